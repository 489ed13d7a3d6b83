// The limits of GitHub's page on queries, which no schema says: bounds of connections, nodes of a query.
import {
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  getArgumentValues,
  getNamedType,
  isCompositeType,
  type SelectionSetNode,
} from 'graphql';
import { schema } from './schema.ts';
import { type Asked, selected } from './selections.ts';

/** A connection gives 1 to 100 nodes at a time. */
const MOST_OF_ONE = 100;
/** A query may ask for so many nodes in all, connections in connections multiplied. */
const MOST_IN_ALL = 500_000;

interface Walked {
  readonly problems: readonly string[];
  readonly nodes: number;
}

const everything = (): boolean => true;

/** How many nodes a connection gives for what is asked, and what is wrong with its bounds. */
function bounds(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  asked: Asked,
): readonly [number, string?] {
  const { first, last } = getArgumentValues(field, node, asked.variables);
  const given = [first, last].filter((one) => one !== undefined && one !== null).map(Number);
  const [many] = given;
  if (many === undefined) {
    const inside = selected(node.selectionSet ? [node.selectionSet] : [], asked, everything);
    const counts = inside.every((one) => ['totalCount', '__typename'].includes(one.node.name.value));
    return counts ? [0] : [1, 'found neither first nor last, expected one of them'];
  }
  if (given.length > 1) return [many, 'found first and last, expected one of them'];
  return many >= 1 && many <= MOST_OF_ONE
    ? [many]
    : [many, `found ${many} nodes, expected 1 to ${MOST_OF_ONE}`];
}

/** `times`: how many nodes of `parent` there may be. */
function walk(set: SelectionSetNode, parent: GraphQLCompositeType, times: number, asked: Asked): Walked {
  const problems: string[] = [];
  let nodes = 0;
  for (const { node, on } of selected([set], asked, everything)) {
    const narrowed = on === null ? undefined : schema.getType(on);
    const field = schema.getField(isCompositeType(narrowed) ? narrowed : parent, node.name.value);
    const type = field && getNamedType(field.type);
    if (!field || !isCompositeType(type) || !node.selectionSet) continue;
    const isConnection = type.name.endsWith('Connection');
    const [many, problem] = isConnection ? bounds(field, node, asked) : [1];
    if (problem !== undefined) problems.push(`${node.name.value}: ${problem}`);
    const inner = walk(node.selectionSet, type, times * many, asked);
    problems.push(...inner.problems);
    nodes += inner.nodes + (isConnection ? times * many : 0);
  }
  return { problems, nodes };
}

/** What GitHub would refuse in a valid query because it asks for too much, or does not say how much. */
export function beyondLimits(asked: Asked): readonly string[] {
  const root = schema.getRootType(asked.operation.operation);
  if (!root) return [`found a ${asked.operation.operation}, expected a query or mutation`];
  const { problems, nodes } = walk(asked.operation.selectionSet, root, 1, asked);
  if (nodes <= MOST_IN_ALL) return problems;
  return [...problems, `found ${nodes} nodes in all, expected at most ${MOST_IN_ALL}`];
}
