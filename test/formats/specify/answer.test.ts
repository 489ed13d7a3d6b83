// Answers of a person: where they are recorded, what follows from the last one, and what is refused.
import { describe, expect, test } from 'vitest';
import { chosen, difference, filesAfter, fixture, line, recovery, type Texts } from './harness.ts';
import { QUESTIONS, STATE, summaryPath, withText, workflow } from './make-state.ts';

const TIME = '2026-08-01T12:30:00Z';
const lines = (before: Texts, after: Texts, path = STATE) =>
  difference(before[path] ?? '', after[path] ?? '');

describe('answer', () => {
  const asked =
    '### Q-002: How long?\n\n**Your answer** (leave blank):\n\n' +
    '### Q-003: Who?\n\n**Your answer** (leave blank):\n';
  const waiting = workflow({ at: 4, clarification: 'awaiting_user', files: { [QUESTIONS]: asked } });
  const answer = (question: string, text: string) => ({ name: 'answer', question, text }) as const;

  test('it is recorded in the file and in the decisions; the last one says that all are there', () => {
    const first = filesAfter(answer('q-002', 'Ten minutes, no more'), waiting);
    expect(lines(waiting, first, QUESTIONS)).toEqual([
      '-**Your answer** (leave blank):',
      '+**Your answer** (leave blank): Ten minutes, no more',
    ]);
    expect(lines(waiting, first).slice(2, 7)).toEqual([
      '+    - question: "How long?"',
      '+      answer: "Ten minutes, no more"',
      '+      response_type: custom',
      `+      timestamp: "${TIME}"`,
      '+      stage: 4',
    ]);
    expect(line(recovery(first))).toBe('wait · 4 · awaiting-answer');
    expect(chosen(answer('Q-002', 'x'), waiting).notes).toEqual(['Still open: 1 of 2 questions.']);

    const second = filesAfter(answer('who?', 'All'), first);
    expect(second[STATE]).toContain('clarification_status: answers_received');
    expect(line(recovery(second))).toBe('resume · 4 · answers-to-apply');
    expect(recovery(second).state?.cleared.map(({ label }) => label)).toContain('clarifications: Who? → All');
  });

  test.each(['Question 4', 'question 4', 'Q4', 'Which port?'])(
    'a question is named as its heading does: %s',
    (said) => {
      const boxed = '## Question 4: Which port?\n\n- [ ] **A)** 80\n- [ ] **B)** 443\n';
      const files = { [QUESTIONS]: boxed };
      const after = filesAfter(answer(said, 'B'), workflow({ at: 4, clarification: 'awaiting_user', files }));
      expect(after[QUESTIONS]).toBe(boxed.replace('[ ] **B', '[x] **B'));
      expect(after[STATE]).toContain('answer: B) 443');
    },
  );

  test('M05 decisions that are there stay byte for byte', () => {
    const after = filesAfter(answer('Q-002', 'x: "y"\n# z'), waiting);
    const block = /user_decisions:[\s\S]*?answer: "CSV"\n/;
    expect(block.exec(after[STATE] ?? '')?.[0]).toBe(block.exec(waiting[STATE] ?? '')?.[0]);
    expect(after[QUESTIONS]).toContain('(leave blank): x: "y"\n\\# z\n');
    const [, , answers = {}] = recovery(after).state?.cleared ?? [];
    expect(answers).toMatchObject({ label: 'clarifications: How long? → x: "y"\n# z' });
  });

  test('a clarification without a file: one answer counts for all, and only where that is said', () => {
    const files = filesAfter({ name: 'migrate' }, fixture('v2'));
    for (const guess of ['Q-77', 'Which amounts?', 'allocate'])
      expect(() => chosen(answer(guess, 'x'), files)).toThrow(/one answer counts for all of them; found/);
    expect(filesAfter(answer('ALL', 'x'), files)[recovery(files).path]).toContain('- question: all\n');
    const after = filesAfter(answer('all: Which amounts?', '10, 20, 50'), files);
    const path = recovery(after).path;
    expect(lines(files, after, path)).toEqual(
      expect.arrayContaining([
        '+stage_status: "in_progress"  # pending | in_progress | completed | failed',
        '+    clarification_status: answers_received',
        '+    - question: "Which amounts?"',
      ]),
    );
    expect(line(recovery(after))).toBe('resume · 4 · answers-to-apply');
  });

  test('decisions in one line grow within it', () => {
    const files = filesAfter({ name: 'migrate' }, fixture('v3'));
    const path = recovery(files).path;
    const waits = { ...files, [path]: (files[path] ?? '').replace('"completed"', '"waiting_for_user"') };
    const answered = filesAfter(answer('all: Go on?', 'Yes'), waits)[path] ?? '';
    const record = `{question: Go on?, answer: Yes, response_type: custom, timestamp: ${TIME}, stage: 3}`;
    expect(answered.replaceAll('"', '')).toContain(`clarifications: [${record}]}`);
  });

  test('a question of a summary is answered by the record alone', () => {
    const summary =
      '---\nstage_number: 2\nstatus: needs-user-input\n' +
      'flags:\n  question_context: {question: "Go on?"}\n---\n';
    const files = workflow({ at: 2, files: { [summaryPath(2)]: summary } });
    const after = filesAfter(answer('stage-2', 'Yes'), files);
    expect(after[summaryPath(2)]).toBe(summary);
    const found = recovery(after);
    expect(line(found)).toBe('resume · 2 · answers-to-apply');
    // Its record is in the state, which says so by that.
    expect(found.notes.join(' ')).not.toContain('although the state does not say so yet');
    expect(found.notes.join(' ')).not.toContain('clarification-questions.md');
  });

  test.each([
    ['an unknown question', answer('Q-009', 'x'), /there is no question "Q-009"\. Open: Q-002, Q-003/],
    ['no words', answer('Q-002', ' \n'), /found an empty answer/],
  ])('%s is refused', (_, choice, message) => {
    expect(() => chosen(choice, waiting)).toThrow(message);
  });

  test('what is answered, or not awaited, is refused', () => {
    const first = filesAfter(answer('Q-002', 'x'), waiting);
    expect(() => chosen(answer('Q-002', 'y'), first)).toThrow(/Q-002 is answered already\. Open: Q-003/);
    expect(() => chosen(answer('Q-002', 'y'), workflow({ at: 3 }))).toThrow(/no answer is awaited/);
  });

  const open = (text: string) =>
    workflow({ at: 4, clarification: 'awaiting_user', files: { [QUESTIONS]: text } });

  test('the round is not closed over a question that is not understood', () => {
    const text = '## Q1: How long?\n\n**Answer**:\n\n## Q2: Who?\n\n**Beschluss:**\n';
    const first = filesAfter(answer('Q1', 'Ten'), open(text));
    expect(first[STATE]).toContain('clarification_status: awaiting_user');
    const found = recovery(first);
    expect(line(found)).toBe('wait · 4 · awaiting-answer');
    expect(found.notes.join(' ')).toContain(`${QUESTIONS}, line 5: a question with no place for an answer`);
    expect(chosen(answer('Q2', 'All'), first).notes).toEqual([
      'No place for its answer was understood below line 5: one is added after its words.',
    ]);
    const second = filesAfter(answer('Q2', 'All'), first);
    expect(second[QUESTIONS]).toContain('**Beschluss:**\n\n**Answer**: All\n');
    expect(second[STATE]).toContain('clarification_status: answers_received');
    expect(line(recovery(second))).toBe('resume · 4 · answers-to-apply');
  });

  test('an empty place below another heading is told, and can be answered', () => {
    const files = open('## Q1: How long?\n\n**Answer**: ten\n\n## Anything else?\n\n**Answer**:\n');
    expect(recovery(files).notes.join(' ')).toContain('line 5: an empty place for an answer');
    const after = filesAfter(answer('unnamed-1', 'No'), files);
    expect(after[QUESTIONS]).toContain('## Anything else?\n\n**Answer**: No\n');
    expect(line(recovery(after))).toBe('resume · 4 · answers-to-apply');
  });

  test('of two questions with one id the open one is meant; of two open ones their words tell', () => {
    const twice = (one: string, other: string) =>
      open(`## Q9: How long?\n\n**Answer**: ${one}\n\n## Q9: Who?\n\n**Answer**: ${other}\n`);
    const after = filesAfter(answer('Q9', 'All'), twice('ten', ''));
    expect(after[QUESTIONS]).toBe(twice('ten', 'All')[QUESTIONS]);
    expect(line(recovery(after))).toBe('resume · 4 · answers-to-apply');
    expect(filesAfter(answer('Q9', 'ten'), twice('', 'All'))[QUESTIONS]).toBe(twice('ten', 'All')[QUESTIONS]);
    const both = twice('', '');
    const called = (files: Texts) => recovery(files).state?.questions.map((one) => one.called);
    expect([called(both), called(twice('ten', ''))]).toEqual([
      ['How long?', 'Who?'],
      [undefined, undefined],
    ]);
    expect(() => chosen(answer('q8', 'x'), both)).toThrow('Open: Q9 (2 questions).');
    expect(() => chosen(answer('q9', 'x'), both)).toThrow(
      `found 2 open questions that "q9" may mean, on lines 1, 5 of ${QUESTIONS}, expected one. Name the one`,
    );
    expect(recovery(both).notes.join(' ')).toContain('lines 1, 5: open questions with the same id');
    const first = filesAfter(answer('Who?', 'All'), both);
    expect(first[QUESTIONS]).toBe(twice('', 'All')[QUESTIONS]);
    expect(line(recovery(first))).toBe('wait · 4 · awaiting-answer');
    const alike = open('## Q9: Who?\n\n**Answer**: \n\n## Q9: Who?\n\n**Answer**: \n');
    expect(called(alike)).toEqual([null, null]);
    // Words that are another question's id mean that one.
    const asId = open(
      '## Q9: Q8\n\n**Answer**: \n\n## Q9: Who?\n\n**Answer**: \n\n## Q8: Why?\n\n**Answer**: \n',
    );
    expect(called(asId)).toEqual([null, 'Who?', undefined]);
    expect(() => chosen(answer('Who?', 'x'), alike)).toThrow(
      /on lines 1, 5 of .* an id of its own in the file/,
    );
  });

  test('a choice that is called so is an answer, and stays one', () => {
    const files = open('## Q1: Which state?\n\n1. Pending\n2. Paid\n\n**Answer**:\n');
    expect(() => chosen(answer('Q1', 'noch offen'), files)).toThrow(/expected an answer: these words say/);
    expect(line(recovery(filesAfter(answer('Q1', '1'), files)))).toBe('resume · 4 · answers-to-apply');
  });

  test('words of the question are an answer to it, for the command and the reader alike', () => {
    const files = open('## Q1: Do we ask Ann or Bob?\n\n**Answer**:\n');
    const after = filesAfter(answer('Q1', 'ask Ann'), files);
    expect(after[QUESTIONS]).toContain('**Answer**: ask Ann');
    expect(line(recovery(after))).toBe('resume · 4 · answers-to-apply');
    expect(() => chosen(answer('Q1', 'ask Dana'), files)).toThrow(/expected an answer: these words say/);
  });

  test('what puts an answer off is none, in the file or in the decisions', () => {
    const file = (said: string) => `## Q1: How long?\n\n**Answer**: ${said}\n`;
    for (const said of [
      'noch offen',
      'Weiß nicht.',
      'je ne sais pas',
      '待定',
      'Pending legal review',
      'Awaiting stakeholder decision',
      'Pending user input',
    ])
      expect(line(recovery(open(file(said))))).toBe('wait · 4 · awaiting-answer');
    expect(line(recovery(open(file('noch offen für Gäste, sonst zehn'))))).toBe(
      'resume · 4 · answers-to-apply',
    );
    const recorded = (said: string) =>
      withText(
        open(file('')),
        'model_failures',
        `    - {question: "How long?", question_id: Q1, answer: "${said}"}\nmodel_failures`,
      );
    expect(line(recovery(recorded('noch offen')))).toBe('wait · 4 · awaiting-answer');
    expect(line(recovery(recorded('ten')))).toBe('resume · 4 · answers-to-apply');
  });

  test('two questions with the same words: an answer to one is none to the other', () => {
    const text = '## Q1: Keep?\n\nExports.\n\n**Answer**:\n\n## Q2: Keep?\n\nLogs.\n\n**Answer**:\n';
    const first = filesAfter(answer('Q1', '30 days'), open(text));
    expect(line(recovery(first))).toBe('wait · 4 · awaiting-answer');
    expect(recovery(first).state?.questions.map(({ state }) => state)).toEqual(['answered', 'open']);
    expect(first[STATE]).toContain('question: "Q1: Keep?"');
    expect(() => chosen(answer('Q1', '30 days'), first)).toThrow(/Q1 is answered already\. Open: Q2/);
    const second = filesAfter(answer('Q2', '1 year'), first);
    expect(second[QUESTIONS]).toContain('Logs.\n\n**Answer**: 1 year\n');
    expect(line(recovery(second))).toBe('resume · 4 · answers-to-apply');
  });

  const decided = (more: string, text: string) =>
    withText(open(text), 'model_failures', `    - {question: "Keep?", ${more}}\nmodel_failures`);

  test.each([
    ['the words of an earlier round', 'answer: ten, iteration: 1', '**Answer**:', 'wait'],
    ['another id', 'answer: ten, question_id: Q1', '**Answer**:', 'wait'],
    ['its own id', 'answer: ten, question_id: q7', '**Answer**:', 'resume'],
    ['another stage', 'answer: ten, question_id: q7, stage: 2', '**Answer**:', 'wait'],
    ['no place that would show it', 'answer: ten', 'No place.', 'resume'],
    ['another of its words', 'answer: ten', 'No place.\n\n## Q8: Keep?\n\nNone.', 'wait'],
  ])('a decision with %s', (_, more, place, action) => {
    expect(line(recovery(decided(more, `## Q7: Keep?\n\n${place}\n`)))).toContain(`${action} · 4`);
  });

  test('a choice that asks for words takes them, and is none without them', () => {
    const text = '## Q1: Which?\n\n- [ ] A\n- [ ] B\n- [ ] Other: ____\n';
    expect(() => chosen(answer('Q1', '3'), open(text))).toThrow(/"Other: ____" without words, expected the/);
    expect(() => chosen(answer('Q1', '9'), open(text))).toThrow(/3 \(Other: ____\), or words of your own/);
    expect(filesAfter(answer('Q1', 'x\ny'), open(text))[QUESTIONS]).toContain('- [x] Other: x<br>y\n');
    expect(chosen(answer('Q1', 'x\ny'), open(text)).notes.join()).toContain('with <br> between them');
    expect(filesAfter(answer('Q1', 'a'), open(text))[QUESTIONS]).toContain('- [x] A\n');
  });

  test.each(['10', '25', '2'])('a choice that is a number is that choice: %s', (said) => {
    const text = '## Q-001: How many?\r\n\r\n- [ ] 10\r\n- [ ] 25\r\n- [ ] 2\r\n';
    const after = filesAfter(answer('Q-001', said), open(text));
    expect(after[QUESTIONS]).toBe(text.replace(`[ ] ${said}\r`, `[x] ${said}\r`));
    expect(after[STATE]).toContain(`answer: "${said}"`);
    expect(line(recovery(after))).toBe('resume · 4 · answers-to-apply');
  });

  test('an answer of several lines stands in several lines, and is read back whole', () => {
    const words =
      'ten\n\n## Q-003: no question\n- [ ] no box\n> **Answer**: x\n---\n  <!-- y -->\n```\nz\n```';
    const after = filesAfter(answer('Q-002', `${words}\n`), waiting);
    const [one, two] = recovery(after).state?.questions ?? [];
    expect(one).toMatchObject({ id: 'Q-002', state: 'answered', answer: { text: words } });
    expect(two).toMatchObject({ id: 'Q-003', state: 'open' });
  });

  test('in a cell they stand on one line, which is said', () => {
    const files = open('## Q1: Who?\n\n| **Answer** | TBD |\n');
    expect(chosen(answer('Q1', 'a\nb'), files).notes).toEqual([
      'The 2 lines of the answer stand on one line of clarification-questions.md, with <br> between them.',
    ]);
    const after = filesAfter(answer('Q1', 'a\nb'), files);
    expect(after[QUESTIONS]).toContain('| **Answer** | a<br>b |');
    expect(recovery(after).state?.questions[0]?.answer?.text).toBe('a\nb');
  });

  test('places without a name keep their number when one of them is answered', () => {
    const files = open('## Who?\n\n**Answer**:\n\n## How?\n\n**Answer**:\n');
    const first = filesAfter(answer('unnamed-1', 'All'), files);
    expect(recovery(first).state?.questions.map(({ id }) => id)).toEqual(['unnamed-2']);
    const second = filesAfter(answer('unnamed-2', 'Fast'), first);
    expect(second[QUESTIONS]).toBe('## Who?\n\n**Answer**: All\n\n## How?\n\n**Answer**: Fast\n');
    expect(line(recovery(second))).toBe('resume · 4 · answers-to-apply');
  });

  test('the entry of the stage keeps its word: the tool writes it once the answers are applied', () => {
    const made = { at: 4, clarification: 'awaiting_user', entries: { clarification: 'waiting_for_user' } };
    const files = workflow({ ...made, files: { [QUESTIONS]: '## Q1: Who?\n\n**Answer**:\n' } });
    const after = filesAfter(answer('Q1', 'All'), files)[STATE];
    expect(after).toContain('    status: waiting_for_user\n    clarification_status: answers_received\n');
  });

  test('a box is chosen by its number or label, or the answer is refused', () => {
    const boxes = '### REQ-001: Month filter\n\n- [ ] **Needs new story**: x\n- [ ] **Remove**: y\n';
    const files = workflow({ at: 4, clarification: 'awaiting_user', files: { [QUESTIONS]: boxes } });
    expect(() => chosen(answer('REQ-001', 'maybe'), files)).toThrow(
      /expected one of 1 \(Needs new story\), 2 \(Remove\)/,
    );
    expect(filesAfter(answer('REQ-001', '2'), files)[QUESTIONS]).toContain('- [x] **Remove**');
  });

  test.each([
    ['1', ['2 retries', '1 retry', '3 retries']],
    ['1', ['5 minutes', '15 minutes', '1 hour']],
    ['2', ['2 factor', 'SMS']],
  ])('a number that may mean several is refused, and not offered: %s of %j', (said, labels) => {
    const boxes = `### Q-001: Which?\n\n${labels.map((one) => `- [ ] ${one}\n`).join('')}`;
    const files = workflow({ at: 4, clarification: 'awaiting_user', files: { [QUESTIONS]: boxes } });
    const words = labels.map((one) => `"${one}"`).join(', ');
    expect(() => chosen(answer('Q-001', said), files)).toThrow(
      `found the answer "${said}" to Q-001, expected one of ${words}.`,
    );
  });
});
