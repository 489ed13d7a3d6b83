// Conflict markers that a merge left in a text: its two sides, and the texts that a merge may come to.
import { isConflictMark, type Line, linesOf } from './lines.ts';
import { onceEach } from './lookup.ts';

/** A conflicted text's two sides, and candidates for the merged text, whole sides first. */
export interface Conflict {
  readonly ours: string;
  readonly theirs: string;
  readonly merges: readonly Merge[];
}

export type Side = 'ours' | 'theirs';

/** A text that a merge may come to. */
export interface Merge {
  readonly text: string;
  /** Whether it lacks lines of a side. */
  readonly lacks: (side: Side) => boolean;
  /**
   * Whether all that it lacks of a side says an earlier point of what stands in its place. `passed`: names of
   * steps that lie before, in lower case.
   */
  readonly lacksOnlyEarlier: (side: Side, passed: ReadonlySet<string>) => boolean;
}

/** A line of one side that a merge lacks, and the lines that it has in that place. */
interface LackedLine {
  readonly line: string;
  readonly beside: readonly string[];
}

/** One place where the sides differ, or lines that they share. */
type Part =
  | { readonly same: string }
  | { readonly ours: readonly string[]; readonly theirs: readonly string[] };

/** Places that are combined side by side; with more than these only the whole sides are candidates. */
const COMBINED = 4;

/** `null` where there is no marker, or they do not pair. The ancestor of a `diff3` conflict is left out. */
export function readConflict(text: string): Conflict | null {
  const parts = partsOf(text);
  if (!parts?.some((part) => 'ours' in part)) return null;
  const bom = text.slice(0, linesOf(text)[0]?.start ?? 0);
  const made = (chosen: readonly (readonly string[])[]): Merge => {
    const merge = mergeOf(parts, chosen);
    return { ...merge, text: bom + merge.text };
  };
  const whole = (side: Side) => made(parts.map((part) => sideOf(part, side)));
  const [theirs, ours] = [whole('theirs'), whole('ours')];
  const merges = new Map<string, Merge>();
  for (const one of [theirs, ours, ...combinations(parts).map(made)])
    if (!merges.has(one.text)) merges.set(one.text, one);
  return { ours: ours.text, theirs: theirs.text, merges: [...merges.values()] };
}

const sideOf = (part: Part, side: Side): readonly string[] => ('same' in part ? [part.same] : part[side]);

/** The text of the lines chosen for each part. */
function mergeOf(parts: readonly Part[], chosen: readonly (readonly string[])[]): Merge {
  // A text of many conflicts has many merges: what they lack is only looked at where it is asked for.
  const known = new Map<Side, readonly LackedLine[]>();
  const lacked = (side: Side): readonly LackedLine[] => {
    const lines = known.get(side) ?? lackedOf(parts, chosen, side);
    known.set(side, lines);
    return lines;
  };
  return {
    text: chosen.flat().join(''),
    lacks: (side) => lacked(side).length > 0,
    lacksOnlyEarlier: (side, passed) => lacked(side).every((one) => saysEarlier(one, passed)),
  };
}

/** The lines of a side that are not among those chosen for their place. */
function lackedOf(
  parts: readonly Part[],
  chosen: readonly (readonly string[])[],
  side: Side,
): readonly LackedLine[] {
  return parts.flatMap((part, at): readonly LackedLine[] => {
    if ('same' in part) return [];
    const beside = chosen[at] ?? [];
    const left = new Map<string, number>();
    for (const line of beside) left.set(line, (left.get(line) ?? 0) + 1);
    return part[side].flatMap((line) => {
      const more = left.get(line) ?? 0;
      left.set(line, more - 1);
      return more > 0 || line.trim() === '' ? [] : [{ line, beside }];
    });
  });
}

function partsOf(text: string): readonly Part[] | null {
  const parts: Part[] = [];
  let side: 'same' | 'ours' | 'base' | 'theirs' = 'same';
  let [ours, theirs]: [string[], string[]] = [[], []];
  for (const line of linesOf(text)) {
    const mark = markOf(line);
    if (mark === '<' && side === 'same') [side, ours, theirs] = ['ours', [], []];
    else if (mark === '|' && side === 'ours') side = 'base';
    else if (mark === '=' && (side === 'ours' || side === 'base')) side = 'theirs';
    else if (mark === '>' && side === 'theirs') {
      parts.push({ ours, theirs });
      side = 'same';
    } else if (mark === '<' || mark === '>') return null;
    else if (side === 'same') parts.push({ same: line.text + line.eol });
    else if (side === 'ours') ours.push(line.text + line.eol);
    else if (side === 'theirs') theirs.push(line.text + line.eol);
  }
  return side === 'same' ? parts : null;
}

