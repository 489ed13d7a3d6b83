// What holds a round open and what does not: questions that are settled, taken back, or none at all.
import { expect, test } from 'vitest';
import { questionsIn, withAnswer } from '../../../../src/formats/specify/questions/question-file.ts';
import { line, recovery } from '../harness.ts';
import { QUESTIONS, workflow } from '../make-state.ts';

const asked = (text: string, more: object = {}) =>
  recovery(workflow({ at: 4, clarification: 'awaiting_user', files: { [QUESTIONS]: text }, ...more }));
const DONE = '## Q-001: Which?\n\n**Your answer**: ten\n\n';

test.each([
  ['## Auto-resolved\n\n### Q-002: Platform\n\n**Resolved**: mobile (from brief)\n', ['answered']],
  ['## Q-002: Platform\n\n**Resolved** (from brief): mobile\n', ['answered']],
  ['## Q-002: Platform\n\n**Auto-resolved:** mobile\n\n**Your answer**:\n', ['answered']],
  ['## Auto-resolved questions\n\n### Q-002: Platform\n\nMobile, as the brief says.\n', ['answered']],
  ['### Question 2 (auto-resolved)\n\nMobile.\n', ['answered']],
  ['### Q-002: Platform — Which? (Auto-resolved from the brief)\n', ['answered']],
  ['## Q-002 (withdrawn)\n', ['closed']],
  ['## Q-002: Which? (withdrawn)\n\n**Your answer**:\n', ['closed']],
  ['## Q-003 — merged into Q-001\n', ['closed']],
  ['## Q-003: duplicate of Q-001\n', ['closed']],
  ['## Q1 goals\n\nWe grow.\n', []],
  ['## How to answer\n\n**Your answer**:\n', []],
  ['## 📝 Instructions:\n\n**Your answer**:\n', []],
  ['## Example\n\n**Your answer**: <your answer>\n', []],
  ['## Q-002\n\nWhich?\n\n### Answer\n\nA, since B is slow\n', ['answered']],
  ['## Q-002\n\nWhich?\n\n### Answer: A\n', ['answered']],
  ['## Q-002\n\nWhich?\n\n### **Answer**\n\n**A**, since B is slow\n', ['answered']],
])('it closes the round: %j', (more, states) => {
  const found = asked(DONE + more);
  expect(found.state?.questions.map(({ state }) => state)).toEqual(['answered', ...states]);
  expect(line(found)).toBe('resume · 4 · answers-to-apply');
});

test.each([
  ['## Q-002: Platform\n\n**Resolved**: no\n'],
  ['## Q-002: Platform\n\n**Resolved**: TBD\n\n**Your answer**:\n'],
  ['## Q-002: Why was the order withdrawn\n'],
  ['## Q-002: What is merged into Q-001\n'],
  ['## Q1: goals\n\nWords.\n'],
  ['## Q1\n\nWords.\n'],
  ['## Q1 Which goals?\n\nWords.\n'],
  ['## Q1 goals\n\n1. Growth\n2. Profit\n'],
  ['## Q1 goals\n\n**Your answer**:\n'],
  ['## How to answer a lost password?\n\n**Your answer**:\n'],
  ['## Q-002\n\nWhich?\n\n### Answer\n\n## Notes\n'],
  ['## Q-002\n\nWhich?\n\n### Answer\n\nTBD\n'],
  ['## Q-002\n\nWhich?\n\n### Answer\n\n**Source**: brief\n'],
])('it holds the round open: %j', (more) => {
  const found = asked(DONE + more);
  expect(found.state?.questions.map(({ state }) => state)).toEqual(['answered', 'open']);
  expect(line(found)).toBe('wait · 4 · awaiting-answer');
});

test('a file in which every question was taken back tells no answers', () => {
  expect(line(asked('## Q-001 (withdrawn)\n'))).toBe('wait · 4 · awaiting-answer');
});

test.each([
  ['### Answer', '### Answer\n\nten\n\\# of them'],
  ['### Answer\n\nTBD', '### Answer\n\nten\n\\# of them'],
  ['### Answer:\n\n…', '### Answer:\n\nten\n\\# of them'],
  ['### Answer\n\n- [ ] ten\n- [ ] two', null],
])('an answer goes below a heading that is called so: %j', (place, expected) => {
  const text = `## Q-001: Which?\n\n${place}\n\n## Q-002: Who?\n`;
  const [one] = questionsIn(text);
  if (!one) throw new Error('a question');
  const after = withAnswer(text, one, 'ten\n# of them');
  expect(after).toBe(expected === null ? null : text.replace(place, expected));
  if (after !== null) expect(questionsIn(after)[0]?.answer).toBe('ten\n# of them');
});

test.each([
  ['Ask Stripe', 'Which?', 'Ask Stripe'],
  ['ask Nova', 'Which?\n\n1. Ask Nova\n2. Keep it', 'ask Nova'],
  ['ask Nova', 'Which?', null],
  ['Pending Mia', 'Which status has it?', 'Pending Mia'],
  ['Pending Mail', 'Which?', 'Pending Mail'],
  ['"Not sure"', 'Which label?', '"Not sure"'],
  ['\n- Todo\n- Pending', 'Which columns?', '- Todo\n- Pending'],
])('%j is told from words that put it off by what is asked: %j', (said, question, answer) => {
  const text = `## Q-001: ${question}\n\n**Answer**: ${said}\n`;
  expect(questionsIn(text)[0]?.answer).toBe(answer);
});
