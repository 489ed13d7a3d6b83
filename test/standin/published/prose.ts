// What the description of an operation says in words only, as a table beside its schemas.
import { isFields, quoted } from './bodies.ts';
import type { Match, Schema } from './operations.ts';

export interface Asked extends Match {
  readonly query: URLSearchParams;
  readonly body: unknown;
}

interface Rule {
  /** Which operations it is said of. */
  readonly of: RegExp;
  readonly at: string;
  /** What it is about; `undefined` (not given) fits. */
  readonly values: (asked: Asked) => readonly unknown[];
  readonly fits: (value: unknown) => boolean;
  readonly expected: string;
}

/** The values at a path of field names; `*` is every item of a list. Absent ones are left out. */
function valuesAt(value: unknown, path: string): readonly unknown[] {
  let found: readonly unknown[] = value === undefined ? [] : [value];
  for (const name of path === '' ? [] : path.split('/'))
    found = found
      .flatMap((one) =>
        name === '*' ? (Array.isArray(one) ? one : []) : [isFields(one) ? one[name] : undefined],
      )
      .filter((one) => one !== undefined);
  return found;
}

const ofBody = (at: string): Pick<Rule, 'at' | 'values'> => ({
  at: `body /${at}`,
  values: ({ body }) => valuesAt(body, at),
});
const matches = (pattern: RegExp) => (value: unknown) => typeof value !== 'string' || pattern.test(value);
const shorter = (most: number) => (value: unknown) =>
  typeof value !== 'string' || Array.from(value).length <= most;
const bytes = (value: unknown) =>
  Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value));
const has = (value: unknown, name: string) => isFields(value) && value[name] !== undefined;
const KB = 1024;

const SHA = { fits: matches(/^[0-9a-f]{40}$/), expected: 'a full SHA of 40 hexadecimal digits' };
const CHECK = /^(?:POST|PATCH) .+\/check-runs(?:\/\{check_run_id\})?$/;
const LABEL = /^(?:POST|PATCH) \/repos\/\{owner\}\/\{repo\}\/labels/;
const ANNOTATIONS = 'output/annotations/*';

const sameLine = (value: unknown) =>
  isFields(value) &&
  (value['start_line'] === value['end_line'] || !(has(value, 'start_column') || has(value, 'end_column')));

