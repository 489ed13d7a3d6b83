// What the token says against a config; the other problems are those of a config that is read.
import { describe, expect, test } from 'vitest';
import type { Config } from '../../src/config/config.ts';
import { dispatchProblem } from '../../src/config/problems.ts';
import { readConfig } from '../../src/config/read.ts';
import { KNOWN } from './examples.ts';

function config(text: string): Config {
  const { config: read, problems } = readConfig(text, KNOWN);
  expect(problems).toEqual([]);
  return read;
}

describe('dispatch by a mention', () => {
  const it = config('dispatch:\n  mention: "@agent go"');

  test('is an error with the token of the workflow itself, and none with another', () => {
    const said = dispatchProblem(it, 'github-token');
    expect(said).toMatchObject({ level: 'error', key: 'dispatch.mention', line: 2 });
    expect(said?.message).toMatch(/found .*GITHUB_TOKEN.*, expected .*\. Give /);
    expect(dispatchProblem(it, 'own')).toBeNull();
  });

  test('and other ways go with any token', () => {
    for (const text of [
      '{}',
      'dispatch: {repository-dispatch: x}',
      'dispatch: {workflow-dispatch: {workflow: a.yml}}',
    ])
      expect(dispatchProblem(config(text), 'github-token')).toBeNull();
  });
});
