// `rekindle answer`: recorded, not applied; the next question stays open.
import { expect, test } from 'vitest';
import { misuse } from '../cli/world.ts';
import { deskOn } from './desk.ts';

const ID = 'humaninloop:005-user-auth';
const decided = async (desk: Awaited<ReturnType<typeof deskOn>>) =>
  JSON.parse((await desk.type('brief', ID, '--output', 'json')).out).decision;

test('seed 001: one answer, then the other; then the answers are to be applied', async () => {
  const desk = await deskOn('feature/user-auth');
  expect(await desk.type('answer', ID, 'C2.1', '15 minutes', '--yes')).toMatchObject({ status: 0, out: '' });
  expect(await decided(desk)).toMatchObject({ action: 'wait', reason: 'awaiting-answer' });
  expect(await desk.type('answer', ID, 'C2.2', 'yes, after 5', '--yes')).toMatchObject({ status: 0 });
  expect(await decided(desk)).toMatchObject({ action: 'resume', step: 'B2', reason: 'answers-to-apply' });
});

test('a question that is not open is refused, and the open ones are named', async () => {
  const desk = await deskOn('feature/user-auth');
  expect(misuse(/C9\.9.*C2\.1/)(await desk.type('answer', ID, 'C9.9', 'x', '--yes'))).toEqual([]);
});
