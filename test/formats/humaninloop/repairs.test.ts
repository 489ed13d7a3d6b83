// What is mended in states of this format, and by which proof.
import { describe, expect, it } from 'vitest';
import { atNight, share } from '../../exhaustive.ts';
import { AT, mended, performed, repairsOf } from './choosing.ts';
import { decided, fixture, look } from './looking.ts';
import { graph, node } from './make-graph.ts';
import { featureWith, INDEX, makeIndex, SPEC } from './make-index.ts';

const feature = (index: string) => ({ ...featureWith(index) });
const clarifying = (more: Parameters<typeof makeIndex>[0]) =>
  feature(makeIndex({ status: 'clarifying', ...more }));
const PRESERVED = fixture('index/seed-preserved.md');

describe('iteration-in-range', () => {
  atNight.each(['11 / 10', 'NaN', '-1 / 10', 'two'])(
    '%s while clarifying: the questions carry their iteration',
    (iteration) => {
      const files = clarifying({
        iteration,
        questions: [{ id: 'C3.1' }, { id: 'C3.2', status: 'answered', place: 'FR-9' }],
        gaps: [{ id: 'G-4', link: 'C3.1' }],
      });
      expect(decided(look(files))).toBe('ask - state-inconsistent');
      const { repair, decision, diff } = mended(files);
      expect(diff).toEqual([
        `- | **Current Iteration** | ${iteration} |`,
        '+ | **Current Iteration** | 3 / 10 |',
      ]);
      expect(decision).toBe('wait B1 awaiting-answer');
      expect(repair.proof).toEqual(['The loop is clarifying C3.1, C3.2, asked in iteration 3 by their ids.']);
    },
  );

  atNight('a row that is missing is written', () => {
    const files = clarifying({
      iteration: null,
      questions: [{ id: 'C3.1' }],
      gaps: [{ id: 'G-4', link: 'C3.1' }],
    });
    expect(mended(files).diff).toEqual(['+ | Current Iteration | 3 / 10 |']);
  });

  it.each(
    share(
      [
        [
          'questions of two iterations',
          clarifying({
            iteration: 'x',
            questions: [{ id: 'C3.1' }, { id: 'C2.1' }],
            gaps: [{ id: 'G-4', link: 'C3.1' }],
          }),
        ],
        [
          'questions without one',
          clarifying({ iteration: 'x', questions: [{ id: 'Q-S1' }], gaps: [{ id: 'G-4' }] }),
        ],
        [
          'validating',
          feature(makeIndex({ iteration: '11 / 10', questions: [{ id: 'C3.1', status: 'answered' }] })),
        ],
        ['a stale count', feature(makeIndex({ stale: '4 / 3' }))],
      ],
      3,
    ),
  )('nothing proves %s', (_, files) => expect(repairsOf(files)).toEqual([]));
});

describe('pending-questions-match', () => {
  it('an open question that names a pending gap: the gap is clarifying', () => {
    const files = clarifying({
      questions: [{ id: 'C2.1', place: 'x' }],
      gaps: [{ id: 'G-4', status: 'pending', link: 'C2.1' }],
    });
    expect(decided(look(files))).toBe('ask - state-inconsistent');
    const { decision, repair } = mended(files);
    expect(decision).toBe('wait B1 awaiting-answer');
    expect(repair.summary).toBe('G-4 clarifying');
    expect(repair.proof.join()).toMatch(/C2\.1 on line \d+ is open and belongs to G-4 by id;/);
  });

  atNight('a place that both name proves nothing', () => {
    expect(
      repairsOf(clarifying({ questions: [{ id: 'C2.1' }], gaps: [{ id: 'G-4', status: 'pending' }] })),
    ).toEqual([]);
  });

  atNight('a clarifying gap whose question stands nowhere: pending, and the loop validates', () => {
    const files = clarifying({ gaps: [{ id: 'G-4', link: 'C2.1' }] });
    expect(decided(look(files))).toBe('ask - state-inconsistent');
    const { decision, repair, diff } = mended(files);
    expect(decision).toBe('rerun B3 step-interrupted');
    expect(diff).toContain('+ | **Loop Status** | validating |');
    expect(repair.summary).toBe('G-4 pending, and the loop validating');
  });

  atNight('the same beside a live question: the gap alone', () => {
    const files = clarifying({
      questions: [{ id: 'C2.1', place: 'a' }],
      gaps: [
        { id: 'G-4', link: 'C2.1', place: 'a' },
        { id: 'G-5', link: 'C2.2', place: 'b' },
      ],
    });
    const { decision, diff } = mended(files);
    expect(decision).toBe('wait B1 awaiting-answer');
    expect(diff).toHaveLength(2);
  });

  atNight('a question that a log speaks of was asked: nothing is proven', () => {
    const log =
      '\n## Gap Resolution History\n\n| Gap ID | Iteration | Action | Details |\n|---|---|---|---|\n' +
      '| G-4 | 2 | clarifying | Question C2.1 presented |\n';
    expect(
      repairsOf(feature(makeIndex({ status: 'clarifying', gaps: [{ id: 'G-4', link: 'C2.1' }] }) + log)),
    ).toEqual([]);
  });

  atNight('no question and no linked gap: nothing is proven', () => {
    expect(repairsOf(clarifying({}))).toEqual([]);
    expect(repairsOf(clarifying({ gaps: [{ id: 'G-4' }] }))).toEqual([]);
  });
});

