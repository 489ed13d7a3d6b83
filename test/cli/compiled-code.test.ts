// Where compiled code is kept: in the person's own cache folder, or nowhere.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cacheFolder } from '../../src/cli/compiled-code.ts';

describe('the folder of compiled code', () => {
  test.each<readonly [string, Readonly<Record<string, string>>, string | null]>([
    ['the XDG folder first', { XDG_CACHE_HOME: '/c', HOME: '/h' }, '/c/rekindle/compiled'],
    ['that below the home folder', { HOME: '/h' }, '/h/.cache/rekindle/compiled'],
    [
      'a relative one is passed over, as the specification says',
      { XDG_CACHE_HOME: 'c', HOME: '/h' },
      '/h/.cache/rekindle/compiled',
    ],
    ['an empty one, too', { XDG_CACHE_HOME: '', HOME: '/h' }, '/h/.cache/rekindle/compiled'],
    ['none where no home is known', {}, null],
    ['never that for temporary files', { TMPDIR: '/tmp' }, null],
  ])('%s', (_, env, folder) => expect(cacheFolder(env)).toBe(folder));
});

const DOORS = resolve(import.meta.dirname, '../../dist');

test('the built command line keeps it there', () => {
  const home = mkdtempSync(join(tmpdir(), 'rekindle-home-'));
  const { PATH = '' } = process.env;
  const args = [join(DOORS, 'cli/index.js'), 'scan', home, '--output', 'json'];
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { PATH, HOME: home },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  const [version = ''] = readdirSync(join(home, '.cache/rekindle/compiled'));
  expect(readdirSync(join(home, '.cache/rekindle/compiled', version)).length).toBeGreaterThan(2);
  rmSync(home, { recursive: true });
});

test('no bundle runs what stands above its folder and is no part of it', () => {
  const files = readdirSync(DOORS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const asks = (name: string) => /_require\(.esprima/.test(readFileSync(join(DOORS, name), 'utf8'));
  expect([files.length > 20, files.filter(asks)]).toEqual([true, []]);
});
