// How progress is written down: the fields of a state with their lines and words.
import { type Current, type SavedField, TIME_NOW } from '../../model/workflow.ts';
import { isPlainId } from '../items.ts';

/** A row of a format's table of what is written when a step is done. */
export interface SavedRow {
  /** The key, label or column that the tool writes. */
  readonly field: string;
  /** A few of our words; `{next}` stands for the step that follows, `{step}` for the one at hand. */
  readonly write: string;
  /** Every word that may stand there; absent: any. */
  readonly allowed?: readonly string[];
}

export { TIME_NOW };

/** One that is not there yet has no spelling to follow. */
const FIRST_TIME = 'the time now in UTC, as in 2026-01-31T09:30:00Z';

/** The rows with the lines on which the fields stand now; `lineOf`: from 1, `null` where it is not there. */
export function savedFields(
  rows: readonly SavedRow[],
  lineOf: (field: string) => number | null,
  current: Pick<Current, 'id' | 'next'> | null = null,
): readonly SavedField[] {
  const step = current && isPlainId(current.id) ? current.id : 'the step at hand';
  const next = current?.next != null && isPlainId(current.next) ? current.next : 'the step that follows';
  return rows.map(({ field, write, allowed = [] }) => ({
    ...savedField(field, write.replaceAll('{step}', step).replaceAll('{next}', next), lineOf(field)),
    allowed,
  }));
}

/** One field of the state file; `found` says what is different. */
export function savedField(
  field: string,
  write: string,
  line: number | null,
  found: Partial<SavedField> = {},
): SavedField {
  const words = write === TIME_NOW && line === null ? FIRST_TIME : write;
  return { field, of: null, path: null, line, write: words, allowed: [], ...found };
}
