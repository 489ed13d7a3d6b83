// Which lines of a Markdown text are not its own words: front matter, code blocks and comments.
import { StateError } from '../../model/errors.ts';
import type { Line } from '../lines.ts';
import { onceEach } from '../lookup.ts';

/** `text` is what Markdown reads; the other three are passed over. */
export type LineKind = 'text' | 'front' | 'code' | 'comment';

/** What a fence at the margin that is never closed does with what follows it. */
type Unclosed = 'hides-all' | 'hides-nothing';

/** The kind of each line, in order; found once for the lines of a text. Linear in its size. */
export function kindsOf(lines: readonly Line[], unclosed: Unclosed = 'hides-all'): readonly LineKind[] {
  return unclosed === 'hides-all' ? usualKindsOf(lines) : lookedAt(lines, unclosed);
}

const usualKindsOf = onceEach((lines: readonly Line[]) => lookedAt(lines, 'hides-all'));

function lookedAt(lines: readonly Line[], unclosed: Unclosed): readonly LineKind[] {
  const kinds: LineKind[] = lines.map(() => 'text');
  const fenceEnd = fenceFinder(lines, unclosed);
  let lastCommentEnd: number | null = null;
  let at = frontMatterEnd(lines);
  kinds.fill('front', 0, at);
  while (at < lines.length) {
    const text = lines[at]?.text ?? '';
    const codeEnd = fenceEnd(at);
    let commentEnd = at;
    if (/^[ \t]*<!--/.test(text)) {
      lastCommentEnd ??= lines.findLastIndex((line) => line.text.includes('-->'));
      commentEnd = endOfComment(lines, at, lastCommentEnd);
    }
    if (codeEnd > at) kinds.fill('code', at, codeEnd);
    else if (commentEnd > at) kinds.fill('comment', at, commentEnd);
    at = Math.max(at + 1, codeEnd, commentEnd);
  }
  return kinds;
}

/** The indexes of lines that stand in a `<details>`: folded away, as what is over often is. */
export function foldedIn(lines: readonly Line[], kinds: readonly LineKind[]): ReadonlySet<number> {
  const folded = new Set<number>();
  let depth = 0;
  for (const [at, { text }] of lines.entries()) {
    if (kinds[at] !== 'text') continue;
    if (/^\s*<details\b/i.test(text)) depth++;
    if (/<\/details>/i.test(text)) depth = Math.max(0, depth - 1);
    if (depth > 0) folded.add(at);
  }
  return folded;
}

/** What may hold indented text that is no code: a list item, a footnote, a definition, a call-out, HTML. */
const HOLDS = /^[ \t]*(?:[-*+](?:[ \t]|$)|\d{1,9}[.)](?:[ \t]|$)|\[\^[^\]]*\]:|:[ \t]|[!?]{3}|<|>)/;

/**
 * The indexes of lines that are code by four blanks or a tab before them: after a blank line or a heading,
 * and nowhere that such a line may belong to what stands above it. In doubt a line is text.
 */
export function indentedCodeIn(lines: readonly Line[], kinds: readonly LineKind[]): ReadonlySet<number> {
  const code = new Set<number>();
  let begins = false;
  let held = false;
  let hasText = false;
  for (const [at, { text }] of lines.entries()) {
    if (kinds[at] !== 'text' || text.trim() === '') {
      begins = true;
      continue;
    }
    const deep = /^(?: {4}| {0,3}\t)/.test(text);
    if (deep && begins && hasText && !held) {
      code.add(at);
      continue;
    }
    const heading = /^ {0,3}#{1,6}(?:[ \t]|$)/.test(text);
    if (HOLDS.test(text)) held = true;
    else if (heading || (begins && !/^[ \t]/.test(text))) held = false;
    hasText ||= !deep;
    begins = heading;
  }
  return code;
}

/**
 * For saved states: what an unclosed fence swallows can be neither believed nor passed over.
 * @throws StateError `state-readable` where that are headings or tables
 */
