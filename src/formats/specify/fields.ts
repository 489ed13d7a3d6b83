// Values of the front matter with their places; a document that was migrated keeps the places of its file.
import { type DataField, type FieldSource, fieldAs, valueAt } from '../../formkit/fields.ts';
import { type DataPlace, pointerOf } from '../../text/data/data.ts';
import type { DataPath } from '../../text/data/edits.ts';
import { FOLDED } from './version/phases.ts';

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

/** The scalar at a path; `null` where it is missing, empty, `null`, a list or a map. */
export function fieldAt({ data, places }: FieldSource, ...path: DataPath): DataField | null {
  return fieldAs(valueAt(data, ...path), placeOf(places, path));
}

/** The line of whatever is at a path; `null` where the file has nothing there. */
export function lineAt({ places }: FieldSource, ...path: DataPath): number | null {
  return placeOf(places, path)?.line ?? null;
}

/** Where the file has it, under the name that it had there. */
function placeOf(places: FieldSource['places'], path: DataPath): DataPlace | undefined {
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
