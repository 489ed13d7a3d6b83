// Every operation that we use is found by its path, valid requests pass, what GitHub does not know is named.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { digestOf } from '../../../tools/cut-openapi.ts';
import { cut, operations } from './operations.ts';
import { matchOperation, problemsOfRequest } from './rest.ts';
import { asking, BODIES, HEADERS, pathOf } from './samples.ts';

const REPO = '/repos/{owner}/{repo}';

describe('the cut', () => {
  const list: readonly string[] = JSON.parse(
    readFileSync(new URL('operations.json', import.meta.url), 'utf8'),
  );

  test('is made with the list as it is: after a change of the list, run "npm run cut"', () => {
    expect(cut.list).toBe(digestOf(list));
    expect(operations.map(({ name }) => name)).toEqual(list);
  });

  test('says what it is cut from', () => {
    expect(cut.source).toBe('@octokit/openapi@23.0.2');
    expect(cut.licence).toBe('MIT');
  });

  test('has every schema that it refers to', () => {
    const referred = JSON.stringify(cut).matchAll(/"\$ref":"([^"]+)"/g);
    const missing = [...referred].map(([, name = '']) => name).filter((name) => !(name in cut.components));
    expect(missing).toEqual([]);
  });
});

test('every schema of the cut is one', () => {
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  const wrong = Object.entries(cut.components).filter(([, schema]) => !ajv.validateSchema(schema));
  expect(wrong.map(([name]) => name)).toEqual([]);
});

describe('matchOperation', () => {
  test.each(operations)('finds $name by a path of it', (operation) => {
    expect(matchOperation(operation.method, pathOf(operation))?.operation.name).toBe(operation.name);
  });

  test('decodes parameters, whether slashes are encoded or not', () => {
    const one = matchOperation('GET', '/repos/o/r/git/ref/heads%2Fa%2Fb%23c');
    expect(one?.params).toEqual({ owner: 'o', repo: 'r', ref: 'heads/a/b#c' });
    expect(matchOperation('GET', '/repos/o/r/git/ref/heads/a/b%23c')?.params).toEqual(one?.params);
  });

  test('G01 names that look like other paths stay names', () => {
    const name = (pathname: string) => matchOperation('GET', pathname)?.operation.name;
    expect(name('/repos/o/r/branches/x%2Fprotection')).toBe(`GET ${REPO}/branches/{branch}`);
    expect(name('/repos/o/r/branches/x/protection')).toBe(`GET ${REPO}/branches/{branch}/protection`);
    expect(name('/repos/o/r/issues/comments/5')).toBe(`GET ${REPO}/issues/comments/{comment_id}`);
    expect(matchOperation('GET', '/repos/o/r/git/ref/heads/refs/heads/x')?.params['ref']).toBe(
      'heads/refs/heads/x',
    );
  });

  test('the last parameter may be left out where the description says so', () => {
    for (const end of ['', '/'])
      expect(matchOperation('GET', `/repos/o/r/contents${end}`)?.params['path']).toBe('');
    expect(matchOperation('GET', '/repos/o/r/git/ref')).toBe(null);
  });

  test.each([
    ['GET', '/repos/o/r/nothing'],
    ['PUT', '/repos/o/r/issues'],
    ['GET', '/api/v3/user'],
    ['GET', '/repos/o//issues'],
    ['GET', '/users/%E0%A4%A'],
  ])('%s %s is none', (method, pathname) => {
    expect(matchOperation(method, pathname)).toBe(null);
    const [problem] = problemsOfRequest({ method, pathname, query: {}, headers: HEADERS, body: null });
    expect(problem).toContain(`${method} ${pathname}: found no such operation`);
  });
});

describe('problemsOfRequest', () => {
  test.each(operations)('a valid $name has none', ({ name }) => {
    expect(asking(name)).toEqual([]);
  });

  test('the samples have a body for every operation that takes one', () => {
    expect(Object.keys(BODIES).sort()).toEqual(
      operations.flatMap(({ name, body }) => (body ? [name] : [])).sort(),
    );
  });

  test.each(Object.keys(BODIES))('%s with a field that GitHub does not know', (name) => {
    const body = Object.assign({}, BODIES[name], { mistaken: 1 });
    expect(asking(name, { body })).toContainEqual(
      expect.stringContaining(`${name}: body /mistaken: found an unknown field, expected one of `),
    );
  });

  test.each(operations)('$name with a parameter that GitHub does not know', ({ name }) => {
    const [problem] = asking(name, { query: { mistaken: '1' } });
    expect(problem).toContain(`${name}: query mistaken: found "1", expected `);
  });
});
