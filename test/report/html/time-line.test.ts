// The time line of a workflow: which events it has, where they stand, and what is said without a history.
import { describe, expect, test } from 'vitest';
import type { Recovery } from '../../../src/model/recovery.ts';
import { type TimeLine, timeLineFigure, timeLineOf } from '../../../src/report/html/time-line.ts';
import { markupOf } from '../../../src/text/html.ts';
import { snapshotOf } from '../../snapshot.ts';
import { DAY, NOW, stateOf } from '../../state.ts';
import { workflowOf } from '../sample.ts';
import { recoveryOf } from '../seen.ts';
import { textOf } from './reading.ts';

const C = ['c1', 'c2', 'c3'].map((digits) => digits.repeat(20));
const isoAt = (days: number) => new Date(NOW - days * DAY).toISOString();
const versionAt = (commit = '', days = 0) => ({
  commit,
  at: isoAt(days),
  text: '',
  subject: `change ${days}`,
});
const timestampAt = (at: number | null) =>
  ({
    field: 'updated',
    found: 'x',
    line: 1,
    at,
    problem: at === null ? 'unparsable' : null,
    activity: true,
  }) as const;

const ONE: Recovery = recoveryOf('1-x', {
  state: stateOf({
    feature: '1-x',
    path: 'specs/1-x/state.md',
    folders: ['specs/1-x'],
    timestamps: [timestampAt(NOW - 10 * DAY), timestampAt(null), timestampAt(9e15)],
    safePoints: [{ commit: C[0] ?? '', at: isoAt(8), subject: 'checkpoint: x', lost: false }],
  }),
});
const PAST = snapshotOf(
  {},
  {
    history: { 'specs/1-x/state.md': [versionAt(C[1], 4), versionAt(C[0], 8)] },
    lastChange: { commit: C[2] ?? '', at: isoAt(2), subject: 'the last one' },
  },
);

const figure = (line: TimeLine, over: Parameters<typeof workflowOf>[0] = {}) =>
  markupOf(
    timeLineFigure(
      line,
      workflowOf({ last_activity: { at: isoAt(2), from: 'commit' }, liveness: 'recent', ...over }),
      NOW,
    ),
  );

describe('events', () => {
  test('are the times of the state, its commits and checkpoints, each commit once, the oldest first', () => {
    const { events, left, blind } = timeLineOf(ONE, PAST);
    expect(events.map(({ lane, what }) => `${lane}: ${what}`)).toEqual([
      'file: updated',
      'checkpoint: checkpoint: x',
      'commit: change 4',
      'commit: the last one',
    ]);
    expect({ left, blind }).toEqual({ left: 0, blind: false });
  });

  test('are without commits where history is not to be had, which is said', () => {
    const line = timeLineOf(ONE, snapshotOf({}));
    expect(line.blind).toBe(true);
    expect(line.events.map(({ lane }) => lane)).toEqual(['file', 'checkpoint']);
    expect(textOf(figure(line))).toContain('Its history was not to be had here, so commits are missing.');
    expect(textOf(figure({ events: [], left: 0, blind: true }))).toContain('history was not to be had');
    expect(figure({ events: [], left: 0, blind: false })).toBe('');
  });

  test('of a state that cannot be read are the commits that touched it', () => {
    const line = timeLineOf({ ...ONE, state: null }, PAST);
    expect(line.events.map(({ what }) => what)).toEqual(['change 8', 'change 4']);
  });

  test('A10 are the newest of each kind, and it is said how many are left out', () => {
    const versions = Array.from({ length: 100 }, (_, at) => versionAt(`${at}`.padStart(40, 'a'), at));
    const line = timeLineOf(ONE, snapshotOf({}, { history: { [ONE.path]: versions } }));
    expect(line.events.filter(({ lane }) => lane === 'commit')).toHaveLength(40);
    expect(line.left).toBe(60);
    expect(textOf(figure(line))).toContain('60 older ones left out.');
  });
});

describe('the drawing', () => {
  const svg = figure(timeLineOf(ONE, PAST));

  test('goes from the first event to now, with a shape for each kind', () => {
    expect(svg).toContain('<span>2026-08-22</span><span>now, 2026-09-01</span>');
    const places = [...svg.matchAll(/<svg x="([\d.]+)%"/g)].map(([, x]) => Number(x));
    expect(places).toEqual([59.8, 79.4, 20.6, 1]);
    expect(svg.match(/class="dot" d="[^"]+"/g)?.length).toBe(4);
  });

  test('says in words what it shows', () => {
    expect(svg).toMatch(
      /role="img" aria-label="Time line from \S+ to \S+: 2 commits, 1 checkpoint, 1 time in the state file"/,
    );
    expect(textOf(svg)).toContain('Nothing moved for 2 days');
    expect(textOf(svg)).toContain(': commit c2c2c2c2c2c2, change 4');
  });

  test('of one that ended goes to its last event, and nothing is said to be still', () => {
    const ended = figure(timeLineOf(ONE, PAST), {
      decision: { action: 'none', step: null, reason: 'completed', instruction: '', options: [] },
    });
    expect(ended).not.toContain('Nothing moved');
    expect(ended).not.toContain('now, ');
    expect([...ended.matchAll(/<svg x="([\d.]+)%"/g)].map(([, x]) => Number(x))).toEqual([74.5, 99, 25.5, 1]);
  });

  test('of a single moment, and of a time to come, stays within its bounds', () => {
    const event = { at: NOW + 9 * DAY, lane: 'file', what: 'due', commit: null } as const;
    const places = [...figure({ events: [event], left: 0, blind: false }).matchAll(/<svg x="([\d.]+)%"/g)];
    expect(places.map(([, x]) => Number(x))).toEqual([50]);
  });
});
