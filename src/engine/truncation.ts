// A state file that was cut off while it was written, though what is left of it reads well.
import type { Fault } from '../model/errors.ts';
import type { Format } from '../model/format.ts';
import type { PastVersion, Snapshot } from '../model/snapshot.ts';
import type { StateLocation } from '../model/state-location.ts';
import { cutFault } from '../model/unreadable-file.ts';
import { catchFault } from './catch-fault.ts';

/** Any beginning of these reads well. Of every other form its codec tells whether all of it is there. */
const READS_CUT = /\.(?:md|markdown|ya?ml)$/i;

/**
 * What people and editors take away from the end of a line on purpose: blanks of every kind, a full stop or
 * its like, the backslash of a hard line break.
 */
const TIDIED = /^[^\S\r\n\u2028\u2029]*[.…。,;:!?\\]?[^\S\r\n\u2028\u2029]*(?:\r?\n|$)/u;

/** Whether a file may have been cut unseen. Only then is its history asked for. */
export function mayBeCut(format: Format, doc: unknown, site: StateLocation, snapshot: Snapshot): boolean {
  return endsInLine(site.path, snapshot) || mayEndEarly(format, doc, site, snapshot);
}

function mayEndEarly({ ending }: Format, doc: unknown, site: StateLocation, snapshot: Snapshot): boolean {
  return doc !== null && ending?.mayBeEarly(doc, site, snapshot) === true;
}

/** The fault of a file that history proves to be cut off, within a line or at the end of one. */
export function cutOf(format: Format, doc: unknown, site: StateLocation, snapshot: Snapshot): Fault | null {
  return cutInLine(site.path, snapshot) ?? cutAtLineEnd(format, doc, site, snapshot);
}

/** No line break ends the file, and its form reads well all the same. */
function endsInLine(path: string, snapshot: Snapshot): boolean {
  if (!READS_CUT.test(path)) return false;
  const reading = snapshot.text(path);
  return reading.ok && reading.text !== '' && !/[\r\n]$/.test(reading.text);
}

/**
 * The fault of a file that breaks off within a line, where the version before it has the very same bytes,
 * then the rest of that line, and an end. `null`: nothing proves it. People who remove the
 * last lines on purpose, or the blanks after one, leave whole lines; where the earlier version has no line
 * break at its end either, that proves nothing.
 */
function cutInLine(path: string, snapshot: Snapshot): Fault | null {
  const reading = snapshot.text(path);
  if (!reading.ok || !endsInLine(path, snapshot)) return null;
  const { text } = reading;
  const [before] = olderThan(text, path, snapshot);
  const whole = before?.text ?? null;
  if (!before || whole === null || !whole.startsWith(text) || !whole.endsWith('\n')) return null;
  if (TIDIED.test(whole.slice(text.length))) return null;
  const line = text.split('\n').length;
  const commit = before.commit.slice(0, 12);
  const message =
    `found the end of the file within line ${line}, expected the rest of it: up to there it is the version ` +
    `of commit ${commit}, which goes on. It was cut off while it was written: restore it from history. ` +
    'Where it is meant to end there, end its last line with a line break.';
  const evidence = { commit: before.commit, characters: text.length, expected: whole.length };
  return { rule: 'state-readable', message, line, evidence };
}

/** Earlier versions that are looked at, the newest. */
const TRIED = 50;

/** The versions before this text, the newest first; after its first commit only what is older counts. */
function olderThan(text: string, path: string, snapshot: Snapshot): readonly PastVersion[] {
  const history = snapshot.history(path);
  if (history === 'unavailable') return [];
  const own = history.findIndex((version) => version.text === text);
  return history.slice(own + 1).filter((version) => version.text !== text);
}

/**
 * The fault of a file that ends before what an earlier version has after that place, and that its format
 * never takes away. Versions before the path was last removed are of another work.
 */
function cutAtLineEnd(format: Format, doc: unknown, site: StateLocation, snapshot: Snapshot): Fault | null {
  const { ending, codec } = format;
  const reading = snapshot.text(site.path);
  if (!reading.ok || !ending || !mayEndEarly(format, doc, site, snapshot)) return null;
  const now = reading.text;
  const older = olderThan(now, site.path, snapshot).slice(0, ending.byLastVersion ? 1 : TRIED);
  for (const { text, blob, commit } of older) {
    if (blob === null) return null;
    const before = text === null ? null : catchFault(() => codec.parse(text));
    const lack = before?.ok && text !== null ? ending.lacks(doc, before.value, { now, before: text }) : null;
    if (lack !== null) return cutFault(lack, commit);
  }
  return null;
}
