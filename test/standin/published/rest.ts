// Whether GitHub's own description of its REST interface allows a request, or an answer to it.
import { closed, misfits, quoted } from './bodies.ts';
import { type Match, matchOperation, type Operation, type Parameter, type Schema } from './operations.ts';
import { MENDED, RAW, unsaid, WIDER } from './prose.ts';

export { matchOperation, type Operation } from './operations.ts';

export interface Request {
  /** In capitals. */
  readonly method: string;
  /** As it was sent, percent-encoded. */
  readonly pathname: string;
  readonly query: URLSearchParams | Readonly<Record<string, string>>;
  /** As node:http gives them; names in any case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Parsed; `undefined`, `null` or `''` where there is none. */
  readonly body: unknown;
}

/** The version of the interface that the cut describes; every later one is a change of contract. */
const VERSION = '2022-11-28';
const MEDIA = /^(?:\*\/\*|application\/json|application\/vnd\.github(?:\.[a-z0-9-]+)*(?:\+json)?)$/;

const isNothing = (body: unknown): boolean => body === undefined || body === null || body === '';

/** Headers that GitHub asks for, or understands in one way only. */
function ofHeaders({ headers, body }: Request): readonly string[] {
  const given = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value ?? ''].flat().join(', ')]),
  );
  const rules: readonly (readonly [string, (value: string) => boolean, string])[] = [
    ['user-agent', (value) => value !== '', 'a name: GitHub refuses requests without one'],
    [
      'accept',
      (value) => value.split(/\s*,\s*/).every((one) => MEDIA.test(one || '*/*')),
      'a media type of GitHub',
    ],
    ['x-github-api-version', (value) => value === '' || value === VERSION, VERSION],
    [
      'content-type',
      (value) => isNothing(body) || /^application\/json(?:;|$)/.test(value),
      'application/json, because there is a body',
    ],
  ];
  return rules
    .filter(([name, fits]) => !fits(given.get(name) ?? ''))
    .map(([name, , expected]) => `header ${name}: found ${quoted(given.get(name))}, expected ${expected}`);
}

/** What a text of a path or query can mean: itself, and the number or boolean that it spells. */
function meanings(text: string): readonly unknown[] {
  if (/^(?:0|-?[1-9]\d*)$/.test(text)) return [Number(text), text];
  return text === 'true' || text === 'false' ? [text === 'true', text] : [text];
}

function ofParameter(
  operation: Operation,
  { name, in: place, schema }: Parameter,
  text: string,
): readonly string[] {
  if (WIDER.has(`${operation.name} ${name}`)) return [];
  const tried = meanings(text).map((value) => misfits(schema, value));
  if (tried.some((problems) => problems.length === 0)) return [];
  return (tried[0] ?? []).map((problem) => `${place} ${name}${problem.replace(/^\//, '')}`);
}

function ofParameters({ operation, params }: Match, query: URLSearchParams): readonly string[] {
  const given = [...new Set(query.keys())];
  const known = operation.parameters.filter((one) => one.in === 'query');
  return [
    ...given
      .filter((name) => !known.some((one) => one.name === name))
      .map((name) => {
        const names = known.map((one) => one.name).join(', ');
        return `query ${name}: found ${quoted(query.get(name))}, expected ${names || 'no parameter'}`;
      }),
    ...given
      .filter((name) => query.getAll(name).length > 1)
      .map((name) => `query ${name}: found ${quoted(query.getAll(name))}, expected it once`),
    ...operation.parameters.flatMap((one) => {
      const text = one.in === 'path' ? params[one.name] : query.get(one.name);
      if (typeof text === 'string') return ofParameter(operation, one, text);
      return one.required ? [`${one.in} ${one.name}: found nothing, expected a value`] : [];
    }),
  ];
}

const bodies = new WeakMap<Operation, Schema>();

function ofBody(operation: Operation, body: unknown): readonly string[] {
  const published = operation.body;
  if (isNothing(body)) return published?.required ? ['body /: found nothing, expected a body'] : [];
  if (!published) return [`body /: found ${quoted(body)}, expected no body`];
  const schema = bodies.get(operation) ?? closed(published.schema);
  bodies.set(operation, schema);
  return misfits(schema, body).map((problem) => `body ${problem}`);
}

/**
 * What is wrong with a request, one line each: the operation, the place in it, what was found and what was
 * expected. Unknown fields are wrong although the server would ignore them. Empty: GitHub would take it.
 */
export function problemsOfRequest(request: Request): readonly string[] {
  const { method, pathname, body } = request;
  const match = matchOperation(method, pathname);
  if (!match) return [`${method} ${pathname}: found no such operation, expected one of operations.json`];
  const query = new URLSearchParams(request.query);
  const problems = [
    ...ofHeaders(request),
    ...ofParameters(match, query),
    ...ofBody(match.operation, body),
    ...unsaid({ ...match, query, body: isNothing(body) ? undefined : body }),
  ];
  return problems.map((problem) => `${match.operation.name}: ${problem}`);
}

const ERROR: Readonly<Record<string, Schema>> = { 'application/json': { $ref: 'basic-error' } };
const INVALID: Readonly<Record<string, Schema>> = {
  'application/json': {
    anyOf: [{ $ref: 'validation-error' }, { $ref: 'basic-error' }],
  },
};
/** A server in trouble answers with what it has, a page of HTML included. */
const ANYTHING: Readonly<Record<string, Schema>> = { '*/*': true };

/**
 * Answers that GitHub's pages on authentication, rate limits, conditional requests, redirects and
 * troubleshooting describe for the whole interface, whatever the description lists for one operation.
 */
function ofWholeInterface(operation: Operation, status: number): Readonly<Record<string, Schema>> | null {
  if ([401, 403, 404, 429].includes(status)) return ERROR;
  if ([301, 307, 308].includes(status)) return ERROR;
  if ([500, 502, 503, 504].includes(status)) return ANYTHING;
  if (status === 304 && operation.method === 'GET') return {};
  return status === 422 && operation.body ? INVALID : null;
}

/**
 * What is wrong with an answer, one line each. `body` is parsed JSON, a string where the answer is not JSON,
 * and `undefined`, `null` or `''` where it is empty. Fields that the description does not know are allowed.
 */
export function problemsOfResponse(operation: Operation, status: number, body: unknown): readonly string[] {
  const place = `${operation.name}: ${status}`;
  const medias =
    MENDED[`${operation.name} ${status}`] ??
    operation.responses[`${status}`] ??
    ofWholeInterface(operation, status);
  if (!medias) {
    const documented = Object.keys(operation.responses).join(', ');
    return [`${place}: found a status that is not documented, expected one of ${documented}`];
  }
  const schemas = Object.values(medias);
  if (isNothing(body) && schemas.every((schema) => schema === true)) return [];
  if (schemas.length === 0) return [`${place}: body /: found ${quoted(body)}, expected no body`];
  if (typeof body === 'string' && status === 200 && RAW.has(operation.name)) return [];
  const tried = schemas.map((schema) => misfits(schema, body));
  if (tried.some((problems) => problems.length === 0)) return [];
  const told = tried[Object.keys(medias).indexOf('application/json')] ?? tried[0] ?? [];
  return told.map((problem) => `${place}: body ${problem}`);
}
