// A state means the same before a migration and after it, and what is offered for it can be done.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats } from '../../../../src/formats/index.ts';
import type { Choice } from '../../../../src/model/choice.ts';
import { fitting } from '../../../../src/model/decision.ts';
import { UserError } from '../../../../src/model/errors.ts';
import type { Recovery } from '../../../../src/model/recovery.ts';
import { atNight, exhaustive, runs } from '../../../exhaustive.ts';
import { chosen, difference, filesAfter, fixture, line, NOW, recovery, type Texts } from '../harness.ts';
import { FOLDER, LOCK, QUESTIONS, STATE, stateText, withText, workflow } from '../make-state.ts';

const MIGRATE = { name: 'migrate' } as const;
const isOld = ({ proposals }: Recovery) => proposals.some(({ kind }) => kind === 'migrate');
const files = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`${FOLDER}/${name}`, `# ${name}\n\nWords.\n`]));

/** `CHECKLIST_CREATION`, version 2, with these phases and what an earlier run left. */
const phased = (at: string, status: string, phases: readonly string[], left: readonly string[] = []) => {
  const text = stateText({ version: 2, at, status });
  const whole = text.replace(/phases:\n[\s\S]*?(?=user_decisions:)/, ['phases:', ...phases, ''].join('\n'));
  return { [STATE]: whole, ...files('spec.md', ...left) };
};

describe('the contract says of the phases of version 2', () => {
  atNight.each([
    [
      'INIT completed',
      phased('INIT', 'completed', ['  init: {status: completed}']),
      'advance · 2 · step-completed',
    ],
    [
      'INIT completed, a capture in progress',
      phased('INIT', 'completed', ['  init: {status: completed}', '  figma_capture: {status: in_progress}']),
      'ask · 1 · no-output',
    ],
    [
      'INIT completed, a capture that is pending as a bare word',
      phased('INIT', 'completed', ['  init: completed', '  figma_capture: pending']),
      'ask · 1 · no-output',
    ],
    [
      'INIT completed, a capture that was skipped',
      phased('INIT', 'completed', ['  init: completed', '  figma_capture: {status: skipped}']),
      'advance · 2 · step-completed',
    ],
    [
      'INIT completed, a capture in progress that left its file',
      phased('INIT', 'completed', ['  figma_capture: {status: in_progress}'], ['figma_context.md']),
      'advance · 2 · artifacts-complete',
    ],
    [
      'SPEC_DRAFT completed',
      phased('SPEC_DRAFT', 'completed', ['  init: completed']),
      'advance · 3 · step-completed',
    ],
    [
      'CHECKLIST_CREATION completed',
      phased(
        'CHECKLIST_CREATION',
        'completed',
        ['  checklist_creation: {status: completed}'],
        ['spec-checklist.md'],
      ),
      'rerun · 3 · not-started',
    ],
    [
      'CHECKLIST_CREATION in progress',
      phased('CHECKLIST_CREATION', 'in_progress', ['  checklist_creation: {status: in_progress}']),
      'rerun · 3 · not-started',
    ],
    [
      'CHECKLIST_CREATION in progress, its file there: no further than one that is completed',
      phased(
        'CHECKLIST_CREATION',
        'in_progress',
        ['  checklist_creation: {status: in_progress}'],
        ['spec-checklist.md'],
      ),
      'rerun · 3 · not-started',
    ],
    [
      'PAL_GATE completed, the newest outputs missing',
      phased('PAL_GATE', 'completed', ['  pal_gate: {status: completed}'], ['spec-checklist.md']),
      'rerun · 5 · artifact-missing',
    ],
    [
      'PAL_GATE completed, the newest outputs there',
      phased(
        'PAL_GATE',
        'completed',
        ['  pal_gate: {status: completed}'],
        ['spec-checklist.md', 'design-brief.md', 'design-supplement.md'],
      ),
      'advance · 6 · step-completed',
    ],
  ])('%s', (_, before, decision) => {
    expect(line(recovery(before))).toBe(decision);
    expect(line(recovery(filesAfter(MIGRATE, before)))).toBe(decision);
  });

  test('a phase that is part of a stage becomes the entry of that stage, in its place', () => {
    const before = phased('CHECKLIST_CREATION', 'completed', [
      '  checklist_creation:  # made',
      '    status: completed',
      '    platform_type: web',
    ]);
    const after = filesAfter(MIGRATE, before)[STATE] ?? '';
    expect(after).toContain(
      'stages:\n  checklist_validation:  # made\n    status: pending\n    platform_type: web\n',
    );
    expect(after).toContain('current_stage: 3\nstage_status: "pending"');
    expect(after).toContain('current_phase: "CHECKLIST_CREATION"');
  });

  test('beside an entry of its stage it stays as it is', () => {
    const phases = [
      '  checklist_creation: {status: completed}',
      '  checklist_validation: {status: in_progress}',
    ];
    const after = filesAfter(MIGRATE, phased('CHECKLIST_VALIDATION', 'in_progress', phases))[STATE] ?? '';
    for (const phase of phases) expect(after).toContain(phase);
  });
});

