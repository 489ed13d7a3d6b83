// The contract's table for sdd, row by row, and what comes first where two rows fit.
import { describe, expect, test } from 'vitest';
import { applied, broken, chosen, line, recovery } from './harness.ts';
import { type Item, single, type Workflow, workflow } from './make-workflow.ts';

const items = (...all: readonly (readonly [statuses: string, ...files: string[]])[]): readonly Item[] =>
  all.map(([statuses, ...files]) => ({ statuses, files }));

const decided = (one: Workflow) => line(recovery(workflow(one)));
const BOTH = ['SPEC.md', 'PLAN.md'] as const;
/** Another item, whose spec is not approved. */
const OTHERS = [
  ['pending'],
  ['in_progress', 'solicitation-workflow.yaml'],
  ['in_progress', 'SPEC.md'],
] as const;

describe('rows', () => {
  test('a solicitation that is not complete: resume · spec · partial-work', () => {
    const found = recovery(single('in_progress', ['solicitation-workflow.yaml']));
    expect(line(found)).toBe('resume · spec · partial-work');
    expect(found.decision.instruction).toContain('at its step 5 of 9');
  });

  test('lowest item with unfinished spec, draft absent: rerun · spec · step-interrupted', () => {
    expect(line(recovery(single('pending')))).toBe('rerun · spec · step-interrupted');
    expect(line(recovery(single('in_progress')))).toBe('rerun · spec · step-interrupted');
  });

  test('lowest item with unfinished plan, draft absent: rerun · plan · step-interrupted', () => {
    const at = { phase: 'plan', step: 'plan_creation' };
    expect(line(recovery(single('approved pending', ['SPEC.md'], at)))).toBe(
      'rerun · plan · step-interrupted',
    );
    expect(line(recovery(single('approved in_progress', ['SPEC.md'], at)))).toBe(
      'rerun · plan · step-interrupted',
    );
  });

  test('SPEC.md there while in_progress: resume · spec · partial-work', () => {
    expect(line(recovery(single('in_progress', ['SPEC.md'])))).toBe('resume · spec · partial-work');
  });

  test('PLAN.md there while in_progress: resume · plan · partial-work', () => {
    const found = recovery(single('approved in_progress', BOTH, { phase: 'plan', step: 'plan_creation' }));
    expect(line(found)).toBe('resume · plan · partial-work');
  });

  test.each([
    ['ready_for_review', ['SPEC.md'], 'spec', 'spec_review', 'spec'],
    ['in_progress', ['SPEC.md'], 'spec', 'spec_review', 'spec'],
    ['in_progress', ['SPEC.md'], 'spec', 'ready_for_review', 'spec'],
    ['needs_rereview', ['SPEC.md'], 'spec', 'spec_review', 'spec'],
    ['approved ready_for_review', BOTH, 'plan', 'plan_creation', 'plan'],
    ['approved in_progress', BOTH, 'plan', 'plan_review', 'plan'],
    ['approved pending', BOTH, 'plan', 'plan_review', 'plan'],
    ['approved approved complete ready_for_review', BOTH, 'review', 'reviewing', 'review'],
    ['approved approved complete pending', BOTH, 'review', 'ready_for_review', 'review'],
    ['approved approved in_progress pending', BOTH, 'implement', 'ready_for_review', 'review'],
  ])('%s with %j at step %s/%s: wait · %s · awaiting-approval', (statuses, files, phase, step, at) => {
    const found = recovery(single(statuses, files, { phase, step }));
    expect(line(found)).toBe(`wait · ${at} · awaiting-approval`);
    expect(found.state?.status).toBe('waiting');
    expect(found.decision.options).toContain('approve');
    expect(found.decision.instruction).toContain(`${at} (01-login)`);
  });

  test('implementation in progress: resume · implement · partial-work, with its checkpoint', () => {
    const commit = 'a1b2c3d4e5f6'.padEnd(40, '7');
    const files = single('approved approved in_progress pending', BOTH, {
      phase: 'implement',
      step: 'implementing',
    });
    const subject = 'checkpoint: user-auth-1 implementation progress';
    const commits = [
      { commit, parent: null, at: '2026-02-07T10:00:00Z', subject, files: ['src/login.ts'], lost: false },
    ];
    const found = recovery(files, { commits });
    expect(line(found)).toBe('resume · implement · partial-work');
    expect(found.decision.instruction).toContain('The last checkpoint commit is a1b2c3d4e5f6.');
    expect(line(recovery(files))).toBe('resume · implement · partial-work');
  });

  test('changes_requested: resume · implement · partial-work', () => {
    const at = { phase: 'review', step: 'reviewing' };
    for (const statuses of [
      'approved approved complete changes_requested',
      'approved approved in_progress changes_requested',
    ])
      expect(line(recovery(single(statuses, BOTH, at)))).toBe('resume · implement · partial-work');
  });

  test('every leaf approved or complete: none · – · completed', () => {
    for (const at of [
      { phase: 'review', step: 'reviewing' },
      { phase: 'complete', step: 'done' },
      { phase: 'spec', step: 'spec_review' },
    ]) {
      const found = recovery(single('approved approved complete approved', BOTH, at));
      expect(line(found)).toBe('none · – · completed');
      expect(found.liveness).toBe('ended');
    }
    expect(
      line(
        recovery(single('approved approved complete complete', BOTH, { phase: 'complete', step: 'done' })),
      ),
    ).toBe('none · – · completed');
  });
});

