// Questions to a person: where they are found, when they are answered, and what is awaited without them.
import { describe, expect, test } from 'vitest';
import { questionsIn, withAnswer } from '../../../../src/formats/specify/questions/question-file.ts';
import { line, recovery } from '../harness.ts';
import { FOLDER, QUESTIONS, summaryPath, workflow } from '../make-state.ts';

const read = (text: string) => questionsIn(text).map(({ id, question, answer }) => [id, question, answer]);

describe('the file', () => {
  test.each([
    ['### Q-001: Which limit?\n**Your answer** (leave blank to accept recommendation):\n', null],
    ['### Q-001: Which limit?\n**Your answer** (leave blank to accept recommendation): ten\n', 'ten'],
    ['### Q-001: Which limit?\n**Your answer**:\n\nten\nof them\n\n---\n', 'ten\nof them'],
    ['## Q-001 Which limit?\n\n**Answer**: ___\n', null],
    ['## Q-001 — Which limit?\n\n**Answer:** none\n', 'none'],
    ['#### Q1. Which limit?\n**Answer** -\n', null],
    ['## Q-001\n\nWhich limit?\n\n**Answer**: \n', null],
  ])('%j', (text, answer) => {
    expect(read(text)).toEqual([[expect.stringMatching(/^Q-?0*1$/), 'Which limit?', answer]]);
  });

  test('code is no question, and neither is a heading without a place', () => {
    expect(read('```\n## Q-001: x?\n**Answer**:\n```\n')).toEqual([]);
    expect(read('# Q3 goals\n\n## Questions\n\nFive.\n')).toEqual([]);
    expect(read('# How to answer\n\n**Answer**:\n\n## Notes\n\n**Answer**: ten\n')).toEqual([]);
  });

  test.each([
    ['## Q2: Which?\n\n**Beschluss:** zehn\n'],
    ['## Q2: Which?\n\nNo.\n'],
    ['## Q2: Which?\n\n- **Answer**: ten\n'],
    ['## Q2: Which?\n\n```md\n**Answer**: ten\n```\n'],
    ['## Q2: Which?\n\n<!--\n**Answer**: ten\n-->\n'],
    ['## Q2\n'],
  ])('a question without a place that is understood is open: %j', (text) => {
    const [one] = questionsIn(text);
    expect(one).toMatchObject({ id: 'Q2', answer: null, slot: { kind: 'none' }, line: 1 });
    if (!one) throw new Error('a question');
    const after = withAnswer(text, one, 'ten\n# of them') ?? '';
    expect(after.replace('\n\n**Answer**: ten\n\\# of them', '')).toBe(text);
    expect(read(after)).toEqual([['Q2', one.question, 'ten\n# of them']]);
  });

  test.each([
    ['**Antwort:**', '**Antwort:** zehn'],
    ['**Antwort**: noch offen', '**Antwort**: zehn'],
    ['**Réponse** (vide):', '**Réponse** (vide): zehn'],
    ['**回答：**', '**回答：** zehn'],
    ['**Ответ**：待定', '**Ответ**： zehn'],
    ['| Respuesta | |', '| Respuesta | zehn |'],
    ['**Antwort:** 404\n\n**Answer**: ', '**Antwort:** 404\n\n**Answer**: zehn'],
  ])('a place that is called so in another language is one: %j', (place, expected) => {
    const text = `## Q2: Which?\n\n${place}\n`;
    const [one] = questionsIn(text);
    if (!one) throw new Error('a question');
    expect(one).toMatchObject({ answer: null, slot: { kind: 'line' } });
    const after = withAnswer(text, one, 'zehn') ?? '';
    expect(after).toBe(`## Q2: Which?\n\n${expected}\n`);
    expect(read(after)).toEqual([['Q2', 'Which?', 'zehn']]);
  });

  test.each([
    ['## **Q-2**: Which?', 'Q-2'],
    ['## [Q2] Which?', 'Q2'],
    ['## Question 2: Which?', 'Q2'],
    ['### Frage 2 – Which?', 'Q2'],
    ['## 问题2：Which?', 'Q2'],
    ['###### q2b: Which?', 'q2b'],
    ['  ## REQ-1234567: Which?', 'REQ-1234567'],
    ['##Q2 Which?', 'Q2'],
    ['## Q2.1. Which?', 'Q2.1'],
    ['# Q2: Which?', 'Q2'],
    ['## Which?', 'unnamed-1'],
  ])('a heading that is called so puts a question: %j', (heading, id) => {
    expect(read(`${heading}\n\n**Answer**:\n`)).toEqual([[id, 'Which?', null]]);
  });

  test('headings below a question are its own; a fence that never closes hides none of them', () => {
    const text = '## Q1: A?\n\n### Context\n\nx\n\n**Answer**: ten\n\n### More\n\ny\n\n## Q2: B?\n';
    expect(read(text)).toEqual([
      ['Q1', 'A?', 'ten'],
      ['Q2', 'B?', null],
    ]);
    expect(read('## Q1: A?\n\n```\n**Answer**: ten\n\n## Q2: B?\n\n**Answer**:\n')).toEqual([
      ['Q1', 'A?', 'ten'],
      ['Q2', 'B?', null],
    ]);
  });

  test('a file of more questions than anybody answers is not read one by one', () => {
    const text = Array.from({ length: 501 }, (_, at) => `## Q${at}: x?\n\n**Answer**: y\n`).join('\n');
    expect(questionsIn(text)).toEqual([]);
  });

  test('a requirement is disposed of by a box', () => {
    const text = [
      '## RTM Dispositions',
      '',
      '### REQ-003: Month filter',
      '',
      '- [ ] **Map to existing story**: it is covered',
      '- [ ] **Needs new story**: a new one',
      '- [ ] **Defer (out of scope)**: later',
      '',
    ].join('\n');
    const [one] = questionsIn(text);
    if (!one) throw new Error('a question');
    expect(one).toMatchObject({ id: 'REQ-003', answer: null });
    expect(one.options).toEqual(['Map to existing story', 'Needs new story', 'Defer (out of scope)']);
    for (const said of ['2', 'needs new story', 'Needs'])
      expect(withAnswer(text, one, said)).toBe(text.replace('- [ ] **Needs', '- [x] **Needs'));
    for (const said of ['0', '4', 'e', 'no']) expect(withAnswer(text, one, said)).toBeNull();
    expect(read(text.replace('[ ] **Defer', '[x] **Defer'))).toEqual([
      ['REQ-003', 'Month filter', 'Defer (out of scope)'],
    ]);
  });

  test.each([
    ['- [ ] Other: ____', '- [x] Other: ten'],
    ['- [x] Other: ____', '- [x] Other: ten'],
    ['- [ ] **Other**: ___', '- [x] **Other**: ten'],
    ['3. [ ] Other', '3. [x] Other: ten'],
    ['- [ ] Other (please say): TBD', '- [x] Other (please say): ten'],
    ['- [ ] Sonstiges ___', '- [x] Sonstiges: ten'],
    ['- [ ] Other: ____\r\n- [ ] Others', '- [x] Other: ten\r\n- [ ] Others'],
  ])('words of one’s own stand at the choice that has room for them: %j', (place, expected) => {
    const text = `## Q1: Which?\r\n\r\n- [ ] A\r\n- [ ] B\r\n${place}\r\n`;
    const [one] = questionsIn(text);
    if (!one) throw new Error('a question');
    expect(one.answer).toBeNull();
    const after = withAnswer(text, one, 'ten') ?? '';
    expect(after).toBe(text.replace(place, expected));
    expect(questionsIn(after)[0]?.answer).toMatch(/: ten$/);
    const chosen = withAnswer(text, one, 'b') ?? '';
    expect(questionsIn(chosen)[0]?.answer).toBe('B');
    expect(chosen).not.toMatch(/\[x\] (?:\*\*)?Other/);
    for (const said of ['7', '0']) expect(withAnswer(text, one, said)).toBeNull();
  });

  test('an answer goes behind its label, and no other byte changes', () => {
    const text =
      '# Q\r\n\r\n### Q-002: Who?\r\n**Your answer** (leave blank):\r\n\r\n' +
      '### Q-003: Why?\r\n**Answer**: \r\n';
    const [who, why] = questionsIn(text);
    if (!who || !why) throw new Error('two questions');
    expect(withAnswer(text, who, ' all\nof us ')).toBe(text.replace('blank):', 'blank): all\r\nof us'));
    expect(withAnswer(text, why, 'so')).toBe(text.replace('**Answer**: ', '**Answer**: so'));
  });

  test.each([
    ['**Your answer**: TBD', '**Your answer**: EUR'],
    ['**Your answer**: TBD  ', '**Your answer**: EUR  '],
    ['**Your answer**:TBD', '**Your answer**: EUR'],
    ['**Your answer:** tbd', '**Your answer:** EUR'],
    ['**Answer**: -', '**Answer**: EUR'],
    ['**Answer**: —', '**Answer**: EUR'],
    ['**Answer**: N/A', '**Answer**: EUR'],
    ['**Answer** (leave blank): _____', '**Answer** (leave blank): EUR'],
    ['**Answer**:\r\n\r\n  TBD', '**Answer**:\r\n\r\n  EUR'],
    ['**Answer**: ___\r\nTBD', '**Answer**: EUR\r\n'],
    ['**Answer**:\r\n\r\n___', '**Answer**: EUR\r\n\r\n___'],
    ...[
      ['{answer}', '**TBD**', '_TBD_', '`___`', '<!-- your answer -->', '[your answer here]', '…', '?'],
      ['<your answer>', '(pending)', 'TODO', 'TBD — ask Ann', '*(to be answered)*', '[ ] yes [ ] no'],
    ]
      .flat()
      .map((open): [string, string] => [`**Answer**: ${open}`, '**Answer**: EUR']),
    ['**Answer:**\r\n> TBD', '**Answer:** EUR\r\n'],
    ['**Answer:** \r\n> _TBD_\r\n> Override: ___', '**Answer:** EUR\r\n\r\n> Override: ___'],
    [
      '- [ ] A) x\r\n- [ ] B) y\r\n\r\n**Answer**: <!-- or write -->',
      '- [ ] A) x\r\n- [ ] B) y\r\n\r\n**Answer**: EUR',
    ],
    [
      '**Answer**: \r\n\r\n- [ ] A) x\r\n\r\n<!-- pick one -->',
      '**Answer**: EUR\r\n\r\n- [ ] A) x\r\n\r\n<!-- pick one -->',
    ],
    ['| **Answer** | TBD |', '| **Answer** | EUR |'],
    [
      '| Key | Value |\r\n|---|---|\r\n| Answer: |   |',
      '| Key | Value |\r\n|---|---|\r\n| Answer: | EUR   |',
    ],
    ['| **Your answer** | <!-- x --> | Ann |', '| **Your answer** | EUR | Ann |'],
  ])('C what says that there is no answer gives way to it: %j', (place, expected) => {
    const text = (answer: string) => `# Q\r\n\r\n### Q-002: Which?\r\n${answer}\r\n\r\n### Q-003: Why?\r\n`;
    const [which] = questionsIn(text(place));
    if (!which) throw new Error('a question');
    expect(which.answer).toBeNull();
    const after = withAnswer(text(place), which, 'EUR');
    expect(after).toBe(text(expected));
    expect(questionsIn(after ?? '')[0]?.answer).toBe('EUR');
  });
});

