// The flat list of older versions becomes the tag `master`, as the tool does it when it next reads the file.
import type { Migration } from '../../../model/format.ts';
import { pointerOf } from '../../../text/data/data.ts';
import { mapOf } from '../../../text/data/edits.ts';
import type { TasksDocument } from '../document.ts';
import { MASTER } from '../state-locations.ts';

/**
 * All that the flat file has stays, under `master` (its `readJSON` in `scripts/modules/utils.js`, which
 * drops keys that it does not know; nothing is dropped here). Times that it would add are left to it.
 */
export const flatToTagged: Migration<TasksDocument> = {
  from: 0,
  summary: 'flat → tagged',
  up: ({ data, places }) => ({
    data: mapOf([[MASTER, data]]),
    places: new Map([...places].map(([pointer, place]) => [pointerOf(MASTER) + pointer, place])),
    shape: 'tagged',
  }),
};
