// Answers that GitHub's description allows pass, and each kind of mistake in one is named with its place.
import { describe, expect, test } from 'vitest';
import { operations } from './operations.ts';
import { problemsOfResponse } from './rest.ts';
import { ANSWERS, named } from './samples.ts';

const REPO = '/repos/{owner}/{repo}';

describe('problemsOfResponse', () => {
  test.each(ANSWERS)('a valid %s %i has none', (name, status, body) => {
    expect(problemsOfResponse(named(name), status, body)).toEqual([]);
  });

  test('every documented answer can be judged', () => {
    for (const operation of operations)
      for (const status of Object.keys(operation.responses))
        expect(Array.isArray(problemsOfResponse(operation, Number(status), { id: 'x' }))).toBe(true);
  });

  const comment = ANSWERS.find(([name]) => name.endsWith('{issue_number}/comments'))?.[2];
  const COMMENTS = named(`POST ${REPO}/issues/{issue_number}/comments`);
  const FORBIDDEN = {
    message: 'Resource not accessible by integration',
    documentation_url: 'x',
    status: '403',
  };

  test.each([
    ['wrong type', 201, Object.assign({}, comment, { id: '7' }), 'body /id: found "7", expected integer'],
    [
      'no time',
      201,
      Object.assign({}, comment, { created_at: 'now' }),
      'body /created_at: found "now", expected the format date-time',
    ],
    [
      'missing',
      201,
      Object.assign({}, comment, { user: {} }),
      'body /user/login: found nothing, expected a value',
    ],
    ['no body', 201, undefined, 'body /: found nothing, expected object'],
    ['text', 201, 'x', 'body /: found "x", expected object'],
    [
      'undocumented',
      200,
      comment,
      '200: found a status that is not documented, expected one of 201, 403, 404, 410, 422',
    ],
    ['strange', 418, {}, '418: found a status that is not documented'],
    ['unfit error', 403, [], 'body /: found [], expected object'],
  ])('%s', (_, status, body, problem) => {
    const found = problemsOfResponse(COMMENTS, status, body);
    expect(found).toContainEqual(expect.stringContaining(problem));
    for (const one of found) expect(one).toMatch(/^POST .+: \d{3}: /);
  });

  test('what the whole interface may answer is no problem of one operation', () => {
    for (const status of [401, 403, 404, 429])
      expect(problemsOfResponse(COMMENTS, status, FORBIDDEN)).toEqual([]);
    for (const status of [500, 502, 503, 504])
      expect(problemsOfResponse(COMMENTS, status, '<html>')).toEqual([]);
    expect(problemsOfResponse(named(`GET ${REPO}/branches`), 304, '')).toEqual([]);
    expect(problemsOfResponse(named(`GET ${REPO}/branches`), 304, {})).toHaveLength(1);
    expect(problemsOfResponse(COMMENTS, 304, '')).toHaveLength(1);
    expect(
      problemsOfResponse(named(`POST ${REPO}/check-runs`), 422, { message: 'x', documentation_url: 'x' }),
    ).toEqual([]);
  });

  test('an empty answer is empty, and a raw file is text', () => {
    expect(problemsOfResponse(named(`DELETE ${REPO}/git/refs/{ref}`), 204, { a: 1 })).toHaveLength(1);
    expect(problemsOfResponse(named(`GET ${REPO}/contents/{path}`), 200, 'text of the file')).toEqual([]);
    expect(problemsOfResponse(named(`GET ${REPO}`), 200, 'text')).toHaveLength(1);
  });
});
