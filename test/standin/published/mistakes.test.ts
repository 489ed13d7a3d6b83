// Each kind of mistake in a request is named: the operation, the place, what was found and what was expected.
import { expect, test } from 'vitest';
import { asking, HEADERS, SHA } from './samples.ts';

const REPO = '/repos/{owner}/{repo}';
const LIST = `GET ${REPO}/issues`;
const TREES = `POST ${REPO}/git/trees`;
const CHECKS = `POST ${REPO}/check-runs`;
const NEW = `POST ${REPO}/issues`;
const note = { path: 'a', start_line: 1, end_line: 1, annotation_level: 'notice', message: 'x' };
const checkOf = (more: object) => ({ body: { name: 'x', head_sha: SHA, ...more } });
const noted = (...annotations: object[]) => checkOf({ output: { title: 'x', summary: 'x', annotations } });
const payload = (data: string) => ({ body: { event_type: 'x', client_payload: { data } } });

test.each<readonly [string, string, Parameters<typeof asking>[1], string]>([
  ['wrong type', NEW, { body: { title: 'x', body: 5 } }, 'body /body: found 5, expected string'],
  [
    'wrong type within',
    NEW,
    { body: { title: 'x', labels: [5] } },
    'body /labels/0: found 5, expected string or object',
  ],
  [
    'unknown within',
    NEW,
    { body: { title: 'x', labels: [{ nam: 'x' }] } },
    'body /labels/0/nam: found an unknown',
  ],
  ['missing', NEW, { body: {} }, 'body /title: found nothing, expected'],
  ['no body', NEW, { body: '' }, 'body /: found nothing, expected a body'],
  ['no object', NEW, { body: 'x' }, 'body /: found "x", expected object'],
  ['too much', LIST, { body: { a: 1 } }, 'body /: found {"a":1}, expected no body'],
  [
    'wrong word',
    LIST,
    { query: { state: 'shut' } },
    'query state: found "shut", expected one of "open", "closed", "all"',
  ],
  ['no number', LIST, { query: { page: 'two' } }, 'query page: found "two", expected integer'],
  ['page too long', LIST, { query: { per_page: '101' } }, 'query per_page: found "101", expected 1 to 100'],
  [
    'no time',
    LIST,
    { query: { since: 'yesterday' } },
    'query since: found "yesterday", expected the format date-time',
  ],
  [
    'twice',
    LIST,
    { query: new URLSearchParams('page=1&page=2') },
    'query page: found ["1","2"], expected it once',
  ],
  [
    'no id',
    `GET ${REPO}/issues/{issue_number}`,
    { pathname: '/repos/o/r/issues/seven' },
    'path issue_number: found "seven", expected integer',
  ],
  ['no user agent', LIST, { headers: {} }, 'header user-agent: found nothing, expected a name'],
  [
    'strange accept',
    LIST,
    { headers: { ...HEADERS, Accept: 'text/html' } },
    'header accept: found "text/html"',
  ],
  [
    'no JSON',
    NEW,
    { headers: { 'user-agent': 'x', 'content-type': 'text/plain' } },
    'header content-type: found "text/plain"',
  ],
  [
    'other version',
    LIST,
    { headers: { ...HEADERS, 'x-github-api-version': '2026-03-10' } },
    'expected 2022-11-28',
  ],
  ['51 annotations', CHECKS, noted(...Array.from({ length: 51 }, () => note)), 'expected at most 50 items'],
  [
    'columns of many lines',
    CHECKS,
    noted({ ...note, end_line: 2, start_column: 1 }),
    'expected columns only where it is one line',
  ],
  ['line 0', CHECKS, noted({ ...note, start_line: 0 }), 'start_line: found 0, expected a line from 1'],
  ['long title', CHECKS, noted({ ...note, title: 'x'.repeat(256) }), 'expected at most 255 characters'],
  ['long message', CHECKS, noted({ ...note, message: 'x'.repeat(65537) }), 'expected at most 64 KB'],
  [
    'long summary',
    CHECKS,
    checkOf({ output: { title: 'x', summary: 'x'.repeat(65536) } }),
    'expected at most 65535 characters',
  ],
  ['no conclusion', CHECKS, checkOf({ status: 'completed' }), 'expected a conclusion'],
  [
    'not ours',
    CHECKS,
    checkOf({ conclusion: 'stale' }),
    'body /conclusion: found "stale", expected one that',
  ],
  [
    'short sha',
    CHECKS,
    { body: { name: 'x', head_sha: 'abc' } },
    'body /head_sha: found "abc", expected a full SHA',
  ],
  [
    'ref in full',
    `PATCH ${REPO}/git/refs/{ref}`,
    { pathname: '/repos/o/r/git/refs/refs/heads/x' },
    'path ref: found "refs/heads/x"',
  ],
  [
    'ref in short',
    `POST ${REPO}/git/refs`,
    { body: { ref: 'heads/x', sha: SHA } },
    'body /ref: found "heads/x"',
  ],
  [
    'sha and content',
    TREES,
    { body: { tree: [{ path: 'a', mode: '100644', sha: SHA, content: '' }] } },
    'expected a path, a mode, and either',
  ],
  [
    'strange mode',
    TREES,
    { body: { tree: [{ path: 'a', mode: '100600', sha: SHA }] } },
    'body /tree/0/mode: found "100600"',
  ],
  [
    'color with #',
    `POST ${REPO}/labels`,
    { body: { name: 'x', color: '#d4c5f9' } },
    'expected six hexadecimal digits',
  ],
  ['no title', `POST ${REPO}/pulls`, { body: { head: 'a', base: 'b' } }, 'expected a title'],
  [
    '11 keys',
    `POST ${REPO}/dispatches`,
    {
      body: {
        event_type: 'x',
        client_payload: Object.fromEntries(Array.from('abcdefghijk', (key) => [key, 1])),
      },
    },
    'at most 10 fields',
  ],
  ['64 KB', `POST ${REPO}/dispatches`, payload('x'.repeat(65536)), 'body /client_payload: found'],
  [
    'no range',
    `GET ${REPO}/compare/{basehead}`,
    { pathname: '/repos/o/r/compare/main' },
    'path basehead: found "main", expected BASE...HEAD',
  ],
])('%s: %s', (_, name, change, problem) => {
  const found = asking(name, change);
  expect(found).toContainEqual(expect.stringContaining(problem));
  for (const one of found) expect(one.startsWith(`${name}: `)).toBe(true);
});

