// The rows of a dump's `INSERT … VALUES`: literals are values; what only a database could work out is text.
import { EditError } from '../../model/errors.ts';
import { foundOf, isSign } from './statements.ts';
import type { SqlCell, SqlRecord, Token, TokenReader } from './tokens.ts';

/** The tuples after VALUES; the tokens go on after the last. @throws StateError */
export function insertRows(tokens: TokenReader): readonly SqlRecord[] {
  const rows: SqlRecord[] = [];
  for (;;) {
    const open = tokens.next();
    if (open?.value !== '(' || open.kind !== 'sign')
      throw tokens.fault(foundOf(open), 'a row in brackets', open?.start ?? tokens.text.length);
    rows.push({ line: tokens.line(open.start), cells: tupleOf(tokens) });
    if (!isSign(tokens.peek(), ',')) return rows;
    tokens.next();
  }
}

function tupleOf(tokens: TokenReader): readonly SqlCell[] {
  const cells: SqlCell[] = [];
  let value: Token[] = [];
  for (let depth = 0; ; ) {
    const token = tokens.next();
    if (token === null) throw tokens.fault(foundOf(null), '")"', tokens.text.length);
    const ends = depth === 0 && (isSign(token, ',') || isSign(token, ')'));
    if (!ends) {
      if (token.kind === 'sign' && '(['.includes(token.value)) depth++;
      if (token.kind === 'sign' && ')]'.includes(token.value)) depth--;
      if (isSign(token, ';')) throw tokens.fault('";" within a row', '")"', token.start);
      value.push(token);
      continue;
    }
    const [first, last] = [value[0], value.at(-1)];
    if (!first || !last) throw tokens.fault(foundOf(token), 'a value', token.start);
    cells.push(cellOf(value, first, last, tokens.text));
    value = [];
    if (token.value === ')') return cells;
  }
}

/** A literal, perhaps with its type before it and a cast after it; anything else means its own text. */
function cellOf(all: readonly Token[], first: Token, end: Token, text: string): SqlCell {
  const cast = all.findIndex((token) => isSign(token, '::'));
  const bare = cast < 0 ? all : all.slice(0, cast);
  const last = bare.at(-1);
  const typed = bare.slice(0, -1);
  const at = (value: string | null, close: Token, like: Like): SqlCell => ({
    value,
    start: first.start,
    end: close.end,
    spell: (wanted) => spell(wanted, like),
  });
  const plain = { kind: 'string', escapes: false, lead: '' } as const;
  if (last?.kind === 'string' && typed.every(({ kind }) => kind === 'word')) {
    const escapes = /^e/i.test(text.slice(last.start, last.end));
    return at(last.value, last, { ...plain, escapes, lead: text.slice(first.start, last.start) });
  }
  const signed = typed.length === 1 && (isSign(first, '-') || isSign(first, '+'));
  if (last?.kind === 'number' && (typed.length === 0 || signed))
    return at(text.slice(first.start, last.end), last, { ...plain, kind: 'number' });
  if (last?.kind === 'word' && typed.length === 0 && last.value === 'null') return at(null, last, plain);
  if (last?.kind === 'word' && typed.length === 0 && /^(?:true|false)$/.test(last.value))
    return at(last.value, last, { ...plain, kind: 'boolean' });
  return at(text.slice(first.start, end.end), end, plain);
}

/** How the old value was written. */
interface Like {
  readonly kind: 'string' | 'number' | 'boolean';
  /** Whether backslashes escape (`E'…'`). */
  readonly escapes: boolean;
  /** The type before the string: `timestamptz `. */
  readonly lead: string;
}

function spell(value: string | null, { kind, escapes, lead }: Like): string {
  if (value === null) return 'NULL';
  if (value.includes('\0')) throw new EditError('a NUL character cannot be written in SQL');
  if (kind === 'number' && /^-?\d+(?:\.\d+)?$/.test(value)) return value;
  if (kind === 'boolean' && /^(?:true|false)$/.test(value)) return value;
  const doubled = value.replaceAll("'", "''");
  return escapes ? `${lead}E'${doubled.replaceAll('\\', '\\\\')}'` : `${lead}'${doubled}'`;
}
