// What a check concludes and says in its headline: workflow by workflow, and the heaviest for all.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Decision, Reason } from '../../../src/model/decision.ts';
import type { Recovery, Unreadable } from '../../../src/model/recovery.ts';
import type { Liveness } from '../../../src/model/rule.ts';
import { nothingSeen } from '../../../src/report/check/check.ts';
import { baseToLookAt, type CheckCall, FAIL_ON, verdictOn } from '../../../src/report/check/conclusion.ts';
import { runs } from '../../exhaustive.ts';
import { callOf, decisionOf, invalidOf, recoveryOf, SETTINGS, seenOf, unreadableOf } from '../seen.ts';

const CLEAN = seenOf([]);

/** The verdict on these workflows and files, all new unless the call says otherwise. */
function verdict(
  workflows: readonly Recovery[],
  files: readonly Unreadable[] = [],
  over: Partial<CheckCall> = {},
) {
  const call = callOf(over);
  const head = seenOf(workflows, files);
  return verdictOn(head, baseToLookAt(head.report, call) === null ? null : CLEAN, call);
}

const living = (liveness: Liveness, decision: Decision = decisionOf('resume', 'partial-work')) =>
  recoveryOf('a', { liveness, decision });
const MIGRATE = [{ kind: 'migrate', summary: 'v5 → v6', files: [], proof: [], changes: null }] as const;

describe('the conclusion', () => {
  it.each([
    ['live', living('live'), 'success'],
    ['recent', living('recent'), 'success'],
    ['ended', living('ended', decisionOf('none', 'completed')), 'success'],
    ['failed and ended', living('ended', decisionOf('start-fresh', 'failed')), 'success'],
    ['waiting, lately', living('recent', decisionOf('wait', 'paused')), 'success'],
    ['stale', living('stale'), 'neutral'],
    ['abandoned', living('abandoned'), 'neutral'],
    ['of unknown age', living('unknown'), 'neutral'],
    ['outdated', recoveryOf('a', { proposals: MIGRATE }), 'neutral'],
    ['waiting beyond the stale time', living('stale', decisionOf('wait', 'paused')), 'action_required'],
    ['asking', living('recent', decisionOf('ask', 'no-output')), 'action_required'],
    ['blocked on its spec', living('recent', decisionOf('block', 'spec-changed')), 'action_required'],
    ['invalid, and new', invalidOf('a'), 'failure'],
  ])('of a workflow that is %s', (_, one, conclusion) => {
    expect(verdict([one]).conclusion).toBe(conclusion);
  });

  it.each([
    ['a file that cannot be read, and new', unreadableOf('a.md'), 'failure'],
    ['a copied template', unreadableOf('a.md', { rule: 'state-filled' }), 'success'],
  ])('of %s', (_, file, conclusion) => {
    expect(verdict([], [file]).conclusion).toBe(conclusion);
  });

  it('is the heaviest of all', () => {
    const mild = [living('recent'), recoveryOf('b', { liveness: 'stale' })];
    expect(verdict(mild).conclusion).toBe('neutral');
    const ask = recoveryOf('c', { decision: decisionOf('ask', 'unclear') });
    expect(verdict([...mild, ask]).conclusion).toBe('action_required');
    expect(verdict([...mild, ask], [unreadableOf('x.md')]).conclusion).toBe('failure');
  });

  it('of what was invalid before is no failure', () => {
    const head = seenOf([invalidOf('a')], [unreadableOf('x.md')]);
    const { conclusion, headline } = verdictOn(head, head, callOf());
    expect(conclusion).toBe('action_required');
    expect(headline).toBe('Action required: 1 workflow needs a decision; 1 state file cannot be read.');
  });

  it('of an invalid state is a failure where nothing stood before', () => {
    expect(verdict([invalidOf('a')], [], { base: { kind: 'nothing' } }).conclusion).toBe('failure');
  });

  it('T01 of an invalid state is neutral where the base is missing', () => {
    const { conclusion, headline, unsure } = verdict([invalidOf('a')], [unreadableOf('x.md')], {
      base: { kind: 'missing' },
    });
    expect([conclusion, unsure]).toEqual(['neutral', true]);
    expect(headline).toBe('Neutral: it cannot be told whether 2 invalid states came with this change.');
  });

  it('of another workflow that needs a person is not softened by a missing base', () => {
    const ask = recoveryOf('b', { decision: decisionOf('ask', 'unclear') });
    expect(verdict([invalidOf('a'), ask], [], { base: { kind: 'missing' } }).conclusion).toBe(
      'action_required',
    );
  });

  it('R08 is neutral at best where nothing is compared', () => {
    expect(verdict([living('recent')], [], { base: { kind: 'none' } }).conclusion).toBe('neutral');
    expect(verdict([invalidOf('a')], [], { base: { kind: 'none' } }).conclusion).toBe('action_required');
  });

  it('names what waits for a person, though nothing is wrong', () => {
    const wait = (id: string, reason: Reason) => recoveryOf(id, { decision: decisionOf('wait', reason) });
    const waiting = [wait('a', 'awaiting-answer'), wait('b', 'awaiting-approval'), wait('c', 'locked')];
    expect(verdict([...waiting, living('recent')]).headline).toBe(
      'Success: 4 workflows, 2 wait for a person.',
    );
    expect(verdict([wait('c', 'locked')]).headline).toBe('Success: 1 workflow, none needs a person.');
  });

  it('of a deleted branch is neutral', () => {
    const call = callOf({ head: null, base: { kind: 'none' } });
    expect(verdictOn(nothingSeen(SETTINGS), null, call)).toMatchObject({
      conclusion: 'neutral',
      headline: 'Neutral: there is nothing to look at.',
    });
  });
});

