// Stories of a sprint as the tracker lists them: their epics, and the order the tool takes them in.
import { byNumber } from '../../formkit/part-numbers.ts';
import { type BoardLine, linesOn } from '../../formkit/tracker/board.ts';
import type { BoardGroup } from '../../formkit/tracker/groups.ts';
import type { Tracker } from './document.ts';
import { EPIC } from './vocabulary.ts';

/** An epic, with its number (`1`, or `1-5` for a decimal one) where its key has one. */
export interface EpicEntry extends BoardLine, BoardGroup {}

/** A story, with its epic's number where its key has one. */
export interface StoryEntry extends BoardLine {
  readonly group: string | null;
  /** `1-2`, `1-5-1`; `null` where the key is no number of an epic and a story. */
  readonly number: string | null;
}

/** The lines of a tracker by what they are: the tool goes by the key alone. */
export interface Sprint {
  readonly epics: readonly EpicEntry[];
  readonly retrospectives: readonly BoardLine[];
  /** By epic and story number, as the tool takes them; others follow in the order of the file. */
  readonly stories: readonly StoryEntry[];
}

/** All lines of the map, in their order. */
export const trackedIn = (doc: Tracker): readonly BoardLine[] => linesOn(doc, 'development_status');

export function sprintOf(doc: Tracker): Sprint {
  const entries = trackedIn(doc);
  const isRetrospective = ({ key }: BoardLine) => /-retro(?:spective)?$/.test(key);
  const isEpic = (one: BoardLine) => one.key.startsWith('epic-') && !isRetrospective(one);
  const epics = entries.filter(isEpic).map((one): EpicEntry => {
    return { ...one, number: epicOf(one.key), standing: EPIC.means(one.field?.text ?? '') };
  });
  const known = new Set(epics.flatMap(({ number }) => number ?? []));
  const stories = entries.filter((one) => !isEpic(one) && !isRetrospective(one));
  return {
    epics,
    retrospectives: entries.filter(isRetrospective),
    stories: stories.map((one) => ({ ...one, ...placeOf(one.key, known) })).toSorted(inTurn),
  };
}

/** `epic-1` and `epic-1-5` (a decimal epic) have a number, whatever title follows. */
function epicOf(key: string): string | null {
  return /^epic-(\d+(?:-\d+)*)(?:-|$)/.exec(key)?.[1] ?? null;
}

/** `1-5-1-slug` is of the decimal epic 1-5 where there is one, `1-5-slug` beside it of epic 1. */
function placeOf(key: string, epics: ReadonlySet<string>): Pick<StoryEntry, 'group' | 'number'> {
  const deep = /^(\d+-\d+)-(\d+[a-z]?)(?:-|$)/i.exec(key);
  if (deep && epics.has(deep[1] ?? '')) return { group: deep[1] ?? null, number: `${deep[1]}-${deep[2]}` };
  const plain = /^(\d+)-(\d+[a-z]?)(?:-|$)/i.exec(key);
  return plain
    ? { group: plain[1] ?? null, number: `${plain[1]}-${plain[2]}` }
    : { group: null, number: null };
}

/** Epic 1, epic 1-5, epic 2: by the epic's numbers, then by the story's number and its letter. */
function inTurn(one: StoryEntry, other: StoryEntry): number {
  const [a, b] = [one, other].map(({ group }) => group);
  if (a == null || b == null) return Number(a == null) - Number(b == null);
  return byNumber(a, b) || byNumber(one.number ?? '', other.number ?? '');
}
