// Which questions an answer can be offered for, and with which words.
import { expect, test } from 'vitest';
import { answerable, answersToOffer, nameOf } from '../../src/report/answers-to-offer.ts';

test('an id that two open questions have is offered for neither', () => {
  const [many, order] = [
    { id: 'Q-001', question: 'How many?' },
    { id: 'q-001', question: 'Which order?' },
  ];
  const other = { id: 'Q-002', question: 'Who?' };
  expect(answerable([many, order, other])).toEqual([other]);
  // What has words of its own to be named by, and what nothing names.
  const [named, unnamed] = [
    { ...many, called: 'How many?' },
    { ...order, called: null },
  ];
  expect([answerable([named, unnamed, other]), nameOf(named), nameOf(other)]).toEqual([
    [named, other],
    'How many?',
    'Q-002',
  ]);
  // The same one, asked in two places.
  expect(answerable([many, { ...many }])).toHaveLength(2);
});

test('a choice that asks for words is a line to fill in', () => {
  expect(answersToOffer(['Ten', 'Other: ____', ''], 'TEXT')).toEqual(['Ten', 'TEXT']);
  expect(answersToOffer([], 'TEXT')).toEqual(['TEXT']);
});
