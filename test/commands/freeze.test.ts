// `/freeze`: with the day on which it ends, or without.
import { expect, test } from 'vitest';
import { freeze } from '../../src/commands/freeze.ts';
import { slashHelp } from '../../src/report/slash-help.ts';
import { callIn, plain, refused } from './asking.ts';

test('until a day that the calendar has, or without end', () => {
  expect(callIn('/freeze')).toEqual(plain('freeze'));
  expect(callIn('/freeze sdd:a until=2028-02-29')).toEqual({
    ...plain('freeze'),
    id: 'sdd:a',
    keys: { until: '2028-02-29' },
  });
  for (const day of ['2027-02-29', '2026-1-1', '7d', '20261231', '31.12.2026', '2026-12-31Z'])
    expect(refused(`/freeze until=${day}`)).toBe(`value-wrong: ${day}`);
});

test('needs permission to write, makes no choice', () => {
  expect([freeze.doors, freeze.slash?.permission, freeze.choice]).toEqual([['comment'], 'write', undefined]);
  expect(slashHelp([freeze], 'read')).not.toContain('/freeze');
});
