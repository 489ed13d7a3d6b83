// Times written as the file writes its own.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTime } from '../../src/text/time.ts';
import { formatTimeLike } from '../../src/text/timestamp-style.ts';
import { runs } from '../exhaustive.ts';

const AT = Date.UTC(2026, 7, 9, 5, 7, 3, 45);

describe('a time like another', () => {
  test.each([
    ['2026-07-07T05:35:00Z', '2026-08-09T05:07:03Z'],
    ['2026-07-07T05:35:00Z (after the audit)', '2026-08-09T05:07:03Z'],
    ['2026-07-07t05:35:00z', '2026-08-09t05:07:03z'],
    ['2026-07-07T05:35Z', '2026-08-09T05:07Z'],
    ['2026-07-07 05:35:00', '2026-08-09 05:07:03'],
    ['2026-07-07 05:35 UTC', '2026-08-09 05:07 UTC'],
    ['2026-07-07T05:35:00.123Z', '2026-08-09T05:07:03.045Z'],
    ['2026-07-07T05:35:00.123456+00:00', '2026-08-09T05:07:03.045000+00:00'],
    ['2026-07-07T05:35:00+02:00', '2026-08-09T07:07:03+02:00'],
    ['2026-07-07 05:35:00+00', '2026-08-09 05:07:03+00'],
    ['2026-07-07T05:35:00-0330', '2026-08-09T01:37:03-0330'],
    ['2026-07-07', '2026-08-09'],
    ['2026-07-07 — draft', '2026-08-09'],
    ['2026/07/07 05:35', '2026/08/09 05:07'],
    // What leaves something open is not taken over.
    ['', '2026-08-09T05:07:03Z'],
    ['N/A', '2026-08-09T05:07:03Z'],
    ['<ISO-8601 UTC>', '2026-08-09T05:07:03Z'],
    ['yesterday', '2026-08-09T05:07:03Z'],
    ['03/04/2026', '2026-08-09T05:07:03Z'],
    ['2026-07-07 05:35 PM', '2026-08-09T05:07:03Z'],
    ['2026-07-07 05:35 CET', '2026-08-09T05:07:03Z'],
    ['2026-7-7', '2026-08-09T05:07:03Z'],
    ['2026-13-01T00:00:00Z', '2026-08-09T05:07:03Z'],
    ['1783400000', '2026-08-09T05:07:03Z'],
  ])('%j gives %j', (like, expected) => {
    expect(formatTimeLike(AT, like)).toBe(expected);
  });

  test('law: it reads as that time, to the unit that the spelling has', () => {
    const shapes = [
      (t: string) => t,
      (t: string) => t.slice(0, 10),
      (t: string) => `${t.slice(0, 16)}Z`,
      (t: string) => t.slice(0, 19).replace('T', ' '),
      (t: string) => `${t.slice(0, 19)}+05:30`,
      (t: string) => `${t.slice(0, 19)}-11:00 (late)`,
    ];
    const time = fc.integer({ min: Date.UTC(1971, 0, 1), max: Date.UTC(2100, 0, 1) });
    fc.assert(
      fc.property(time, time, fc.nat(shapes.length - 1), (at, old, shape) => {
        const like = shapes[shape]?.(new Date(old).toISOString()) ?? '';
        const written = formatTimeLike(at, like);
        const read = parseTime(written).at ?? Number.NaN;
        const unit = written.length === 10 ? 86_400_000 : /T\d\d:\d\dZ/.test(written) ? 60_000 : 1000;
        expect(at - read).toBeGreaterThanOrEqual(0);
        expect(at - read).toBeLessThan(unit);
        expect(formatTimeLike(at, written)).toBe(written);
      }),
      { numRuns: runs(2000) },
    );
  });
});
