// The status that a Markdown document says of itself: in its front matter, on a line, or below a heading.
import { linesOf, splice } from '../../text/lines.ts';
import { frontMatterEnd, kindsOf } from '../../text/markdown/blocks.ts';

/** A status as a document says it. */
export interface StatusLine {
  readonly found: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** Whether the front matter says it. */
  readonly isFront: boolean;
}

const FRONT = /^(status[ \t]*:[ \t]*)(?:"([^"]+)"|'([^']+)'|([^#\s"'][^#]*))/i;
const LINE = /^((?:[-*>][ \t]+)?(?:\*\*|__)?Status(?:\*\*|__)?[ \t]*:(?:\*\*|__)?[ \t]*)(\S.*)$/i;
const HEADING = /^#{1,6}[ \t]+Status[ \t]*:?[ \t]*$/i;

/** Where a document says how far it is; `null`: nowhere. Code, comments and quotes do not count. */
export function statusIn(text: string): StatusLine | null {
  const lines = linesOf(text);
  const kinds = kindsOf(lines);
  const front = Math.max(frontMatterEnd(lines), 0);
  for (const { text: line, number, start } of lines.slice(0, front)) {
    const [, head = '', ...values] = FRONT.exec(line) ?? [];
    const found = values.find((value) => value !== undefined)?.trimEnd() ?? '';
    const from = start + line.indexOf(found, head.length);
    if (found !== '') return { found, line: number, start: from, end: from + found.length, isFront: true };
  }
  let isBelow = false;
  for (const [at, { text: line, number, start }] of lines.entries()) {
    if (kinds[at] !== 'text' || line.trim() === '') continue;
    const [, head = '', value] = LINE.exec(line) ?? [];
    const found = (value ?? (isBelow ? line : '')).trim();
    const from = start + (value === undefined ? line.indexOf(found) : head.length);
    if (found !== '') return { found, line: number, start: from, end: from + found.length, isFront: false };
    isBelow = HEADING.test(line);
  }
  return null;
}

/** The text with another status in its place, and nothing else changed. */
export function withStatus(text: string, { start, end }: StatusLine, status: string): string {
  return splice(text, [{ start, end, text: status }]);
}
