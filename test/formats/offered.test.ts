// What is offered can be done: every option is taken, on made-up states; contract.test.ts has the fixtures.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offeredFor } from '../../src/engine/decide.ts';
import { formats } from '../../src/formats/index.ts';
import { meaningless } from '../../src/model/choice.ts';
import { possible, REASONS } from '../../src/model/decision.ts';
import { atNight, runs, share } from '../exhaustive.ts';
import { state } from './gsd/building.ts';
import { graph, node } from './humaninloop/make-graph.ts';
import { madeUp } from './made-up.ts';
import { type Files, offersOf, taken } from './offering.ts';
import { json, decision as rowOf } from './project-state/looking.ts';
import { single } from './sdd/make-workflow.ts';
import { LOCK, NOW_LOCK, workflow } from './specify/make-state.ts';

describe('law: what is offered is accepted, reads back, and no repair contradicts the decision', () => {
  test('what is made up are formats of the list', () => {
    const ids = formats.map(({ id }) => id);
    expect(Object.keys(madeUp).filter((id) => !ids.includes(id))).toEqual([]);
  });

  atNight.each(Object.entries(madeUp))('any state of %s', (_, files) => {
    let offers = 0;
    fc.assert(
      fc.property(files, (one) => {
        const result = taken(one);
        offers += result.offers.length;
        expect(result.wrong).toEqual([]);
      }),
      { numRuns: runs(400) },
    );
    expect(offers).toBeGreaterThan(runs(400));
  });
});

describe('what a format has no choice for is offered nowhere', () => {
  const every = [...new Set(REASONS.flatMap(offeredFor))];
  const at = { decision: { action: 'ask', step: 'a', options: every }, proposals: [] } as const;
  test.each(formats.map((format) => [format.id, format] as const))('%s', (_, { choices }) => {
    const made: Readonly<Record<string, boolean>> = {
      skip: choices.skip !== undefined,
      answer: choices.answer !== undefined,
      approve: choices.approve !== undefined,
      'accept-spec': choices.acceptSpec !== undefined,
    };
    const lacking = every.filter((option) => made[option] === false);
    expect([...meaningless(choices)].sort()).toEqual([...lacking].sort());
    const offered = possible({ ...at, liveness: 'stale' }, meaningless(choices));
    expect(offered).toEqual(every.filter((one) => one !== 'repair' && !lacking.includes(one)));
  });

  test('a milestone of GSD that tells nothing is begun again or left, and never skipped', () => {
    const files = { '.planning/STATE.md': state('odd').replace('Phase: 1 of 2 (A)', 'Phase: ?') };
    expect(offersOf(files)).toEqual(['retry', 'start-fresh']);
    expect(taken(files).wrong).toEqual([]);
  });
});

/** Asks and pauses that no choice ends by itself: each was offered `retry` or `resume`, for ever. */
const CIRCLES = {
  'a mistyped box': {
    '.kiro/specs/a/tasks.md': '- [x] 1. A\n- [] 2. B\n',
    '.kiro/specs/a/design.md': '# D\nx\n',
    '.kiro/specs/a/requirements.md': '# R\nx\n',
  },
  'tasks that wait for each other': {
    '.kiro/specs/a/requirements.md': '# R\nx\n',
    '.kiro/specs/a/design.md': '# D\nx\n',
    '.kiro/specs/a/tasks.md': '- [x] 1. A\n- [ ] 2. B\n  _Depends: 3_\n- [ ] 3. C\n  _Depends: 2_\n',
  },
  'only what is put off': {
    'specs/001-a/spec.md': '# Feature Specification: A\n\nA list.\n',
    'specs/001-a/plan.md': '# Implementation Plan: A\n\nBy hand.\n',
    'specs/001-a/tasks.md': '- [x] T001 a\n- [~] T002 b\n',
  },
  'a run that failed': {
    '.specify/workflows/runs/r1/state.json': JSON.stringify({
      run_id: 'r1',
      workflow_id: 'w',
      status: 'failed',
      current_step_id: 'a',
      step_results: { a: { status: 'failed' } },
    }),
  },
  'a pause that a tracker says': {
    'conductor/tracks/t/spec.md': '# S\nx\n',
    'conductor/tracks/t/plan.md': '# Plan\n\n## Phase 1\n\n- [x] Task: A\n- [ ] Task: B\n',
    'conductor/tracks/t/metadata.json': '{"status":"paused"}\n',
  },
} satisfies Readonly<Record<string, Files>>;

describe('what ends nothing is not offered: retry and resume lead in no circle', () => {
  test.each(Object.entries(CIRCLES))('%s', (_, files) => {
    expect(offersOf(files)).toEqual(['manual', 'start-fresh']);
    expect(taken(files).wrong).toEqual([]);
  });
});

describe('what cannot be done is not offered', () => {
  const both = ['3b1f8a52-6f0e-4c56-9a5e-0d7d8d8c0a11', '7c2d9e10-3a4b-4f5c-8d6e-1b2a3c4d5e6f'];
  const shared = (status: string) => ({
    'ops/project_state.json': json(both.map((id) => ({ ...rowOf({ status }), project_id: id }))),
  });
  const halted = (type: string, passes = 1): Files => ({
    'specs/012-x/.workflow/dags/specify-strategy.json': graph({
      outcomes: Array.from({ length: passes }, () => 'halted'),
      nodes: [{ ...node('one', 'in-progress'), type }],
    }),
  });
  test.each<readonly [string, Files, readonly string[]]>(
    share(
      [
        [
          'anything while somebody is at work',
          workflow({ version: 4, files: { [LOCK]: NOW_LOCK, 'specs/7-export/spec.md': null } }),
          [],
        ],
        ['no skip at the last stage', workflow({ at: 7, status: 'failed' }), ['retry', 'start-fresh']],
        [
          'no approval that is too early',
          single('in_progress approved complete ready_for_review', ['SPEC.md']),
          ['resume', 'start-fresh'],
        ],
        ['no start over of one of several projects', shared('paused'), ['resume']],
        ['no skip of a gate', halted('gate'), ['retry', 'start-fresh']],
        ['a task may be passed over', halted('task'), ['retry', 'skip', 'start-fresh']],
        ['no pass beyond the last', halted('task', 5), ['manual', 'start-fresh']],
        ['the only way out is by hand then', shared('failed'), ['manual']],
      ],
      5,
    ),
  )('%s', (_, files, options) => {
    expect(offersOf(files)).toEqual(options);
  });
});
