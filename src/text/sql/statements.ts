// Parts that the statements of a dump share: names of tables, lists of columns, and where a statement ends.
import type { Token, TokenReader } from './tokens.ts';

export function isSign(token: Token | null, value: string): boolean {
  return token?.kind === 'sign' && token.value === value;
}

export function foundOf(token: Token | null): string {
  return token === null ? 'the end of the file (it is cut off)' : JSON.stringify(token.value.slice(0, 40));
}

/** The last part of `schema.table`; `null` where no name stands there. */
export function nameAt(tokens: TokenReader): string | null {
  let name: string | null = null;
  for (;;) {
    const token = tokens.peek();
    // One dialect has names in brackets: `[dbo].[name]`.
    if ((token?.value === 'only' && token.kind === 'word') || isSign(token, '[')) {
      tokens.next();
      continue;
    }
    if (token?.kind !== 'word' && token?.kind !== 'name') return name;
    tokens.next();
    name = token.value;
    if (isSign(tokens.peek(), ']')) tokens.next();
    if (!isSign(tokens.peek(), '.')) return name;
    tokens.next();
  }
}

/** `(a, b)`; `null` where no bracket stands there. */
export function columnsAt(tokens: TokenReader): readonly string[] | null {
  if (!isSign(tokens.peek(), '(')) return null;
  const columns: string[] = [];
  for (let token = tokens.next(); token && !isSign(token, ')'); token = tokens.next())
    if (token.kind !== 'sign') columns.push(token.value);
  return columns;
}

/** The tokens up to the semicolon, which is passed as well. */
export function toSemicolon(tokens: TokenReader): readonly Token[] {
  const passed: Token[] = [];
  for (let token = tokens.next(); token && !isSign(token, ';'); token = tokens.next()) passed.push(token);
  return passed;
}

const NO_COLUMN = /^(?:constraint|primary|unique|foreign|check|exclude|like)$/;

/** What stands after CREATE TABLE: `name (column type …, …);` */
export function createdColumns(tokens: TokenReader): {
  readonly name: string | null;
  readonly columns: readonly string[];
} {
  while (/^(?:if|not|exists)$/.test(tokens.peek()?.value ?? '')) tokens.next();
  const name = nameAt(tokens);
  const columns: string[] = [];
  let [depth, begins] = [0, true];
  for (const token of toSemicolon(tokens)) {
    const sign = token.kind === 'sign' ? token.value : '';
    if (
      depth === 1 &&
      begins &&
      (token.kind === 'name' || (token.kind === 'word' && !NO_COLUMN.test(token.value)))
    )
      columns.push(token.value);
    begins = (depth === 0 && sign === '(') || (depth === 1 && sign === ',');
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth--;
  }
  return { name, columns };
}
