// What the config leaves alone.
import { describe, expect, test } from 'vitest';
import { type Config, DEFAULTS } from '../../src/config/config.ts';
import { ignored } from '../../src/config/ignore.ts';
import { readConfig } from '../../src/config/read.ts';
import { KNOWN } from './examples.ts';

function config(text: string): Config {
  const { config: read, problems } = readConfig(text, KNOWN);
  expect(problems).toEqual([]);
  return read;
}

describe('what is ignored', () => {
  const it = config(
    'ignore: {paths: [docs/, "*.tmp"], branches: ["wip/*"], workflows: ["specify:00*"], ' +
      'authors: ["*[bot]", Ada]}',
  );

  test.each([
    [{ path: 'docs/a/state.md' }, true],
    [{ path: 'specs/docs/state.md' }, false],
    [{ path: 'a.tmp' }, true],
    [{ branch: 'wip/a' }, true],
    [{ branch: 'wip/a/b' }, false],
    [{ branch: 'main' }, false],
    [{ workflow: 'specify:001-x' }, true],
    [{ workflow: 'sdd:001-x' }, false],
    [{ author: 'Renovate[BOT]' }, true],
    [{ author: 'ada' }, true],
    [{ author: 'adam' }, false],
    [{ path: 'a.md', branch: 'main', workflow: 'sdd:x', author: 'bob' }, false],
    [{ path: 'a.md', branch: 'main', workflow: 'sdd:x', author: 'ADA' }, true],
    [{}, false],
  ])('%j: %s', (what, said) => {
    expect(ignored(it, what)).toBe(said);
  });

  test('is nothing by default', () => {
    expect(ignored(DEFAULTS, { path: 'a', branch: 'b', workflow: 'c', author: 'd' })).toBe(false);
  });
});