export function refuseOpenFence(lines: readonly Line[]): void {
  const all = kindsOf(lines);
  if (!all.includes('code')) return;
  const visible = kindsOf(lines, 'hides-nothing');
  const swallowed = lines.some(
    ({ text }, at) => all[at] === 'code' && visible[at] === 'text' && /^ {0,3}(?:#{1,6}\s|\|)/.test(text),
  );
  const first = lines.find((_, at) => all[at] === 'code' && visible[at] === 'text');
  if (!swallowed || !first) return;
  const message =
    `found a code fence on line ${first.number} that is never closed, ` +
    'expected its end before the next heading or table. Close it.';
  throw new StateError('state-readable', message, first.number);
}

/**
 * Index after the front matter's closing line; 0 where there is none. What never closes is no front
 * matter.
 */
export function frontMatterEnd(lines: readonly Line[]): number {
  if (!isRule(lines[0])) return 0;
  return lines.findIndex((line, index) => index > 0 && isRule(line)) + 1;
}

function isRule(line: Line | undefined): boolean {
  return line?.text.trimEnd() === '---';
}

/** Index after the comment that begins at `at`; `at` where it never ends: then it hides nothing. */
function endOfComment(lines: readonly Line[], at: number, last: number): number {
  for (let i = at; i <= last; i++) if (lines[i]?.text.includes('-->')) return i + 1;
  return at;
}

const OPENING = /^([ \t]*)((?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}(?=[^`]*$)|~{3,})/;
const CLOSING = /^([ \t]*)(`{3,}|~{3,})[ \t]*$/;

/**
 * Gives for a line that opens a code block the index after its end, else the line's own index. At the margin
 * a fence that is never closed reaches to the end of the text, as Markdown has it, or hides nothing where
 * `unclosed` says so; within a list (or deep, where it may as well be text) it must be closed to count.
 */
function fenceFinder(lines: readonly Line[], unclosed: Unclosed): (at: number) => number {
  // Per fence character, the shortest fence for which no end was found: keeps hopeless searches from being
  // repeated.
  const hopeless = new Map<string, number>();
  return (at) => {
    const opening = OPENING.exec(lines[at]?.text ?? '');
    const fence = opening?.[3];
    if (!opening || fence === undefined) return at;
    const inner = opening[2] !== undefined || isDeep(opening[1] ?? '');
    const key = `${fence[0]}${inner}`;
    if (fence.length < (hopeless.get(key) ?? Number.POSITIVE_INFINITY)) {
      for (let i = at + 1; i < lines.length; i++)
        if (closes(lines[i]?.text ?? '', fence, inner)) return i + 1;
      hopeless.set(key, fence.length);
    }
    return inner || unclosed === 'hides-nothing' ? at : lines.length;
  };
}

function closes(text: string, fence: string, inner: boolean): boolean {
  const closing = CLOSING.exec(text);
  const mark = closing?.[2] ?? '';
  return mark[0] === fence[0] && mark.length >= fence.length && (inner || !isDeep(closing?.[1] ?? ''));
}

/** Four columns and more are no longer the margin. */
function isDeep(indent: string): boolean {
  return indent.length > 3 || indent.includes('\t');
}

/** Blanks out code spans, character for character, so that places stay the same. Linear. */
export function withoutCodeSpans(text: string): string {
  const marks = [...text.matchAll(/`+/g)];
  const nextAlike = new Map<number, number>();
  const partner = marks.map(() => -1);
  for (let i = marks.length - 1; i >= 0; i--) {
    const width = marks[i]?.[0].length ?? 0;
    partner[i] = nextAlike.get(width) ?? -1;
    nextAlike.set(width, i);
  }
  let out = '';
  let at = 0;
  for (let i = 0; i < marks.length; i++) {
    const [open, close] = [marks[i], marks[partner[i] ?? -1]];
    if (!open || !close) continue;
    const end = close.index + close[0].length;
    out += text.slice(at, open.index) + ' '.repeat(end - open.index);
    at = end;
    i = partner[i] ?? i;
  }
  return out + text.slice(at);
}
