// `rekindle skip`: the step that left nothing is passed over, on a person's word and on record.
import { expect, test } from 'vitest';
import { misuse } from '../cli/world.ts';
import { atNight } from '../exhaustive.ts';
import { deskOn, deskWith } from './desk.ts';
import { SILENT, SPECIFY, STATE } from './specify-files.ts';

atNight('seed 000: no output produced; skip and continue', async () => {
  const desk = await deskWith(SILENT);
  expect(await desk.type('skip', SPECIFY, '--yes')).toMatchObject({ status: 0, out: '' });
  const { out } = await desk.type('brief', SPECIFY, '--output', 'json');
  expect(JSON.parse(out).decision).toMatchObject({ action: 'rerun', step: '4', reason: 'not-started' });
  expect(await desk.read(STATE)).toMatch(/[Ss]kipped.*Ada/);
});

test('refused where nothing is to be skipped', async () => {
  const desk = await deskOn('feature/invoice-export');
  const ended = await desk.type('skip', 'ai-dev-shop:003-invoice-export', '--yes');
  expect(misuse(/found the stage programmer, expected one that may be skipped/)(ended)).toEqual([]);
});
