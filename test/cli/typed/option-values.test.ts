// Values behind options: what they mean, and what is refused.
import { expect, test } from 'vitest';
import { readDuration, readNow } from '../../../src/cli/typed/option-values.ts';

test.each([
  ['7d', 604_800_000],
  [' 36 H ', 129_600_000],
  ['90m', 5_400_000],
  ['2w', 1_209_600_000],
  ['1.5d', 129_600_000],
])('%j lasts %i ms', (written, ms) => {
  expect(readDuration('stale-after', written)).toBe(ms);
});

test.each(['', '0d', '-1d', '7', 'd', '7 days', '1e3d', 'Infinityd', '999999999w', '7d7d'])(
  '%j is no duration',
  (written) => {
    expect(() => readDuration('stale-after', written)).toThrow(
      `--stale-after: found ${JSON.stringify(written)}, expected a time above zero`,
    );
  },
);

test.each([
  ['2026-11-27T00:00:00Z', '2026-11-27T00:00:00.000Z'],
  ['2026-11-27T00:00:00.250Z', '2026-11-27T00:00:00.250Z'],
  ['2026-11-27T02:30+02:30', '2026-11-27T00:00:00.000Z'],
  ['2026-11-27', '2026-11-27T00:00:00.000Z'],
])('T03 %s is %s', (written, iso) => {
  expect(new Date(readNow(written)).toISOString()).toBe(iso);
});

test.each([
  '',
  'now',
  '27/11/2026',
  '2026-11-27T00:00:00',
  '2026-11-27 00:00Z',
  '2026-13-01',
  '2026-02-29',
  '1764201600000',
  '2026-11-27T00:00:00Z and more',
])('T03 %j is no time', (written) => {
  expect(() => readNow(written)).toThrow(`--now: found ${JSON.stringify(written)}, expected a time such as`);
});
