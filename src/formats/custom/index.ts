// Formats that a repository describes in its config, built on the same kit as those of the list.
import type { CustomFormat } from '../../model/custom-format.ts';
import type { Format } from '../../model/format.ts';
import { describedList } from './check-list.ts';
import { describedFields } from './field-format.ts';
import { placesIn } from './state-locations.ts';

/** The formats after these descriptions. What one of `others` claims, or an earlier one, stays with that. */
export function customFormats(
  described: readonly CustomFormat[],
  others: readonly Format[],
): readonly Format[] {
  const made: Format[] = [];
  for (const given of described) {
    const format = given.codec === 'check-list' ? describedList(given) : describedFields(given);
    made.push({ ...format, ...placesIn(given, [...others, ...made]) });
  }
  return made;
}
