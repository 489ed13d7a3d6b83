// Words that stood after the one, or the time, that a choice wrote over: none of them may be lost.
import { groupedBy } from '../../../text/lookup.ts';
import type { MarkdownDocument, Section, Table } from '../../../text/markdown/document.ts';
import { behindWord } from '../../../text/status/check-marks.ts';
import { isNothing, isPlaceholder } from '../../../text/vocabulary.ts';

/** A value of a file, and what the file calls it. */
interface Said {
  readonly key: string;
  readonly value: string;
}

/** Values that a document no longer has, and whose own words stand in nothing that is new in it. */
export function wordsLost(old: MarkdownDocument, doc: MarkdownDocument): readonly Said[] {
  const [before, after] = [placesIn(old), placesIn(doc)];
  const changed = [...before].filter(([place, { value }]) => after.get(place)?.value !== value);
  if (changed.length === 0) return [];
  const added = textsAdded(old, doc);
  return changed.flatMap(([place, said]) => {
    const now = after.get(place)?.value ?? '';
    const words = ownWords(said.value, now);
    return words === '' || standsIn([now, ...added], words) ? [] : [said];
  });
}

function standsIn(texts: readonly string[], words: string): boolean {
  const quoted = JSON.stringify(words).slice(1, -1);
  return texts.some((text) => text.includes(words) || text.includes(quoted));
}

const TIME = /^\d{4}[-/]\d\d[-/]\d\d(?:[Tt ]\d\d:[\d:.,]+ ?(?:Z|UTC|GMT|[+-][\d:]+)?)?/;

/** What a value says beside its word or its time; where a time takes its place, all that was none. */
function ownWords(old: string, now: string): string {
  if (isNothing(old) || isPlaceholder(old)) return '';
  const words = TIME.test(old) ? old.replace(TIME, '') : TIME.test(now) ? old : behindWord(old);
  return /[\p{L}\p{N}]/u.test(words) ? words.trim() : '';
}

/** What a document says more often than the old one: the same remark of another row keeps nothing. */
function textsAdded(old: MarkdownDocument, doc: MarkdownDocument): readonly string[] {
  const known = groupedBy(textsOf(old), (text) => text);
  const now = [...groupedBy(textsOf(doc), (text) => text)];
  return now.flatMap(([text, all]) => (all.length > (known.get(text)?.length ?? 0) ? [text] : []));
}

/** All that a document says; the lines of its fields are among its prose as they were read. */
function textsOf({ sections }: MarkdownDocument): readonly string[] {
  return sections.flatMap(({ fields, tables, boxes, prose }) => {
    const ofFields = new Set(fields.map(({ line }) => line));
    return [
      ...fields.map(({ value }) => value),
      ...tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)),
      ...boxes.map(({ label }) => label),
      ...prose.filter(({ line }) => line === 0 || !ofFields.has(line)).map(({ text }) => text),
    ];
  });
}

/** Fields and cells by their places: a line, and in a table the column. */
function placesIn({ sections }: MarkdownDocument): ReadonlyMap<string, Said> {
  return new Map(sections.flatMap((section) => [...fieldsIn(section), ...section.tables.flatMap(cellsIn)]));
}

/** Lines count from 1; what is added has none yet. */
const isThere = ({ line }: { readonly line: number }): boolean => line > 0;

function fieldsIn({ fields }: Section): readonly (readonly [string, Said])[] {
  return fields.filter(isThere).map(({ key, value, line }) => [String(line), { key, value }] as const);
}

function cellsIn({ columns, rows }: Table): readonly (readonly [string, Said])[] {
  return rows.filter(isThere).flatMap(({ cells, line }) =>
    cells.map((value, at) => {
      const [first = ''] = cells;
      const key = columns.length === 2 ? first : `${columns[at] ?? ''} of ${first}`;
      return [`${line}.${at}`, { key, value }] as const;
    }),
  );
}
