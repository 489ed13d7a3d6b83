// Times as people and agents write them.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTime, parseTime } from '../../src/text/time.ts';
import { runs } from '../exhaustive.ts';

/** What a value reads as, in ISO, or why it does not. */
function say(found: string): string | null {
  const { at, problem } = parseTime(found);
  return at === null ? problem : formatTime(at);
}

describe('T03 times with a clear meaning', () => {
  test.each([
    ['2026-07-07T05:35:00Z', '2026-07-07T05:35:00Z'],
    ['2026-07-07T05:35:00Z (after the audit, see notes)', '2026-07-07T05:35:00Z'],
    ['2026-07-07T05:35:00Z.', '2026-07-07T05:35:00Z'],
    ['2024-01-15T10:30:00', '2024-01-15T10:30:00Z'],
    ['2024-01-15t10:30z', '2024-01-15T10:30:00Z'],
    ['2026-08-16 00:25:00Z', '2026-08-16T00:25:00Z'],
    ['2026-08-16 00:25:00 UTC', '2026-08-16T00:25:00Z'],
    ['2026-08-16 00:25:00+00', '2026-08-16T00:25:00Z'],
    ['2026-08-16 00:25:00.123456+00', '2026-08-16T00:25:00Z'],
    ['2026-08-16 00:25:00 +0200', '2026-08-15T22:25:00Z'],
    ['2026-08-16T00:25-05:30', '2026-08-16T05:55:00Z'],
    ['2026-08-16T24:00:00Z', '2026-08-17T00:00:00Z'],
    ['2026-08-16 05:25 pm', '2026-08-16T17:25:00Z'],
    ['2026-08-16 12:05 AM, at night', '2026-08-16T00:05:00Z'],
    ['2026-08-16 10:30 - done', '2026-08-16T10:30:00Z'],
    ['  2026-08-16', '2026-08-16T00:00:00Z'],
    ['2026-08-16 -- finished phase 4', '2026-08-16T00:00:00Z'],
    ['2026-08-16: finished', 'unparsable'],
    ['2026-08-16, finished', '2026-08-16T00:00:00Z'],
    ['2026/08/16', '2026-08-16T00:00:00Z'],
    ['1768473000123', '2026-01-15T10:30:00Z'],
    ['1768473000', '2026-01-15T10:30:00Z'],
    ['1768473000.75', '2026-01-15T10:30:00Z'],
  ])('%s', (found, expected) => {
    expect(say(found)).toBe(expected);
  });

  test('milliseconds are kept', () => {
    expect(parseTime('1768473000123').at).toBe(1768473000123);
    expect(parseTime('2026-01-15T10:30:00,1239Z').at).toBe(1768473000123);
    expect(parseTime('1768473000.0159').at).toBe(1768473000015);
  });
});

describe('T03 month and day in an order that one must guess', () => {
  test.each([
    ['07-31-2026 10:15', '2026-07-31T10:15:00Z'],
    ['31/12/2026', '2026-12-31T00:00:00Z'],
    ['12/31/2026', '2026-12-31T00:00:00Z'],
    ['31.12.2026 08:00', '2026-12-31T08:00:00Z'],
    ['05-05-2026', '2026-05-05T00:00:00Z'],
    ['02/29/2024', '2024-02-29T00:00:00Z'],
    ['01/02/2026', 'ambiguous'],
    ['01-02-2026 10:00', 'ambiguous'],
    ['13/13/2026', 'unparsable'],
    ['02-30-2026', 'unparsable'],
    ['2026-08-16 10:30 CET', 'zone'],
    ['2026-08-16 10:30:00 PST', 'zone'],
    ['01/02/2026 10:30 CET', 'ambiguous'],
  ])('%s', (found, expected) => {
    expect(say(found)).toBe(expected);
  });
});

describe('T03 what is no time', () => {
  test.each([
    '',
    ' ',
    '-',
    'N/A',
    'TBD',
    '(this session)',
    'yesterday 2026-01-01',
    '{ISO}',
    '0001-01-01T00:00:00Z',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2025-02-29',
    '2026-01-01T25:00:00Z',
    '2026-01-01T24:00:01Z',
    '2026-01-01T10:60:00Z',
    '2026-01-01T10:00:61Z',
    '2026-01-01Tnoon',
    '2026-01-01 35:00',
    '2026-01-01T10:00:00+15:00',
    '2026-01-01T10:00:00+01:99',
    '2026-01-01T10:00:00Zulu',
    '2026-01-01 13:00 pm',
    '2026-01-01-slug',
    '20260101',
    '17684730001',
    '1768473000-x',
    '99/99/9999',
  ])('%j', (found) => {
    expect(parseTime(found)).toEqual({ at: null, problem: 'unparsable' });
  });
});

describe('T10 leap days and the edges of days', () => {
  test('every day of a century that the calendar has, and no other', () => {
    const law = fc.property(
      fc.integer({ min: 1970, max: 2170 }),
      fc.nat(13),
      fc.nat(32),
      (year, month, day) => {
        const text = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
        const known = !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
        const exists = known && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
        expect(say(text)).toBe(exists ? `${text}T00:00:00Z` : 'unparsable');
      },
    );
    fc.assert(law, { numRuns: runs(1000) });
  });

  test('what is written is read again, whatever the zone', () => {
    const law = fc.property(
      fc.integer({ min: 864e5, max: 4e12 }),
      fc.integer({ min: -12, max: 14 }),
      (ms, hours) => {
        const second = ms - (ms % 1000);
        expect(parseTime(formatTime(ms))).toEqual({ at: second, problem: null });
        const local = formatTime(second + hours * 3_600_000).replace('Z', '');
        const zone = `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}`;
        expect(parseTime(`${local}${zone}:00`).at).toBe(second);
        expect(parseTime(`${local}${zone}`).at).toBe(second);
      },
    );
    fc.assert(law, { numRuns: runs(1000) });
  });
});
