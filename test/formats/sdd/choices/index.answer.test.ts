// Answers to the open questions of a solicitation.
import { describe, expect, test } from 'vitest';
import { readYaml } from '../../../../src/text/yaml/document.ts';
import { applied, chosen, fixture, recovery, type Texts } from '../harness.ts';
import { FOLDER, SOLICITATION, single, workflow } from '../make-workflow.ts';

const PATH = `${FOLDER}/drafts/01-login/solicitation-workflow.yaml`;
const asking = (text = SOLICITATION): Record<string, string> => ({ ...single('in_progress'), [PATH]: text });
const answered = (files: Texts, question: string, text: string, path = PATH): string =>
  applied(files, chosen({ name: 'answer', question, text }, files))[path] ?? '';

describe('an answer', () => {
  test('sets the status, is recorded, and changes no other line but the time', () => {
    const is = answered(asking(), 'O2', 'Five a minute').split('\n');
    const was = SOLICITATION.split('\n');
    expect(was.filter((one) => !is.includes(one))).toEqual([
      'last_updated: "2026-02-05T10:24:00Z"',
      '    status: OPEN',
      'answers: {}',
    ]);
    expect(is.filter((one) => !was.includes(one))).toEqual(
      expect.arrayContaining(['last_updated: "2026-08-01T12:30:00Z"']),
    );
    const data = readYaml(is.join('\n')).data;
    expect(data).toMatchObject({ answers: { O2: 'Five a minute' }, current_step: 5 });
    expect(recovery(asking(is.join('\n'))).state?.questions.map(({ state }) => state)).toEqual([
      'answered',
      'answered',
      'closed',
    ]);
  });

  test('is told as pending before, and as answered after', () => {
    const files = asking();
    const open = (one: Texts) =>
      recovery(one).state?.questions.filter(({ state }) => state === 'open').length;
    expect(open(files)).toBe(1);
    expect(open({ ...files, [PATH]: answered(files, 'o2', 'Five') })).toBe(0);
  });

  test.each([
    ['answers: null', { O2: 'x: y' }],
    ['answers:', { O2: 'x: y' }],
    ['answers:\n  step_1: "Shops"', { step_1: 'Shops', O2: 'x: y' }],
    ['answers:\n  O2: "not sure"', { O2: 'x: y' }],
  ])('goes into %j', (given, answers) => {
    const files = asking(SOLICITATION.replace('answers: {}', given));
    expect(readYaml(answered(files, 'O2', 'x: y')).data).toMatchObject({ answers });
  });

  test('without answers, or where they are a list, or to an id that is a number', () => {
    const without = answered(asking(SOLICITATION.replace('answers: {}\n', '')), 'O2', 'five');
    expect(readYaml(without).data).toMatchObject({ answers: { O2: 'five' } });
    const list = answered(asking(SOLICITATION.replace('answers: {}', 'answers: [one]')), 'O2', 'five');
    expect(readYaml(list).data).toMatchObject({
      answers: ['one'],
      open_questions: [{}, { answer: 'five' }, {}],
    });
    const number = answered(asking(SOLICITATION.replace('id: O2', 'id: 2')), '2', 'five');
    expect(readYaml(number).data).toMatchObject({
      open_questions: [{}, { answer: 'five', status: 'ANSWERED' }, {}],
    });
  });

  test.each(['TBD', '-', '<answer>', '[answer]', 'TBD — ask Ann', '(pending)', '<!-- x -->'])(
    'C in place of %j, which was no answer',
    (none) => {
      const open = SOLICITATION.replace(
        /(id: O2\n(?:.*\n)*?)( +)status: OPEN\n/,
        `$1$2status: OPEN\n$2answer: "${none}"\n`,
      );
      const after = answered(asking(open), 'O2', 'five');
      expect(after).not.toContain(none === '-' ? 'answer: "-"' : none);
      expect(recovery(asking(after)).state?.questions[1]).toMatchObject({
        state: 'answered',
        answer: { text: 'five' },
      });
      const marked = recovery(asking(open.replace('status: OPEN', 'status: ANSWERED')));
      expect(marked.state?.questions[1]).toMatchObject({ answer: null });
    },
  );

  test('to one that is marked as answered without words that are found, it may be given once more', () => {
    expect(recovery(asking()).state?.questions[0]).toMatchObject({ state: 'answered', answer: null });
    const files = { ...asking(), [PATH]: answered(asking(), 'O1', 'No') };
    expect(recovery(files).state?.questions[0]?.answer).toEqual({ text: 'No', path: PATH, line: 25 });
  });

  test('what another question of the same id has, or what stands under it, is not written over', () => {
    const twice = SOLICITATION.replace('id: O2', 'id: O1').replace('answers: {}', 'answers: {O1: "Yes"}');
    const after = answered(asking(twice), 'O1', 'five');
    expect(readYaml(after).data).toMatchObject({
      answers: { O1: 'Yes' },
      open_questions: [{ status: 'ANSWERED' }, { status: 'ANSWERED', answer: 'five' }, {}],
    });
    const read = (text: string) => recovery(asking(text)).state?.questions.map((one) => one.answer?.text);
    expect(read(after)).toEqual(['Yes', 'five', undefined]);
    const kept = answered(asking(SOLICITATION.replace('answers: {}', 'answers: {O2: "Ten"}')), 'O2', 'five');
    expect(readYaml(kept).data).toMatchObject({ answers: { O2: 'Ten' } });
    expect(read(kept)?.[1]).toBe('five');
  });

  test('of two open ones with one id neither is meant: their lines are named', () => {
    const twice = SOLICITATION.replace('id: O3', 'id: O2').replace('DEFERRED', 'OPEN');
    expect(() => answered(asking(twice), 'o2', 'x')).toThrow(
      /: found 2 open questions with the id O2 on lines 17, 21, expected one\. Give/,
    );
    expect(recovery(asking(twice)).state?.questions.map(({ called }) => called)).toEqual([
      undefined,
      null,
      null,
    ]);
    expect(() => answered(asking(twice), 'When?', 'x')).toThrow('Open: "O2" (2 questions).');
  });

  test.each(['a\nb', 'a\n\n  b: c\n# d', '- x\n- [ ] y', 'a "b" \\n \n---', '|\n>'])(
    'of several lines it is read back whole: %j',
    (text) => {
      const read = recovery(asking(answered(asking(), 'O2', text))).state?.questions[1];
      expect(read?.answer?.text).toBe(text);
    },
  );

  test('an entry without the words of its question is asked all the same', () => {
    const odd = SOLICITATION.replace('question: "Which rate limit?"', 'frage: "Wie viele?"');
    expect(recovery(asking(odd)).state?.questions[1]).toMatchObject({
      id: 'O2',
      question: 'O2',
      state: 'open',
    });
    const plain = SOLICITATION.replace('user_feedback', '  - "Which limit?"\nuser_feedback');
    expect(recovery(asking(plain)).state?.questions[3]).toMatchObject({
      id: 'Q4',
      question: 'Which limit?',
      state: 'open',
      line: 24,
    });
  });

  test('a time without T stays without', () => {
    const files = fixture('first-generation');
    const path = '.sdd/workflows/f4k9x2/drafts/01-tide-import/solicitation-workflow.yaml';
    expect(answered(files, 'O1', 'UTC', path)).toContain('last_updated: 2026-08-01 12:30:00Z\n');
  });
});

