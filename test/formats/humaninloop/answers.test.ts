// Answers that are kept somewhere else than in the question's own row, and answers that are kept nowhere.
import { describe, expect, it, test } from 'vitest';
import { leastTime } from '../../clock.ts';
import { choices, chosen, performed, repairsOf, situation } from './choosing.ts';
import { broken, decided, fixture, look } from './looking.ts';
import { FEATURE, featureWith, INDEX, makeIndex } from './make-index.ts';

const PRESERVED = fixture('index/seed-preserved.md');
const B2 = 'resume B2 answers-to-apply';
const B1 = 'wait B1 awaiting-answer';
const context = (name: string) => `specs/${FEATURE}/.workflow/${name}`;

/** C2.1 asks about G-004, in iteration 2. */
const saved = (more: string, text = PRESERVED) => ({ [INDEX]: `${text.trimEnd()}\n${more}` });

describe('a row of the history answers an open question by its gap', () => {
  it.each([
    ['| G-004 | 2 | answered | Answer: "15 minutes" |', B2],
    ['| G-004 | 3 | Answered | 15 minutes |', B2],
    ['| G-004 | - | answered | Answer to C2.1: "15 minutes" |', B2],
    ['| G-004, G-009 | 2 | answered | Answer: “15 minutes” |', B2],
    ['| G-004 | 2 | answered | Pending for 30 days, then deleted |', B2],
    // Before the question was asked, without words, of another gap, not an answer.
    ['| G-004 | 2 | answered | Pending C2.1 |', B1],
    ['| G-004 | 2 | answered | _Awaiting Q-P1_ |', B1],
    ['| G-004 | 1 | answered | Answer: "30 minutes" |', B1],
    ['| G-004 | 2 | answered | - |', B1],
    ...['TBD, see #12', 'Answer: "TBD (Ann decides)"', 'not yet', 'Answer to C2.1: "ask Ann"'].map(
      (words): [string, string] => [`| G-004 | 2 | answered | ${words} |`, B1],
    ),
    ['| G-004 | 2 | answered | Answer: "" |', B1],
    ['| G-009 | 2 | answered | Answer: "15 minutes" |', B1],
    ['| G-004 | 2 | clarifying | Question C2.1 presented |', B1],
  ])('%s: %s', (row, decision) => {
    const found = look(saved(`${row}\n`));
    expect(decided(found)).toBe(decision);
    expect(broken(found)).toEqual([]);
  });

  it('of two questions about one gap a row must say which it answers; so must words that both have', () => {
    const both = (words: string) =>
      PRESERVED.replace(/(\| C2\.1 \|.*\n)/, `$1| C2.2 | ${words} | G-004 | awaiting_answer |\n`);
    const states = (more: string, words = 'Retries') =>
      look(saved(more, both(words))).state?.questions.map(({ state }) => state);
    expect(states('| G-004 | 2 | answered | Answer: "15 minutes" |\n')).toEqual(['open', 'open']);
    expect(states('| G-004 | 2 | answered | Answer to C2.1: "15" |\n')).toEqual(['answered', 'open']);
    const said = (key: string) => `\n## User Answers\n\n| Question | Answer |\n|---|---|\n| ${key} | 15 |\n`;
    expect(states(said('G-004'))).toEqual(['open', 'open']);
    expect(states(said('Session timeout'))).toEqual(['answered', 'open']);
    expect(states(said('Session timeout'), 'session  timeout')).toEqual(['open', 'open']);
    expect(states(said('C2.2'), 'Session timeout')).toEqual(['open', 'answered']);
  });

  it('of a question about two gaps both are answered, or it is still open', () => {
    const two = makeIndex({
      status: 'clarifying',
      questions: [{ id: 'C2.1', place: '-' }],
      gaps: [
        { id: 'G-001', link: 'C2.1' },
        { id: 'G-002', link: 'C2.1' },
      ],
    });
    const history = (...ids: readonly string[]) =>
      [
        '## Gap Resolution History\n',
        '| Gap ID | Iteration | Action | Details |',
        '|--|--|--|--|',
        ...ids.map((id) => `| ${id} | 2 | answered | 7d |`),
      ].join('\n');
    const bare = two.replace(/## Gap Resolution History[\s\S]*?(?=\n## |$)/, '');
    expect(decided(look(saved(`\n${history('G-001')}\n`, bare)))).toBe(B1);
    expect(decided(look(saved(`\n${history('G-001', 'G-002')}\n`, bare)))).toBe(B2);
  });
});

describe('a row of the history with the answers to both questions of a gap', () => {
  const both = PRESERVED.replace(/(\| C2\.1 \|.*\n)/, '$1| C2.2 | Colours | G-004 | awaiting_answer |\n');
  const marked = both.replaceAll('awaiting_answer', 'answered');
  const row = (details: string) => `| G-004 | 2 | answered | ${details} |\n`;
  const answersOf = (text: string, details: string) =>
    look(saved(row(details), text)).state?.questions.map(({ answer, state }) => [
      state,
      answer?.text ?? null,
    ]);

  it.each([
    'C2.1: "8"; C2.2: "warm"',
    'Answer: C2.1 "8", C2.2 "warm"',
    'Answers: C2.1: 8, C2.2: warm',
    'C2.1: 8<br>C2.2: warm',
    '**C2.1** – 8; **C2.2** – warm',
  ])('%s: each has its own words', (details) => {
    for (const text of [both, marked]) {
      const found = look(saved(row(details), text));
      expect(decided(found)).toBe(B2);
      expect(found.notes.join(' ')).not.toContain('marked as answered');
      expect(found.decision.options).toEqual(['resume', 'start-fresh']);
    }
    expect(answersOf(marked, details)).toEqual([
      ['answered', '8'],
      ['answered', 'warm'],
    ]);
  });

  it.each(['C2.1: "8"; C2.2: TBD', 'Answer to C2.1: "8"', 'C2.1: 8 and no word of the other'])(
    '%s: the other one waits',
    (details) => {
      expect(decided(look(saved(row(details), both)))).toBe(B1);
      expect(look(saved(row(details), marked)).notes.join(' ')).toContain('"C2.2" is marked as answered');
    },
  );

  it('the log of decisions and user answers may have both on one line as well', () => {
    const line = 'C2.1: 8; C2.2: warm';
    const log = `\n## Unified Decisions Log\n\n| Agent | Decision |\n|--|--|\n| user | ${line} |\n`;
    for (const more of [log, `\n## User Answers\n\n- ${line}\n`])
      expect(look(saved(more, marked)).state?.questions.map(({ answer }) => answer?.text)).toEqual([
        '8',
        'warm',
      ]);
  });
});

describe('what stands in the place of an answer is none', () => {
  const OPEN = ['…', 'TODO', '(pending)', '<!-- x -->', '[answer]', '?', 'TBD — ask Ann', '**TBD**', '{a}'];

  it.each(OPEN)('%s', (open) => {
    const item = saved(`\n## User Answers\n\n- C2.1: ${open}\n`);
    expect(decided(look(item))).toBe(B1);
    expect(decided(look(saved(`| G-004 | 2 | answered | Answer: ${open} |\n`)))).toBe(B1);
    for (const eol of ['\n', '\r\n']) {
      const files = { [INDEX]: item[INDEX].replaceAll('\n', eol) };
      const change = choices.answer?.(situation(files), 'C2.1', '15 minutes');
      if (!change) throw new Error('this format takes answers');
      const after = performed(files, change)[INDEX];
      expect(after).toMatch(new RegExp(`${eol}- C2\\.1: (\\**)15 minutes\\1${eol}`));
      expect(decided(look({ [INDEX]: String(after) }))).toBe(B2);
    }
  });

  it.each([
    '1. C2.1 – ',
    '- C2.1 — ',
    'C2.1 = ',
    '* **C2.1** -> ',
    '2) C2.1: ',
    '- C2.1 - ',
    '- **C2.1 –** ',
    '  3. `C2.1` → ',
  ])('%sTBD is filled by the answer as well', (lead) => {
    for (const [open, eol] of [['TBD', '\n'] as const, ['_pending_', '\r\n'] as const]) {
      const item = saved(`\n## User Answers\n\n${lead}${open}\n3. C9.9 – TBD\n`);
      const files = { [INDEX]: item[INDEX].replaceAll('\n', eol) };
      expect(decided(look(files))).toBe(B1);
      const change = choices.answer?.(situation(files), 'C2.1', '15 minutes');
      if (!change) throw new Error('this format takes answers');
      const after = performed(files, change)[INDEX];
      const filled = open.replace(/TBD|pending/, '15 minutes');
      expect(after).toContain(`${eol}${lead}${filled}${eol}3. C9.9 – TBD${eol}`);
      expect(decided(look({ [INDEX]: String(after) }))).toBe(B2);
    }
  });

  it('words that would make a field of such a line leave it as it is', () => {
    const files = saved('\n## User Answers\n\nC2.1 – TBD\n');
    const change = choices.answer?.(situation(files), 'C2.1', 'limit: 15 minutes');
    if (!change) throw new Error('this format takes answers');
    const after = performed(files, change)[INDEX];
    expect(after).toMatch(/\nC2\.1 – (?:TBD|limit: 15 minutes)\n/);
    expect(decided(look({ [INDEX]: String(after) }))).toBe(B2);
  });

  it.each(['none', 'N/A because of that', '[x]', '(optional) ten'])('%s is an answer', (words) => {
    expect(decided(look(saved(`\n## User Answers\n\n- C2.1: ${words}\n`)))).toBe(B2);
  });
});

describe('marked as answered, and the answer stands nowhere', () => {
  const marked = PRESERVED.replace('awaiting_answer', 'answered');

  it('the decision stays; it says that the question must be asked again, and a note names it', () => {
    const found = look({ [INDEX]: marked });
    expect(decided(found)).toBe(B2);
    expect(found.decision.instruction).toContain('that one must be asked again');
    expect(found.decision.instruction).not.toContain('C2.1');
    expect(found.decision.options).toEqual(['resume', 'answer', 'start-fresh']);
    expect(found.notes.join(' ')).toMatch(/Question "C2\.1" is marked as answered \(line \d+\)/);
    expect(found.state?.questions).toMatchObject([{ id: 'C2.1', state: 'open' }]);
    expect(repairsOf({ [INDEX]: marked })).toEqual([]);
  });

  it.each([
    'answered (once)',
    'answered (when 2026-01-02)',
    'answered — when idle is over',
    'answered (if idle, else 1h)',
  ])('what stands after the word may be the answer: %s', (status) => {
    expect(decided(look({ [INDEX]: PRESERVED.replace('awaiting_answer', status) }))).toBe(B2);
  });

  it('answering it once more keeps the words', () => {
    const change = choices.answer?.(situation({ [INDEX]: marked }), 'C2.1', '15 minutes');
    if (!change) throw new Error('this format takes answers');
    const after = performed({ [INDEX]: marked }, change);
    expect(after[INDEX]).toContain('"15 minutes"');
    const later = look(after);
    expect(decided(later)).toBe(B2);
    expect(later.decision.options).toEqual(['resume', 'start-fresh']);
    expect(() => choices.answer?.(situation(after), 'C2.1', 'an hour')).toThrow(/expected an open question/);
  });

  it.each([
    ['the history by the gap', saved('| G-004 | 2 | answered | Answer: "15 minutes" |\n', marked), true],
    ['the history by the question', saved('| G-004 | 2 | resolved | Answer to C2.1: 15 |\n', marked), true],
    ['the history before it was asked', saved('| G-004 | 1 | answered | "30 minutes" |\n', marked), false],
    ['user answers', saved('\n## User Answers\n\n- C2.1: 15 minutes\n', marked), true],
    ['any note that gives it', saved('\n## Agent Handoff Notes\n\nC2.1: 15 minutes\n', marked), true],
    ['a note that asks it', saved('\n## Agent Handoff Notes\n\nC2.1: How long?\n', marked), false],
    [
      'the log of decisions',
      saved(
        '\n## Unified Decisions Log\n\n| Agent | Decision |\n|--|--|\n| user | C2.1: 15 minutes |\n',
        marked,
      ),
      true,
    ],
    [
      'a context file, as a table by the gap',
      {
        [INDEX]: marked,
        [context('specify-context.md')]:
          '#### User Answers\n\n| Gap ID | Question | Answer |\n|-|-|-|\n| G-004 | How? | 15 |\n',
      },
      true,
    ],
    [
      'a context file, as a list',
      { [INDEX]: marked, [context('context.md')]: '# Log\n\n- C2.1: 15 minutes\n' },
      true,
    ],
    ['a context file about others', { [INDEX]: marked, [context('context.md')]: '- C1.1: 15\n' }, false],
  ])('%s', (_, files, kept) => {
    const { options } = look(files).decision;
    expect(options).toEqual(kept ? ['resume', 'start-fresh'] : ['resume', 'answer', 'start-fresh']);
  });

  it('what the loop has applied already is asked by none', () => {
    const validating = featureWith(
      makeIndex({ status: 'validating', questions: [{ id: 'C2.1', status: 'answered' }], gaps: [] }),
    );
    expect(look(validating).notes).toEqual([]);
    expect(chosen(validating, (at) => choices.resume(at)).decision).toBe('rerun B3 step-interrupted');
  });
});

it('X06 100 kB of questions, gaps and a history of answers are read in no time', () => {
  const ids = Array.from({ length: 500 }, (_, i) => i);
  const index = makeIndex({
    status: 'clarifying',
    questions: ids.map((i) => ({ id: `C2.${i}`, status: 'answered' })),
    gaps: ids.map((i) => ({ id: `G-${i}`, link: `C2.${i}`, status: 'clarifying' })),
  });
  const head =
    '\n## Gap Resolution History\n\n| Gap ID | Iteration | Action | Details |\n|---|---|---|---|\n';
  const rows = ids.map((i) => `| G-${i} | 2 | answered | Answer: "15 minutes" |\n`).join('');
  const act = () => look({ [INDEX]: `${index.trimEnd()}\n${head}${rows}` });
  expect(decided(act())).toBe(B2);
  expect(leastTime(2000, act)).toBeLessThan(2000);
});

it('X06 1000 plain questions are read in no time', () => {
  const questions = Array.from({ length: 1000 }, (_, i) => ({ id: `C2.${i}`, status: 'awaiting_answer' }));
  const gaps = [{ id: 'G-1', link: 'C2.1', status: 'clarifying' }];
  const files = { [INDEX]: makeIndex({ status: 'clarifying', questions, gaps }) };
  expect(decided(look(files))).toBe(B1);
  expect(leastTime(2000, () => look(files))).toBeLessThan(2000);
});

it('an answer that begins with "pending" is one, for the command and the reader alike', () => {
  const files = saved('');
  const words = 'Pending for 30 days, then deleted';
  const change = choices.answer?.(situation(files), 'C2.1', words);
  const after = change ? performed(files, change) : files;
  expect(after[INDEX]).toContain(words);
  expect(decided(look(after))).toBe(B2);
  expect(broken(look(after))).toEqual([]);
});

/** Whom or what is waited for, and nothing more. */
const AWAITED = [
  ['Pending clarification', 'Pending user input', 'Pending legal review', 'Awaiting answer'],
  ['Pending (C2.1)', 'awaiting-user', 'Pending: C2.1', 'Pending — C2.1', 'Pending `C2.1`', 'Pending C2.1'],
  ['Pending clarification C2.1', 'Pending answer to C2.1', 'Pending, asked Ann', 'Pending approval'],
  [
    'Awaiting decision from PM',
    'Awaiting reply from Ann',
    'Awaiting stakeholder decision',
    'Pending for now',
  ],
  [
    'Awaiting legal',
    'Pending in the next sprint',
    '_Awaiting Q-P1_',
    'Pending **C2.1**',
    'Pending C2.1, C2.2',
  ],
].flat();
/** Statements that begin with such a word. */
const STATED = [
  ['Pending S3 upload is shown as a spinner', 'Awaiting V2 orders are migrated', 'Pending (default), paid'],
  ['Pending P0 bugs block the release', 'Pending for 30 days, then deleted', 'Pending, active and closed'],
  [
    'Pending approval state is added',
    'Pending invoices only',
    'Pending, paid, expired',
    'pending → paid → shipped',
  ],
].flat();
const userAnswers = (words: string) => {
  const files = saved('');
  return { ...files, [INDEX]: `${files[INDEX]}\n## User Answers\n\n- C2.1: ${words}\n` };
};

test.each(AWAITED)('%s: no answer, for the command and the reader alike', (words) => {
  expect(decided(look(userAnswers(words)))).toBe(B1);
  expect(() => choices.answer?.(situation(saved('')), 'C2.1', words)).toThrow(/expected an answer/);
});

test.each(STATED)('%s: an answer, for the command and the reader alike', (words) => {
  expect(decided(look(userAnswers(words)))).toBe(B2);
  const change = choices.answer?.(situation(saved('')), 'C2.1', words);
  expect(decided(look(change ? performed(saved(''), change) : saved('')))).toBe(B2);
});

it('words that wait in a table of answers are none', () => {
  const files = saved('');
  const table =
    '\n## User Answers\n\n| Question | Answer |\n|---|---|\n| C2.1 | Awaiting stakeholder decision |\n';
  expect(decided(look({ ...files, [INDEX]: `${files[INDEX]}${table}` }))).toBe(B1);
});