function markOf(line: Line): string | null {
  return isConflictMark(line) ? line.text.charAt(0) : null;
}

/** Every way to choose lines for each part. */
function combinations(parts: readonly Part[]): readonly (readonly (readonly string[])[])[] {
  if (parts.filter((part) => 'ours' in part).length > COMBINED) return [];
  return parts.reduce<readonly (readonly (readonly string[])[])[]>(
    (before, part) => before.flatMap((start) => waysOf(part).map((way) => [...start, way])),
    [[]],
  );
}

function waysOf(part: Part): readonly (readonly string[])[] {
  if ('same' in part) return [[part.same]];
  const { ours, theirs } = part;
  return areEntries(ours, theirs)
    ? [theirs, ours, [...ours, ...theirs], [...theirs, ...ours]]
    : [theirs, ours];
}

/** List items or table rows that say different things: both may stand. Fields of one name may not. */
function areEntries(ours: readonly string[], theirs: readonly string[]): boolean {
  const entries = [...ours, ...theirs];
  if (!entries.every((line) => /^\s*(?:[-*] |\|)/.test(line) && /[\r\n]$/.test(line))) return false;
  const names = entries.map(nameOf);
  return new Set(names).size === names.length;
}

/** What a line is called: the first cell of a row, the words of an item or a field before its colon. */
function nameOf(line: string): string {
  const bare = line
    .trim()
    .replace(/^(?:[-*] (?:\[[ xX]\] )?|\|)/, '')
    .trim();
  const end = bare.search(line.trim().startsWith('|') ? /\|/ : /: | — /);
  return (end < 0 ? bare : bare.slice(0, end)).trim();
}

// What a line that a merge lacks may say: an earlier point of what another line of that place says.

/** Words of a field that has not come as far as any other word of it; `[]` is an empty box. */
const NOT_YET: ReadonlySet<string> = new Set(
  (
    'pending todo open none null ~ - – — tbd n/a [] active running working in_progress in-progress ' +
    'not_started'
  ).split(' '),
);
/** The same in several words. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bin progress\b/gi, 'in_progress'],
  [/\bnot (?:yet )?started\b/gi, 'not_started'],
  [/\[ \]/g, ' [] '],
];
const TIME = /\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?/g;

/**
 * Whether the place of a lacked line holds one that says the same of a later time: a time that is no earlier,
 * a number that is no smaller, another word for one that says "not yet" or is among `passed` (names of steps
 * that lie before). Every other word that would be lost is somebody's.
 */
function saysEarlier({ line, beside }: LackedLine, passed: ReadonlySet<string>): boolean {
  const later = namesIn(beside).get(nameOf(line));
  if (later === undefined || later === TWICE) return false;
  const [mine, other] = [partsIn(line), partsIn(later)];
  return (
    noLater(mine.times, other.times) &&
    noLater(mine.numbers, other.numbers) &&
    mine.words.every((word) => other.words.includes(word) || NOT_YET.has(word) || passed.has(word))
  );
}

/** Stands for the lines of a name that several have. */
const TWICE = '';

/** The lines of a place by their names. */
const namesIn = onceEach((lines: readonly string[]): ReadonlyMap<string, string> => {
  const named = new Map<string, string>();
  for (const line of lines) named.set(nameOf(line), named.has(nameOf(line)) ? TWICE : line);
  return named;
});

/** The times in milliseconds, the numbers and the words of a line. */
function partsIn(line: string) {
  const plain = PHRASES.reduce((text, [phrase, word]) => text.replace(phrase, word), line);
  const times = [...plain.matchAll(TIME)].map(([text]) => Date.parse(text.replace(' ', 'T')));
  const words = plain
    .replace(TIME, ' ')
    .split(/[\s|"',;:]+/)
    .filter(Boolean);
  const isNumber = (word: string) => /^\d+$/.test(word);
  return {
    times,
    numbers: words.filter(isNumber).map(Number),
    words: words.filter((word) => !isNumber(word)).map((word) => word.toLowerCase()),
  };
}

/** Whether each value is no greater than the one in its place in the other line. */
const noLater = (mine: readonly number[], others: readonly number[]): boolean =>
  mine.every((value, at) => value <= (others[at] ?? Number.NaN));
