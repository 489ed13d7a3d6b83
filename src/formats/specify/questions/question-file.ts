// The questions of clarification-questions.md, where they can be read one by one, and what answers them.
import { type Line, linesOf } from '../../../text/lines.ts';
import { kindsOf } from '../../../text/markdown/blocks.ts';
import { isUnanswered, withoutComments } from '../../../text/markdown/unanswered.ts';

/**
 * Where an answer goes: after the label on its line, in place of what says there that none is given, or as
 * the mark of a check box.
 */
export type AnswerSlot =
  | {
      readonly kind: 'line';
      readonly at: number;
      readonly blank: boolean;
      readonly empty: readonly Range[];
      /** The line is a row of a table. */
      readonly isCell?: true;
    }
  | { readonly kind: 'boxes'; readonly marks: readonly number[] };

/** A placeholder in the text (`TBD`, `___`): UTF-16 units. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** One question of the file. */
export interface FileQuestion {
  /** `Q-015`, `REQ-003`. */
  readonly id: string;
  readonly question: string;
  readonly options: readonly string[];
  /** What is written; `null` where nothing is. */
  readonly answer: string | null;
  /** The tool answered it from the input; a person may override it, and need not. */
  readonly resolved: boolean;
  readonly slot: AnswerSlot;
}

const HEADING = /^(#{2,4})[ \t]+((?:Q|REQ)-?\d{1,5})\b[ \t]*[:.–—-]?[ \t]*(.*)$/;
const ANY_HEADING = /^#{1,6}[ \t]/;
const ANSWER = /^[ \t]*\*\*(?:Your answer|Answer)(?::\*\*|\*\*)[ \t]*(?:\([^)\n]{0,80}\))?[ \t]*:?/i;
const FIELD = /^[ \t]*\*\*[A-Z]/;
const OPTION = /^[ \t]*\d{1,2}[.)][ \t]+(.*)$/;
const BOX = /^[ \t]*-[ \t]+\[([ xX])\][ \t]+(.*)$/;
/** `| **Answer** | ten |` */
const CELL = /^([ \t]*\|[ \t]*\**(?:Your answer|Answer)\**:?\**[ \t]*\|)((?:\\.|[^|\\])*)\|/i;
const RULE = /^[ \t]*\|[|:\- \t]*-[|:\- \t]*$/;
const END = /^[ \t]*(?:>|---|___)/;
const MOST = 500;

/** In the order of the file; what has no place for an answer is no question. */
export function questionsIn(text: string): readonly FileQuestion[] {
  const lines = linesOf(text);
  const kinds = kindsOf(lines);
  const starts = lines.flatMap((line, i) => (kinds[i] === 'text' && HEADING.test(line.text) ? [i] : []));
  return starts.slice(0, MOST).flatMap((start) => {
    const next = lines.findIndex(
      (line, i) => i > start && kinds[i] === 'text' && ANY_HEADING.test(line.text),
    );
    return questionOf(lines.slice(start, next < 0 ? undefined : next)) ?? [];
  });
}

function questionOf(block: readonly Line[]): FileQuestion | null {
  const [head, ...body] = block;
  const [, , id = '', title = ''] = HEADING.exec(head?.text ?? '') ?? [];
  const resolved = /\[AUTO-RESOLVED\]/i.test(title);
  const named = title.replace(/\[[A-Z- ]+\]/g, '').trim();
  const question =
    named || (body.find(({ text }) => text.trim() !== '' && !FIELD.test(text))?.text.trim() ?? '');
  const boxes = body.filter(({ text }) => BOX.test(text));
  const ticked = boxes.filter(({ text }) => BOX.exec(text)?.[1] !== ' ');
  const at = body.findIndex(({ text }, i) => ANSWER.test(text) || isAnswerCell(text, body[i + 1]));
  if (question === '') return null;
  if (at >= 0) {
    const { answer, slot } = answered(body, at);
    // Beside an empty place one box of several answers; a single one may be any remark.
    const chosen = boxes.length > 1 && ticked.length === 1 ? boxed(ticked).answer : null;
    return { id, question, resolved, answer: answer ?? chosen, slot, options: optionsOf(body) };
  }
  return boxes.length === 0 ? null : { id, question, resolved, ...boxed(boxes) };
}

/** A row of a table, but not the one that heads it. */
const isAnswerCell = (text: string, below: Line | undefined): boolean =>
  CELL.test(text) && !RULE.test(below?.text ?? '');

type Answered = Pick<FileQuestion, 'answer' | 'slot'>;

