// Whether a GraphQL query is one that GitHub's published schema allows, and whether an answer fits its query.
import {
  type DocumentNode,
  GraphQLError,
  getVariableValues,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { ofObject } from './answers.ts';
import { beyondLimits } from './limits.ts';
import { schema } from './schema.ts';
import { type Asked, fragmentsOf, onlyOperation } from './selections.ts';

type Values = Readonly<Record<string, unknown>>;

const told = ({ message, locations }: GraphQLError): string => {
  const [at] = locations ?? [];
  return at ? `query ${at.line}:${at.column}: ${message}` : `query: ${message}`;
};

const known = new Map<
  string,
  { readonly document: DocumentNode; readonly errors: readonly GraphQLError[] }
>();

/** A query read and held against the schema, each text once. @throws GraphQLError where it is no query */
export function judged(query: string) {
  const document = known.get(query)?.document ?? parse(query);
  const errors =
    known.get(query)?.errors ?? validate(schema, document, [...specifiedRules, NoDeprecatedCustomRule]);
  known.set(query, { document, errors });
  return { document, errors };
}

/** What a query asks for, or what is wrong with it. A deprecated field is wrong: it will be gone one day. */
function read(query: string, variables: Values): Asked | readonly string[] {
  try {
    const { document, errors } = judged(query);
    if (errors.length > 0) return errors.map(told);
    const operation = onlyOperation(document);
    if (!operation) return ['query: found none or several operations, expected one'];
    const declared = operation.variableDefinitions ?? [];
    const names = declared.map((one) => one.variable.name.value);
    const unknown = Object.keys(variables).filter((name) => !names.includes(name));
    if (unknown.length > 0)
      return unknown.map(
        (name) => `variable $${name}: found no declaration, expected one of ${names.join(', ')}`,
      );
    const values = getVariableValues(schema, declared, variables);
    if (values.errors) return values.errors.map(told);
    return { operation, fragments: fragmentsOf(document), variables: values.variableValues };
  } catch (error) {
    if (error instanceof GraphQLError) return [told(error)];
    throw error;
  }
}

const isAsked = (value: Asked | readonly string[]): value is Asked => 'operation' in value;

/**
 * What is wrong with a query and its variables, one line each: syntax, names, types, values of variables, and
 * GitHub's limits on connections. Empty: GitHub would take it.
 */
export function problemsOfQuery(query: string, variables: Values = {}): readonly string[] {
  const asked = read(query, variables);
  return isAsked(asked) ? beyondLimits(asked).map((problem) => `query: ${problem}`) : asked;
}

/**
 * What is wrong with the `data` of an answer, one line each: a field that was asked for and is not there, one
 * that nobody asked for, a value that its type does not allow. The query must be valid itself.
 */
export function problemsOfAnswer(query: string, data: unknown, variables: Values = {}): readonly string[] {
  const asked = read(query, variables);
  if (!isAsked(asked)) return asked;
  const root = schema.getRootType(asked.operation.operation);
  if (!root) return [`query: found no ${asked.operation.operation} in the schema`];
  return ofObject(root, data, [asked.operation.selectionSet], 'data', asked);
}
