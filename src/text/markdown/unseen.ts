// Lines of a Markdown text that no reader is shown: comments by a link, front matter in TOML.
import type { Line } from '../lines.ts';

/** What a definition begins with. A footnote's `[^1]:` is shown, and `[Owner]: Ann` is meant as words. */
const BEGINNING = String.raw`^ {0,3}\[(?!\^)(?:[^\][\\]|\\.)*\]:[ \t]*(?:<[^<>]*>|(?=\S*[#/.:])[^\s<]\S*)`;
/** `[//]: # (fill this in)`, `[comment]: <> "…"`, `[api]: https://…` */
const DEFINITION = new RegExp(
  BEGINNING + String.raw`(?:[ \t]+(?:\((?:[^()\\]|\\.)*\)|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'))?[ \t]*$`,
);
/** The same, with a title that goes on below. */
const OPENED = new RegExp(BEGINNING + String.raw`[ \t]+(["'(])(?:[^"')\\]|\\.)*$`);
const CLOSED: Readonly<Record<string, RegExp>> = { '"': /"[ \t]*$/, "'": /'[ \t]*$/, '(': /\)[ \t]*$/ };

/** The indexes of such lines: definitions of links, as Markdown writes comments too, and `+++ … +++`. */
export function unseenIn(lines: readonly Line[]): ReadonlySet<number> {
  const unseen = new Set<number>();
  let [at, end] = [0, tomlEnd(lines)];
  while (at < lines.length) {
    for (; at < end; at++) unseen.add(at);
    end = definitionEnd(lines, at);
    if (end === 0) at++;
  }
  return unseen;
}

/** Index after the closing `+++`; 0 where there is none. */
function tomlEnd(lines: readonly Line[]): number {
  const isFence = ({ text }: Line) => text.trimEnd() === '+++';
  if (!lines[0] || !isFence(lines[0])) return 0;
  return lines.findIndex((line, at) => at > 0 && isFence(line)) + 1;
}

/** Lines of a title are few. */
const MOST = 50;

/** Index after a definition that begins at `at`; 0 where none does. No title has a blank line in it. */
function definitionEnd(lines: readonly Line[], at: number): number {
  const text = lines[at]?.text ?? '';
  if (DEFINITION.test(text)) return at + 1;
  const closed = CLOSED[OPENED.exec(text)?.[1] ?? ''];
  if (closed === undefined) return 0;
  for (let next = at + 1; next < Math.min(lines.length, at + MOST); next++) {
    const below = lines[next]?.text ?? '';
    if (below.trim() === '') return 0;
    if (closed.test(below)) return next + 1;
  }
  return 0;
}
