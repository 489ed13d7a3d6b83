// Questions that markers put, the one that an answer is meant for, and what an answer leaves in the text.
import { expect, test } from 'vitest';
import { markerQuestions, openQuestion, refusePutOff, settledMarker } from '../../src/formkit/questions.ts';

test('those of markers, and the one that an answer is meant for', () => {
  const questions = markerQuestions(
    'x [NEEDS CLARIFICATION: how long?] `[NEEDS CLARIFICATION: no]`\n',
    'spec.md',
  );
  expect(questions.map(({ id, question }) => [id, question])).toEqual([['NC-1', 'how long? (spec.md:1)']]);
  expect(openQuestion('w', questions, ' nc-1 ').id).toBe('NC-1');
  expect(() => openQuestion('w', questions, 'NC-2')).toThrow('w: found no question "NC-2". Open: "NC-1".');
  const done = [{ id: 'Q1', question: 'how?', state: 'answered' as const, line: null }];
  expect(() => openQuestion('w', done, 'q1')).toThrow(
    'question Q1 is answered already. No question is open.',
  );
});

test('of two with one id the open one is meant; of two open ones neither', () => {
  const twice = (...states: readonly ('open' | 'answered')[]) =>
    states.map((state, at) => ({ id: 'Q9', question: `why ${at}?`, state, line: at + 3 }));
  expect(openQuestion('w', twice('answered', 'open'), 'q9').line).toBe(4);
  expect(openQuestion('w', twice('open', 'answered'), 'Q9').line).toBe(3);
  expect(() => openQuestion('w', twice('open', 'answered', 'open'), 'Q9')).toThrow(
    'w: found 2 open questions with the id Q9 on lines 3, 5, expected one. Give each an id of its own',
  );
  const unplaced = twice('open', 'open').map((one) => ({ ...one, line: null }));
  expect(() => openQuestion('w', unplaced, 'Q9')).toThrow(
    'with the id Q9 ("why 0?", "why 1?"), expected one',
  );
});

test('words that put the answer off are refused, unless one of the choices is called so', () => {
  for (const words of ['noch offen', 'TBD', '-', '?\nTBD'])
    expect(() => refusePutOff('w', words, ['pending'])).toThrow(
      `w: found ${JSON.stringify(words)}, expected an answer: these words say that it is still to come.`,
    );
  for (const words of [' Pending', 'none', 'noch offen für Gäste', 'TBD\nten'])
    expect(() => refusePutOff('w', words, ['pending'])).not.toThrow();
});

test('an answer stands in place of its marker, and no other one gets a new id', () => {
  const text =
    'A [NEEDS CLARIFICATION: [A] or [B]?], B [NEEDS CLARIFICATION: how\r\nlong?].\r\n\r\n' +
    '- C [NEEDS CLARIFICATION: why\r\n- D [NEEDS CLARIFICATION: old] (resolved: ten)]\r\n';
  const asked = (one: string) =>
    markerQuestions(one, 's', 'line').map(({ id, question }) => `${id} ${question}`);
  expect(asked(text)).toEqual(['NC-1 [A] or [B]? (s:1)', 'NC-1.2 how long? (s:1)', 'NC-4 why (s:4)']);
  const answered = settledMarker(text, 'NC-1', 'A');
  expect(answered).toBe(text.replace('[NEEDS CLARIFICATION: [A] or [B]?]', 'A'));
  expect(asked(answered)).toEqual([asked(text)[1]?.replace('NC-1.2', 'NC-1'), asked(text)[2]]);
  expect(settledMarker(text, 'NC-1.2', 'x')).toContain('B x.\r\n\r\n- C');
  expect(settledMarker(text, 'NC-9', 'x')).toBe(text);
});
