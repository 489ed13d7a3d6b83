// A choice that asks for words of one's own, told from one that says something as it stands.
import { expect, test } from 'vitest';
import { asksForWords, isOther, roomIn } from '../../../src/text/markdown/own-words.ts';

test.each([
  ['Other: ____', true],
  ['Other:', true],
  ['Andere: ____', true],
  ['Autre : ______', true],
  ['Other: ...', true],
  ['Other ____', true],
  ['Limit: ____', true],
  ['Other', false],
  ['Other: ten', false],
  ['Limit: none', false],
  ['10', false],
])('%j: %s', (label, asks) => {
  expect(asksForWords(label)).toBe(asks);
});

test('the room begins after the label', () => {
  expect(roomIn('Other: ____', 10)).toEqual({ start: 16, end: 21, lead: ' ' });
  expect(roomIn('Other', 0)).toEqual({ start: 5, end: 5, lead: ': ' });
  expect(isOther('Otherwise')).toBe(false);
});
