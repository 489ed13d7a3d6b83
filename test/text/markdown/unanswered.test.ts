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
  ['noch offen', 'Noch offen.', '**noch offen**', '(noch offen)', 'weiß nicht', 'Weiss ich noch nicht!'],
  ['noch nicht entschieden', 'still open', "I don't know", 'I don’t know yet.', 'no idea', 'not sure yet'],
  ['à définir', 'A DEFINIR', 'Je ne sais pas.', 'por definir', 'No lo sé', 'pendiente', 'ainda não sei'],
  ['a definir', 'em aberto', 'da decidere', 'nog niet', 'geen idee', 'nie wiem', 'nevím', 'bilmiyorum'],
  ['не знаю', 'Ещё не решено', 'еще не решено.', 'немає відповіді', '待定', '待定。', '（待确认）', '不知道'],
  ['- TBD', '* TBD', '1. TBD', 'TBD, see ticket #12', 'TBD (Ann decides)', 'TBD: Ann will decide next week'],
  ['TBD - 2026-03-01', 'TBD — ask Ann by 2026-03-01, see ticket #12', 'pending, see #12', 'Pending Ann'],
  ['_your answer here_', 'your answer here', '❓', '❓❓', '?? ask Ann', 'TBD\nask Ann', 'ask Ann', '~~A~~'],
  ['TODO ask Ann on Monday', 'TBD — ask Ann by Friday', 'TBD by 2026-03-01', 'To be decided by Ann', '⏳'],
  ['TBD — waiting for the legal team, who answer in March', 'n/a yet', 'Needs discussion', '- TBD\r\n- #12'],
  ['not yet', 'not yet, see #12', 'TBD (the team will confirm it)', 'Please enter your answer', '~~**A**~~'],
  [
    'ask @stripe',
    'Ask @Ann',
    'Ask Ann by Friday',
    'Ask Ann (#12)',
    'ask Ann, see ticket #12',
    'please ask Ann',
  ],
  ['- TBD\n- TBD', '- Pending\n- Pending', 'pending by Friday', 'TBD; from Ann', 'TBD, in January'],
  ['Pending legal review', 'Awaiting stakeholder decision', 'Pending user input', 'Awaiting answer'],
  ['Awaiting reply from Ann', 'pending clarification', "Awaiting Ann's answer", 'Waiting for a decision'],
  ['Awaiting answer to C2.1', 'Pending review by legal', 'awaiting-user input', 'pending PO decision.'],
  ['未定', '検討中', 'わかりません。', '미정', '모르겠습니다', 'لا أعرف', 'पता नहीं'],
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
  [
    'noch offen für Gäste, sonst zu',
    'weiß nicht mehr als 10',
    'offen',
    'open',
    'later',
    'unknown',
    'folgt ihr',
  ],
  [
    'no sé cuántos: diez',
    'pendiente de pago',
    'не знаю точно, десять',
    '待定的订单',
    '保留',
    'まだ開いている',
  ],
  ['TBD with 20 as default', 'TBD from 10 to 20', 'Ask Before Overwrite', 'Pending Delivery', 'Pending Sync'],
  ['Pending Review', 'Pending Orders', 'pending by default', 'Pending (default)', 'Ask User', 'ask again'],
  [
    'Pending — the admin confirms',
    'TBD\nten',
    'TBD: 20 minutes, Ann decides',
    '~~A~~ B',
    'not yet implemented',
  ],
  [
    'pending (default), see #12',
    'Waiting Room',
    'TODO: see',
    '- A\n- B',
    '1. A',
    'TBD: two',
    'see #12',
    'Ann',
  ],
  ['.', '..', '~/x', 'to be decided upon login', '<https://x.example/>'],
  ['Ask Stripe', 'Ask Owner', 'ask Permission', 'Ask Admin', 'Ask Ann', 'Pending Mail', 'Pending Draft'],
  ['Pending Payout', 'Pending Stock', 'Pending Claim', 'Awaiting Customer', 'Awaiting Stock'],
  ['"I don\'t know"', '“Not sure”', '"To come"', '`not sure`', "'Not sure'", "'I don't know'"],
  ['Put the answer below', 'answer below', 'answer to come', '- Todo\n- Pending', '- Pending\n- Waiting'],
  ['Pending Legal Review', 'pending review', 'Pending user reviews', 'pending approval', 'Pending reply'],
  ['Pending user input is kept', 'Awaiting answers are shown in grey', 'Pending answer state'],
  ['pending; from PayPal', 'Pending; blocked by payment', 'Pending, in January', '- Todo\n- Doing\n- Done'],
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

test('a comment that a backslash stands in front of is words', () => {
  expect(withoutComments('a \\<!-- b --> <!-- c -->')).toBe('a \\<!-- b -->');
});

test('what is commented beside an answer is none of it', () => {
  expect(withoutComments('<!-- a --> EUR <!-- b\nc -->')).toBe('EUR');
});

test.each([
  ['ask Nova', 'Whom do we ask for the rate?', true],
  ['ask Nova', 'Should the rate come from Nova?', false],
  ['Pending Mia', 'Who signs?', true],
  ['Pending Mia', 'Which status has an unpaid order?', false],
  ['Awaiting Nova', 'Is Nova asked first?', false],
  ['awaiting customer approval', 'Which status has a new order?', false],
  ['awaiting customer approval', 'How long is a seat held?', true],
])('%j to %j', (answer, question, open) => {
  expect(isUnanswered(answer, question)).toBe(open);
});
