// `rekindle approve`: the person's word where the pipeline keeps it, once.
import { expect, test } from 'vitest';
import { misuse } from '../cli/world.ts';
import { atNight } from '../exhaustive.ts';
import { changed, deskOn } from './desk.ts';

const ID = 'ai-dev-shop:007-audit-trail';
const PATH = 'specs/007-audit-trail/.pipeline-state.md';

atNight('H16 ticks the box with who and when, goes on, and is not to be done twice', async () => {
  const desk = await deskOn('feature/audit-trail');
  const before = await desk.read(PATH);
  const shown = await desk.type('approve', ID, '--dry-run');
  expect([shown.status, shown.err]).toEqual([0, '']);
  expect(changed(shown.out)).toContainEqual(
    expect.stringMatching(/^\+- \[x\] Spec approval.*2026-11-27T00:00:00Z.*Ada/),
  );
  expect(await desk.read(PATH)).toBe(before);

  expect(await desk.type('approve', ID, '--yes')).toMatchObject({ status: 0, out: '' });
  expect(await desk.read(PATH)).toMatch(/^- \[x\] Spec approval/m);
  const again = await desk.type('approve', ID, '--yes');
  expect(misuse(/approve does not fit its state \(/)(again)).toEqual([]);
});

test('without a terminal and without --yes nothing is written', async () => {
  const desk = await deskOn('feature/audit-trail');
  const before = await desk.read(PATH);
  const { status, err } = await desk.type('approve', ID);
  expect(status).toBe(2);
  expect(err).toContain('rekindle: nothing was changed: there is no terminal to ask on.');
  expect(await desk.read(PATH)).toBe(before);
});
