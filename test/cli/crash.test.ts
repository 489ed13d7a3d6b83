// R01 the built command line, ended in the middle: run again it is done, or was never begun; no byte is lost.
import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deskOn, deskWith } from '../commands/desk.ts';
import { AT } from '../commands/sample.ts';
import { SILENT, SPECIFY, STATE, stateText } from '../commands/specify-files.ts';
import { filesOf, inTurns, lostIn, runKilledAt, treeOf } from '../local/crash.ts';
import { folder } from '../local/repository.ts';

const CLI = resolve(import.meta.dirname, '../../dist/cli/index.js');
/** Every so many points are tried; what the edge does at each of them is tried exhaustively in test/local. */
const STRIDE = 3;

type Case = readonly [
  command: string,
  args: readonly string[],
  desk: () => Promise<{ readonly dir: string }>,
];

const CASES: readonly Case[] = [
  ['resume', ['resume', 'ai-dev-shop:003-invoice-export'], () => deskOn('feature/invoice-export')],
  ['approve', ['approve', 'ai-dev-shop:007-audit-trail'], () => deskOn('feature/audit-trail')],
  ['answer', ['answer', 'specify:12-order-export', 'Q-001', 'all'], migratedDesk],
  ['retry', ['retry', SPECIFY], () => deskWith(SILENT)],
  ['migrate', ['migrate', '--all'], () => deskWith({ [STATE]: stateText(3, 3, 'completed') })],
  ['fresh', ['fresh', 'humaninloop:005-user-auth'], clutteredDesk],
];

/** Two files change at once there. */
async function migratedDesk() {
  const desk = await deskOn('feature/order-export');
  await desk.type('migrate', '--all', '--yes');
  return desk;
}

async function clutteredDesk() {
  const desk = await deskOn('feature/user-auth');
  await writeFile(join(desk.dir, '.gitignore'), '*.local\n');
  await writeFile(join(desk.dir, 'specs/005-user-auth/mine.local'), 'mine\n');
  return desk;
}

async function copyOf(dir: string): Promise<string> {
  const copy = await mkdtemp(join(await folder(), 'copy-'));
  await cp(dir, copy, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  return copy;
}

const lines = (dir: string, args: readonly string[]) => [CLI, ...args, '-C', dir, '--yes', ...AT];
const tree = async (dir: string) => Object.fromEntries(await treeOf(dir, ['.git']));

describe.each(CASES)('%s', (command, args, desk) => {
  test('at every third point', { timeout: 240_000 }, async () => {
    const { dir } = await desk();
    const before = await filesOf(dir);
    const untouched = await tree(dir);
    const whole = await copyOf(dir);
    const { points } = await runKilledAt(0, lines(whole, args));
    const done = await tree(whole);
    const tried = points.flatMap((_, i) => (i % STRIDE === 0 || i === points.length - 1 ? [i + 1] : []));
    await inTurns(tried, 2, async (at) => {
      const copy = await copyOf(dir);
      const { killed } = await runKilledAt(at, lines(copy, args));
      const after = await tree(copy);
      // What a single file's rename replaces is the old text of the very change that was asked for.
      const atomic = JSON.stringify(after) === JSON.stringify(done);
      if (!atomic) expect(await lostIn(copy, before)).toEqual([]);
      // A command that finds its own change unfinished finishes it and does nothing else.
      for (let i = 0; i < 2 && JSON.stringify(await tree(copy)) !== JSON.stringify(done); i++)
        await runKilledAt(0, lines(copy, args));
      expect([at, await tree(copy)]).toEqual([at, done]);
      expect(killed || at === points.length || atomic).toBe(true);
    });
    expect(untouched).not.toEqual(done);
    console.log(`${command}: ${tried.length} of ${points.length} points`);
  });
});