const RULES: readonly Rule[] = [
  {
    of: /^GET /,
    at: 'query per_page',
    values: ({ query }) => query.getAll('per_page'),
    fits: (value) => Number(value) >= 1 && Number(value) <= 100,
    expected: '1 to 100',
  },
  {
    of: /\/git\/(?:ref|refs|matching-refs)\/\{ref\}$/,
    at: 'path ref',
    values: ({ params }) => [params['ref']],
    fits: matches(/^(?!refs\/)/),
    expected: 'a name such as heads/main, without refs/ before it',
  },
  {
    of: /^POST .+\/git\/refs$/,
    ...ofBody('ref'),
    fits: matches(/^refs\/[^/]+\/./),
    expected: 'a full name such as refs/heads/main',
  },
  {
    of: /\/compare\/\{basehead\}$/,
    at: 'path basehead',
    values: ({ params }) => [params['basehead']],
    fits: matches(/[^.]\.\.\.[^.]/),
    expected: 'BASE...HEAD',
  },
  { of: /\/git\/refs/, ...ofBody('sha'), ...SHA },
  { of: /\/git\/trees$/, ...ofBody('base_tree'), ...SHA },
  { of: /\/git\/trees$/, ...ofBody('tree/*/sha'), ...SHA },
  { of: /\/git\/commits$/, ...ofBody('tree'), ...SHA },
  { of: /\/git\/commits$/, ...ofBody('parents/*'), ...SHA },
  { of: /\/git\/tags$/, ...ofBody('object'), ...SHA },
  { of: /\/check-runs$/, ...ofBody('head_sha'), ...SHA },
  {
    of: /\/git\/trees$/,
    ...ofBody('tree/*'),
    fits: (value) => has(value, 'path') && has(value, 'mode') && has(value, 'sha') !== has(value, 'content'),
    expected: 'a path, a mode, and either sha or content',
  },
  {
    of: /\/git\/blobs$/,
    ...ofBody('encoding'),
    fits: matches(/^(?:utf-8|base64)$/),
    expected: 'utf-8 or base64',
  },
  {
    of: LABEL,
    ...ofBody('color'),
    fits: matches(/^[0-9a-f]{6}$/i),
    expected: 'six hexadecimal digits without #',
  },
  { of: LABEL, ...ofBody('description'), fits: shorter(100), expected: 'at most 100 characters' },
  {
    of: /^POST .+\/pulls$/,
    ...ofBody(''),
    fits: (value) => has(value, 'title') || has(value, 'issue'),
    expected: 'a title, or an issue that becomes the pull request',
  },
  {
    of: CHECK,
    ...ofBody(''),
    fits: (value) =>
      has(value, 'conclusion') ||
      !(has(value, 'completed_at') || (isFields(value) && value['status'] === 'completed')),
    expected: 'a conclusion, because it is completed',
  },
  {
    of: CHECK,
    ...ofBody('conclusion'),
    fits: (value) => value !== 'stale',
    expected: 'one that is not GitHub’s own',
  },
  {
    of: CHECK,
    ...ofBody(`${ANNOTATIONS}/start_line`),
    fits: (value) => Number(value) >= 1,
    expected: 'a line from 1',
  },
  { of: CHECK, ...ofBody(ANNOTATIONS), fits: sameLine, expected: 'columns only where it is one line' },
  { of: CHECK, ...ofBody(`${ANNOTATIONS}/title`), fits: shorter(255), expected: 'at most 255 characters' },
  {
    of: CHECK,
    ...ofBody(`${ANNOTATIONS}/message`),
    fits: (value) => bytes(value) <= 64 * KB,
    expected: 'at most 64 KB',
  },
  {
    of: CHECK,
    ...ofBody(`${ANNOTATIONS}/raw_details`),
    fits: (value) => bytes(value) <= 64 * KB,
    expected: 'at most 64 KB',
  },
  {
    of: /^POST \/repos\/\{owner\}\/\{repo\}\/dispatches$/,
    ...ofBody('client_payload'),
    fits: (value) => bytes(value) < 64 * KB,
    expected: 'less than 64 KB',
  },
];

/** What breaks a rule that is written in words, one line each. */
export function unsaid(asked: Asked): readonly string[] {
  const name = asked.operation.name;
  return RULES.filter(({ of }) => of.test(name)).flatMap(({ at, values, fits, expected }) =>
    values(asked)
      .filter((value) => !fits(value))
      .map((value) => `${at}: found ${quoted(value)}, expected ${expected}`),
  );
}

/** Operations that answer with the file itself where `application/vnd.github.raw+json` is asked for. */
export const RAW = new Set([
  'GET /repos/{owner}/{repo}/contents/{path}',
  'GET /repos/{owner}/{repo}/git/blobs/{file_sha}',
]);

/** Parameters whose published format is narrower than their words: `created` takes a range of times. */
export const WIDER = new Set(['GET /repos/{owner}/{repo}/actions/runs created']);

/**
 * Answers whose published schema no real answer can fit. The account of an installation is there said to be a
 * user and an enterprise at once; the component of the same name says it right. Two refusals are said to be
 * empty, where GitHub sends its error as ever.
 */
export const MENDED: Readonly<Record<string, Readonly<Record<string, Schema>>>> = {
  'GET /app/installations 200': {
    'application/json': { type: 'array', items: { $ref: 'installation' } },
  },
  'DELETE /repos/{owner}/{repo}/git/refs/{ref} 422': { 'application/json': { $ref: 'basic-error' } },
  'POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers 422': {
    'application/json': { $ref: 'basic-error' },
  },
};