describe('the place of an answer', () => {
  const of = (text: string) => questionsIn(`\uFEFF# Q\n\n## Q-001: Which?\n\n${text}\n`)[0];
  test.each([
    ['- [ ] A) x\n- [x] B) y\n\n**Answer**: <!-- or write -->', 'B) y'],
    ['**Answer**:\n\n- [ ] A) x\n- [x] B) y', 'B) y'],
    ['**Answer**:\n\n- [x] yes', 'yes'],
    ['- [x] Seen by Ann\n\n**Answer**: ___', null],
    ['- [x] A) x\n- [x] B) y\n\n**Answer**: ___', null],
    ['**Answer**: ?\n—', null],
    ['**Answer**: - TBD', null],
    ['**Answer**: TBD, see ticket #12', null],
    ['**Answer**: TBD\nask Ann', null],
    ['**Answer**: ~~A~~', null],
    ['**Answer**: your answer here', null],
    ['**Answer**: [x]', '[x]'],
    ['**Answer**: N/A because of that', 'N/A because of that'],
    ['**Answer**: (optional) ten', '(optional) ten'],
    ['**Answer**: EUR <!-- as before -->', 'EUR'],
    ['| **Answer** | a \\| b |', 'a | b'],
    ['**Answer**:\n> Recommended: ten', null],
    ['**Answer**:\n\n> **Recommended**: ten\n> because', null],
    ['**Answer**:\n> (leave blank to accept)', null],
    ['**Answer**:\n\n> Option A because\n> of B\n\nMore.', 'Option A because\nof B'],
    ['**Answer**: TBD\n> **Option A**', '**Option A**'],
    ['**Answer**:\n\n> Recommended: B\n\n> A please', 'A please'],
    ['**Answer**:\n\n> A\n>\n> B\n\n> Override: ___', 'A\n\nB'],
    ['**Answer**:\n> TBD\n> ask Ann', null],
    ['> **Your answer**: ten', 'ten'],
    ['> **Your answer**: ?\n\n**Answer**: ten', 'ten'],
    ['1. [x] A\n2. [ ] B\n\n**Answer:**', 'A'],
    ['* [ ] A\n* [x] B', 'B'],
    ['- [ ] A\n- [x] Other: ____\n\n**Answer:**', null],
    ['- [ ] A\n- [x] Other: ____', null],
    ['- [ ] A\n- [x] Other: ten', 'Other: ten'],
    ['- [ ] A\n- [x] **Other**: <T> first', 'Other: <T> first'],
    ['- [ ] A\n- [x] Other', 'Other'],
  ])('%j', (text, answer) => {
    expect(of(text)?.answer).toBe(answer);
  });

  test('a row that heads a table is none', () => {
    expect(of('| Answer | By |\n|---|---|\n| ten | Ann |')?.slot.kind).toBe('none');
  });

  test('in a cell a bar is written so that it ends none', () => {
    const text = '\uFEFF## Q-001: Which?\n\n| **Answer** | TBD |\n';
    const [one] = questionsIn(text);
    if (!one) throw new Error('a question');
    const after = withAnswer(text, one, 'a | b') ?? '';
    expect(after).toBe(text.replace('TBD', 'a \\| b'));
    expect(questionsIn(after)[0]?.answer).toBe('a | b');
  });
});