describe('where stage or status is an unknown word', () => {
  test.each([
    ['a phase', withText(workflow({ version: 2, at: 'SPEC_DRAFT' }), '"SPEC_DRAFT"', '"SPEC_POLISH"')],
    ['the status of a phase', workflow({ version: 2, at: 'SPEC_DRAFT', status: 'blocked' })],
    ['a stage', withText(workflow({ version: 4 }), 'current_stage: 3', 'current_stage: three')],
    ['the status of a stage', workflow({ version: 3, status: 'stuck' })],
    ['the state of the answers', workflow({ version: 4, at: 4, clarification: 'maybe' })],
  ])('%s: nothing is migrated, and nothing is offered that would', (_, before) => {
    const found = recovery(before);
    expect(line(found)).toBe('ask · – · status-unknown');
    expect(isOld(found)).toBe(false);
    expect(() => chosen(MIGRATE, before)).toThrow(/cannot be migrated as it is, and was left alone/);
  });
});

/** All that is decided; the migration itself is not on offer any more. */
const meaning = ({ decision, liveness, state }: Recovery) => ({
  decision,
  liveness,
  ended: state?.ended,
  questions: state?.questions,
});

/** Every choice that is offered, with what a person would type. */
function offered(found: Recovery): readonly Choice[] {
  const open = found.state?.questions.find(({ state }) => state === 'open');
  return fitting(found).flatMap((option): readonly Choice[] => {
    if (option === 'resume' || option === 'retry' || option === 'skip') return [{ name: option }];
    const text = open?.options[0] ?? 'yes';
    return option === 'answer' ? [{ name: option, question: open?.id ?? 'all', text }] : [];
  });
}

