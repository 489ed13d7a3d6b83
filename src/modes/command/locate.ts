// Which workflow a command means, and where its card is: its pull request, its own issue, or a row of the
// dashboard.
import type { Call } from '../../model/call.ts';
import type { Conversation } from '../../model/github/repository.ts';
import { saysGone } from '../../report/github/card/resolved-card.ts';
import { readDashboard } from '../../report/github/dashboard/dashboard.ts';
import { readMark } from '../../report/github/markers.ts';
import { isProposal } from '../../report/github/proposal/commit-message.ts';
import type { ModeContext } from '../mode-context.ts';
import { everywhere, type LocatedWorkflow, lookAt, ownedIn } from '../scan.ts';
import type { Home } from './command-plan.ts';
import { type Card, type ConversationState, placeOf } from './conversation-state.ts';

export type LocatedTarget =
  | { readonly kind: 'one'; readonly found: LocatedWorkflow }
  /** None or several: those that could be meant. */
  | { readonly kind: 'which'; readonly among: readonly LocatedWorkflow[] };

const which = (among: readonly LocatedWorkflow[]): LocatedTarget => ({ kind: 'which', among });

/** Looks first at the cards there, then at the pull request's branch, and for a given id at all branches. */
export async function targetOf(
  { id }: Pick<Call, 'id'>,
  place: ConversationState,
  context: ModeContext,
): Promise<LocatedTarget> {
  const looked = await lookedUp(
    place.cards.filter(({ mark, body }) => (id === null ? !saysGone(body) : mark.workflow === id)),
    context,
  );
  const found = looked.flatMap((one) => one.found);
  const [first, second] = found;
  if (first && !second && (id !== null || looked.length === 1)) return { kind: 'one', found: first };
  if (first) return which(found);
  const here = await onBranchOf(place, context);
  const ids = id === null ? looked.map(({ card }) => card.mark.workflow) : [id];
  const isMeant = ({ recovery }: LocatedWorkflow) => ids.length === 0 || ids.includes(recovery.id);
  const named = here.filter(isMeant);
  const [one, other] = named;
  if (one && !other) return { kind: 'one', found: one };
  // What a branch lost is not looked for elsewhere; a branch that is gone may have another name.
  if (looked.some(({ branch }) => branch)) return which(here);
  if (one || (id === null && isTheirs(place))) return which(one ? named : here);
  const all = await everywhere(context);
  const meant = all.filter(isMeant);
  const [only, more] = meant;
  // A place that is about no workflow leaves in doubt which one is meant, also where there is but one.
  if (only && !more && id !== null) return atItsCommit(only, context);
  if (meant.length > 0 || (id === null && looked.length > 0)) return which(meant);
  // An unknown id: most likely the workflow of this conversation is meant.
  const near = place.cards.length > 0 ? await ofCards(place.cards, context) : here;
  return which(near.length > 0 ? near : all);
}

interface LookedUp {
  readonly card: Card;
  /** The workflow as it is now; empty where it is not there any more. */
  readonly found: readonly LocatedWorkflow[];
  /** Whether its branch is there. */
  readonly branch: boolean;
}

async function lookedUp(cards: readonly Card[], context: ModeContext): Promise<readonly LookedUp[]> {
  const looked: LookedUp[] = [];
  for (const card of cards) {
    const { key } = card.mark;
    const branch = card.mark.branch ?? (await ownerOf(key, context));
    const sha = branch === null ? null : await context.hub.head(branch);
    const all = branch === null || sha === null ? [] : await lookAt(branch, sha, context);
    looked.push({ card, found: all.filter((one) => one.key === key), branch: sha !== null });
  }
  return looked;
}

/** Of a card that cannot keep the name of its branch, its key tells which it is. */
async function ownerOf(key: string, context: ModeContext): Promise<string | null> {
  return (await everywhere(context)).find((one) => one.key === key)?.branch ?? null;
}

/** Everything that the place is about; what is asked about all of them is about these. */
export async function allAt(
  place: ConversationState,
  context: ModeContext,
): Promise<readonly LocatedWorkflow[]> {
  if (place.dashboard) return everywhere(context);
  const found = await ofCards(place.cards, context);
  if (found.length > 0 || (place.cards.length > 0 && !isTheirs(place))) return found;
  return isTheirs(place) || !place.conversation.isPullRequest
    ? onBranchOf(place, context)
    : everywhere(context);
}

/** A pull request of a person's. Our own proposal is about a workflow that another branch owns. */
function isTheirs({ conversation: { isPullRequest, head } }: ConversationState): boolean {
  return isPullRequest && !(head && !head.fork && isProposal(head.branch));
}

async function ofCards(cards: readonly Card[], context: ModeContext): Promise<readonly LocatedWorkflow[]> {
  return (await lookedUp(cards, context)).flatMap(({ found }) => found);
}

