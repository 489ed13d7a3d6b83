// Which workflow a command means, and where its card is: its pull request, its own issue, or a row
// of the dashboard.
import { slashOf } from '../../commands/parse.ts';
import type { Call } from '../../model/call.ts';
import type { Conversation } from '../../model/github/repository.ts';
import {
  FROZEN,
  type Freeze,
  freezeIn,
  freezesIn,
  holds,
  isLabelled,
} from '../../report/github/card/freeze.ts';
import { readDashboard } from '../../report/github/dashboard/dashboard.ts';
import { readMark } from '../../report/github/markers.ts';
import { isProposal } from '../../report/github/proposal/commit-message.ts';
import { linesWords } from '../../report/github/reply/in-progress.ts';
import { replyOf } from '../../report/github/reply/reply.ts';
import { slashLine } from '../../report/slash-syntax.ts';
import type { ModeContext } from '../mode-context.ts';
import { type LocatedWorkflow, lookAt, ownedIn } from '../scan.ts';
import type { CommandContext, CommandPlan, Home } from './command-plan.ts';
import { type Card, type ConversationState, placeOf } from './conversation-state.ts';
import { answered, orderedOf } from './pending-commands.ts';

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
  const cards = place.cards.filter(({ mark }) => id === null || mark.workflow === id);
  const [card, second] = cards;
  if (card && !second) return withCard(card, context);
  if (card) return which(await ofCards(cards, context));
  const here = await onBranchOf(place, context);
  const named = here.filter(({ recovery }) => id === null || recovery.id === id);
  const [one, other] = named;
  if (one && !other) return { kind: 'one', found: one };
  if (one || (id === null && isTheirs(place))) return which(named);
  const all = await ownedIn('all', context);
  const meant = all.filter(({ recovery }) => id === null || recovery.id === id);
  const [only, more] = meant;
  // A place that is about no workflow leaves in doubt which one is meant, also where there is but one.
  if (only && !more && id !== null) return atItsCommit(only, context);
  if (meant.length > 0) return which(meant);
  // An unknown id: most likely the workflow of this conversation is meant.
  const near = place.cards.length > 0 ? await ofCards(place.cards, context) : here;
  return which(near.length > 0 ? near : all);
}

/** Everything that the place is about; what is asked about all of them is about these. */
export async function allAt(
  place: ConversationState,
  context: ModeContext,
): Promise<readonly LocatedWorkflow[]> {
  if (place.dashboard) return ownedIn('all', context);
  if (place.cards.length > 0) return ofCards(place.cards, context);
  return isTheirs(place) || !place.conversation.isPullRequest
    ? onBranchOf(place, context)
    : ownedIn('all', context);
}

/** A pull request of a person's. Our own proposal is about a workflow that another branch owns. */
function isTheirs({ conversation: { isPullRequest, head } }: ConversationState): boolean {
  return isPullRequest && !(head && !head.fork && isProposal(head.branch));
}

async function withCard(card: Card, context: ModeContext): Promise<LocatedTarget> {
  const [found] = await ofCard(card, context);
  return found ? { kind: 'one', found } : which([]);
}

async function ofCards(cards: readonly Card[], context: ModeContext): Promise<readonly LocatedWorkflow[]> {
  const found: LocatedWorkflow[] = [];
  for (const card of cards) found.push(...(await ofCard(card, context)));
  return found;
}

/** The workflow of a card as it is now; none where the branch or the workflow is gone. */
async function ofCard({ mark }: Card, context: ModeContext): Promise<readonly LocatedWorkflow[]> {
  const { branch, key } = mark;
  const sha = branch === null ? null : await context.hub.head(branch);
  if (branch === null || sha === null) return [];
  return (await lookAt(branch, sha, context)).filter((one) => one.key === key);
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

interface Of {
  /** The card's key. */
  readonly key: string;
  readonly branch: string;
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

/** Our dashboard where it is open; `null`: there is none. One request. */
export async function boardOf(context: ModeContext): Promise<Conversation | null> {
  const issues = await ownIssues(context);
  return issues.find(({ open, body }) => open && readDashboard(body) !== null) ?? null;
}

async function ownIssues({ hub, say }: ModeContext): Promise<readonly Conversation[]> {
  if (!hub.facts.hasIssues) return [];
  const issues = await hub.issues();
  if (!issues.known) say('warning', issues.note);
  return issues.known ? issues.value : [];
}

/**
 * The freeze that holds now, by what stands at home: its marker, or the label that a person may have set. One
 * request more where no card stands there yet: then the dashboard may keep it.
 */
export async function freezeAt(home: Home | null, key: string, context: ModeContext): Promise<Freeze | null> {
  if (home === null) return null;
  const { kind, body, conversation, others } = home;
  const board = kind === 'row' ? home : body === null ? await onIssue(key, context) : null;
  const ofBoard = board?.kind === 'row' ? (freezesIn(board.body ?? '').get(key) ?? null) : null;
  const kept = kind === 'row' || body === null ? ofBoard : freezeIn(body);
  if (holds(kept, context.settings.now)) return kept;
  // A label that another card explains, or that outlived its freeze, says nothing.
  const explained = kept !== null || others.some((one) => freezeIn(one) !== null);
  const byHand = kind !== 'row' && !explained && isLabelled(conversation.labels);
  return byHand ? { by: FROZEN, until: null } : null;
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

/** Ids that are offered. */
const MOST = 20;

/** Every line of the command once more for each workflow that could be meant (C12). */
export function whichOne(among: readonly LocatedWorkflow[], asked: CommandContext): CommandPlan {
  const { call, seat } = asked;
  const ids = [...new Set(among.map(({ recovery }) => recovery.id))].slice(0, MOST);
  const lines = ids.flatMap((id) =>
    [call, ...(call.also ?? [])].flatMap(
      ({ args, keys, flags }) => slashLine(slashOf(call), { id, args, keys, flags }, seat.bare) ?? [],
    ),
  );
  const body = replyOf({ kind: 'which', id: call.id, among }, orderedOf(asked));
  return answered(body + linesWords(lines), 'confused', asked);
}
