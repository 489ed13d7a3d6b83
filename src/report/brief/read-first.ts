// Which files to read before anything is done, with their sizes, and which commits touched the work last.
import { isFileMode, type LastChange, type Snapshot } from '../../model/snapshot.ts';
import type { Step, WorkflowState } from '../../model/workflow.ts';
import type { BriefFile } from './shape.ts';
import type { Whereabouts } from './whereabouts.ts';

/** Files and commits that a brief names. */
const [MOST_FILES, MOST_COMMITS] = [8, 5];

/** The state, what its saving names, the spec, then what was made, that of the item at hand first. */
export function readFirst(
  state: WorkflowState | null,
  path: string,
  snapshot: Snapshot,
  whereIs: Whereabouts,
): readonly BriefFile[] {
  const made = state === null ? [] : madeBefore(state);
  const answers = (state?.questions ?? []).flatMap(({ answer }) => answer?.path ?? []);
  const saved = (state?.saving?.fields ?? []).flatMap((field) => field.path ?? []);
  const spec = state?.spec ? [state.spec.path] : [];
  const named = [state?.path ?? path, ...saved, ...answers, ...spec, ...made];
  return [...new Set(named.flatMap((one) => whereIs(one) ?? []))]
    .filter((one) => isFileMode(snapshot.entry(one)?.mode))
    .slice(0, MOST_FILES)
    .map((one) => sized(one, snapshot));
}

/** Of the item at hand, then of whole steps, the last ones first. */
function madeBefore({ steps, current }: WorkflowState): readonly string[] {
  const paths = (some: readonly Step[]) =>
    some
      .toReversed()
      .flatMap(({ artifacts, files = [] }) => [...artifacts.flatMap(({ path }) => path ?? []), ...files]);
  const own = steps.filter(({ item }) => item !== undefined && item === current?.item);
  return [...paths(own), ...paths(steps.filter(({ item }) => item === undefined))];
}

function sized(path: string, snapshot: Snapshot): BriefFile {
  const reading = snapshot.text(path);
  const lines = reading.ok ? reading.text.split('\n').length - (reading.text.endsWith('\n') ? 1 : 0) : null;
  return {
    path,
    lines,
    bytes: snapshot.bytes?.(path) ?? (reading.ok ? Buffer.byteLength(reading.text) : null),
  };
}

/** The last commits that touched the work, as far as history was read. */
export function lastCommits(state: WorkflowState | null, snapshot: Snapshot): readonly LastChange[] {
  if (state === null) return [];
  const found = snapshot.lastChanges?.(state.folders, MOST_COMMITS) ?? 'unavailable';
  if (found !== 'unavailable') return found;
  const past = snapshot.history(state.path);
  if (past !== 'unavailable')
    return past.slice(0, MOST_COMMITS).map(({ commit, at, subject }) => ({ commit, at, subject }));
  const last = snapshot.lastChange(state.folders);
  return last === 'unavailable' || last === null ? [] : [last];
}
