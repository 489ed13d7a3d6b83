// `rekindle retry`: the step that left nothing is run again from its beginning.
import { expect, test } from 'vitest';
import { misuse } from '../cli/world.ts';
import { atNight } from '../exhaustive.ts';
import { deskWith } from './desk.ts';
import { CRASHED, SILENT, SPECIFY } from './specify-files.ts';

atNight('seed 000: no output produced; retry stage', async () => {
  const desk = await deskWith(SILENT);
  expect(await desk.type('retry', SPECIFY, '--yes')).toMatchObject({ status: 0, out: '' });
  const { out } = await desk.type('brief', SPECIFY, '--output', 'json');
  expect(JSON.parse(out).decision).toMatchObject({ action: 'rerun', step: '3', reason: 'not-started' });
});

test('refused where the step left something', async () => {
  const desk = await deskWith(CRASHED);
  expect(
    misuse(/retry does not fit its state \(advance, artifacts-complete\)/)(await desk.type('retry', SPECIFY)),
  ).toEqual([]);
});
