// An evaluator's word and a lock's: where they count, and where they never do.
import { describe, expect, test } from 'vitest';
import { withVerdict } from '../../src/engine/evaluator-verdict.ts';
import { leased } from '../../src/engine/liveness.ts';
import type { Evaluator } from '../../src/index.ts';
import { VERDICTS, type VerdictAction } from '../../src/model/bot/verdict.ts';
import { snapshotOf } from '../snapshot.ts';
import { currentOf, NOW, stateOf } from '../state.ts';
import { engine, recovered, settings } from './toy.ts';

const FACTS = {
  goal: null,
  task: 'login',
  agent: null,
  lastAction: null,
  files: { total: 0, source: 0, test: 0, config: 0 },
  taskFiles: [],
  ofTask: [],
  tests: [],
  lastModified: [],
  changedSince: 'unavailable',
  completedTasks: 0,
  pendingTasks: [],
  testsPass: null,
} as const;

const judge = (text: string, action: VerdictAction) => {
  const memo = engine.memo();
  const sites = engine.asker(memo).sites(['a/toy.txt']);
  const verdicts = new Map([['toy:login', { action, reasoning: 'because' }]]);
  const snapshot = snapshotOf({ 'a/toy.txt': `TOY\nstep: plan\n${text}` });
  const [one] = engine.recover(snapshot, sites, settings, memo, verdicts).workflows;
  return [one?.decision.action, one?.decision.step, one?.decision.reason];
};

describe('a verdict', () => {
  const says: Readonly<Record<VerdictAction, readonly (string | null)[]>> = {
    continue_task: ['resume', 'plan', 'partial-work'],
    restart_task: ['rerun', 'plan', 'step-interrupted'],
    next_task: ['advance', 'code', 'artifacts-complete'],
    human_review: ['ask', 'plan', 'unclear'],
  };
  test.each(VERDICTS)('%s, where the rules say that they cannot tell', (action) => {
    expect(judge('current: unclear=yes\n', action)).toEqual(says[action]);
  });

  test.each(VERDICTS)('%s never overrides a wait, a block, or what the rules can tell', (action) => {
    expect(judge('current: unclear=yes\ncurrent: waits=awaiting-approval\n', action)[0]).toBe('wait');
    expect(judge('current: unclear=yes\nbad\n', action)[2]).toBe('state-inconsistent');
    expect(judge('nonsense\n', action)[0]).toBe('block');
    expect(judge('', action)).toEqual(['rerun', 'plan', 'step-interrupted']);
  });

  test('next_task without a next task stays with the person', () => {
    const state = stateOf({ current: currentOf({ unclear: true, next: null }) });
    expect(withVerdict(state, { action: 'next_task', reasoning: '' })).toBe(state);
  });
});

test('an evaluator of any kind answers by the facts, and its word enters as a second recovery', async () => {
  const careful: Evaluator = {
    evaluate: async ({ taskFiles }) => ({
      action: taskFiles.length > 0 ? 'continue_task' : 'human_review',
      reasoning: 'by the files',
    }),
  };
  const facts = { ...FACTS, taskFiles: [{ written: 'a.py', path: 'a.py', lines: 3 }] };
  const [some, none] = [await careful.evaluate(facts), await careful.evaluate(FACTS)];
  expect(judge('current: unclear=yes\n', some.action)[0]).toBe('resume');
  expect(judge('current: unclear=yes\n', none.action)[0]).toBe('ask');
});

describe('a lease', () => {
  const until = (time: number) => recovered(snapshotOf({ 'a/toy.txt': `TOY\nuntil: ${time}\n` }));

  test('T09 while it holds, the step waits and the workflow is live', () => {
    expect(until(NOW + 1)).toMatchObject({
      liveness: 'live',
      decision: { action: 'wait', reason: 'locked' },
    });
  });

  test('from its last moment on it says nothing', () => {
    expect(until(NOW)).toMatchObject({ decision: { action: 'rerun', reason: 'step-interrupted' } });
  });

  test('T02 a lock that was dated far in the future is not believed, and that is said', () => {
    const one = until(NOW + 26 * 3_600_000);
    expect(one.decision.reason).toBe('step-interrupted');
    expect(one.notes.join()).toContain('A lock from the future is not believed');
  });

  test('what has ended is not live', () => {
    const state = stateOf({ ended: 'completed', lease: { until: NOW + 1, path: 'x' } });
    expect(leased(state, settings)).toBe(state);
  });
});
