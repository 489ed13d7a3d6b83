// One JSON value a line (NDJSON, JSONL), read line by line and edited in place.
import type { Codec } from '../../model/codec.ts';
import { EditError, StateError } from '../../model/errors.ts';
import { type DataDocument, type DataPlace, sameData } from '../data/data.ts';
import { BOM, type Line, linesOf, refuseConflicts, splice, type TextEdit } from '../lines.ts';
import { readJson } from './document.ts';
import { jsonLists } from './lists.ts';

/** A line that holds a value; its places speak of lines of the whole text. */
export interface NdjsonLine extends DataDocument {
  /** From 1. */
  readonly line: number;
}

export interface NdjsonDocument {
  /** Lines with a value, in order; blank ones are passed over. */
  readonly lines: readonly NdjsonLine[];
  /** A last line that was cut off in the middle of a write (faults S25); it is kept, and left alone. */
  readonly torn: TornLine | null;
}

/** A line that was cut off, with what is left of it. */
export interface TornLine {
  readonly message: string;
  readonly line: number;
  readonly text: string;
}

/**
 * `parse` throws `state-readable` for a line that is no JSON, with line and offset, except for the last of
 * several; `state-not-conflicted`; and what `readJson` throws.
 */
export const ndjson: Codec<NdjsonDocument> = {
  parse: readNdjson,
  print(text, doc) {
    const held = readNdjson(text).lines;
    if (held.length !== doc.lines.length)
      throw new EditError(
        `the text has ${held.length} lines, the document ${doc.lines.length}: ` +
          'only what stands on a line changes',
      );
    const byNumber = new Map(linesOf(text).map((line) => [line.number, line]));
    const edits = held.flatMap(({ line: number, data }, i): readonly TextEdit[] => {
      const [wanted, line] = [doc.lines[i], byNumber.get(number)];
      if (!wanted || !line || sameData(data, wanted.data)) return [];
      return [{ start: line.start, end: line.end, text: jsonLists.print(line.text, wanted) }];
    });
    return splice(text, edits);
  },
};

function readNdjson(text: string): NdjsonDocument {
  const all = linesOf(text);
  refuseConflicts(all);
  const filled = all.filter(({ text: line }) => /[^ \t]/.test(line));
  const lines: NdjsonLine[] = [];
  for (const [i, line] of filled.entries()) {
    try {
      lines.push(readLine(line));
    } catch (error) {
      if (!(error instanceof StateError)) throw error;
      const fault = placed(text, line) ?? error;
      const last = i > 0 && i === filled.length - 1 && fault.fault.rule === 'state-readable';
      if (!last) throw fault;
      return { lines, torn: { message: fault.message, line: line.number, text: line.text } };
    }
  }
  return { lines, torn: null };
}

function readLine({ text, number }: Line): NdjsonLine {
  const { data, places } = readJson(text);
  const moved = [...places].map(([pointer, place]): [string, DataPlace] => [
    pointer,
    { ...place, line: number },
  ]);
  return { data, places: new Map(moved), line: number };
}

/** The same fault with line and offset of the whole text: what stands before the line is blanked out. */
function placed(text: string, { start, end }: Line): StateError | null {
  const before = text
    .slice(0, start)
    .replaceAll(BOM, ' ')
    .replace(/[^\r\n]/g, ' ');
  try {
    readJson(before + text.slice(start, end));
    return null;
  } catch (error) {
    return error instanceof StateError ? error : null;
  }
}
