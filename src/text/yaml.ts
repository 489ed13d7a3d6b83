// YAML 1.2 with places: nothing is run, expanded or merged, and scalars are edited in place.
import type { Codec } from '../model/codec.ts';
import { EditError } from '../model/errors.ts';
import { assertReadsBack, changesOf, type Data, type DataDocument } from './data.ts';
import { type Edit, splice } from './lines.ts';
import { type ScalarSpan, scanYaml } from './yamlscan.ts';
import { spellYaml } from './yamlspell.ts';

/** YAML text to data and back; `print` changes scalars only. */
export const yaml: Codec<DataDocument> = { parse: readYaml, print: (text, doc) => printYaml(text, doc.data) };

/**
 * @param firstLine number of the text's first line within its file, for places and messages
 * @throws StateError `state-readable` for what is not YAML or has keys twice (with both lines);
 * `state-safe` for aliases, tags of programs, and depth; `state-not-conflicted`
 */
export function readYaml(text: string, firstLine = 1): DataDocument {
  const { data, places } = scanYaml(text, firstLine);
  return { data, places };
}

/** `text` with the scalars of `data` in place of those that differ. @throws EditError */
export function printYaml(text: string, data: Data): string {
  const scanned = scanYaml(text, 1);
  const edits = changesOf(scanned.data, data).map(({ pointer, value }): Edit => {
    const span = scanned.spans.get(pointer);
    if (!span)
      throw new EditError(`the value at ${JSON.stringify(pointer)} has no place of its own on one line`);
    return editOf(text, span, spellYaml(value, span.style));
  });
  const printed = splice(text, edits);
  if (edits.length > 0) assertReadsBack(reread(printed), data);
  return printed;
}

/** An empty value has no blanks around it yet; everything else is replaced as it stands. */
function editOf(text: string, span: ScalarSpan, spelled: string): Edit {
  const { start, end } = span;
  const before = text[start - 1];
  const after = text[end];
  const lead = start === end && before !== undefined && !' \t\r\n'.includes(before) ? ' ' : '';
  const trail = start === end && after !== undefined && !' \t\r\n,]}'.includes(after) ? ' ' : '';
  return { start, end, text: lead + spelled + trail };
}

function reread(printed: string): Data {
  try {
    return scanYaml(printed, 1).data;
  } catch (error) {
    throw new EditError('the new values cannot be written in place', { cause: error });
  }
}
