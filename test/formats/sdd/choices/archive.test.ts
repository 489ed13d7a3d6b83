// A step back in detail: its archive, what is taken back, and what it writes into the workflow file.
import { describe, expect, test } from 'vitest';
import { readYaml } from '../../../../src/text/yaml/document.ts';
import {
  at,
  BASE,
  BOTH,
  BUILDING,
  back,
  CHANGE,
  CODE_PATHS,
  COMMITS,
  commitOf,
  REASON,
  shown,
  stateOf,
} from '../building.ts';
import { applied, chosen, fixture } from '../harness.ts';
import { STATE, workflow } from '../make-workflow.ts';

describe('the archive', () => {
  test('metadata.yaml has the seed’s structure', () => {
    const made = back(BUILDING, 'spec').files.find((file) => file.kind === 'write' && file.before === null);
    expect(made).toEqual({
      kind: 'write',
      path: `${at('impl')}/metadata.yaml`,
      before: null,
      after: [
        'change_id: user-auth-1',
        'from_phase: implement',
        'to_phase: spec',
        'reason: "Need to add additional auth method"',
        'timestamp: 2026-08-01T12:30:00Z',
        'git_branch: feature/user-auth',
        'git_commit: abc123def',
        'files_archived:',
        '  - src/auth/login.ts',
        '  - src/auth/session.ts',
        '  - tests/auth/login.test.ts',
        '  - PLAN.md',
        '',
      ].join('\n'),
    });
  });

  test('a hostile reason and an id that is a number read back as themselves (X09)', () => {
    const reason = 'a "quoted": value # no comment\n- item: {x}\t\u202E';
    const commits = COMMITS.map((one, i) =>
      i === 0 ? { ...one, commit: '123456789'.padEnd(40, '0') } : one,
    );
    const [made] = back(BUILDING, 'plan', reason, commits).files.filter((one) => one.kind === 'write');
    expect(readYaml(made?.kind === 'write' ? made.after : '').data).toMatchObject({
      reason,
      git_commit: '123456789',
    });
  });

  test('an archive of the same minute is never written over', () => {
    const there = { ...BUILDING, [`${at('impl')}/PLAN.md`]: 'earlier' };
    expect(() => back(there, 'plan')).toThrow(
      'is there already, expected a new folder. Try again in a minute.',
    );
  });

  test('a file of the same name as the metadata is kept beside it', () => {
    const commits = [
      commitOf('a', { subject: 'checkpoint: user-auth-1 implementation progress', files: ['metadata.yaml'] }),
    ];
    const { files } = back({ ...BUILDING, 'metadata.yaml': 'theirs' }, 'plan', REASON, commits);
    expect(shown(files)).toContain(`copy metadata.yaml → ${at('impl')}/root/metadata.yaml`);
    expect(shown(files)).toContain(`write ${at('impl')}/metadata.yaml`);
    expect(shown(files)).toContain('remove metadata.yaml');
  });

  test('a legacy workflow is archived in the root that it lies in', () => {
    const files = fixture('second-generation');
    const change = chosen({ name: 'regress', to: 'spec', reason: 'No refunds' }, files, { commits: [] });
    expect(change.files[0]).toEqual({
      kind: 'copy',
      from: '.sdd/workflows/n3v8q1/drafts/02-late-fees/PLAN.md',
      to: '.sdd/archive/workflow-regressions/20260801-1230-n3v8-2-plan/PLAN.md',
    });
  });
});

