// What choices write into context files, as upstream's own commands do.
import { describe, expect, it } from 'vitest';
import type { ChoiceContext } from '../../../src/model/choice.ts';
import { UserError } from '../../../src/model/errors.ts';
import { AT, choices, chosen, situation, type Texts } from './choosing.ts';
import { decided, fixture, look } from './looking.ts';

const HOME = 'specs/021-shared-lists';
const at = (name: string) => `${HOME}/.workflow/${name}`;
const CONTEXT = at('context.md');
const REPORT = at('advocate-report.md');
const never = (): never => {
  throw new Error('this format has the choice');
};
const answer = (files: Texts, id: string, text: string) =>
  chosen(files, (here) => choices.answer?.(here, id, text) ?? never());

/** A review as upstream's template lays it out. */
const report = (iteration = 2) => `# Advocate Report

> Feature: 021-shared-lists
> Iteration: ${iteration}

## Gaps Found

| ID | Type | Description | Severity |
|----|------|-------------|----------|
| G1 | Missing | Nobody wins | Critical |

## Clarifications Needed

### C1: Who wins

**Related Gap**: G1

**Question**: Who wins when both change one line?

**Options**:
1. the last
2. nobody

### C2: History

**Related Gap**: G2

**Question**: How long is it kept?

## Verdict

**Status**: needs-revision
`;

const waiting = fixture('context/context-awaiting-user.md');
const instructed = waiting.replace(
  '## Clarification Log',
  '## Supervisor Instructions\n\nReview it.\n\n## Clarification Log',
);

