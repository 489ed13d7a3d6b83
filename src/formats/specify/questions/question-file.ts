// The questions of clarification-questions.md, where they can be read one by one, and what answers them.
import { eolOf, type Line, linesOf } from '../../../text/lines.ts';
import { kindsOf, type LineKind } from '../../../text/markdown/blocks.ts';
import { isUnanswered } from '../../../text/markdown/unanswered.ts';
import {
  answerLines,
  BLANK,
  BOX,
  cellOf,
  END,
  FIELD,
  HEADING,
  hasRemark,
  quotedWords,
  saidIn,
  saidInCell,
} from './answer-lines.ts';
import { boxesOn, boxOn, type ChoiceBox, tickedIn, tickedLabel } from './boxes.ts';
import { CELL, HEADED_LABEL, headingOn, LABELS, QUOTED_LABEL, type QuestionHeading } from './headings.ts';
import {
  inResolvedGroup,
  isClosed,
  isResolved,
  resolvedWords,
  tellsHow,
  withoutStanding,
} from './standing.ts';

/**
 * Where an answer goes: after the label on its line, in place of what says there that none is given, as
 * the mark of a check box, or, where no place is understood, after the last words of the question.
 */
export type AnswerSlot =
  | {
      readonly kind: 'line';
      readonly at: number;
      readonly blank: boolean;
      readonly empty: readonly Range[];
      /** The label has its colon. */
      readonly closed: boolean;
      /** The line is a row of a table. */
      readonly isCell?: true;
      /** The line is a heading: words go below it. */
      readonly below?: true;
    }
  | { readonly kind: 'boxes'; readonly boxes: readonly ChoiceBox[] }
  | { readonly kind: 'none'; readonly at: number };

/** A placeholder in the text (`TBD`, `___`): UTF-16 units. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** One question of the file. */
export interface FileQuestion {
  /** `Q-015`, `REQ-003`; `unnamed-1` for an empty place below a heading that is called otherwise. */
  readonly id: string;
  readonly question: string;
  readonly options: readonly string[];
  /** What is written; `null` where nothing is, or no place for it is understood. */
  readonly answer: string | null;
  /** The tool answered it from the input; a person may override it, and need not. */
  readonly resolved: boolean;
  /** It was withdrawn, or put into another one. */
  readonly closed: boolean;
  readonly slot: AnswerSlot;
  /** Of its heading, from 1. */
  readonly line: number;
}

const OPTION = /^[ \t]*\d{1,2}[.)][ \t]+(.*)$/;
/** Below a heading `Answer` bold words may begin it; a label with its colon is another field. */
const LABELLED = /^[ \t]*\*\*[^*\n]{1,60}(?:[:：]\*\*|\*\*[ \t]*(?:\([^)\n]{0,80}\))?[ \t]*[:：])/;
const RULE = /^[ \t]*\|[|:\- \t]*-[|:\- \t]*$/;
/** More than anybody answers: such a file is not read one by one. */
const MOST = 500;

/** A line of the file, and whether Markdown reads it: not what stands in code or a comment. */
interface Row extends Line {
  readonly kind: LineKind;
}

/**
 * In the order of the file. A heading that is called as a question is one, whatever stands below it: where
 * no place for an answer is understood it is open. So is an empty place below any other heading.
 */
export function questionsIn(text: string): readonly FileQuestion[] {
  const lines = linesOf(text);
  // A fence that is never closed must not hide the questions after it.
  const kinds = kindsOf(lines, 'hides-nothing');
  const rows = lines.map((line, at): Row => ({ ...line, kind: kinds[at] ?? 'text' }));
  const heads = rows.flatMap((row, at) => {
    const heading = row.kind === 'text' ? headingOn(row.text) : null;
    return heading ? [{ ...heading, at }] : [];
  });
  const grouped = inResolvedGroup(heads);
  const found: FileQuestion[] = [];
  let [unnamed, within] = [0, 0];
  for (const [i, head] of heads.entries()) {
    const end = endOf(heads, i);
    const block = rows.slice(head.at, heads[end]?.at);
    const one = i < within ? null : questionOf(head, block, `unnamed-${unnamed + 1}`, grouped[i] === true);
    if (one === null) continue;
    within = end;
    // One that is answered keeps its number, so that an answer gives no other place a new one.
    if (head.id === null) unnamed++;
    if (head.id === null && one.answer !== null) continue;
    found.push(one);
    if (found.length > MOST) return [];
  }
  return found;
}

/** The next heading of the same level or a higher one, or of a question; of others the next at all. */
function endOf(heads: readonly QuestionHeading[], at: number): number {
  const { level, id } = heads[at] ?? { level: 0, id: null };
  const isBelow = (one: QuestionHeading | undefined) => id !== null && one?.id === null && one.level > level;
  let end = at + 1;
  while (isBelow(heads[end])) end++;
  return end;
}

