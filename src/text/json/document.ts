// JSON with places: strict, with duplicate keys and depth refused, and edited in place.
import type { Codec } from '../../model/codec.ts';
import { EditError } from '../../model/errors.ts';
import { assertReadsBack, type Data, type DataDocument } from '../data/data.ts';
import { differencesOf } from '../data/differences.ts';
import { splice } from '../lines.ts';
import { jsonEdits } from './edits.ts';
import { scanJson } from './scan.ts';

/** JSON text to data and back; `print` edits in place what differs, as `printJson` says. */
export const json: Codec<DataDocument> = { parse: readJson, print: (text, doc) => printJson(text, doc.data) };

/**
 * @throws StateError `state-readable` for what is not JSON, with line and offset (UTF-16 units from 0), and
 * for keys that come twice, with both lines; `state-safe` for lists and maps nested too deep;
 * `state-not-conflicted`
 */
export function readJson(text: string): DataDocument {
  const { data, places } = scanJson(text);
  return { data, places };
}

/**
 * `text` with what differs in `data` edited in place: scalars, new names of keys, new keys, items at the end
 * of lists, and content for `null`, `[]` and `{}`. What is new stands in lines where its neighbours do.
 * @throws EditError for every other difference, and where the new text would not say exactly `data`
 */
function printJson(text: string, data: Data): string {
  const scan = scanJson(text);
  const differences = differencesOf(scan.data, data);
  if (differences.length === 0) return text;
  const printed = splice(text, jsonEdits(text, scan, differences));
  assertReadsBack(reread(printed), data);
  return printed;
}

function reread(printed: string): Data {
  try {
    return scanJson(printed).data;
  } catch (error) {
    throw new EditError('the new values cannot be written in place', { cause: error });
  }
}
