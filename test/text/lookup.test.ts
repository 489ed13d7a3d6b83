// Things by what they are called, and what is worked out once for each of them.
import { describe, expect, test } from 'vitest';
import { groupedBy, onceEach } from '../../src/text/lookup.ts';

describe('what is worked out once for each thing', () => {
  test('is worked out once, and apart for another thing', () => {
    const asked: string[] = [];
    const nameOf = onceEach((one: { readonly name: string }) => {
      asked.push(one.name);
      return [one.name];
    });
    const [first, other] = [{ name: 'a' }, { name: 'a' }];
    expect([nameOf(first), nameOf(first), nameOf(other)]).toEqual([['a'], ['a'], ['a']]);
    expect(asked).toEqual(['a', 'a']);
  });
});

describe('things by a key', () => {
  test('keys and things stand in the order in which they come', () => {
    const found = groupedBy(['b2', 'a1', 'b1'], ([letter]) => letter);
    expect([...found]).toEqual([
      ['b', ['b2', 'b1']],
      ['a', ['a1']],
    ]);
  });

  test('no key is special', () => {
    expect([...groupedBy(['__proto__', 'toString'], (one) => one).keys()]).toEqual(['__proto__', 'toString']);
  });

  test('nothing gives nothing', () => {
    expect(groupedBy([], () => 1).size).toBe(0);
  });
});
