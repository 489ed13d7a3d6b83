// Plans of superpowers: what counts as one, what unticked boxes mean, and what its ledger and history add.
import { describe, expect, test } from 'vitest';
import { superpowers } from '../../../src/formats/superpowers/index.ts';
import { UserError } from '../../../src/model/errors.ts';
import { fixturesOf } from '../fixtures.ts';
import { decided, type Files, lookerFor } from '../looking.ts';

const { all, change, engine, look, selected } = lookerFor(superpowers);

const PLAN = 'docs/superpowers/plans/2026-04-02-search.md';
const LEDGER = '.superpowers/sdd/2026-04-02-search/progress.md';
const TEXT = `# Search Implementation Plan

> REQUIRED SUB-SKILL: Use superpowers:executing-plans. Steps use check boxes (\`- [ ]\`).

### Task 1: Index

**Files:**
- Create: \`src/index.ts\`
- Modify: \`src/main.ts:3-9\`

- [ ] **Step 1: Write the test**
- [ ] **Step 2: Write the index**

\`\`\`md
- [ ] no step
\`\`\`

### Task 2: Page

- [ ] **Step 1: Write the page**
`;
const ticked = (count: number) => {
  let left = count;
  return TEXT.replace(/^- \[ \] \*\*/gm, (box) => (left-- > 0 ? '- [x] **' : box));
};
const planned = (text: string, more: Files = {}): Files => ({ [PLAN]: text, ...more });
const version = (day: number, text = 'x') => ({ commit: `${day}`, at: `2026-04-0${day}T00:00:00Z`, text });
const written = { history: { [PLAN]: [version(4), version(2, TEXT)] } };
const changedOn = (day: number) => ({
  ...written,
  lastChange: (paths: readonly string[]) =>
    paths.includes('src/main.ts') ? { ...version(day), subject: 'x' } : null,
});
const ledger = (...lines: readonly string[]) => ({
  [LEDGER]: [`# SDD ledger — plan: ${PLAN}`, '', ...lines, ''].join('\n'),
});

test('fixtures: plans with steps, in packages and the older folder; designs and other lists are none', () => {
  const found = fixturesOf('superpowers').map(([name, files]) => [
    name,
    all(files).workflows.map((one) => `${one.id} ${decided(one)}`),
  ]);
  expect(Object.fromEntries(found)).toEqual({
    begun: ['superpowers:2026-04-02-count-tickets resume execute 2.1 partial-work'],
    ledger: ['superpowers:2026-06-01-season-pass resume execute 2.1 partial-work'],
    older: ['superpowers:2025-12-01-price-list none - completed'],
    unticked: ['superpowers:2026-05-01-seat-map ask execute 1.1 unclear'],
    untouched: ['superpowers:2026-05-09-late-entry ask execute 1.1 unclear'],
  });
});

describe('interrupted at every step', () => {
  test.each([
    [1, 'resume execute 1.2 partial-work'],
    [2, 'resume execute 2.1 partial-work'],
    [3, 'none - completed'],
  ])('%i ticked', (count, decision) => {
    expect(decided(look(planned(ticked(count))))).toBe(decision);
  });
});

describe('nothing ticked proves nothing', () => {
  test('nothing was done where no file of the plan is there, and none was changed since then', () => {
    expect(decided(look(planned(TEXT), written))).toBe('rerun execute 1.1 not-started');
    expect(decided(look(planned(TEXT), changedOn(1)))).toBe('rerun execute 1.1 not-started');
    expect(look(planned(TEXT), written)?.decision.instruction).toContain('superpowers:executing-plans');
  });

  test.each<readonly [string, Files, Parameters<typeof look>[1]]>([
    ['a file that it makes is there', planned(TEXT, { 'src/index.ts': 'x' }), written],
    ['a file that it changes was changed', planned(TEXT), changedOn(3)],
    ['history is not to be had', planned(TEXT), undefined],
    ['it names no files', planned(TEXT.replace(/^- (Create|Modify).*\n/gm, '')), written],
    [
      'it names files outside',
      planned(TEXT.replace('src/index.ts', '/etc/x').replace('src/main', '../x')),
      written,
    ],
  ])('unclear where %s', (_, files, extra) => {
    const found = look(files, extra);
    expect(decided(found)).toBe('ask execute 1.1 unclear');
    expect(found?.decision.options).toEqual(['manual', 'skip', 'start-fresh']);
  });

  test('a plan in a package names its files from there as well', () => {
    const path = `pkg/${PLAN}`;
    const extra = { history: { [path]: [version(2, TEXT)] } };
    expect(decided(look({ [path]: TEXT }, extra))).toBe('rerun execute 1.1 not-started');
    expect(decided(look({ [path]: TEXT, 'pkg/src/index.ts': 'x' }, extra))).toBe('ask execute 1.1 unclear');
  });

  test('a person who passes a step over says that it was done: one character', () => {
    expect(change(planned(TEXT), { name: 'skip' })).toEqual({ [PLAN]: ticked(1) });
    const crlf = `\uFEFF${TEXT.replaceAll('\n', '\r\n').trimEnd()}`;
    expect(change(planned(crlf), { name: 'skip' })).toEqual({ [PLAN]: crlf.replace('[ ] **', '[x] **') });
  });
});

