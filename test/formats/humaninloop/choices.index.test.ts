// What choices write into an `index.md`: times, answers and their logs, in every template's shape.
import { describe, expect, it } from 'vitest';
import { UserError } from '../../../src/model/errors.ts';
import { AT, choices, chosen, situation } from './choosing.ts';
import { fixture } from './looking.ts';
import { FEATURE, featureWith, INDEX, makeIndex, SPEC } from './make-index.ts';

const never = (): never => {
  throw new Error('this format has the choice');
};
const answer = (files: Record<string, string>, id: string, text: string) =>
  chosen(files, (at) => choices.answer?.(at, id, text) ?? never());
const feature = (index: string) => ({ ...featureWith(index) });
const TIMES = [
  '- | **Last Updated** | 2026-01-02T09:30:00Z |',
  '- | **Last Activity** | 2026-01-02T09:30:00Z |',
  `+ | **Last Updated** | ${AT} |`,
  `+ | **Last Activity** | ${AT} |`,
];

describe('resume', () => {
  it.each([
    ['not_started', 'rerun A1 not-started'],
    ['scaffolding', 'advance A2 artifacts-complete'],
    ['spec_writing', 'rerun A2 step-interrupted'],
    ['validating', 'rerun B3 step-interrupted'],
  ])('%s: Last Activity and Last Updated; Loop Status and everything else stay', (status, decision) => {
    const found = chosen(feature(makeIndex({ status })), (at) => choices.resume(at));
    expect(found.diff).toEqual(TIMES);
    expect(found.decision).toBe(decision);
    expect(found.later.state?.statusText).toBe(status);
  });

  it('answers to apply: the same', () => {
    const told = `${fixture('index/t3-answered.md')}\n## User Answers\n\n- C1.1: the inbox\n`;
    const found = chosen({ [INDEX]: told }, (at) => choices.resume(at));
    expect(found.diff).toHaveLength(4);
    expect(found.decision).toBe('resume B2 answers-to-apply');
    expect(found.later.state?.context).toEqual([
      'The answer to "C1.1" stands in the index or beside it, and waits to be applied.',
    ]);
  });

  it('an open question: the agent is to ask it again, and the loop stays where it is', () => {
    const index = makeIndex({
      status: 'clarifying',
      questions: [{ id: 'C2.1' }],
      gaps: [{ id: 'G-4', link: 'C2.1' }],
    });
    const found = chosen(feature(index), (at) => choices.resume(at));
    expect(found.diff).toEqual(TIMES);
    expect(found.decision).toBe('wait B1 awaiting-answer');
    expect(found.later.decision.options).toEqual(['answer', 'resume', 'start-fresh']);
  });

  it('where plan is under way its own Last Activity counts; the loop’s stays', () => {
    const index = makeIndex({ status: 'completed', plan: 'in_progress' }).replace(
      '| **Phase** | 1: Domain Model |',
      '| **Phase** | 1: Domain Model |\n| **Last Activity** | 2026-01-03 10:00 |',
    );
    const found = chosen(feature(index), (at) => choices.resume(at));
    expect(found.diff).toEqual([
      '- | **Last Updated** | 2026-01-02T09:30:00Z |',
      '- | **Last Activity** | 2026-01-03 10:00 |',
      `+ | **Last Updated** | ${AT} |`,
      '+ | **Last Activity** | 2026-06-01 12:30 |',
    ]);
    expect(found.decision).toBe('rerun plan step-interrupted');
  });

  it('an index without either gets Last Activity', () => {
    const index = makeIndex({ status: 'spec_writing' }).replace(
      /\| \*\*Last (Activity|Updated)\*\* .*\n/g,
      '',
    );
    const found = chosen(feature(index), (at) => choices.resume(at));
    expect(found.diff).toEqual([`+ | Last Activity | ${AT} |`]);
  });

  it('a folder without a state file: nothing is written', () => {
    const files = { [`specs/${FEATURE}/.workflow/codebase-inventory.json`]: '{}\n' };
    const change = choices.resume(situation(files));
    expect(change).toMatchObject({ files: [], notes: ['There is no state file yet: A1 writes it.'] });
  });

  it.each([
    ['completed', makeIndex({ status: 'completed' })],
    ['terminated', makeIndex({ status: 'terminated', reason: 'stale' })],
    ['a contradiction', makeIndex({ iteration: '11 / 10' })],
  ])('is refused for %s', (_, index) => {
    expect(() => choices.resume(situation(feature(index)))).toThrow(UserError);
  });
});

const LIMIT = 'How many links \\| at most? | 100; 1000<br>no limit';
const GIVEN = 'Answered, not yet applied: "no limit"';

