// Finds workflows on GitHub (at a commit, on branches, the one that a command means), and where the card of
// each is: its pull request, its own issue, or a row of the dashboard.
import { ignored } from '../config/ignore.ts';
import type { Call } from '../model/call.ts';
import type { Conversation } from '../model/github/repository.ts';
import type { Target } from '../model/repository-source.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { saysGone } from '../report/github/card/resolved-card.ts';
import { readDashboard } from '../report/github/dashboard/dashboard.ts';
import { cardKey, readMark } from '../report/github/markers.ts';
import { isProposal } from '../report/github/proposal/commit-message.ts';
import type { WorkflowView } from '../report/github/workflow-view.ts';
import type { ScanReport } from '../report/scan/scan.ts';
import { look, type ScanResult } from '../scan-repository.ts';
import { onceBy } from '../text/lookup.ts';
import { type Card, type ConversationState, placeOf } from './command/conversation-state.ts';
import type { ModeContext } from './mode-context.ts';

/** One workflow where it was found. */
export interface LocatedWorkflow extends WorkflowView {
  /** The branch that owns it, or on which it is looked at. */
  readonly branch: string;
  /** Full hex id of the commit that it was judged at. */
  readonly sha: string;
  readonly key: string;
  readonly snapshot: Snapshot;
  readonly looked: ScanResult;
}

export interface Sight {
  readonly looked: ScanResult;
  readonly found: readonly LocatedWorkflow[];
}

/** All workflows that a commit holds, as those of this branch, whatever other branches hold too. */
export async function sightOf(branch: string, sha: string, context: ModeContext): Promise<Sight> {
  const looked = await lookDeep({ kind: 'commit', revision: sha }, context);
  return { looked, found: foundIn(looked, context).map((one) => ({ ...one, ...ownedBy(branch, one) })) };
}

export async function lookAt(
  branch: string,
  sha: string,
  context: ModeContext,
): Promise<readonly LocatedWorkflow[]> {
  return (await sightOf(branch, sha, context)).found;
}

/** Those that a branch owns; `all`: of every branch, each at its owner. */
export async function ownedIn(
  names: readonly string[] | 'all',
  context: ModeContext,
): Promise<readonly LocatedWorkflow[]> {
  const except = (branch: string) => ignored(context.config, { branch });
  const looked = await lookDeep({ kind: 'branches', names, except }, context);
  return foundIn(looked, context);
}

/**
 * What all branches own, surveyed once for one context: each command has its own, and a new one as soon as
 * something of it was written.
 */
export const everywhere = onceBy(
  ({ asked }: ModeContext) => asked,
  (context) => ownedIn('all', context),
);

/** The same as a report: what a branch owns, and what could not be read there. */
export async function reportOn(
  branch: string,
  context: ModeContext,
): Promise<Pick<ScanReport, 'workflows' | 'unreadable'>> {
  const except = (name: string) => ignored(context.config, { branch: name });
  const looked = await lookDeep({ kind: 'branches', names: [branch], except }, context);
  const workflows = foundIn(looked, context).map(({ scanned }) => scanned);
  return { workflows, unreadable: looked.report.unreadable };
}

function lookDeep(target: Target, { hub, settings, engine }: ModeContext): Promise<ScanResult> {
  return look(hub, target, settings, 'deep', engine);
}

/** What the config leaves alone is not there. */
function foundIn(looked: ScanResult, { config }: ModeContext): readonly LocatedWorkflow[] {
  const { report, judged } = looked;
  return judged.flatMap(({ holding: { owner, snapshot }, recovered }) =>
    recovered.workflows.flatMap((recovery): readonly LocatedWorkflow[] => {
      const scanned = report.workflows.find(
        (one) => one.id === recovery.id && one.owner === owner && one.commit === snapshot.commit,
      );
      const sha = snapshot.commit;
      if (!scanned || sha === null) return [];
      const branch = owner ?? '';
      if (ignored(config, { path: recovery.path, workflow: recovery.id, branch })) return [];
      return [{ scanned, recovery, branch, sha, key: cardKey(recovery.id, owner), snapshot, looked }];
    }),
  );
}

/** A commit alone has no owner, so it counts as that of the branch for which it was scanned. */
function ownedBy(
  branch: string,
  { scanned, recovery }: LocatedWorkflow,
): Pick<LocatedWorkflow, 'scanned' | 'branch' | 'key'> {
  return {
    scanned: { ...scanned, owner: branch, branches: [branch] },
    branch,
    key: cardKey(recovery.id, branch),
  };
}

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

/** Where the card of a workflow is. */
export interface Home {
  /** `comment`: a card below it, `issue`: the issue is the card, `row`: the dashboard. */
  readonly kind: 'comment' | 'issue' | 'row';
  readonly conversation: Conversation;
  /** The card, or the dashboard; `null`: no card stands there yet. */
  readonly body: string | null;
  /** The bodies of cards of other workflows that stand there. */
  readonly others: readonly string[];
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
