// A state file that was cut off while it was written, though what is left of it reads well.
import type { Fault } from '../model/errors.ts';
import type { Snapshot } from '../model/snapshot.ts';

/** Any beginning of these reads well. Of every other form its codec tells whether all of it is there. */
const READS_CUT = /\.(?:md|markdown|ya?ml)$/i;

/**
 * What people and editors take away from the end of a line on purpose: blanks of every kind, a full stop or
 * its like, the backslash of a hard line break.
 */
const TIDIED = /^[^\S\r\n\u2028\u2029]*[.…。,;:!?\\]?[^\S\r\n\u2028\u2029]*(?:\r?\n|$)/u;

/** Whether a file may have been cut unseen: no line break ends it. Only then is its history asked for. */
export function mayBeCut(path: string, snapshot: Snapshot): boolean {
  if (!READS_CUT.test(path)) return false;
  const reading = snapshot.text(path);
  return reading.ok && reading.text !== '' && !/[\r\n]$/.test(reading.text);
}

/**
 * The fault of a file that breaks off within a line, where the version before it has the very same bytes,
 * then the rest of that line, and an end. `null`: nothing proves it. Whoever takes away the last lines on
 * purpose, or the blanks behind one, leaves whole ones; a version without a line break at its end tells
 * nothing of one that has none.
 */
export function cutOf(path: string, snapshot: Snapshot): Fault | null {
  if (!mayBeCut(path, snapshot)) return null;
  const reading = snapshot.text(path);
  const history = snapshot.history(path);
  if (!reading.ok || history === 'unavailable') return null;
  const { text } = reading;
  const before = history.find((version) => version.text !== text);
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
