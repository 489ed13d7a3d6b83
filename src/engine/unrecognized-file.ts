// What a file is that holds no state, though it stands where one belongs or where history shows one.
import type { Fault } from '../model/errors.ts';
import type { Format } from '../model/format.ts';
import type { PastVersion, Snapshot } from '../model/snapshot.ts';

/** Whether a version of a file was a state of the format; the caller knows how to read one. */
export type WasOurs = (version: PastVersion) => boolean;

/**
 * The newest version of a path that was a state, `null` where there is none. Versions before the path was
 * last removed do not count: who removed the state and then put something else there meant it.
 */
export function lastState(path: string, snapshot: Snapshot, wasOurs: WasOurs): PastVersion | null {
  const past = snapshot.history(path);
  if (past === 'unavailable') return null;
  const removed = past.findIndex(({ blob }) => blob === null);
  const since = removed < 0 ? past : past.slice(0, removed);
  return since.find((version) => version.text !== null && wasOurs(version)) ?? null;
}

/** How many characters of a line are shown. */
const SHOWN = 60;

/** The fault of a text that is no state, at a place of the format's alone or with a state's beginning. */
export function noState(format: Format, text: string): Fault {
  const { found, line } = foundIn(text);
  const message =
    `${found}, expected a saved state (${format.title}): this is a state file by its name or by how it ` +
    'begins. It was cut off, overwritten or never filled in. Restore it from history, or move it away.';
  return { rule: 'state-known', message, line };
}

/** The fault of a text that holds no state at a path where an earlier version was one. */
export function noStateAnyMore(format: Format, text: string, before: PastVersion): Fault {
  const { found, line } = foundIn(text);
  const commit = before.commit.slice(0, 12);
  const message =
    `${found}, expected a saved state (${format.title}): the version of commit ${commit} is one. It was ` +
    'overwritten or cut off: restore it from history. Where the path is meant for something else from now ' +
    'on, remove the state in one commit and add the other file in the next.';
  return { rule: 'state-known', message, line, evidence: { commit: before.commit } };
}

/** The first line that says something, quoted, and its number. */
function foundIn(text: string): { readonly found: string; readonly line: number | null } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const at = lines.findIndex((line) => !/^\s*(?:-{3,}|\.{3})?\s*$/.test(line));
  const said = lines[at]?.trim();
  if (said === undefined) return { found: 'found no line that says anything', line: null };
  const shown = Array.from(said);
  const cut = shown.length > SHOWN ? `${shown.slice(0, SHOWN).join('')}…` : said;
  return { found: `found ${JSON.stringify(cut)} on line ${at + 1}`, line: at + 1 };
}
