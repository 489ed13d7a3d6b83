// A JSON text under a key: two lines more where it stands in lines, and not a byte less.
import { expect, test } from 'vitest';
import { StateError } from '../../../src/model/errors.ts';
import { underKey } from '../../../src/text/json/wrap.ts';

test.each([
  ['{\n  "a": 1\n}', '{\n  "k": {\n  "a": 1\n}\n}'],
  ['{\n\t"a": 1\n}\n', '{\n\t"k": {\n\t"a": 1\n}\n}\n'],
  ['\uFEFF{\r\n "a": 1\r\n}', '\uFEFF{\r\n "k": {\r\n "a": 1\r\n}\r\n}'],
  ['{"a":1}', '{"k": {"a":1}}'],
  ['{}', '{"k": {}}'],
])('%j', (text, wrapped) => {
  expect(underKey(text, 'k')).toBe(wrapped);
  expect(JSON.parse(wrapped.replace('\uFEFF', ''))).toEqual({ k: JSON.parse(text.replace('\uFEFF', '')) });
});

test('what is no JSON is refused', () => {
  expect(() => underKey('{"a": ', 'k')).toThrow(StateError);
});
