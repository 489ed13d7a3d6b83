// Where a file that is gone went with its folder: told by its blob, or by when it came.

import { baseOf, folderOf } from '../model/path.ts';
import type { Need, PastVersion, Snapshot } from '../model/snapshot.ts';
import { joinPath } from './markdown/path-lists.ts';

/** A file that moved. `edited`: it has another content than the one that was lost. */
export interface MovedFile {
  readonly to: string;
  readonly edited: boolean;
}

/**
 * Where a path that is gone moved to within the workflow's own folders: the very blob that history last had
 * there, under its name; else, where its whole folder is gone, a file of its name that came as it went.
 * `null`: nothing shows that it moved, or history is not to be had.
 */
export function movedTo(path: string, folders: readonly string[], snapshot: Snapshot): MovedFile | null {
  const past = pastOf(path, snapshot);
  const last = past.find(({ blob }) => blob !== null);
  if (!last?.blob || last.text?.trim() === '') return null;
  const held = snapshot.pathsOf(last.blob).filter((one) => one !== path && baseOf(one) === baseOf(path));
  const same = held.find((one) => folders.some((folder) => one.startsWith(`${folder}/`)));
  if (same !== undefined) return { to: same, edited: false };
  const came = mayHaveMovedTo(path, folders, snapshot).filter((one) => cameAsItWent(one, past, snapshot));
  const [only] = came;
  return only === undefined || came.length > 1 ? null : { to: only, edited: true };
}

/** Whether a file came when another one went; `past`: the versions of that one. */
export function cameAsItWent(path: string, past: readonly PastVersion[], snapshot: Snapshot): boolean {
  const [newest] = past;
  // A removal that is not committed yet: then what came in its place has no history of its own either.
  const removedAt = newest?.blob === null ? Date.parse(newest.at) : Number.POSITIVE_INFINITY;
  const versions = snapshot.history(path);
  return versions !== 'unavailable' && versions.every(({ at }) => Date.parse(at) >= removedAt);
}

/** Folders and a name of a path that a moved folder may have kept; no workflow's own folders go deeper. */
const DEEPEST = 8;

/** Files whose history tells whether a path that is gone with its folder became one of them. */
function mayHaveMovedTo(path: string, folders: readonly string[], snapshot: Snapshot): readonly string[] {
  if (snapshot.entry(path) !== null || snapshot.entry(folderOf(path)) !== null) return [];
  const names = path.split('/').slice(1).slice(-DEEPEST);
  const ends = names.map((_, at) => names.slice(at).join('/'));
  const there = folders.flatMap((folder) => ends.map((end) => joinPath(folder, end)));
  return [...new Set(there)].filter((one) => snapshot.entry(one)?.mode.startsWith('100') === true);
}

/** What must be known of paths that are gone: their past, that of what they may have become, its text. */
export function movedNeeds(
  gone: readonly string[],
  folders: readonly string[],
  snapshot: Snapshot,
): readonly Need[] {
  const all = gone.flatMap((path) => [path, ...mayHaveMovedTo(path, folders, snapshot)]);
  const past = [...new Set(all)].filter((path) => snapshot.history(path) === 'unavailable');
  const texts = gone
    .flatMap((path) => movedTo(path, folders, snapshot)?.to ?? [])
    .filter((path) => {
      const reading = snapshot.text(path);
      return !reading.ok && reading.why === 'not-fetched';
    });
  return [
    ...past.map((path): Need => ({ path, what: 'history' })),
    ...texts.map((path): Need => ({ path, what: 'text' })),
  ];
}

/** The versions of a path, the newest first; none where history is not to be had. */
export function pastOf(path: string, snapshot: Snapshot): readonly PastVersion[] {
  const history = snapshot.history(path);
  return history === 'unavailable' ? [] : history;
}
