// The unified diff that a person is shown before anything is written.
import { FILE_HEADERS_ONLY, formatPatch, type StructuredPatchHunk, structuredPatch } from 'diff';
import { linesOf } from './lines.ts';

const CONTEXT = 3;
/**
 * Edits above this number are not searched for (the search is quadratic): the differing middle is shown
 * whole.
 */
const MOST_EDITS = 1000;

/** `before` → `after` as a unified diff, odd names quoted; `''` where nothing differs. */
export function unifiedDiff(path: string, before: string, after: string): string {
  if (before === after) return '';
  const [from, to] = [`a/${path}`, `b/${path}`];
  const options = { context: CONTEXT, maxEditLength: MOST_EDITS };
  const patch = structuredPatch(from, to, before, after, undefined, undefined, options) ?? {
    oldFileName: from,
    newFileName: to,
    oldHeader: undefined,
    newHeader: undefined,
    hunks: [wholeHunk(before, after)],
  };
  return formatPatch(patch, FILE_HEADERS_ONLY);
}

/** The lines that both ends share as context, everything between removed and added. */
function wholeHunk(before: string, after: string): StructuredPatchHunk {
  const [old, now] = [rowsOf(before), rowsOf(after)];
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const start = Math.max(0, head - CONTEXT);
  const [oldEnd, nowEnd] = [old.length - tail, now.length - tail];
  const kept = Math.min(tail, CONTEXT);
  const lines = [
    ...old.slice(start, head).map((row) => ` ${row}`),
    ...old.slice(head, oldEnd).map((row) => `-${row}`),
    ...now.slice(head, nowEnd).map((row) => `+${row}`),
    ...old.slice(oldEnd, oldEnd + kept).map((row) => ` ${row}`),
  ];
  return {
    oldStart: start + 1,
    oldLines: oldEnd + kept - start,
    newStart: start + 1,
    newLines: nowEnd + kept - start,
    lines: lines.flatMap((line) => line.split('\n')),
  };
}

/** Lines without their line feed; a last one that has none says so, as diffs do. */
function rowsOf(text: string): readonly string[] {
  const rows = text.split('\n');
  const last = rows.pop() ?? '';
  return last === '' ? rows : [...rows, `${last}\n\\ No newline at end of file`];
}

/** The first `n` lines, their ends included. */
export function firstLines(text: string, n: number): string {
  const line = linesOf(text)[n - 1];
  return n <= 0 ? '' : line ? text.slice(0, line.end + line.eol.length) : text;
}
