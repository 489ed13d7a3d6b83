// One document type for the three kinds of state file, told apart by what is in them.
import { gapOf } from '../../formkit/fields.ts';
import { cellOf } from '../../formkit/tables.ts';
import { statusWord } from '../../formkit/vocabulary.ts';
import type { Codec } from '../../model/codec.ts';
import { StateError } from '../../model/errors.ts';
import type { Version } from '../../model/state-location.ts';
import { type DataDocument, type DataMap, type DataPlace, isList, isMap } from '../../text/data/data.ts';
import { json } from '../../text/json/document.ts';
import { linesOf, refuseConflicts } from '../../text/lines.ts';
import { refuseOpenFence } from '../../text/markdown/blocks.ts';
import { type MarkdownDocument, markdown, type Table } from '../../text/markdown/document.ts';
import { isNothing, isPlaceholder, wordOf } from '../../text/vocabulary.ts';
import { frontMatter, hasFrontMatter } from '../../text/yaml/front-matter.ts';
import { atMargin } from '../../text/yaml/top-level-text.ts';
import { readIndex } from './index-file/read.ts';
import { CONTEXT_TYPES, GRAPH_VERSIONS } from './vocabulary.ts';

/** A context file: its front matter as data, its body as tables. `print` looks at `data` and `body`. */
export interface ContextDocument {
  readonly kind: 'context';
  readonly data: DataMap;
  readonly places: ReadonlyMap<string, DataPlace>;
  readonly body: MarkdownDocument;
}

export type HumaninloopDocument =
  | ({ readonly kind: 'index' } & MarkdownDocument)
  | ContextDocument
  | ({ readonly kind: 'dag' } & DataDocument);

/** The index's schema version; its successors have none that leads to another. */
export const INDEX_VERSION = '1.0.0';

