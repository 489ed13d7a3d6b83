// What one value or key of broken YAML says by itself: read where it is valid alone, else kept as text.
import type { Data, DataPlace, Scalar } from '../data/data.ts';
import { PieceReader } from './parse-fragment.ts';
import { coreScalar } from './scalar.ts';

/** A line that could only be guessed at. */
export interface Damage {
  /** What was found, what was expected, and what to do. */
  readonly message: string;
  /** Line in the file, from 1; `null` where it has no place. */
  readonly line: number | null;
  /** What all lines of one file tend to have alike; absent: it stands for itself. */
  readonly kind?: 'tab' | 'column';
}

/** What a value was taken for. */
export interface Guess {
  readonly data: Data;
  /** By JSON Pointer below the value; `''` is the value itself. */
  readonly places: ReadonlyMap<string, DataPlace>;
  /** `null` where YAML says the same. */
  readonly damage: Damage | null;
  /** Is there nothing, text that may go on in a deeper line, or a whole value? */
  readonly state: 'empty' | 'open' | 'closed';
}

/** A value without quotes and brackets. @param line its line in the file */
export function plainGuess(source: string, line: number): Guess {
  const text = withoutComment(source);
  const odd = oddity(text);
  if (odd !== null)
    return guess(text, text, line, 'open', `${odd} on line ${line}, expected quotes around it`);
  return guess(coreScalar(text), text, line, text === '' ? 'empty' : 'open');
}

/** Why YAML would not read the text as a plain scalar. */
function oddity(text: string): string | null {
  if (/:(?:[ \t]|$)/.test(text)) return `found ": " within the value ${shown(text)}`;
  return /^(?:[-?](?=[ \t]|$)|[,[\]{}#&*!|>'"%@`])/.test(text) ? opens(text) : null;
}

function opens(text: string): string {
  return `found the value ${shown(text)} beginning with ${text[0]}`;
}

/** Without the comment after a plain value, and the blanks around it. */
export function withoutComment(text: string): string {
  const at = text.search(/(?:^|[ \t])#/);
  return (at < 0 ? text : text.slice(0, at)).trim();
}

/** A value in quotes or brackets that is complete, and what stands after it: a comment at most. */
export function closedGuess(piece: string, behind: string, line: number, reader = new PieceReader()): Guess {
  const rest = withoutComment(` ${behind}`);
  const read = rest === '' && !behind.startsWith('#') ? reader.read(piece, line) : 'refused';
  if (typeof read !== 'string') return { ...read, damage: null, state: 'closed' };
  const text = piece + behind.slice(0, behind.indexOf(rest) + rest.length);
  const expected = read === 'spent' ? TOO_ODD : 'expected quotes around it';
  return guess(text, text, line, 'open', `${opens(text)} on line ${line}, ${expected}`);
}

/** A value in quotes or brackets that never ends. */
export function tornGuess(source: string, line: number): Guess {
  const text = withoutComment(source);
  const odd = `${opens(text)} that never ends on line ${line}, expected its end, or quotes around it`;
  return guess(text, text, line, 'open', odd);
}

/** A text in lines after `|` or `>`. @param body each line less its key's indentation, a line break first */
export function blockGuess(header: string, body: string, line: number, reader = new PieceReader()): Guess {
  const read = reader.readBlock(header, body, line);
  if (typeof read !== 'string') return { ...read, damage: null, state: 'closed' };
  const found = `found lines after "${header}"`;
  const uneven = `${found} that are indented unevenly on line ${line}, expected them even`;
  const odd = read === 'spent' ? `${found} on line ${line}, ${TOO_ODD}` : uneven;
  return guess(body.trim(), body.trim(), line, 'closed', odd);
}

function guess(data: Scalar, text: string, line: number, state: Guess['state'], odd?: string): Guess {
  const message = `${odd}. Its text was taken as it stands; correct it.`;
  const damage = odd === undefined ? null : { message, line };
  return { data, places: new Map([['', { line, text }]]), damage, state };
}

/** What is said of a piece that the reader has no time for. */
const TOO_ODD = 'too odd and too long to be read in a broken file, expected it plainer';

/** The beginning of what was found, for messages. */
export function shown(text: string): string {
  return JSON.stringify(text.trim().slice(0, MOST_SHOWN));
}

const MOST_SHOWN = 60;
