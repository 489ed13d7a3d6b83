// Stages are called by number and title wherever people read of them; as data they stay numbers.
import { describe, expect, test } from 'vitest';
import { chosen, recovery } from './harness.ts';
import { outputs, workflow } from './make-state.ts';

const TITLES = [
  'Setup',
  'Spec Draft',
  'Checklist and Validation',
  'Clarification',
  'Validation and Design',
  'Test Strategy',
  'Completion',
];
const name = (stage: number) => `stage ${stage} (${TITLES[stage - 1]})`;
/** A number of a stage that nothing explains. */
const BARE = /(?<![\w.:/-])[1-8](?![\w.:/-]| \()(?!\.\d)/;

const STATUSES = ['pending', 'in_progress', 'completed', 'failed', 'waiting_for_user'] as const;
const CASES = TITLES.flatMap((_, at) => STATUSES.map((status) => ({ stage: at + 1, status })));

describe('sentences', () => {
  test.each(CASES)('stage $stage, $status: no bare number in the instruction', ({ stage, status }) => {
    for (const left of [[], outputs(6, stage)]) {
      const { decision } = recovery(workflow({ at: stage, status, left }));
      expect(decision.instruction).not.toMatch(BARE);
      expect(decision.step ?? '1').toMatch(/^[1-8]$/);
    }
  });

  test.each([
    ['advance', workflow({ at: 3, status: 'completed' }), `Go on with ${name(4)}`, /Begin stage 4 \(/],
    [
      'not begun',
      workflow({ at: 4, status: 'pending' }),
      'Stage 4 (Clarification) was never begun.',
      /^Stage/,
    ],
    ['failed', workflow({ at: 3, status: 'failed' }), `S${name(3).slice(1)} failed.`, /^Stage/],
  ])('%s', (_what, files, said, pattern) => {
    const { decision } = recovery(files);
    expect(`${decision.instruction} Go on with ${name(4)}`).toContain(said);
    expect(decision.instruction).toMatch(pattern);
  });

  test('a lost artifact and a choice name the stage', () => {
    const lost = recovery(workflow({ at: 4, files: { 'specs/7-export/spec.md': null } }));
    expect(lost.findings[0]?.message).toContain(`${name(2)} is said to have written specs/7-export/spec.md`);
    expect(lost.findings[0]?.step).toBe('2');
    const dead = workflow({ at: 3 });
    expect(chosen({ name: 'retry' }, dead).summary).toBe(`run ${name(3)} again`);
    expect(chosen({ name: 'skip' }, dead).summary).toBe(`pass over ${name(3)} and go on with ${name(4)}`);
    expect(chosen({ name: 'resume' }, workflow({ at: 3, status: 'completed' })).summary).toBe(
      `go on with ${name(4)}`,
    );
  });
});
