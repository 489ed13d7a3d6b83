// Which fields an operation asks for: fragments followed, and what @skip and @include leave out left out.
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  getDirectiveValues,
  type getVariableValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

export type Variables = Extract<
  ReturnType<typeof getVariableValues>,
  { variableValues: unknown }
>['variableValues'];

/** A valid query with one operation, and the values of its variables. */
export interface Asked {
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Variables;
}

/** The only operation of a document; `null` where there is none, or more than one. */
export function onlyOperation(document: DocumentNode): OperationDefinitionNode | null {
  const all = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  return all.length === 1 ? (all[0] ?? null) : null;
}

export const fragmentsOf = (document: DocumentNode): Asked['fragments'] =>
  new Map(
    document.definitions
      .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );

const isIn = (node: SelectionNode, variables: Variables): boolean =>
  getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] !== true &&
  getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false;

/** A field that is asked for, with the type that its fragment is about (`null`: the type it stands in). */
export interface Selected {
  readonly node: FieldNode;
  readonly on: string | null;
}

/** The fields of selection sets; `applies` says whether a fragment about a type is for us. */
export function selected(
  sets: readonly SelectionSetNode[],
  asked: Asked,
  applies: (type: string) => boolean,
  on: string | null = null,
): readonly Selected[] {
  const all = sets.flatMap(({ selections }) => selections).filter((node) => isIn(node, asked.variables));
  return all.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [{ node, on }];
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? asked.fragments.get(node.name.value) : node;
    const type = fragment?.typeCondition?.name.value ?? null;
    if (!fragment || (type !== null && !applies(type))) return [];
    return selected([fragment.selectionSet], asked, applies, type ?? on);
  });
}
