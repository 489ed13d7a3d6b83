// Whether what the author of a command can have seen of its workflow is still so.
import { slashOf } from '../../commands/parse.ts';
import type { Call } from '../../model/call.ts';
import { WorldError } from '../../model/errors.ts';
import type { Conversation, IssueComment } from '../../model/github/repository.ts';
import { decisionDigest } from '../../report/github/markers.ts';
import { once } from '../../text/lookup.ts';
import { type LocatedWorkflow, lookAt } from '../locate.ts';
import type { ModeContext } from '../mode-context.ts';
import type { CommandRequest, Located } from './command-plan.ts';
import { type Card, type ConversationState, cardOf } from './conversation-state.ts';
import { shownIn } from './pending-commands.ts';

export type Pinned =
  | { readonly kind: 'fits' }
  | { readonly kind: 'already'; readonly by: string | null; readonly at: string }
  | { readonly kind: 'outrun'; readonly by: string; readonly first: string }
  /** `seen`: the commit that was seen, as far as it is known. */
  | { readonly kind: 'moved'; readonly seen: string | null };

const FITS: Pinned = { kind: 'fits' };

const moved = (seen: string | null): Pinned => ({ kind: 'moved', seen });

/**
 * Whether the command itself names what it is about (the question, the hash): then it does not matter what
 * else moved.
 */
export function isSelfPinned(call: Call): boolean {
  return slashOf(call).pinsItself === true;
}

/** Whether what its author can have seen is still so. `others`: the other places of the workflow. */
export async function seenBy(
  { order, call, found, place, context }: Located,
  others: readonly ConversationState[],
): Promise<Pinned> {
  const digest = decisionDigest(found.scanned);
  const { row } = order;
  const card = cardOf(found.key, found.recovery.id, place);
  if (row) return row.decision === digest ? FITS : moved(row.sha);
  const given = call.keys['sha']?.toLowerCase();
  if (given !== undefined) {
    const known = card?.mark.sha?.startsWith(given) === true && card.mark.decision === digest;
    return known || found.sha.startsWith(given) ? FITS : moved(given);
  }
  if (isSelfPinned(call)) return FITS;
  if (order.saw) return order.saw.decision === digest ? FITS : moved(order.saw.sha);
  const here = card && { pinned: seenOn(card, order, found, digest), drawn: drawnIn(card, place) };
  const sights = here ? [here] : [place, ...others].flatMap((one) => sightsIn(one, order, found, digest));
  // Nothing is asked where nothing happened there since, and of all places once.
  const { at } = order;
  const hasMoved = once(async () => at !== null && (await isMovedSince(at, found, context)));
  const isRedrawn = async ({ updatedAt }: Conversation): Promise<boolean> =>
    at !== null && Date.parse(updatedAt) > at && (await hasMoved());
  let first: Pinned | null = null;
  for (const { pinned, drawn } of sights) {
    const isOver = pinned.kind === 'fits' && drawn && (await isRedrawn(drawn));
    if (pinned.kind === 'fits' && !isOver) return pinned;
    first ??= isOver ? moved(null) : pinned;
  }
  if (first !== null) return first;
  // A row that stood there by then may be gone, and an issue closed, since nothing is left to be asked.
  for (const { ours, conversation } of [place, ...others])
    if (ours && (await isRedrawn(conversation))) return moved(null);
  return FITS;
}

interface Sight {
  readonly pinned: Pinned;
  /** The issue whose own text it is, of which it is not known when it was last written; `null`: a comment. */
  readonly drawn: Conversation | null;
}

const drawnIn = ({ remark }: Card, { conversation }: ConversationState) =>
  remark === null ? conversation : null;

/** What was shown of a workflow in one place by the time of the command, each as it would be a pin. */
function sightsIn(
  place: ConversationState,
  order: CommandRequest,
  found: LocatedWorkflow,
  digest: string,
): readonly Sight[] {
  const { conversation, cards, dashboard, remarks } = place;
  if (!conversation.open) return [];
  const before = ({ createdAt }: Pick<IssueComment, 'createdAt'>) =>
    order.at === null || Date.parse(createdAt) < order.at;
  const mine = cards.filter(
    ({ mark, remark }) => mark.key === found.key && (remark === null || before(remark)),
  );
  const rows = dashboard?.rows.filter(({ key }) => key === found.key) ?? [];
  const told = remarks
    .filter((one) => one.ours && before(one))
    .flatMap(({ body, updatedAt }) => shownIn(body).map((one) => ({ ...one, createdAt: updatedAt })))
    .filter(({ key }) => key === found.key);
  return [
    ...mine.map((one) => ({ pinned: seenOn(one, order, found, digest), drawn: drawnIn(one, place) })),
    ...rows.map(({ decision, sha }) => ({
      pinned: decision === digest ? FITS : moved(sha),
      drawn: conversation,
    })),
    // An answer that was brought to its end after the command was written said something else by then.
    ...told.map((one) => ({
      pinned: one.decision === digest && before(one) ? FITS : moved(null),
      drawn: null,
    })),
  ];
}

function seenOn(
  { mark, remark }: Card,
  { at }: CommandRequest,
  { sha }: LocatedWorkflow,
  digest: string,
): Pinned {
  if (remark !== null && at !== null) {
    const [since, last] = [Date.parse(remark.createdAt), Date.parse(remark.updatedAt)];
    // A person who wrote before there was a card saw none; for one who wrote before it changed, what they saw
    // is not known.
    if (since >= at) return FITS;
    if (last >= at) return moved(null);
  }
  return mark.sha === sha || mark.decision === digest ? FITS : moved(mark.sha);
}

/**
 * Whether a workflow became another one since a command was given: of an issue's own text (a row of the
 * dashboard, a card that is the issue) GitHub does not say when it was written, so it may be unseen.
 * By the last commit of its state file, which has GitHub's clock where we made it, or by GitHub's word of how
 * its branch moved, as people's clocks differ and a merge leaves commits their dates: then something else was
 * decided where the branch stood before. Where the history of that file is not to be had, it may have.
 */
async function isMovedSince(
  at: number,
  { branch, snapshot, recovery, scanned }: LocatedWorkflow,
  context: ModeContext,
): Promise<boolean> {
  const history = snapshot.history(recovery.path);
  const last = history === 'unavailable' ? null : history[0];
  if (!last || Date.parse(last.at) >= at) return true;
  const moves = await context.hub.moves(branch, at);
  if (!moves.known) context.say('notice', moves.note);
  const first = moves.known ? moves.value.at(-1) : undefined;
  if (first === undefined) return false;
  const before = first.before === null ? [] : await heldBy(branch, first.before, context);
  const then = before.find((one) => one.recovery.id === recovery.id);
  return then === undefined || decisionDigest(then.scanned) !== decisionDigest(scanned);
}

/** What a commit holds that the branch may have left; nothing, where GitHub has it no more. */
async function heldBy(
  branch: string,
  sha: string,
  context: ModeContext,
): Promise<readonly LocatedWorkflow[]> {
  try {
    return await lookAt(branch, sha, context);
  } catch (error) {
    if (error instanceof WorldError && (error.refused === 'absent' || error.refused === 'gone')) return [];
    throw error;
  }
}
