// The three rules by which pipelines have hashed their spec, and the hash that a spec declares for itself.
import type { Spec } from '../../model/workflow.ts';
import { readHash, sha256 } from '../../text/hash.ts';
import { linesOf } from '../../text/lines.ts';
import { scanMarkdown } from '../../text/markdown/scan.ts';
import { normal } from '../../text/vocabulary.ts';

/** A rule, and what of a text it hashes. */
interface HashRule {
  readonly rule: string;
  readonly input: (text: string) => string;
}

/** What a recorded hash is compared with: (a) since 2026-05, (b) the practice before it, (c) `sha256sum`. */
const RULES: readonly HashRule[] = [
  { rule: 'canonical', input: canonical },
  { rule: 'from-first-heading', input: fromFirstHeading },
  { rule: 'raw', input: (text) => text },
];

/** The same bytes but for their line ends (faults H01); rule (a) never sees them. */
const LINE_ENDS: readonly HashRule[] = [
  { rule: 'raw, with LF line ends', input: toLf },
  { rule: 'raw, with CRLF line ends', input: (text) => toCrlf(text) },
  { rule: 'from-first-heading, with CRLF line ends', input: (text) => toCrlf(fromFirstHeading(text)) },
];

/** Does a rule's name say that only line ends differ? */
export function isCosmetic(rule: string): boolean {
  return LINE_ENDS.some((one) => one.rule === rule);
}

/** The digest of a text by each of the three rules. */
export function digestsOf(text: string): Spec['computed'] {
  return RULES.map(({ rule, input }) => ({ rule, digest: sha256(input(text)) }));
}

/** The rule by which the text has this digest, the stronger first; `null` where none gives it. */
export function matchOf(text: string, digest: string): string | null {
  const rules = [...RULES, ...LINE_ENDS];
  return rules.find(({ input }) => sha256(input(text)) === digest)?.rule ?? null;
}

/**
 * Rule (a): without `## Header Metadata`, the first table below it and all that stands between the two.
 * Blanks are those that Python strips (upstream's validator is written in it), so a byte order mark is kept.
 */
function canonical(text: string): string {
  const lines = toLf(text).split('\n');
  const head = lines.findIndex((line) => strip(line) === '## Header Metadata');
  const table = head < 0 ? -1 : lines.findIndex((line, at) => at > head && isRow(line));
  if (table < 0) return `${strip(lines.map(stripEnd).join('\n'))}\n`;
  let end = table;
  while (isRow(lines[end])) end++;
  if (end < lines.length && strip(lines[end] ?? '') === '') end++;
  const kept = [...lines.slice(0, head), ...lines.slice(end)].map(stripEnd);
  while (kept[0] === '') kept.shift();
  while (kept.at(-1) === '') kept.pop();
  return `${kept.join('\n')}\n`;
}

function isRow(line: string | undefined): boolean {
  return line !== undefined && stripStart(line).startsWith('|');
}

/** Rule (b): from the first `## ` heading to the end, which is one LF. A text without one gives all of it. */
function fromFirstHeading(text: string): string {
  const whole = toLf(text);
  const at = whole.startsWith('## ') ? 0 : whole.indexOf('\n## ') + 1;
  let end = whole.length;
  while (whole[end - 1] === '\n') end--;
  return `${whole.slice(at, end)}\n`;
}

function toLf(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function toCrlf(text: string): string {
  return toLf(text).replaceAll('\n', '\r\n');
}

/** White space in Python's sense: unlike JavaScript's, with U+001C to U+001F and U+0085, without U+FEFF. */
function isBlank(char: string | undefined): boolean {
  if (char === undefined || char === '\uFEFF') return false;
  return /\s/.test(char) || (char >= '\u001C' && char <= '\u001F') || char === '\u0085';
}

function stripStart(text: string): string {
  let at = 0;
  while (isBlank(text[at])) at++;
  return text.slice(at);
}

function stripEnd(text: string): string {
  let end = text.length;
  while (isBlank(text[end - 1])) end--;
  return text.slice(0, end);
}

function strip(text: string): string {
  return stripStart(stripEnd(text));
}

const DECLARED: ReadonlySet<string> = new Set(['content_hash', 'hash', 'spec_hash']);

/** What the spec says of itself: a `content_hash` row, or a `Hash:` or `Content Hash:` line. */
export function declaredHash(spec: string): string | null {
  for (const section of scanMarkdown(linesOf(spec))) {
    const fields = section.fields.map(({ key, value }) => ({ key, value: value.value }));
    const rows = section.tables.flatMap((table) =>
      table.rows.map(({ cells }) => ({ key: cells[0]?.value ?? '', value: cells[1]?.value ?? '' })),
    );
    for (const { key, value } of [...fields, ...rows]) {
      const digest = DECLARED.has(normal(key)) ? readHash(value).digest : null;
      if (digest !== null) return digest;
    }
  }
  return null;
}
