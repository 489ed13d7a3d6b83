// Which workflow a command means, where its card is (its pull request, its own issue, or a row of the
// dashboard), and the places that may keep its freeze.
import type { Call } from '../../model/call.ts';
import { UserError } from '../../model/errors.ts';
import { keptOf } from '../../model/github/duplicates.ts';
import type { Conversation, IssueComment } from '../../model/github/repository.ts';
import {
  type Freeze,
  freezeBy,
  freezeIn,
  freezesIn,
  isLabelled,
  labelsSaying,
  workflowDigits,
} from '../../report/github/card/freeze.ts';
import { saysGone, saysSettled } from '../../report/github/card/resolved-card.ts';
import { readDashboard } from '../../report/github/dashboard/dashboard.ts';
import { readMark } from '../../report/github/markers.ts';
import { isProposal } from '../../report/github/proposal/commit-message.ts';
import type { ModeContext } from '../mode-context.ts';
import { everywhere, type LocatedWorkflow, lookAt, ownedIn } from '../scan.ts';
import { readMemo } from '../sweep/saved-state.ts';
import type { Home } from './command-plan.ts';
import { type Card, type ConversationState, placeOf } from './conversation-state.ts';
import { type MovedFreeze, movedFreezes } from './moved-freezes.ts';

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

