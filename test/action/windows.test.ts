// The built bundles where paths have drive letters and backslashes, as on a runner of Windows.
import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMPILED } from '../compiled.ts';
import { atNight } from '../exhaustive.ts';
import { at, BAD, GOOD, push, twoCommits } from './jobs.ts';
import { BUNDLE, folder, repository, runAction } from './runner.ts';
import { pathOf } from './states.ts';

const LOADED = `--import=${new URL('./stage/windows.mjs', import.meta.url).href}`;
/** A folder of this machine by the name that it has on that one. */
const on = (dir: string): string => `D:${dir.replaceAll('/', '\\')}`;

/** git as Git for Windows answers: its folders with a drive, which may be another than that of the files. */
function gitOn(drive: 'D' | 'E'): string {
  const dir = folder();
  const script = [
    '#!/usr/bin/env bash',
    'set -o pipefail',
    `export PATH=${process.env['PATH']}`,
    'case " $* " in',
    `  *' rev-parse --path-format=absolute '*) git "$@" | sed 's#^/#${drive}:/#' ;;`,
    '  *) exec git "$@" ;;',
    'esac',
    '',
  ];
  writeFileSync(join(dir, 'git'), script.join('\n'));
  chmodSync(join(dir, 'git'), 0o755);
  return `${dir}:${process.env['PATH']}`;
}

atNight('R06 a check there: annotations have the path of git, files lie where the runner says', () => {
  const { repo, base, head } = twoCommits(GOOD, BAD);
  const temp = folder();
  const ended = runAction({
    entry: BUNDLE,
    workspace: repo.dir,
    event: 'push',
    payload: push(base, head),
    env: {
      NODE_OPTIONS: LOADED,
      PATH: gitOn('D'),
      GITHUB_WORKSPACE: on(repo.dir),
      RUNNER_TEMP: on(temp),
    },
  });
  expect([ended.status, ended.stderr]).toEqual([1, '']);
  expect(at(ended, 'error').map(({ properties }) => properties['file'])).toEqual([pathOf('001-a')]);
  expect(ended.outputs['result-file']).toBe(on(join(temp, 'rekindle-result.json')));
  expect(JSON.parse(readFileSync(join(temp, 'rekindle-result.json'), 'utf8')).workflows).toHaveLength(1);
});

test('R06 files on one drive, git on another: what is started fresh is archived there, removed here', () => {
  const repo = repository();
  repo.commit(GOOD);
  const args = ['dist/cli/index.js', 'start-fresh', 'humaninloop:001-a', '-C', on(repo.dir), '--yes'];
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { PATH: gitOn('E'), HOME: folder(), NODE_OPTIONS: LOADED, NODE_COMPILE_CACHE: COMPILED },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, expect.stringContaining(`remove  ${pathOf('001-a')} (`)]);
  expect(repo.git('status', '--porcelain')).toBe(`D ${pathOf('001-a')}`);
  expect(readdirSync(join(repo.dir, '.git/rekindle/archive'))).toHaveLength(1);
});