const file = (...answers: readonly string[]) =>
  answers.map((answer, i) => `## Q-00${i + 1}: Number ${i + 1}?\n\n**Answer**: ${answer}\n`).join('\n');
const asked = (text: string, more: object = {}) =>
  recovery(workflow({ at: 4, clarification: 'awaiting_user', files: { [QUESTIONS]: text }, ...more }));

describe('what is awaited', () => {
  test('one open question is enough', () => {
    const found = asked(file('yes', ''));
    expect(line(found)).toBe('wait · 4 · awaiting-answer');
    expect(found.state?.questions.map(({ state }) => state)).toEqual(['answered', 'open']);
  });

  test('a person answered all of them in the file: they are not asked again', () => {
    const found = asked(file('yes', 'no'));
    expect(line(found)).toBe('resume · 4 · answers-to-apply');
    expect(found.notes.join(' ')).toContain('is answered, although the state does not say so yet');
  });

  test('fewer questions than the state counts: the file was cut, so it still waits', () => {
    const stats = '    auto_resolve_stats: {requires_user: 3}';
    const files = workflow({
      at: 4,
      clarification: 'awaiting_user',
      files: { [QUESTIONS]: file('yes', 'no') },
    });
    const [[path, text] = ['', '']] = Object.entries(files);
    const counted = text.replace(
      'clarification_status: awaiting_user',
      `clarification_status: awaiting_user\n${stats}`,
    );
    expect(line(recovery({ ...files, [path]: counted }))).toBe('wait · 4 · awaiting-answer');
  });

  test('what the tool answered by itself is for a person to look at', () => {
    const text = '### Q-001: Which? [AUTO-RESOLVED]\n**Answer**: Both\n> Override: ___\n';
    expect(line(asked(text))).toBe('wait · 4 · awaiting-answer');
  });

  test('without a file that can be read the count is told', () => {
    const found = asked('# Questions\n');
    expect(line(found)).toBe('wait · 4 · awaiting-answer');
    expect(found.notes.join(' ')).toContain(`in ${QUESTIONS}, which cannot be read one by one`);
  });

  test('the file was written and nothing else: its open questions are not passed over', () => {
    const made = { at: 4, files: { [QUESTIONS]: file('', '') } };
    expect(line(recovery(workflow(made)))).toBe('wait · 4 · awaiting-answer');
    const answered = { at: 4, files: { [QUESTIONS]: file('a', 'b') } };
    expect(line(recovery(workflow(answered)))).toBe('resume · 4 · answers-to-apply');
    const report = { [QUESTIONS]: file('a', 'b'), [`${FOLDER}/clarification-report.md`]: 'Done.\n' };
    expect(line(recovery(workflow({ at: 4, files: report })))).toBe('advance · 5 · artifacts-complete');
  });

  test.each([
    ['pending_write', '', 'wait · 4 · awaiting-answer'],
    ['pending_write', 'ten', 'resume · 4 · answers-to-apply'],
    ['pending_write', null, 'rerun · 4 · step-interrupted'],
    ['null', '', 'wait · 4 · awaiting-answer'],
    ['null', 'ten', 'advance · 5 · artifacts-complete'],
    ['processed', '', 'advance · 5 · artifacts-complete'],
  ])('%s beside an older report, the answer %j', (clarification, said, expected) => {
    const left = ['clarification-report.md'];
    const files = { [QUESTIONS]: said === null ? null : file(said) };
    expect(line(recovery(workflow({ at: 4, clarification, left, files })))).toBe(expected);
    const after = workflow({ at: 4, clarification, left, files, summary: 'completed' });
    const isAsked = clarification === 'pending_write' && said === '';
    expect(line(recovery(after))).toBe(isAsked ? expected : 'advance · 5 · step-completed');
  });

  test('processed answers are closed, and an older question of the summary is spent', () => {
    const left = ['clarification-report.md'];
    const made = { at: 4, clarification: 'processed', summary: 'needs-user-input', left };
    const found = recovery(workflow({ ...made, files: { [QUESTIONS]: file('') } }));
    expect(line(found)).toBe('advance · 5 · artifacts-complete');
    expect(found.state?.questions).toMatchObject([{ state: 'closed' }]);
  });
});

