// Mistyped boxes of tools that keep their progress in check lists: an open task that no tool counts.
import { describe, expect, test } from 'vitest';
import { conductor } from '../../src/formats/conductor/index.ts';
import { kiro } from '../../src/formats/kiro/index.ts';
import { openspec } from '../../src/formats/openspec/index.ts';
import { specKit } from '../../src/formats/spec-kit/index.ts';
import { specWorkflow } from '../../src/formats/spec-workflow/index.ts';
import { superpowers } from '../../src/formats/superpowers/index.ts';
import type { Format } from '../../src/model/format.ts';
import { fixturesOf } from './fixtures.ts';
import { decided, type Files, lookerFor } from './looking.ts';

type Texts = Readonly<Record<string, string>>;

const BOX = /^([ \t]*)[-*+] \[[ xX~-]\](\*?)(?= )/gm;

/** A fixture with each box of its list ticked, and its last task once more below, its box written so. */
function ended(format: Format, fixture: string, path: string, box: string | null): Texts {
  const files = new Map(fixturesOf(format.id)).get(fixture) ?? {};
  const lines = (files[path] ?? '').replace(BOX, '$1- [x]$2').split('\n');
  const last = lines.findLastIndex((line) => /^- \[x\] (?!Tickets|T099)/.test(line));
  const stray = box === null ? [] : [lines[last]?.replace('- [x]', box) ?? ''];
  return { [path]: lines.toSpliced(last + 1, 0, ...stray).join('\n'), ...without(path, files) };
}

const without = (path: string, files: Texts): Texts =>
  Object.fromEntries(Object.entries(files).filter(([name]) => name !== path));

const TOOLS: readonly (readonly [string, Format, string, string, string])[] = [
  ['conductor', conductor, 'under-way', 'conductor/tracks/order-search_20260412/plan.md', 'implement'],
  ['kiro', kiro, 'begun', '.kiro/specs/order-export/tasks.md', 'implement'],
  ['openspec', openspec, 'begun', 'openspec/changes/keep-baskets/tasks.md', 'apply'],
  ['spec-kit', specKit, 'begun', 'specs/001-order-export/tasks.md', 'implement'],
  ['spec-workflow', specWorkflow, 'done', '.spec-workflow/specs/low-stock/tasks.md', 'implement'],
  ['superpowers', superpowers, 'begun', 'docs/superpowers/plans/2026-04-02-count-tickets.md', 'execute'],
];

describe.each(TOOLS)('%s', (_, format, fixture, path, step) => {
  const { all } = lookerFor(format);
  const look = (files: Files) => all(files).workflows.find((one) => one.path === path) ?? null;

  test('is over once every box is ticked', () => {
    expect(decided(look(ended(format, fixture, path, null)))).toMatch(/^(?:none - completed|advance )/);
  });

  // Each of them is counted by none of the six.
  test.each([
    '- []',
    '- [  ]',
    '– [ ]',
    '[ ]',
    '• [ ]',
    '-\u00A0[ ]',
    '- ☐',
    '- ( )',
    '- \\[ ]',
    '- [ }',
    '- { }',
  ])('is not over where an open task is written as %j, which is shown with its line', (box) => {
    const found = look(ended(format, fixture, path, box));
    expect(decided(found)).toBe(`ask ${step} unclear`);
    const [finding] = found?.findings.filter(({ rule }) => rule === 'state-damaged') ?? [];
    expect(finding).toMatchObject({ severity: 'warning', line: expect.any(Number) });
    expect(finding?.message).toContain('which looks like an open task and is not counted');
  });

  test('is over where it is ticked', () => {
    expect(decided(look(ended(format, fixture, path, '- [x ]')))).toMatch(/^(?:none - completed|advance )/);
  });
});

test('a number that spec-workflow does not read keeps its list open, and a box without one is told', () => {
  const { all } = lookerFor(specWorkflow);
  const path = '.spec-workflow/specs/low-stock/tasks.md';
  const seen = (label: string) => {
    const files = ended(specWorkflow, 'done', path, null);
    const found = all({ ...files, [path]: `${files[path] ?? ''}\n- [ ] ${label}\n` }).workflows[0];
    return [decided(found ?? null), found?.notes.filter((note) => note.includes('number')).join()];
  };
  for (const label of ['**9. Tell**', 'Task 9: Tell', '9) Tell'])
    expect(seen(label)).toEqual(['ask implement unclear', '']);
  expect(seen('Tell')).toEqual([
    'advance archive step-completed',
    expect.stringMatching(/^1 open box without a number \(line \d+\): no task\.$/),
  ]);
});