describe('the ledger of a run', () => {
  test.each<readonly [string, Files, string]>([
    [
      'calls a task complete',
      ledger('Task 1: complete (commits a..b, review clean)'),
      'resume execute 2.1 partial-work',
    ],
    ['calls all complete', ledger('Task 1: complete', '- Task 2: complete (1 parked)'), 'none - completed'],
    ...[
      'complete except tests',
      'complete (reverted)',
      'complete — but tests fail',
      'complete (2 of 3 steps)',
    ].map(
      (said) =>
        [
          `says ${said}`,
          ledger('Task 1: complete', `Task 2: ${said}`),
          'resume execute 2.1 partial-work',
        ] as const,
    ),
    [
      'has a remark about a complete task',
      ledger(
        'Task 1: complete',
        'Task 2: complete (not blocked)',
        'Task 2: minor notes for the final review',
      ),
      'none - completed',
    ],
    [
      'had one complete that was reopened',
      ledger('Task 1: complete', 'Task 2: complete', 'Task 2: reopened'),
      'resume execute 2.1 partial-work',
    ],
    ...[
      'complete (review clean; only docs)',
      'complete (conditions: none)',
      'complete (conditional: paid plans)',
      'complete (when 2026-11-01)',
      'complete (review: 2 suggestions rejected, 1 fixed)',
      'complete (was BLOCKED on API key, resolved)',
      'complete (commits a..b "feat: pending badge")',
      'complete (spec reviewer first rejected, fixed, now approved)',
    ].map(
      (said) => [`says ${said}`, ledger('Task 1: complete', `Task 2: ${said}`), 'none - completed'] as const,
    ),
    ['stopped at a task', ledger('Task 1: complete', 'Task 2: BLOCKED — no key'), 'ask execute 2.1 unclear'],
    [
      'went on after a stop',
      ledger('Task 1: BLOCKED — x', 'Task 1: complete'),
      'resume execute 2.1 partial-work',
    ],
    [
      'is of another plan',
      { [LEDGER]: '# SDD ledger — plan: docs/x.md\nTask 1: complete\n' },
      'ask execute 1.1 unclear',
    ],
    [
      'is the older one for all plans',
      { '.superpowers/sdd/progress.md': `plan: ${PLAN}\nTask 1: complete\n` },
      'resume execute 2.1 partial-work',
    ],
  ])('%s', (_, files, decision) => {
    expect(decided(look(planned(TEXT, files)))).toBe(decision);
  });

  test.each([
    'complete (fix rounds 1/5, review clean)',
    'complete (fix round 1/5: 2 addressed, 0 open)',
    'complete — fix round 2/5 clean',
    'complete (2 minors left for final review)',
    'complete, only minor notes',
    "complete — didn't need fixes",
  ])('takes nothing back with its own words: %s', (said) => {
    expect(decided(look(planned(TEXT, ledger('Task 1: complete', `Task 2: ${said}`))))).toBe(
      'none - completed',
    );
  });

  test('is quoted where it takes a task back', () => {
    const notes = look(planned(TEXT, ledger('Task 1: complete (reverted)')))?.notes.join(' ');
    expect(notes).toContain(`(${LEDGER}, line 3) says "complete (reverted)" of task 1`);
  });

  test('is told, and a step that it counts stays unticked', () => {
    const files = planned(TEXT, ledger('Task 1: complete'));
    expect(look(files)?.notes).toContain(
      'The ledger of its run calls 1 task complete; that counts as ticked.',
    );
    expect(change(files, { name: 'resume' })).toEqual({});
  });

  test('goes with the plan that starts over, and no file beside it', () => {
    const beside = { 'docs/superpowers/plans/2026-04-03-b.md': 'x', 'docs/superpowers/specs/a.md': 'x' };
    const fresh = { name: 'start-fresh', all: false } as const;
    expect(change(planned(ticked(1), beside), fresh)).toEqual({ [PLAN]: null });
    expect(change(planned(TEXT, { ...ledger('Task 1: complete'), ...beside }), fresh)).toEqual({
      [PLAN]: null,
      '.superpowers/sdd/2026-04-02-search': null,
    });
  });
});

