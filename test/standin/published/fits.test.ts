// What is taken without a compiler is what the compiled schema takes, keyword by keyword.
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { share } from '../../exhaustive.ts';
import { isFields } from '../json.ts';
import { closed } from './bodies.ts';
import { fits } from './fits.ts';
import { cut, operations, type Schema } from './operations.ts';
import { ANSWERS, BODIES, named } from './samples.ts';

const ajv = new Ajv2020({ strict: false, inlineRefs: false, validateSchema: false });
formats.default(ajv);
for (const [name, schema] of Object.entries(cut.components)) ajv.addSchema(schema, name);

const VALUES: readonly unknown[] = JSON.parse(`[
  null, true, false, 0, 1, -1, 5, 1.5, 1152921504606846976, "", "a", "ab", "𝒳𝒳", "abc",
  "ada@example.org", "ada@",
  "2026-11-29T12:00:00Z", "2026-13-29T12:00:00Z", "https://example.org/a", "example", [], [1], ["a", 1],
  {}, {"a": 1}, {"a": "1"}, {"a": 1, "b": 2}, {"b": 2}, {"b": "2"}, {"a": 1, "c": null},
  [{"a": 1}], [{"b": 1}]
]`);
const A = { type: 'object', properties: { a: { type: 'integer' } }, required: ['a'] };
const B = { type: 'object', properties: { b: { type: 'string' } } };
const CLOSED = [{ anyOf: [A, B] }, { allOf: [A, B] }, { ...A, anyOf: [B, { properties: { c: true } }] }];
const SCHEMAS: readonly Schema[] = [
  [true, false, {}, A, B, { anyOf: [A, B] }, { allOf: [A, B] }, { $ref: 'basic-error' }],
  ['null', 'boolean', 'string', 'number', 'integer', 'object', 'array'].map((type) => ({ type })),
  [{ type: ['string', 'null'] }, { enum: ['a', 1, null] }, { items: { type: 'integer' } }, { items: A }],
  [{ minimum: 1 }, { maximum: 1 }, { minLength: 2 }, { maxLength: 2 }, { minItems: 1 }, { maxItems: 1 }],
  [{ minProperties: 1 }, { maxProperties: 1 }, { properties: { a: false } }, { required: ['a', 'b'] }],
  ['date-time', 'uri', 'email', 'int64'].map((format) => ({ format })),
  [true, false, { type: 'string' }].map((additionalProperties) => ({ ...A, additionalProperties })),
  CLOSED.map((schema) => ({ ...schema, unevaluatedProperties: false })),
].flat();

test.each(SCHEMAS.map((schema) => [JSON.stringify(schema), schema] as const))('%s', (_, schema) => {
  const compiled = ajv.compile(schema);
  for (const value of VALUES) expect([value, fits(schema, value)]).toEqual([value, compiled(value)]);
});

test('what it does not know it leaves to the compiler', () => {
  expect(fits({ not: { type: 'string' } }, 1)).toBe(false);
});

/** The value with one thing less, or one thing of another type, at each place. */
function spoiled(value: unknown): readonly unknown[] {
  const others = [null, 'x', 7, [], {}];
  if (Array.isArray(value)) return [...others, ...spoiled(value[0]).map((one) => [one])];
  if (!isFields(value)) return others;
  const inside = Object.entries(value).flatMap(([name, one]) => {
    const { [name]: _, ...rest } = value;
    return [rest, ...spoiled(one).map((bad) => ({ ...value, [name]: bad }))];
  });
  return [...others, { ...value, mistaken: 1 }, ...inside];
}

describe('what is published', () => {
  test('nothing in it needs the compiler', () => {
    for (const [name, status, body] of ANSWERS) {
      const [schema] = Object.values(named(name).responses[`${status}`] ?? {});
      if (schema !== undefined) expect([name, fits(schema, body)]).toEqual([name, true]);
    }
  });

  test('it is judged as the compiler does', () => {
    const asked = operations.flatMap(({ name, body }) =>
      body ? [[closed(body.schema), BODIES[name]] as const] : [],
    );
    const answered = ANSWERS.flatMap(([name, status, body]) =>
      Object.values(named(name).responses[`${status}`] ?? {}).map((schema) => [schema, body] as const),
    );
    for (const [schema, body] of share([...asked, ...answered], 11)) {
      const compiled = ajv.compile(schema);
      for (const value of [body, ...spoiled(body)])
        if (fits(schema, value) !== compiled(value)) expect(value).toBe(`taken: ${compiled(value)}`);
    }
  });
});