describe('fail-on', () => {
  it('none fails over nothing, and needs no base', () => {
    expect(verdict([invalidOf('a')], [unreadableOf('x.md')], { failOn: 'none' }).conclusion).toBe(
      'action_required',
    );
    const missing = verdict([invalidOf('a')], [], { failOn: 'none', base: { kind: 'missing' } });
    expect(missing).toMatchObject({ conclusion: 'action_required', unsure: false });
  });

  it('stale fails over stale, abandoned and newly invalid ones', () => {
    const strict = { failOn: 'stale' } as const;
    for (const liveness of ['stale', 'abandoned'] as const)
      expect(verdict([living(liveness)], [], strict).conclusion).toBe('failure');
    expect(verdict([living('unknown')], [], strict).conclusion).toBe('neutral');
    expect(verdict([invalidOf('a')], [], strict).conclusion).toBe('failure');
    const both = [
      recoveryOf('a', { liveness: 'stale' }),
      invalidOf('b'),
      recoveryOf('c', { liveness: 'abandoned' }),
    ];
    expect(verdict(both, [], strict).headline).toBe(
      'Failure: 1 state became invalid with this change; 2 workflows are stale or abandoned.',
    );
  });

  it('decides whether the base is looked at: only where something is invalid', () => {
    const good = seenOf([recoveryOf('a')]).report;
    const bad = seenOf([invalidOf('a')]).report;
    expect(baseToLookAt(good, callOf())).toBeNull();
    expect(baseToLookAt(bad, callOf())).toBe('b'.repeat(40));
    expect(baseToLookAt(bad, callOf({ failOn: 'stale' }))).toBe('b'.repeat(40));
    expect(baseToLookAt(bad, callOf({ failOn: 'none' }))).toBeNull();
    expect(baseToLookAt(bad, callOf({ base: { kind: 'missing' } }))).toBeNull();
  });
});

describe('laws', () => {
  const decisions = [
    decisionOf('block', 'state-conflicted'),
    decisionOf('block', 'spec-changed'),
    decisionOf('ask', 'status-unknown'),
    decisionOf('ask', 'no-output'),
    decisionOf('wait', 'paused'),
    decisionOf('resume', 'partial-work'),
    decisionOf('none', 'completed'),
  ];
  const workflow = fc.record({
    decision: fc.constantFrom(...decisions),
    liveness: fc.constantFrom<Liveness>('live', 'recent', 'stale', 'abandoned', 'ended', 'unknown'),
    proposals: fc.constantFrom([], MIGRATE),
  });
  const state = fc.record({
    workflows: fc
      .array(workflow, { maxLength: 6 })
      .map((drafts) => drafts.map((over, i) => recoveryOf(`${i}`, over))),
    files: fc
      .array(fc.constantFrom('state-readable', 'state-filled'), { maxLength: 2 })
      .map((rules) => rules.map((rule, i) => unreadableOf(`${i}.md`, { rule }))),
  });
  const base = fc.constantFrom<CheckCall['base']>(
    { kind: 'commit', commit: 'b'.repeat(40) },
    { kind: 'nothing' },
    { kind: 'none' },
    { kind: 'missing' },
  );
  const call = fc.record({ base, failOn: fc.constantFrom(...FAIL_ON) }).map(callOf);

  it('verdicts are pure, fail over what fail-on names alone, and are never without words', () => {
    fc.assert(
      fc.property(state, state, call, (after, before, asked) => {
        const head = seenOf(after.workflows, after.files);
        const old = baseToLookAt(head.report, asked) === null ? null : seenOf(before.workflows, before.files);
        const { conclusion, headline } = verdictOn(head, old, asked);
        expect(verdictOn(head, old, asked)).toEqual({ conclusion, headline, unsure: expect.any(Boolean) });
        expect(headline).toMatch(/^(?:Success|Neutral|Action required|Failure): \S.*[^.]\.$/);
        const overdue = head.report.summary.stale + head.report.summary.abandoned > 0;
        const mayFail =
          asked.failOn !== 'none' &&
          ((asked.failOn === 'stale' && overdue) ||
            (head.report.summary.invalid > 0 && /commit|nothing/.test(asked.base.kind)));
        if (!mayFail) expect(conclusion).not.toBe('failure');
        if (old && asked.failOn === 'invalid')
          expect(verdictOn(head, head, asked).conclusion).not.toBe('failure');
      }),
      { numRuns: runs(1_000) },
    );
  });
});
