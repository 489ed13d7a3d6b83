// YAML 1.2 with places: nothing is run, expanded or merged, and what changes is edited in place.
import type { Codec } from '../../model/codec.ts';
import { EditError } from '../../model/errors.ts';
import { assertReadsBack, type Data, type DataDocument } from '../data/data.ts';
import { differencesOf } from '../data/differences.ts';
import { splice } from '../lines.ts';
import { editsOf } from './edits.ts';
import { layoutOf } from './layout.ts';
import { keeping } from './parse-cache.ts';
import { scanYaml } from './scan.ts';
import { readSubset } from './subset.ts';

/** YAML text to data and back; `print` edits in place what differs, as `printYaml` says. */
export const yaml: Codec<DataDocument> = { parse: readYaml, print: (text, doc) => printYaml(text, doc.data) };

/**
 * @param firstLine number of the text's first line within its file, for places and messages
 * @throws StateError `state-readable` for what is not YAML or has keys twice (with both lines);
 * `state-safe` for aliases, tags of programs, and depth; `state-not-conflicted`
 */
export function readYaml(text: string, firstLine = 1): DataDocument {
  return read(text, firstLine);
}

/** The library is asked where the text is not of the usual kind: it takes twenty times as long. */
const read = keeping((text, firstLine): DataDocument => {
  const simple = readSubset(text, firstLine);
  if (simple) return simple;
  const { data, places } = scanYaml(text, firstLine);
  return { data, places };
});

/**
 * `text` with what differs in `data` edited in place: scalars, new names of keys, new keys, items at the end
 * of lists, and content for `null`, `[]` and `{}` (`differencesOf` says how they are told). A new key stands
 * after the key that it follows in `data`: after the last line of its value and the deeper comments below
 * that, before blank lines. What stands in brackets grows within them.
 * @param eol for new lines where the text shows none
 * @param firstLine as `readYaml` has it
 * @throws EditError for every other difference, and where the new text would not say exactly `data`
 */
export function printYaml(text: string, data: Data, eol?: string, firstLine = 1): string {
  const differences = differencesOf(readYaml(text, firstLine).data, data);
  if (differences.length === 0) return text;
  const scanned = scanYaml(text, firstLine);
  const layout = layoutOf(text, scanned.contents, scanned.base);
  const printed = splice(text, editsOf(text, layout, differences, eol));
  assertReadsBack(reread(printed, firstLine), data);
  return printed;
}

function reread(printed: string, firstLine: number): Data {
  try {
    return scanYaml(printed, firstLine).data;
  } catch (error) {
    throw new EditError('the new values cannot be written in place', { cause: error });
  }
}
