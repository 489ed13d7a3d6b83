// A change of a workflow that is further along elsewhere: said before the question, never in the way.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rekindle } from '../cli/world.ts';
import { atNight } from '../exhaustive.ts';
import { type Desk, deskOn, deskWith } from './desk.ts';
import { AT } from './sample.ts';
import { SPECIFY, STATE, stateText } from './specify-files.ts';

const ID = 'humaninloop:006-notifications';
const INDEX = 'specs/006-notifications/.workflow/index.md';
const NOTE = 'The same workflow is further along on feature/ahead (completed). Look there before';

/** The branch on which the answers are to be applied, and another on which the loop came to its end. */
async function lagging(): Promise<Desk> {
  const desk = await deskOn('feature/notifications');
  await desk.git('checkout', '--quiet', '-b', 'feature/ahead');
  const file = path.join(desk.dir, INDEX);
  await writeFile(file, (await readFile(file, 'utf8')).replace('clarifying', 'completed'));
  await desk.git('commit', '--quiet', '-am', 'all done');
  await desk.git('checkout', '--quiet', 'feature/notifications');
  return desk;
}

const commands: readonly (readonly string[])[] = [
  ['resume', ID],
  ['start-fresh', ID],
];

atNight.each(commands)('%s: the note of a scan stands behind the difference, on stderr', async (...args) => {
  const desk = await lagging();
  const shown = await desk.type(...args, '--dry-run');
  expect(shown).toMatchObject({ status: 0, err: expect.stringMatching(/^rekindle: The same workflow is /) });
  expect(shown.err.replace(/ \(completed, [^)]*\)/, ' (completed)')).toContain(NOTE);

  let before = '';
  const ended = await rekindle([...args, '-C', desk.dir, ...AT], {
    ask: async (question) => {
      before = question;
      return false;
    },
  });
  expect(before).toMatch(/^\w[^?]*?(?: \(1 file\))?\? \[y\/N\] $/);
  expect(ended).toMatchObject({ status: 0, out: '' });
  expect(ended.err).toMatch(/further along on feature\/ahead[^\n]*\nrekindle: nothing was changed\.\n$/);
  expect(await desk.git('status', '--porcelain')).toBe('');
});

atNight('--yes goes ahead all the same, and the brief says it too', async () => {
  const desk = await lagging();
  const { status, out, err } = await desk.type('resume', ID, '--yes');
  expect([status, err]).toEqual([0, expect.stringContaining('further along on feature/ahead')]);
  expect(out).toContain('further along on feature/ahead');
});

atNight('where it leads, nothing is said', async () => {
  const desk = await lagging();
  await desk.git('checkout', '--quiet', 'feature/order-export');
  expect((await desk.type('migrate', '--all', '--dry-run')).err).toBe('');
});

test('migrate says it of each file that lags', async () => {
  const desk = await deskWith({ [STATE]: stateText(4, 3, 'completed') });
  await desk.git('checkout', '--quiet', '-b', 'feature/ahead');
  await writeFile(path.join(desk.dir, STATE), stateText(4, 5, 'completed'));
  await desk.git('commit', '--quiet', '-am', 'two stages on');
  await desk.git('checkout', '--quiet', 'feature/work');
  const { err } = await desk.type('migrate', SPECIFY, '--dry-run');
  expect(err).toMatch(/^rekindle: The same workflow is further along on feature\/ahead/);
});
