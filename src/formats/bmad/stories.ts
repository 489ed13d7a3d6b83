// Stories of a sprint as the tracker lists them: their epics, and the order the tool takes them in.
import { type DataField, fieldAt, lineAt, mapAt } from '../../formkit/fields.ts';
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
  return Object.entries(mapAt(doc.data, MAP) ?? {}).map(([key, value]): TrackerEntry => {
    const path: DataPath = isMap(value) && Object.hasOwn(value, 'status') ? [MAP, key, 'status'] : [MAP, key];
    return { key, path, field: fieldAt(doc, ...path), line: lineAt(doc, MAP, key) };
  });
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
    stories: inOrder(stories.map((one) => ({ ...one, ...placeOf(one.key, known) }))),
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

function inOrder(stories: readonly StoryEntry[]): readonly StoryEntry[] {
  const keyed = stories.map((story, at) => ({ story, at, order: orderOf(story) }));
  return keyed.sort((a, b) => compare(a.order, b.order) || a.at - b.at).map(({ story }) => story);
}

/** Epic 1, epic 1-5, epic 2: each number of the epic, then the story's number and its letter. */
function orderOf({ epic, number }: StoryEntry): readonly number[] {
  if (epic === null || number === null) return [Number.POSITIVE_INFINITY];
  const own = number.slice(epic.length + 1);
  const [whole = 0, part = 0] = epic.split('-').map(Number);
  const letter = /[a-z]$/i.test(own) ? own.toLowerCase().charCodeAt(own.length - 1) : 0;
  return [whole, part, Number.parseInt(own, 10), letter];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, i) => value !== other[i]);
  if (at < 0) return 0;
  return (one[at] ?? 0) < (other[at] ?? Number.POSITIVE_INFINITY) ? -1 : 1;
}
