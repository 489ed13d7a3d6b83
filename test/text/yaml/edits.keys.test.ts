// How maps of YAML grow in place: exact texts, written by hand.
import { describe, expect, test } from 'vitest';
import type { Data } from '../../../src/text/data/data.ts';
import { printYaml, readYaml } from '../../../src/text/yaml/document.ts';

type Case = readonly [title: string, text: string, wanted: Data, printed: string];

function prints(_: string, text: string, wanted: Data, printed: string): void {
  expect(printYaml(text, wanted)).toBe(printed);
  expect(readYaml(printed).data).toEqual(wanted);
  expect(printYaml(printed, wanted)).toBe(printed);
}

describe('new keys', () => {
  test.each<Case>([
    [
      'behind a value with its remark, before blank lines and comments',
      'a: 1 # one\n\n# two\nb: 2\n',
      { a: 1, n: null, b: 2 },
      'a: 1 # one\n"n": null\n\n# two\nb: 2\n',
    ],
    ['at the end', 'a: 1\n\n', { a: 1, m: 'x' }, 'a: 1\nm: x\n\n'],
    ['S07 at an end without a line ending', 'a: 1', { a: 1, m: 'x' }, 'a: 1\nm: x'],
    ['S05 in CR LF', 'a: 1\r\nb: 2', { a: 1, m: [1], b: 2 }, 'a: 1\r\nm:\r\n  - 1\r\nb: 2'],
    [
      'S05 in the ending of the line before',
      'a: 1\r\nb: 2\nc: 3\n',
      { a: 1, m: 0, b: 2, c: 3 },
      'a: 1\r\nm: 0\r\nb: 2\nc: 3\n',
    ],
    ['S04 behind a byte order mark', '\uFEFFa: 1\n', { m: 0, a: 1 }, '\uFEFFm: 0\na: 1\n'],
    ['at the start, behind the head', '# State v2\na: 1\n', { m: 0, a: 1 }, '# State v2\nm: 0\na: 1\n'],
    [
      'at the start of an item',
      'l:\n  - a: 1\n    b: 2\n',
      { l: [{ m: [0], a: 1, b: 2 }] },
      'l:\n  - m:\n      - 0\n    a: 1\n    b: 2\n',
    ],
    [
      'behind lists and maps with the comments that lie within them',
      'a:\n  - x: 1\n    y: 2\n    # of the item\n  # of the list\n# of b\nb: 1\n',
      { a: [{ x: 1, y: 2, z: 3 }], m: 0, b: 1 },
      'a:\n  - x: 1\n    y: 2\n    z: 3\n    # of the item\n  # of the list\nm: 0\n# of b\nb: 1\n',
    ],
    [
      'behind an empty list whose items are remarks',
      'iterations: []\n  # - iteration: 1\n\n  #   questions: 0\n\nb: 1\n',
      { iterations: [], m: 0, b: 1 },
      'iterations: []\n  # - iteration: 1\n\n  #   questions: 0\nm: 0\n\nb: 1\n',
    ],
    [
      'behind a list that is not indented',
      'a:\n- x\n- y\nb: 1\n',
      { a: ['x', 'y'], m: ['z'], b: 1 },
      'a:\n- x\n- y\nm:\n- z\nb: 1\n',
    ],
    [
      'behind texts on several lines, which stay',
      'a: |+\n  t\n\nb: >-\n    u\n  # v\nc: "w\n  x"\nd: y\n  z\n',
      { a: 't\n\n', m: 0, b: 'u', n1: 1, c: 'w x', n2: 2, d: 'y z', n3: 3 },
      'a: |+\n  t\n\nm: 0\nb: >-\n    u\n  # v\nn1: 1\nc: "w\n  x"\nn2: 2\nd: y\n  z\nn3: 3\n',
    ],
    [
      'in the indentation of the map, and with its own steps',
      'p:\n    i:\n        s: done\n    j:\n      - x\nq:\n  r: 1\n',
      { p: { i: { s: 'done' }, k: { z: { w: 1 }, l: ['v'] }, j: ['x'] }, q: { r: 1, s: { t: 2 } } },
      'p:\n    i:\n        s: done\n    k:\n        z:\n            w: 1\n        l:\n' +
        '          - v\n    j:\n      - x\nq:\n  r: 1\n  s:\n      t: 2\n',
    ],
    ['before the end of the document', '---\na: 1\n...\n', { a: 1, m: 0 }, '---\na: 1\nm: 0\n...\n'],
    ['behind a key without a value', '? a\n? b\n: 1\n', { a: null, m: 0, b: 1 }, '? a\nm: 0\n? b\n: 1\n'],
    [
      'numbers as keys do not hinder a place behind a word',
      'x: 1\n1: a\ny: 2\n',
      { 1: 'a', x: 1, m: 0, y: 2 },
      'x: 1\nm: 0\n1: a\ny: 2\n',
    ],
    [
      'in braces',
      'a: {x: 1, y: 2} # c\n',
      { a: { m: 0, x: 1, w: 'a b', y: 2, z: [{}] } },
      'a: {m: 0, x: 1, w: a b, y: 2, z: [{}]} # c\n',
    ],
    [
      'in braces with the separators that are there',
      '{"x":1,"y":2}',
      { x: 1, y: 2, z: 3 },
      '{"x":1,"y":2,z: 3}',
    ],
    [
      'in braces behind nothing, and before a last comma',
      '{a: , b, c: 1, }\n',
      { a: null, m: 0, b: null, w: 1, c: 1, z: 2 },
      '{a: , m: 0, b, w: 1, c: 1, z: 2, }\n',
    ],
    [
      'in braces on several lines',
      'a: {\n  x: 1,\n  y: 2 # two\n}\n',
      { a: { x: 1, m: 0, y: 2, z: 3 } },
      'a: {\n  x: 1,\n  m: 0,\n  y: 2, z: 3 # two\n}\n',
    ],
  ])('%s', prints);
});

describe('renamed keys', () => {
  test.each<Case>([
    [
      'values, remarks and quotes stay',
      'current_phase: "x" # c\n"b":\n  - 1\n',
      { current_stage: 'x', 'c d': [1] },
      'current_stage: "x" # c\n"c d":\n  - 1\n',
    ],
    ['what is in the value changes too', "'p': {a: 1}\n", { "it's": { b: 2 } }, "'it''s': {b: 2}\n"],
    ['beside new keys', 'a: one\nb: 2\n', { m: 0, c: 'one', n: 1, b: 2 }, 'm: 0\nc: one\n"n": 1\nb: 2\n'],
    ['a name that needs quotes', 'a: 1\n', { 'x: y': 1 }, '"x: y": 1\n'],
  ])('%s', prints);
});
