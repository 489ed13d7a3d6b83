// Whether a value fits a published schema, and in plain words where it does not.
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { fits } from './fits.ts';
import { cut, type Schema } from './operations.ts';

/** Compiles only what something did not fit: most tests send and get nothing of that kind. */
let compiler: Ajv2020 | null = null;
function compilerOf(): Ajv2020 {
  if (compiler) return compiler;
  // GitHub's schemas leave types to the branch that they stand in, and require fields of other branches.
  const ajv = new Ajv2020({
    strict: true,
    inlineRefs: false,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    verbose: true,
    // A test holds the schemas themselves against theirs; here most of a start would go by on it.
    validateSchema: false,
    code: { optimize: false },
  });
  formats.default(ajv);
  // Each by its own name, so that it is compiled once, however many operations refer to it.
  for (const [name, schema] of Object.entries(cut.components)) ajv.addSchema(schema, name);
  compiler = ajv;
  return ajv;
}

type Fields = { readonly [name: string]: unknown };

/** Whether a value of JSON is an object. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The names of the fields that a schema knows, those of its alternatives included. */
function fieldsOf(schema: unknown): readonly string[] {
  if (!isFields(schema)) return [];
  const inside = [...listOf(schema['anyOf']), ...listOf(schema['allOf'])].flatMap(fieldsOf);
  return [
    ...new Set([...Object.keys(isFields(schema['properties']) ? schema['properties'] : {}), ...inside]),
  ];
}

/**
 * A schema that no unknown field fits. GitHub's own leave objects open, and the server ignores what it does
 * not know, so a misspelled field would go unseen. An object without any known field is free by nature
 * (`client_payload`, `inputs`) and stays open.
 */
export function closed(schema: unknown, inside = false): Schema {
  if (!isFields(schema)) return schema === true;
  if (typeof schema['$ref'] === 'string') return closed(cut.components[schema['$ref']], inside);
  const { additionalProperties: _, ...rest } = schema;
  const fields = fieldsOf(schema);
  const made: Record<string, unknown> = fields.length > 0 ? { ...rest } : { ...schema };
  const own = isFields(schema['properties']);
  if (isFields(schema['properties'])) {
    const properties = Object.entries(schema['properties']).map(([name, one]) => [name, closed(one)]);
    made['properties'] = Object.fromEntries(properties);
  }
  if (schema['items']) made['items'] = closed(schema['items']);
  if (schema['anyOf']) made['anyOf'] = listOf(schema['anyOf']).map((one) => closed(one, inside || own));
  if (schema['allOf']) made['allOf'] = listOf(schema['allOf']).map((one) => closed(one, true));
  const whole = own || (fields.length > 0 && schema['allOf'] !== undefined);
  return whole && !inside ? { ...made, unevaluatedProperties: false } : made;
}

/** A value as it is quoted in a message. */
export function quoted(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

const LIMITS: Readonly<Record<string, string>> = {
  maxLength: 'at most # characters',
  minLength: 'at least # characters',
  maxItems: 'at most # items',
  minItems: 'at least # items',
  maxProperties: 'at most # fields',
  minProperties: 'at least # fields',
};

/** `[place, found, expected]`; `null` for an error that only sums up others, or follows from them. */
function explain(error: ErrorObject): readonly [string, string, string] | null {
  const { instancePath, keyword, params, data, parentSchema } = error;
  const at = instancePath || '/';
  const inside = (name: unknown) =>
    `${instancePath}/${String(name).replace(/~/g, '~0').replace(/\//g, '~1')}`;
  switch (keyword) {
    case 'anyOf':
      return null;
    case 'type':
      return [at, quoted(data), [params['type']].flat().join(' or ')];
    case 'enum':
      return [at, quoted(data), `one of ${listOf(params['allowedValues']).map(quoted).join(', ')}`];
    case 'required':
      return [inside(params['missingProperty']), 'nothing', 'a value: the field is required'];
    case 'unevaluatedProperties':
    case 'additionalProperties': {
      const name = params['unevaluatedProperty'] ?? params['additionalProperty'];
      const known = fieldsOf(parentSchema);
      if (known.includes(String(name))) return null;
      return [inside(name), 'an unknown field', `one of ${known.join(', ')}`];
    }
    case 'format':
      return [at, quoted(data), `the format ${params['format']}`];
    default: {
      const limit = LIMITS[keyword]?.replace('#', `${params['limit']}`);
      return [at, quoted(data), limit ?? `${error.message}`];
    }
  }
}

const MOST = 20;

/**
 * What does not fit, one line each: `/labels/0: found 5, expected string`. Places are JSON pointers into the
 * value. Empty: it fits.
 */
export function misfits(schema: Schema, value: unknown): readonly string[] {
  if (fits(schema, value)) return [];
  const validate = compilerOf().compile(schema); // Ajv keeps what it compiled, by the schema's identity.
  if (validate(value)) return [];
  const places = new Map<string, Set<string>>();
  for (const error of validate.errors ?? []) {
    const [at, found, expected] = explain(error) ?? [];
    if (at === undefined || expected === undefined) continue;
    const head = `${at}: found ${found}`;
    places.set(head, (places.get(head) ?? new Set()).add(expected));
  }
  const lines = [...places].map(([head, expected]) => `${head}, expected ${[...expected].join(' or ')}`);
  if (lines.length === 0) return [`/: found ${quoted(value)}, expected one of several shapes`];
  return lines.length > MOST ? [...lines.slice(0, MOST), `and ${lines.length - MOST} more`] : lines;
}
