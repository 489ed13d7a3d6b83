// The YAML that state files are written in, read in one pass; of all other YAML it says nothing.
import { SIZE_CAP } from '../../model/file-content.ts';
import { type Data, type DataDocument, pointerOf, type Scalar } from '../data/data.ts';
import { CODE, cursorAt, endLine, isDash, isGap, type YamlCursor } from './cursor.ts';
import { flowAt } from './flow.ts';
import { coreScalar } from './scalar.ts';
import { goneOn, textBelow, wordAt, type YamlWord } from './subset-scalars.ts';

/** Levels, and a path of keys, that are safely within what is read at all. */
const DEEPEST = 32;
const LONGEST_POINTER = 1000;

/** What may mean something else: tabs, what no screen shows, line breaks of other kinds. */
const ODD = /[^\n\r -~\u00a0-\u2027\u202a-\ufefe\uff00-\ufffd]|\r(?!\n)/;

/**
 * Block maps and lists of scalars on one line, plain ones on several, texts after `|` and `>`, and simple
 * brackets on one line; comments, and a `---` before all. The library says the same of each such text (a law
 * of the tests). It judges the rest, errors above all: nothing here is ever one.
 * @param firstLine number of the text's first line within its file
 * @returns `undefined` for everything else
 */
export function readSubset(text: string, firstLine: number): DataDocument | undefined {
  if (text.length > SIZE_CAP || ODD.test(text)) return undefined;
  const cursor = cursorAt(text, firstLine);
  if (cursor.column === 0 && text.startsWith('---', cursor.at)) {
    cursor.at += 3;
    if (!endLine(cursor)) return undefined;
  }
  if (cursor.column < 0) return undefined;
  const data = blockAt(cursor, '', firstLine);
  return data === undefined || cursor.column >= 0 ? undefined : { data, places: cursor.places };
}

/** The map or list that begins with the line's first word. @param line the one of its place */
function blockAt(cursor: YamlCursor, pointer: string, line: number): Data | undefined {
  const { column } = cursor;
  if (isDash(cursor)) return listAt(cursor, pointer, line, column);
  return mapAt(cursor, pointer, line, column, wordAt(cursor));
}

/** @param first its first key, which the cursor is past */
function mapAt(
  cursor: YamlCursor,
  pointer: string,
  line: number,
  column: number,
  first: YamlWord | undefined,
): Data | undefined {
  if (++cursor.depth > DEEPEST) return undefined;
  cursor.places.set(pointer, { line, text: null });
  const map: Record<string, Data> = Object.create(null);
  for (let key = first; ; key = wordAt(cursor)) {
    if (!key || !isKey(cursor, key)) return undefined;
    const below = pointer + pointerOf(key.text);
    cursor.at++;
    const value =
      below.length > LONGEST_POINTER || cursor.places.has(below)
        ? undefined
        : valueOfKey(cursor, below, column);
    if (value === undefined) return undefined;
    map[key.text] = value;
    if (cursor.column !== column || isDash(cursor)) break;
  }
  cursor.depth--;
  return map;
}

/** Does a colon follow the word? What begins like `<<`, `...` or `---` may mean more than itself. */
function isKey({ text, at }: YamlCursor, { start, quoted }: YamlWord): boolean {
  if (text.charCodeAt(at) !== CODE.colon || !isGap(text, at + 1)) return false;
  return at - start < LONGEST_POINTER && (quoted || !'<.-'.includes(text.charAt(start)));
}

/** @param column of its dashes, the first of which the cursor is at */
function listAt(cursor: YamlCursor, pointer: string, line: number, column: number): Data | undefined {
  if (++cursor.depth > DEEPEST || pointer.length > LONGEST_POINTER) return undefined;
  cursor.places.set(pointer, { line, text: null });
  const list: Data[] = [];
  do {
    cursor.at++;
    const item = valueOfItem(cursor, `${pointer}/${list.length}`, column);
    if (item === undefined) return undefined;
    list.push(item);
  } while (cursor.column === column && isDash(cursor));
  cursor.depth--;
  return list;
}

/** What stands after a key or below it. @param column of the key, whose colon the cursor is past */
function valueOfKey(cursor: YamlCursor, pointer: string, column: number): Data | undefined {
  const { line } = cursor;
  if (!endLine(cursor)) return valueHere(cursor, pointer, line, column, wordAt(cursor));
  if (cursor.column > column) return blockAt(cursor, pointer, line);
  // A list may stand in the very column of its key.
  if (cursor.column === column && isDash(cursor)) return listAt(cursor, pointer, line, column);
  return noted(cursor, pointer, line, '', null);
}

/** What stands after a dash or below it. @param column of the dash, which the cursor is past */
function valueOfItem(cursor: YamlCursor, pointer: string, column: number): Data | undefined {
  const { line, at } = cursor;
  if (endLine(cursor)) {
    if (cursor.column > column) return blockAt(cursor, pointer, cursor.line);
    return noted(cursor, pointer, line, '', null);
  }
  const inner = column + 1 + cursor.at - at;
  if (isDash(cursor)) return listAt(cursor, pointer, line, inner);
  const word = wordAt(cursor);
  if (word && cursor.text.charCodeAt(cursor.at) === CODE.colon)
    return mapAt(cursor, pointer, line, inner, word);
  return valueHere(cursor, pointer, line, column, word);
}

/**
 * A value that begins on the line of its key or dash.
 * @param column of that
 * @param word the value's first word, which the cursor is past; `undefined`: it begins otherwise
 */
function valueHere(
  cursor: YamlCursor,
  pointer: string,
  line: number,
  column: number,
  word: YamlWord | undefined,
): Data | undefined {
  if (word) {
    const text = word.quoted ? (endLine(cursor) ? word.text : undefined) : goneOn(cursor, word.text, column);
    if (text === undefined) return undefined;
    return noted(cursor, pointer, line, text, word.quoted ? text : coreScalar(text));
  }
  const sign = cursor.text.charCodeAt(cursor.at);
  if (sign === CODE.bracket || sign === CODE.brace) {
    const data = flowAt(cursor, pointer);
    return endLine(cursor) ? data : undefined;
  }
  const text = textBelow(cursor, column);
  return text === undefined ? undefined : noted(cursor, pointer, line, text, text);
}

function noted(cursor: YamlCursor, pointer: string, line: number, text: string, value: Scalar): Scalar {
  cursor.places.set(pointer, { line, text });
  return value;
}