describe('a question of the summary', () => {
  const summary = [
    '---',
    'stage_number: 2',
    'status: needs-user-input',
    'flags:',
    '  pause_type: interactive',
    '  question_context:',
    '    question: "Gate 1 is red. Go on?"',
    '    options:',
    '      - label: "Revise (Recommended)"',
    '        description: "x"',
    '      - label: "Go on"',
    '---',
    '',
  ].join('\n');
  const files = { [summaryPath(2)]: summary };

  test('it is shown with its options', () => {
    const found = recovery(workflow({ at: 2, files }));
    expect(line(found)).toBe('wait · 2 · awaiting-answer');
    expect(found.state?.questions).toEqual([
      {
        id: 'stage-2',
        question: 'Gate 1 is red. Go on?',
        options: ['Revise (Recommended)', 'Go on'],
        state: 'open',
        line: null,
      },
    ]);
  });

  test('an answer that the state records answers it', () => {
    const made = workflow({ at: 2, files });
    const [[path, text] = ['', '']] = Object.entries(made);
    const answer = '    - {question: "gate 1 is red.  Go on?", answer: "Go on"}\n';
    const answered = { ...made, [path]: text.replace('model_failures', `${answer}model_failures`) };
    const found = recovery(answered);
    expect(line(found)).toBe('resume · 2 · answers-to-apply');
    expect(found.decision.instruction).toContain('Give the stage the recorded answer');
  });
});

test.each([
  'TBD — ask Ann\n\nAnn, 30 Nov: 20 minutes for everybody, 40 for wheelchair seats.',
  'Pending: legal\nLegal: yes, 20 minutes.',
  'TBD\n\nBackground: see the minutes.',
])('what stands below a line that puts the answer off is an answer, and never taken away: %j', (said) => {
  const [question] = questionsIn(`## Q-001: How long?\n\n**Your answer**: ${said}\n`);
  expect(question?.answer).not.toBeNull();
});
