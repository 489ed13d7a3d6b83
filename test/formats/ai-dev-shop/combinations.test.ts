// Every status, stage, output, checkpoint and loss together, against the contract's table as plain data.
import { expect, test } from 'vitest';
import { share } from '../../exhaustive.ts';
import { line, recovery } from './harness.ts';
import { adrWith, pipeline, SPEC } from './pipeline.ts';

/** The contract's stages: next, own file (`spec` itself, a recorded `report`), label of the checkpoint. */
const STAGES = {
  spec: { next: 'clarify', own: 'spec', box: 'Spec approval' },
  clarify: { next: 'architect', own: 'spec', box: 'Spec approval' },
  architect: { next: 'tasks', own: 'adr.md', box: 'Architecture sign-off (includes Constitution Check)' },
  tasks: { next: 'tdd', own: 'tasks.md', box: null },
  tdd: { next: 'programmer', own: 'test-certification.md', box: null },
  programmer: { next: 'testrunner', own: null, box: 'Convergence escalation (if triggered)' },
  'qa-e2e': { next: 'testrunner', own: null, box: 'Convergence escalation (if triggered)' },
  testrunner: { next: 'code-review', own: 'report', box: 'Convergence escalation (if triggered)' },
  'code-review': { next: 'security', own: 'report', box: 'Convergence escalation (if triggered)' },
  security: { next: 'refactor', own: 'report', box: 'Security sign-off' },
  devops: { next: 'done', own: null, box: null },
  docs: { next: 'done', own: null, box: null },
  refactor: { next: 'done', own: null, box: null },
  done: { next: null, own: null, box: null },
} as const;
type StageId = keyof typeof STAGES;
const ORDER = Object.keys(STAGES) as readonly StageId[];

const STATUSES = [
  'IN_PROGRESS',
  'WAITING_FOR_HUMAN',
  'ABORTED',
  'COMPLETE',
  'FAILED',
  'CANCELLED',
  'PAUSED2',
] as const;
const OUTPUTS = ['none', 'partial', 'complete'] as const;
const BOXES = ['absent', 'unticked', 'ticked'] as const;

/** A stage before this one whose file is taken away; the spec is another matter (spec-present). */
const LOSABLE = { architect: 'adr.md', tasks: 'tasks.md', tdd: 'test-certification.md' } as const;

interface Case {
  readonly status: (typeof STATUSES)[number];
  readonly stage: StageId;
  readonly output: (typeof OUTPUTS)[number];
  readonly box: (typeof BOXES)[number];
  readonly lost: keyof typeof LOSABLE | null;
}

/** The contract, row by row; the first that fits. */
function expected({ status, stage, output, box, lost }: Case): string {
  const { next, own } = STAGES[stage];
  if (status === 'PAUSED2') return 'ask · – · status-unknown';
  if (status === 'COMPLETE') return 'none · – · completed';
  if (status === 'CANCELLED') return 'none · – · cancelled';
  if (status === 'FAILED') return 'start-fresh · – · failed';
  if (stage === 'clarify' && output === 'none') return 'block · – · spec-missing';
  if (lost !== null) return `rerun · ${lost} · artifact-missing`;
  const cleared = box === 'ticked' && STAGES[stage].box !== null;
  if (status === 'WAITING_FOR_HUMAN' && !cleared) return `wait · ${stage} · awaiting-approval`;
  if (own !== null && output === 'complete') return `advance · ${next} · artifacts-complete`;
  return stage === 'programmer'
    ? 'resume · programmer · partial-work'
    : `rerun · ${stage} · step-interrupted`;
}

const PARTIAL: Readonly<Record<string, string>> = {
  spec: SPEC.replace('hint.', 'hint. [NEEDS CLARIFICATION: which?]'),
  'adr.md': adrWith((article) => (article.startsWith('V ') ? 'COMPLIES / EXCEPTION / N/A' : 'COMPLIES')),
  'tasks.md': '# Tasks\n\n- [ ] {TASK}\n',
  'test-certification.md': '# Test certification\n\n## Result\n',
  report: '# Report\n\n## Findings\n\n- TBD\n',
};

function files({ status, stage, output, box, lost }: Case): Record<string, string> {
  const { own, box: label } = STAGES[stage];
  const before = ORDER.slice(0, ORDER.indexOf(stage));
  const report = `${stage}-report.md`;
  const rows = before.flatMap((id): (readonly [string, string])[] => {
    const file = STAGES[id].own;
    if (file === 'report' || file === null) return [[id, file === null ? 'N/A' : `${id}.md`]];
    return [[id, file === 'spec' ? 'feature.spec.md' : file]];
  });
  const name = own === 'spec' ? 'feature.spec.md' : own === 'report' ? report : own;
  const whole = own === 'report' ? '# Report\n\nAll green.\n' : undefined;
  const text = output === 'none' ? null : output === 'partial' ? (PARTIAL[own ?? ''] ?? '') : whole;
  return pipeline({
    head: { status, current_stage: stage, spec_hash: 'N/A' },
    rows: own === 'report' && output !== 'none' ? [...rows, [stage, report]] : rows,
    boxes: box === 'absent' || label === null ? null : [`- [${box === 'ticked' ? 'x' : ' '}] ${label}`],
    files: {
      'testrunner.md': '# Report\n\nGreen.\n',
      'code-review.md': '# Review\n\nFine.\n',
      'security.md': '# Review\n\nFine.\n',
      ...(name === null || text === undefined ? {} : { [name]: text }),
      ...(lost === null ? {} : { [LOSABLE[lost]]: null }),
    },
  });
}

function cases(): readonly Case[] {
  return STATUSES.flatMap((status) =>
    ORDER.flatMap((stage) => {
      const losable = (Object.keys(LOSABLE) as (keyof typeof LOSABLE)[]).filter(
        (lost) => ORDER.indexOf(lost) < ORDER.indexOf(stage),
      );
      const losses = [null, ...losable.slice(-1)];
      return OUTPUTS.flatMap((output) =>
        BOXES.flatMap((box) => losses.map((lost) => ({ status, stage, output, box, lost }))),
      );
    }),
  );
}

test('every combination of status, stage, output, checkpoint and loss follows the contract', () => {
  const all = cases();
  const counts = new Map<string, number>();
  for (const one of share(all, 13)) {
    const found = recovery(files(one));
    expect(line(found), JSON.stringify(one)).toBe(expected(one));
    const { action, reason } = found.decision;
    counts.set(`${action} · ${reason}`, (counts.get(`${action} · ${reason}`) ?? 0) + 1);
  }
  expect(all.length).toBeGreaterThan(1_500);
  expect([...counts.keys()]).not.toContain('ask · unclear');
  const table = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, n]) => `${String(n).padStart(5)}  ${name}`);
  console.info(`${all.length} combinations:\n${table.join('\n')}`);
});
