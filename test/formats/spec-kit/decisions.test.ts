// What is decided for each state of a feature, from its first document to its last task.
import { describe, expect, test } from 'vitest';
import { decided, type Files } from '../looking.ts';
import { at, fixture, HOME, listed, looker, PLAN, SPEC, TASKS } from './look.ts';

const { look } = looker;
const NONE = TASKS.replaceAll(/\[[xX]\]/g, '[ ]');
const ALL = TASKS.replaceAll('- [ ]', '- [X]');
const OPEN = SPEC.replace('one month at a time', '[NEEDS CLARIFICATION: a month, or any span?]');

describe('decisions', () => {
  test.each<readonly [string, Files, string]>([
    [
      'the script made the folder and copied its template',
      at({
        'spec.md': '# Feature Specification: [FEATURE NAME]\n\n**Feature Branch**: `[###-feature-name]`\n',
      }),
      'rerun spec step-interrupted',
    ],
    ['a spec alone', at({ 'spec.md': SPEC }), 'rerun plan not-started'],
    ['a spec with an open marker', at({ 'spec.md': OPEN }), 'wait spec awaiting-answer'],
    [
      'plan.md is its template',
      at({ 'spec.md': SPEC, 'plan.md': '# Implementation Plan: [FEATURE]\n\n**Branch**: x\n' }),
      'rerun plan step-interrupted',
    ],
    ['spec and plan', at({ 'spec.md': SPEC, 'plan.md': PLAN }), 'rerun tasks not-started'],
    [
      'tasks.md is its template',
      listed('# Tasks: [FEATURE NAME]\n\n- [ ] T001 Create project structure\n'),
      'rerun tasks step-interrupted',
    ],
    [
      'tasks.md has a title alone',
      listed('# Tasks: Order export\n\nTo come.\n'),
      'rerun tasks step-interrupted',
    ],
    [
      'the boxes of tasks.md have no ids',
      listed('# Tasks: Order export\n\n- [x] Module\n- [ ] Route\n'),
      'ask tasks unclear',
    ],
    ['nothing is ticked', listed(NONE), 'rerun implement T001 not-started'],
    ['some are ticked', listed(TASKS), 'resume implement T003 partial-work'],
    ['all are ticked', listed(ALL), 'none - completed'],
    ['what is left is marked [~]', listed(TASKS.replaceAll('- [ ]', '- [~]')), 'ask implement unclear'],
    ['one is left out', listed(ALL.replace('[X] T005', '[-] T005')), 'none - completed'],
    ['a mark that nobody knows', listed(TASKS.replace('[ ] T003', '[?] T003')), 'ask - status-unknown'],
    ['the spec is lost', at({ 'plan.md': PLAN, 'tasks.md': TASKS }), 'rerun spec artifact-missing'],
    ['the plan is lost', at({ 'spec.md': SPEC, 'tasks.md': TASKS }), 'rerun plan artifact-missing'],
    ['a plan without its spec', at({ 'plan.md': PLAN }), 'rerun spec artifact-missing'],
    ['nothing but the ticked list is left', at({ 'tasks.md': ALL }), 'none - completed'],
    ['a merge is not settled', listed(`<<<<<<< a\n${TASKS}=======\n>>>>>>> b\n`), 'block - state-conflicted'],
  ])('%s', (_, files, decision) => {
    expect(decided(looker.all(files).workflows[0] ?? null)).toBe(decision);
  });

  test('the fixtures', () => {
    const all = ['begun', 'clarify', 'converge', 'done'].map((name) => decided(look(fixture(name))));
    expect(all).toEqual([
      'resume implement T003 partial-work',
      'wait spec awaiting-answer',
      'resume implement T006 partial-work',
      'none - completed',
    ]);
  });

  test('how it goes on is said with the command of the tool', () => {
    const said = (files: Files) => look(files)?.decision.instruction;
    expect(said(at({ 'spec.md': SPEC }))).toContain('/speckit.plan');
    expect(said(at({ 'spec.md': SPEC, 'plan.md': PLAN }))).toContain('/speckit.tasks');
    expect(said(listed(NONE))).toContain('Run /speckit.implement');
    expect(said(listed(TASKS))).toContain('Go on with /speckit.implement at this task');
    expect(said(fixture('converge'))).toContain('/speckit.converge found this work missing');
    expect(said(listed(TASKS.replaceAll('- [ ]', '- [~]')))).toContain('T003, T005, T004');
  });

  test('what it is called, how far it is, and the questions of its spec', () => {
    expect(look(listed(TASKS))?.state).toMatchObject({ title: 'Order export', statusText: '2 of 5' });
    const asked = look(fixture('clarify'))?.state?.questions.map(({ id, question }) => `${id} ${question}`);
    expect(asked).toEqual([
      'NC-7e59 how many days? (spec.md:23)',
      'NC-6b92 the way it was paid, or a voucher? (spec.md:24)',
    ]);
  });
});

