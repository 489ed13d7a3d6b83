// The choice that a typed number, letter or word means.
import { expect, test } from 'vitest';
import { choiceMeant, namedBy } from '../../src/model/match-choice.ts';

const TIMES = ['15 minutes', '1 hour', '1 day'];
const MARKED = ['a) JWT', 'b) Sessions', 'c) Both'];

test.each([
  ['2', TIMES, '1 hour'],
  ['b', TIMES, '1 hour'],
  ['2)', TIMES, '1 hour'],
  ['(3)', TIMES, '1 day'],
  ['1 HOUR', TIMES, '1 hour'],
  ['1', TIMES, null],
  ['4', TIMES, null],
  ['0', TIMES, null],
  ['d', TIMES, null],
  ['two', TIMES, null],
  ['', TIMES, null],
  ['b', MARKED, 'b) Sessions'],
  ['B.', MARKED, 'b) Sessions'],
  ['2', MARKED, 'b) Sessions'],
  ['s', MARKED, null],
  ['2', ['1', '2', '3'], '2'],
  ['2', ['3', '2', '1'], '2'],
  ['1', ['3', '2'], '3'],
  ['b', ['Blue', 'Red'], null],
  ['b', ['Red', 'Blue'], 'Blue'],
  ['2', ['2) two', '1) one'], '2) two'],
  ['2', ['1) one', '1) uno'], null],
  ['1', ['1) one', '1) uno'], null],
  ['2', ['A) 2', 'B) 10'], 'A) 2'],
  ['10', ['A) 2', 'B) 10'], 'B) 10'],
  ['2 m', ['A: 1 m', 'B: 2 m', 'Other'], 'B: 2 m'],
  ['sessions', MARKED, 'b) Sessions'],
  ['2', ['1) 2', '2) 1'], null],
  ['2', ['1) 1', '2) 2'], '2) 2'],
  ['10', ['A) 10', 'B) 10'], null],
  ['2', [], null],
])('%j among %j is %j', (typed, options, meant) => {
  expect(choiceMeant(typed, options)).toBe(meant);
});

test.each([
  ['1  HOUR', '1 hour', 'words'],
  ['jwt', 'a) JWT', 'words'],
  ['a) JWT', 'a) JWT', 'words'],
  ['10', 'a) 10', 'sign'],
  ['2', '2', 'sign'],
  ['a', 'a) JWT', null],
  ['2', '1 hour', null],
])('%j names %j by its %j', (typed, meant, by) => {
  expect(namedBy(typed, meant)).toBe(by);
});