/** The text after the label, and what follows it up to a box, another field, a quotation or a rule. */
function answered(body: readonly Line[], at: number): Answered {
  const line = body[at];
  const text = line?.text ?? '';
  if (line === undefined || CELL.test(text)) return inCell(line);
  const label = ANSWER.exec(text)?.[0] ?? '';
  const below = upTo(body.slice(at + 1), (one) => FIELD.test(one) || END.test(one));
  const words = [text.slice(label.length), ...below.map((one) => one.text)].map(ofBox);
  const said = words.filter((one) => one !== '' && !/^_+$/.test(one)).join(' ');
  const blank = /[ \t]$/.test(text);
  // A line that puts the answer off says nothing of those below it.
  const isOpen = withoutComments(said) === '' || words.every(isUnanswered);
  const answer = isOpen ? null : withoutComments(said);
  const own = [{ ...line, from: label.length }, ...upTo(below, (one) => BOX.test(one))];
  const inPlace = answer === null ? own.flatMap(placeholderIn) : [];
  const quoted = answer === null ? quotedIn(body.slice(at + 1 + below.length)) : [];
  const first = inPlace.length === 0 && quoted.length > 0 ? [{ start: line.end, end: line.end }] : [];
  return { answer, slot: { kind: 'line', at: line.end, blank, empty: [...first, ...inPlace, ...quoted] } };
}

/** Of a box that is ticked what it stands for, of an open one nothing; other lines as they are. */
function ofBox(text: string): string {
  const [, mark, label = ''] = BOX.exec(text) ?? [];
  return mark === undefined ? text.trim() : mark === ' ' ? '' : label.trim();
}

function upTo(lines: readonly Line[], isEnd: (text: string) => boolean): readonly Line[] {
  const end = lines.findIndex(({ text }) => isEnd(text));
  return lines.slice(0, end < 0 ? undefined : end);
}

/** `> TBD` below the label: what is quoted is no answer, and it gives way to one. */
function quotedIn([line]: readonly Line[]): readonly Range[] {
  const [, words = ''] = /^[ \t]*>(.*)$/.exec(line?.text ?? '') ?? [];
  return line && words.trim() !== '' && isUnanswered(words) ? placeholderIn(line) : [];
}

function inCell(line: Line | undefined): Answered {
  const [, label = '', cell = ''] = CELL.exec(line?.text ?? '') ?? [];
  const at = (line?.start ?? 0) + label.length + cell.trimEnd().length;
  const isOpen = isUnanswered(cell);
  const words = cell.trim();
  const start = at - words.length;
  const empty = isOpen && words !== '' ? [{ start, end: at }] : [];
  const answer = isOpen ? null : withoutComments(cell).replaceAll('\\|', '|');
  return { answer, slot: { kind: 'line', at, blank: false, empty, isCell: true } };
}

/** What a line without an answer holds in its place. */
function placeholderIn({ text, start, from = 0 }: Line & { readonly from?: number }): readonly Range[] {
  const said = text.slice(from);
  const word = said.trim();
  const at = start + from + said.indexOf(word);
  return word === '' ? [] : [{ start: at, end: at + word.length }];
}

/** `1. Exponential backoff (Recommended)` */
function optionsOf(body: readonly Line[]): readonly string[] {
  return body.flatMap(({ text }) => OPTION.exec(text)?.[1]?.trim() ?? []);
}

/** A requirement's disposition: one of several boxes is ticked. */
function boxed(boxes: readonly Line[]): Pick<FileQuestion, 'answer' | 'slot' | 'options'> {
  const read = boxes.map(({ text, start }) => {
    const [, mark = ' ', label = ''] = BOX.exec(text) ?? [];
    const plain = /^\*\*([^*]+)\*\*/.exec(label)?.[1] ?? label;
    return { ticked: mark !== ' ', label: plain.trim(), at: start + text.indexOf('[') + 1 };
  });
  return {
    options: read.map(({ label }) => label),
    answer: read.find(({ ticked }) => ticked)?.label ?? null,
    slot: { kind: 'boxes', marks: read.map(({ at }) => at) },
  };
}

/**
 * The file with one answer more; every other byte stays. `null` where the question is chosen by a box and the
 * answer names none of them.
 */
export function withAnswer(text: string, { slot, options }: FileQuestion, answer: string): string | null {
  const flat = answer.trim().replace(/\s+/g, ' ');
  if (slot.kind === 'line')
    return onLine(text, slot, slot.isCell === true ? flat.replaceAll('|', '\\|') : flat);
  const chosen = chosenOf(options, flat);
  const mark = slot.marks[chosen];
  return mark === undefined ? null : `${text.slice(0, mark)}x${text.slice(mark + 1)}`;
}

/** In place of the first placeholder, the others taken out; without one at the end of the label's line. */
function onLine(text: string, slot: AnswerSlot & { readonly kind: 'line' }, answer: string): string {
  const { at, blank, empty } = slot;
  if (empty.length === 0) return `${text.slice(0, at)}${blank ? '' : ' '}${answer}${text.slice(at)}`;
  return empty.reduceRight((all, { start, end }, i) => {
    const words = i > 0 ? '' : /\s/.test(all[start - 1] ?? '') ? answer : ` ${answer}`;
    return all.slice(0, start) + words + all.slice(end);
  }, text);
}

/** By its number from 1, or by the beginning of its label; -1 where that names none, or several. */
function chosenOf(options: readonly string[], answer: string): number {
  const number = /^\d{1,2}$/.test(answer) ? Number(answer) : null;
  if (number !== null) return number >= 1 && number <= options.length ? number - 1 : -1;
  const low = answer.toLowerCase();
  const fits = options.flatMap((label, i) => (label.toLowerCase().startsWith(low) ? [i] : []));
  return fits.length === 1 ? (fits[0] ?? -1) : -1;
}
