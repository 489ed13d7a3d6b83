// Stories of a sprint as the tracker lists them: their epics, and the order the tool takes them in.
import type { DataField } from '../../formkit/fields.ts';
import { byNumber } from '../../formkit/part-numbers.ts';
import { entriesAt } from '../../formkit/status-map.ts';
import { isMap } from '../../text/data/data.ts';
import type { DataPath } from '../../text/data/edits.ts';
import type { Tracker } from './document.ts';

/** One line of `development_status`. */
export interface TrackerEntry {
  readonly key: string;
  readonly path: DataPath;
  readonly field: DataField | null;
  readonly line: number | null;
}

/** A story, with its epic's number (`1`, or `1-5` for a decimal one) where its key has one. */
export interface StoryEntry extends TrackerEntry {
  readonly epic: string | null;
  /** `1-2`, `1-5-1`; `null` where the key is no number of an epic and a story. */
  readonly number: string | null;
}

/** The lines of a tracker by what they are: the tool goes by the key alone. */
export interface Sprint {
  readonly epics: readonly TrackerEntry[];
  readonly retrospectives: readonly TrackerEntry[];
  /** By epic and story number, as the tool takes them; others follow in the order of the file. */
  readonly stories: readonly StoryEntry[];
}

const MAP = 'development_status';

/** All lines of the map, in their order. */
export function trackedIn(doc: Tracker): readonly TrackerEntry[] {
  const keys = { id: [], status: 'status' } as const;
  const all = isMap(doc.data[MAP]) ? entriesAt(doc, [MAP], keys) : [];
  return all.map(({ id, path, field, line }) => ({ key: id ?? '', path, field, line }));
}

export function sprintOf(doc: Tracker): Sprint {
  const entries = trackedIn(doc);
  const isRetrospective = ({ key }: TrackerEntry) => /-retro(?:spective)?$/.test(key);
  const isEpic = (one: TrackerEntry) => one.key.startsWith('epic-') && !isRetrospective(one);
  const epics = entries.filter(isEpic);
  const known = new Set(epics.flatMap(({ key }) => epicOf(key) ?? []));
  const stories = entries.filter((one) => !isEpic(one) && !isRetrospective(one));
  return {
    epics,
    retrospectives: entries.filter(isRetrospective),
    stories: stories.map((one) => ({ ...one, ...placeOf(one.key, known) })).toSorted(inTurn),
  };
}

/** `epic-1` and `epic-1-5` (a decimal epic) have a number, whatever title follows. */
export function epicOf(key: string): string | null {
  return /^epic-(\d+(?:-\d+)*)(?:-|$)/.exec(key)?.[1] ?? null;
}

/** `1-5-1-slug` is of the decimal epic 1-5 where there is one, `1-5-slug` beside it of epic 1. */
function placeOf(key: string, epics: ReadonlySet<string>): Pick<StoryEntry, 'epic' | 'number'> {
  const deep = /^(\d+-\d+)-(\d+[a-z]?)(?:-|$)/i.exec(key);
  if (deep && epics.has(deep[1] ?? '')) return { epic: deep[1] ?? null, number: `${deep[1]}-${deep[2]}` };
  const plain = /^(\d+)-(\d+[a-z]?)(?:-|$)/i.exec(key);
  return plain ? { epic: plain[1] ?? null, number: `${plain[1]}-${plain[2]}` } : { epic: null, number: null };
}

/** Epic 1, epic 1-5, epic 2: by the epic's numbers, then by the story's number and its letter. */
function inTurn(one: StoryEntry, other: StoryEntry): number {
  const [a, b] = [one, other].map(({ epic }) => epic);
  if (a == null || b == null) return Number(a == null) - Number(b == null);
  return byNumber(a, b) || byNumber(one.number ?? '', other.number ?? '');
}
