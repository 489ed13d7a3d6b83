// What of a GraphQL schema survives the cut: the listed fields, and the types that these need.
import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { cutGraphql } from '../../tools/cut-graphql.ts';
import { digestOf } from '../../tools/cut-openapi.ts';

const SOURCE = `
  directive @needs(what: String) on OBJECT | FIELD_DEFINITION
  "Words." scalar Time @needs(what: "x")
  scalar Unused
  enum Order { "Up." UP DOWN }
  input Sorting { by: Order!, since: Time, deep: Sorting }
  interface Node { id: ID! }
  interface Lost { id: ID! }
  union Found = Thing | Other
  type Query {
    "A thing." thing(sort: Sorting = { by: UP }): Thing @needs(what: "x")
    other: Other
    find: Found
  }
  type Thing implements Node & Lost @needs(what: "y") {
    id: ID!
    old: String @deprecated(reason: "gone")
    made: Time
    others(first: Int): OtherConnection!
  }
  type Other implements Node { id: ID! }
  type OtherConnection { nodes: [Other] total: Int! edges: [Thing] }
`;
const FIELDS = {
  Query: ['thing', 'find'],
  Node: ['id'],
  Thing: ['old', 'made', 'others'],
  Other: [],
  '*Connection': ['nodes', 'total'],
};

describe('cutGraphql', () => {
  test('keeps the listed fields, those of their interfaces, and what these mention', () => {
    const text = cutGraphql(SOURCE, FIELDS);
    expect(text).toBe(`# list: ${digestOf(FIELDS)}

union Found = Thing | Other

interface Node {
  id: ID!
}

enum Order {
  UP
  DOWN
}

type Other implements Node {
  id: ID!
}

type OtherConnection {
  nodes: [Other]
  total: Int!
}

type Query {
  thing(sort: Sorting = { by: UP }): Thing
  find: Found
}

input Sorting {
  by: Order!
  since: Time
  deep: Sorting
}

type Thing implements Node {
  id: ID!
  old: String @deprecated(reason: "gone")
  made: Time
  others(first: Int): OtherConnection!
}

scalar Time
`);
    expect(buildSchema(text).getType('Lost')).toBeUndefined();
    expect(cutGraphql(SOURCE, FIELDS)).toBe(text);
  });

  test.each([
    ['a field that is not there', { ...FIELDS, Thing: ['gone'] }, 'Thing.gone: not in the schema'],
    ['a type that is not there', { ...FIELDS, Gone: ['id'] }, 'Gone: not in the schema (listed)'],
    [
      'a field that leads to a type without a line',
      { Query: ['other'] },
      'Other: none of its fields are listed (mentioned by Query)',
    ],
    [
      'what leaves a type without fields',
      { Query: ['other'], Other: [] },
      'Other must define one or more fields',
    ],
  ])('%s is an error', (_, fields, message) => {
    expect(() => cutGraphql(SOURCE, fields)).toThrow(message);
  });
});
