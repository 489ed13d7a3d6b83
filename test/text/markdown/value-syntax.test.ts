// How a value is spelled in Markdown, and read back.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EditError } from '../../../src/model/errors.ts';
import { plain, spell } from '../../../src/text/markdown/value-syntax.ts';
import { runs } from '../../exhaustive.ts';
import { value } from '../fragments.ts';

test.each([
  ['**bold**', 'bold'],
  ['__bold__', 'bold'],
  ['`code`', 'code'],
  ['  x  ', 'x'],
  ['**a** and **b**', '**a** and **b**'],
  ['**`both`**', '`both`'],
  ['****', '****'],
  ['** x **', '** x **'],
  ['*', '*'],
  ['', ''],
  ['a \\| b', 'a | b'],
  ['`a\\|b`', 'a|b'],
])('plain: the cell %j means %j', (spelled, meant) => {
  expect(plain(spelled, 'cell')).toBe(meant);
});

test('plain: outside of cells a backslash before a pipe is itself', () => {
  expect(plain('a \\| b', 'line')).toBe('a \\| b');
});

describe('spell', () => {
  test.each([
    ['DONE', '**OLD**', '**DONE**'],
    ['DONE', '`old`', '`DONE`'],
    ['DONE', 'old', 'DONE'],
    ['a|b', '**old**', '**a\\|b**'],
    ['a`b', '`old`', 'a`b'],
    ['**x**', 'old', '`**x**`'],
    ['`x`', 'old', '**`x`**'],
    ['', '**old**', ''],
  ])('%j like %j is %j', (wanted, like, spelled) => {
    expect(spell(wanted, like, 'cell')).toBe(spelled);
  });

  test('reads back, in cells and on lines, however the old value was spelled', () => {
    const where = fc.constantFrom('cell' as const, 'line' as const);
    const law = fc.property(
      value,
      fc.oneof(value, fc.constantFrom('**x**', '`x`', '__x__')),
      where,
      (v, like, at) => {
        expect(plain(spell(v, like, at), at)).toBe(v);
      },
    );
    fc.assert(law, { numRuns: runs(1000) });
  });

  test.each(['a\nb', 'a\rb', ' x', 'x ', '\t'])('refuses %j', (wanted) => {
    expect(() => spell(wanted, 'old', 'line')).toThrow(EditError);
  });
});