interface Of {
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

/** What was asked of GitHub for one workflow. */
interface Gathered {
  readonly of: Of;
  readonly places: readonly Home[];
  readonly issues: readonly Conversation[];
  readonly moved: readonly MovedFreeze[];
  /** Why not all of its places are known, in our words; `null`: they are. */
  readonly unknown: string | null;
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

/** What is known of the freeze of a workflow. */
export interface KnownFreeze {
  readonly freeze: Freeze | null;
  /** Why there may be another one, in our words; `null`: there is none. */
  readonly unknown: string | null;
}

/**
 * The freeze that holds now, wherever it was set.
 * @throws UserError where none is known and not all places could be looked at: it may be frozen (T11)
 */
export async function freezeAt(...asked: Parameters<typeof freezeKnown>): Promise<Freeze | null> {
  const { freeze, unknown } = await freezeKnown(...asked);
  if (freeze === null && unknown !== null) throw new UserError(unknown);
  return freeze;
}

/** The same where nothing depends on it. */
export async function freezeKnown(
  of: Of,
  home: Home | null,
  place: ConversationState,
  context: ModeContext,
): Promise<KnownFreeze> {
  const gathered = await gather(of, home, place, context);
  const moved = gathered.moved.map((one) => one.freeze);
  const kept = [...gathered.places.map((one) => keptAt(one, of.key)), ...moved];
  const labels = gathered.places.flatMap(labelsAt);
  const freeze = freezeBy({ kept, labels }, context.settings.now);
  const byHand = freeze !== null && !kept.some((one) => one !== null);
  const { unknown } = gathered;
  return { freeze: byHand && (await isOfAnother(gathered, context)) ? null : freeze, unknown };
}

export interface Beside {
  /** Where a freeze of it stands, or a label that says so, besides its home. */
  readonly frozen: readonly Home[];
  readonly moved: readonly MovedFreeze[];
  /** The dashboard; `null`: there is none. */
  readonly board: Home | null;
  /** Why there may be more places, in our words; `null`: there are none. */
  readonly unknown: string | null;
}

/** The other places that a freeze is kept in, or taken from. */
export async function placesBeside(
  of: Of,
  home: Home | null,
  place: ConversationState,
  context: ModeContext,
): Promise<Beside> {
  const { places, moved, unknown } = await gather(of, home, place, context);
  const says = (one: Home) => keptAt(one, of.key) !== null || isLabelled(labelsAt(one));
  return {
    frozen: places.filter((one) => one !== home && says(one)),
    moved,
    // A closed one goes on with what it keeps, but no one looks there.
    board: places.find(({ kind, conversation }) => kind === 'row' && conversation.open) ?? null,
    unknown,
  };
}

/** Two requests; one more for each other pull request of the branch, and for a card below a closed one. */
async function gather(
  of: Of,
  home: Home | null,
  place: ConversationState,
  context: ModeContext,
): Promise<Gathered> {
  const { hub } = context;
  const places: Home[] = home === null ? [] : [home];
  const isNew = ({ number }: Conversation) => !places.some((one) => one.conversation.number === number);
  const pulls = await hub.pulls();
  // Where the card is here, they were not asked for before.
  const isHome = home?.kind === 'comment' && home.conversation.number === place.conversation.number;
  if (!pulls.known && isHome) context.say('warning', pulls.note);
  for (const pull of pulls.known ? (pulls.value.get(of.branch) ?? []) : []) {
    if (!isNew(pull)) continue;
    const isHere = pull.number === place.conversation.number;
    places.push(belowPull(of.key, pull, isHere ? place.remarks : await hub.remarks(pull.number)));
  }
  const asked = hub.facts.hasIssues ? await hub.issues() : null;
  const issues = asked?.known === true ? asked.value : [];
  const boards = boardsAmong(issues);
  for (const conversation of issues) {
    const { body } = conversation;
    const isOwn = readMark(body)?.key === of.key;
    if (!isNew(conversation) || !(isOwn || boards.includes(conversation))) continue;
    places.push({ kind: isOwn ? 'issue' : 'row', conversation, body, others: [] });
  }
  places.push(...(await belowClosed(of.key, places, context)));
  const id = of.recovery?.id;
  const isAny = id !== undefined && keepsAny([...places, ...issues]);
  const moved = isAny ? await movedFreezes({ key: of.key, id }, places, issues, context) : [];
  const notes = [pulls, asked].flatMap((one) => (one?.known === false ? [one.note] : []));
  return { of, places, issues, moved, unknown: notes.length === 0 ? null : unknownWords(notes) };
}

/** Whether a marker anywhere there keeps a freeze: where none does, no card need be read for one. */
const keepsAny = (
  all: readonly { readonly body: string | null; readonly others?: readonly string[] }[],
): boolean =>
  all.some(({ body, others = [] }) => [body ?? '', ...others].some((text) => text.includes('"frozen')));

const unknownWords = (notes: readonly string[]): string =>
  'Whether it is frozen is not known, as not every place where that is kept could be looked at. ' +
  `${[...new Set(notes)].join(' ')} Give the command again once they can be.`;

/** The open dashboards. One that somebody closed goes on with its freezes, where no other one is open. */
function boardsAmong(issues: readonly Conversation[]): readonly Conversation[] {
  const all = issues.filter(({ body }) => readDashboard(body) !== null);
  const open = all.filter((one) => one.open);
  const last = keptOf(all);
  return open.length > 0 || last === null ? open : [last];
}

function belowPull(key: string, conversation: Conversation, remarks: readonly IssueComment[]): Home {
  const cards = remarks.flatMap(({ ours, body }) => (ours && readMark(body) ? [body] : []));
  const body = cards.find((one) => readMark(one)?.key === key) ?? null;
  return { kind: 'comment', conversation, body, others: cards.filter((one) => one !== body) };
}

/** A card that the dashboard remembers, below a pull request that is not open any more. */
async function belowClosed(
  key: string,
  places: readonly Home[],
  { hub }: ModeContext,
): Promise<readonly Home[]> {
  const known = new Set(places.map(({ conversation }) => conversation.number));
  const boards = boardsIn(places);
  const card = boards.flatMap((body) => readMemo(body).cards.get(key) ?? [])[0];
  if (!card || known.has(card.pull)) return [];
  const body = (await hub.bodies([card.nodeId])).get(card.nodeId)?.body ?? '';
  const frozen = readMark(body)?.key === key && freezeIn(body) !== null;
  const conversation = frozen ? await hub.conversation(card.pull) : null;
  return conversation ? [{ kind: 'comment', conversation, body, others: [] }] : [];
}

const boardsIn = (places: readonly Home[]): readonly string[] =>
  places.flatMap(({ kind, body }) => (kind === 'row' && body !== null ? [body] : []));

function keptAt({ kind, body }: Home, key: string): Freeze | null {
  if (body === null) return null;
  return kind === 'row' ? (freezesIn(body).get(key) ?? null) : freezeIn(body);
}

/** Closing an issue ends nothing, unless it was closed because nothing was left to do. */
function labelsAt({ kind, conversation, body, others }: Home): readonly string[] {
  const says = conversation.open || (kind === 'issue' && !saysSettled(body ?? ''));
  return kind !== 'row' && says ? labelsSaying(conversation.labels, others) : [];
}

/** Whether another workflow of the branch is frozen in a place of its own: the label repeats that as well. */
async function isOfAnother({ of, places, issues }: Gathered, context: ModeContext): Promise<boolean> {
  const own = places.some((one) => one.kind === 'issue' && isLabelled(labelsAt(one)));
  if (own) return false;
  const others = issues.map(({ body }) => ({ mark: readMark(body), body }));
  if (
    others.some(
      ({ mark, body }) => mark?.branch === of.branch && mark.key !== of.key && freezeIn(body) !== null,
    )
  )
    return true;
  const boards = boardsIn(places);
  const kept = boards.flatMap((body) => [...freezesIn(body)]);
  if (kept.length === 0) return false;
  return (await ownedIn([of.branch], context)).some((one) =>
    kept.some(([key, { workflow }]) => key === one.key || workflow === workflowDigits(one.recovery.id)),
  );
}
