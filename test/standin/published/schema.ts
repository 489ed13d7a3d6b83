// GitHub's GraphQL schema as it is published and cut, with what its own scalars look like.
import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLError, isScalarType } from 'graphql';

/** The cut schema as it is committed. */
export const text = readFileSync(new URL('schema.graphql', import.meta.url), 'utf8');

/** Digest of the list that the schema was cut with. */
export const list = /^# list: ([0-9a-f]{64})$/m.exec(text)?.[1] ?? null;

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const ofText = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

/** How a value of a scalar looks in JSON: the words of GitHub's schema where it is one of its own. */
const SCALARS: Readonly<Record<string, readonly [fits: (value: unknown) => boolean, looks: string]>> = {
  Int: [(value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31, 'an integer of 32 bits'],
  Float: [(value) => typeof value === 'number', 'a number'],
  String: [(value) => typeof value === 'string', 'a string'],
  Boolean: [(value) => typeof value === 'boolean', 'true or false'],
  ID: [ofText(/./), 'an id, as a string'],
  Base64String: [ofText(/^[A-Za-z0-9+/\n]*={0,2}\n?$/), 'Base64'],
  BigInt: [ofText(/^-?\d+$/), 'an integer, as a string'],
  DateTime: [ofText(TIME), 'a time of ISO 8601 with its zone'],
  GitObjectID: [ofText(/^[0-9a-f]{40}$/), 'a full object id of 40 hexadecimal digits'],
  GitRefname: [ofText(/^refs\/[^/]+\/./), 'a full name such as refs/heads/main'],
  GitTimestamp: [ofText(TIME), 'a time of ISO 8601 with its zone'],
  URI: [ofText(/^\S+$/), 'a URI'],
};

/** What a value of a scalar should look like, where it does not; `null`: it does. */
export function expectedOf(scalar: string, value: unknown): string | null {
  const [fits, looks] = SCALARS[scalar] ?? [ofText(/^/), 'a string'];
  return fits(value) ? null : looks;
}

/** The schema; what is given to its own scalars, in a query or by a variable, must look like them. */
export const schema = buildSchema(text);

for (const type of Object.values(schema.getTypeMap())) {
  if (!isScalarType(type) || type.astNode === undefined || type.astNode === null) continue;
  type.coerceInputValue = (value: unknown) => {
    const looks = expectedOf(type.name, value);
    if (looks !== null)
      throw new GraphQLError(`${type.name}: found ${JSON.stringify(value)}, expected ${looks}`);
    return value;
  };
}