test('the command that asks what is open is named', () => {
  expect(look(at({ 'spec.md': OPEN }))?.decision.instruction).toBe(
    'Questions wait for an answer. Ask with /speckit.clarify, and write each answer in place of its marker.',
  );
});

/** The tool's whole run, stopped behind each thing that it writes. */
describe('interrupted at every step', () => {
  const steps: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
    [
      'create-new-feature',
      { 'spec.md': '# Feature Specification: [FEATURE NAME]\n' },
      'rerun spec step-interrupted',
    ],
    ['specify asks', { 'spec.md': OPEN }, 'wait spec awaiting-answer'],
    ['specify', { 'spec.md': SPEC, 'checklists/requirements.md': '- [x] Whole\n' }, 'rerun plan not-started'],
    [
      'setup-plan',
      { 'plan.md': '# Implementation Plan: [FEATURE]\n\n## Summary\n\nx\n' },
      'rerun plan step-interrupted',
    ],
    [
      'plan',
      { 'plan.md': PLAN, 'research.md': '# R\n\nx\n', 'contracts/api.md': '# A\n\nx\n' },
      'rerun tasks not-started',
    ],
    ['tasks', { 'tasks.md': NONE }, 'rerun implement T001 not-started'],
    ['T001', { 'tasks.md': NONE.replace('[ ] T001', '[X] T001') }, 'resume implement T002 partial-work'],
    ['T002', { 'tasks.md': TASKS }, 'resume implement T003 partial-work'],
    ['T003', { 'tasks.md': TASKS.replace('[ ] T003', '[X] T003') }, 'resume implement T005 partial-work'],
    [
      'T005',
      { 'tasks.md': TASKS.replace(/\[ \] (T003|T005)/g, '[X] $1') },
      'resume implement T004 partial-work',
    ],
    ['implement', { 'tasks.md': ALL }, 'none - completed'],
    [
      'converge',
      { 'tasks.md': `${ALL}\n## Phase 3: Convergence\n\n- [ ] T006 Refuse (missing)\n` },
      'resume implement T006 partial-work',
    ],
    [
      'implement again',
      { 'tasks.md': `${ALL}\n## Phase 3: Convergence\n\n- [X] T006 Refuse (missing)\n` },
      'none - completed',
    ],
  ];
  test.each(steps.map(([name, , decision], i) => [name, i, decision] as const))('%s', (_, last, decision) => {
    const files = Object.assign({}, ...steps.slice(0, last + 1).map(([, written]) => written));
    expect(decided(look({ ...at(files), '.specify/memory/constitution.md': 'x\n' }))).toBe(decision);
  });
});

test('a spec that changed after its tasks were begun is told, and holds nothing', () => {
  const past = (times: readonly (readonly [string, string])[]) =>
    times.map(([when, text], i) => ({
      commit: String(i).repeat(40),
      at: when,
      blob: String(i).repeat(40),
      text,
      subject: 'x',
    }));
  const history = {
    [`${HOME}/tasks.md`]: past([
      ['2026-05-10T00:00:00Z', TASKS],
      ['2026-05-06T00:00:00Z', NONE],
    ]),
    [`${HOME}/spec.md`]: past([['2026-05-12T00:00:00Z', SPEC]]),
  };
  const found = look(listed(TASKS), { history });
  expect(decided(found)).toBe('resume implement T003 partial-work');
  expect(found?.notes).toContain(
    'spec.md changed after the first task was done: its tasks may be out of date.',
  );
});
