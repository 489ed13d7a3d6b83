// Every version, stage, status, summary, artifact and lock together, against the contract as plain data.
import { expect, test } from 'vitest';
import { atNight, exhaustive } from '../../exhaustive.ts';
import { line, NOW, recovery } from './harness.ts';
import { FOLDER, LOCK, outputs, QUESTIONS, summaryPath, workflow } from './make-state.ts';

const VERSIONS = [3, 4, 5, 6] as const;
const STAGES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const STATUSES = ['pending', 'in_progress', 'completed', 'failed', 'waiting_for_user', 'blocked'] as const;
const SUMMARIES = [null, 'completed', 'needs-user-input', 'failed'] as const;
const LOCKS = ['none', 'live', 'stale'] as const;

interface Case {
  readonly version: number;
  readonly stage: number;
  readonly status: (typeof STATUSES)[number];
  readonly summary: (typeof SUMMARIES)[number];
  readonly left: boolean;
  readonly lock: (typeof LOCKS)[number];
}

/** The contract, row by row; the first that fits. */
function expected({ version, stage, status, summary, left, lock }: Case): string {
  if (status === 'blocked') return 'ask · – · status-unknown';
  // A completed stage whose summary says otherwise contradicts itself (faults S11); a question that was put
  // before its answers were processed does not.
  const spent = stage === 4 && version >= 4;
  if (status === 'completed' && (summary === 'failed' || (summary === 'needs-user-input' && !spent)))
    return 'ask · – · state-inconsistent';
  const done = status === 'completed' || (status === 'in_progress' && summary === 'completed');
  if (done && stage >= 7) return 'none · – · completed';
  // A summary that lists nothing does not stand for a spec and a checklist, which every run has.
  if (done && (stage === 2 || stage === 3) && !left && status !== 'completed')
    return `rerun · ${stage} · artifact-missing`;
  if (lock === 'live') return `wait · ${stage} · locked`;
  if (status === 'failed') return `ask · ${stage} · step-failed`;
  if (status === 'waiting_for_user' || (summary === 'needs-user-input' && status !== 'completed'))
    return `wait · ${stage} · awaiting-answer`;
  if (done) return `advance · ${stage + 1} · step-completed`;
  if (status === 'pending') return `rerun · ${stage} · not-started`;
  if (summary === 'failed') return `ask · ${stage} · step-failed`;
  if (!left) return `ask · ${stage} · no-output`;
  // Nothing comes behind the retrospective: it is simply written again.
  return stage === 8 ? 'rerun · 8 · step-interrupted' : `advance · ${stage + 1} · artifacts-complete`;
}

function lockFile(lock: Case['lock'], version: number): Record<string, string> {
  if (lock === 'none') return {};
  const minutes = lock === 'live' ? 10 : version === 2 ? 121 : 61;
  return { [LOCK]: `locked_at: ${new Date(NOW - minutes * 60_000).toISOString()}\nfeature: 7-export\n` };
}

atNight.each(VERSIONS)('version %i decides every combination as the contract says', (version) => {
  const wrong: string[] = [];
  let count = 0;
  let at = 0;
  for (const stage of STAGES) {
    const own = outputs(version, stage);
    for (const status of STATUSES)
      for (const summary of SUMMARIES)
        for (const left of own.length === 0 ? [false] : [false, true])
          for (const lock of version === 6 && summary === null ? LOCKS : LOCKS.slice(0, 1)) {
            // Prime to the lengths of the loops: each word is met with each other one at some time.
            if (!exhaustive && at++ % 11 !== 0) continue;
            const one: Case = { version, stage, status, summary, left, lock };
            const made = { version, at: stage, status, summary, left: left ? own : [] };
            // What a finished stage leaves is there in any case; the row is about the one in progress.
            const files = workflow({ ...made, files: lockFile(lock, version) });
            if (summary === null) delete files[summaryPath(stage)];
            const found = line(recovery(files));
            if (found !== expected(one)) wrong.push(`${JSON.stringify(one)}: ${found}, not ${expected(one)}`);
            count++;
          }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(exhaustive ? 300 : 25);
});

const PHASES = { INIT: 1, SPEC_DRAFT: 2, CHECKLIST_VALIDATION: 3, CLARIFICATION: 4, PAL_GATE: 5 } as const;

test('version 2 decides every combination as the contract says', () => {
  const wrong: string[] = [];
  for (const [phase, stage] of Object.entries(PHASES))
    for (const status of STATUSES)
      for (const left of [false, true])
        for (const lock of LOCKS) {
          const own = outputs(2, stage);
          const before = [2, 3].filter((one) => one < stage).flatMap((one) => outputs(2, one));
          const made = [...before, ...(left || status === 'completed' ? own : [])];
          const files = workflow({ version: 2, at: phase, status, left: made, files: lockFile(lock, 2) });
          const one: Case = { version: 2, stage, status, summary: null, left: left && own.length > 0, lock };
          const found = line(recovery(files));
          if (found !== expected(one)) wrong.push(`${phase} ${JSON.stringify(one)}: ${found}`);
        }
  expect(wrong).toEqual([]);
});

atNight.each(['4', '5', '6'])(
  'version %s: what is said of the answers comes before all that stage 4 left',
  (version) => {
    const rows = {
      awaiting_user: 'wait · 4 · awaiting-answer',
      answers_received: 'resume · 4 · answers-to-apply',
    } as const;
    for (const [clarification, decision] of Object.entries(rows))
      for (const status of ['pending', 'in_progress', 'waiting_for_user'])
        for (const summary of SUMMARIES)
          for (const left of [
            [],
            ['clarification-questions.md'],
            ['clarification-questions.md', 'clarification-report.md'],
          ]) {
            const files = workflow({ version, at: 4, status, summary, left, clarification });
            expect(line(recovery(files)), `${status} ${summary} ${left.join()}`).toBe(decision);
          }
    const unanswered = workflow({
      version,
      at: 4,
      files: { [QUESTIONS]: '### Q-001: How many?\n**Your answer** (leave blank to accept):\n' },
    });
    expect(line(recovery(unanswered))).toBe('wait · 4 · awaiting-answer');
  },
);

test('the folder may lie in any package', () => {
  const moved = Object.entries(workflow({ at: 3, status: 'completed' })).map(([path, text]) => [
    path.replace(FOLDER, `packages/shop/${FOLDER}`),
    text,
  ]);
  const found = recovery(Object.fromEntries(moved));
  expect(found.id).toBe('specify:7-export');
  expect(line(found)).toBe('advance · 4 · step-completed');
  expect(found.findings).toEqual([]);
});
