// Takes a cell that lists files apart: the pieces of the list, and the annotations of a piece.
import { looksLikeFile } from '../safe-path.ts';

const OPENERS: ReadonlyMap<string, string> = new Map([
  [')', '('],
  ['}', '{'],
  [']', '['],
  ['>', '<'],
]);

/** Where each bracket that is closed closes. An open end closes nothing. */
export function closersOf(text: string): ReadonlyMap<number, number> {
  const closers = new Map<number, number>();
  const open = new Map<string, number[]>();
  for (const { 0: bracket, index } of text.matchAll(/[(){}[\]<>]/g)) {
    const opener = OPENERS.get(bracket);
    const start = opener === undefined ? undefined : open.get(opener)?.pop();
    if (start !== undefined) closers.set(start, index);
    else if (opener === undefined) {
      const starts = open.get(bracket);
      if (starts) starts.push(index);
      else open.set(bracket, [index]);
    }
  }
  return closers;
}

const BREAK = /<br {0,3}\/?>/iy;
const AND = / (?:and|&) /;

/** The pieces between the separators of a list; what stands in brackets is not taken apart. */
export function piecesOf(cell: string): readonly string[] {
  const closers = closersOf(cell);
  const listed = cell.startsWith('[') && closers.get(0) === cell.length - 1; // `[a.md, b.md]`
  const pieces: string[] = [];
  let start = listed ? 1 : 0;
  const end = listed ? cell.length - 1 : cell.length;
  for (let i = start; i < end; ) {
    const width = separatorAt(cell, i);
    if (width > 0) {
      pieces.push(cell.slice(start, i));
      start = i + width;
      i = start;
    } else i = (closers.get(i) ?? i) + 1;
  }
  pieces.push(cell.slice(start, end));
  return pieces.flatMap(atAnd).filter((piece) => piece !== '');
}

function separatorAt(cell: string, at: number): number {
  const char = cell[at];
  if (char === ',' || char === ';' || char === '\n' || char === '\r') return 1;
  if (char === ' ') return cell.startsWith(' + ', at) ? 3 : 0;
  if (char !== '<') return 0;
  BREAK.lastIndex = at;
  return BREAK.exec(cell)?.[0].length ?? 0;
}

/** `a.md and b.md` are two files; `research and design` is prose. */
function atAnd(piece: string): readonly string[] {
  const parts = piece.trim().replace(/^and /, '').split(AND);
  const bare = parts.map((part) => part.replaceAll('`', ''));
  return bare.every((part) => !/\s/.test(part) && looksLikeFile(part)) ? parts : [piece.trim()];
}

/**
 * Takes annotations in round brackets out: those after a blank, at the start, or at the end of a file's
 * name.
 */
export function withoutNotes(piece: string): { readonly text: string; readonly notes: readonly string[] } {
  if (!piece.includes('(')) return { text: piece.trim(), notes: [] };
  const closers = closersOf(piece);
  const notes: string[] = [];
  let text = '';
  for (let i = 0; i < piece.length; ) {
    const close = piece[i] === '(' ? closers.get(i) : undefined;
    const note =
      close !== undefined &&
      (/(?:^|[\s`)])$/.test(piece.slice(Math.max(0, i - 1), i)) || atEnd(piece, i, close));
    if (note) notes.push(piece.slice(i + 1, close).trim());
    else text += piece.slice(i, (close ?? i) + 1);
    i = (close ?? i) + 1;
  }
  return { text: text.trim(), notes };
}

/** Longer than any extension, short enough to be looked at for every bracket. */
const LOOK = 80;

/** `spec.md(updated)`: directly after a file's name, with a blank or nothing after it; no link's target. */
function atEnd(piece: string, open: number, close: number): boolean {
  const behind = piece[close + 1] ?? ' ';
  return (
    /\s/.test(behind) && piece[open - 1] !== ']' && looksLikeFile(piece.slice(Math.max(0, open - LOOK), open))
  );
}
