// When a workflow last moved, and what its silence means.
import { describe, expect, it } from 'vitest';
import { activityOf, livenessOf } from '../../src/engine/liveness.ts';
import type { LastChange, Snapshot } from '../../src/model/snapshot.ts';
import type { Timestamp } from '../../src/model/workflow.ts';
import { snapshotOf } from '../snapshot.ts';
import { currentOf, DAY, NOW, stateOf } from '../state.ts';

const settings = { now: NOW, staleAfter: 7 * DAY, abandonedAfter: 30 * DAY };
const stamp = (at: number | null, activity = true): Timestamp => ({
  field: 'last_updated_at',
  found: '',
  line: 1,
  at,
  problem: at === null ? 'unparsable' : null,
  activity,
});
const changed = (
  lastChange: LastChange | null | 'unavailable',
  commit: string | null = 'c'.repeat(40),
): Snapshot => ({
  ...snapshotOf({}),
  commit,
  lastChange: () => lastChange,
});
const commitAt = (at: number): LastChange => ({
  commit: 'c'.repeat(40),
  at: new Date(at).toISOString(),
  subject: 'a change',
});

describe('activity', () => {
  it('is the newest of the state and the commits', () => {
    const state = stateOf({ timestamps: [stamp(NOW - 5 * DAY), stamp(NOW - 9 * DAY)] });
    expect(activityOf(state, changed(commitAt(NOW - 2 * DAY)), settings).activity).toEqual({
      at: NOW - 2 * DAY,
      from: 'commit',
    });
    expect(activityOf(state, changed(commitAt(NOW - 8 * DAY)), settings).activity).toEqual({
      at: NOW - 5 * DAY,
      from: 'state',
    });
  });

  it('T02 clamps the future to now and says so', () => {
    const moved = activityOf(stateOf({ timestamps: [stamp(NOW + 3 * DAY)] }), changed(null), settings);
    expect(moved.activity).toEqual({ at: NOW, from: 'state' });
    expect(moved.notes.join()).toContain('future');
  });

  it('does not count a creation date', () => {
    expect(
      activityOf(stateOf({ timestamps: [stamp(NOW, false)] }), changed(null), settings).activity.at,
    ).toBeNull();
  });

  it('T01 a shallow history gives no date and is told', () => {
    const moved = activityOf(stateOf(), changed('unavailable'), settings);
    expect(moved.activity).toEqual({ at: null, from: 'unknown' });
    expect(moved.notes.join()).toContain('shallow');
  });
});

describe('liveness', () => {
  const at = (days: number) => ({ at: NOW - days * DAY, from: 'state' as const });

  it.each([
    ['recent', 0],
    ['recent', 7],
    ['stale', 7.01],
    ['stale', 30],
    ['abandoned', 30.01],
  ] as const)('%s after %d days', (liveness, days) => {
    expect(livenessOf(stateOf(), at(days), settings)).toBe(liveness);
  });

  it('an ended workflow is ended, however old', () => {
    expect(livenessOf(stateOf({ ended: 'failed' }), at(400), settings)).toBe('ended');
  });

  it('a lock that holds means live', () => {
    expect(livenessOf(stateOf({ current: currentOf({ waits: 'locked' }) }), at(400), settings)).toBe('live');
  });

  it('T07 T09 waiting for a person for 60 days is old, not dead', () => {
    expect(
      livenessOf(stateOf({ current: currentOf({ waits: 'awaiting-approval' }) }), at(60), settings),
    ).toBe('abandoned');
  });

  it('an unknown age is unknown, never old', () => {
    expect(livenessOf(stateOf(), { at: null, from: 'unknown' }, settings)).toBe('unknown');
  });
});
