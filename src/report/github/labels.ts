// The labels that an issue or pull request should have: they repeat what is found, and decide nothing.
import type { ScanWorkflow } from '../scan/scan.ts';
import { isOverdue, needsDecision } from '../scan/urgency.ts';

export const LABELS = [
  'rekindle: needs decision',
  'rekindle: stale',
  'rekindle: blocked',
  'rekindle: frozen',
] as const;
export type Label = (typeof LABELS)[number];

export interface Labelled {
  readonly scanned: Pick<ScanWorkflow, 'decision' | 'liveness'>;
  readonly frozen: boolean;
}

/** For the workflows whose cards stand there; of one that is frozen nothing else is said. */
export function labelsFor(workflows: readonly Labelled[]): {
  readonly add: readonly Label[];
  readonly remove: readonly Label[];
} {
  const wanted = new Set(workflows.flatMap(labelsOf));
  return {
    add: LABELS.filter((label) => wanted.has(label)),
    remove: LABELS.filter((label) => !wanted.has(label)),
  };
}

function labelsOf({ scanned, frozen }: Labelled): readonly Label[] {
  if (frozen) return ['rekindle: frozen'];
  if (scanned.decision.action === 'none') return [];
  return [
    ...(needsDecision(scanned) ? (['rekindle: needs decision'] as const) : []),
    ...(isOverdue(scanned) ? (['rekindle: stale'] as const) : []),
    ...(scanned.decision.action === 'block' ? (['rekindle: blocked'] as const) : []),
  ];
}