/** The files, or what refuses the choice whatever the version is. */
function outcome(choice: Choice, before: Texts): Texts | string {
  try {
    return filesAfter(choice, before);
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

/** Both laws, for any older state: `false` where it is none. */
function lawsHold(before: Texts): boolean {
  const found = recovery(before);
  if (!isOld(found)) return false;
  // At a time when no lock is believed any more: somebody at work is not migrated under.
  const after = filesAfter(MIGRATE, before, NOW + 3 * 3_600_000);
  expect(meaning(recovery(after))).toEqual(meaning(found));
  if (found.liveness === 'live') return true;
  for (const choice of offered(found))
    expect(outcome(choice, before), choice.name).toEqual(outcome(choice, after));
  return true;
}

describe('law: the same before and after, and a choice on an older state is migrating and choosing', () => {
  // The laws of the other one stand in test/formats/task-master/migrations/.
  test('the formats that have migrations are those that are tried', () => {
    expect(formats.filter(({ migrations }) => migrations.length > 0).map(({ id }) => id)).toEqual([
      'specify',
      'task-master',
    ]);
  });

  test.each(['v2', 'v2-research', 'v3', 'v4-waiting', 'v5-crashed'])('the fixture %s', (name) => {
    expect(lawsHold(fixture(name))).toBe(true);
  });

  test.each(['forecasts', 'gift-cards', 'labels', 'loyalty', 'seats'])('every version of %s', (name) => {
    const versions = Object.entries(fixture(`migrations/${name}`)).filter(([path]) => path !== 'v6.md');
    for (const [path, text] of versions) expect(lawsHold({ [STATE]: text }), path).toBe(true);
  });

  const phase = fc.constantFrom(
    'INIT',
    'FIGMA_CAPTURE',
    'RESEARCH_DISCOVERY',
    'SPEC_DRAFT',
    'GATE_1_PROBLEM',
    'CHECKLIST_CREATION',
    'CHECKLIST_VALIDATION',
    'CLARIFICATION',
    'PAL_GATE',
    'DESIGN_FEEDBACK',
    'TEST_STRATEGY',
    'COMPLETE',
  );
  const status = fc.constantFrom('pending', 'in_progress', 'completed', 'failed', 'waiting_for_user');
  const entry = fc.constantFrom(
    'init',
    'figma_capture',
    'checklist_creation',
    'checklist_validation',
    'clarification',
    'setup_figma',
    'spec_draft',
    'design_feedback',
    'test_strategy',
    'completion',
    'complete',
  );
  const name = fc.constantFrom(
    'spec.md',
    'spec-checklist.md',
    'design-brief.md',
    'design-feedback.md',
    'design-supplement.md',
    'test-plan.md',
    'test-strategy.md',
    'clarification-report.md',
    'figma_context.md',
    'analysis/mpa-evaluation.md',
    'analysis/mpa-edgecases.md',
    'clarification-questions.md',
  );
  const minutes = fc.constantFrom(10, 70, 130);
  const made = fc.record({
    version: fc.constantFrom(2, 3, 4, 5),
    phase,
    stage: fc.integer({ min: 1, max: 8 }),
    status,
    entries: fc.dictionary(entry, fc.oneof(status, fc.constant('skipped')), { maxKeys: 3 }),
    clarification: fc.constantFrom('null', 'awaiting_user', 'answers_received', 'processed'),
    summary: fc.constantFrom(null, null, 'completed', 'needs-user-input', 'failed'),
    left: fc.uniqueArray(name, { maxLength: 4 }),
    gone: fc.uniqueArray(name, { maxLength: 3 }),
    lock: fc.option(minutes, { freq: 4 }),
    held: fc.option(minutes, { freq: 4 }),
  });

  test('generated states of versions 2 to 5', () => {
    const tries = Math.ceil(runs(1_000) / (exhaustive ? 1 : 2));
    let tried = 0;
    fc.assert(
      fc.property(made, ({ version, phase: at, stage, gone, lock, held, ...more }) => {
        const ago = (past: number) => new Date(NOW - past * 60_000).toISOString();
        const before = workflow({ version, at: version === 2 ? at : stage, ...more });
        for (const path of gone) if (!more.left.includes(path)) delete before[`${FOLDER}/${path}`];
        if (lock !== null) before[LOCK] = `locked_at: ${ago(lock)}\nstage: INIT\n`;
        if (held !== null && version === 2)
          before[STATE] = (before[STATE] ?? '').replace(
            'locked: false',
            `locked: true\n  locked_at: "${ago(held)}"`,
          );
        if (lawsHold(before)) tried++;
      }),
      { numRuns: tries },
    );
    expect(tried).toBeGreaterThan(tries / 2);
  });
});

test('what going on writes into an older state is the migration and then its own lines', () => {
  const before = workflow({ version: 5, at: 3, status: 'completed' });
  const { files: changed, summary } = chosen({ name: 'resume' }, before);
  expect(summary).toBe('migrate v5 → v6, then go on with stage 4 (Clarification)');
  const [file] = changed;
  if (file?.kind !== 'write') throw new Error('it writes the state');
  expect(difference(file.before ?? '', file.after)).toContain('+schema_version: 6');
  expect(file.after).toContain('current_stage: 4\nstage_status: "pending"');
  expect(before[QUESTIONS]).toBeUndefined();
});
