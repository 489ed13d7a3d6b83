// Values of the front matter with their places; a document that was migrated keeps the places of its file.
import { type Data, type DataMap, type DataPlace, isList, isMap, pointerOf } from '../../text/data/data.ts';
import { FOLDED } from './version/phases.ts';

/** What a field is looked up in: the data as it is now, and the places of the text that it was read from. */
export interface Front {
  readonly data: DataMap;
  readonly places: ReadonlyMap<string, DataPlace>;
}

/** A scalar that is there and says something. */
export interface FrontMatterField {
  readonly value: Exclude<Data, readonly Data[] | DataMap | null>;
  /** As the file spells it, quotes left out: before any migration. */
  readonly text: string;
  readonly line: number | null;
}

type Path = readonly (string | number)[];

/** Keys of version 2 by what they are called since. */
const OLD_KEYS: Readonly<Record<string, string>> = {
  current_stage: 'current_phase',
  stage_status: 'phase_status',
  stages: 'phases',
};
const OLD_ENTRIES: readonly (readonly [old: string, now: string])[] = [
  ...FOLDED,
  ['design_feedback', 'design_supplement'],
];

/** The value at a path of keys and indexes; `undefined` where nothing is. */
export function valueAt(data: DataMap, ...path: Path): Data | undefined {
  let at: Data | undefined = data;
  for (const step of path) {
    if (isMap(at) && Object.hasOwn(at, step)) at = at[step];
    else if (isList(at) && typeof step === 'number') at = at[step];
    else return undefined;
  }
  return at;
}

/** The map at a path; `null` where something else is, or nothing. */
export function mapAt(data: DataMap, ...path: Path): DataMap | null {
  const found = valueAt(data, ...path);
  return isMap(found) ? found : null;
}

/** The items of the list at a path; none where something else is. */
export function listAt(data: DataMap, ...path: Path): readonly Data[] {
  const found = valueAt(data, ...path);
  return isList(found) ? found : [];
}

/** The scalar at a path; `null` where it is missing, empty, `null`, a list or a map. */
export function fieldAt({ data, places }: Front, ...path: Path): FrontMatterField | null {
  const value = valueAt(data, ...path);
  if (value === undefined || value === null || value === '' || isMap(value) || isList(value)) return null;
  const place = placeOf(places, path);
  return { value, text: place?.text || String(value), line: place?.line ?? null };
}

/** The line of whatever is at a path; `null` where the file has nothing there. */
export function lineAt({ places }: Front, ...path: Path): number | null {
  return placeOf(places, path)?.line ?? null;
}

/** Where the file has it, under the name that it had there. */
function placeOf(places: Front['places'], path: Path): DataPlace | undefined {
  const [first = '', second, ...rest] = path;
  const old = OLD_KEYS[first] ?? first;
  const named = OLD_ENTRIES.filter(([, now]) => now === second).map(([name]) => [name]);
  const below = second === undefined ? [[]] : [[second], ...named];
  for (const top of [first, old])
    for (const entry of below) {
      const place = places.get(pointerOf(top, ...entry, ...rest));
      if (place) return place;
    }
  return undefined;
}

/** A whole number, written as one or in quotes; `null` for everything else. */
export function wholeNumber(value: Data | undefined): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  return typeof value === 'string' && /^\s*-?\d{1,6}\s*$/.test(value) ? Number(value) : null;
}

/** Any value as one line of text: scalars as they are, lists and maps as JSON; nothing for nothing. */
export function textOf(value: Data | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
