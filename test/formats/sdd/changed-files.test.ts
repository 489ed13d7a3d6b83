// Which changed files an event commits: never another workflow's, and nothing that nobody added to git.
import { describe, expect, test } from 'vitest';
import { committed, type Texts } from './harness.ts';
import { CHANGES, FOLDER, STATE, single } from './make-workflow.ts';

const BOTH = ['SPEC.md', 'PLAN.md'];
const DRAFT = `${FOLDER}/drafts/01-login`;
const CHANGE = `${CHANGES}/01-login`;

const REVIEW = { phase: 'spec', step: 'spec_review' };
const PLAN = { phase: 'plan', step: 'plan_creation' };
const BUILD = { phase: 'implement', step: 'implementing' };
const LAST = { phase: 'review', step: 'reviewing' };

const regressed = [
  'regression:',
  '  from_phase: implement',
  '  to_phase: plan',
  '  timestamp: 2026-02-07T14:30:00Z',
];
const ARCHIVE = 'sdd/archive/workflow-regressions/20260207-1430-user-auth-1-impl';

test.each([
  'sdd/workflows/z3z3z3-other/note.md',
  'packages/b/.sdd/workflows/z3z3z3/workflow.yaml',
  'changes/2026/02/05/z3z3z3-other/01-login/SPEC.md',
  'sdd/archive/workflow-regressions/20260207-1430-other-1-impl/src/x.ts',
])('what belongs to another workflow is never committed with this one: %s', (other) => {
  const before = single('approved approved in_progress', BOTH, BUILD);
  const after = { ...before, 'src/login.ts': 'x', [other]: 'n' };
  expect(committed(before, after).files).toEqual(['src/login.ts']);
});

describe.each([
  ['implementation progress', single('approved approved in_progress', BOTH, BUILD)],
  ['implementation complete', single('approved approved complete ready_for_review', BOTH, LAST)],
])('%s: all that changed', (event, is) => {
  const before = { ...single('approved approved in_progress', BOTH, BUILD), 'src/old.ts': 'old' };
  const after: Texts = { ...is, 'src/old.ts': 'new' };
  const state = event === 'implementation complete' ? [STATE] : [];

  test.each([
    ['a note in its folder', `${FOLDER}/notes.md`],
    ['a draft that stayed', `${DRAFT}/context.md`],
    ['a note in its change folder', `${CHANGES}/notes.md`],
    ['its change folder by the name alone', 'changes/2026/02/06/user-auth/01-login/PLAN.md'],
    ['its item’s plan', `${CHANGE}/PLAN.md`],
    ['the list of changes', 'changes/INDEX.md'],
    ['the tool’s settings', 'sdd/sdd-settings.yaml'],
    ['a new file that somebody staged', 'src/new.ts'],
  ])('%s is committed', (_what, path) => {
    const located = path.startsWith('changes/2026/02/06')
      ? { [STATE]: (after[STATE] ?? '').replace(CHANGE, 'changes/2026/02/06/user-auth/01-login') }
      : {};
    const made = committed(before, { ...after, ...located, [path]: 'text' });
    expect(made.message).toBe(`checkpoint: user-auth-1 ${event}`);
    expect(made.files).toContain(path);
    expect(made.files).toContain('src/old.ts');
  });

  test('a file that nobody added to git is left and told, unless it lies in the workflow’s folders', () => {
    const strangers = ['.env', 'src/new.ts'];
    const own = [`${CHANGES}/notes.md`, `${FOLDER}/notes.md`];
    const files = Object.fromEntries([...strangers, ...own].map((path) => [path, 'text']));
    const made = committed(before, { ...after, ...files }, [...strangers, ...own]);
    expect(made.files).toEqual([...own, ...state, 'src/old.ts'].sort());
    expect(made.left).toEqual(strangers);
  });
});

test('only files that nobody added to git: nothing to save, and they are told', () => {
  const before = single('approved approved in_progress', BOTH, BUILD);
  const made = committed(before, { ...before, '.env': 'KEY=1' }, ['.env']);
  expect([made.files, made.left]).toEqual([[], ['.env']]);
});

test('an original that was archived and is not known to git is not committed, its archive is', () => {
  const before = single('approved approved in_progress', BOTH, BUILD);
  const after = {
    ...single('approved in_progress', ['SPEC.md'], { ...PLAN, tail: regressed }),
    [`${ARCHIVE}/.env`]: 'KEY=1',
    '.env': 'KEY=1',
  };
  const made = committed(before, after, ['.env', `${ARCHIVE}/.env`]);
  expect(made.message).toBe('checkpoint: user-auth-1 regressed to plan');
  expect(made.files).toContain(`${ARCHIVE}/.env`);
  expect(made.left).toEqual(['.env']);
});

test('of an item’s folder that is no change folder only the tool’s own files are added', () => {
  const item = { location: 'src/login' };
  const before = single('in_progress', ['SPEC.md'], { item });
  const [added, secret] = ['src/login/context.md', 'src/login/secret.pem'];
  const after = {
    ...single('ready_for_review', ['SPEC.md', 'context.md'], { ...REVIEW, item }),
    [secret]: 'KEY',
  };
  const made = committed(before, after, [added, secret]);
  expect(made.message).toBe('checkpoint: user-auth-1 ready for review');
  expect(made.files).toEqual([STATE, added]);
  expect(made.left).toEqual([secret]);
});