describe('what is taken back', () => {
  test('files go back to the last commit before the phase, and what history lacks is removed', () => {
    const reverted = back(BUILDING, 'plan').files.filter((file) => file.kind === 'revert');
    expect(reverted.map(({ path, commit }) => [path, commit])).toEqual(
      CODE_PATHS.map((path) => [path, BASE]),
    );
    const root = COMMITS.slice(0, 2).map((one) => ({ ...one, parent: null }));
    const removed = back(BUILDING, 'plan', REASON, root).files.filter((file) => file.kind === 'remove');
    expect(removed.map(({ path }) => path)).toEqual([...CODE_PATHS, `${CHANGE}/PLAN.md`]);
  });

  test('a file that another change built on as well is archived and left', () => {
    const other = commitOf('d', {
      subject: 'checkpoint: payments-2 implementation progress',
      files: ['src/auth/login.ts'],
    });
    const change = back(BUILDING, 'plan', REASON, [other, ...COMMITS]);
    expect(shown(change.files)).toContain(`copy src/auth/login.ts → ${at('impl')}/src/auth/login.ts`);
    expect(shown(change.files)).not.toContain('revert src/auth/login.ts');
    expect(change.notes.join(' ')).toContain('another change was built on them: src/auth/login.ts.');
  });

  test('work of an earlier step back, lost commits and state files are no part of it', () => {
    const commits = [
      ...COMMITS,
      commitOf('e', { subject: 'checkpoint: user-auth-1 regressed to plan', files: [STATE] }),
      commitOf('f', { subject: 'checkpoint: user-auth-1 implementation progress', files: ['src/old.ts'] }),
      commitOf('d', {
        subject: 'checkpoint: user-auth-1 implementation progress',
        files: ['src/lost.ts'],
        lost: true,
      }),
    ];
    const files = { ...BUILDING, 'src/old.ts': 'old', 'src/lost.ts': 'lost' };
    const named = shown(back(files, 'plan', REASON, commits).files).join('\n');
    expect(named).not.toMatch(/old\.ts|lost\.ts|copy [^\n]*workflow\.yaml/);
  });

  test('without history nobody guesses which files an implementation made', () => {
    expect(() => chosen({ name: 'regress', to: 'plan', reason: REASON }, BUILDING)).toThrow(
      "the branch's commits are not to be had",
    );
  });

  test('an implementation without a checkpoint archives the plan, and says so', () => {
    const change = back(BUILDING, 'plan', REASON, [COMMITS[2] ?? commitOf('b', { subject: '' })]);
    expect(shown(change.files).filter((one) => one.startsWith('revert'))).toEqual([]);
    expect(change.notes.join(' ')).toContain('No checkpoint commit of its implementation is known');
  });
});

describe('the workflow file', () => {
  test('gets the block of the step back, phase, step and counters; every other line stays', () => {
    const change = back(BUILDING, 'plan');
    const [was, is] = [(BUILDING[STATE] ?? '').split('\n'), stateOf(change.files).split('\n')];
    expect([...new Set(is.filter((one) => !was.includes(one)))]).toEqual([
      'phase: plan',
      'step: plan_creation',
      '  plans_completed: 0',
      '  plans_pending: 1',
      '    plan_status: in_progress',
      '    impl_status: pending',
      'regression:',
      '  from_phase: implement',
      '  to_phase: plan',
      '  reason: Need to add additional auth method',
      '  timestamp: 2026-08-01T12:30:00Z',
      '  preserved_work:',
      `    - path: ${at('impl')}/src/auth/login.ts`,
      '      type: code',
      '      description: Implementation that was given up',
      `    - path: ${at('impl')}/src/auth/session.ts`,
      `    - path: ${at('impl')}/tests/auth/login.test.ts`,
      `    - path: ${at('impl')}/PLAN.md`,
      '      type: plan',
      '      description: The plan that was given up',
    ]);
    expect(was.filter((one) => !is.includes(one)).every((one) => /status|phase|step|plans_/.test(one))).toBe(
      true,
    );
  });

  test('a second step back changes the block and appends to what is preserved', () => {
    const files = fixture('regression');
    const path = 'sdd/workflows/m8g3xo-guest-lists/workflow.yaml';
    files['changes/2026/02/09/m8g3xo-guest-lists/01-guest-lists/PLAN.md'] = '# Plan\n\n1. Phones.\n';
    const change = chosen({ name: 'regress', to: 'spec', reason: 'Only guests with a list' }, files, {
      commits: [],
    });
    const text = applied(files, change)[path] ?? '';
    const { regression } = readYaml(text).data as { regression: { preserved_work: { path: string }[] } };
    expect(regression).toMatchObject({
      from_phase: 'plan',
      to_phase: 'spec',
      reason: 'Only guests with a list',
    });
    expect(regression.preserved_work.map((one) => one.path.split('/').slice(3).join('/'))).toEqual([
      '20260211-0915-guest-lists-1-impl/PLAN.md',
      '20260211-0915-guest-lists-1-impl/src/lists/share.ts',
      '20260801-1230-guest-lists-1-plan/PLAN.md',
    ]);
  });

  test('of several items the one at hand goes back, and those that depend on it are named', () => {
    const items = [
      { statuses: 'approved approved in_progress', files: BOTH },
      { statuses: 'approved approved pending', files: BOTH },
    ];
    const made = workflow({ phase: 'implement', step: 'implementing', items });
    made[STATE] = (made[STATE] ?? '').replace(/(id: 02-session[\s\S]*?depends_on: )\[\]/, '$1[01-login]');
    const change = back(made, 'plan', REASON, [COMMITS[2] ?? commitOf('b', { subject: '' })]);
    expect(stateOf(change.files).match(/plan_status: \S+/g)).toEqual([
      'plan_status: in_progress',
      'plan_status: approved',
    ]);
    expect(change.notes.join(' ')).toContain(
      'Other items depend on it, and their specs may no longer hold: 02-session.',
    );
  });
});