describe('what the ledger takes back', () => {
  const last = (...lines: readonly string[]) => look(planned(TEXT, ledger('Task 1: complete', ...lines)));

  test.each([
    'complete — tests failing',
    'complete?',
    'complete (WIP)',
    'complete (80%)',
    'complete — needs rework',
    'complete when CI is green',
    'complete (awaiting review)',
    'complete once it is merged',
    'complete, tests still red',
    'complete, tests red until they pass',
    'complete (2 tests red)',
    'complete, changes needed',
    'complete (changes requested)',
    'complete (fix round 1/5 in progress)',
    'complete: no',
    'complete without tests',
    'complete w/o tests',
    'complete to 80%',
    'complete, not committed',
    'complete — will revisit',
    'completed? no',
    '~~complete~~',
    '❌ complete',
  ])('trap: "%s" is not complete', (said) => {
    const found = last(`Task 2: ${said}`);
    expect(decided(found)).toBe('resume execute 2.1 partial-work');
    expect(found?.notes.join(' ')).toContain(`line 4) says ${JSON.stringify(said)} of task 2`);
  });

  test.each([
    'FAILED final review',
    'incomplete',
    'WIP',
    'reopening',
    'changes requested by final review',
    'changes requested by final review must be applied',
    'changes requested, not applied',
    'fix round 1/5 in progress',
    'fix round 2 dispatched',
    'final review failed — missing tests',
    'failed review, fixed once CI is green',
    'needs another round',
    '80% complete',
    '2 of 3 steps done',
    'not complete',
    '❌ FAILED',
    'review found 2 critical issues, fixing',
    'complete — tests failing',
    '(reopened)',
  ])('trap: a later "%s" opens a task again', (said) => {
    expect(decided(last('Task 2: complete', `Task 2: ${said}`))).toBe('resume execute 2.1 partial-work');
    expect(decided(last('Task 2: complete', `- **Task 2:** ${said}`))).toBe(
      'resume execute 2.1 partial-work',
    );
    expect(decided(last('Task 2: complete', `Task 2: ${said}`, 'Task 2: complete'))).toBe('none - completed');
  });

  test.each([
    'note: the reader FAILED once on CI',
    'minor notes for the final review',
    'commit a1b2c3d "fix: reopen the file after a failed read"',
    'final review found nothing',
    'review found 2 important issues, fixed',
    'review found 2 minor issues',
    'failing test written first',
    'failed the first review, fixed and approved',
    'fix round 1/5: 2 addressed, 0 open',
    'fixed a typo in task 1',
    'reviewed again, approved',
    'WIP commits squashed',
    'open question of the review answered',
    'changes requested by final reviewer applied',
    'changes requested by the review were made, clean',
  ])('a remark leaves it complete: %s', (said) => {
    expect(decided(last('Task 2: complete', `Task 2: ${said}`))).toBe('none - completed');
  });

  test.each([
    'complete (commits a1b2c3d..e4f5a6b fix: pending badge, review clean)',
    'complete (feat(ui): open panel when blocked, reviewed)',
    'complete (changes requested in round 1, addressed)',
    'complete without deviations',
    'complete — no open findings',
    'complete (RED 3 tests red, GREEN 3 pass)',
    'complete (RED: 3 failing, GREEN: 3 passing)',
    'complete — 3 red',
    'complete (14 tests red, as intended)',
    'complete (concern: not verified on Windows)',
    'complete, changes needed for GDPR made',
    'complete — user must be changed on login',
    '✅ complete',
    '**complete** (review clean)',
  ])('"%s" is complete', (said) => {
    expect(decided(last(`Task 2: ${said}`))).toBe('none - completed');
  });

  test.each(['Tasks 1-2: reverted', 'Tasks 1, 2: redo', 'Tasks 1 and 2: WIP', 'Task 2 reopened: tests red'])(
    'trap: "%s" opens all that it names',
    (line) => {
      expect(decided(last('Task 2: complete', line))).not.toBe('none - completed');
      const again = ['Task 1: complete', 'Task 2: complete'];
      expect(decided(last('Task 2: complete', line, ...again))).toBe('none - completed');
    },
  );

  test('trap: a line that calls several tasks complete ends none', () => {
    expect(decided(last('Tasks 1-2: complete'))).toBe('resume execute 2.1 partial-work');
  });

  test.each(['Task 2: FAILED final review', 'Task 2: BLOCKED — no key'])(
    'trap: over boxes that are all ticked "%s" asks',
    (line) => {
      const found = look(planned(ticked(3), ledger('Task 1: complete', line)));
      expect(decided(found)).toBe('ask execute unclear');
      expect(found?.decision.instruction).toContain('task 2');
    },
  );
});

