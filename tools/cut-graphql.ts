// Cuts GitHub's public GraphQL schema down to the fields of a list, and to the types that these need.
import {
  buildSchema,
  type DefinitionNode,
  type FieldDefinitionNode,
  type InterfaceTypeDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  type TypeDefinitionNode,
  type TypeNode,
  validateSchema,
  visit,
} from 'graphql';
import { digestOf } from './cut-openapi.ts';

/** Type → the fields that are kept of it; `*Connection` is meant for every connection that has no line. */
export type Fields = Readonly<Record<string, readonly string[]>>;
type WithFields = InterfaceTypeDefinitionNode | ObjectTypeDefinitionNode;

const hasFields = (node: TypeDefinitionNode): node is WithFields =>
  node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INTERFACE_TYPE_DEFINITION;
const isType = (node: DefinitionNode): node is TypeDefinitionNode => node.kind.endsWith('TypeDefinition');
const BUILT_IN = new Set(['Int', 'Float', 'String', 'Boolean', 'ID']);

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}

/** The names of the types that a cut definition mentions, implemented interfaces left out. */
function mentionedBy(node: TypeDefinitionNode): readonly string[] {
  if (hasFields(node))
    return (node.fields ?? []).flatMap((field) => [
      nameOf(field.type),
      ...(field.arguments ?? []).map(({ type }) => nameOf(type)),
    ]);
  const fields = node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? (node.fields ?? []) : [];
  return fields.map(({ type }) => nameOf(type));
}

class Cutter {
  readonly #types: ReadonlyMap<string, TypeDefinitionNode>;
  readonly #fields: Fields;

  constructor(source: string, fields: Fields) {
    const types = parse(source, { noLocation: true }).definitions.filter(isType);
    this.#types = new Map(types.map((type) => [type.name.value, type]));
    this.#fields = fields;
  }

  #listed(name: string): readonly string[] | undefined {
    const own = Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
    return own ?? (name.endsWith('Connection') ? this.#fields['*Connection'] : undefined);
  }

  /** The fields to keep: those of its own line, and those that its kept interfaces prescribe. */
  #kept(type: WithFields): readonly FieldDefinitionNode[] {
    const name = type.name.value;
    const ofInterfaces = (type.interfaces ?? []).flatMap((one) => this.#listed(one.name.value) ?? []);
    const own = this.#listed(name) ?? [];
    const missing = own.find((field) => !type.fields?.some((one) => one.name.value === field));
    if (missing !== undefined) throw new Error(`${name}.${missing}: not in the schema`);
    const wanted = new Set([...own, ...ofInterfaces]);
    return (type.fields ?? []).filter((field) => wanted.has(field.name.value));
  }

  /** A type as it is kept. @throws Error where it has fields, and none are listed. */
  #cut(name: string, whence: string): TypeDefinitionNode {
    const type = this.#types.get(name);
    if (!type) throw new Error(`${name}: not in the schema (${whence})`);
    if (type.kind === Kind.UNION_TYPE_DEFINITION)
      return { ...type, types: (type.types ?? []).filter((one) => this.#listed(one.name.value)) };
    if (!hasFields(type)) return type;
    if (!this.#listed(name)) throw new Error(`${name}: none of its fields are listed (${whence})`);
    const interfaces = (type.interfaces ?? []).filter((one) => this.#listed(one.name.value));
    return { ...type, interfaces, fields: this.#kept(type) };
  }

  /** Every listed type, and every type that one of these mentions, in the order of their names. */
  all(): readonly TypeDefinitionNode[] {
    const kept = new Map<string, TypeDefinitionNode>();
    const listed = Object.keys(this.#fields).filter((name) => !name.startsWith('*'));
    const waiting: (readonly [name: string, whence: string])[] = listed.map((name) => [name, 'listed']);
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name, whence] = next;
      if (kept.has(name) || BUILT_IN.has(name)) continue;
      const type = this.#cut(name, whence);
      kept.set(name, type);
      waiting.push(...mentionedBy(type).map((one) => [one, `mentioned by ${name}`] as const));
    }
    return [...kept.values()].sort((a, b) => (a.name.value < b.name.value ? -1 : 1));
  }
}

/**
 * The schema cut to the listed fields, as text. Descriptions go, and all directives but `@deprecated`. The
 * first line carries the digest of the list, which a test compares.
 * @throws Error on a field that the schema does not have, or that leads to a type without a line in the list;
 *   GraphQLError where the result is no valid schema.
 */
export function cutGraphql(source: string, fields: Fields): string {
  const definitions = visit(
    { kind: Kind.DOCUMENT, definitions: new Cutter(source, fields).all() },
    {
      enter: (node) =>
        'description' in node && node.description ? { ...node, description: undefined } : undefined,
      Directive: (node) => (node.name.value === 'deprecated' ? undefined : null),
    },
  );
  const text = `# list: ${digestOf(fields)}\n\n${print(definitions)}\n`;
  const [error] = validateSchema(buildSchema(text));
  if (error) throw error;
  return text;
}
