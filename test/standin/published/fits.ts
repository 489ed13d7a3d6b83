// Whether a value surely fits a published schema, by walking both: nothing is compiled for what is right.
import formats from 'ajv-formats';
import { isFields, list as listOf } from '../json.ts';
import { cut, type Schema } from './operations.ts';

type Keyword = (told: unknown, value: unknown, schema: Exclude<Schema, boolean>) => boolean;

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  object: isFields,
  array: Array.isArray,
};

/** Every keyword that the cut has; a schema with another one fits nothing here. */
const KEYWORDS: Readonly<Record<string, Keyword>> = {
  type: (told, value) => [told].flat().some((name) => TYPES[String(name)]?.(value) === true),
  enum: (told, value) => listOf(told).some((one) => one === value),
  $ref: (told, value) => fits(cut.components[String(told)] ?? false, value),
  anyOf: (told, value) => listOf(told).some((one) => fits(one, value)),
  allOf: (told, value) => listOf(told).every((one) => fits(one, value)),
  required: (told, value) =>
    !isFields(value) || listOf(told).every((name) => value[String(name)] !== undefined),
  properties: (told, value) =>
    !isFields(value) ||
    Object.entries(isFields(told) ? told : {}).every(
      ([name, one]) => value[name] === undefined || fits(one, value[name]),
    ),
  additionalProperties: (told, value, schema) => !isFields(value) || othersFit(told, value, ownOf(schema)),
  unevaluatedProperties: (told, value, schema) =>
    !isFields(value) || othersFit(told, value, knownOf(schema, value)),
  items: (told, value) => !Array.isArray(value) || value.every((one) => fits(told, one)),
  maxItems: (told, value) => !Array.isArray(value) || value.length <= Number(told),
  minItems: (told, value) => !Array.isArray(value) || value.length >= Number(told),
  maxProperties: (told, value) => !isFields(value) || Object.keys(value).length <= Number(told),
  minProperties: (told, value) => !isFields(value) || Object.keys(value).length >= Number(told),
  minLength: (told, value) => typeof value !== 'string' || Array.from(value).length >= Number(told),
  maxLength: (told, value) => typeof value !== 'string' || Array.from(value).length <= Number(told),
  minimum: (told, value) => typeof value !== 'number' || value >= Number(told),
  maximum: (told, value) => typeof value !== 'number' || value <= Number(told),
  format: (told, value) => hasFormat(String(told), value),
};

/** `false` where that is not sure: then who compiles the schema decides, and says why. */
export function fits(schema: unknown, value: unknown): boolean {
  if (!isFields(schema)) return schema === true;
  return Object.entries(schema).every(([name, told]) => KEYWORDS[name]?.(told, value, schema) === true);
}

const ownOf = (schema: Exclude<Schema, boolean>): ReadonlySet<string> =>
  new Set(isFields(schema['properties']) ? Object.keys(schema['properties']) : []);

/** The fields that it speaks of, itself or in what the value fits of its alternatives. */
function knownOf(schema: Exclude<Schema, boolean>, value: unknown): ReadonlySet<string> {
  const some = listOf(schema['anyOf']).filter((one) => fits(one, value));
  const inside = [...some, ...listOf(schema['allOf'])].filter(isFields);
  return new Set([...ownOf(schema), ...inside.flatMap((one) => [...knownOf(one, value)])]);
}

const othersFit = (
  schema: unknown,
  value: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
): boolean => Object.entries(value).every(([name, one]) => known.has(name) || fits(schema, one));

function hasFormat(name: string, value: unknown): boolean {
  const format = formats.default.get(name as Parameters<typeof formats.default.get>[0]);
  if (format === true) return true;
  if (typeof format === 'function') return typeof value !== 'string' || format(value);
  if (format instanceof RegExp) return typeof value !== 'string' || format.test(value);
  if (typeof format !== 'object' || typeof format.validate !== 'function') return false;
  const validate = format.validate as (value: unknown) => unknown;
  return typeof value !== (format.type ?? 'string') || validate(value) === true;
}
