// Makes content of files harmless where it is shown: in a terminal, a line for a shell, Markdown, and HTML.
import { redact } from './redact.ts';

/**
 * What a screen does not show, or shows elsewhere than it stands: control and format characters (bidi,
 * zero-width, tags), line separators, lone surrogates, fillers, and variation selectors save the two that
 * emoji use.
 */
const UNSEEN = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const SHORT: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

function shown(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const hex = code.toString(16).padStart(4, '0');
  return SHORT.get(char) ?? (code > 0xffff ? `\\u{${hex}}` : `\\u${hex}`);
}

/** One line for a terminal: every control, bidi and zero-width character as an escape such as `\u202e`. */
export function forTerminal(s: string): string {
  return s.replace(UNSEEN, shown);
}

/** A word as a POSIX shell must be told it; plain words stay as they are. */
export function forShell(word: string): string {
  if (/^[\w@%+=:,./][\w@%+=:,./-]*$|^-[-\w]+$/.test(word)) return word;
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** Many lines for a terminal: as `forTerminal`, with line feeds and tabs kept. */
export function linesForTerminal(s: string): string {
  return s.replace(UNSEEN, (char) => (char === '\n' || char === '\t' ? char : shown(char)));
}

/**
 * Characters that stand outside code, as entities: half of a mention or reference each, HTML, a table's
 * edge.
 */
const OUTSIDE: ReadonlyMap<string, string> = new Map([
  ['@', '&#64;'],
  ['#', '&#35;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['|', '&#124;'],
]);

/**
 * One line of GitHub's Markdown that shows `s` and does nothing, in tables too. It is set as code, since
 * only there GitHub makes no mention, reference (issues, commits, advisories, the repository's own) or
 * link; what could end the code, a table's cell or an HTML comment stands outside as an entity. Secrets are
 * taken out. `''` gives `''`. Set blanks or words around it: two results side by side would join their code
 * marks.
 */
export function forMarkdown(s: string): string {
  const line = forTerminal(redact(s));
  return line.replace(/[@#<>|]|[^@#<>|]+/g, (part) => OUTSIDE.get(part) ?? codeSpan(part));
}

function codeSpan(text: string): string {
  const mark = '`'.repeat(longestRun(text) + 1);
  const outer = (text.startsWith(' ') && text.endsWith(' ') && text.trim() !== '') || /^`|`$/.test(text);
  return outer ? `${mark} ${text} ${mark}` : mark + text + mark;
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}

/** Characters that mean something in HTML, within a quoted attribute too. */
const MARKUP: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/**
 * Text of an HTML element, or the value of a quoted attribute, that shows `s` and does nothing: secrets are
 * taken out, unseen characters shown, line feeds and tabs kept.
 */
export function forHtml(s: string): string {
  return linesForTerminal(redact(s)).replace(/[&<>"']/g, (sign) => MARKUP.get(sign) ?? '');
}

/**
 * A code block that no run of backticks in `s` can close, its own lines and nothing else. Secrets are taken
 * out, unseen characters shown. `info` names the language.
 */
export function fence(s: string, info = ''): string {
  const content = linesForTerminal(redact(s));
  const mark = '`'.repeat(Math.max(3, longestRun(content) + 1));
  const end = content === '' || content.endsWith('\n') ? '' : '\n';
  return `${mark}${info.replace(/[^\w+-]/g, '')}\n${content}${end}${mark}\n`;
}
