// The guard before YAML is composed: what is hostile is refused while it is still a row of tokens.
import { CST, Lexer, Parser } from 'yaml';
import { StateError } from '../../model/errors.ts';
import { refuseDeep } from '../data/data.ts';

/** The library's marks between lexemes; a name of a module is looked up each time that it is asked for. */
const { DOCUMENT, FLOW_END, SCALAR, tokenType } = CST;
/** Tags of the core schema; any other could mean a program's object. */
const TAGS = new Set(['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => `!!${name}`));
const OPENS = new Set(['flow-map-start', 'flow-seq-start']);
const CLOSES = new Set(['flow-map-end', 'flow-seq-end']);
/** Each of these may open one more level on the same line. */
const NESTS = new Set(['seq-item-ind', 'explicit-key-ind', 'map-value-ind']);

/**
 * The tokens of a text.
 * @throws StateError `state-safe` for aliases, foreign tags and depth; `state-readable` for directives
 */
export function tokensOf(source: string, lineOf: (offset: number) => number): readonly CST.Token[] {
  const parser = new Parser();
  const guard = new Guard();
  const tokens: CST.Token[] = [];
  let offset = 0;
  for (const lexeme of new Lexer().lex(source)) {
    const width = isControl(lexeme) ? 0 : lexeme.length;
    guard.admit(lexeme, () => lineOf(offset));
    for (const token of parser.next(lexeme)) tokens.push(refuseError(token, lineOf));
    offset += width;
  }
  tokens.push(...parser.end());
  return tokens;
}

/** The first error ends it: text that is all errors would cost one object each. */
function refuseError(token: CST.Token, lineOf: (offset: number) => number): CST.Token {
  if (token.type === 'error') throw invalidYaml(token.message, lineOf(token.offset));
  return token;
}

/** What the library says of a place, in our words. */
export function invalidYaml(reason: string, line: number): StateError {
  const gist = reason.split('\n', 1)[0]?.slice(0, 120) ?? '';
  const message =
    `found invalid YAML on line ${line} (${gist}), expected YAML 1.2. ` +
    'Correct that line; a value with ": " or " #" in it needs quotes.';
  return new StateError('state-readable', message, line);
}

function isControl(lexeme: string): boolean {
  return lexeme === DOCUMENT || lexeme === FLOW_END || lexeme === SCALAR;
}

/** Looks at one lexeme after the other. */
class Guard {
  private flow = 0;
  /** Columns of the lines that the current one lies within, and what nests on the current line. */
  private readonly columns: number[] = [];
  private column = 0;
  private nested = 0;
  private fresh = true;
  private scalar = false;

  admit(lexeme: string, line: () => number): void {
    if (this.scalar || isControl(lexeme)) {
      // The lexeme after the scalar mark is content, whatever it looks like.
      if (this.scalar) this.begin();
      this.scalar = lexeme === SCALAR && !this.scalar;
      return;
    }
    const type = tokenType(lexeme) ?? '';
    if (type === 'newline') {
      this.fresh = true;
      this.nested = 0;
      this.column = 0;
      return;
    }
    if (type === 'space' && this.fresh) this.column = lexeme.length;
    if (type === 'space' || type === 'comment' || type === 'byte-order-mark') return;
    this.begin();
    if (OPENS.has(type)) this.flow++;
    else if (CLOSES.has(type)) this.flow = Math.max(0, this.flow - 1);
    else if (NESTS.has(type) && this.flow === 0) this.nested++;
    refuseDeep('', Math.max(this.flow, this.columns.length, this.nested), line);
    refuseForeign(type, lexeme, line);
  }

  /** The first content of a line settles which lines it lies within. */
  private begin(): void {
    if (!this.fresh) return;
    this.fresh = false;
    if (this.flow > 0) return;
    while (this.columns.length > 0 && (this.columns.at(-1) ?? 0) >= this.column) this.columns.pop();
    this.columns.push(this.column);
  }
}

function refuseForeign(type: string, lexeme: string, line: () => number): void {
  if (type === 'alias') throw unsafe(`the alias ${lexeme}`, 'the value itself', line());
  if (type === 'tag' && !TAGS.has(lexeme)) throw unsafe(`the tag ${lexeme}`, 'plain data', line());
  if (type === 'directive-line' && !/^%YAML[ \t]+1\.2\b/.test(lexeme))
    throw unsafe(`the directive ${lexeme}`, 'none', line());
}

function unsafe(found: string, expected: string, line: number): StateError {
  const message = `found ${found.slice(0, 80)} on line ${line}, expected ${expected}. Write it out.`;
  return new StateError('state-safe', message, line);
}
