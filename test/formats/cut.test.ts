// A list that was cut off after a finished item is no finished list: the version before it goes on.
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/formats/index.ts';
import type { Version } from '../snapshot.ts';
import { lookerOf, TWELVE } from './custom/described.ts';
import { example } from './example/index.ts';
import { decided, type Files, type Looker, lookerFor } from './looking.ts';

interface Torn {
  readonly looker: Looker;
  readonly path: string;
  /** Files beside it. */
  readonly beside?: Files;
  /** What is left, all done; and what stood after it. */
  readonly left: string;
  readonly rest: string;
  /** The same before the last item was done, where that is another text. */
  readonly earlier: string;
  /** What it reads as where it is whole. */
  readonly whole: RegExp;
}

const of = (id: string): Looker => lookerFor(...formats.filter((format) => format.id === id));
const NUMBERED = {
  left: '# Tasks\n\n- [x] 1. Read the file\n- [x] 2. Keep it\n',
  rest: '- [ ] 3. Show it\n',
};
const opened = (text: string) => text.replace(/\[x\](?![\s\S]*\[x\])/, '[ ]');

/** In YAML: the same with statuses. */
const STATUSES =
  'tracking_system: file-system\nlast_updated: 2026-03-03\ndevelopment_status:\n' +
  '  epic-1: done\n  1-1-reader: done\n  1-2-keeper: done\n';
const RECORDED = `custom-formats:
  shifts:
    title: Shifts
    codec: yaml
    paths: ["shifts/{feature}.yaml"]
    items: {field: jobs, words: {todo: open, done: done}}
    stages: [{id: work, does: tasks, how: Go on.}]
`;

const CASES: Readonly<Record<string, Omit<Torn, 'earlier'> & { readonly earlier?: string }>> = {
  example: {
    looker: lookerFor(example),
    path: 'changes/add-store/tasks.md',
    beside: { 'changes/add-store/proposal.md': '# Store\n\nA store.\n' },
    left: '## 1. Store\n\n- [x] 1.1 Read\n- [x] 1.2 Write\n',
    rest: '\n## 2. Use it\n\n- [ ] 2.1 Show\n- [ ] 2.2 Sort\n',
    whole: /^advance/,
  },
  openspec: {
    looker: of('openspec'),
    path: 'openspec/changes/add-store/tasks.md',
    beside: {
      'openspec/changes/add-store/proposal.md': '# Store\n\nA store.\n',
      'openspec/changes/add-store/specs/store/spec.md': '## ADDED Requirements\n\nIt keeps.\n',
    },
    left: '## 1. Store\n\n- [x] 1.1 Read\n- [x] 1.2 Write\n',
    rest: '\n## 2. Use it\n\n- [ ] 2.1 Show\n',
    whole: /^advance archive/,
  },
  'spec-kit': {
    looker: of('spec-kit'),
    path: 'specs/001-store/tasks.md',
    beside: {
      'specs/001-store/spec.md': '# Feature Specification: Store\n\nA store.\n',
      'specs/001-store/plan.md': '# Implementation Plan: Store\n\nBy files.\n',
    },
    left: '# Tasks: Store\n\n- [x] T001 Read\n- [x] T002 Write\n',
    rest: '- [ ] T003 Show\n',
    whole: /^none .+ completed/,
  },
  superpowers: {
    looker: of('superpowers'),
    path: 'docs/superpowers/plans/2026-03-01-store.md',
    left: '# Store\n\n### Task 1: Reader\n\n- [x] **Step 1: Test**\n- [x] **Step 2: Code**\n',
    rest: '\n### Task 2: Writer\n\n- [ ] **Step 1: Test**\n',
    whole: /^none .+ completed/,
  },
  kiro: {
    looker: of('kiro'),
    path: '.kiro/specs/store/tasks.md',
    beside: {
      '.kiro/specs/store/requirements.md': '# Requirements\n\nA store.\n',
      '.kiro/specs/store/design.md': '# Design\n\nBy files.\n',
    },
    ...NUMBERED,
    whole: /^none .+ completed/,
  },
  'spec-workflow': {
    looker: of('spec-workflow'),
    path: '.spec-workflow/specs/store/tasks.md',
    beside: {
      '.spec-workflow/specs/store/requirements.md': '# Requirements\n\nA store.\n',
      '.spec-workflow/specs/store/design.md': '# Design\n\nBy files.\n',
    },
    ...NUMBERED,
    whole: /^advance archive/,
  },
  conductor: {
    looker: of('conductor'),
    path: 'conductor/tracks/store_20260301/plan.md',
    beside: { 'conductor/tracks/store_20260301/spec.md': '# Store\n\nA store.\n' },
    left:
      '# Plan\n\n## Phase 1: Reader [checkpoint: 1a2b3c4]\n\n' +
      '- [x] Task: Read 5d6e7f8\n- [x] Task: Keep 9a8b7c6\n',
    earlier: '# Plan\n\n## Phase 1: Reader\n\n- [x] Task: Read 5d6e7f8\n- [~] Task: Keep\n',
    rest: '\n## Phase 2: Writer\n\n- [ ] Task: Write\n',
    whole: /^advance/,
  },
  bmad: {
    looker: of('bmad'),
    path: '_bmad-output/implementation-artifacts/sprint-status.yaml',
    left: STATUSES,
    earlier: STATUSES.replace('2-keeper: done', '2-keeper: review').replace('03-03', '02-27'),
    rest: '  1-3-shower: backlog\n',
    whole: /^none .+ completed/,
  },
  'bmad, planning': {
    looker: of('bmad'),
    path: 'docs/bmm-workflow-status.yaml',
    left: 'project: Store\nworkflow_status:\n  prd: docs/prd.md\n',
    earlier: 'project: Store\nworkflow_status:\n  prd: required\n',
    rest: '  architecture: required\n',
    beside: { 'docs/prd.md': '# PRD\n\nA store.\n' },
    whole: /^none .+ completed/,
  },
  'a described list': {
    looker: lookerOf(TWELVE),
    path: 'work/store/todo.md',
    beside: { 'work/store/brief.md': '# Brief\n\nA store.\n' },
    left: '# To do\n\n- [x] T1 Read\n- [x] T2 Keep\n',
    rest: '- [ ] T3 Show\n',
    whole: /^advance review/,
  },
  'described fields': {
    looker: lookerOf(RECORDED),
    path: 'shifts/store.yaml',
    left: 'jobs:\n  read:\n    status: done\n',
    earlier: 'jobs:\n  read:\n    status: todo\n',
    rest: '  keep:\n    status: todo\n',
    whole: /^none .+ completed/,
  },
};

