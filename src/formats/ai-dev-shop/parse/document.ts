// Where keys stand in a pipeline state: in bullets, bare lines or tables, in its head or behind it.
import type { MarkdownDocument, Section } from '../../../text/markdown/document.ts';
import { fieldRows, isOwn, type KeyPlace, keyOf, pairRows, saysSomething } from './sections.ts';

type Index = ReadonlyMap<string, readonly KeyPlace[]>;

/** `head`: before the first section with facts of its own. `later`: behind it, in none of these sections. */
interface Indexes {
  readonly head: Index;
  readonly later: Index;
  /** The same with the rows of every table of two columns. */
  readonly laterPairs: Index;
  readonly own: Index;
}

/** Every place in the head of the file that names one of these keys; where it names none, any later place. */
export function placesOf(doc: MarkdownDocument, ...keys: readonly string[]): readonly KeyPlace[] {
  const { head, later } = indexOf(doc);
  const found = placesIn(head, keys);
  return found.length > 0 ? found : placesIn(later, keys);
}

/** The places behind the head, those of sections with facts of their own left out. */
export function laterPlaces(doc: MarkdownDocument, ...keys: readonly string[]): readonly KeyPlace[] {
  return placesIn(indexOf(doc).laterPairs, keys);
}

/** The places in sections with facts of their own. */
export function ownPlaces(doc: MarkdownDocument, ...keys: readonly string[]): readonly KeyPlace[] {
  return placesIn(indexOf(doc).own, keys);
}

function placesIn(index: Index, keys: readonly string[]): readonly KeyPlace[] {
  const places = keys.flatMap((key) => index.get(key) ?? []);
  return places.length < 2 ? places : places.toSorted((a, b) => a.line - b.line);
}

/** A document never changes, so that its keys are looked up once. */
const INDEXES = new WeakMap<MarkdownDocument, Indexes>();

function indexOf(doc: MarkdownDocument): Indexes {
  const known = INDEXES.get(doc);
  if (known) return known;
  const first = doc.sections.findIndex(isOwn);
  const head = doc.sections.slice(0, first < 0 ? undefined : first);
  const behind = first < 0 ? [] : doc.sections.slice(first);
  const later = behind.filter((section) => !isOwn(section));
  const index = {
    head: byKey(head.flatMap(keysOf)),
    later: byKey(later.flatMap(keysOf)),
    laterPairs: byKey(
      later.flatMap((section) => [...section.fields, ...pairRows(section), ...fieldRows(section)]),
    ),
    own: byKey(behind.filter(isOwn).flatMap(keysOf)),
  };
  INDEXES.set(doc, index);
  return index;
}

function keysOf(section: Section): readonly KeyPlace[] {
  return [...section.fields, ...fieldRows(section)];
}

function byKey(places: readonly KeyPlace[]): Index {
  const index = new Map<string, KeyPlace[]>();
  for (const place of places) {
    const key = keyOf(place.key);
    const same = index.get(key);
    if (same) same.push(place);
    else index.set(key, [place]);
  }
  return index;
}

/** The first place that says something; values such as `N/A` say nothing. */
export function valueFor(doc: MarkdownDocument, ...keys: readonly string[]): KeyPlace | null {
  return placesOf(doc, ...keys).find(({ value }) => saysSomething(value)) ?? null;
}