test.each(TOOLS)(
  'a list of %s that other words took the place of is lost, and is offered back',
  (...tool) => {
    const [, format, fixture, path] = tool;
    const { all } = lookerFor(format);
    const files = new Map(fixturesOf(format.id)).get(fixture) ?? {};
    const text = '# Notes\n\nThe team moved on.\n';
    const version = (digit: string, said: string) => ({
      commit: digit.repeat(40),
      at: '2026-04-01T00:00:00Z',
      text: said,
    });
    const history = { [path]: [version('2', text), version('1', files[path] ?? '')] };
    const lost = all({ ...files, [path]: text }, { history });
    const [unread] = lost.unreadable.filter((one) => one.path === path);
    const [own] = lost.workflows.filter((one) => one.path === path);
    expect(own?.decision.reason ?? unread?.rule).toMatch(/^state-(?:unreadable|known)$/);
    expect(JSON.stringify(own?.findings ?? unread)).toContain('the version of commit 111111111111 is one');
  },
);

test('a box below a finished task of conductor is done with it, however it is written', () => {
  const path = 'conductor/tracks/search_20260412/plan.md';
  const { all } = lookerFor(conductor);
  const seen = (box: string) => {
    const plan = `# Plan\n\n## Phase 1: Index\n\n- [x] Task: Send aa11bb2\n    ${box} Write tests\n`;
    const files = { [path]: plan, 'conductor/tracks/search_20260412/spec.md': '# Spec\n\nSend it.\n' };
    return decided(all(files).workflows.find((one) => one.path === path) ?? null);
  };
  expect([seen('- [ ]'), seen('- []')]).toEqual([
    'advance review step-completed',
    'advance review step-completed',
  ]);
});

test('a heading of a task may be bold or have a sign before it; boxes below another one are told', () => {
  const path = 'docs/superpowers/plans/2026-01-02-exp.md';
  const { all } = lookerFor(superpowers);
  const seen = (heading: string) => {
    const first = '# Exp Implementation Plan\n\n### Task 1: A\n\n- [x] **Step 1: Write**\n';
    const plan = `${first}\n### ${heading}\n\n- [ ] **Step 1: B**\n`;
    const [found] = all({ [path]: plan }).workflows;
    return [decided(found ?? null), found?.notes.join()];
  };
  for (const heading of ['**Task 2: Writer**', '✅ Task 2: Writer', '[Task 2]: Writer'])
    expect(seen(heading)[0]).toBe('resume execute 2.1 partial-work');
  expect(seen('2. Writer')).toEqual([
    'none - completed',
    '1 open box below no heading "Task N" (line 9): no step.',
  ]);
});

