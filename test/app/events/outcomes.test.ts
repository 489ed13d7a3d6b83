// What a piece of work came to: done, again after growing rests, or parked with its reason.
import { describe, expect, test } from 'vitest';
import { endBy, endOf, endOfSweep } from '../../../src/app/events/outcomes.ts';
import type { Outcome } from '../../../src/model/bot/inbox.ts';
import { type Refused, UserError, WorldError } from '../../../src/model/errors.ts';
import { logsOf, type ModeResult, nothing } from '../../../src/modes/mode-context.ts';

const NOW = 1_800_000_000_000;
const [SECOND, MINUTE] = [1000, 60_000];

const said = (more: Partial<ModeResult> = {}): ModeResult => ({
  ...nothing(
    logsOf([
      { level: 'info', message: 'looked' },
      { level: 'notice', message: 'noted' },
      { level: 'warning', message: 'warned' },
    ]),
  ),
  ...more,
});

/** Tries it until it is done or parked; the rests in milliseconds, and the end. */
function until(end: (tries: number) => Outcome): {
  readonly rests: readonly number[];
  readonly last: Outcome;
} {
  const rests: number[] = [];
  for (let tries = 1; tries < 100; tries += 1) {
    const last = end(tries);
    if (last.kind !== 'again') return { rests, last };
    rests.push(last.dueAt - NOW);
  }
  throw new Error('it never ends');
}

const ALL = [15 * SECOND, MINUTE, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE, 20 * MINUTE];
test('all rests together are less than the hour after which an order is too old', () => {
  expect(ALL.reduce((sum, one) => sum + one)).toBeLessThan(60 * MINUTE);
});

const given = (tries: number, reason: string): Outcome => ({
  kind: 'parked',
  reason: `Given up after ${tries} tries. The last one: ${reason}`,
});

describe('of a result', () => {
  test('that is whole it is done, with the heaviest thing that was said', () => {
    expect(endOf(said(), { tries: 1 }, NOW)).toEqual({ kind: 'done', reason: 'warned' });
    expect(endOf(nothing([]), { tries: 1 }, NOW)).toEqual({ kind: 'done', reason: null });
    const quiet = nothing(logsOf([{ level: 'info', message: 'looked' }]));
    expect(endOf(quiet, { tries: 9 }, NOW)).toEqual({ kind: 'done', reason: null });
  });

  test('that was cut short it goes on later, and is parked after the last try', () => {
    expect(until((tries) => endOf(said({ truncated: true }), { tries }, NOW))).toEqual({
      rests: ALL,
      last: given(7, 'warned'),
    });
  });

  test('that failed it is tried twice more', () => {
    const effects = logsOf([
      { level: 'warning', message: 'warned' },
      { level: 'error', message: 'broke' },
    ]);
    for (const truncated of [false, true])
      expect(until((tries) => endOf(said({ effects, failed: true, truncated }), { tries }, NOW))).toEqual({
        rests: ALL.slice(0, 2),
        last: given(3, 'broke'),
      });
    expect(endOf(said({ effects: [], failed: true }), { tries: 3 }, NOW)).toEqual(given(3, 'It failed.'));
  });

  test('of a sweep that was cut short it is done: the next one goes on', () => {
    expect(endOfSweep(said({ truncated: true }), { tries: 1 }, NOW)).toEqual({
      kind: 'done',
      reason: 'warned',
    });
    const failed = said({ truncated: true, failed: true });
    expect(endOfSweep(failed, { tries: 1 }, NOW)).toMatchObject({ kind: 'again', dueAt: NOW + 15 * SECOND });
    expect(endOfSweep(said(), { tries: 1 }, NOW)).toEqual({ kind: 'done', reason: 'warned' });
  });
});

describe('of an error', () => {
  const world = (refused: Refused, after: number | null = null) =>
    new WorldError(refused, `GitHub said ${refused}`, null, undefined, after);

  test.each<[Refused, number]>([
    ['lost', 7],
    ['conflict', 7],
    ['budget', 7],
    ['rate-limited', 7],
    ['token', 3],
    ['permission', 3],
    ['blocked', 3],
    ['absent', 3],
    ['gone', 3],
    ['archived', 3],
    ['protected', 3],
    ['rejected', 3],
    ['unsupported', 3],
  ])('%s is tried %i times in all, with growing rests', (refused, most) => {
    expect(until((tries) => endBy(world(refused), { tries }, NOW))).toEqual({
      rests: ALL.slice(0, most - 1),
      last: given(most, `GitHub said ${refused}`),
    });
  });

  test('rate-limited rests as long as GitHub says, at least', () => {
    const rests = (after: number | null) =>
      until((tries) => endBy(world('rate-limited', after), { tries }, NOW)).rests;
    expect(rests(120)).toEqual([120, 120, 300, 600, 900, 1200].map((one) => one * SECOND));
    expect(rests(7200)).toEqual(ALL.map(() => 7200 * SECOND));
    expect(rests(0)).toEqual(ALL);
    expect(rests(null)).toEqual(ALL);
  });

  test('that a person must mend parks it at once, in its own words', () => {
    expect(endBy(new UserError('Found x, expected y.'), { tries: 1 }, NOW)).toEqual({
      kind: 'parked',
      reason: 'Found x, expected y.',
    });
  });

  test.each([new TypeError('ours'), 'a text'])('that is our own (%s) is nobody’s outcome', (error) => {
    expect(() => endBy(error, { tries: 1 }, NOW)).toThrow(
      expect.toSatisfy((thrown: unknown) => thrown === error),
    );
  });
});
