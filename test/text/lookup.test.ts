// Things by what they are called, and what is worked out once for each of them.
import { describe, expect, test } from 'vitest';
import { groupedBy, once, onceBy, onceEach, onceFor } from '../../src/text/lookup.ts';

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

describe('what is asked once', () => {
  test('is asked when its answer is wanted, and never again', () => {
    let asked = 0;
    const answer = once(() => {
      asked += 1;
      return undefined;
    });
    expect([asked, answer(), answer(), asked]).toEqual([0, undefined, undefined, 1]);
  });

  test('for each word is asked apart for another one', () => {
    const asked: string[] = [];
    const length = onceFor((word: string) => {
      asked.push(word);
      return word.length;
    });
    expect(['ab', 'ab', '__proto__', 'ab'].map(length)).toEqual([2, 2, 9, 2]);
    expect(asked).toEqual(['ab', '__proto__']);
  });

  test('by a key that things share is asked of the first of them', () => {
    const key = {};
    const nameOf = onceBy(
      (one: { readonly key: object; readonly name: string }) => one.key,
      ({ name }) => [name],
    );
    const all = [
      { key, name: 'a' },
      { key, name: 'b' },
      { key: {}, name: 'c' },
    ];
    expect(all.map(nameOf)).toEqual([['a'], ['a'], ['c']]);
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