describe('a value that is written twice', () => {
  const pair = makeIndex({
    status: 'clarifying',
    questions: [{ id: 'C2.1' }],
    gaps: [{ id: 'G-4', link: 'C2.1' }],
  });

  it.each(['validating', 'completed'])(
    'S08 Loop Status clarifying and %s: an open question decides',
    (other) => {
      const index = pair.replace(
        '| **Loop Status** | clarifying |',
        `| **Loop Status** | ${other} |\n| **Loop Status** | clarifying |`,
      );
      expect(decided(look(feature(index)))).toBe('ask - state-inconsistent');
      expect(mended(feature(index)).decision).toBe('wait B1 awaiting-answer');
    },
  );

  it('S08 two other words: nothing is proven', () => {
    const index = makeIndex({ status: 'validating' }).replace(
      '| **Loop Status** | validating |',
      '| **Loop Status** | validating |\n| **Loop Status** | completed |',
    );
    expect(repairsOf(feature(index))).toEqual([]);
  });

  atNight('S14 the specify row is never compared with Loop Status', () => {
    const files = feature(makeIndex({ status: 'completed' }));
    expect(files[INDEX]).toContain('| specify | in_progress |');
    expect(repairsOf(files)).toEqual([]);
  });
});

describe('crash scenarios of seed 001', () => {
  it('1 during scaffold: A1 again, nothing to mend', () => {
    expect(repairsOf(feature(makeIndex({ status: 'not_started', iteration: '0 / 10' })))).toEqual([]);
    expect(repairsOf(feature(makeIndex({ status: 'scaffolding', iteration: '0 / 10' })))).toEqual([]);
  });

  atNight('2 during spec writing and 3 during validation: run again, nothing to mend', () => {
    expect(repairsOf(feature(makeIndex({ status: 'spec_writing' })))).toEqual([]);
    expect(repairsOf(feature(makeIndex({ status: 'validating' })))).toEqual([]);
  });

  it('4 waiting for the user: present the questions again, nothing to mend', () => {
    expect(repairsOf({ [INDEX]: PRESERVED })).toEqual([]);
  });

  atNight('5 after the user answered, before the question’s row was written: the log proves it', () => {
    const row = '| G-004 | 2 | answered | Answer to C2.1: "15 minutes" |\n';
    const files = { [INDEX]: `${PRESERVED.trimEnd()}\n${row}`, [SPEC]: '# Spec\n' };
    expect(decided(look(files))).toBe('resume B2 answers-to-apply');
    const { decision, repair, diff, times } = mended(files);
    expect(decision).toBe('resume B2 answers-to-apply');
    expect(times, 'a repair says when').toEqual([
      '- | **Last Activity** | 2024-01-15T10:30:00Z |',
      `+ | **Last Activity** | ${AT} |`,
    ]);
    expect(diff).toEqual([
      '- | C2.1 | Session timeout | G-004 | awaiting_answer |',
      '+ | C2.1 | Session timeout | G-004 | answered |',
    ]);
    expect(repair.proof).toEqual(['Line 28 of the logs records the answer to C2.1.']);
  });

  atNight('5 the same in template T1, by either of its logs', () => {
    const t1 = fixture('index/t1-clarifying.md');
    const history = t1
      .replace('## Unified Decisions Log', '')
      .replace(
        '| 1 | 2026-01-02T09:50:00Z |\n',
        '| 1 | 2026-01-02T09:50:00Z |\n| G-002 | CHK004 | Limit? | Important | 100 | C2.1 | 2 | - |\n',
      );
    expect(mended({ [INDEX]: history }).repair.summary).toBe('C2.1 answered');
    const decision = t1.replace(
      '| The user said so |\n',
      '| The user said so |\n| - | specify | user | C2.1: 100 | - |\n',
    );
    expect(mended({ [INDEX]: decision }).repair.summary).toBe('C2.1 answered');
  });

  it('5 that a question was presented is no answer', () => {
    for (const row of [
      '| G-004 | 2 | clarifying | Question C2.1 presented |',
      '| G-004 | 2 | resolved | C9.9 |',
    ])
      expect(repairsOf({ [INDEX]: `${PRESERVED.trimEnd()}\n${row}\n` })).toEqual([]);
  });
});

