// Finds the same workflow in several places: on branches that diverged, or in two files on one branch.

import type { Decision } from '../../model/decision.ts';
import { compareProgress } from '../../model/progress.ts';
import type { Recovery } from '../../model/recovery.ts';
import { order } from '../../model/sort-order.ts';
import { stepName, type WorkflowState } from '../../model/workflow.ts';
import { formatTime } from '../../text/time.ts';
import type { ScanGroup } from '../scan/scan-group.ts';
import { noteAt } from './duplicate-note.ts';

/** One place of a workflow that is in several. What is from files or names a branch is untrusted. */
export interface DuplicatePlace {
  /** The branch; `null` for a detached working tree or a bare commit. */
  readonly owner: string | null;
  readonly path: string;
  /** The step by its name, with its item; `null` where it ended or nothing can be said. */
  readonly step: string | null;
  readonly status: string;
  /** When it last moved, ISO 8601 in UTC; `null` where it is not known. */
  readonly at: string | null;
  /** `null` for a rival file: nothing is decided by it. */
  readonly decision: Pick<Decision, 'action' | 'step' | 'reason'> | null;
  /** What one should know at this place of the others, in our words and plain names. */
  readonly note: string;
}

/** A workflow that is in several places, the most advanced first. They are never merged by us. */
export interface Duplicate {
  /** `FORMAT:FEATURE`. */
  readonly id: string;
  readonly places: readonly DuplicatePlace[];
}

/** A place before its note is written. */
interface Place extends Omit<DuplicatePlace, 'note'> {
  /** What its file says; `null` where that cannot be read. */
  readonly state: WorkflowState | null;
}

/** Places that are shown of one workflow; a thousand branches may hold it. */
export const SHOWN_PLACES = 5;

/** By id, in the order in which they were found; a workflow in one place is left out. */
export function duplicatesIn(judged: readonly ScanGroup[]): readonly Duplicate[] {
  const groups = new Map<string, { readonly id: string; readonly places: Map<string, Place> }>();
  for (const { holding, recovered } of judged)
    for (const one of recovered.workflows) {
      const id = duplicateId(one);
      const { places: group } = groups.get(groupOf(one)) ?? { places: new Map<string, Place>() };
      groups.set(groupOf(one), { id, places: group });
      for (const place of placesOf(one, holding.owner)) {
        const key = seatOf(id, place);
        // A file that is a workflow of its own is reported as such, not as a rival.
        if (place.decision !== null || !group.has(key)) group.set(key, place);
      }
    }
  return [...groups.values()]
    .filter(({ places }) => places.size > 1)
    .map(({ id, places }) => ({ id, places: noted([...places.values()].sort(furtherFirst)) }));
}

/** What is said at one of several places. */
export interface PlaceNote {
  readonly note: string;
  /** Another place is no less far along, or nothing can be read here. */
  readonly lags: boolean;
}

/** What is noted at a workflow's own place of the others; `null` where it is in no other. */
export function duplicateNotes(
  judged: readonly ScanGroup[],
): (one: Recovery, owner: string | null) => PlaceNote | null {
  const notes = duplicatesIn(judged).flatMap(({ id, places }) =>
    places.map((place, at) => [seatOf(id, place), { note: place.note, lags: at > 0 }] as const),
  );
  const byPlace = new Map(notes);
  return (one, owner) => byPlace.get(seatOf(duplicateId(one), { owner, path: one.path })) ?? null;
}

function seatOf(id: string, { owner, path }: Pick<Place, 'owner' | 'path'>): string {
  return JSON.stringify([id, owner, path]);
}

/** What is published: an id may end with a folder that tells two of one tree apart. */
function duplicateId({ format, feature }: Pick<Recovery, 'format' | 'feature'>): string {
  return `${format}:${feature}`;
}

/** What workflows are the same by: those of one name in different packages are not. */
function groupOf(one: Pick<Recovery, 'format' | 'feature' | 'site'>): string {
  return JSON.stringify([duplicateId(one), one.site.root ?? null]);
}

function noted(places: readonly Place[]): readonly DuplicatePlace[] {
  return places.map((place, at) => {
    const { state: _, ...shown } = place;
    return { ...shown, note: noteAt(places, at) };
  });
}

/** The workflow's own place, and those of its rivals. */
function placesOf(one: Recovery, owner: string | null): readonly Place[] {
  const { path, activity, site } = one;
  const { action, step, reason } = one.decision;
  const named = step === null ? null : stepName(one.state, step);
  const read = new Set(one.beside.map((state) => state.path));
  const own: Place = {
    owner,
    path,
    step: stepOf(one.state) ?? named,
    status: one.state ? statusOf(one.state) : (one.statusText ?? 'unknown'),
    at: activity.at === null ? null : formatTime(activity.at),
    decision: { action, step: named, reason },
    state: one.state && asItSays(one.state),
  };
  const mute = site.rivals.filter((rival) => !read.has(rival) && rival !== path);
  return [
    own,
    ...besideOf(one).map((state) => rivalOf(owner, state.path, state, sharedCommit(one, state))),
    ...mute.map((rival) => rivalOf(owner, rival, null)),
  ];
}

/**
 * What the rivals say of this workflow; a rival that names no workflow is noted as well.
 */
function besideOf({ feature, beside }: Recovery): readonly WorkflowState[] {
  const same = beside.filter((state) => state.feature === feature);
  return same.length > 0 ? same : beside;
}

/** The last commit of the folders, where both files have the same and it is newer than the state's word. */
function sharedCommit({ activity, state }: Recovery, rival: WorkflowState): number | null {
  const folders = (one: WorkflowState) => JSON.stringify([...new Set(one.folders)].sort());
  const same = state !== null && folders(state) === folders(rival);
  return same && activity.from === 'commit' ? activity.at : null;
}

/** A rival file: what it says, and the last commit of the folder that it shares with the other one. */
function rivalOf(
  owner: string | null,
  path: string,
  state: WorkflowState | null,
  commit: number | null = null,
): Place {
  const own = (state?.timestamps ?? []).flatMap((time) => (time.activity ? (time.at ?? []) : []));
  const times = commit === null ? own : [...own, commit];
  return {
    owner,
    path,
    step: stepOf(state),
    status: statusOf(state),
    at: times.length === 0 ? null : formatTime(Math.max(...times)),
    decision: null,
    state: state && asItSays(state),
  };
}

/** Beside a rival no state counts as ended; how far each came is told by its own word all the same. */
function asItSays(state: WorkflowState): WorkflowState {
  return state.status === 'completed' && state.current === null ? { ...state, ended: 'completed' } : state;
}

function stepOf(state: WorkflowState | null): string | null {
  const current = state?.current;
  if (!current || current.id === '') return null;
  const name = stepName(state, current.id);
  return current.item === null ? name : `${name} ${current.item}`;
}

function statusOf(state: WorkflowState | null): string {
  return state === null ? 'unknown' : (state.statusText ?? state.status);
}

/** What cannot be read comes last; of equals the one that moved last comes first, then by name. */
function furtherFirst(a: Place, b: Place): number {
  if (!a.state || !b.state) return Number(!a.state) - Number(!b.state) || byTime(a, b);
  return compareProgress(b.state, a.state) || byTime(a, b);
}

function byTime(a: Place, b: Place): number {
  const owners = order(a.owner ?? '', b.owner ?? '');
  // Of two files of one branch the one that is decided by comes first.
  const rival = owners === 0 ? Number(a.decision === null) - Number(b.decision === null) : 0;
  return order(b.at ?? '', a.at ?? '') || owners || rival || order(a.path, b.path);
}