describe('a context file', () => {
  it('the questions are those of the review', () => {
    const found = look({ [CONTEXT]: waiting, [REPORT]: report() });
    expect(decided(found)).toBe('wait specify awaiting-answer');
    expect(found.state?.questions).toEqual([
      {
        id: 'C1',
        question: 'Who wins when both change one line?',
        options: ['the last', 'nobody'],
        state: 'open',
        line: null,
      },
      { id: 'C2', question: 'How long is it kept?', options: [], state: 'open', line: null },
    ]);
  });

  it('answers are known while one is open, and once all are given', () => {
    const start = look({ [CONTEXT]: waiting, [REPORT]: report() }).state?.given ?? [];
    const first = answer({ [CONTEXT]: waiting, [REPORT]: report() }, 'C1', 'the last');
    expect(first.later.state?.questions.map((one) => one.answer?.text)).toEqual(['the last', undefined]);
    expect(first.later.state?.given).toEqual(start);
    const { later, files: written } = answer(first.files, 'C2', '90 days,\nthen it is gone');
    expect(later.state?.questions).toEqual([]);
    const line = expect.any(Number) as number;
    expect(later.state?.given?.slice(start.length)).toEqual([
      { question: 'G1: Who wins when both change one line?', text: 'the last', path: CONTEXT, line },
      { question: 'G2: How long is it kept?', text: '90 days,\nthen it is gone', path: CONTEXT, line },
    ]);
    // So they are where a later phase goes on, and where that one waits as well.
    const plan =
      '---\ntype: planning-request\nphase: research\nstatus: awaiting-planner\niteration: 1\n---\n\n# Plan\n';
    for (const files of [written, first.files])
      expect(
        look({ ...files, [at('plan-context.md')]: plan }).state?.given?.map(({ text }) => text),
      ).toContain('the last');
  });

  it.each([
    ['of another iteration', report(1)],
    [
      'a template',
      report()
        .replace('Who wins when both change one line?', '{{question}}')
        .replace('How long is it kept?', '{{question}}'),
    ],
    ['without clarifications', '# Advocate Report\n\n## Verdict\n\n**Status**: ready\n'],
  ])('a review %s asks nothing', (_, text) => {
    expect(look({ [CONTEXT]: waiting, [REPORT]: text }).state?.questions).toEqual([]);
  });

  it('a log that stands above other sections stays the only one', () => {
    const above = waiting.replace(
      '## Clarification Log',
      '## Clarification Log\n\n## Supervisor Instructions\n\nGo.',
    );
    const first = answer({ [CONTEXT]: above, [REPORT]: report() }, 'c1', 'The Last').files;
    const log =
      '### Iteration 2\n\n#### User Answers\n\n| Gap ID | Question | Answer |\n|---|---|---|\n| G1 |';
    expect(first[CONTEXT]).toContain(`## Clarification Log\n\n${log}`);
    expect(first[CONTEXT]).toMatch(/the last \|\n\n## Supervisor Instructions\n\nGo\./);
    const second = answer(first, 'C2', 'ten').files[CONTEXT] ?? '';
    expect(second.match(/Clarification Log$/gm)).toHaveLength(1);
    expect(second).toContain('the last |\n| G2 | How long is it kept? | ten |\n');
    expect(second).toContain('of iteration 2 in the Clarification Log above.');
  });

  it('an answer goes into the log of its iteration; the file waits for the other', () => {
    const found = answer({ [CONTEXT]: instructed, [REPORT]: report() }, 'c1', 'The Last');
    expect(found.diff.filter((line) => line.trim().length > 1)).toEqual([
      '- updated: 2026-01-06T09:15:00Z',
      `+ updated: ${AT}`,
      '+ ### Iteration 2',
      '+ #### User Answers',
      '+ | Gap ID | Question | Answer |',
      '+ |---|---|---|',
      '+ | G1 | Who wins when both change one line? | the last |',
    ]);
    expect(found.decision).toBe('wait specify awaiting-answer');
    expect(found.change.notes).toEqual(['Still open: C2.']);
    expect(found.later.state?.questions.map(({ state }) => state)).toEqual(['answered', 'open']);
  });

  it.each([
    ['Question | Answer', '| G1 | the last |'],
    ['ID | Response', '| G1 | the last |'],
    ['Answer | Gap | Asked by', '| the last | G1 | - |'],
    ['Gap ID | Question | Answer | By', '| G1 | Who wins when both change one line? | the last | - |'],
    ['Gap ID | Said', '| G1 | Who wins when both change one line? | the last |'],
    ['Answer', '| G1 | Who wins when both change one line? | the last |'],
  ])('C an answer is kept below %s', (columns, row) => {
    const head = `| ${columns} |\n|${'---|'.repeat(columns.split(' | ').length)}`;
    const text = `${instructed}\n### Iteration 2\n\n#### User Answers\n\n${head}\n`;
    const found = answer({ [CONTEXT]: text, [REPORT]: report() }, 'C1', 'the last');
    expect(found.files[CONTEXT]).toContain(`${row}\n`);
    expect(found.later.state?.questions[0]).toMatchObject({
      state: 'answered',
      answer: { text: 'the last' },
    });
    const then = answer(found.files, 'C2', 'ten');
    expect(then.files[CONTEXT]).toMatch(/the last.*\n.*ten/);
  });

  it.each(['TBD', '-', '', 'pending'])(
    'C a row that holds %j for its answer is filled, not doubled',
    (none) => {
      const first = answer({ [CONTEXT]: instructed, [REPORT]: report() }, 'C1', 'nobody');
      const text = first.files[CONTEXT] ?? '';
      const row = `| G2 | How long is it kept? | ${none} |`;
      const open = text.replace(/(\| G1 \|.*nobody \|\n)/, `$1${row}\n`);
      expect(
        look({ [CONTEXT]: open, [REPORT]: report() }).state?.questions.map(({ state }) => state),
      ).toEqual(['answered', 'open']);
      const found = answer({ [CONTEXT]: open, [REPORT]: report() }, 'C2', 'a year');
      expect(found.files[CONTEXT]?.match(/\| G2 \|.*/g)).toEqual(['| G2 | How long is it kept? | a year |']);
    },
  );

  it('with the last one the analyst is awaited, in the next iteration, by new instructions', () => {
    const first = answer({ [CONTEXT]: instructed, [REPORT]: report() }, 'C1', 'nobody');
    const found = answer(first.files, 'G2', 'a year');
    expect(found.diff).toEqual([
      '- status: awaiting-user',
      '- iteration: 2',
      '+ status: awaiting-analyst',
      '+ iteration: 3',
      "+ Revise by the user's answers of iteration 2 in the Clarification Log below.",
      '+ | G2 | How long is it kept? | a year |',
      '+ ',
    ]);
    expect(found.decision).toBe('rerun specify step-interrupted');
    expect(() => answer(found.files, 'C1', 'x')).toThrow(/found the status "awaiting-analyst"/);
  });

  it('a count written in another way tells the iteration, and is left as it is', () => {
    const written = waiting.replace('iteration: 2', 'iteration: 2 of 10');
    const first = answer({ [CONTEXT]: written, [REPORT]: report() }, 'C1', 'nobody');
    const found = answer(first.files, 'C2', 'a year');
    expect(found.later.state?.questions).toEqual([]);
    expect(found.diff.filter((line) => /iteration|status/i.test(line))).toEqual([
      '- status: awaiting-user',
      '+ status: awaiting-analyst',
    ]);
  });

  it('without a review one answer hands on', () => {
    const found = answer({ [CONTEXT]: waiting }, 'G7', 'x | y');
    expect(found.diff).toContain('+ | G7 | - | x \\| y |');
    expect(found.diff).toContain('+ status: awaiting-analyst');
    expect(found.decision).toBe('rerun specify step-interrupted');
  });

  it.each([
    ['specify', 'context.md', '', 'awaiting-user', 'awaiting-analyst'],
    ['techspec', 'techspec-context.md', 'phase: core\n', 'awaiting-user', 'awaiting-analyst'],
    ['plan', 'plan-context.md', 'phase: research\n', 'awaiting_user', 'awaiting_planner'],
    ['plan since version 3', 'plan-context.md', 'phase: analysis\n', 'awaiting-user', 'awaiting-analyst'],
    ['tasks', 'tasks-context.md', 'phase: mapping\n', 'Awaiting-User', 'Awaiting-Architect'],
  ])('%s goes on with the agent of its own command', (_, name, phase, status, expected) => {
    const front = `type: plan-request\n${phase}status: ${status}\niteration: 1\nfeature_id: x`;
    const text = `---\n${front}\n---\n\n# Request\n`;
    const found = answer({ [at(name)]: text }, 'G1', 'yes');
    expect(found.diff).toContain(`+ status: ${expected}`);
    expect(found.diff).toContain(`+ updated: "${AT}"`);
    const heading = phase === '' ? '### Iteration 1' : `### Phase: ${phase.slice(7, -1)} - Iteration 1`;
    expect(found.diff).toContain(`+ ${heading}`);
    expect(found.decision).toMatch(/^rerun \w+ step-interrupted$/);
  });

  it.each([
    ['C9', 'x', /no question "C9".*Open are: C1, C2/],
    ['C1', '', /found no words/],
  ])('%s %j is refused', (id, text, message) => {
    expect(() => answer({ [CONTEXT]: waiting, [REPORT]: report() }, id, text)).toThrow(UserError);
    expect(() => answer({ [CONTEXT]: waiting, [REPORT]: report() }, id, text)).toThrow(message);
  });

  it('twice is refused', () => {
    const { files } = answer({ [CONTEXT]: waiting, [REPORT]: report() }, 'C1', 'x');
    expect(() => answer(files, 'C1', 'y')).toThrow(/C1 answered already.*Open are: C2/);
  });

  it('a question without the words of it is asked, and the round is not closed over it', () => {
    const odd = report().replace('**Question**: How long', '**Frage**: How long');
    const first = answer({ [CONTEXT]: waiting, [REPORT]: odd }, 'C1', 'nobody');
    expect(first.decision).toBe('wait specify awaiting-answer');
    expect(first.later.state?.questions[1]).toMatchObject({ id: 'C2', question: 'History', state: 'open' });
    expect(answer(first.files, 'C2', 'a year').decision).toBe('rerun specify step-interrupted');
  });

  it('a gap that two questions are about does not answer both', () => {
    const shared = {
      [CONTEXT]: waiting,
      [REPORT]: report().replace('**Related Gap**: G2', '**Related Gap**: G1'),
    };
    expect(() => answer(shared, 'G1', 'x')).toThrow(
      'found 2 open questions with the id C1 ("Who wins when both change one line?", "How long is it kept?")',
    );
    expect(() => answer(shared, 'C1', 'noch offen')).toThrow(/still to come/);
    const first = answer(shared, 'C1', 'nobody');
    expect(first.files[CONTEXT]).toContain('| C1 | Who wins when both change one line? | nobody |');
    expect(first.decision).toBe('wait specify awaiting-answer');
    const logged = (first.files[CONTEXT] ?? '').replace('| C1 | Who', '| G1 | Who');
    const found = look({ ...shared, [CONTEXT]: logged });
    expect(found.state?.questions.map(({ state }) => state)).toEqual(['answered', 'open']);
  });

  it('an id that comes twice tells neither of two open questions, and answers one of them', () => {
    const twice = { [CONTEXT]: waiting, [REPORT]: report().replace('### C2', '### C1') };
    expect(() => answer(twice, 'C1', 'x')).toThrow(/found 2 open questions with the id C1 \(/);
    const first = answer(twice, 'G1', 'nobody');
    expect(first.later.state?.questions.map(({ state }) => state)).toEqual(['answered', 'open']);
    const second = answer(first.files, 'C1', 'a year');
    expect(second.files[CONTEXT]).toContain('| G2 | How long is it kept? | a year |');
    expect(second.decision).toBe('rerun specify step-interrupted');
  });

  it('an answer of several lines stands in its cell with <br>, and is read back whole', () => {
    const found = answer({ [CONTEXT]: waiting, [REPORT]: report() }, 'C1', 'a | b\r\n<br> c');
    expect(found.files[CONTEXT]).toContain('| a \\| b<br>\\<br> c |');
    expect(found.change.notes.at(-1)).toContain('The 2 lines of the answer stand on one line of context.md');
    expect(found.later.state?.questions[0]?.answer?.text).toBe('a | b\n<br> c');
  });

  it('resume and retry: `updated` alone', () => {
    const files = { [at('tasks-context.md')]: fixture('context/tasks-context-advocate.md') };
    for (const choose of [
      (here: ChoiceContext) => choices.resume(here),
      (here: ChoiceContext) => choices.retry(here),
    ]) {
      const found = chosen(files, choose);
      expect(found.diff).toEqual(['- updated: "2026-01-08T08:40:00Z"', `+ updated: "${AT}"`]);
      expect(found.decision).toBe('rerun tasks step-interrupted');
      expect(chosen(found.files, choose).change.files).toEqual([]);
    }
  });

  it('what waits for the user is not resumed, and nothing of it is skipped', () => {
    const here = situation({ [CONTEXT]: waiting });
    expect(() => choices.resume(here)).toThrow(/wait \(awaiting-answer\)/);
    expect(() => choices.skip?.(here)).toThrow(UserError);
  });

  it('S04 S05 S07 byte order mark, CRLF and an open end stay', () => {
    const text = `\uFEFF${waiting.trimEnd().replaceAll('\n', '\r\n')}`;
    const { files } = answer({ [CONTEXT]: text, [REPORT]: report() }, 'C1', 'x');
    const after = files[CONTEXT] ?? '';
    expect(after.startsWith('\uFEFF---\r\n')).toBe(true);
    expect(after.replaceAll('\r\n', '')).not.toContain('\n');
    expect(after.endsWith('| x |')).toBe(true);
  });
});