describe('answer', () => {
  it('in seed 001’s own shape: question, gap, history, Last Activity; the loop stays clarifying', () => {
    const files = { [INDEX]: fixture('index/seed-preserved.md'), [SPEC]: '# Spec\n' };
    const found = answer(files, 'C2.1', '15 minute timeout');
    expect(found.diff).toEqual([
      '- | **Last Activity** | 2024-01-15T10:30:00Z |',
      '- | C2.1 | Session timeout | G-004 | awaiting_answer |',
      '- | Important | G-004 | clarifying | Pending C2.1 |',
      `+ | **Last Activity** | ${AT} |`,
      '+ | C2.1 | Session timeout | G-004 | answered |',
      '+ | Important | G-004 | clarifying | Answered C2.1 |',
      '+ | G-004 | 2 | answered | Answer to C2.1: "15 minute timeout" |',
    ]);
    expect(found.decision).toBe('resume B2 answers-to-apply');
    expect(found.later.findings).toEqual([]);
    expect(found.later.state?.cleared.map(({ label }) => label)).toContain('G-004 answered in iteration 2');
  });

  it.each(['Pending legal', 'TBD', '-'])(
    'a choice that is called %s is an answer once it is chosen',
    (choice) => {
      const index = fixture('index/seed-preserved.md').replace(
        /(\| Status \|)(\n\|[-| ]+\|)(\n\| C2\.1 .*)/,
        `$1 Options |$2---|$3 Draft; ${choice} |`,
      );
      expect(index).toContain(`| awaiting_answer | Draft; ${choice} |`);
      const found = answer({ [INDEX]: index, [SPEC]: '# Spec\n' }, 'C2.1', choice.toLowerCase());
      expect(found.diff).toContain(`+ | G-004 | 2 | answered | Answer to C2.1: "Chosen: ${choice}" |`);
      expect(found.decision).toBe('resume B2 answers-to-apply');
    },
  );

  it('C a place for the answer that holds a placeholder is filled as well', () => {
    const index = fixture('index/seed-preserved.md')
      .replace(/(\| Status \|)(\n\|[-| ]+\|)(\n\| C2\.1 .*)/, '$1 Answer |$2---|$3 TBD |')
      .concat(
        '\n## User Answers\n\n| Question | Answer |\n|---|---|\n| C2.1 | _pending_ |\n| C1.1 | TBD |\n',
      );
    expect(index).toContain('| awaiting_answer | TBD |');
    const found = answer({ [INDEX]: index, [SPEC]: '# Spec\n' }, 'C2.1', '15 minutes');
    expect(found.diff).toContain('+ | C2.1 | Session timeout | G-004 | answered | 15 minutes |');
    expect(found.files[INDEX]).toContain('| C1.1 | TBD |');
  });

  it('in template T1: every gap of the question, both logs, the clarifications that are left', () => {
    const files = { [INDEX]: fixture('index/t1-clarifying.md'), [SPEC]: '# Spec\n' };
    const found = answer(files, 'c2.1', 'NO LIMIT');
    expect(found.diff).toEqual([
      '- | **Last Updated** | 2026-01-02T10:45:00Z |',
      `- | C2.1 | specify | FR-004, FR-005 | ${LIMIT} | scope | pending |`,
      '- | **Last Activity** | 2026-01-02T10:45:00Z | |',
      '- | **Pending Clarifications** | 1 (C2.1) | |',
      `+ | **Last Updated** | ${AT} |`,
      `+ | C2.1 | specify | FR-004, FR-005 | ${LIMIT} | scope | answered |`,
      `+ | **Last Activity** | ${AT} | |`,
      '+ | **Pending Clarifications** | 0 | |',
      `+ | G-002 | CHK004 | Limit? | Important | ${GIVEN} | C2.1 | 2 | ${AT} |`,
      `+ | G-003 | CHK005 | Limit \\| age? | Important | ${GIVEN} | C2.1 | 2 | ${AT} |`,
      `+ | ${AT} | specify | user | C2.1: no limit | Answered by Dana |`,
    ]);
    expect(found.decision).toBe('resume B2 answers-to-apply');
    expect(found.later.state?.cleared.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['G-002 answered in iteration 2', 'C2.1 decided']),
    );
  });

  it('in template T3, whose logs are missing: the history is made, set off as all sections are', () => {
    const index = fixture('index/t3-answered.md').replace('| scope | answered |', '| scope | pending |');
    const found = answer({ [INDEX]: index }, 'C1.1', 'inbox');
    const [, added] = (found.files[INDEX] ?? '').split('| **Max Iterations** | 10 |');
    expect(added).toBe(
      [
        '',
        '',
        '---',
        '',
        '## Gap Resolution History',
        '',
        '| Gap ID | Iteration | Action | Details |',
        '|---|---|---|---|',
        '| G-001 | 1 | answered | Answer to C1.1: "inbox" |',
        '| G-002 | 1 | answered | Answer to C1.1: "inbox" |',
      ].join('\n') + index.slice(index.trimEnd().length),
    );
    expect(found.decision).toBe('resume B2 answers-to-apply');
  });

  it('a question of the spec writer, which no gap stands behind, is a decision', () => {
    const index = `${makeIndex({
      status: 'clarifying',
      questions: [{ id: 'Q-S1', place: 'FR-009' }],
      gaps: [{ id: 'G-1', place: 'FR-009', status: 'clarifying' }],
    })}\n## Unified Decisions Log\n\n_none yet_\n`;
    const found = answer(feature(index), 'Q-S1', 'see G-7 and C9.9');
    expect(found.diff).toContain(`+ | ${AT} | user | Q-S1: see G-7 and C9.9 | Answered by Dana |`);
    expect(found.later.state?.cleared.map(({ label }) => label)).toEqual(['Q-S1 decided']);
  });

  it('one of two: the loop waits for the other', () => {
    const index = makeIndex({
      status: 'clarifying',
      questions: [{ id: 'C2.1' }, { id: 'C2.2', place: 'FR-8' }],
      gaps: [
        { id: 'G-4', link: 'C2.1' },
        { id: 'G-5', link: 'C2.2', place: 'FR-8' },
      ],
    });
    const first = answer(feature(index), 'C2.1', '1d');
    expect(first.decision).toBe('wait B1 awaiting-answer');
    expect(answer(first.files, 'C2.2', '7d').decision).toBe('resume B2 answers-to-apply');
  });

  it('of two questions about one place each has its own answer', () => {
    const index = makeIndex({
      template: 'T3',
      status: 'clarifying',
      questions: [{ id: 'C2.1' }, { id: 'C2.2' }],
      gaps: [{ id: 'G-4' }],
    });
    const first = answer(feature(index), 'C2.1', '1d');
    expect(first.decision).toBe('wait B1 awaiting-answer');
    const both = answer(first.files, 'C2.2', 'only where it is shared');
    expect(both.decision).toBe('resume B2 answers-to-apply');
    expect(both.later.state?.questions.map(({ answer: given }) => given?.text)).toEqual([
      '1d',
      'only where it is shared',
    ]);
  });

  it('a row without a cell for its status: said where the logs tell, else refused', () => {
    const short = (index: string) => {
      const cut = index.replace(/^(\| C2\.1 \|.*) pending \|$/m, '$1');
      expect(cut).not.toBe(index);
      return cut;
    };
    const asked = { template: 'T3', status: 'clarifying', questions: [{ id: 'C2.1' }] } as const;
    const told = answer(
      feature(short(makeIndex({ ...asked, gaps: [{ id: 'G-4', link: 'C2.1' }] }))),
      'C2.1',
      '1d',
    );
    expect(told.decision).toBe('resume B2 answers-to-apply');
    expect(told.change.notes.join()).toMatch(
      /^Found the row of C2\.1 on line \d+ without a cell for its status/,
    );
    const alone = feature(short(makeIndex(asked)));
    expect(() => answer(alone, 'C2.1', '1d')).toThrow('Add the cells that the row lacks; then answer again.');
  });

  it('a question of plan may be answered too; the loop is not held by it', () => {
    const found = answer(
      { [INDEX]: fixture('index/t1-clarifying.md'), [SPEC]: '# Spec\n' },
      'Q-P1',
      'SQLite',
    );
    expect(found.diff.join()).toContain(
      '| Q-P1 | plan | research | Which store? | - | technical | answered |',
    );
    expect(found.decision).toBe('wait B1 awaiting-answer');
  });

  it('H04 O04 free text, marks and line breaks stay one cell', () => {
    const files = { [INDEX]: fixture('index/seed-preserved.md') };
    const { diff, change, later } = answer(files, 'C2.1', ' 15 | minutes\n**or** `less` ');
    expect(diff.at(-1)).toBe(
      '+ | G-004 | 2 | answered | Answer to C2.1: "15 \\| minutes<br>**or** `less`" |',
    );
    expect(change.notes).toEqual([
      'The 2 lines of the answer stand on one line of index.md, with <br> between them.',
    ]);
    const said = later.state?.questions.find(({ id }) => id === 'C2.1');
    expect(said?.answer?.text).toBe('15 | minutes\n**or** `less`');
  });

  it('words that would answer another question too are refused', () => {
    const files = feature(
      makeIndex({
        status: 'clarifying',
        questions: [{ id: 'C2.1' }, { id: 'C2.2' }],
        gaps: [
          { id: 'G-4', link: 'C2.1' },
          { id: 'G-5', link: 'C2.2' },
        ],
      }),
    );
    for (const words of ['8\nC2.2: warm', '8; C2.2: warm'])
      expect(() => answer(files, 'C2.1', words)).toThrow(/found an answer to C2\.1 that answers C2\.2 too/);
    expect(answer(files, 'C2.1', '8\nC9.9: warm').decision).toBe('wait B1 awaiting-answer');
  });

  it('an id that comes twice with other words tells neither of two open questions', () => {
    const index = makeIndex({
      status: 'clarifying',
      questions: [{ id: 'C2.1' }, { id: 'C2.1' }],
      gaps: [{ id: 'G-4', link: 'C2.1' }],
    });
    const twice = index.replace('How long is a note kept?', 'Who may read it?');
    const lines = twice.split('\n').flatMap((line, at) => (line.includes('| C2.1 |') ? [at + 1] : []));
    expect(() => answer(feature(twice), 'C2.1', 'x')).toThrow(
      `found 2 open questions with the id C2.1 on lines ${lines[0]}, ${lines[1]}`,
    );
    const one = answer(feature(twice.replace('| pending |', '| deferred |')), 'C2.1', 'x');
    expect(one.files[INDEX]?.match(/\| C2\.1 \|.*\|/g)?.map((row) => row.split(' | ').at(-1))).toEqual([
      'deferred |',
      'answered |',
    ]);
    const said = `${twice}\n## User Answers\n\n- C2.1: a day\n`;
    expect(situation(feature(said)).state?.questions.map(({ state }) => state)).toEqual(['open', 'open']);
  });

  it.each([
    ['C9.9', 'x', /no question "C9.9".*Open are: C2.1, Q-P1/],
    ['C1.1', 'x', /C1.1 with the status "answered"/],
    ['C2.2', 'x', /C2.2 with the status "deferred"/],
    ['C2.1', ' \t', /found no words/],
  ])('%s %j is refused', (id, text, message) => {
    const files = { [INDEX]: fixture('index/t1-clarifying.md'), [SPEC]: '# Spec\n' };
    expect(() => answer(files, id, text)).toThrow(UserError);
    expect(() => answer(files, id, text)).toThrow(message);
  });

  it('twice is refused', () => {
    const { files } = answer({ [INDEX]: fixture('index/seed-preserved.md') }, 'C2.1', 'x');
    expect(() => answer(files, 'C2.1', 'y')).toThrow(/with the status "answered"/);
  });

  it('a workflow that is over answers nothing', () => {
    const index = makeIndex({ status: 'terminated', questions: [{ id: 'C2.1' }] });
    expect(() => answer(feature(index), 'C2.1', 'x')).toThrow(/a workflow that is terminated/);
  });
});

