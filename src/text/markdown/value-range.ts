// A value of a Markdown text together with its place, and the edit that puts another value there.
import { EditError } from '../../model/errors.ts';
import type { Line, TextEdit } from '../lines.ts';
import { plain, spell, type ValueContext } from './value-syntax.ts';

/** A value and its place. */
export interface Slot {
  readonly kind: ValueContext | 'mark';
  readonly value: string;
  readonly spelled: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  /**
   * What follows the place: a pipe must not be escaped by the value, the end of a row cut off may need one.
   */
  readonly next: 'pipe' | 'end';
}

/** The slot of what stands, trimmed, in `[from, to)` of a line. An empty one takes the whole space. */
export function slotOf(line: Line, from: number, to: number, kind: ValueContext): Slot {
  const raw = line.text.slice(from, to);
  const spelled = raw.trim();
  const lead = spelled === '' ? 0 : raw.length - raw.trimStart().length;
  const start = line.start + from + lead;
  const end = spelled === '' ? line.start + to : start + spelled.length;
  const next = line.text[to] === '|' ? 'pipe' : 'end';
  return { kind, value: plain(spelled, kind), spelled, start, end, line: line.number, next };
}

/** The slot of a check box's mark, one character. */
export function markAt(line: Line, at: number): Slot {
  const value = line.text.slice(at, at + 1);
  const start = line.start + at;
  return { kind: 'mark', value, spelled: value, start, end: start + 1, line: line.number, next: 'end' };
}

export const MARKS = ' xX~-';

/** @throws EditError where the value has no spelling */
export function editOf(slot: Slot, value: string): TextEdit {
  const { start, end, kind } = slot;
  if (kind === 'mark') {
    if (value.length !== 1 || !MARKS.includes(value))
      throw new EditError(`found ${JSON.stringify(value)} as a check mark, expected one of "${MARKS}"`);
    return { start, end, text: value };
  }
  const spelled = spell(value, slot.spelled, kind);
  if (value === '') return { start, end, text: kind === 'cell' && slot.next === 'end' ? '|' : '' };
  const empty = slot.spelled === '';
  const lead = empty ? ' ' : '';
  const trail = kind === 'cell' && slot.next === 'pipe' && (empty || spelled.endsWith('\\')) ? ' ' : '';
  return { start, end, text: lead + spelled + trail };
}
