// What counts as invalid and as interrupted, for counts, exit statuses and conclusions alike.
import type { Decision } from '../../model/decision.ts';
import type { Unreadable } from '../../model/recovery.ts';
import type { Liveness } from '../../model/rule.ts';

/** A decision that says that the state itself is no good; `spec-changed` is blocked, not invalid. */
export function isInvalid({ decision }: { readonly decision: Decision }): boolean {
  return /^(?:state-.*|version-unknown|status-unknown)$/.test(decision.reason);
}

/** An unreadable file that counts: a copied template is no workflow and nothing is wrong with it. */
export function isInvalidFile({ rule }: Pick<Unreadable, 'rule'>): boolean {
  return rule !== 'state-filled';
}

export function isInterrupted({
  liveness,
  decision,
}: {
  readonly liveness: Liveness;
  readonly decision: Decision;
}): boolean {
  return liveness !== 'ended' && decision.action !== 'none';
}
