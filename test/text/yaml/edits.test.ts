// How lists and empty values of YAML grow in place: exact texts, written by hand; and what is refused.
import { describe, expect, test } from 'vitest';
import { EditError } from '../../../src/model/errors.ts';
import type { Data } from '../../../src/text/data/data.ts';
import { printYaml, readYaml } from '../../../src/text/yaml/document.ts';

type Case = readonly [title: string, text: string, wanted: Data, printed: string];

function prints(_: string, text: string, wanted: Data, printed: string): void {
  expect(printYaml(text, wanted)).toBe(printed);
  expect(readYaml(printed).data).toEqual(wanted);
  expect(printYaml(printed, wanted)).toBe(printed);
}

describe('last items', () => {
  test.each<Case>([
    [
      'of a list that is not indented',
      'a:\n- x # c\n\n# b\nb: 1\n',
      { a: ['x', { p: 1, q: { r: [] } }], b: 1 },
      'a:\n- x # c\n- p: 1\n  q:\n    r: []\n\n# b\nb: 1\n',
    ],
    [
      'with the gap behind the dashes',
      'a:\n  -   x: 1\n      y: 2\n',
      { a: [{ x: 1, y: 2 }, { z: [3] }] },
      'a:\n  -   x: 1\n      y: 2\n  -   z:\n        - 3\n',
    ],
    [
      'lists within lists',
      '- - a\n  - b\n',
      [
        ['a', 'b', 'c'],
        ['d', ['e']],
      ],
      '- - a\n  - b\n  - c\n- - d\n  - - e\n',
    ],
    ['S07 S05 at an end without a line ending', 'a:\r\n  - x', { a: ['x', 'y z'] }, 'a:\r\n  - x\r\n  - y z'],
    [
      'within brackets',
      'a: [x, "y"] # c\n',
      { a: ['x', 'y', { p: 'q, r', s: null }] },
      'a: [x, "y", {p: "q, r", s: null}] # c\n',
    ],
    [
      'within brackets on several lines',
      'a: [\n    x,\n    y\n  ]\n',
      { a: ['x', 'y', 'z'] },
      'a: [\n    x,\n    y,\n    z\n  ]\n',
    ],
    [
      'of an empty list',
      'a: [ ] # c\nb: [\n]\n',
      { a: [{ x: 1 }], b: ['y y'] },
      'a: [{x: 1}] # c\nb: [y y\n]\n',
    ],
    [
      'of lists of several depths that end together',
      'a:\n  b:\n    - x',
      { a: { b: ['x', 'w'], c: 1 }, d: 2 },
      'a:\n  b:\n    - x\n    - w\n  c: 1\nd: 2',
    ],
  ])('%s', prints);
});

describe('content for nothing', () => {
  test.each<Case>([
    [
      'below the key, its remark kept',
      'a: null # c\nb: ~\nc:\n',
      { a: { x: 1 }, b: ['w', {}], c: [{ v: 2 }] },
      'a: # c\n  x: 1\nb:\n  - w\n  - {}\nc:\n  - v: 2\n',
    ],
    [
      'behind the comments that lie within',
      'a:\n  # one each\nb: 1\n',
      { a: ['x'], b: 1 },
      'a:\n  # one each\n  - x\nb: 1\n',
    ],
    ['nothing for nothing', 'a:\nb: ~ # c\n', { a: [], b: {} }, 'a: []\nb: {} # c\n'],
    [
      'in brackets',
      'a: {} # c\nb: []\nc: [{x: }, null]\n',
      { a: [1], b: { y: [] }, c: [{ x: ['z'] }, { w: 1 }] },
      'a: [1] # c\nb: {"y": []}\nc: [{x: [z]}, {w: 1}]\n',
    ],
    [
      'items',
      '-\n- \n- ~ # c\n-   null\n',
      [{ a: 1, b: 2 }, ['x', 'z'], { a: 1 }, { c: 1 }],
      '- a: 1\n  b: 2\n- - x\n  - z\n- # c\n  a: 1\n- c: 1\n',
    ],
    ['S01 a text that says nothing', '', { a: { b: [1] } }, 'a:\n  b:\n    - 1\n'],
    ['S07 a text that only remarks', '# c', { a: 1 }, '# c\na: 1'],
    ['a text that says null', 'null\n', [1, { a: [2] }], '- 1\n- a:\n    - 2\n'],
    [
      'then new keys',
      'a:\nb:',
      { a: ['x'], m: 0, b: { c: null }, z: 1 },
      'a:\n  - x\nm: 0\nb:\n  c: null\nz: 1',
    ],
  ])('%s', prints);
});

describe('what is refused', () => {
  test.each<[string, string, Data]>([
    ['a key that is gone', 'a: 1\nb: 2\n', { a: 1 }],
    ['another order', 'a: 1\nb: 2\n', { b: 2, a: 1 }],
    ['content for a value', 'a: 1\n', { a: [1] }],
    ['content for null on a line of its own', 'a:\n  null\n', { a: [1] }],
    ['content beside a remark in brackets', 'a: [ # none\n]\n', { a: { x: 1 } }],
    ['keys of a pair without braces', '[a: 1]\n', [{ a: 1, b: 2 }]],
    ['a new name for a key on two lines', '? "a\n  b"\n: 1\n', { c: 1 }],
    ['a text that would become longer', 'a: |+\n  t', { a: 't', b: 1 }],
    ['more than 64 levels', 'a: 1\n', { a: 1, b: JSON.parse(`${'['.repeat(70)}${']'.repeat(70)}`) as Data }],
    [
      'levels without end',
      'a: 1\n',
      { a: 1, b: JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as Data },
    ],
    ['a key that is too long', 'a: 1\n', { a: 1, ['k'.repeat(2000)]: 1 }],
    ['a new key where numbers hide its place', 'x: 1\n1: a\n', { 1: 'a', m: 0, x: 1 }],
  ])('%s', (_, text, wanted) => {
    expect(() => printYaml(text, wanted)).toThrow(EditError);
  });
});