describe('between the rows', () => {
  test('every plan approved and nothing begun: rerun · implement · not-started', () => {
    const found = recovery(
      single('approved approved pending pending', BOTH, { phase: 'plan', step: 'plan_review' }),
    );
    expect(line(found)).toBe('rerun · implement · not-started');
  });

  test('a phase of implementing whose item is still pending is never restarted', () => {
    const at = { phase: 'implement', step: 'implementing' };
    expect(line(recovery(single('approved approved pending pending', BOTH, at)))).toBe(
      'resume · implement · partial-work',
    );
  });

  test('implemented and not yet presented: rerun · review', () => {
    const statuses = 'approved approved complete pending';
    expect(line(recovery(single(statuses, BOTH, { phase: 'implement', step: 'implementing' })))).toBe(
      'rerun · review · not-started',
    );
    expect(line(recovery(single(statuses, BOTH, { phase: 'review', step: 'reviewing' })))).toBe(
      'rerun · review · step-interrupted',
    );
  });

  test('no items yet: rerun · spec · step-interrupted', () => {
    for (const step of ['transform', 'discover', 'decompose', null])
      expect(decided({ step, items: [] })).toBe('rerun · spec · step-interrupted');
  });

  test('no items, and the head says that all is over: completed', () => {
    expect(decided({ phase: 'complete', step: 'done', items: [] })).toBe('none · – · completed');
  });

  test('a step of work on items that are not there: ask · – · state-inconsistent', () => {
    for (const step of ['spec_creation', 'implementing'])
      expect(decided({ phase: 'implement', step, items: [] })).toBe('ask · – · state-inconsistent');
  });
});

