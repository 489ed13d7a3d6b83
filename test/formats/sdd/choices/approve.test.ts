// A person's approval of a spec, a plan or a review, and what the tool would write beside it.
import { describe, expect, test } from 'vitest';
import { applied, chosen, fixture, line, NOW, recovery, type Texts } from '../harness.ts';
import { type Item, STATE, single, workflow } from '../make-workflow.ts';

const BOTH = ['SPEC.md', 'PLAN.md'];

/** Lines that an approval changes: as they were, and as they are. */
function changed(
  files: Texts,
  checkpoint: string | null = null,
  path = STATE,
): readonly (readonly [string, string])[] {
  const change = chosen({ name: 'approve', checkpoint }, files);
  expect(change.files.map((file) => file.kind)).toEqual(['write']);
  const [was, is] = [(files[path] ?? '').split('\n'), (applied(files, change)[path] ?? '').split('\n')];
  expect(is).toHaveLength(was.length);
  return was.flatMap((one, i) => (one === is[i] ? [] : [[one.trim(), is[i]?.trim() ?? ''] as const]));
}

const approved = (files: Texts, checkpoint: string | null = null) =>
  recovery(applied(files, chosen({ name: 'approve', checkpoint }, files)));

describe('a spec', () => {
  test('the last one: every spec is approved, so the phase is plan', () => {
    const files = single('ready_for_review', ['SPEC.md'], { step: 'spec_review' });
    expect(changed(files)).toEqual([
      ['phase: spec', 'phase: plan'],
      ['step: spec_review', 'step: plan_creation'],
      ['specs_completed: 0', 'specs_completed: 1'],
      ['specs_pending: 1', 'specs_pending: 0'],
      ['spec_status: ready_for_review', 'spec_status: approved'],
    ]);
    expect(line(approved(files))).toBe('rerun · plan · step-interrupted');
  });

  test('one of several: the next item is at hand', () => {
    const items: readonly Item[] = [
      { statuses: 'ready_for_review', files: ['SPEC.md'] },
      { statuses: 'pending' },
    ];
    const files = workflow({ step: 'spec_review', items });
    expect(changed(files)).toEqual([
      ['step: spec_review', 'step: spec_creation'],
      ['current: 01-login', 'current: 02-session'],
      ['specs_completed: 0', 'specs_completed: 1'],
      ['specs_pending: 2', 'specs_pending: 1'],
      ['spec_status: ready_for_review', 'spec_status: approved'],
    ]);
  });

  test('one that needs another review', () => {
    const files = single('needs_rereview', ['SPEC.md']);
    expect(line(approved(files))).toBe('rerun · plan · step-interrupted');
  });
});

test('a plan: every plan is approved, so the phase is implement', () => {
  const files = single('approved in_progress', BOTH, { phase: 'plan', step: 'plan_review' });
  expect(changed(files).map(([, is]) => is)).toEqual([
    'phase: implement',
    'step: implementing',
    'plans_completed: 1',
    'plans_pending: 0',
    'plan_status: approved',
  ]);
});

test('a review: the last one ends the workflow', () => {
  const files = single('approved approved complete ready_for_review', BOTH, {
    phase: 'review',
    step: 'reviewing',
  });
  expect(changed(files).map(([, is]) => is)).toEqual(['reviewed: 1', 'review_status: approved']);
  expect(line(approved(files))).toBe('none · – · completed');
});

test('a review of what nobody called complete completes it', () => {
  const at = { phase: 'implement', step: 'ready_for_review' };
  const files = single('approved approved in_progress pending', BOTH, at);
  expect(changed(files).map(([, is]) => is)).toEqual([
    'phase: review',
    'step: reviewing',
    'implemented: 1',
    'reviewed: 1',
    'impl_status: complete',
    'review_status: approved',
  ]);
});

test('a review before its spec is approved is refused', () => {
  const files = single('in_progress approved complete ready_for_review', BOTH, {
    item: { location: 'changes/2026/02/05/k7m2p4-user-auth/01-login' },
  });
  expect(() => chosen({ name: 'approve', checkpoint: null }, files)).toThrow(
    'expected the spec to be approved first',
  );
});

describe('of several that wait', () => {
  const items: readonly Item[] = [
    'approved approved complete ready_for_review',
    'approved approved complete ready_for_review',
  ].map((statuses) => ({ statuses, files: BOTH }));
  const files = workflow({ phase: 'review', step: 'reviewing', items });
  const reviewed = (found: ReturnType<typeof approved>) =>
    found.state?.steps.filter(({ id, finished }) => id === 'review' && finished).map(({ item }) => item);

  test('the one at hand is meant', () => {
    expect(reviewed(approved(files))).toEqual(['01-login']);
    expect(reviewed(approved(files, 'review'))).toEqual(['01-login']);
  });

  test.each(['02-session', 'user-auth-2', 'review of 02-session'])('another is named by %s', (name) => {
    expect(reviewed(approved(files, name))).toEqual(['02-session']);
  });

  test('a name that is none of them is refused, and all are named', () => {
    expect(() => chosen({ name: 'approve', checkpoint: '03-logout' }, files)).toThrow(
      'found "03-logout" to approve, expected one of: review of 01-login, review of 02-session.',
    );
  });
});

