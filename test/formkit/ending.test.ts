// What proves that a list was cut, and how it is told.
import { describe, expect, test } from 'vitest';
import { endingOf, keysIn } from '../../src/formkit/ending.ts';
import { snapshotOf } from '../snapshot.ts';

const site = { format: 'x', feature: 'x', path: 'x.md', files: ['x.md'], rivals: [] };
const ending = endingOf<string>({
  isOver: (text) => !text.includes('?'),
  names: (text) => text.split('\n').filter((line) => line !== ''),
  lasting: (text) => text.replaceAll('?', ''),
});
const lacks = (now: string, before: string) => ending.lacks(now, before, { now, before });

describe('a list of items', () => {
  test('may be cut only where nothing in it is open', () => {
    expect(ending.mayBeEarly('a\nb\n', site, snapshotOf({}))).toBe(true);
    expect(ending.mayBeEarly('a\nb?\n', site, snapshotOf({}))).toBe(false);
  });

  test('lacks the items that follow, by their names and at most five of them', () => {
    expect(lacks('a\nb\n', 'a\nb?\nc\n@someone look\n')).toEqual({
      missing: ['c', 'the one at place 2'],
      where: 'in the list',
      line: 2,
      meant: 'Where it is meant to end there, add a line that says so.',
    });
    expect(lacks('a', 'a\nb\nc\nd\ne\nf\ng\nh\n')).toMatchObject({
      missing: ['b', 'c', 'd', 'e', 'f'],
      where: 'and 2 more in the list',
      line: 1,
    });
  });

  test.each([
    ['nothing follows', 'a\nb\n', 'a\nb\n'],
    ['an earlier line differs', 'a\nb\n', 'x\nb\nc\n'],
    ['a line was added', 'a\nb\nend\n', 'a\nb\nc\nd\n'],
    ['an item was taken out of the middle', 'a\nc\n', 'a\nb\nc\n'],
  ])('is whole where %s', (_, now, before) => {
    expect(lacks(now, before)).toBeNull();
  });
});

test('of YAML the keys last, and comments without a value', () => {
  expect(keysIn('# last: today\n# end\na: 1\nmap:\n  b-c: "x: y" # z\n- d\r\nurl:x\n')).toBe(
    '# last:\n# end\na:\nmap:\n  b-c:\n- d\r\nurl:x\n',
  );
});