function kindOf(whole: string): HumaninloopDocument['kind'] {
  const text = beginning(whole);
  if (/^\s*[{[]/.test(text)) return 'dag';
  if (EXECUTABLE.test(text)) return NAMED.test(text.slice(0, FRONT_LOOK)) ? 'context' : 'index';
  return hasFrontMatter(text) && CONTEXT.test(atMargin(frontOf(text))) ? 'context' : 'index';
}

/** Front matter in another language than YAML (`---js`): never read, so its words are looked for as text. */
const EXECUTABLE = /^\uFEFF?---[ \t]*[^\s-]/;
const NAMED = new RegExp(
  `\\b(?:${CONTEXT_TYPES.join('|')}|awaiting[-_](?:user|analyst|advocate|architect))\\b`,
  'i',
);

/** A text from its first line that tells a kind: conflict markers, blank lines and comments do not (S03). */
function beginning(text: string): string {
  const first = linesOf(text).find((line) => !/^\s*(?:<{7}.*|<!--.*-->\s*)?$/.test(line.text));
  return first ? text.slice(first.start) : '';
}

/** The lines between the first `---` and the next, or the first ones where it is never closed. */
function frontOf(text: string): string {
  const lines = text.slice(0, FRONT_LOOK).split(/\r\n?|\n/);
  const end = lines.findIndex((line, at) => at > 0 && line.trimEnd() === '---');
  return lines.slice(1, end < 0 ? undefined : end).join('\n');
}

/** No context file's front matter comes near this. UTF-16 units. */
const FRONT_LOOK = 8192;

const SIGNATURE = new RegExp(
  [
    '^\\uFEFF?(?:#[ \\t]+Feature Index\\b',
    '#{1,6}[ \\t]+[^A-Za-z\\n]{0,20}(?:Priority Loop State|Workflow Status Table)' +
      '[^A-Za-z\\n]{0,20}(?:\\(.*)?$)',
  ].join('|'),
  'im',
);
const CONTEXT = new RegExp(
  `^type:[ \\t]*["']?(?:${CONTEXT_TYPES.join('|')})\\b|^status:[ \\t]*["']?awaiting[-_]`,
  'im',
);

/** Is this text ours? By an index's title or sections, a context file's front matter, a graph's keys. */
export function recognises(text: string): boolean {
  const kind = kindOf(text);
  if (kind === 'context') return true;
  if (kind === 'index') return SIGNATURE.test(text);
  return text.includes('"workflow_id"') && /"(?:nodes|passes|pass_number|current_pass)"/.test(text);
}

/** Prints through the text codec of the document's kind, so that untouched bytes stay. */
export const codec: Codec<HumaninloopDocument> = {
  parse(text) {
    refuseConflicts(linesOf(text));
    const kind = kindOf(text);
    if (kind === 'dag') return { kind, ...graphShaped(json.parse(text)) };
    const body = markdown.parse(text);
    if (kind === 'context') {
      refuseUnfilledFront(frontOf(text));
      const { data, places } = frontMatter.parse(text);
      return { kind, data, places, body };
    }
    refuseOpenFence(linesOf(text));
    refuseUnfilledIndex(body);
    refuseTorn(text, body);
    return { kind, ...body };
  },
  print(text, doc) {
    if (doc.kind === 'dag') return json.print(text, doc);
    if (doc.kind === 'index') return markdown.print(text, doc);
    const front = { ...frontMatter.parse(text), data: doc.data };
    return markdown.print(frontMatter.print(text, front), doc.body);
  },
};

/** @throws StateError `state-readable` where keys hold other kinds of values, `version-known` (S18, S20) */
function graphShaped(doc: DataDocument): DataDocument {
  const root = doc.data;
  if (!isMap(root)) throw otherShape(doc, '', 'an object at the root');
  for (const key of ['nodes', 'passes', 'edges']) {
    const value = root[key];
    if (value === undefined && key !== 'nodes') continue;
    if (!isList(value)) throw otherShape(doc, `/${key}`, `a list of objects under ${key}`);
    const bad = value.findIndex((item) => !isMap(item));
    if (bad >= 0) throw otherShape(doc, `/${key}/${bad}`, `an object in ${key}`);
  }
  const version = doc.places.get('/schema_version') ?? null;
  if (version === null || GRAPH_VERSIONS.includes(version.text ?? '')) return doc;
  const message =
    `found schema_version ${JSON.stringify(version.text)}, expected ${GRAPH_VERSIONS.join(' or ')}. ` +
    'The file is left alone; update Rekindle, or correct the version.';
  throw new StateError('version-known', message, version.line, {
    found: version.text,
    known: GRAPH_VERSIONS,
  });
}

function otherShape(doc: DataDocument, pointer: string, expected: string): StateError {
  const place = doc.places.get(pointer);
  const found = place === undefined ? 'nothing' : (place.text ?? 'a list or an object');
  const message = `found ${JSON.stringify(found)}, expected ${expected}. Restore the file from history.`;
  return new StateError('state-readable', message, place?.line ?? null, { pointer });
}

/**
 * A status that shows progress beside a gap that somebody left is a real state: a template is told by a
 * status that is a gap itself, or by another gap beside the status that it comes with (upstream's templates).
 */
const FIRST_STATUSES: ReadonlySet<string> = new Set(['not_started', 'awaiting_analyst', '']);

/** @throws StateError `state-filled` where the index is still its template */
function refuseUnfilledIndex(doc: MarkdownDocument): void {
  const { metadata, loop } = readIndex(doc);
  const id = cellOf(metadata, 'id');
  const status = cellOf(loop, 'loop_status');
  const begun = status !== null && !FIRST_STATUSES.has(statusWord(status.value));
  const gap = [status, begun ? null : id].find((cell) => cell && isPlaceholder(cell.value));
  if (gap) throw gapOf(gap.name, JSON.stringify(gap.value), gap.line, { found: gap.value });
}

/** The same of a context file's front matter. @throws StateError `state-filled` */
function refuseUnfilledFront(front: string): void {
  const found = new Map<string, { value: string; line: number }>();
  for (const [at, text] of front.split('\n').entries()) {
    const [, key, value] = /^(type|status|feature_id):[ \t]*(.*)$/.exec(text) ?? [];
    if (key !== undefined && value !== undefined)
      found.set(key, { value: value.trim().replace(/^["']|["']$/g, ''), line: at + 2 });
  }
  const begun = !FIRST_STATUSES.has(statusWord(found.get('status')?.value ?? ''));
  for (const [key, { value, line }] of found)
    if (isPlaceholder(value) && (key === 'status' || !begun))
      throw gapOf(key, JSON.stringify(value), line, { found: value });
}

/** @throws StateError `state-readable` where the end of the index is missing (S02) */
function refuseTorn(text: string, doc: MarkdownDocument): void {
  const lines = linesOf(text);
  const last = lines.at(-1);
  const number = last?.number ?? 1;
  if (cellOf(readIndex(doc).loop, 'loop_status') === null) {
    const message =
      'found no Loop Status below a heading "Priority Loop State", expected that row; ' +
      `the file ends on line ${number}. ` +
      'It may have been cut off: restore it from history.';
    throw new StateError('state-readable', message, number, { missing: 'Loop Status', last_line: number });
  }
  const cut = last?.eol === '' && last.text.trimStart().startsWith('|');
  if (!cut) return;
  const table = doc.sections.flatMap(({ tables }) => tables).at(-1);
  if (isWholeRow(last.text, number, table)) return;
  const message =
    `found the table row on line ${number}, the last one, without its end, expected a whole row. ` +
    'The file was cut off: restore it from history.';
  throw new StateError('state-readable', message, number, { last_line: number });
}

/** A last line without line ending is whole where it is closed and has a cell for every column. */
function isWholeRow(text: string, number: number, table: Table | undefined): boolean {
  if (!table || !text.trimEnd().endsWith('|')) return false;
  const row = table.rows.at(-1);
  const rule = table.rows.length === 0 && number === table.line + 1;
  const cells = rule ? text.split('|').length - 2 : row?.line === number ? row.cells.length : 0;
  return cells >= table.columns.length;
}

/** `1.0.0`, `v1.0.0`, `1.0` and `1` are one version (S21). */
const SAME = /^v?1(?:\.0){0,2}$/i;
const NEWER = /^v?(?:1\.\d|[2-9]|[1-9]\d)/i;

/** @throws StateError `version-known` for a version that was never published */
export function versionOf(doc: HumaninloopDocument): Version {
  const none = { written: null, rank: null, assumed: false, line: null };
  if (doc.kind === 'context') return { ...none, newest: null };
  if (doc.kind === 'dag') {
    const version = doc.places.get('/schema_version');
    const newest = GRAPH_VERSIONS.at(-1) ?? null;
    return { ...none, written: version?.text ?? null, line: version?.line ?? null, newest };
  }
  const cells = readIndex(doc).versions.filter(({ value }) => !isNothing(value));
  // Where it is written twice, the one that is not ours counts.
  const cell = cells.find(({ value }) => !SAME.test(wordOf(value))) ?? cells[0];
  if (!cell) return { written: INDEX_VERSION, rank: 0, assumed: true, line: null };
  const { line } = cell;
  const value = wordOf(cell.value);
  if (SAME.test(value)) return { written: value, rank: 0, assumed: false, line };
  if (NEWER.test(value)) return { written: value, rank: 'newer', assumed: false, line };
  const message =
    `found version ${JSON.stringify(value)}, expected ${INDEX_VERSION}, the only one that was published. ` +
    'The file is left alone; correct the version.';
  throw new StateError('version-known', message, line, { found: value, newest: INDEX_VERSION });
}