/** What the branch of a pull request owns; of a fork's all that its commit holds, to be shown and no more. */
async function onBranchOf(
  place: ConversationState,
  context: ModeContext,
): Promise<readonly LocatedWorkflow[]> {
  const { head } = place.conversation;
  if (head === null || !isTheirs(place)) return [];
  if (head.fork) return lookAt(head.branch, head.sha, context);
  const sha = await context.hub.head(head.branch);
  if (sha === null) return [];
  const owned = new Set((await ownedIn([head.branch], context)).map(({ recovery }) => recovery.id));
  return (await lookAt(head.branch, sha, context)).filter(({ recovery }) => owned.has(recovery.id));
}

/** The same once more at the commit alone, which knows the branch's history as well. */
async function atItsCommit({ branch, key }: LocatedWorkflow, context: ModeContext): Promise<LocatedTarget> {
  const sha = await context.hub.head(branch);
  const found = sha === null ? [] : (await lookAt(branch, sha, context)).filter((one) => one.key === key);
  const [one] = found;
  return one ? { kind: 'one', found: one } : which([]);
}

export interface Of {
  /** The card's key. */
  readonly key: string;
  readonly branch: string;
  /** Absent: it is not there (any more), so that its id is not known. */
  readonly recovery?: { readonly id: string };
}

/** `null`: there is no card yet. No request where the card is here; up to three where it is not. */
export async function homeOf(
  { key, branch }: Of,
  place: ConversationState,
  context: ModeContext,
): Promise<Home | null> {
  const { conversation, cards } = place;
  const here = cards.find(({ mark }) => mark.key === key);
  const others = cards.filter((card) => card !== here).map(({ body }) => body);
  if (here) return { kind: here.remark ? 'comment' : 'issue', conversation, body: here.body, others };
  const { head } = conversation;
  if (head && !head.fork && head.branch === branch)
    return { kind: 'comment', conversation, body: null, others };
  return homeAnywhere({ key, branch }, context);
}

/**
 * The same from nowhere in particular. `null`: neither a pull request nor an issue that we made shows it.
 * Up to three requests.
 */
export async function homeAnywhere(of: Of, context: ModeContext): Promise<Home | null> {
  return (await onPull(of, context)) ?? (await onIssue(of.key, context));
}

async function onPull({ key, branch }: Of, { hub, say }: ModeContext): Promise<Home | null> {
  const pulls = await hub.pulls();
  if (!pulls.known) say('warning', pulls.note);
  const [conversation] = pulls.known ? (pulls.value.get(branch) ?? []) : [];
  if (!conversation) return null;
  const remarks = await hub.remarks(conversation.number);
  const cards = remarks.flatMap(({ ours, body }) => (ours && readMark(body) ? [body] : []));
  const body = cards.find((one) => readMark(one)?.key === key) ?? null;
  return { kind: 'comment', conversation, body, others: cards.filter((one) => one !== body) };
}

async function onIssue(key: string, context: ModeContext): Promise<Home | null> {
  const issues = await ownIssues(context);
  const own = issues.find(({ open, body }) => open && readMark(body)?.key === key);
  if (own) return { kind: 'issue', conversation: own, body: own.body, others: [] };
  const board = issues.find(({ open, body }) => open && readDashboard(body) !== null);
  if (!board) return null;
  return { kind: 'row', conversation: board, body: board.body, others: [] };
}

export async function ownIssues({ hub, say }: ModeContext): Promise<readonly Conversation[]> {
  if (!hub.facts.hasIssues) return [];
  const issues = await hub.issues();
  if (!issues.known) say('warning', issues.note);
  return issues.known ? issues.value : [];
}

/**
 * Pull requests of its branch, the issue of its own (closed or not), and the dashboard. Two requests, and one
 * for each that is not the given one.
 */
export async function otherPlaces(
  of: Of,
  { conversation: { number } }: ConversationState,
  context: ModeContext,
): Promise<readonly ConversationState[]> {
  const pulls = await context.hub.pulls();
  if (!pulls.known) context.say('warning', pulls.note);
  const ofBranch = pulls.known ? (pulls.value.get(of.branch) ?? []) : [];
  const all = [...ofBranch, ...showing(of.key, await ownIssues(context))];
  const places: ConversationState[] = [];
  for (const one of all) if (one.number !== number) places.push(await placeOf(one, context));
  return places;
}

function showing(key: string, issues: readonly Conversation[]): readonly Conversation[] {
  const own = issues.filter(({ body }) => readMark(body)?.key === key);
  const board = issues.find(({ open, body }) => open && readDashboard(body) !== null);
  const last = own.find(({ open }) => open) ?? own.at(-1);
  return [...(last ? [last] : []), ...(board ? [board] : [])];
}
