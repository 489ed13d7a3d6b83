// What is there of the files that a step leaves, and what must be fetched before that can be said.

import { isOutOfReach } from '../model/file-content.ts';
import { baseOf, otherSpelling } from '../model/path.ts';
import { isFileMode, type Need, type Snapshot } from '../model/snapshot.ts';
import { joinPath } from '../text/markdown/path-lists.ts';
import { isBare, openMarkers, templateLines } from '../text/markdown/placeholders.ts';
import { movedNeeds } from '../text/rename-detection.ts';

/** Whether a file stands there, and neither a link nor a folder nor a submodule. */
export function isFile(path: string, snapshot: Snapshot): boolean {
  return isFileMode(snapshot.entry(path)?.mode);
}

/** Whether a symbolic link stands there: what it leads to is never looked at. */
export const isLink = (path: string, snapshot: Snapshot): boolean => snapshot.entry(path)?.mode === '120000';

/** The text at a path; `null` where it is not there or not to be had. */
export function textAt(path: string, snapshot: Snapshot): string | null {
  const reading = snapshot.text(path);
  return reading.ok ? reading.text : null;
}

/** The first heading of the first level, which says what a document is about; `null`: it has none. */
export function headingAt(path: string, snapshot: Snapshot): string | null {
  return /^\uFEFF?#[ \t]+(.+?)[ \t]*\r?$/m.exec(textAt(path, snapshot) ?? '')?.[1] ?? null;
}

/** Whether a file that was read holds nothing but front matter, headings, comments and rules. */
export function isBareAt(path: string, snapshot: Snapshot): boolean {
  const text = textAt(path, snapshot);
  return text !== null && isBare(path, text);
}

/** Whether a file is gone or holds nothing, as `artifact-exists` judges it; a link is not looked at. */
export function isGoneAt(path: string, snapshot: Snapshot): boolean {
  const entry = snapshot.entry(path);
  if (entry !== null) return entry.mode === '040000' || isBareAt(path, snapshot);
  const found = isOutOfReach(snapshot.text(path)) ? path : otherSpelling(path, snapshot);
  return found === null || isBareAt(found, snapshot);
}

/** `partial`: there, and not filled in (or has no text). A file of headings alone is no output. */
export type OutputState = 'whole' | 'partial' | 'none';

/** `markers`: whether open markers (`[NEEDS CLARIFICATION: …]`) make it partial; gaps of a template do. */
export function outputAt(path: string, snapshot: Snapshot, markers = true): OutputState {
  const entry = snapshot.entry(path);
  if (entry === null || entry.mode === '040000') return 'none';
  const reading = snapshot.text(path);
  if (!reading.ok) return 'partial';
  if (isBare(path, reading.text)) return 'none';
  if (!path.endsWith('.md')) return 'whole';
  const open = templateLines(reading.text).length > 0 || (markers && openMarkers(reading.text).length > 0);
  return open ? 'partial' : 'whole';
}

/** Folders that a star is looked for in, at most. */
const MOST_FOLDERS = 100;

/**
 * The files that a pattern below a folder means: `*` stands for one name, or a part of one, `**` for any
 * number of folders, none included.
 */
export function filesAt(folder: string, pattern: string, snapshot: Snapshot): readonly string[] {
  const names = pattern.split('/');
  const last = names.pop() ?? '';
  const folders = names.reduce<readonly string[]>(
    (all, name) =>
      name === '**'
        ? withFoldersBelow(all, snapshot)
        : all.flatMap((one) => below(one, name, snapshot, true)).slice(0, MOST_FOLDERS),
    [folder],
  );
  return folders.flatMap((one) => below(one, last, snapshot, false));
}

/** These folders and all below them, outer ones first. */
function withFoldersBelow(folders: readonly string[], snapshot: Snapshot): readonly string[] {
  const all = [...folders];
  for (let at = 0; at < all.length && all.length < MOST_FOLDERS; at++)
    all.push(...below(all[at] ?? '', '*', snapshot, true));
  return all.slice(0, MOST_FOLDERS);
}

