// What was read last is given again, and only that.
import { expect, test } from 'vitest';
import { keeping } from '../../../src/text/yaml/parse-cache.ts';

/** A reader that counts its readings. */
function counted() {
  let readings = 0;
  const read = keeping((text, firstLine) => {
    readings++;
    if (text === 'bad') throw new Error('bad');
    return { text, firstLine };
  });
  return { read, readings: () => readings };
}

test('the same text at the same line is read once', () => {
  const { read, readings } = counted();
  expect(read('a', 1)).toBe(read('a', 1));
  expect(readings()).toBe(1);
  expect(read('a', 2)).toEqual({ text: 'a', firstLine: 2 });
  expect(read('b', 1)).toEqual({ text: 'b', firstLine: 1 });
  expect(readings()).toBe(3);
});

test('the sixteen that were asked for last are kept', () => {
  const { read, readings } = counted();
  const texts = Array.from({ length: 16 }, (_, at) => String(at));
  for (const text of texts) read(text, 1);
  read('0', 1);
  read('more', 1);
  expect(readings()).toBe(17);
  read('0', 1);
  expect(readings()).toBe(17);
  read('1', 1);
  expect(readings()).toBe(18);
});

test('what is long is read each time, and what is refused is refused each time', () => {
  const { read, readings } = counted();
  const long = 'a'.repeat(16_385);
  read(long, 1);
  read(long, 1);
  expect(readings()).toBe(2);
  expect(() => read('bad', 1)).toThrow('bad');
  expect(() => read('bad', 1)).toThrow('bad');
  expect(readings()).toBe(4);
});
