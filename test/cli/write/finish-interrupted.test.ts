// A change that a crash cut short: nothing finishes it before a person says so, and looking never does.
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { atNight, share } from '../../exhaustive.ts';
import { treeOf } from '../../local/crash.ts';
import { endedAt, regression, removal } from '../../local/scenes.ts';
import { type Over, rekindle } from '../world.ts';

/** A removal that was ended when some of its files were gone. */
const halfDone = async () => endedAt(removal, 'unlinkSync', 3);
const tree = async (dir: string) => Object.fromEntries(await treeOf(dir, ['.git']));
const journals = (dir: string) => readdir(join(dir, '.git/rekindle/journal'));
const type = (dir: string, args: readonly string[], over?: Over) => rekindle([...args, '-C', dir], over);

describe('R01 nobody agreed to it here, so it is left as it is', () => {
  atNight.each<readonly [readonly string[], number]>([
    [['migrate', '--check'], 0],
    [['migrate', '--all', '--dry-run'], 0],
    [['start-fresh', 'ai-dev-shop:1-a', '--dry-run'], 2],
    [['resume', 'nosuch:x', '--dry-run'], 2],
    [['restore', 'ai', '--dry-run'], 0],
    [['checkpoint', '--dry-run'], 0],
    [['resume', 'nosuch:x'], 2],
    [['migrate', '--all'], 2],
    [['start-fresh', 'ai-dev-shop:1-a'], 2],
    [['restore', 'ai'], 2],
    [['checkpoint'], 2],
  ])('%j', async (args, status) => {
    const dir = await halfDone();
    const before = await tree(dir);
    const ended = await type(dir, args);
    expect(await tree(dir)).toEqual(before);
    expect(await journals(dir)).toHaveLength(2);
    expect([ended.status, ended.err]).toEqual([status, expect.stringContaining('a change was cut short')]);
  });

  test('on a terminal a no leaves it as it is', async () => {
    const dir = await halfDone();
    const before = await tree(dir);
    const { status, err } = await type(dir, ['resume', 'nosuch:x'], { ask: async () => false });
    expect([status, err]).toEqual([
      0,
      expect.stringContaining('# unfinished: a change of a test (ai-dev-shop:1-a)'),
    ]);
    expect(await tree(dir)).toEqual(before);
  });
});

test.each<readonly [string, readonly string[], Over]>([
  ['a yes on a terminal', [], { ask: async () => true }],
  ['--yes', ['--yes'], {}],
])('%s finishes it, and nothing else is done', async (_name, more, over) => {
  const dir = await halfDone();
  const { status, out, err } = await type(dir, ['resume', 'nosuch:x', ...more], over);
  expect([status, out]).toEqual([0, '']);
  expect(err).toContain('Finished what was cut short: a change of a test (ai-dev-shop:1-a). Its archive is ');
  expect(err).toContain('Nothing else was done.');
  expect(await journals(dir)).toEqual([]);
});

describe('a git that was killed in the middle of a commit leaves its lock', () => {
  const LEFT = /A git that was killed, in a crash of Rekindle too, .* remove \S+\/\.git\/index\.lock\. /;

  test.each<readonly [readonly string[]]>(
    share(
      [
        [['migrate', '--all']],
        [['resume', 'nosuch:x']],
        [['start-fresh', 'ai-dev-shop:1-a']],
        [['restore', 'ai']],
        [['checkpoint']],
      ],
      5,
    ),
  )('%j says so, where it lies and what to do; without it the commit is made', async (args) => {
    const dir = await endedAt(regression, 'spawn git commit');
    const lock = join(dir, '.git/index.lock');
    await writeFile(lock, '');
    const refused = await type(dir, [...args, '--yes']);
    expect([refused.status, refused.out]).toEqual([2, '']);
    expect(refused.err).toMatch(LEFT);
    expect(refused.err).not.toContain('editor');
    await rm(lock);
    const { status, err } = await type(dir, [...args, '--yes']);
    expect([status, err]).toEqual([0, expect.stringMatching(/It is committed as [0-9a-f]{12}\./)]);
  });
});

describe('looking says that a change is unfinished and how it is finished, and leaves it', () => {
  const UNFINISHED = /A change is unfinished here: a change of a test \(ai-dev-shop:1-a\), \d+ paths\./;
  const HOW = /"rekindle migrate --all -C \S+" shows it, asks, brings it to its end, and does nothing else\./;
  const said = (text: string) => text.replaceAll(/\s+/g, ' ');

  test.each<readonly [string, readonly string[], number]>([
    ['scan', [], 0],
    ['scan', ['--output', 'markdown'], 0],
    ['scan', ['--output', 'json'], 0],
    ['detect', [], 1],
    ['detect', ['--output', 'json'], 1],
    ['brief', [], 2],
  ])('%s %j', async (name, options, status) => {
    const dir = await halfDone();
    const before = await tree(dir);
    const words = name === 'detect' ? ['dark theme', dir] : name === 'scan' ? [dir] : ['x:y', '-C', dir];
    const ended = await rekindle([name, ...words, ...options]);
    expect(ended.status).toBe(status);
    expect(said(ended.err)).toMatch(UNFINISHED);
    expect(said(ended.err)).toMatch(HOW);
    expect(`${ended.out}${ended.err}`).not.toMatch(/No workflow (?:was )?found|There are none at all/);
    if (options.includes('json'))
      expect(JSON.parse(ended.out).unfinished).toEqual([expect.stringContaining('ai-dev-shop:1-a')]);
    else if (name !== 'brief') expect(said(ended.out)).toMatch(/unfinished here: .*rekindle migrate --all/);
    expect(await tree(dir)).toEqual(before);
    expect(await journals(dir)).toHaveLength(2);
  });
});
