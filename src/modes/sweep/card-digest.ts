// A digest of what a card was made from, kept in its marker: while it is the same, the card is not
// made again.
import type { CardOutcome } from '../../report/github/workflow-view.ts';
import { isOverdue } from '../../report/scan/urgency.ts';
import { readMarker, withFields } from '../../text/comment-marker.ts';
import { keyOf } from '../../text/hash.ts';
import type { LocatedWorkflow } from '../locate.ts';
import type { ModeContext } from '../mode-context.ts';

/** The rule that says of age what `liveness` says. */
const OF_AGE = 'progress-recent';

/**
 * The same digits as long as the same would be said. The commit stands for all that its files say; what
 * changes by itself (ages, and sentences with ages in them) is not in them.
 */
export function fingerprint(
  { scanned }: LocatedWorkflow,
  turn: CardOutcome,
  alone: boolean,
  context: ModeContext,
): string {
  const { id, path, commit, branches, last_activity, liveness, decision, proposals, notes } = scanned;
  // A reminder of what waits for a person is sent by `turn` alone, however long it waits.
  const alive = decision.action === 'wait' ? isOverdue(scanned) : liveness;
  const findings = scanned.findings
    .filter(({ rule }) => rule !== OF_AGE)
    .map(({ rule, severity, line }) => [rule, severity, line]);
  const facts = [id, path, commit, branches, last_activity, alive, decision, proposals, notes, findings];
  const { commands, config, inputs } = context;
  const orders = commands.map(({ name }) => name);
  return keyOf('drawn', facts, turn, alone, orders, config.dispatch.kind, inputs.commandPermission);
}

/** The body of a card with the digest of what it was made from. */
export function asDrawn(body: string, print: string): string {
  return withFields(body, { drawn: `${print}${bodyDigits(body)}` });
}

/** Whether the present card was made from the same facts and has not been changed since. */
export function isAsDrawn(body: string | null, print: string): boolean {
  return body !== null && readMarker(body)?.['drawn'] === `${print}${bodyDigits(body)}`;
}

/** Of all lines but the first, which holds the marker. */
function bodyDigits(body: string): string {
  const text = body.replaceAll('\r\n', '\n');
  return keyOf(text.slice(text.indexOf('\n') + 1)).slice(0, 8);
}
