// How a cell that lists files is taken apart.
import { expect, test } from 'vitest';
import { closersOf, piecesOf, withoutNotes } from '../../../src/text/markdown/split-list.ts';

test('closersOf pairs brackets of one kind, and lets open ones be', () => {
  expect(closersOf('a(b(c)d)')).toEqual(
    new Map([
      [1, 7],
      [3, 5],
    ]),
  );
  expect([...closersOf('((a)')]).toEqual([[1, 3]]);
  expect([...closersOf('(]a)>')]).toEqual([[0, 3]]);
});

test.each([
  ['a, b;c + d', ['a', 'b', 'c', 'd']],
  ['a<br>b<br/>c<BR />d', ['a', 'b', 'c', 'd']],
  ['a\nb\r\nc', ['a', 'b', 'c']],
  ['a (x, y), {b,c}, [d, e](f), <g, h>', ['a (x, y)', '{b,c}', '[d, e](f)', '<g, h>']],
  ['a (x, b', ['a (x', 'b']],
  ['[a, b]', ['a', 'b']],
  ['a.md & b.md', ['a.md', 'b.md']],
  ['`a.md` and `b.md`', ['`a.md`', '`b.md`']],
  ['a.md, and b.md', ['a.md', 'b.md']],
  ['design and tasks', ['design and tasks']],
  ['see a.md and b.md', ['see a.md and b.md']],
  ['c++, a+b', ['c++', 'a+b']],
  [' , ', []],
])('piecesOf %j', (cell, pieces) => {
  expect(piecesOf(cell)).toEqual(pieces);
});

test.each([
  ['a.md (x) (y (z))', 'a.md', ['x', 'y (z)']],
  ['(x) a.md', 'a.md', ['x']],
  ['a.md(x)', 'a.md', ['x']],
  ['app/(auth)/a.md', 'app/(auth)/a.md', []],
  ['[a](b.md)', '[a](b.md)', []],
  ['[a](b.md) (x)', '[a](b.md)', ['x']],
  ['a.md (x', 'a.md (x', []],
  ['', '', []],
])('withoutNotes %j', (piece, text, notes) => {
  expect(withoutNotes(piece)).toEqual({ text, notes });
});
