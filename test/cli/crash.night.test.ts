// R01 the built command line, ended at every call that could leave something: run again it is done.
import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { commands } from '../../src/commands/index.ts';
import { DRAFT } from '../../src/local/files/replace-file.ts';
import * as crash from '../local/crash.ts';
import { type Ended, endsOf, isWriter, runKilledAt } from '../local/ended.ts';
import { remainsOf } from '../local/remains.ts';
import { env } from '../local/repository.ts';
import { rekindle } from './world.ts';
import { WRITING, type Writing } from './writing.ts';

const CLI = resolve(import.meta.dirname, '../../dist/cli/index.js');
/** So many processes at a time. */
const AT_ONCE = 2;
/** Git notes in it when it last saw each file, which is another time in each copy. */
const TIMED = ['.git/index'];

const total = { points: 0, ends: 0, remains: 0 };
afterAll(() =>
  console.log(`all: ${total.points} points, ended at ${total.ends}, ${total.remains} distinct remains`),
);

test('no command that writes is left out', () => {
  const writes = commands.filter(({ options }) => options.some(({ flags }) => flags === '--yes'));
  expect([...new Set(WRITING.map(([command]) => command))].sort()).toEqual(
    writes.map(({ name }) => name).sort(),
  );
});

describe.each(WRITING)('%s (%s)', (command, _what, make) => {
  test('ended at every point', async () => {
    const scene = await sceneOf(await make());
    const ends = endsOf(scene);
    const seen = new Set([remainsOf(scene.dir)]);
    await crash.inTurns(ends, AT_ONCE, async (at) => {
      const dir = await crash.copyOf(scene);
      const { killed, points } = await runKilledAt(at, built(dir, scene));
      expect([at, killed, points]).toEqual([at, true, scene.points.slice(0, at)]);
      const point = points.at(-1) ?? '';
      const expected = scene.remains[at - 1] ?? null;
      if (expected !== null && !isWriter(point))
        expect([at, point, remainsOf(dir, TIMED)]).toEqual([at, point, expected]);
      // What was left the same way before comes to the same end.
      const left = remainsOf(dir);
      if (seen.has(left)) return;
      seen.add(left);
      expect([at, point, ...(await lostIn(dir, scene))]).toEqual([at, point]);
      expect([at, point, ...(await again(dir, left, scene))]).toEqual([at, point]);
    });
    total.points += scene.points.length;
    total.ends += ends.length;
    total.remains += seen.size;
    const tried = `${scene.points.length} points, ended at ${ends.length}`;
    console.log(`${command}: ${tried}, ${seen.size} distinct remains`);
  });
});

/** What a command does where nothing ends it. */
interface Scene extends Writing, Pick<Ended, 'points' | 'remains'> {
  /** The bytes from before. */
  readonly before: ReadonlyMap<string, Buffer>;
  readonly done: crash.State;
  readonly tree: crash.Tree;
  /** Paths where it puts a new text in the place of the old one, at once and without an archive. */
  readonly replaced: readonly string[];
}

/** What is typed for a folder: `init` takes it as its argument. */
const typed = (dir: string, { args }: Writing) =>
  args[0] === 'init' ? [...args, dir] : [...args, '-C', dir];
const built = (dir: string, writing: Writing) => [CLI, ...typed(dir, writing), '--yes'];

async function sceneOf(writing: Writing): Promise<Scene> {
  const before = await crash.filesOf(writing.dir);
  const untouched = await crash.stateOf(await crash.copyOf(writing));
  const whole = await crash.copyOf(writing);
  const { points, remains } = await runKilledAt(0, built(whole, writing), whole);
  const done = await crash.stateOf(whole);
  expect(done).not.toEqual(untouched);
  const [tree, replaced] = [await crash.treeOf(whole, ['.git']), await crash.lostIn(whole, before)];
  return { ...writing, before, points, remains, done, tree, replaced };
}

/** Bytes that are nowhere any more, save where the very change that was asked for has put others instead. */
async function lostIn(dir: string, { before, tree, replaced }: Scene): Promise<readonly string[]> {
  const lost = await crash.lostIn(dir, before);
  const now = await crash.treeOf(dir, ['.git']);
  return lost.filter((path) => !replaced.includes(path) || now.get(path) !== tree.get(path));
}

/** Types the same once more, as whoever comes after a crash does, and gives what is not as it should be. */
async function again(dir: string, left: string, scene: Scene): Promise<readonly string[]> {
  const { done } = scene;
  const type = (...more: readonly string[]) => rekindle([...typed(dir, scene), ...more], { env });
  const wrong: string[] = [];
  if (await isUnfinished(dir)) {
    const asked = await type();
    if (asked.status !== 2 || !/a change was cut short.* Nothing was done\./.test(asked.err))
      wrong.push(`without --yes: ${asked.status}, ${asked.err}`);
    if (remainsOf(dir) !== left) wrong.push('without --yes something changed');
    const { status, out, err } = await type('--yes');
    if (status !== 0 || out !== '' || !/^# unfinished: .*Nothing else was done\./s.test(err))
      wrong.push(`with --yes: ${status}, ${out}, ${err}`);
  } else {
    // What is done already would be another choice, were it typed again.
    if (same(peopleSee(await crash.stateOf(dir)), peopleSee(done))) return [];
    const { status, err } = await type('--yes');
    if (status !== 0 || err.includes('unfinished')) wrong.push(`again: ${status}, ${err}`);
  }
  const now = await crash.stateOf(dir);
  if (!same(now, done)) wrong.push(`it is ${JSON.stringify(now)}, expected ${JSON.stringify(done)}`);
  return wrong;
}

async function isUnfinished(dir: string): Promise<boolean> {
  const names = await readdir(join(dir, '.git/rekindle/journal')).catch(() => []);
  return names.some((name) => name.endsWith('.json'));
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A state without what this program keeps for itself, a draft's second name included. */
function peopleSee({ own: _, tree, status, ...state }: crash.State) {
  const isOwn = (path: string) => DRAFT.test(basename(path));
  const files = Object.entries(tree).filter(([path]) => !isOwn(path));
  return { ...state, tree: files, status: status.filter((line) => !isOwn(line)) };
}
