// Everything in real lists and folders that looks like a task, a feature or an end, and is none.
import { describe, expect, test } from 'vitest';
import { decided, type Files } from '../looking.ts';
import { at, HOME, listed, looker, PLAN, SPEC, TASKS } from './look.ts';

const { look } = looker;
const ids = (tasks: string) =>
  look(listed(tasks))?.state?.steps.flatMap(({ id, item }) => (id === 'implement' ? [item] : []));
const list = (...lines: readonly string[]) => `# Tasks: X\n\n${lines.join('\n')}\n`;
const notes = (files: Files) => (look(files)?.notes ?? []).join('\n');

test.each([
  ['lost', at({ 'plan.md': PLAN, 'tasks.md': TASKS })],
  ['still a template', at({ 'spec.md': '# Feature Specification: [FEATURE NAME]\n\n**Created**: [DATE]\n' })],
])(
  'a spec that is %s: /speckit.specify would begin another feature, and the way around is said',
  (_, files) => {
    const { decision } = look(files) ?? {};
    expect(decision?.step).toBe('spec');
    expect(decision?.instruction).toContain('SPECIFY_FEATURE_DIRECTORY set to the folder of this feature');
  },
);

describe('tasks', () => {
  test('legend bullets are no tasks, whatever stands between the brackets', () => {
    const legend = ['- [P] tasks = different files', '- **[P]**: x', '- [US#] maps it', '- [Story] label'];
    expect(ids(list(...legend, '- [ ] T001 a', '- [x] T002 b'))).toEqual(['T001', 'T002']);
  });

  test('boxes in code, comments and front matter are no tasks', () => {
    const boxes = list('```', '- [ ] T091 b', '```', '<!--', '- [ ] T092 c', '-->', '- [x] T001 d');
    const text = `---\n- [ ] T090 a\n---\n${boxes}`;
    expect(ids(text)).toEqual(['T001']);
  });

  test('[X] and [x] are done; the order of the file counts, not the number', () => {
    expect(decided(look(listed(list('- [X] T002 a', '- [x] T009 b', '- [ ] T007 c', '- [ ] T003 d'))))).toBe(
      'resume implement T007 partial-work',
    );
  });

  test('one blank before a bullet makes no sub-task of it', () => {
    expect(decided(look(listed(list('- [x] T001 a', '- [ ] T002 b', ' - [ ] T003 c'))))).toBe(
      'resume implement T002 partial-work',
    );
  });

  test('ids as they are written in the wild', () => {
    const written = [
      '**T001** a',
      'T002: b',
      '[T003] c',
      '`T004` d',
      'T005a e',
      'T012.5 f',
      'T-6 g',
      '~~T7~~ h',
    ];
    expect(ids(list(...written.map((one) => `- [ ] ${one}`)))).toEqual([
      'T001',
      'T002',
      'T003',
      'T004',
      'T005a',
      'T012.5',
      'T-6',
      'T7',
    ]);
    expect(look(listed(list('- [ ] TXXX later', '- [x] T001 a')))?.decision.reason).toBe('completed');
  });

  test('open boxes without an id are told and not counted; those of a validation list are not told', () => {
    const text = list('- [x] T001 a', '  - [ ] by hand', '## Validation Checklist', '- [ ] All have tests');
    expect(decided(look(listed(text)))).toBe('none - completed');
    expect(notes(listed(text))).toContain('1 open box of tasks.md without an id: no tasks (line 4).');
  });

  test('marks of one’s own are told: [-] is left out, [~] is for a person', () => {
    const text = list('- [x] T001 a', '- [-] T002 b', '- [~] T003 c', '- [ ] T004 d');
    expect(decided(look(listed(text)))).toBe('resume implement T004 partial-work');
    expect(notes(listed(text))).toContain('Marked [-], so left out on purpose: T002.');
    expect(notes(listed(text))).toContain('Marked [~], which Spec Kit does not know: T003.');
  });

  test('checklists are quality gates, not tasks', () => {
    const files = listed(TASKS, {
      'checklists/ux.md': '- [x] a\n- [ ] b\n',
      'checklists/api.md': '- [ ] c\n',
    });
    expect(decided(look(files))).toBe('resume implement T003 partial-work');
    expect(notes(files)).toContain('2 open items in 2 files of checklists/: /speckit.implement asks');
    expect(look(at({ 'checklists/ux.md': '- [ ] a\n' }))).toBeNull();
  });

  test('the status of the spec proves nothing: Draft is never changed, and what a person wrote loses', () => {
    const all = TASKS.replaceAll('- [ ]', '- [X]');
    expect(decided(look(listed(all)))).toBe('none - completed');
    const spec = SPEC.replace('**Status**: Draft', '**Status**: Implemented (v2)');
    const found = look(listed(TASKS, { 'spec.md': spec }));
    expect(decided(found)).toBe('resume implement T003 partial-work');
    expect(found?.findings).toMatchObject([
      {
        rule: 'tracker-agrees',
        path: `${HOME}/spec.md`,
        line: 5,
        message: expect.stringContaining('3 open tasks'),
      },
    ]);
  });

  test('a marker that is left once there is a plan is a note; one in backticks is none', () => {
    const spec = SPEC.replace('one month', 'one [NEEDS CLARIFICATION: month?]');
    const found = look(at({ 'spec.md': spec, 'plan.md': PLAN }));
    expect(decided(found)).toBe('rerun tasks not-started');
    expect(found?.findings.map(({ rule }) => rule)).toEqual(['artifact-complete']);
    const quoted = SPEC.replace('one month', '`[NEEDS CLARIFICATION: month?]`');
    expect(decided(look(at({ 'spec.md': quoted })))).toBe('rerun plan not-started');
  });

  test('feature.json is a pointer of one machine, not progress: another feature there is only noted', () => {
    const files = (folder: string) => ({
      ...listed(TASKS),
      '.specify/feature.json': `{"feature_directory":"${folder}"}`,
    });
    expect(notes(files(`${HOME}/`))).not.toContain('feature.json');
    expect(notes(files('specs/002-other'))).toContain('feature.json points at another feature');
    expect(decided(look(files('specs/002-other')))).toBe('resume implement T003 partial-work');
  });

  test.each([
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['no final newline', (text: string) => text.trimEnd()],
  ])('%s', (_, made) => {
    const files = Object.fromEntries(Object.entries(listed(TASKS)).map(([path, text]) => [path, made(text)]));
    expect(decided(look(files))).toBe('resume implement T003 partial-work');
    expect(decided(look(at({ 'spec.md': made(SPEC) })))).toBe('rerun plan not-started');
    expect(look(files)?.state?.title).toBe('Order export');
  });
});