function questionOf(
  { level, id, title, loose }: QuestionHeading,
  block: readonly Row[],
  unnamed: string,
  grouped: boolean,
): FileQuestion | null {
  const [head, ...body] = block;
  const at = placeAt(body);
  // An answer may use words of the question and its choices.
  const place = placeIn(
    body,
    at,
    [title, ...body.slice(0, Math.max(at, 0)).map(({ text }) => text)].join('\n'),
  );
  // The title of the file may be called so (`# Q3 goals`), and its introduction may show the place.
  if (head === undefined || (level === 1 && place === null)) return null;
  if (id === null && (level === 1 || place?.slot.kind !== 'line' || tellsHow(title))) return null;
  const options = place?.options ?? optionsOf(body);
  const settled = resolvedWords(body.flatMap(({ kind, text }) => (kind === 'text' ? [text] : [])));
  if (loose && place === null && options.length === 0 && settled === null) return null;
  const named = withoutStanding(title);
  const words = at < 0 ? body : body.slice(0, at);
  const first = words.find(({ text }) => text.trim() !== '' && !FIELD.test(text) && !HEADING.test(text));
  return {
    id: id ?? unnamed,
    question: named || first?.text.trim() || (id ?? unnamed),
    line: head.number,
    resolved: grouped || settled !== null || isResolved(title),
    closed: isClosed(title),
    answer: place?.answer ?? settled,
    options,
    slot: place?.slot ?? afterLast(block),
  };
}

type Answered = Pick<FileQuestion, 'answer' | 'slot' | 'options'>;

/** The line with the place of the answer; -1 where none is called so. */
function placeAt(body: readonly Row[]): number {
  const read = (by: (text: string, at: number) => boolean) =>
    body.findIndex(({ kind, text }, at) => kind === 'text' && by(text, at));
  const [own = -1, other = -1] = LABELS.map((label) => read((text) => label.test(text)));
  const cell = read((text, at) => CELL.test(text) && !RULE.test(body[at + 1]?.text ?? ''));
  const quoted = read((text) => QUOTED_LABEL.test(text));
  // Boxes below such a heading are what the answer is given by.
  const boxed = body.some(({ kind, text }) => kind === 'text' && BOX.test(text));
  const headed = boxed ? -1 : read((text) => HEADED_LABEL.test(text));
  return [own, other, cell, headed, quoted].find((one) => one >= 0) ?? -1;
}

/** The place of the answer, and what stands in it; `null` where none is understood. */
function placeIn(body: readonly Row[], at: number, asked: string): Answered | null {
  const boxes = boxesOn(body.filter(({ kind }) => kind === 'text'));
  const labels = boxes.map(({ label }) => label);
  if (at < 0 && boxes.length === 0) return null;
  if (at < 0) return { answer: tickedLabel(boxes), options: labels, slot: { kind: 'boxes', boxes } };
  const numbered = optionsOf(body);
  const options = numbered.length > 0 || boxes.length < 2 ? numbered : labels;
  const { answer, slot } = answered(body, at, asked);
  // Beside an empty place one box of several answers; a single one may be any remark.
  const chosen = boxes.length > 1 && boxes.filter(({ ticked }) => ticked).length === 1;
  return { answer: answer ?? (chosen ? tickedLabel(boxes) : null), slot, options };
}

/** After the last words of the question, before the rule that sets it off. */
function afterLast(block: readonly Row[]): AnswerSlot {
  const last = block.findLast(({ text }) => text.trim() !== '' && !/^[ \t]*(?:---+|___+)[ \t]*$/.test(text));
  return { kind: 'none', at: last?.end ?? 0 };
}

/** The text after the label, and what follows it up to another field, a heading, a quotation or a rule. */
function answered(body: readonly Row[], at: number, asked: string): Pick<Answered, 'answer' | 'slot'> {
  const line = body[at];
  const text = line?.text ?? '';
  const label = [...LABELS, QUOTED_LABEL, HEADED_LABEL]
    .map((one) => one.exec(text)?.[0])
    .find((one) => one !== undefined);
  if (line === undefined || label === undefined) return inCell(line, asked);
  const isHeaded = HEADING.test(text);
  const field = isHeaded ? LABELLED : FIELD;
  const below = upTo(body.slice(at + 1), (one) => field.test(one) || END.test(one) || HEADING.test(one));
  const words = [text.slice(label.length), ...below.map((one) => one.text)].flatMap(ofBox);
  const said = saidIn(words);
  const blank = /[ \t]$/.test(text);
  // A line that puts the answer off says nothing of those below it.
  const inLines = said === '' || isUnanswered(words.join('\n'), asked) ? null : said;
  const after = body.slice(at + 1 + below.length);
  const answer = inLines ?? saidInQuote(words, after);
  const own = [{ ...line, from: label.length }, ...upTo(below, (one) => BOX.test(one))];
  const inPlace = answer === null ? own.flatMap(placeholderIn) : [];
  const quoted = answer === null ? quotedIn(words, after) : [];
  const first = inPlace.length === 0 && quoted.length > 0 ? [{ start: line.end, end: line.end }] : [];
  const empty = [...first, ...inPlace, ...quoted];
  const closed = isHeaded || /[:：]\s*$/.test(label);
  const slot: AnswerSlot = { kind: 'line', at: line.end, blank, empty, closed };
  return { answer, slot: isHeaded ? { ...slot, below: true } : slot };
}

