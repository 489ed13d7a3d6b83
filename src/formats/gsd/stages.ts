// The steps of GSD for each phase, and the command that takes each.
import { stageTable } from '../../formkit/stages.ts';
import type { Verified } from './phases.ts';

/** Plan, execute, verify; once all phases are done the milestone is closed (workflows/next.md). */
export const STAGES = stageTable([
  {
    id: 'plan',
    name: 'the planning',
    is: 'writes the plans of a phase (NN-MM-PLAN.md in its folder)',
    outputs: [],
    how: 'Run /gsd:plan-phase for this phase.',
  },
  {
    id: 'execute',
    name: 'the execution',
    is: 'does the plans of a phase; each ends with its summary (NN-MM-SUMMARY.md beside the plan)',
    outputs: [],
    how: 'Run /gsd:execute-phase for this phase.',
  },
  {
    id: 'verify',
    name: 'the verification',
    is: 'shows that the phase does what its goal says (NN-VERIFICATION.md)',
    outputs: [],
    how: 'Run /gsd:verify-work for this phase.',
  },
  {
    id: 'complete-milestone',
    name: 'the end of the milestone',
    is: 'archives the milestone and its phases once all of them are verified',
    outputs: [],
    how: 'Run /gsd:complete-milestone; /gsd:audit-milestone looks through it before that.',
  },
]);

/** The steps of each phase. */
export const PARTS = ['plan', 'execute', 'verify'] as const;

/** `/gsd:resume-work` takes what a pause left before anything else (workflows/resume-project.md). */
export function resumeHow(phase: string | null): string {
  const from = phase === null ? 'HANDOFF.json and removes it' : `the .continue-here file of phase ${phase}`;
  return `Run /gsd:resume-work: it goes on from ${from}.`;
}

/** Why a phase that was executed is not verified yet, by what its verification says. */
const WHY: Readonly<Record<Exclude<Verified, 'gaps_found'>, string>> = {
  human_needed: ': a person must try what its verification names',
  stale: ': summaries changed after it was verified',
  unknown: ': its verification does not say that it passed',
  missing: '',
  passed: '',
};

/** How it goes on then. */
export function verifyHow(number: string, verified: Verified): string {
  return verified === 'gaps_found'
    ? `Its verification found gaps: run /gsd:plan-phase ${number} --gaps, then /gsd:execute-phase ${number}.`
    : `Run /gsd:verify-work ${number}${WHY[verified]}.`;
}
