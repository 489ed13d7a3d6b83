// What says that an answer is still to come, and what is an answer although it looks empty.
import { describe, expect, test } from 'vitest';
import { isUnanswered, withoutComments } from '../../../src/text/markdown/unanswered.ts';

/** In the place of an answer. */
const OPEN = [
  ['', ' ', '-', '—', '___', '`___`', '…', '...', '?', '""', '[ ]', 'N/A', 'null', 'TBD', 'tbd.'],
  ['**TBD**', '_TBD_', '`TBD`', '"TBD"', 'TODO', 'TBC', '(pending)', 'pending', '_pending_', 'Awaiting'],
  ['TBD — ask Ann', 'TBD (Ann)', 'TBD: ask Ann', 'TODO, ask Ann', 'TBD by the team'],
  ['to be answered', '*(to be answered)*', 'not decided yet', 'no answer yet', '(unanswered)'],
  ['{answer}', '{ANSWER}', '{{answer}}', '<answer>', '<your answer>', '[answer]', '[your answer here]'],
  ['[ANSWER]', '[TBD]', '(TODO)', '(your choice here)', '[fill in]', '[Enter your answer here]'],
  ['<!-- your answer -->', '<!-- x --> TBD', 'TBD <!-- ask Ann -->', '<!-- x', '[ ] yes [ ] no'],
  ['- [ ] A) warm - [ ] B) cold <!-- pick one -->', '> TBD'],
];

const SAID = [
  ['none', 'None', 'no', 'yes', '0', 'N/A because we have no users', 'n/a for guests', '[x]', '[x] yes'],
  ['(none)', '(optional) yes', '[a] the first', '{"a": 1}', '{}', '[]', '<br>', '<b>x</b>', '*', '* * * * *'],
  ['TODO list first', 'todo items only', 'tbdb', 'pending orders only', 'pending, shipped and paid'],
  ['pending-orders', 'awaiting payment', 'answer', 'your answer in the mail is right', '(pending orders)'],
  ['?x', '- 5', '_private', '[ ] yes [x] no', 'EUR <!-- as before -->', 'Answer A', 'to be', 'TBDs are fine'],
  ['Pending for 30 days, then deleted', 'Pending (default), confirmed, expired', 'Pending: legal'],
  ['Waiting for at most 100 links, then refuse', 'TODO: after 10 minutes show a countdown'],
  [
    'To be decided by the hall owner, per hall, in settings',
    'TBD. We lean to 20 minutes',
    'pending — Ann asks',
  ],
  ['.', '..', '~/x', 'to be decided upon login', '<https://x.example/>'],
];

describe('no answer yet', () => {
  test.each(OPEN.flat())('%j', (text) => {
    expect(isUnanswered(text)).toBe(true);
  });
});

describe('an answer', () => {
  test.each(SAID.flat())('%j', (text) => {
    expect(isUnanswered(text)).toBe(false);
  });
});

test('what is commented beside an answer is none of it', () => {
  expect(withoutComments('<!-- a --> EUR <!-- b\nc -->')).toBe('EUR');
});
