// Questions that markers put, what they are called, and what an answer leaves in the text.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { leavesOthers, markerQuestions, nthOf, settledMarker } from '../../src/formkit/markers.ts';
import { runs } from '../exhaustive.ts';

const asked = (text: string) => markerQuestions(text, 's').map(({ id, question }) => `${id} ${question}`);
const idsOf = (text: string) => markerQuestions(text, 's').map(({ id }) => id);
const mark = (words: string) => `[NEEDS CLARIFICATION: ${words}]`;

test('each is called by its words, wherever it stands and however they are spelled', () => {
  const text = `x ${mark('how long?')} \`${mark('no')}\`\n`;
  expect(asked(text)).toEqual(['NC-a8cd how long? (s:1)']);
  expect(asked(`\n\n- ${mark('How\n  LONG?')}\n`)).toEqual(['NC-a8cd How LONG? (s:3)']);
});

test('an answer stands in place of its marker, and no other one gets a new name', () => {
  const text =
    'A [NEEDS CLARIFICATION: [A] or [B]?], B [NEEDS CLARIFICATION: how\r\nlong?].\r\n\r\n' +
    '- C [NEEDS CLARIFICATION: why\r\n- D [NEEDS CLARIFICATION: old] (resolved: ten)]\r\n';
  const [first, second, third] = asked(text);
  expect([first, second, third]).toEqual([
    expect.stringMatching(/^NC-[\da-f]{4} \[A\] or \[B\]\? \(s:1\)$/),
    'NC-a8cd how long? (s:1)',
    expect.stringMatching(/^NC-[\da-f]{4} why \(s:4\)$/),
  ]);
  const [id = ''] = idsOf(text);
  const answered = settledMarker(text, id, 'A');
  expect(answered).toBe(text.replace('[NEEDS CLARIFICATION: [A] or [B]?]', 'A'));
  expect(asked(answered)).toEqual([second, third]);
  const settled = settledMarker(answered, 'NC-a8cd', 'x');
  expect(settled).toContain('B x.\r\n\r\n- C');
  // The lines below have moved up, and the name has not.
  expect(asked(settled)).toEqual([third?.replace('s:4', 's:3')]);
  for (const gone of ['NC-1', 'NC-1.2', id, 'NC-a8cd'])
    expect(settledMarker(settled, gone, 'y')).toBe(settled);
});

test('one command does not act twice: three in one line', () => {
  const text = `- a ${mark('p?')} b ${mark('q?')} c ${mark('r?')}\n`;
  const [p = '', q = ''] = idsOf(text);
  const first = settledMarker(text, p, 'P');
  expect(settledMarker(first, p, 'P')).toBe(first);
  expect(settledMarker(first, q, 'Q')).toBe(`- a P b Q c ${mark('r?')}\n`);
});

test('those with the same words say which one of how many they are: no old name means another', () => {
  const text = `a ${mark('p?')}\nb ${mark('P?')}\nc ${mark('p?')}\n`;
  const [one = '', two = '', three = ''] = idsOf(text);
  expect([one, two, three].map((id) => id.replace(/^NC-[\da-f]{4}/, ''))).toEqual([
    '.1of3',
    '.2of3',
    '.3of3',
  ]);
  const first = settledMarker(text, two, 'ten');
  expect(first).toBe(text.replace(mark('P?'), 'ten'));
  for (const old of [one, two, three]) expect(settledMarker(first, old, 'x')).toBe(first);
  expect(idsOf(first)).toEqual([one, two].map((id) => id.replace('of3', 'of2')));
  const name = one.split('.')[0] ?? '';
  expect(settledMarker(first, name, 'x')).toBe(first);
  const last = settledMarker(first, `${name}.1of2`, 'x');
  expect(idsOf(last)).toEqual([name]);
  expect(settledMarker(last, `${name}.1of2`, 'x')).toBe(last);
  expect([nthOf(two), nthOf(name)]).toEqual([{ nth: 2, count: 3 }, null]);
});

test('a marker that never closes ends before the next one', () => {
  const text = `a [NEEDS CLARIFICATION: p? b ${mark('q?')} c\n`;
  const [p = '', q = ''] = idsOf(text);
  expect(settledMarker(text, p, 'P')).toBe(`a P ${mark('q?')} c\n`);
  expect(settledMarker(text, q, 'Q')).toBe('a [NEEDS CLARIFICATION: p? b Q c\n');
});

test('a file of more than anybody answers is counted as a whole', () => {
  const text = Array.from({ length: 120 }, () => `- ${mark('p?')}\n`).join('');
  expect(idsOf(text)).toHaveLength(100);
  expect(idsOf(text)[0]).toMatch(/\.1of120$/);
});

test('others with words of their own keep their names, and no name acts twice', () => {
  const words = fc.constantFrom('p?', 'q?', 'how\nlong?', 'A or B?', 'P?', '[x] or y', 'r');
  const piece = fc.oneof(
    words.map(mark),
    fc.constantFrom('a', ' ', '\n', '\n\n', '- ', '> ', '| ', 'b.', '`', '\r\n', '(resolved: x)'),
  );
  const texts = fc.array(piece, { maxLength: 12 }).map((all) => all.join(' '));
  fc.assert(
    fc.property(texts, fc.nat(), fc.constantFrom('P', 'two<br>lines', '', 'x.y'), (text, pick, answer) => {
      const before = idsOf(text);
      const id = before[pick % Math.max(1, before.length)];
      fc.pre(id !== undefined);
      expect(new Set(before).size).toBe(before.length);
      const after = settledMarker(text, id ?? '', answer);
      expect(after).not.toBe(text);
      const names = new Set(before.filter((one) => one.split('.')[0] !== id?.split('.')[0]));
      // Where it would hide another one it is refused.
      fc.pre(leavesOthers(text, after, id ?? ''));
      expect(new Set(idsOf(after).filter((one) => names.has(one)))).toEqual(names);
      expect(idsOf(after)).not.toContain(id);
    }),
    { numRuns: runs(3000) },
  );
});