function below(folder: string, name: string, snapshot: Snapshot, isFolder: boolean): readonly string[] {
  const fits = (path: string) => (snapshot.entry(path)?.mode === '040000') === isFolder;
  const plain = joinPath(folder, name);
  if (!name.includes('*')) return snapshot.entry(plain) !== null && fits(plain) ? [plain] : [];
  const [start = '', ...rest] = name.split('*');
  const end = rest.at(-1) ?? '';
  return snapshot
    .list(folder)
    .map(({ path }) => path)
    .filter((path) => {
      const base = baseOf(path);
      return base.length >= start.length + end.length && base.startsWith(start) && base.endsWith(end);
    })
    .filter(fits);
}

/** Files whose text is asked for at once at most: a list of artifacts has no business being longer. */
const MOST_TEXTS = 200;

/** The paths among these that exist and whose text is not fetched yet, as needs. */
export function textNeeds(paths: readonly string[], snapshot: Snapshot): readonly Need[] {
  return unread(paths, snapshot).map((path) => ({ path, what: 'text' }));
}

/** The paths among these whose text is not fetched yet, each once; what is read takes no one's place. */
function unread(paths: readonly string[], snapshot: Snapshot): readonly string[] {
  const isUnread = (path: string) => {
    const reading = snapshot.text(path);
    return !reading.ok && reading.why === 'not-fetched';
  };
  return [...new Set(paths)].filter(isUnread).slice(0, MOST_TEXTS);
}

/**
 * The pasts of these paths as needs, those too that seem to be known: of a path below a folder whose changes
 * were asked for the commits are there, but not the texts. What was fetched is not fetched again.
 */
export const historyNeeds = (paths: readonly string[]): readonly Need[] =>
  [...new Set(paths)].map((path) => ({ path, what: 'history' }));

/**
 * Where files that a finished step wrote outside of the workflow's folder may be now that they are gone: they
 * may have moved with that folder.
 */
export function goneNeeds(
  written: readonly string[],
  home: string,
  folders: readonly string[],
  snapshot: Snapshot,
): readonly Need[] {
  const gone = written.filter((path) => !path.startsWith(`${home}/`) && snapshot.entry(path) === null);
  return movedNeeds([...new Set(gone)].slice(0, MOST_TEXTS), folders, snapshot);
}

/**
 * When a file first held what `was` looks for, by its history, milliseconds since 1970; `null` where it never
 * did, or history is not to be had.
 */
export function firstTime(path: string, snapshot: Snapshot, was: (text: string) => boolean): number | null {
  const history = snapshot.history(path);
  if (history === 'unavailable') return null;
  const first = history.findLast(({ text }) => text !== null && was(text));
  return first ? Date.parse(first.at) : null;
}

/** The paths among these that a commit changed after a time, as far as history is to be had. */
export function changedAfter(paths: readonly string[], time: number, snapshot: Snapshot): readonly string[] {
  return paths.filter((path) => {
    const history = snapshot.history(path);
    return history !== 'unavailable' && Date.parse(history[0]?.at ?? '') > time;
  });
}

/**
 * The names of those of `paths` that changed after the state file first held what `was` looks for, as far as
 * history is to be had.
 */
export function changedSince(
  paths: readonly string[],
  state: string,
  snapshot: Snapshot,
  was: (text: string) => boolean,
  named = baseOf,
): readonly string[] {
  const began = firstTime(state, snapshot, was);
  return began === null ? [] : changedAfter(paths, began, snapshot).map(named);
}

/**
 * A note where one of `paths` changed after the state file first held what `was` looks for, in words `what`.
 * A tool without a hash cannot prove more, and nothing is held. `[]`: there is nothing to say.
 */
export function staleNotes(
  paths: readonly string[],
  state: string,
  snapshot: Snapshot,
  was: (text: string) => boolean,
  what = 'the first task was done: its tasks',
  named = baseOf,
): readonly string[] {
  const changed = changedSince(paths, state, snapshot, was, named);
  return changed.length === 0 ? [] : [`${changed.join(', ')} changed after ${what} may be out of date.`];
}
