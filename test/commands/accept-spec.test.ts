// `rekindle accept-spec`: the hash that somebody looked at, and no other.
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { misuse, rekindle } from '../cli/world.ts';
import { atNight } from '../exhaustive.ts';
import { deskOn } from './desk.ts';
import { AT } from './sample.ts';

const ID = 'ai-dev-shop:004-seat-map';
const PATH = 'specs/004-seat-map/.pipeline-state.md';

atNight('H04 old and new hash, who and why; then the work may go on', async () => {
  const desk = await deskOn('feature/seat-map');
  const before = await desk.read(PATH);
  const old = /sha256:([0-9a-f]{64})/.exec(before)?.[1] ?? '';
  const wrong = await desk.type('accept-spec', ID, old, '--yes');
  expect(misuse(/Look at the spec once more/)(wrong)).toEqual([]);
  const now = /the spec is now ([0-9a-f]{64})/.exec(wrong.err)?.[1] ?? '';

  const { status } = await desk.type(
    'accept-spec',
    ID,
    now.slice(0, 12),
    '--reason',
    'a longer hold',
    '--yes',
  );
  expect(status).toBe(0);
  const text = await desk.read(PATH);
  expect(text).toContain(`sha256:${now}`);
  const note = text.split('\n').find((line) => line.includes(old) && line.includes('Ada'));
  expect(note).toContain(now);
  expect(note).toContain('a longer hold');
  const { out } = await desk.type('brief', ID, '--output', 'json');
  expect(JSON.parse(out).decision.reason).not.toBe('spec-changed');
});

test('a spec that did not change has nothing to be accepted', async () => {
  const desk = await deskOn('feature/invoice-export');
  const ended = await desk.type('accept-spec', 'ai-dev-shop:003-invoice-export', 'ab'.repeat(32), '--yes');
  expect(misuse(/accept-spec does not fit its state/)(ended)).toEqual([]);
});

atNight('H17 a commit is judged by the bytes that it has, whatever lies on disk', async () => {
  const [branch, id] = ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'];
  const desk = await deskOn(branch);
  const reasonOf = async (...target: readonly string[]) => {
    const { out } = await rekindle(['scan', desk.dir, ...target, '--output', 'json', ...AT]);
    const { workflows } = JSON.parse(out);
    return workflows.find((one: { readonly id: string }) => one.id === id)?.decision.reason;
  };
  expect([await reasonOf(), await reasonOf('--branch', branch)]).toEqual(['partial-work', 'partial-work']);
  await appendFile(join(desk.dir, 'specs/003-invoice-export/feature.spec.md'), 'More.\n');
  expect([await reasonOf(), await reasonOf('--branch', branch)]).toEqual(['spec-changed', 'partial-work']);
});
