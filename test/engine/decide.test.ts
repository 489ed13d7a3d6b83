// The decision table row by row, the order of its rows, and what a decision always carries.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../../src/engine/decide.ts';
import { type Action, REASONS, type Reason } from '../../src/model/decision.ts';
import type { Consequence, Finding } from '../../src/model/rule.ts';
import type { Current, WorkflowState } from '../../src/model/workflow.ts';
import { runs } from '../exhaustive.ts';
import { currentOf, stateOf, stepOf } from '../state.ts';

function finding(consequence: Consequence, reason: Reason | null, step: string | null = null): Finding {
  const rule = reason ?? 'a-note';
  return {
    rule,
    severity: 'error',
    consequence,
    reason,
    step,
    message: '',
    path: 'p',
    line: null,
    evidence: {},
  };
}

const current = (over: Partial<Current>): WorkflowState => stateOf({ current: currentOf(over) });
const ended = (reason: NonNullable<WorkflowState['ended']>): WorkflowState =>
  stateOf({ ended: reason, current: null });
const steps = stateOf({ steps: ['spec', 'architect', 'tasks'].map((id) => stepOf(id, [])) });

type Row = readonly [
  name: string,
  state: WorkflowState | null,
  findings: readonly Finding[],
  action: Action,
  step: string | null,
  reason: Reason,
];

/** In the order of the fold: each row is also a heavier one than all that follow it. */
const ROWS: readonly Row[] = [
  ['it cannot be read', null, [finding('block', 'state-unreadable')], 'block', null, 'state-unreadable'],
  ['it is conflicted', null, [finding('block', 'state-conflicted')], 'block', null, 'state-conflicted'],
  ['its version is not known', null, [finding('block', 'version-unknown')], 'block', null, 'version-unknown'],
  ['it must not be touched', null, [finding('block', 'state-unsafe')], 'block', null, 'state-unsafe'],
  ['it is not here', null, [finding('block', 'state-unavailable')], 'block', null, 'state-unavailable'],
  ['its status means nothing', stateOf(), [finding('ask', 'status-unknown')], 'ask', null, 'status-unknown'],
  ['it is complete', ended('completed'), [], 'none', null, 'completed'],
  ['it was terminated', ended('terminated'), [], 'none', null, 'terminated'],
  ['it was cancelled', ended('cancelled'), [], 'none', null, 'cancelled'],
  ['it failed', ended('failed'), [], 'start-fresh', null, 'failed'],
  ['the spec changed', stateOf(), [finding('block', 'spec-changed')], 'block', null, 'spec-changed'],
  ['the spec is gone', stateOf(), [finding('block', 'spec-missing')], 'block', null, 'spec-missing'],
  [
    'it contradicts itself',
    stateOf(),
    [finding('ask', 'state-inconsistent')],
    'ask',
    null,
    'state-inconsistent',
  ],
  ['there are two of it', stateOf(), [finding('ask', 'state-ambiguous')], 'ask', null, 'state-ambiguous'],
  [
    'finished steps are not finished: the earliest',
    steps,
    [
      finding('rerun', 'artifact-missing', 'tasks'),
      finding('rerun', 'constitution-check-missing', 'architect'),
    ],
    'rerun',
    'architect',
    'constitution-check-missing',
  ],
  [
    'an artifact is missing',
    steps,
    [finding('rerun', 'artifact-missing', 'tasks')],
    'rerun',
    'tasks',
    'artifact-missing',
  ],
  ['an answer is awaited', current({ waits: 'awaiting-answer' }), [], 'wait', 'tdd', 'awaiting-answer'],
  ['an approval is awaited', current({ waits: 'awaiting-approval' }), [], 'wait', 'tdd', 'awaiting-approval'],
  ['it is paused', current({ waits: 'paused' }), [], 'wait', 'tdd', 'paused'],
  ['it is locked', current({ waits: 'locked' }), [], 'wait', 'tdd', 'locked'],
  ['answers are not applied', current({ answersReady: true }), [], 'resume', 'tdd', 'answers-to-apply'],
  ['the step is done', current({ finished: true }), [], 'advance', 'programmer', 'step-completed'],
  [
    'all that it makes is there',
    current({ output: 'complete' }),
    [],
    'advance',
    'programmer',
    'artifacts-complete',
  ],
  ['the step failed', current({ failed: true }), [], 'ask', 'tdd', 'step-failed'],
  ['nobody can tell', current({ unclear: true }), [], 'ask', 'tdd', 'unclear'],
  ['it never began', current({ begun: false }), [], 'rerun', 'tdd', 'not-started'],
  ['it died without a trace', current({ silence: 'ask' }), [], 'ask', 'tdd', 'no-output'],
  ['partial work', current({ manner: 'continue' }), [], 'resume', 'tdd', 'partial-work'],
  ['otherwise', current({}), [], 'rerun', 'tdd', 'step-interrupted'],
];

