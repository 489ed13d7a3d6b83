// The question that an answer is meant for, and what is refused as one.
import { expect, test } from 'vitest';
import { openQuestion, refusePutOff } from '../../src/formkit/questions.ts';

test('the open one that an answer is meant for', () => {
  const questions = [{ id: 'NC-3f2a', question: 'how long?', state: 'open' as const, line: null }];
  expect(openQuestion('w', questions, ' nc-3F2A ').id).toBe('NC-3f2a');
  expect(() => openQuestion('w', questions, 'NC-1')).toThrow('w: found no question "NC-1". Open: "NC-3f2a".');
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