/** Of a box that is ticked what it stands for, of an open one and of a line to write on nothing. */
function ofBox(text: string): readonly string[] {
  const [, mark, label = ''] = BOX.exec(text) ?? [];
  if (mark === ' ' || BLANK.test(text) || boxOn({ text, start: 0 })?.hollow === true) return [];
  return [mark === undefined ? text : label.trim()];
}

/** What stands in code ends nothing. */
function upTo(rows: readonly Row[], isEnd: (text: string) => boolean): readonly Row[] {
  const end = rows.findIndex(({ kind, text }) => kind !== 'code' && isEnd(text));
  return rows.slice(0, end < 0 ? undefined : end);
}

/** `> ten`: an answer may be a quotation; what the tool says below the place is not. */
function saidInQuote(above: readonly string[], rows: readonly Row[]): string | null {
  const lines = upTo(rows, (text) => text.trim() !== '' && !text.trimStart().startsWith('>'));
  const quotes = partsBy(
    lines.map(({ text }) => text),
    (text) => text.trim() === '',
  );
  const words = quotes
    .map(quotedWords)
    .filter((one) => !hasRemark(one))
    .flat();
  return isUnanswered([...above, ...words].join('\n')) ? null : saidIn(words) || null;
}

/** The runs of lines between those that part them. */
function partsBy(lines: readonly string[], isGap: (line: string) => boolean): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (isGap(line)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

/** `> TBD` below the label gives way to an answer, with the lines after it that say no more. */
function quotedIn(above: readonly string[], rows: readonly Line[]): readonly Range[] {
  const words = quotedWords(rows.map(({ text }) => text));
  const length = hasRemark(words) ? 1 : words.length;
  const [first = ''] = words;
  const says = [...above, first].join('\n');
  return first.trim() !== '' && isUnanswered(says) ? rows.slice(0, length).flatMap(placeholderIn) : [];
}

function inCell(line: Line | undefined, asked: string): Pick<Answered, 'answer' | 'slot'> {
  const [, label = '', cell = ''] = CELL.exec(line?.text ?? '') ?? [];
  const at = (line?.start ?? 0) + label.length + cell.trimEnd().length;
  const said = saidInCell(cell);
  const isOpen = isUnanswered(said, asked);
  const words = cell.trim();
  const start = at - words.length;
  const empty = isOpen && words !== '' ? [{ start, end: at }] : [];
  const answer = isOpen ? null : said;
  return { answer, slot: { kind: 'line', at, blank: false, empty, closed: true, isCell: true } };
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
  return body.flatMap(({ text }) => (BOX.test(text) ? [] : (OPTION.exec(text)?.[1]?.trim() ?? [])));
}

/**
 * The file with one answer more; every other byte stays. `null` where the question is chosen by a box and the
 * answer names none of them.
 */
export function withAnswer(text: string, { slot }: FileQuestion, answer: string): string | null {
  if (slot.kind === 'line') return onLine(text, slot, answer);
  const eol = eolOf(linesOf(text));
  if (slot.kind === 'none') {
    const said = answerLines(answer, { ownLine: false, closed: true }).join(eol);
    return `${text.slice(0, slot.at)}${eol}${eol}**Answer**: ${said}${text.slice(slot.at)}`;
  }
  return tickedIn(text, slot.boxes, answer);
}

/** In place of the first placeholder, the others taken out; without one at the end of the label's line. */
function onLine(text: string, slot: AnswerSlot & { readonly kind: 'line' }, answer: string): string {
  const { at, blank, empty, closed, below } = slot;
  const lines = linesOf(text);
  const start = empty[0]?.start ?? at;
  const isBelow = below === true && empty.length === 0;
  const ownLine =
    isBelow || lines.some((line) => line.start <= start && text.slice(line.start, start).trim() === '');
  const said =
    slot.isCell === true ? cellOf(answer) : answerLines(answer, { ownLine, closed }).join(eolOf(lines));
  if (isBelow) {
    const eol = eolOf(lines);
    return `${text.slice(0, at)}${eol}${eol}${said}${text.slice(at)}`;
  }
  if (empty.length === 0) return `${text.slice(0, at)}${blank ? '' : ' '}${said}${text.slice(at)}`;
  return empty.reduceRight((all, range, i) => {
    const words = i > 0 ? '' : /\s/.test(all[range.start - 1] ?? '') ? said : ` ${said}`;
    return all.slice(0, range.start) + words + all.slice(range.end);
  }, text);
}
