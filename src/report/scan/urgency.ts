// Which workflows need a person, sorted by urgency.
import type { Action } from '../../model/decision.ts';
import type { ScanWorkflow } from './scan.ts';

/** The most urgent first: what must not go on, what only a person can settle, then what goes on by itself. */
const ORDER: readonly Action[] = [
  'block',
  'ask',
  'wait',
  'start-fresh',
  'rerun',
  'resume',
  'advance',
  'none',
];

/** The most urgent first; what is equally urgent stays in the order in which it came. */
export function byUrgency(workflows: readonly ScanWorkflow[]): readonly ScanWorkflow[] {
  return [...workflows].sort((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ decision }: ScanWorkflow): number {
  return ORDER.indexOf(decision.action);
}

/** It has not moved for longer than the stale time. */
export function isOverdue({ liveness }: Pick<ScanWorkflow, 'liveness'>): boolean {
  return liveness === 'stale' || liveness === 'abandoned';
}

/** A person must decide, or has let it wait beyond the stale time. */
export function needsDecision(one: Pick<ScanWorkflow, 'decision' | 'liveness'>): boolean {
  const { action } = one.decision;
  return action === 'ask' || action === 'block' || (action === 'wait' && isOverdue(one));
}

/** A migration to the format's newest version is proposed. */
export function isOutdated({ proposals }: Pick<ScanWorkflow, 'proposals'>): boolean {
  return proposals.some(({ kind }) => kind === 'migrate');
}