describe('a task without a box', () => {
  const bare = '\n### Task 3: Ship\n\n1. Tag it\n2. Push it\n';

  test('trap: all others are ticked, and nothing says whether it was done', () => {
    const found = look(planned(ticked(3) + bare));
    expect(decided(found)).toBe('ask execute unclear');
    expect(found?.decision.instruction).toContain('task 3 has none');
    expect(found?.notes.join(' ')).toContain('Without a step that has a box: task 3, line 22');
  });

  test('is told while others are open, and done where the ledger calls it complete', () => {
    expect(decided(look(planned(ticked(2) + bare)))).toBe('resume execute 2.1 partial-work');
    expect(look(planned(ticked(2) + bare))?.notes.join(' ')).toContain('task 3, line 22');
    expect(decided(look(planned(ticked(3) + bare, ledger('Task 3: complete'))))).toBe('none - completed');
  });

  test('a heading in code, or of a task that has steps elsewhere, is none', () => {
    const code = '\n```md\n### Task 3: Ship\n```\n\n## Task 1 in short\n\nWords.\n';
    expect(decided(look(planned(ticked(3) + code)))).toBe('none - completed');
  });
});

test('a mark that nobody knows is asked about, and nothing is approved', () => {
  expect(decided(look(planned(ticked(1).replace('[ ] **', '[?] **'))))).toContain('ask - status-unknown');
  expect(() => change(planned(ticked(1)), { name: 'approve', checkpoint: null })).toThrow(UserError);
});

test('the title is that of the plan, and its own file alone is its progress', () => {
  const { state } = selected(planned(ticked(1))).recovery;
  expect([state?.title, state?.folders]).toEqual(['Search', [PLAN]]);
  expect(engine.choose({ name: 'resume' }, selected(planned(ticked(1)))).summary).toBe('go on with task 1.2');
});

test('conflict markers block, an empty plan is named', () => {
  expect(decided(look(planned(`<<<<<<< a\n${TEXT}=======\n>>>>>>> b\n`)))).toBe('block - state-conflicted');
  expect(all(planned('')).unreadable).toMatchObject([{ path: PLAN, rule: 'state-readable' }]);
});

test('texts of similar places and shapes are no plans', () => {
  const others: Files = {
    'docs/plans/2026-01-01-a.md': '# A\n\n### Task 1: x\n\n- [ ] do it\n',
    'docs/plans/2026-01-02-b.md': '# B\n\n- [ ] **Step 1: x**\n',
    'docs/superpowers/plans/2026-01-03-c.md': '# C\n\n### Task 1: x\n\n**Step 1: no box**\n',
    'docs/superpowers/plans/2026-01-04-d-design.md': TEXT,
    'docs/superpowers/plans/README.md': TEXT,
    'docs/superpowers/plans/old/2026-01-05-e.md': TEXT,
    'docs/superpowers/specs/2026-01-06-f.md': TEXT,
    'plans/2026-01-07-g.md': TEXT,
  };
  expect(all(others)).toEqual({ workflows: [], unreadable: [] });
});