describe('folders', () => {
  const found = (home: string, more: Files = {}) =>
    looker
      .all({ ...at({ 'spec.md': SPEC, 'plan.md': PLAN, 'tasks.md': TASKS }, home), ...more })
      .workflows.map(({ id }) => id);

  test.each([
    ['specs/001-order-export', 'spec-kit:001-order-export'],
    ['specs/20260612-091500-order-export', 'spec-kit:20260612-091500-order-export'],
    ['specs/1234-order-export', 'spec-kit:1234-order-export'],
    ['packages/shop/specs/001-order-export', 'spec-kit:001-order-export'],
    ['.specify/specs/001-order-export', 'spec-kit:001-order-export'],
    ['packages/shop/.specify/specs/001-order-export', 'spec-kit:001-order-export'],
  ])('%s is a feature', (home, id) => expect(found(home)).toEqual([id]));

  test.each([
    'specs/order-export',
    'specs/1-order-export',
    'specs/2026-06-12-order-export',
    'specs/archive/001-order-export',
    'archive/specs/001-order-export',
    'openspec/specs/001-order-export',
    '.kiro/specs/001-order-export',
    '.spec-workflow/specs/001-order-export',
    '.worktrees/a/specs/001-order-export',
    'spec/001-order-export',
  ])('%s is none', (home) => expect(found(home)).toEqual([]));

  test('two packages may have a feature of one number', () => {
    const files = { ...listed(TASKS), ...at({ 'spec.md': SPEC }, 'packages/shop/specs/001-order-export') };
    expect(looker.all(files).workflows.map((one) => decided(one))).toEqual([
      'resume implement T003 partial-work',
      'rerun plan not-started',
    ]);
  });

  test.each<readonly [string, Files]>([
    ['boxes without ids in numbered folders', at({ 'tasks.md': '# Work\n\n- [ ] Paint\n- [x] Wash\n' })],
    [
      'a numbered spec of somebody',
      at({ 'spec.md': '# Valve 001\n\nIt closes.\n', 'plan.md': '# Plan\n\nSoon.\n' }),
    ],
    [
      'Ruby specs',
      { 'specs/001-orders/tasks_spec.rb': 'x\n', 'specs/001-orders/README.md': '- [ ] T001 a\n' },
    ],
    ['an agent’s list with numbers', at({ 'tasks.md': '# Spec Tasks\n\n- [ ] 1. Do\n  - [x] 1.1 Part\n' })],
    ['T001 in prose', at({ 'tasks.md': '# Work\n\nT001 is done, T002 is not.\n' })],
  ])('%s are nothing', (_, files) => {
    expect(looker.all(files)).toMatchObject({ workflows: [], unreadable: [] });
  });

  test.each([
    ['# Tasks\n\n- [ ] a\n- [x] b\n', 'ask tasks unclear'],
    ['# Tasks\n\n| task | done |\n|---|---|\n| a | no |\n', 'ask tasks unclear'],
    ['| T001 | a | done |\n| T002 | b | open |\n', 'ask tasks unclear'],
    ['Tasks are in Jira: ABC-1 to ABC-9.\n', 'ask tasks unclear'],
    ['# Tasks\n\n1. Create a\n2. Create b\n', 'ask tasks unclear'],
    ['We do a, then b.\n', 'ask tasks unclear'],
    ['# Tasks\n\n```\n- [ ] T001 a\n```\n', 'ask tasks unclear'],
    ['# Tasks\n\nTBD\n\n## Phase 1\n\n<!-- tasks -->\n', 'rerun tasks step-interrupted'],
    ['# Tasks\n', 'rerun tasks step-interrupted'],
    [
      '# Tasks: A\n\n**Input**: Design documents from `x`\n\n## Format\n\n- **[P]**: Can run in parallel\n',
      'rerun tasks step-interrupted',
    ],
  ])('a list that is none of the tool’s hides no feature: %j', (tasks, decision) => {
    const home = 'specs/001-a';
    const own = {
      [`${home}/spec.md`]: '# Feature Specification: A\n\nA list.\n',
      [`${home}/plan.md`]: '# Implementation Plan: A\n\nBy hand.\n',
    };
    const tasked = { [`${home}/tasks.md`]: tasks };
    expect(decided(looker.look({ ...own, ...tasked }))).toBe(decision);
    expect(looker.all({ ...tasked, '.specify/memory/c.md': '# C\n' }).workflows).toHaveLength(1);
    expect(looker.all(tasked).workflows).toEqual([]);
  });

  test('where the tool is set up, a spec in words of one’s own is a feature all the same', () => {
    const files = at({ 'spec.md': '# Bestellungen\n\nEin Export.\n' });
    expect(decided(look({ ...files, '.specify/memory/constitution.md': 'x\n' }))).toBe(
      'rerun plan not-started',
    );
  });

  test.each<readonly [string, Files]>([
    ['.workflow/index.md', at({ '.workflow/index.md': '# Feature Index: 001\n' })],
    ['.workflow/plan-context.md', at({ '.workflow/plan-context.md': '---\ntype: plan-request\n---\n' })],
    ['a local state', at({ '.specify-state.local.md': '---\nfeature_id: x\n---\n' })],
    ['a pipeline state', at({ 'pipeline-state.md': '# Pipeline State\n\n- spec_hash: N/A\n' })],
    [
      'a pipeline state elsewhere',
      { 'ADS-memory/reports/pipeline/001-order-export/pipeline-state.md': '- spec_id: 1\n' },
    ],
  ])('the folder of another tool (%s) is that tool’s, in every state of its list', (_, more) => {
    for (const tasks of [TASKS, `<<<<<<< a\n${TASKS}`, '# Tasks: X\n'])
      expect(looker.all({ ...listed(tasks), ...more })).toMatchObject({ workflows: [], unreadable: [] });
    expect(looker.unsettled({ ...listed(TASKS), ...more }, { history: {} })).toEqual([]);
  });

  test.each<readonly [string, Files]>([
    ['pipeline-state.md', at({ 'pipeline-state.md': '# Diary\n\nWe deploy on Monday.\n' })],
    ['.workflow/notes.txt', at({ '.workflow/notes.txt': 'x\n' })],
  ])('an unrelated file of such a name (%s) takes nothing away', (_, more) => {
    expect(decided(look({ ...listed(TASKS), ...more }))).toBe('resume implement T003 partial-work');
  });
});
