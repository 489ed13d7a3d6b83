// What the first line about a workflow says: how urgent it is, and what is wanted, in a few words.
import type { Action, Reason } from '../model/decision.ts';
import { counted } from '../text/plural.ts';
import type { ScanWorkflow } from './scan/scan.ts';

/** How urgent it is, at one look: red stops, yellow waits for a person, green can go on. */
const COLOURS: Readonly<Record<Action, string>> = {
  block: '🔴',
  ask: '🟠',
  wait: '🟡',
  'start-fresh': '🟠',
  rerun: '🟢',
  resume: '🟢',
  advance: '🟢',
  none: '⚪',
};

export function colourOf({ decision }: ScanWorkflow): string {
  return COLOURS[decision.action];
}

/** What is wanted, or what is the case, in the few words that a heading has room for. */
const WANTS: Readonly<Record<Reason, string>> = {
  'state-unreadable': 'cannot be read',
  'state-conflicted': 'has merge conflicts',
  'version-unknown': 'unknown version',
  'state-unsafe': 'not safe to read',
  'state-unavailable': 'its content is not here',
  'status-unknown': 'unknown status',
  completed: 'finished',
  terminated: 'ended',
  cancelled: 'cancelled',
  failed: 'failed',
  'spec-changed': 'its spec changed',
  'spec-missing': 'its spec is gone',
  'state-inconsistent': 'contradicts itself',
  'state-ambiguous': 'has two state files',
  'artifact-missing': 'output is missing',
  'constitution-check-missing': 'Constitution Check is missing',
  'awaiting-answer': 'waits for answers',
  'awaiting-approval': 'waits for approval',
  paused: 'paused',
  locked: 'somebody is at work',
  'answers-to-apply': 'answers to apply',
  'step-completed': 'ready for the next step',
  'artifacts-complete': 'ready for the next step',
  'no-output': 'a step left nothing',
  'step-failed': 'a step failed',
  unclear: 'needs a decision',
  'partial-work': 'interrupted',
  'step-interrupted': 'interrupted',
  'not-started': 'not begun',
};

/** `waits for 2 answers`: our words alone. */
export function wantOf({ decision: { reason }, pending }: ScanWorkflow): string {
  if (reason === 'awaiting-answer' && pending.length > 0)
    return `waits for ${counted(pending.length, 'answer')}`;
  return WANTS[reason];
}
