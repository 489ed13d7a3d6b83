// What a workflow waits for in a few words, for rows of a list and for what is still open after a choice.
import type { Decision, Reason } from '../model/decision.ts';
import { counted } from '../text/plural.ts';
import { GROUPS } from './next-steps.ts';
import type { ScanWorkflow } from './scan/scan.ts';

type Waiting = Pick<ScanWorkflow, 'decision' | 'pending' | 'approvals' | 'liveness' | 'status' | 'findings'>;

/** What a person is asked for, where the reason says it better than the decision. */
const ASKED: Partial<Readonly<Record<Reason, string>>> = {
  'awaiting-answer': 'an answer',
  'awaiting-approval': 'an approval',
  paused: 'the word to go on',
  locked: 'the other process',
};

/** `2 answers`, `a decision (spec-changed)`, `an agent: resume plan`, `nothing: completed`. */
export function waitsFor({ decision, pending, approvals = [], liveness, status, findings }: Waiting): string {
  const { action, reason, step } = decision;
  if (action === 'none') {
    const left = findings.some(({ rule }) => rule === 'ended-whole') ? ', something is open or gone' : '';
    return `nothing: ${status === 'unknown' ? reason : status}${left}`;
  }
  if (liveness === 'live') return 'somebody who is at work on it';
  if (reason === 'awaiting-answer' && pending.length > 0) return counted(pending.length, 'answer');
  if (reason === 'awaiting-approval' && approvals.length > 0) return counted(approvals.length, 'approval');
  if (action === 'wait') return ASKED[reason] ?? `a person (${reason})`;
  if (needsPerson(decision)) return `a decision (${reason})`;
  return `an agent: ${step === null ? action : `${action} ${step}`}`;
}

const PERSONS: ReadonlySet<string> = new Set(GROUPS.slice(0, 2).flatMap(({ actions }) => actions));

/** Whether nothing goes on before a person decided, answered or approved. */
export function needsPerson({ action }: Pick<Decision, 'action'>): boolean {
  return PERSONS.has(action);
}