test('what waits for nobody is refused', () => {
  expect(() => chosen({ name: 'approve', checkpoint: null }, single('in_progress', ['SPEC.md']))).toThrow(
    'approve does not fit its state (resume, partial-work)',
  );
});

test('the first generation has one word for all phases', () => {
  const files = fixture('first-generation');
  const path = '.sdd/workflows/f4k9x2/workflow.yaml';
  delete files['.sdd/workflows/f4k9x2/drafts/01-tide-import/solicitation-workflow.yaml'];
  files['.sdd/workflows/f4k9x2/drafts/01-tide-import/SPEC.md'] = '# Tides\n\nTwice a day.\n';
  const at = (status: string) => ({ ...files, [path]: (files[path] ?? '').replace('soliciting', status) });
  expect(changed(at('spec_review'), null, path)).toEqual([
    ['current: 01-tide-import', 'current: 02-berth-limits'],
    ['status: spec_review', 'status: plan_review'],
  ]);
});

test('current keeps the kind of name that it has, and updated_at its spelling', () => {
  const files = single('ready_for_review', ['SPEC.md'], {
    head: ['updated_at: "2026-02-06T10:00:00Z"  # by the agent'],
    current: 'user-auth-1',
    item: {},
  });
  const two = workflow({
    head: ['updated_at: "2026-02-06T10:00:00Z"  # by the agent'],
    current: 'user-auth-1',
    items: [{ statuses: 'ready_for_review', files: ['SPEC.md'] }, { statuses: 'pending' }],
  });
  expect(changed(files)[0]).toEqual([
    'updated_at: "2026-02-06T10:00:00Z"  # by the agent',
    'updated_at: "2026-08-01T12:30:00Z"  # by the agent',
  ]);
  expect(changed(two).map(([, is]) => is)).toContain('current: user-auth-2');
});

test('counters go on counting the items that were taken out when they were complete', () => {
  const files = single('ready_for_review', ['SPEC.md']);
  files[STATE] = (files[STATE] ?? '').replace('total_items: 1', 'total_items: 3');
  expect(changed(files).map(([, is]) => is)).toEqual(
    expect.arrayContaining(['specs_completed: 3', 'plans_completed: 2', 'implemented: 2', 'reviewed: 2']),
  );
  expect(changed(files).map(([was]) => was)).not.toContain('total_items: 3');
});

test('wild words stay where they are: only the item’s own status changes (S13)', () => {
  const files = single('Ready-For-Review', ['SPEC.md'], {
    phase: 'spec',
    step: 'spec_review',
    progress: false,
  });
  expect(changed(files).map(([was]) => was)).toEqual([
    'phase: spec',
    'step: spec_review',
    'spec_status: Ready-For-Review',
  ]);
});

describe('going on', () => {
  test('writes nothing where the file keeps no time', () => {
    const change = chosen({ name: 'resume' }, single('in_progress', ['SPEC.md']));
    expect(change.files).toEqual([]);
  });

  test('writes updated_at where the file has it', () => {
    const files = fixture('off-spec');
    const path = 'sdd/workflows/z9d4ke-parcel-lockers/workflow.yaml';
    const is = applied(files, chosen({ name: 'resume' }, files))[path];
    expect(is).toBe(
      (files[path] ?? '').replace('2026-05-21T17:45:00Z', new Date(NOW).toISOString().replace('.000', '')),
    );
  });

  test('at one of several items sets back none that is finished', () => {
    const files = workflow({
      items: [
        { statuses: 'approved', files: ['SPEC.md'] },
        { statuses: 'in_progress', files: ['SPEC.md'] },
      ],
    });
    const timed = { ...files, [STATE]: `updated_at: 2026-05-21T17:45:00Z\n${files[STATE] ?? ''}` };
    const change = chosen({ name: 'resume' }, timed);
    expect(change.files).toHaveLength(1);
    expect(change.summary).not.toContain('set back');
  });

  test('writes nothing into a damaged file', () => {
    const files = fixture('invalid-yaml');
    expect(chosen({ name: 'resume' }, files).files).toEqual([]);
  });

  test('there is no skipping', () => {
    expect(() => chosen({ name: 'skip' }, single('pending'))).toThrow('skip means nothing');
  });
});