describe('a task that lost its box among boxes is no finished one', () => {
  const lists: readonly (readonly [Format, Texts, string, string])[] = [
    [
      specKit,
      { 'specs/001-a/spec.md': '# Feature Specification: A\n\nA.\n', 'specs/001-a/plan.md': '# P\n\nA.\n' },
      'specs/001-a/tasks.md',
      '# Tasks: A\n\n- [X] T001 a\n- T002 b\n- [X] T003 c\n',
    ],
    [
      kiro,
      { '.kiro/specs/a/requirements.md': '# R\n\nA.\n', '.kiro/specs/a/design.md': '# D\n\nA.\n' },
      '.kiro/specs/a/tasks.md',
      '- [x] 1. A\n  - [x] 1.1 a\n  - 1.2 b\n  - [x] 1.3 c\n',
    ],
    [
      openspec,
      {
        'openspec/changes/a/proposal.md': '# A\n\nA.\n',
        'openspec/changes/a/specs/x/spec.md': '# X\n\nA.\n',
      },
      'openspec/changes/a/tasks.md',
      '## 1. A\n\n- [x] 1.1 a\n- [x] 1.2 b\n- 1.3 c\n',
    ],
    [
      conductor,
      { 'conductor/tracks/a/spec.md': '# S\n\nA.\n', 'conductor/product.md': '# P\n' },
      'conductor/tracks/a/plan.md',
      '# Plan\n\n## Phase 1\n\n- [x] Task: a\n- Task: b\n',
    ],
  ];
  test.each(lists)('%o', (format, beside, path, text) => {
    const { look } = lookerFor(format);
    const found = look({ ...beside, [path]: text });
    expect(found?.decision).toMatchObject({ action: 'ask', reason: 'unclear' });
    const [stray] = found?.findings.filter(({ rule }) => rule === 'state-damaged') ?? [];
    const line = text.split('\n').findIndex((one) => /^ *- [^[]/.test(one)) + 1;
    expect(stray?.line).toBe(line);
  });

  test('what names a task of the list, stands deeper, or below another heading is none', () => {
    const [[format, beside, path] = []] = lists;
    if (!format || !path) throw new Error('there are lists');
    const more =
      '    - T009 is described there\n\n## Dependencies\n\n- T001 blocks T002\n- T077 is of another list\n';
    const text = `# Tasks: A\n\n- [X] T001 a\n- [X] T002 b\n${more}`;
    expect(decided(lookerFor(format).look({ ...beside, [path]: text }))).toBe('none - completed');
  });

  test.each(['- [ T002 b', '- ] T002 b', '- ] [ T002 b', '- [[ ] T002 b', '- [ ]] T002 b', '- [] T002'])(
    'nor is one of whose box a part is left, or nothing but the number: %j',
    (line) => {
      const [[format, beside, path] = []] = lists;
      if (!format || !path) throw new Error('there are lists');
      const decidedWith = (one: string) =>
        decided(lookerFor(format).look({ ...beside, [path]: `# Tasks: A\n\n- [X] T001 a\n${one}\n` }));
      expect(decidedWith(line)).toBe('ask implement unclear');
      expect(decidedWith('- [T009 is told there](x.md)')).toBe('none - completed');
    },
  );

  test.each<readonly [number, string, string]>([
    [0, '- [X] T001 a\n- ~~T002 dropped~~\n- [X] T003 c\n', 'none - completed'],
    [0, '- [X] T001 a\n- ~~[ ] T002 dropped~~\n- [X] T003 c\n', 'none - completed'],
    [0, '- [X] T001 a\n- **~~T002~~** dropped\n- T004 ~~dropped~~\n', 'none - completed'],
    [0, '- [X] T001 a\n- T002 ~~old~~ new words\n', 'ask implement unclear'],
    [0, '- [X] T012 a\n- T012.5 b\n', 'ask implement unclear'],
    [2, '## 1. A\n\n- [x] 1.1 a\n- 1.1.1 detail of it\n- [x] 1.2 b\n', 'advance archive step-completed'],
    [2, '## 1. A\n\n- [x] 1.1 a\n- 1.1.1 b\n- [x] 1.1.2 c\n', 'ask apply unclear'],
    [2, '## 1. A\n\n- [x] 1.1 a\n- ~~1.2 b~~\n- [x] 1.3 c\n', 'advance archive step-completed'],
  ])('what is struck out, or a detail of a task, is none: %i %j', (at, text, decision) => {
    const [format, beside, path] = lists[at] ?? [];
    if (!format || !path) throw new Error('there are lists');
    const title = at === 0 ? '# Tasks: A\n\n' : '';
    expect(decided(lookerFor(format).look({ ...beside, [path]: title + text }))).toBe(decision);
  });

  /** An ended list with one line more above its last task. */
  const withLine = (at: number, line: string) => {
    const [format, beside, path, text] = ENDED[at] ?? [];
    if (!format || !path || !text) throw new Error('there are lists');
    return decided(lookerFor(format).look({ ...beside, [path]: text.replace(/\n(?=.*\n$)/, `\n${line}\n`) }));
  };
  const [SPEC_KIT, KIRO, OPENSPEC] = [0, 1, 2];
  const CHANGE = { 'openspec/changes/a/specs/x/spec.md': '# X\n\nA.\n' };
  const ENDED: readonly (readonly [Format, Texts, string, string])[] = [
    [specKit, lists[0]?.[1] ?? {}, 'specs/001-a/tasks.md', '# Tasks: A\n\n- [X] T001 A\n- [X] T002 B\n'],
    [
      kiro,
      { '.kiro/specs/a/requirements.md': '# R\n\nA.\n', '.kiro/specs/a/design.md': '# D\n\nA.\n' },
      '.kiro/specs/a/tasks.md',
      '- [x] 1. A\n  - [x] 1.1 B\n- [x] 3. C\n',
    ],
    [
      openspec,
      { 'openspec/changes/a/proposal.md': '# A\n\nA.\n', ...CHANGE },
      'openspec/changes/a/tasks.md',
      '## 1. A\n\n- [x] 1.1 A\n- [x] 1.2 B\n',
    ],
    [
      specWorkflow,
      {
        '.spec-workflow/specs/l/requirements.md': '# R\n\nA.\n',
        '.spec-workflow/specs/l/design.md': '# D\n\nA.\n',
      },
      '.spec-workflow/specs/l/tasks.md',
      '- [x] 1. A\n- [x] 3. C\n',
    ],
    [
      superpowers,
      {},
      'docs/superpowers/plans/2026-01-02-exp.md',
      '# Exp Implementation Plan\n\n### Task 1: A\n\n- [x] **Step 1: Write**\n- [x] **Step 3: Commit**\n',
    ],
  ];

  test.each<readonly [number, string]>([
    ...['-[ T003 c', '- [ [P] T003 c', '- ]T003 c', '- [ | T003 c', '1. [ T003 c', '[ T003 c'].map(
      (line) => [SPEC_KIT, line] as const,
    ),
    ...['- ［ ］ T003 C', '- ［　］ T003 C', '- 【】 T003 C', '- < > T003 c', '- ( T003 c'].map(
      (line) => [SPEC_KIT, line] as const,
    ),
    ...['- [ 2. C', '- ] 2. C', '  - [ 1.2 C', '- [ ] 2'].map((line) => [KIRO, line] as const),
    ...['- [ C', '- ] C', '- [ }', '- [ 1.3 C', '- [ 1.3 C [P] (x)'].map((line) => [OPENSPEC, line] as const),
    [3, '- [ 2. C'],
    [4, '- [ **Step 2: Run it**'],
    [4, '- ] **Step 2: Run it**'],
  ])('nor is one of whose box half is left: %i %j', (at, line) => {
    expect(withLine(at, line)).toMatch(/^ask (?:implement|apply|execute) unclear$/);
  });

  test.each<readonly [number, string]>([
    ...[
      '- < 2.5 MB is accepted',
      '- > 1.5 x faster',
      '- < 0.1 % errors',
      '- ( 0.5 d ) spent',
      '- ] 0.3 s',
    ].map((line) => [OPENSPEC, line] as const),
    ...['- ( 1.5 was dropped )', '- [ 10.0.0.1 ] is the host', '- { 9.1 } see design', '- ( 1.5 h and'].map(
      (line) => [OPENSPEC, line] as const,
    ),
    ...['- [ 1.5, 1.6 ] in parallel', '- [ see the notes', '  - [ Later', '- [ ~~1.5 C~~', '- {} 1.5'].map(
      (line) => [OPENSPEC, line] as const,
    ),
    ...['- ( T009 moved to phase 2 )', '- > T009 see note', '- [ T009 C ](x.md)', '- ] T002 ends them'].map(
      (line) => [SPEC_KIT, line] as const,
    ),
    [KIRO, '- < 2.5 s latency'],
    [3, '- < 2.5 s latency'],
  ])('a measure, and a pair around words, is no half of a box: %i %j', (at, line) => {
    expect(withLine(at, line)).toMatch(/^(?:none - completed|advance .* step-completed)$/);
  });

  test('a last line that was cut off after its number is an open task', () => {
    const documents = {
      '.spec-workflow/specs/l/requirements.md': '# R\n\nA.\n',
      '.spec-workflow/specs/l/design.md': '# D\n\nA.\n',
    };
    const cut = { '.spec-workflow/specs/l/tasks.md': '- [x] 1. a\n- [ ] 2' };
    expect(decided(lookerFor(specWorkflow).look({ ...documents, ...cut }))).toBe('ask implement unclear');
    const change = {
      'openspec/changes/a/proposal.md': '# A\n\nA.\n',
      'openspec/changes/a/specs/x/spec.md': '# X\n\nA.\n',
    };
    const bare = { 'openspec/changes/a/tasks.md': '## 1. A\n\n- [x] 1.1 a\n- [] 1.3\n' };
    expect(decided(lookerFor(openspec).look({ ...change, ...bare }))).toBe('ask apply unclear');
  });
});

test('where no task may be taken it is said which are held and which wait', () => {
  const beside = {
    'specs/001-a/spec.md': '# Feature Specification: A\n\nA.\n',
    'specs/001-a/plan.md': '# P\n\nA.\n',
  };
  const { look } = lookerFor(specKit);
  const found = look({ ...beside, 'specs/001-a/tasks.md': '- [X] T001 a\n- [~] T002 b\n' });
  expect(found?.decision.instruction).toContain('(held by its own mark or note: T002). A person must look.');
});
