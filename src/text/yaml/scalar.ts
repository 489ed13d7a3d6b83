// What single values of YAML say, plain, quoted and in lines: the library takes a hundred times as long.
import type { Scalar } from '../data/data.ts';

const NULL = /^(?:~|null|Null|NULL)?$/;
const TRUE = /^(?:true|True|TRUE)$/;
const FALSE = /^(?:false|False|FALSE)$/;
const NUMBER = /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[\da-fA-F]+)$/;
const INFINITE = /^([-+]?)\.(?:inf|Inf|INF)$/;
const NOT_A_NUMBER = /^\.(?:nan|NaN|NAN)$/;

/** What a plain scalar means in YAML's core schema (YAML 1.2.2, 10.3.2). */
export function coreScalar(text: string): Scalar {
  if (NULL.test(text)) return null;
  if (TRUE.test(text)) return true;
  if (FALSE.test(text)) return false;
  if (NUMBER.test(text)) return Number(text);
  if (NOT_A_NUMBER.test(text)) return Number.NaN;
  const sign = INFINITE.exec(text)?.[1];
  if (sign === undefined) return text;
  return sign === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

/** Line breaks, tabs and what no screen shows: the library is asked about those. */
const ODD = /[\p{C}\u2028\u2029]/u;
const ESCAPE = /\\(?:["\\/ abefnrtv0N_LP]|x[\da-fA-F]{2}|u[\da-fA-F]{4})/g;
/** Escapes of one letter (YAML 1.2.2, 5.7); those that are not here mean themselves. */
const ESCAPED: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  0: '\0',
  N: '\x85',
  _: '\xa0',
  L: '\u2028',
  P: '\u2029',
};

/** What stands in quotes on one line; `undefined` for what is not read here. @param piece with its quotes */
export function quotedText(piece: string): string | undefined {
  const [quote, inner] = [piece[0], piece.slice(1, -1)];
  if (piece.length < 2 || quote !== piece.at(-1) || ODD.test(inner)) return undefined;
  if (quote === "'")
    return inner.replaceAll("''", '').includes("'") ? undefined : inner.replaceAll("''", "'");
  if (quote !== '"') return undefined;
  if (!inner.includes('\\')) return inner.includes('"') ? undefined : inner;
  return /["\\]/.test(inner.replace(ESCAPE, '')) ? undefined : inner.replace(ESCAPE, unescaped);
}

function unescaped(source: string): string {
  if (source.length > 2) return String.fromCodePoint(Number.parseInt(source.slice(2), 16));
  return ESCAPED[source.slice(1)] ?? source.slice(1);
}

/**
 * A text in lines after `|` or `>`, with `-` or `+` or neither; `undefined` for what is not read here: a
 * number in the header, tabs that indent, and lines that are indented less than the first.
 * @param body each line less its key's indentation, a line break first
 */
export function blockText(header: string, body: string): string | undefined {
  if (!/^[|>][-+]?$/.test(header) || !body.startsWith('\n') || /\r|\n *\t/.test(body)) return undefined;
  const lines = body.slice(1).split('\n');
  const first = lines.findIndex(isContent);
  const last = lines.findLastIndex(isContent);
  const [keep, strip] = [header[1] === '+', header[1] === '-'];
  if (first < 0) return keep && body !== '\n' ? '\n'.repeat(Math.max(1, lines.length - 1)) : '';
  const column = indentOf(lines[first] ?? '');
  const tooDeep = (line: string) => line.length > column && !isContent(line);
  const content = lines.slice(first, last + 1);
  if (column === 0 || content.some((line) => isContent(line) && indentOf(line) < column)) return undefined;
  if (lines.slice(0, first).some(tooDeep) || lines.slice(last + 1).some(tooDeep)) return undefined;
  const inner = content.map((line) => line.slice(column));
  const text = '\n'.repeat(first) + (header[0] === '|' ? inner.join('\n') : folded(inner));
  return text + (strip ? '' : '\n'.repeat(keep ? Math.max(1, lines.length - 1 - last) : 1));
}

const isContent = (line: string): boolean => /[^ ]/.test(line);
const indentOf = (line: string): number => line.search(/[^ ]/);

/** Lines that begin alike are one line; those that are deeper, and blank ones, stay (YAML 1.2.2, 8.1.3). */
function folded(lines: readonly string[]): string {
  let [text, between, deeper] = ['', '', false];
  for (const line of lines) {
    if (line === '') {
      if (between === '\n') text += '\n';
      else between = '\n';
      continue;
    }
    const deep = line.startsWith(' ');
    if (deep && between === ' ') between = '\n';
    else if (deep && between === '\n' && !deeper) between = '\n\n';
    text += between + line;
    between = deep ? '\n' : ' ';
    deeper = deep;
  }
  return text;
}
