// `rekindle resume`: looks again, records that it goes on, prints the brief; refused where nothing may go on.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { misuse } from '../cli/world.ts';
import { atNight } from '../exhaustive.ts';
import { deskOn } from './desk.ts';

const ID = 'ai-dev-shop:003-invoice-export';
const PATH = 'specs/003-invoice-export/.pipeline-state.md';

describe('seed 002, step 4', () => {
  test('the time, the line of Notes with the stage, and the brief on stdout', async () => {
    const desk = await deskOn('feature/invoice-export');
    const { status, out, err } = await desk.type('resume', ID, '--yes');
    expect(status).toBe(0);
    expect(out).toMatch(/^# Resume brief\n/);
    expect(err).toContain('+- last_updated_at: 2026-11-27T00:00:00Z');
    const text = await desk.read(PATH);
    expect(text).toContain(
      'Resumed from checkpoint at 2026-11-27T00:00:00Z. Prior session ended at stage: programmer.',
    );
    expect(text).toContain('- last_updated_at: 2026-11-27T00:00:00Z');
  });

  atNight('the difference is data with --dry-run, and then nothing else is', async () => {
    const desk = await deskOn('feature/invoice-export');
    const { out, err } = await desk.type('resume', ID, '--dry-run');
    expect(err).toBe('');
    expect(out).toMatch(/^# resume[^\n]*\n--- a\/specs/);
    expect(await desk.git('status', '--porcelain')).toBe('');
  });
});

describe('what is on stdout', () => {
  test('is the brief alone, also where several files change and are archived', async () => {
    const desk = await deskOn('feature/gift-wrapping');
    const id = 'specify:13-gift-wrapping';
    await desk.type('migrate', id, '--yes');
    const { status, out, err } = await desk.type('resume', id, '--yes', '--output', 'json');
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ id });
    expect(err).toMatch(
      /archived; "rekindle restore specify-13-gift-wrapping\/\S+" brings back what was there, where the /,
    );
  });

  atNight('is the brief where nothing is to be written, and nothing at all with --dry-run', async () => {
    const desk = await deskOn('feature/points');
    const id = 'sdd:c2p8wd-points';
    const ended = await desk.type('resume', id);
    expect(ended).toMatchObject({ status: 0, err: expect.stringContaining('nothing is to be changed') });
    expect(ended.out).toMatch(/^# Resume brief\n/);
    expect(await desk.type('resume', id, '--dry-run')).toMatchObject({ status: 0, out: '' });
    expect(await desk.git('status', '--porcelain')).toBe('');
  });
});

test.each([
  [
    'the spec changed',
    'feature/seat-map',
    'ai-dev-shop:004-seat-map',
    /resume does not fit its state \(block, spec-changed\).*accept-spec/,
  ],
  [
    'a person must approve',
    'feature/audit-trail',
    'ai-dev-shop:007-audit-trail',
    /\(wait, awaiting-approval\).*approve/,
  ],
  ['it is over', 'main', 'ai-dev-shop:001-user-profile', /\(none, completed\)/],
])('refused where %s', async (_why, branch, id, message) => {
  const desk = await deskOn(branch);
  expect(misuse(message)(await desk.type('resume', id, '--yes'))).toEqual([]);
  expect(await desk.git('status', '--porcelain')).toBe('');
});

atNight('an id that is not there: the nearest is named', async () => {
  const desk = await deskOn('feature/invoice-export');
  expect(
    misuse(/Did you mean ai-dev-shop:003-invoice-export\?/)(await desk.type('resume', '003-invoice-exprot')),
  ).toEqual([]);
});

atNight(
  'S02 cut within its last line, though it reads well: refused, and repair brings it back',
  async () => {
    const desk = await deskOn('feature/invoice-export');
    const whole = await desk.read(PATH);
    const torn = whole.slice(0, whole.trimEnd().length - 3);
    await writeFile(join(desk.dir, PATH), torn);
    const refusal = misuse(/resume does not fit its state \(block, state-unreadable\)/);
    expect(refusal(await desk.type('resume', ID, '--yes'))).toEqual([]);
    expect(await desk.read(PATH)).toBe(torn);
    expect(await desk.type('repair', ID, '--yes')).toMatchObject({ status: 0 });
    expect(await desk.read(PATH)).toBe(whole);
  },
);
