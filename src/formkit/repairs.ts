// Repairs: a document set right by what its own records prove, as the change of its file.
import type { ChoiceContext, Repair } from '../model/choice.ts';
import type { Codec } from '../model/codec.ts';
import { EditError } from '../model/errors.ts';

/** A document that was set right, and what proves it so. */
export interface Repaired<Doc> {
  readonly summary: string;
  readonly doc: Doc;
  readonly proof: readonly string[];
}

/** Each as a change of the state file; left out where its text would not differ or cannot be written so. */
export function repairsBy<Doc>(
  { recovery, text }: ChoiceContext<Doc>,
  codec: Codec<Doc>,
  repaired: readonly Repaired<Doc>[],
): readonly Repair[] {
  if (text === null) return [];
  return repaired.flatMap(({ summary, doc, proof }) => {
    const after = inPlace(() => codec.print(text, doc));
    if (after === null || after === text) return [];
    return [{ summary, files: [{ kind: 'write', path: recovery.path, before: text, after }], proof }];
  });
}

/** What an edit makes; `null` where it cannot be written in place: that is repaired by hand. */
export function inPlace<T>(edit: () => T): T | null {
  try {
    return edit();
  } catch (error) {
    if (error instanceof EditError) return null;
    throw error;
  }
}
