// `rekindle repair`: the proposed repair, with its proof, on demand alone.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { misuse, rekindle } from '../cli/world.ts';
import { deskWith } from './desk.ts';
import { AT } from './sample.ts';
import { CRASHED, SPECIFY, STATE, SUMMARY, stateText } from './specify-files.ts';

test('H08 seed 000: the missing summary is made from the artifacts, marked as recovered', async () => {
  const desk = await deskWith(CRASHED);
  const scan = JSON.parse((await rekindle(['scan', desk.dir, '--output', 'json', ...AT])).out);
  expect(scan.workflows[0].proposals).toMatchObject([
    { kind: 'repair', files: [{ path: SUMMARY, change: 'create' }] },
  ]);
  const { status, err } = await desk.type('repair', SPECIFY, '--yes');
  expect(status).toBe(0);
  expect(err).toContain('--- /dev/null\n');
  const text = await desk.read(SUMMARY);
  expect(text).toMatch(/^stage_number: 2$/m);
  expect(text).toMatch(/^ {2}recovered: true$/m);
  expect(text).toContain('Reconstructed from artifacts (coordinator crashed)');
  expect(misuse(/found no repair that the facts prove right/)(await desk.type('repair', SPECIFY))).toEqual(
    [],
  );
});

test('S02 a torn state file goes back to the last whole version, its bytes are archived', async () => {
  const whole = stateText(6, 3, 'completed');
  const desk = await deskWith({ [STATE]: whole });
  await writeFile(join(desk.dir, STATE), whole.slice(0, 150));
  const { status, out, err } = await desk.type('repair', SPECIFY, '--yes');
  expect(status).toBe(0);
  expect(err).toContain('can be read and does not contradict itself');
  expect(out).toMatch(/^specify-5-export\/[\w-]+\n$/);
  expect(await desk.read(STATE)).toBe(whole);
});