describe('where two rows fit, the earlier counts', () => {
  test.each([
    ['approved ready_for_review', 'plan'],
    ['approved in_progress', 'plan'],
    ['ready_for_review', 'spec'],
    ['in_progress', 'spec'],
  ])('C the review of the item at hand, %s, before all else', (statuses, phase) => {
    for (const other of OTHERS) {
      const two = items([statuses, ...BOTH], other);
      const files = workflow({ phase, step: `${phase}_review`, current: '01-login', items: two });
      const found = recovery(files);
      expect(line(found)).toBe(`wait · ${phase} · awaiting-approval`);
      expect(found.state?.current?.item).toBe('01-login');
      expect(found.notes.join(' ')).not.toMatch(/lag behind|as well/);
      expect(found.proposals).toEqual([]);
      const change = chosen({ name: 'approve', checkpoint: '01-login' }, files);
      expect(recovery(applied(files, change)).state?.current?.item).toBe('02-session');
    }
  });

  test('C not where its file is not there, its spec is not approved, or it is approved already', () => {
    const at = (statuses: string, files: readonly string[], step = 'plan_review') => {
      const two = items([statuses, ...files], ['pending']);
      return line(recovery(workflow({ phase: 'plan', step, current: '01-login', items: two })));
    };
    expect(at('approved ready_for_review', ['SPEC.md'])).toBe('rerun · spec · step-interrupted');
    expect(at('in_progress ready_for_review', BOTH)).toBe('wait · plan · awaiting-approval');
    expect(at('approved approved', BOTH)).toBe('rerun · spec · step-interrupted');
    expect(at('approved pending', BOTH, 'spec_review')).toBe('rerun · spec · step-interrupted');
  });

  test('a solicitation before everything but the review of the item at hand', () => {
    const two = items(['ready_for_review', 'SPEC.md'], ['in_progress', 'solicitation-workflow.yaml']);
    const found = recovery(workflow({ step: 'spec_creation', items: two }));
    expect(line(found)).toBe('resume · spec · partial-work');
    expect(found.state?.current?.item).toBe('02-session');
  });

  test('an absent draft of the lowest item before an approval of a later one, which is noted', () => {
    const two = items(['pending'], ['ready_for_review', 'SPEC.md']);
    const found = recovery(workflow({ items: two }));
    expect(line(found)).toBe('rerun · spec · step-interrupted');
    expect(found.notes.join(' ')).toContain('spec of 02-session');
  });

  test('ready_for_review of a later item before in_progress of an earlier one', () => {
    const two = items(['in_progress', 'SPEC.md'], ['ready_for_review', 'SPEC.md']);
    const found = recovery(workflow({ items: two }));
    expect(line(found)).toBe('wait · spec · awaiting-approval');
    expect(found.state?.current?.item).toBe('02-session');
  });

  test('a review that waits before an implementation in progress', () => {
    const two = items(
      ['approved approved in_progress pending', ...BOTH],
      ['approved approved complete ready_for_review', ...BOTH],
    );
    expect(decided({ phase: 'implement', step: 'implementing', items: two })).toBe(
      'wait · review · awaiting-approval',
    );
  });

  test('every spec before any plan, every plan before any implementation (S15)', () => {
    const specs = items(['approved in_progress', 'SPEC.md'], ['pending']);
    const found = recovery(workflow({ phase: 'implement', step: 'implementing', items: specs }));
    expect(line(found)).toBe('rerun · spec · step-interrupted');
    expect(found.state?.current?.item).toBe('02-session');
    const plans = items(['approved approved in_progress', ...BOTH], ['approved pending', 'SPEC.md']);
    expect(decided({ phase: 'implement', step: 'implementing', items: plans })).toBe(
      'rerun · plan · step-interrupted',
    );
  });

  test('of two implementations in progress the one that current names', () => {
    const two = items(['approved approved in_progress', ...BOTH], ['approved approved in_progress', ...BOTH]);
    const at = { phase: 'implement', step: 'implementing', items: two };
    expect(recovery(workflow({ ...at, current: '02-session' })).state?.current?.item).toBe('02-session');
    expect(recovery(workflow({ ...at, current: 'user-auth-2' })).state?.current?.item).toBe('02-session');
    expect(recovery(workflow({ ...at, current: null })).state?.current?.item).toBe('01-login');
  });

  test('a review step that its items have left behind holds nothing', () => {
    expect(line(recovery(single('approved in_progress', BOTH, { phase: 'plan', step: 'spec_review' })))).toBe(
      'resume · plan · partial-work',
    );
  });
});

describe('artifacts of approved items', () => {
  test('H06 an approved spec without its file: rerun · spec · artifact-missing, its item named', () => {
    const found = recovery(
      workflow({
        phase: 'implement',
        step: 'implementing',
        items: items(['approved approved in_progress', ...BOTH], ['approved approved pending', 'PLAN.md']),
      }),
    );
    expect(line(found)).toBe('rerun · spec · artifact-missing');
    expect(found.state?.current?.item).toBe('02-session');
    expect(found.decision.instruction).toContain('02-session');
    expect(broken(found)).toEqual(['artifact-exists']);
  });

  test('an approved plan without its file: rerun · plan · artifact-missing', () => {
    const at = { phase: 'implement', step: 'implementing' };
    expect(line(recovery(single('approved approved in_progress', ['SPEC.md'], at)))).toBe(
      'rerun · plan · artifact-missing',
    );
  });

  test('what is finished owes nothing any more', () => {
    expect(
      line(
        recovery(single('approved approved complete approved', [], { phase: 'review', step: 'reviewing' })),
      ),
    ).toBe('none · – · completed');
  });

  test('a file that still lies in the drafts counts', () => {
    const files = single('approved in_progress', [], { phase: 'plan', step: 'plan_creation' });
    files['sdd/workflows/k7m2p4-user-auth/drafts/01-login/SPEC.md'] = '# Spec\n\nBy a link.\n';
    expect(line(recovery(files))).toBe('rerun · plan · step-interrupted');
  });
});

test('C an item with one status waits at its own review, though another spec is not begun', () => {
  const one = (current: string) => ({
    'sdd/workflows/k7m2p4-user-auth/workflow.yaml': [
      'id: k7m2p4',
      'created: 2026-02-05',
      `current: ${current}`,
      'items:',
      '  - id: 01-x',
      '    title: "X"',
      '    status: plan_review',
      '    location: changes/01-x',
      '  - id: 02-y',
      '    title: "Y"',
      '    status: pending',
      '',
    ].join('\n'),
    'changes/01-x/SPEC.md': '# S\n\nWords.\n',
    'changes/01-x/PLAN.md': '# P\n\nWords.\n',
  });
  expect(line(recovery(one('01-x')))).toBe('wait · plan · awaiting-approval');
  expect(line(recovery(one('02-y')))).toBe('rerun · spec · step-interrupted');
});
