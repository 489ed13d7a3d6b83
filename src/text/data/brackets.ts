// New members within brackets and braces, separated as their neighbours are: flow YAML and JSON alike.
import type { TextEdit } from '../lines.ts';

/** A list or map in brackets. Offsets are those of the whole text. */
export interface Brackets {
  /** Of the opening bracket. */
  readonly start: number;
  /** After the closing bracket. */
  readonly end: number;
  /** Items, or keys with their values, as they stand in the text. */
  readonly members: readonly Member[];
}

export interface Member {
  readonly start: number;
  readonly end: number;
}

/** What stands between members where no neighbours show it. */
export interface Separators {
  readonly comma: string;
  readonly eol: string;
}

/**
 * The edit that sets `spelled` after the member `after` (-1: before the first). Where that member begins a
 * line of its own the new ones do too, with its indentation.
 */
export function addMembers(
  text: string,
  brackets: Brackets,
  after: number,
  spelled: readonly string[],
  separators: Separators,
): TextEdit {
  const { start, end, members } = brackets;
  const near = members[Math.max(after, 0)];
  if (!near) {
    const inside = text.slice(start + 1, end - 1);
    const blank = /^[ \t]*$/.test(inside);
    return { start: start + 1, end: blank ? end - 1 : start + 1, text: spelled.join(separators.comma) };
  }
  const between = separatorAt(text, brackets, Math.max(after, 0), separators);
  if (after < 0)
    return { start: near.start, end: near.start, text: spelled.map((one) => one + between).join('') };
  return { start: near.end, end: near.end, text: spelled.map((one) => between + one).join('') };
}

/** Does a member begin a line? Then this is the line's indentation, else `null`. */
export function indentOf(text: string, start: number): string | null {
  let at = start;
  while (at > 0 && ' \t'.includes(text[at - 1] ?? 'x')) at--;
  const fresh = at === 0 || '\n\r\uFEFF'.includes(text[at - 1] ?? 'x');
  return fresh ? text.slice(at, start) : null;
}

function separatorAt(text: string, { members }: Brackets, at: number, { comma, eol }: Separators): string {
  const [before, near, behind] = [members[at - 1], members[at], members[at + 1]];
  if (!near) return comma;
  const indent = indentOf(text, near.start);
  // A comment after the member would be torn from it by a line between the two.
  const remarked = /^[ \t]*,?[ \t]*#/.test(text.slice(near.end, near.end + LOOK));
  if (indent !== null && !remarked) return `,${eol}${indent}`;
  const shown = [before && text.slice(before.end, near.start), behind && text.slice(near.end, behind.start)];
  return shown.find((one) => one !== undefined && /^[ \t]*,[ \t]*$/.test(one)) ?? comma;
}

const LOOK = 256;
