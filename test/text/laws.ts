// The three laws that every codec keeps, as properties over random texts and edits.
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Codec } from '../../src/model/codec.ts';
import { EditError, StateError } from '../../src/model/errors.ts';
import { runs } from '../exhaustive.ts';
import { rowsOf } from './fragments.ts';

/** Runs of each law. */
export const RUNS = { numRuns: runs(1000) };

/** The document, or `null` where the text is refused in the way that is allowed. */
function read<Doc>(codec: Codec<Doc>, text: string): Doc | null {
  try {
    return codec.parse(text);
  } catch (error) {
    if (error instanceof StateError) return null;
    throw error;
  }
}

/** The text, or `null` where the edit is refused in the way that is allowed. */
export function write<Doc>(codec: Codec<Doc>, text: string, doc: Doc): string | null {
  try {
    return codec.print(text, doc);
  } catch (error) {
    if (error instanceof EditError) return null;
    throw error;
  }
}

/** Law 1: printing what was parsed changes no byte. Gives how many texts could be parsed. */
export function printsBack<Doc>(codec: Codec<Doc>, texts: fc.Arbitrary<string>): number {
  let parsed = 0;
  const law = fc.property(texts, (text) => {
    const doc = read(codec, text);
    if (doc === null) return;
    parsed++;
    expect(codec.print(text, doc)).toBe(text);
  });
  fc.assert(law, RUNS);
  return parsed;
}

/** A document with some values replaced, and where: `null` where there is nothing to replace. */
export type Edited<Doc> = { readonly doc: Doc; readonly lines: readonly number[] } | null;

/**
 * Laws 2 and 3: what was printed reads as the document again, and only the lines of changed values differ.
 * Gives the counts of edits that were written and refused.
 */
export function readsBack<Doc, Change>(
  codec: Codec<Doc>,
  cases: fc.Arbitrary<readonly [text: string, change: Change]>,
  edit: (doc: Doc, change: Change) => Edited<Doc>,
  content: (doc: Doc) => unknown,
): { readonly written: number; readonly refused: number } {
  let [written, refused] = [0, 0];
  const law = fc.property(cases, ([text, change]) => {
    const before = read(codec, text);
    const edited = before === null ? null : edit(before, change);
    if (edited === null) return;
    const printed = write(codec, text, edited.doc);
    if (printed === null) {
      refused++;
      return;
    }
    written++;
    expect(content(codec.parse(printed))).toEqual(content(edited.doc));
    const [old, now] = [rowsOf(text), rowsOf(printed)];
    expect(now.length).toBe(old.length);
    const touched = old.flatMap((row, i) => (row === now[i] ? [] : [i + 1]));
    expect(edited.lines).toEqual(expect.arrayContaining(touched));
    expect(now.map(endOf)).toEqual(old.map(endOf));
  });
  fc.assert(law, RUNS);
  return { written, refused };
}

function endOf(row: string): string {
  return /[\r\n]*$/.exec(row)?.[0] ?? '';
}