test('a time range is taken where the words allow more than the format', () => {
  expect(asking(`GET ${REPO}/actions/runs`, { query: { created: '>=2026-01-01', branch: 'main' } })).toEqual(
    [],
  );
});

const LABELS = `POST ${REPO}/labels`;
const COMMITS = `POST ${REPO}/git/commits`;
const TAG = { tag: 'v1', message: 'x', object: 'HEAD', type: 'commit' };
const entry = { path: 'a', mode: '100644', type: 'blob', sha: 'HEAD' };

test.each<readonly [string, string, unknown]>([
  ['git/refs', `POST ${REPO}/git/refs`, { ref: 'refs/heads/x', sha: 'HEAD' }],
  ['git/refs/{ref}', `PATCH ${REPO}/git/refs/{ref}`, { sha: 'HEAD' }],
  ['base_tree', TREES, { base_tree: 'HEAD', tree: [] }],
  ['an entry', TREES, { tree: [entry] }],
  ['tree', COMMITS, { message: 'x', tree: 'HEAD' }],
  ['a parent', COMMITS, { message: 'x', tree: SHA, parents: ['HEAD'] }],
  ['a tag', `POST ${REPO}/git/tags`, TAG],
])('a name is no SHA: %s', (_, name, body) => {
  const problem = 'found "HEAD", expected a full SHA of 40 hexadecimal digits';
  expect(asking(name, { body })).toEqual([expect.stringContaining(problem)]);
});

test.each<readonly [string, string, unknown, string]>([
  ['encoding', `POST ${REPO}/git/blobs`, { content: '', encoding: 'hex' }, 'utf-8 or base64'],
  ['description', LABELS, { name: 'x', description: 'x'.repeat(101) }, 'at most 100 characters'],
  ['details', CHECKS, noted({ ...note, raw_details: 'é'.repeat(32769) }).body, 'at most 64 KB'],
  ['an entry of nothing', TREES, { tree: [{ path: 'a', mode: '100644' }] }, 'and either sha or content'],
  ['completed', CHECKS, checkOf({ completed_at: '2026-05-04T03:02:01Z' }).body, 'a conclusion'],
])('what is said in words alone: %s', (_, name, body, expected) => {
  expect(asking(name, { body })).toEqual([expect.stringContaining(`, expected `)]);
  expect(asking(name, { body })[0]).toContain(expected);
});

test('what is at its limit is allowed', () => {
  const at = { ...note, title: 'x'.repeat(255), message: 'x'.repeat(65536), start_column: 1, end_column: 2 };
  expect(asking(CHECKS, noted(...Array.from({ length: 50 }, () => at)))).toEqual([]);
  expect(asking(LIST, { query: { per_page: '100' } })).toEqual([]);
  expect(asking(LABELS, { body: { name: 'x', description: '😀'.repeat(100) } })).toEqual([]);
});