describe('the decision table', () => {
  it.each(ROWS)('%s', (_name, state, findings, action, step, reason) => {
    expect(decide(state, findings)).toMatchObject({ action, step, reason });
  });

  it('has a row for every published reason', () => {
    expect(new Set(ROWS.map((row) => row[5]))).toEqual(new Set(REASONS));
  });

  it('says what to do and gives options, save where nothing is left to do', () => {
    for (const [, state, findings] of ROWS) {
      const decision = decide(state, findings);
      expect(decision.instruction.length).toBeGreaterThan(10);
      expect(decision.instruction).not.toContain('{step}');
      if (decision.reason !== 'completed') expect(decision.options.length).toBeGreaterThan(0);
    }
  });

  it('notes alone never change a decision', () => {
    for (const [, state, findings, action, step, reason] of ROWS) {
      const noted = [...findings, finding('note', null), finding('note', null, 'spec')];
      expect(decide(state, noted)).toMatchObject({ action, step, reason });
    }
  });

  it('a step that is done and has no next one is not passed over', () => {
    expect(decide(current({ output: 'complete', next: null }), [])).toMatchObject({ action: 'rerun' });
  });

  it('without a current step asks, rather than guesses', () => {
    expect(decide(stateOf({ current: null }), [])).toMatchObject({
      action: 'ask',
      step: null,
      reason: 'unclear',
    });
  });
});

describe('what is lost of a later step is made again in its turn', () => {
  const order = ['spec', 'architect', 'tasks', 'tdd'].map((id) => stepOf(id, [], id === 'tasks'));
  const lost = [finding('rerun', 'artifact-missing', 'tasks')];
  const said = (over: Partial<Current>) => {
    const decision = decide(
      stateOf({ steps: order, current: currentOf({ id: 'architect', ...over }) }),
      lost,
    );
    return `${decision.action} · ${decision.step} · ${decision.reason}`;
  };

  it.each<readonly [what: string, current: Partial<Current>, says: string]>([
    ['an earlier step that was interrupted', {}, 'rerun · architect · step-interrupted'],
    ['one that was begun and goes on', { manner: 'continue' }, 'resume · architect · partial-work'],
    [
      'one that waits',
      { waits: 'awaiting-approval', finished: true },
      'wait · architect · awaiting-approval',
    ],
    ['one that failed', { failed: true }, 'ask · architect · step-failed'],
    [
      'one that is over, its next one lost',
      { finished: true, next: 'tasks' },
      'rerun · tasks · artifact-missing',
    ],
    [
      'one that is over, its next one before what is lost',
      { id: 'spec', output: 'complete', next: 'architect' },
      'advance · architect · artifacts-complete',
    ],
    ['one that is over and the last', { output: 'complete', next: null }, 'rerun · tasks · artifact-missing'],
    ['the very step that lost it', { id: 'tasks' }, 'rerun · tasks · artifact-missing'],
    ['a later step', { id: 'tdd' }, 'rerun · tasks · artifact-missing'],
    ['a step that nobody lists', { id: 'red-team' }, 'rerun · tasks · artifact-missing'],
  ])('%s', (_what, over, says) => {
    expect(said(over)).toBe(says);
  });

  it('item by item where steps have items', () => {
    const items = ['01', '02'].flatMap((item) => [{ ...stepOf('spec', [], item === '02'), item }]);
    const of = (item: string) =>
      decide(stateOf({ steps: items, current: currentOf({ id: 'spec', item }) }), [
        { ...finding('rerun', 'artifact-missing', 'spec'), item: '02' },
      ]).reason;
    expect([of('01'), of('02')]).toEqual(['step-interrupted', 'artifact-missing']);
  });
});

describe('the order of the rows', () => {
  const blocking = ROWS.filter((row) => row[2].length > 0);
  const pick = fc.constantFrom(...blocking.map((_, i) => i));

  it('of two findings the earlier row wins, whatever their order', () => {
    fc.assert(
      fc.property(pick, pick, fc.boolean(), (a, b, swap) => {
        const [first, second] = [blocking[Math.min(a, b)], blocking[Math.max(a, b)]];
        if (!first || !second) return;
        const both = swap ? [...second[2], ...first[2]] : [...first[2], ...second[2]];
        const sameRow = first[3] === second[3] && rowOf(first[5]) === rowOf(second[5]);
        const decision = decide(steps, both);
        if (!sameRow) expect(rowOf(decision.reason)).toBe(rowOf(first[5]));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('an ended workflow ends before the ground it stood on is looked at', () => {
    expect(decide(ended('completed'), [finding('block', 'spec-changed')]).reason).toBe('completed');
    expect(decide(ended('completed'), [finding('block', 'state-unreadable')]).reason).toBe(
      'state-unreadable',
    );
  });

  it('a changed spec comes before a person who is waited for', () => {
    const waiting = current({ waits: 'awaiting-approval' });
    expect(decide(waiting, [finding('block', 'spec-changed')]).reason).toBe('spec-changed');
  });
});

/** Which line of the table a reason stands on. */
function rowOf(reason: Reason): number {
  const lines: readonly (readonly Reason[])[] = [
    ['state-unreadable', 'state-conflicted', 'version-unknown', 'state-unsafe', 'state-unavailable'],
    ['status-unknown'],
    ['spec-changed', 'spec-missing'],
    ['state-inconsistent', 'state-ambiguous'],
    ['artifact-missing', 'constitution-check-missing'],
  ];
  const index = lines.findIndex((line) => line.includes(reason));
  return index < 0 ? lines.length : index;
}
