// What of an OpenAPI description survives the cut: what decides whether a body fits, and nothing else.
import { describe, expect, test } from 'vitest';
import { cutOpenApi, digestOf, type Json, printCut, schemaOf } from '../../tools/cut-openapi.ts';

const LIST = ['GET /things/{id}', 'POST /things'];
const json = (schema: Json) => ({ 'application/json': { schema, examples: { one: { value: 1 } } } });

const DESCRIPTION = {
  info: { version: '1.2.3', license: { name: 'MIT' } },
  paths: {
    '/things/{id}': {
      parameters: [{ $ref: '#/components/parameters/id' }],
      get: {
        summary: 'words',
        parameters: [
          { name: 'q', in: 'query', description: 'words', schema: { type: 'string', default: 'x' } },
        ],
        responses: { 200: { content: json({ $ref: '#/components/schemas/thing' }) }, 304: {} },
      },
    },
    '/things': {
      post: {
        requestBody: { required: true, content: json({ $ref: '#/components/schemas/owner' }) },
        responses: { 422: { $ref: '#/components/responses/invalid' } },
      },
      delete: { responses: { 204: {} } },
    },
  },
  components: {
    parameters: { id: { name: 'id', in: 'path', required: true, 'x-multi-segment': true, schema: {} } },
    responses: { invalid: { content: json({ type: 'object' }) } },
    schemas: {
      thing: { type: 'object', properties: { owner: { $ref: '#/components/schemas/owner' } } },
      owner: { type: 'object', properties: { thing: { $ref: '#/components/schemas/thing' } } },
      unused: { type: 'string' },
    },
  },
};

const none = (): void => {};

describe('schemaOf', () => {
  test('null is said by the type, in the enum as well', () => {
    expect(schemaOf({ type: 'string', nullable: true }, none)).toEqual({ type: ['string', 'null'] });
    expect(schemaOf({ type: 'string', nullable: true, enum: ['a'] }, none)).toEqual({
      type: ['string', 'null'],
      enum: ['a', null],
    });
    expect(schemaOf({ nullable: true, allOf: [{ type: 'object' }] }, none)).toEqual({
      anyOf: [{ allOf: [{ type: 'object' }] }, { type: 'null' }],
    });
  });

  test('words go, fields with the names of words stay', () => {
    const properties = { description: { type: 'string', description: 'words' }, default: {}, title: {} };
    expect(
      schemaOf({ title: 'words', example: 1, 'x-github': {}, properties, required: ['title'] }, none),
    ).toEqual({
      properties: { description: { type: 'string' }, default: {}, title: {} },
      required: ['title'],
    });
  });

  test('alternatives may overlap, lists and open objects are cut inside', () => {
    const text = { type: 'string', example: 'x' };
    expect(schemaOf({ oneOf: [text, { type: 'array', items: text }] }, none)).toEqual({
      anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
    });
    expect(schemaOf({ additionalProperties: text }, none)).toEqual({
      additionalProperties: { type: 'string' },
    });
    expect(schemaOf({ additionalProperties: false }, none)).toEqual({ additionalProperties: false });
  });

  test('formats that nobody can check go, limits stay', () => {
    expect(schemaOf({ format: 'uri', maxLength: 5 }, none)).toEqual({ format: 'uri', maxLength: 5 });
    expect(schemaOf({ format: 'repo.nwo' }, none)).toEqual({});
  });

  test('a keyword that is not known is an error: nothing gets lost', () => {
    expect(() => schemaOf({ properties: { a: { patternProperties: {} } } }, none)).toThrow(
      'patternProperties',
    );
  });
});

describe('cutOpenApi', () => {
  const cut = cutOpenApi(DESCRIPTION, LIST);

  test('keeps the listed operations with what they refer to, circles included', () => {
    expect(cut).toEqual({
      source: '@octokit/openapi@1.2.3',
      licence: 'MIT',
      list: digestOf(LIST),
      operations: {
        'GET /things/{id}': {
          parameters: [
            { name: 'id', in: 'path', required: true, segments: 'many', schema: {} },
            { name: 'q', in: 'query', required: false, schema: { type: 'string' } },
          ],
          body: null,
          responses: { 200: { 'application/json': { $ref: 'thing' } }, 304: {} },
        },
        'POST /things': {
          parameters: [],
          body: { required: true, schema: { $ref: 'owner' } },
          responses: { 422: { 'application/json': { type: 'object' } } },
        },
      },
      components: {
        owner: { type: 'object', properties: { thing: { $ref: 'thing' } } },
        thing: { type: 'object', properties: { owner: { $ref: 'owner' } } },
      },
    });
  });

  test('prints the same each time, a line for each operation and schema', () => {
    const text = printCut(cut);
    expect(JSON.parse(text)).toEqual(cut);
    expect(text).toBe(printCut(cutOpenApi(structuredClone(DESCRIPTION), LIST)));
    expect(text.split('\n').filter((line) => /^"(?:GET|POST|owner|thing)/.test(line))).toHaveLength(4);
  });

  test('another list has another digest', () => {
    expect(digestOf(LIST.slice(1))).not.toBe(digestOf(LIST));
  });

  test.each(['GET /nothing', 'PUT /things', 'parameters /things/{id}', ''])('%j is not in it', (one) => {
    expect(() => cutOpenApi(DESCRIPTION, [one])).toThrow(`${one}: not in the description`);
  });

  test('a schema that is not there is named', () => {
    const schemas = { owner: DESCRIPTION.components.schemas.owner };
    const torn = { ...DESCRIPTION, components: { ...DESCRIPTION.components, schemas } };
    expect(() => cutOpenApi(torn, LIST)).toThrow('schema thing: found nothing, expected an object');
  });
});
