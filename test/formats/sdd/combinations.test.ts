// Every item status, step, draft and second item together, against the contract's table as plain data.
import { expect, test } from 'vitest';
import { UserError } from '../../../src/model/errors.ts';
import type { Recovery } from '../../../src/model/recovery.ts';
import { exhaustive } from '../../exhaustive.ts';
import { applied, chosen, line, recovery } from './harness.ts';
import { workflow } from './make-workflow.ts';

const SPEC = ['pending', 'in_progress', 'ready_for_review', 'approved', 'needs_rereview'] as const;
const PLAN = ['pending', 'in_progress', 'ready_for_review', 'approved', 'plan_approved'] as const;
const IMPL = ['pending', 'in_progress', 'complete'] as const;
const REVIEW = ['pending', 'ready_for_review', 'approved', 'changes_requested', 'complete'] as const;

/** Steps and the phase that goes with them. */
const STEPS = {
  spec_creation: 'spec',
  spec_review: 'spec',
  plan_creation: 'plan',
  plan_review: 'plan',
  implementing: 'implement',
  reviewing: 'review',
  ready_for_review: 'spec',
  done: 'complete',
} as const;

/** What lies in the item's folder. */
const FILES = [[], ['solicitation-workflow.yaml'], ['SPEC.md'], ['SPEC.md', 'PLAN.md']] as const;

/** An item before it: none, one that is finished, one that waits for its review. */
const BEFORE = [
  'none',
  'approved approved complete approved',
  'approved approved complete ready_for_review',
] as const;

interface Case {
  readonly statuses: readonly [
    spec: (typeof SPEC)[number],
    plan: (typeof PLAN)[number],
    impl: (typeof IMPL)[number],
    review: (typeof REVIEW)[number],
  ];
  readonly step: keyof typeof STEPS;
  readonly files: (typeof FILES)[number];
  readonly before: (typeof BEFORE)[number];
}

const DONE: ReadonlySet<string> = new Set(['approved', 'plan_approved', 'complete']);
const has = (one: Case, name: string) => (one.files as readonly string[]).includes(name);

/** The contract, row by row; the first that fits. */
function expected(one: Case): string {
  const finished = one.statuses.map((word) => DONE.has(word));
  const over = finished.every(Boolean);
  // a finished workflow is finished whatever its head says
  if (over && one.before !== BEFORE[2]) return 'none · – · completed';
  // the head says that all is over and it is not; an item is reviewed and not finished
  if (one.step === 'done') return 'ask · – · state-inconsistent';
  if (finished[3] && !over) return 'ask · – · state-inconsistent';
  // finished steps are not finished
  if (finished[0] && !has(one, 'SPEC.md')) return 'rerun · spec · artifact-missing';
  const goesOn = unfinished(one);
  // what is lost of a later step is made again in its turn
  if (goesOn.includes('· spec ·')) return goesOn;
  return finished[1] && !has(one, 'PLAN.md') ? 'rerun · plan · artifact-missing' : goesOn;
}

/** Where nothing that was finished is lost. */
function unfinished(one: Case): string {
  const [spec, plan, impl, review] = one.statuses;
  const finished = one.statuses.map((word) => DONE.has(word));
  const waitsBefore = one.before.endsWith('ready_for_review');
  // a solicitation that is not complete, of a spec that is not approved
  if (!finished[0] && has(one, 'solicitation-workflow.yaml')) return 'resume · spec · partial-work';
  const open = !finished[0] ? 'spec' : !finished[1] ? 'plan' : null;
  const made = open !== null && has(one, open === 'spec' ? 'SPEC.md' : 'PLAN.md');
  if (open !== null && !made) return `rerun · ${open} · step-interrupted`;
  // a *_review step or ready_for_review before in_progress
  if (open !== null && (one.step === `${open}_review` || one.step === 'ready_for_review'))
    return `wait · ${open} · awaiting-approval`;
  if (open === 'spec' && ['ready_for_review', 'needs_rereview'].includes(spec))
    return 'wait · spec · awaiting-approval';
  if (open === 'plan' && plan === 'ready_for_review') return 'wait · plan · awaiting-approval';
  if (open === 'spec' && plan === 'ready_for_review' && has(one, 'PLAN.md'))
    return 'wait · plan · awaiting-approval';
  if (waitsBefore || review === 'ready_for_review') return 'wait · review · awaiting-approval';
  if (open === null && one.step === 'ready_for_review' && impl !== 'pending' && review === 'pending')
    return 'wait · review · awaiting-approval';
  if (open !== null) return `resume · ${open} · partial-work`;
  if (impl === 'in_progress' || review === 'changes_requested') return 'resume · implement · partial-work';
  if (impl === 'pending')
    return one.step === 'implementing'
      ? 'resume · implement · partial-work'
      : 'rerun · implement · not-started';
  return `rerun · review · ${one.step === 'reviewing' ? 'step-interrupted' : 'not-started'}`;
}

function filesOf({ statuses, step, files, before }: Case): Record<string, string> {
  const item = {
    statuses: statuses.join(' '),
    files: [...files],
    location: 'changes/2026/02/05/k7m2p4-user-auth/02-x',
  };
  const earlier = before === 'none' ? [] : [{ statuses: before, files: ['SPEC.md', 'PLAN.md'] }];
  return workflow({ phase: STEPS[step], step, items: [...earlier, item], progress: false });
}

function cases(): readonly Case[] {
  const steps = Object.keys(STEPS) as readonly (keyof typeof STEPS)[];
  return SPEC.flatMap((spec) =>
    PLAN.flatMap((plan) =>
      IMPL.flatMap((impl) =>
        REVIEW.flatMap((review) =>
          steps.flatMap((step) =>
            FILES.flatMap((files) =>
              BEFORE.map((before): Case => ({ statuses: [spec, plan, impl, review], step, files, before })),
            ),
          ),
        ),
      ),
    ),
  );
}

const placeOf = (found: Recovery) => `${line(found)} of ${found.state?.current?.item}`;

/** Approving goes on from where it was, or says what comes first; it never leaves a contradiction. */
function expectApproval(files: Record<string, string>, was: string): void {
  try {
    const change = chosen({ name: 'approve', checkpoint: null }, files);
    const now = recovery(applied(files, change));
    expect(placeOf(now)).not.toBe(was);
    expect(line(now)).not.toMatch(/^(?:ask|block)/);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    expect(error.message).toContain('to be approved first');
  }
}

/** Every so many of them are looked at, by what follows; prime to all factors: every value comes up. */
function every(decision: string): number {
  if (decision.includes('inconsistent')) return exhaustive ? 101 : 1_009;
  if (decision.includes('artifact-missing')) return exhaustive ? 41 : 503;
  return exhaustive ? 7 : 71;
}

test('every combination of statuses, step, files and an earlier item follows the contract', () => {
  const all = cases();
  const looked = all.filter((one, at) => at % every(expected(one)) === 0);
  const counts = new Map<string, number>();
  for (const one of looked) {
    const files = filesOf(one);
    const found = recovery(files);
    expect(line(found), JSON.stringify(one)).toBe(expected(one));
    const { action, step, reason } = found.decision;
    if (action === 'wait') expectApproval(files, placeOf(found));
    const name = `${action} · ${step ?? '–'} · ${reason}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  expect(all).toHaveLength(36_000);
  expect([...counts.keys()]).not.toContain('ask · – · unclear');
  const table = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, n]) => `${String(n).padStart(5)}  ${name}`);
  console.info(`${looked.length} of ${all.length} combinations:\n${table.join('\n')}`);
});