describe('is refused', () => {
  test('for a question that is not there, and the open ones are named', () => {
    expect(() => answered(asking(), 'O7', 'x')).toThrow('found no question "O7". Open: "O2".');
  });

  test('for one that is answered or closed', () => {
    const given = SOLICITATION.replace('answers: {}', 'answers: {O1: "Yes"}');
    expect(() => answered(asking(given), 'O1', 'x')).toThrow('question O1 is answered already');
    expect(() => answered(asking(), 'O3', 'x')).toThrow('question O3 is closed already');
    expect(() => answered(asking(), 'O2', 'noch offen')).toThrow('still to come');
  });

  test('where there is no solicitation', () => {
    expect(() => answered(single('pending'), 'O1', 'x')).toThrow('No question is open.');
  });

  test('where the file is damaged: nothing is written', () => {
    const torn = SOLICITATION.replace('"Which rate limit?"', 'Which limit: a rate?');
    expect(() => answered(asking(torn), 'O2', 'x')).toThrow('Nothing was written: correct that line first.');
  });

  test.each([
    [
      'S03 conflict markers',
      'state-conflicted',
      '<<<<<<< ours\nanswers: {}\n=======\nanswers: {O1: "No"}\n>>>>>>> b',
    ],
    ['S08 a key twice', 'state-unreadable', 'answers: {}\nanswers: {}'],
  ])('where the solicitation has %s, and it is told why', (_, reason, text) => {
    const files = asking(SOLICITATION.replace('answers: {}', text));
    expect(() => answered(files, 'O2', 'x')).toThrow(`answer does not fit its state (block, ${reason}).`);
  });
});

test('two solicitations with one id: the item stands before it', () => {
  const files = workflow({
    items: [
      { statuses: 'in_progress', files: ['solicitation-workflow.yaml'] },
      { statuses: 'in_progress', files: ['solicitation-workflow.yaml'] },
    ],
  });
  const second = `${FOLDER}/drafts/02-session/solicitation-workflow.yaml`;
  expect(recovery(files).state?.questions.map(({ id }) => id)).toContain('02-session/O2');
  expect(() => answered(files, 'O2', 'x')).toThrow('Open: "01-login/O2", "02-session/O2".');
  expect(readYaml(answered(files, '02-session/O2', 'x', second)).data).toMatchObject({
    answers: { O2: 'x' },
  });
});
