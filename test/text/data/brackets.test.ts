// New members within brackets.
import { describe, expect, test } from 'vitest';
import { addMembers, indentOf } from '../../../src/text/data/brackets.ts';
import { splice } from '../../../src/text/lines.ts';

/** A text in brackets whose members are single letters. */
function added(text: string, after: number, spelled: readonly string[]): string {
  const members = [...text.matchAll(/[a-z]/g)].map(({ index }) => ({ start: index, end: index + 1 }));
  const brackets = { start: 0, end: text.lastIndexOf(']') + 1, members };
  return splice(text, [addMembers(text, brackets, after, spelled, { comma: ', ', eol: '\r\n' })]);
}

describe('addMembers', () => {
  test.each([
    ['[]', -1, '[X, Y]'],
    ['[  ]', -1, '[X, Y]'],
    ['[\n]', -1, '[X, Y\n]'],
    ['[a]', 0, '[a, X, Y]'],
    ['[a]', -1, '[X, Y, a]'],
    ['[ a,b ]', 1, '[ a,b,X,Y ]'],
    ['[ a , b ]', 0, '[ a , X , Y , b ]'],
    ['[ a , b ]', -1, '[ X , Y , a , b ]'],
    ['[a, ]', 0, '[a, X, Y, ]'],
    ['[\n  a,\n  b\n]', 1, '[\n  a,\n  b,\r\n  X,\r\n  Y\n]'],
    ['[\n  a,\n  b\n]', -1, '[\n  X,\r\n  Y,\r\n  a,\n  b\n]'],
    ['[\n\ta, b\n]', 1, '[\n\ta, b, X, Y\n]'],
    ['[\n  a, # A\n  b # B\n]', 0, '[\n  a, X, Y, # A\n  b # B\n]'],
  ])('%j behind member %i', (text, after, wanted) => {
    expect(added(text, after, ['X', 'Y'])).toBe(wanted);
  });
});

test('indentOf is the indentation of what begins its line', () => {
  expect(indentOf('a', 0)).toBe('');
  expect(indentOf('\uFEFFa', 1)).toBe('');
  expect(indentOf('x\r\n\t a', 5)).toBe('\t ');
  expect(indentOf('x a', 2)).toBeNull();
});
