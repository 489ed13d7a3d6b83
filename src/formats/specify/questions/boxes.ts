// The boxes that a question is answered by, and the one among them that a person puts words of their own to.
import { choiceMeant, choiceWords } from '../../../model/match-choice.ts';
import { groupedBy } from '../../../text/lookup.ts';
import { fromOneLine, inOneLine } from '../../../text/markdown/one-line.ts';
import { asksForWords, isOther, type Room, roomIn } from '../../../text/markdown/own-words.ts';
import { BOX } from './answer-lines.ts';

export interface ChoiceBox {
  readonly label: string;
  readonly ticked: boolean;
  /** Of the mark in the text. UTF-16 units. */
  readonly at: number;
  /** `Other: ____`, `Other`: the words are still to come. */
  readonly room: Room | null;
  /** Ticked or not, it says nothing before its words are there. */
  readonly hollow: boolean;
}

interface BoxLine {
  readonly text: string;
  /** Where it begins in the file, UTF-16 units. */
  readonly start: number;
}

/** The boxes on these lines; those that are called alike in bold (`**Remove**: x`) by all of their words. */
export function boxesOn(lines: readonly BoxLine[]): readonly ChoiceBox[] {
  const boxes = lines.flatMap((line) => {
    const box = boxOn(line);
    return box ? [{ box, words: BOX.exec(line.text)?.[2] ?? '' }] : [];
  });
  const named = groupedBy(boxes, ({ box }) => box.label.toLowerCase());
  return boxes.map(({ box, words }) =>
    (named.get(box.label.toLowerCase())?.length ?? 0) > 1 ? { ...box, label: plainOf(words) } : box,
  );
}

const plainOf = (words: string): string => fromOneLine(words.replace(/\*\*/g, '')).trim();

/** The box on a line of the text; `null` where there is none. */
export function boxOn({ text, start }: BoxLine): ChoiceBox | null {
  const [, mark, label = ''] = BOX.exec(text) ?? [];
  if (mark === undefined) return null;
  const from = start + text.length - label.length;
  const room = roomIn(label, from);
  const at = start + text.indexOf('[') + 1;
  return { label: calledBy(label), ticked: mark !== ' ', at, room, hollow: asksForWords(label) };
}

