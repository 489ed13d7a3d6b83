// Where a pipeline state contradicts itself: both sides are shown, and which is right is never guessed.
import { statusWord } from '../../formkit/vocabulary.ts';
import type { Contradiction } from '../../model/workflow.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { isNothing, nameOf } from '../../text/vocabulary.ts';
import { type KeyPlace, laterPlaces, placesOf } from './parse/sections.ts';
import { STATUSES } from './vocabulary.ts';

/** Keys that decide something: said twice, they must say the same (faults S08, S11). */
const DECISIVE: readonly (readonly string[])[] = [
  ['run_id'],
  ['feature'],
  ['spec_id'],
  ['current_stage', 'stage'],
  ['status'],
  ['spec_hash'],
  ['spec_entrypoint_path'],
];

/** Official keys that must not be taken back after the head either: a file that was written on, not over. */
const DECISIVE_LATER: ReadonlySet<string> = new Set(['run_id', 'current_stage', 'status', 'spec_hash']);

/** A decisive key that is written twice with different values. */
export interface Dispute {
  /** The spellings that the key may have; the first is the official one. */
  readonly keys: readonly string[];
  /** Every place that says something, the first two values that differ first. */
  readonly pair: readonly [KeyPlace, KeyPlace];
  readonly places: readonly KeyPlace[];
}

export function disputesIn(doc: MarkdownDocument): readonly Dispute[] {
  return DECISIVE.flatMap((keys) => {
    const pair = disagreeing(doc, keys);
    return pair ? [{ keys, pair, places: saidOf(doc, keys) }] : [];
  });
}

/** Decisive keys that are written twice with different values, and a second head. */
export function disagreements(doc: MarkdownDocument): readonly Contradiction[] {
  const keys = disputesIn(doc).map(({ pair }) => disagreement(...pair));
  const second = secondHead(doc);
  return second ? [...keys, second] : keys;
}

/** Whether two places say different things of one of these keys, or the file has two heads. */
export function isDisputed(doc: MarkdownDocument, ...keys: readonly string[]): boolean {
  return disagreeing(doc, keys) !== null || secondHead(doc) !== null;
}

function disagreeing(doc: MarkdownDocument, keys: readonly string[]): readonly [KeyPlace, KeyPlace] | null {
  const [first, ...rest] = saidOf(doc, keys);
  if (!first || !placesOf(doc, ...keys).includes(first)) return null;
  const other = rest.find((place) => meaning(place) !== meaning(first));
  return other ? [first, other] : null;
}

/** What a place says, however it is spelled. */
export function meaning({ value }: KeyPlace): string {
  return statusWord(value);
}

/** The places in the head, then those after it, that say something. */
function saidOf(doc: MarkdownDocument, keys: readonly string[]): readonly KeyPlace[] {
  const said = placesOf(doc, ...keys).filter(({ value }) => !isNothing(value));
  const later = keys.filter((key) => DECISIVE_LATER.has(key)).flatMap((key) => laterValues(doc, key));
  return [...said, ...later];
}

/**
 * What stands after the head. Other things have a `status` too, so that only known words count; and
 * COMPLETE after a run that goes on ends nothing and is no reason to stop it.
 */
function laterValues(doc: MarkdownDocument, key: string): readonly KeyPlace[] {
  const places = laterPlaces(doc, key).filter(({ value }) => !isNothing(value));
  if (key !== 'status') return places;
  return places.filter(({ value }) => !['completed', null].includes(STATUSES.means(value)));
}

function disagreement(one: KeyPlace, other: KeyPlace): Contradiction {
  const message =
    `found ${one.key} ${JSON.stringify(one.value)} on line ${one.line} and ${other.key} ` +
    `${JSON.stringify(other.value)} on line ${other.line}, expected one value. Keep the right one.`;
  const evidence = { key: one.key, lines: [one.line, other.line], values: [one.value, other.value] };
  return { message, line: other.line, evidence };
}

function secondHead(doc: MarkdownDocument): Contradiction | null {
  const heads = doc.sections.filter(
    ({ heading, level }) => level === 1 && /^pipeline_state\b/.test(nameOf(heading ?? '')),
  );
  const [first, second] = heads;
  if (!first || !second) return null;
  const message =
    `found a second heading "Pipeline State" on line ${second.line}, expected the one on line ` +
    `${first.line} alone. Keep the state of one run in this file.`;
  return { message, line: second.line, evidence: { lines: heads.map(({ line }) => line) } };
}
