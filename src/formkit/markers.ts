// Questions that the markers of a document put, and the answer in place of one of them.
import type { Question } from '../model/workflow.ts';
import { sha256 } from '../text/hash.ts';
import { linesOf } from '../text/lines.ts';
import { groupedBy } from '../text/lookup.ts';
import { withoutCodeSpans } from '../text/markdown/blocks.ts';
import { openMarkers } from '../text/markdown/placeholders.ts';
import { isSettled } from '../text/markdown/resolved-markers.ts';

/** More than anybody answers. */
const MOST = 100;
const MARKER = /\[NEEDS CLARIFICATION:/gi;
/** No marker is longer. UTF-16 units. */
const LONGEST = 2000;

/** An open `[NEEDS CLARIFICATION: …]` of a text: its words, its line, and where it begins and ends. */
interface Place {
  readonly words: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

interface Marked extends Place {
  readonly id: string;
}

/** Those outside code that nothing says were settled, in their order. */
function placesIn(text: string): readonly Place[] {
  const lines = linesOf(text);
  const open = [...new Set(openMarkers(text).map(({ line }) => line))];
  return open.flatMap((line) => {
    const written = lines[line - 1];
    if (written === undefined) return [];
    const bare = withoutCodeSpans(written.text);
    const found = [...bare.matchAll(MARKER)].filter(({ index }) => !isSettled(bare, index));
    return found.map(({ index, 0: marker }, at) => {
      const from = written.start + index + marker.length;
      const close = closeOf(text, from);
      // One that never closes goes up to the next one, or to the end of its line.
      const next = written.text.slice(0, found[at + 1]?.index).trimEnd().length;
      const end = close ?? Math.max(written.start + next, from);
      const words = text.slice(from, end).replace(/\s+/g, ' ').trim() || 'not said';
      return { words, line, start: from - marker.length, end: close === null ? end : close + 1 };
    });
  });
}

/** Where a marker's bracket closes: on its line, or below it before the next item. Brackets in it pass. */
function closeOf(text: string, from: number): number | null {
  const paragraph = text.slice(from, from + LONGEST).split(/\r?\n[ \t]*(?:\r?\n|[-*+|#])/, 1)[0] ?? '';
  let depth = 1;
  for (let at = 0; at < paragraph.length; at++) {
    if (paragraph[at] === '[') depth++;
    if (paragraph[at] === ']') depth--;
    if (depth === 0) return from + at;
  }
  return null;
}

/**
 * The first four hex digits of the words' digest that have a letter among them. They stay whatever is
 * answered elsewhere in the text; a place in it (its line, or its number) would then mean another question.
 */
function nameOf(words: string): string {
  const digits = /(?=\d{0,3}[a-f])[\da-f]{4}/.exec(sha256(words.toLowerCase()))?.[0] ?? '0000';
  return `NC-${digits}`;
}

/**
 * Each marker by its words. Of several that have the same name it says which one, and of how many, so that
 * no name of before an answer means another one after it.
 */
function marked(text: string): readonly Marked[] {
  const places = placesIn(text).map((place) => ({ ...place, id: nameOf(place.words) }));
  const groups = groupedBy(places, ({ id }) => id);
  const nth = new Map<string, number>();
  return places.map((place) => {
    const { id } = place;
    const count = groups.get(id)?.length ?? 1;
    const at = (nth.get(id) ?? 0) + 1;
    nth.set(id, at);
    return count === 1 ? place : { ...place, id: `${id}.${at}of${count}` };
  });
}

/** What is said of `NC-3`, the third marker of a text in older comments and cards; of other names nothing. */
export function ofNumber(id: string): string {
  return /^NC-\d{1,9}$/i.test(id.trim())
    ? ' Since this version a marker is called by its words, and no more by its number.'
    : '';
}

/** Which one of several markers with the same words an id means; `null`: its words are no other one's. */
export function nthOf(id: string): { readonly nth: number; readonly count: number } | null {
  const [, nth, count] = /^NC-[\da-f]{4}\.(\d{1,9})of(\d{1,9})$/i.exec(id) ?? [];
  return nth === undefined ? null : { nth: Number(nth), count: Number(count) };
}

/** Every `[NEEDS CLARIFICATION: …]` of a text outside code as an open question, each with its place. */
export function markerQuestions(text: string, name: string): readonly Question[] {
  return marked(text)
    .slice(0, MOST)
    .map(({ id, words, line }) => ({
      id,
      question: `${words} (${name}:${line})`,
      options: [],
      state: 'open',
      line: null,
    }));
}

/** The text with an answer in place of the marker of a question. */
export function settledMarker(text: string, id: string, answer: string): string {
  const found = marked(text).find((one) => one.id === id);
  return found ? text.slice(0, found.start) + answer + text.slice(found.end) : text;
}

/** Whether an answer leaves every other question in the text: a backtick in it may begin code. */
export function leavesOthers(before: string, after: string, id: string): boolean {
  const names = (text: string) => groupedBy(placesIn(text), ({ words }) => nameOf(words));
  const left = names(after);
  return [...names(before)].every(([name, all]) => {
    const others = all.length - (id.split('.', 1)[0] === name ? 1 : 0);
    return (left.get(name)?.length ?? 0) >= others;
  });
}