/** Words in bold, in italics or as code that a label begins with, and what follows them. */
const SET_OFF = /^(\*{1,3}|_{1,3}|`{1,2})([^\s*_`][^*`\n]*?)\1(?![\p{L}\p{N}_]|(?<=_)\.)[ \t]*(.*)$/u;
const IN_BOLD = /^\*\*([^*]+)\*\*/;
/** What stands between a name and what explains it. */
const EXPLAINS = /^(?:[:：(（]|[—–-](?:\s|$)|$)/;
/** A mark alone, which says nothing without the words after it: `A)`, `(2)`, `Option B:`. */
const MARK = /^(?:(?:option|choice|variante?|opción|opção|opzione)\s+)?\(?(?:[a-z]|\d{1,2})([).:：]*)$/i;
const MARKED = /^(\(?(?:[a-z]|\d{1,2})[).:])[ \t]+(.+)$/i;

/** What a box is called by: its mark and the words that are set off at its beginning; else the whole line. */
function calledBy(label: string): string {
  if (isOther(label)) return plainOf(label);
  const [, , lead = '', rest = ''] = SET_OFF.exec(label) ?? [];
  const mark = MARK.exec(lead.trim());
  if (mark !== null && afterMark(rest) !== '') {
    const [sign = ''] = /^(?:[:：.)]|[—–-](?=\s))/.exec(rest) ?? [];
    // `**2** rows` is no mark, but words of which the first is set off.
    const isCount = sign === '' && /^\d+$/.test(lead.trim());
    const close = mark[1] !== '' || isCount ? '' : /[:：.]/.test(sign) ? sign : ')';
    return `${lead.trim()}${close} ${calledBy(afterMark(rest))}`;
  }
  const [, sign, after = ''] = MARKED.exec(label) ?? [];
  if (sign !== undefined) return `${sign} ${calledBy(after)}`;
  const isName = lead !== '' && EXPLAINS.test(rest);
  return (IN_BOLD.exec(label)?.[1] ?? (isName ? lead : label)).trim();
}

/** What follows a mark, without the sign that sets it off. */
const afterMark = (rest: string): string => rest.replace(/^[:：.)—–-]+(?=\s|$)/u, '').trim();

/** What the ticked box says; `null` where none is, or its words are still to come. */
export function tickedLabel(boxes: readonly ChoiceBox[]): string | null {
  return boxes.find(({ ticked, hollow }) => ticked && !hollow)?.label ?? null;
}

/**
 * The text with the answer's box ticked, and ticks at boxes without words taken away. `null` where the answer
 * names none of them, and none of them or several have room for other words.
 */
export function tickedIn(text: string, boxes: readonly ChoiceBox[], answer: string): string | null {
  const flat = answer.trim().replace(/\s+/g, ' ');
  const named = namedBy(boxes, flat);
  const rooms = boxes.filter(({ room }) => room !== null);
  const asking = rooms.filter(({ hollow }) => hollow);
  const [roomy, second] = asking.length > 0 ? asking : rooms;
  const mayBeOwn = !NUMBER.test(flat) || isAmount(flat, boxes);
  const isOwn = named.length === 0 && mayBeOwn && roomy !== undefined && second === undefined;
  const [chosen, another] = isOwn ? [roomy] : named;
  if (chosen === undefined || another !== undefined || (!isOwn && chosen.hollow)) return null;
  const edits = boxes.flatMap((box) => {
    const isChosen = box === chosen;
    const mark = { start: box.at, end: box.at + 1, words: isChosen ? 'x' : ' ' };
    const marks = isChosen ? !box.ticked : box.ticked && box.hollow;
    const room = isOwn && isChosen ? box.room : null;
    const said = room && { start: room.start, end: room.end, words: room.lead + ownWords(box, answer) };
    return [...(marks ? [mark] : []), ...(said ? [said] : [])];
  });
  return edits.reduceRight(
    (all, { start, end, words }) => all.slice(0, start) + words + all.slice(end),
    text,
  );
}

/** `Other: ten` says `ten` of the box `Other`. */
function ownWords({ label }: ChoiceBox, answer: string): string {
  const name = /^[\p{L} ]{1,40}/u.exec(label)?.[0].trim().toLowerCase() ?? '';
  const words = inOneLine(answer);
  const [lead = '', rest = ''] = /^([\p{L} ]{1,40})[:：][ \t]*(.*)$/u.exec(words)?.slice(1) ?? [];
  return lead.trim().toLowerCase() === name && rest !== '' ? rest : words;
}

const NUMBER = /^\d{1,2}$/;

/**
 * Where all choices are numbers, one that no box has is words of one's own. The number that a label is marked
 * with (`1) Keep`) or that its words begin with (`2 factor`) makes it no number.
 */
function isAmount(answer: string, boxes: readonly ChoiceBox[]): boolean {
  const number = Number(answer);
  const isPlace = number >= 1 && number <= boxes.length;
  const choices = boxes.filter(({ room, hollow }) => room === null && !hollow);
  const words = choices.map(({ label }) => choiceWords(label));
  return !isPlace && words.length > 0 && words.every((one) => /\d/.test(one) && !/\p{L}/u.test(one));
}

/**
 * By its label, by its number from 1, or by the beginning of its label, in this order: a label that is a
 * number says what a person chose (10, 25, 2).
 */
function namedBy(boxes: readonly ChoiceBox[], answer: string): readonly ChoiceBox[] {
  const labels = boxes.map(({ label }) => bareOf(label));
  const called = (is: (label: string) => boolean) => boxes.filter((_, at) => is(labels[at] ?? ''));
  const low = bareOf(answer).toLowerCase();
  const meant = choiceMeant(low, labels);
  if (meant !== null) return called((label) => label === meant);
  // A number that may mean several names none of them.
  if (NUMBER.test(answer)) return [];
  const begun = called((label) => label.toLowerCase().startsWith(low));
  if (begun.length > 0) return begun;
  // `A: 2 m` and `B: 2 m` have the same words: which of them is meant cannot be told.
  const worded = called((label) => choiceWords(label) === low);
  return worded.length > 0 ? worded : called((label) => beginsWith(choiceWords(label), low));
}

/** Whether these are its first words, whole. */
const beginsWith = (label: string, low: string): boolean =>
  label.startsWith(low) && !/^[\p{L}\p{N}]/u.test(label.slice(low.length));

/** Without what sets words off: `B` for the same in bold or as code. */
const bareOf = (text: string): string => text.replace(/[*`]/g, '').trim() || text;