const CONTEXT = 'specs/021-shared-lists/.workflow/context.md';
const GRAPH = 'specs/021-shared-lists/.workflow/dags/specify-strategy.json';

describe('successors', () => {
  it('a context file that waits although its log answers every question is handed on', () => {
    const log =
      '\n### Iteration 2\n\n#### User Answers\n\n| Gap ID | Question | Answer |\n|---|---|---|\n' +
      '| G1 | Who? | both |\n';
    const files = {
      [CONTEXT]: `${fixture('context/context-awaiting-user.md').trimEnd()}\n${log}`,
      'specs/021-shared-lists/.workflow/advocate-report.md':
        '> Iteration: 2\n\n## Clarifications Needed\n\n### C1: x\n\n' +
        '**Related Gap**: G1\n\n**Question**: Who?\n',
    };
    const { decision, repair, diff } = mended(files);
    expect(decision).toBe('rerun specify step-interrupted');
    expect(diff).toEqual(
      expect.arrayContaining(['+ status: awaiting-analyst', '+ iteration: 3', `+ updated: ${AT}`]),
    );
    expect(repair.proof.join()).toContain('answers C1, which is all');
    expect(repairsOf(performed(files, repair))).toEqual([]);
  });

  atNight('S14 a graph that calls itself completed: the time that the tool writes with it is missing', () => {
    const text = graph({
      outcomes: ['completed', null],
      status: 'completed',
      nodes: [node('two', 'in-progress')],
    });
    expect(decided(look({ [GRAPH]: text }))).toBe('ask - state-inconsistent');
    const { decision, diff } = mended({ [GRAPH]: text });
    expect(decision).toBe('rerun two step-interrupted');
    expect(diff).toEqual(['-   "status": "completed",', '+   "status": "in-progress",']);
  });

  atNight('S14 the same with a time: only a pass that began later proves it', () => {
    const open = (began: string) =>
      graph({ outcomes: ['completed', null], status: 'completed', nodes: [node('two', 'in-progress')] })
        .replace(
          '"created_at": "2026-02-18T18:54:51Z"',
          '"created_at": "2026-02-18T18:54:51Z",\n  "completed_at": "2026-02-18T20:00:00Z"',
        )
        .replace('"outcome": null', `"outcome": null,\n      "created_at": "${began}"`);
    expect(mended({ [GRAPH]: open('2026-02-19T08:00:00Z') }).diff).toContain('+   "completed_at": null,');
    expect(repairsOf({ [GRAPH]: open('2026-02-18T19:00:00Z') })).toEqual([]);
  });

  it('a whole graph, and one whose words are unknown, are left alone', () => {
    expect(repairsOf({ [GRAPH]: fixture('dags/specify-running.json') })).toEqual([]);
    expect(repairsOf({ [GRAPH]: graph({ status: 'paused2' }) })).toEqual([]);
  });
});