const retry = (index: string) => chosen(feature(index), (at) => choices.retry(at));

describe('retry and skip', () => {
  it('retry: the times, and a row of the decisions log where there is one; once', () => {
    const log =
      '\n## Unified Decisions Log\n\n| Timestamp | Agent | Decision | Rationale |\n|---|---|---|---|\n';
    const found = retry(makeIndex({ status: 'spec_writing' }) + log);
    expect(found.diff).toEqual([...TIMES, `+ | ${AT} | user | Retry of A2 | Asked for by Dana |`]);
    expect(found.decision).toBe('rerun A2 step-interrupted');
    expect(retry(found.files[INDEX] ?? '').change.files).toEqual([]);
    expect(retry(makeIndex({ status: 'validating' })).diff).toEqual(TIMES);
  });

  it('retry is refused where nothing was interrupted', () => {
    for (const index of [
      makeIndex({ status: 'completed' }),
      makeIndex({ status: 'scaffolding' }),
      makeIndex({ status: 'clarifying', questions: [{ id: 'C2.1' }], gaps: [{ id: 'G-4', link: 'C2.1' }] }),
    ])
      expect(() => retry(index)).toThrow(/expected a step that was interrupted/);
  });

  it('no phase of the loop is passed over', () => {
    const at = situation(feature(makeIndex({ status: 'validating' })));
    expect(() => choices.skip?.(at)).toThrow(/B3, which the tool never passes over/);
  });
});

describe('start-fresh', () => {
  it('seed 001: the feature’s folder', () => {
    for (const all of [false, true])
      expect(choices.fresh(situation(feature(makeIndex())), all)).toEqual([`specs/${FEATURE}`]);
  });

  it('a folder that is not the feature’s own stays: `.workflow/` alone; with all, the tool’s files', () => {
    const files = { '.workflow/index.md': makeIndex(), 'spec.md': '# Spec\n', 'src/a.ts': '' };
    expect(choices.fresh(situation(files), false)).toEqual(['.workflow']);
    expect(choices.fresh(situation(files), true)).toEqual(['.workflow', 'spec.md', 'plan.md', 'tasks.md']);
  });
});

it('approval is no word of this format', () => expect('approve' in choices).toBe(false));