const ROWS = Object.entries(CASES).map(([name, one]): [string, Torn] => [
  name,
  { ...one, earlier: one.earlier ?? opened(one.left) },
]);

const commit = 'a4d908929844'.padEnd(40, '0');
const version = (text: string, id = commit): Version => ({ commit: id, at: '2026-03-02T08:00:00Z', text });

function look({ looker, path, beside = {} }: Torn, text: string, history: readonly Version[]) {
  return looker.look({ ...beside, [path]: text }, { history: { [path]: history } });
}

describe.each(ROWS)('S02 %s', (_, torn) => {
  const { left, rest, earlier, path, whole } = torn;

  test('cut at a line end with finished items alone left: it blocks, and the last version is the way', () => {
    for (const before of [left, earlier]) {
      const found = look(torn, left, [version(before + rest)]);
      expect(found?.decision).toMatchObject({ action: 'block', reason: 'state-unreadable' });
      expect(found?.decision.options[0]).toBe('repair');
      expect(found?.proposals).toMatchObject([{ changes: [{ kind: 'revert', path, commit }] }]);
      expect(found?.findings[0]?.message).toMatch(
        /^found the end of the file after line \d+, expected .+ in the list/,
      );
    }
  });

  test('committed, the version right before it tells', () => {
    const history = [version(left, 'b'.repeat(40)), version(earlier + rest)];
    expect(look(torn, left, history)?.decision.reason).toBe('state-unreadable');
  });

  test('a list that is whole, was shortened otherwise or long ago, or is meant to end there, is none', () => {
    const changed = `# Other\n${earlier}${rest}`;
    const added = path.endsWith('.md') ? `${left}\nNo more.\n` : `${left}# no more\n`;
    for (const [text, history] of [
      [left, []],
      [left, [version(left)]],
      [left, [version(earlier)]],
      [left, [version(changed)]],
      [left, [version(earlier), version(earlier + rest)]],
      [added, [version(earlier + rest)]],
    ] as const)
      expect(decided(look(torn, text, history))).toMatch(whole);
  });
});
