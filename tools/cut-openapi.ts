// Cuts GitHub's own OpenAPI description down to the operations of a list, as JSON Schema that Ajv can use.
import { createHash } from 'node:crypto';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Shape = { readonly [key: string]: Json };

/** Keywords that decide whether a body fits; they are kept as they are. */
const KEPT = new Set(
  (
    'type enum required pattern minimum maximum minLength maxLength ' +
    'minItems maxItems uniqueItems minProperties maxProperties'
  ).split(' '),
);
/** Keywords for readers and for makers of SDKs. `discriminator` only says which alternative to try first. */
const DROPPED = new Set(
  (
    'description title example examples default deprecated externalDocs ' +
    'readOnly discriminator nullable format'
  ).split(' '),
);
/** Formats that ajv-formats knows; `timestamp` and `repo.nwo` are GitHub's own words for plain text. */
const FORMATS = new Set(['uri', 'date-time', 'email', 'int64']);
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

const isShape = (value: Json | undefined): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function shapeOf(value: Json | undefined, what: string): Shape {
  if (isShape(value)) return value;
  throw new Error(`${what}: found ${JSON.stringify(value) ?? 'nothing'}, expected an object`);
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const mapped = (shape: Shape, change: (value: Json) => Json): Shape =>
  Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, change(value)]));

/** The digest that ties a cut to its list: SHA-256 of the list as JSON, in hex. */
export const digestOf = (list: Json): string =>
  createHash('sha256').update(JSON.stringify(list)).digest('hex');

/**
 * One schema of OpenAPI 3.0 as JSON Schema 2020-12. `nullable` becomes a type; `oneOf` becomes `anyOf`,
 * because GitHub's alternatives overlap; a `$ref` becomes the bare name. `refer` is called with each name
 * that the schema refers to.
 * @throws Error on a keyword that is neither kept nor known to be without effect, so that nothing gets lost.
 */
export function schemaOf(source: Json, refer: (name: string) => void): Json {
  const from = shapeOf(source, 'a schema');
  const next = (value: Json): Json => schemaOf(value, refer);
  if (typeof from['$ref'] === 'string') {
    const name = from['$ref'].replace('#/components/schemas/', '');
    refer(name);
    return { $ref: name };
  }
  const made: Record<string, Json> = {};
  for (const [key, value] of Object.entries(from)) {
    if (KEPT.has(key)) made[key] = value;
    else if (key === 'properties') made[key] = mapped(shapeOf(value, key), next);
    else if (key === 'items' || key === 'not') made[key] = next(value);
    else if (key === 'allOf') made[key] = listOf(value).map(next);
    else if (key === 'anyOf' || key === 'oneOf') made['anyOf'] = listOf(value).map(next);
    else if (key === 'additionalProperties') made[key] = isShape(value) ? next(value) : value;
    else if (key === 'format' && typeof value === 'string' && FORMATS.has(value)) made[key] = value;
    else if (!DROPPED.has(key) && !key.startsWith('x-')) throw new Error(`unknown keyword ${key}`);
  }
  return from['nullable'] === true ? orNull(made) : made;
}

/** The same schema, which `null` fits as well. */
function orNull(schema: Shape): Json {
  if (schema['anyOf'] || schema['allOf']) return { anyOf: [schema, { type: 'null' }] };
  const { type, enum: values } = schema;
  const types = type === undefined ? {} : { type: [...(Array.isArray(type) ? type : [type]), 'null'] };
  const all = listOf(values);
  return { ...schema, ...types, ...(values && !all.includes(null) ? { enum: [...all, null] } : {}) };
}

/** Follows a `$ref` to `#/components/<kind>/<name>`; anything else is given back as it is. */
function resolve(description: Shape, value: Json): Shape {
  const shape = shapeOf(value, 'a parameter, body or response');
  if (typeof shape['$ref'] !== 'string') return shape;
  const [, , kind = '', name = ''] = shape['$ref'].split('/');
  const all = shapeOf(description['components'], 'components');
  return shapeOf(shapeOf(all[kind], kind)[name], shape['$ref']);
}

/** Media type → schema; a body without a schema is `{}`, which everything fits. */
const contentOf = (content: Json | undefined, refer: (name: string) => void): Shape =>
  mapped(isShape(content) ? content : {}, (media) =>
    schemaOf(shapeOf(media, 'media')['schema'] ?? {}, refer),
  );

function operationOf(description: Shape, source: Shape, shared: Json, refer: (name: string) => void): Json {
  const parameters = [...listOf(shared), ...listOf(source['parameters'])].map((one) => {
    const { name = '', in: place = '', required = false, schema = {}, ...rest } = resolve(description, one);
    const many = rest['x-multi-segment'] === true ? { segments: 'many' } : {};
    return { name, in: place, required, ...many, schema: schemaOf(schema, refer) };
  });
  const body = isShape(source['requestBody']) ? resolve(description, source['requestBody']) : null;
  const json = body && contentOf(body['content'], refer)['application/json'];
  if (body && !json) throw new Error('a request body that is not JSON');
  return {
    parameters,
    body: body && json ? { required: body['required'] === true, schema: json } : null,
    responses: mapped(shapeOf(source['responses'], 'responses'), (response) =>
      contentOf(resolve(description, response)['content'], refer),
    ),
  };
}

/**
 * The description cut to the operations of a list (`GET /repos/{owner}/{repo}`), with the schemas that they
 * refer to, in the order of their names.
 * @throws Error that names the operation which is not in the description, or the schema that fails.
 */
export function cutOpenApi(description: Json, list: readonly string[]): Shape {
  const all = shapeOf(description, 'the description');
  const schemas = shapeOf(shapeOf(all['components'], 'components')['schemas'], 'schemas');
  const kept = new Map<string, Json>();
  const waiting: string[] = [];
  const refer = (name: string): void => void waiting.push(name);
  const operations: Record<string, Json> = {};
  for (const one of list) {
    const [method = '', path = ''] = one.split(' ');
    const item = shapeOf(all['paths'], 'paths')[path];
    const source = METHODS.has(method) && isShape(item) ? item[method.toLowerCase()] : undefined;
    if (!isShape(item) || !isShape(source)) throw new Error(`${one}: not in the description`);
    operations[one] = operationOf(all, source, item['parameters'] ?? [], refer);
  }
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (kept.has(name)) continue;
    const schema = shapeOf(schemas[name], `schema ${name}`);
    kept.set(name, schemaOf(schema, refer));
  }
  const { version, license } = shapeOf(all['info'], 'info');
  return {
    source: `@octokit/openapi@${typeof version === 'string' ? version : '?'}`,
    licence: shapeOf(license, 'the licence')['name'] ?? null,
    list: digestOf(list),
    operations,
    components: Object.fromEntries([...kept].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** The cut as text: each operation and each schema on a line of its own, so that differences can be read. */
export function printCut(cut: Shape): string {
  const entries = Object.entries(cut).map(([key, value]) => {
    if (!isShape(value)) return `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    const lines = Object.entries(value).map(
      ([name, one]) => `${JSON.stringify(name)}: ${JSON.stringify(one)}`,
    );
    return `${JSON.stringify(key)}: {\n${lines.join(',\n')}\n}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}
