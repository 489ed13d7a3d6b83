// For every format: fresh, then restore, gives back the identical tree, ignored files and modes included.
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { STORIES } from '../../src/demo/stories.ts';
import { engine } from '../../src/index.ts';
import type { Recovery } from '../../src/model/recovery.ts';
import { rekindle } from '../cli/world.ts';
import { atNight, exhaustive, share } from '../exhaustive.ts';
import { fixturesOf } from '../formats/fixtures.ts';
import { treeOf } from '../local/crash.ts';
import { type Desk, deskOn, deskWith } from './desk.ts';
import { AT } from './sample.ts';

/** The id of the workflow whose state file this is. */
async function idAt(desk: Desk, path: string): Promise<string> {
  const { workflows } = JSON.parse(
    (await rekindle(['scan', desk.dir, '--output', 'json', '--fail-on', 'none', ...AT])).out,
  );
  return workflows.find((one: { path: string }) => one.path === path).id;
}

/** What no commit knows: an ignored file, a program, a link and an empty folder beside the state file. */
async function clutter(dir: string, folder: string): Promise<void> {
  await writeFile(join(dir, '.gitignore'), '*.local\n');
  await writeFile(join(dir, folder, 'mine.local'), Buffer.from([0, 255, 13, 10]));
  await writeFile(join(dir, folder, 'new.sh'), '#!/bin/sh\n');
  await chmod(join(dir, folder, 'new.sh'), 0o710);
  await symlink('mine.local', join(dir, folder, 'link'));
  await mkdir(join(dir, folder, 'empty', 'within'), { recursive: true });
}

/** Both ways of each format at night; by day every third format, one of the ways by turns. */
const first = engine.formats.flatMap(({ id }, at) => {
  const story = STORIES.find(({ format }) => format === id);
  return story ? [{ id, at, story }] : [];
});

/** How each begins again, said in one line once all is removed (seed 001). */
const BEGINS: Readonly<Record<string, string>> = {
  specify: 'Begin again at stage 1 (Setup): Run the specify skill',
  humaninloop: 'Begin again at A1: Scaffold',
  'ai-dev-shop': 'Begin again at spec: Start the pipeline',
  'project-state': 'Begin again at the first task: Assign',
  sdd: 'Begin again at spec: Create the change',
};

describe.each(share(first, 3))('$id', ({ id: format, at, story }) => {
  const ways = [[[]], [['--all']]].filter((_, way) => exhaustive || way === at % 2);
  test.each(ways)('fresh %j and restore', async (all) => {
    const desk = await deskOn(story.branch);
    await clutter(desk.dir, dirname(story.path));
    const id = await idAt(desk, story.path);
    const before = await treeOf(desk.dir, ['.git']);
    const status = await desk.git('status', '--porcelain', '--ignored');
    const begins = `rekindle: ${BEGINS[format]}`;
    expect((await desk.type('start-fresh', id, ...all, '--dry-run')).err).not.toContain('Begin again');
    const { out, err } = await desk.type('start-fresh', id, ...all, '--yes');
    expect(err.split('\n').filter((line) => line.startsWith(begins))).toHaveLength(1);
    const between = await treeOf(desk.dir, ['.git']);
    expect(between.has(story.path)).toBe(false);
    expect(between.size).toBeLessThan(before.size);
    expect(await desk.type('restore', out.trim(), '--yes')).toMatchObject({ status: 0 });
    expect(Object.fromEntries(await treeOf(desk.dir, ['.git']))).toEqual(Object.fromEntries(before));
    expect(await desk.git('status', '--porcelain', '--ignored')).toBe(status);
  });
});

/** Formats that the demo has no story of. */
const OTHERS = engine.formats.flatMap(({ id }) =>
  STORIES.some(({ format }) => format === id) ? [] : [[id] as const],
);

/** The first fixture of a format with a workflow that can be started over, as a desk, and its id. */
async function startedOver(format: string): Promise<{ readonly desk: Desk; readonly id: string }> {
  for (const [, files] of fixturesOf(format)) {
    const desk = await deskWith(files);
    const scan = await rekindle(['scan', desk.dir, '--output', 'json', '--fail-on', 'none', ...AT]);
    const { workflows } = JSON.parse(scan.out);
    const one = workflows.find(({ decision }: Recovery) => decision.options.includes('start-fresh'));
    if (one) return { desk, id: one.id };
  }
  throw new Error(`no fixture of ${format} can be started over`);
}

atNight.each(OTHERS)('%s: what is started over comes back byte for byte', async (format) => {
  const { desk, id } = await startedOver(format);
  const before = await treeOf(desk.dir, ['.git']);
  const { out, err } = await desk.type('start-fresh', id, '--yes');
  expect(err).toContain('Begin again');
  expect((await treeOf(desk.dir, ['.git'])).size).toBeLessThan(before.size);
  expect(await desk.type('restore', out.trim(), '--yes')).toMatchObject({ status: 0 });
  expect(Object.fromEntries(await treeOf(desk.dir, ['.git']))).toEqual(Object.fromEntries(before));
});
