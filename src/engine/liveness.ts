// When a workflow last moved, and what its silence means. Silence alone is never death.
import type { Activity, Liveness, Settings } from '../model/rule.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { HOUR } from '../model/time-units.ts';
import type { WorkflowState } from '../model/workflow.ts';

export interface LastMove {
  readonly activity: Activity;
  readonly notes: readonly string[];
}

/** The newest of the state's own timestamps and the last commit that changed the workflow's folder. */
export function activityOf(state: WorkflowState, snapshot: Snapshot, settings: Settings): LastMove {
  const notes: string[] = [];
  const own = state.timestamps
    .filter((stamp) => stamp.activity && stamp.at !== null)
    .map((stamp) => stamp.at ?? 0);
  const change = snapshot.lastChange(state.folders);
  const commit = change === null || change === 'unavailable' ? null : Date.parse(change.at);
  const clamped = [
    ...own.map((at) => ({ at, from: 'state' as const })),
    ...(commit === null ? [] : [{ at: commit, from: 'commit' as const }]),
  ].map(({ at, from }) => ({ at: Math.min(at, settings.now), from, future: at > settings.now }));
  if (clamped.some((point) => point.future)) notes.push('A time in the future counts as now.');
  if (change === 'unavailable' && snapshot.commit !== null)
    notes.push('History is shallow: the age is what the state file says, and who owns it is uncertain.');
  const newest = clamped.reduce<Activity>(
    (best, point) => (best.at === null || point.at > best.at ? { at: point.at, from: point.from } : best),
    { at: null, from: 'unknown' },
  );
  return { activity: newest, notes };
}

/** No lock of any format holds for longer: one that would was dated in the future (faults T02). */
const LONGEST_LEASE = 25 * HOUR;

/** The state as a lock or heartbeat makes it: while that holds, the current step waits for its holder. */
export function leased(state: WorkflowState, settings: Settings): WorkflowState {
  const { lease, current, ended } = state;
  if (!lease || !current || ended !== null || settings.now >= lease.until) return state;
  if (lease.until > settings.now + LONGEST_LEASE)
    return {
      ...state,
      notes: [...state.notes, 'A lock from the future is not believed; look who holds it.'],
    };
  return { ...state, current: { ...current, waits: 'locked' } };
}

/** Ended beats live beats age; what has no time at all is `unknown`, never old. */
export function livenessOf(state: WorkflowState, activity: Activity, settings: Settings): Liveness {
  if (state.ended !== null) return 'ended';
  if (state.current?.waits === 'locked') return 'live';
  if (activity.at === null) return 'unknown';
  const age = settings.now - activity.at;
  if (age > settings.abandonedAfter) return 'abandoned';
  return age > settings.staleAfter ? 'stale' : 'recent';
}
