// Where the freeze of a workflow may be kept, the labels that say so, and which freeze holds.
import { UserError } from '../../model/errors.ts';
import { keptOf } from '../../model/github/duplicates.ts';
import type { Conversation, IssueComment } from '../../model/github/repository.ts';
import {
  countsIn,
  type Freeze,
  freezeBy,
  freezeIn,
  freezesIn,
  isLabelled,
  labelsSaying,
  workflowDigits,
} from '../../report/github/card/freeze.ts';
import { saysSettled } from '../../report/github/card/resolved-card.ts';
import { readDashboard } from '../../report/github/dashboard/dashboard.ts';
import { readMark } from '../../report/github/markers.ts';
import { type Home, type LocatedWorkflow, type Of, ownedIn } from '../locate.ts';
import type { ModeContext } from '../mode-context.ts';
import { readMemo } from '../sweep/saved-state.ts';
import type { ConversationState } from './conversation-state.ts';
import { type MovedFreeze, movedFreezes, without } from './moved-freezes.ts';

/** What was asked of GitHub for one workflow. */
interface Gathered {
  readonly of: Of;
  readonly places: readonly Home[];
  readonly issues: readonly Conversation[];
  readonly moved: readonly MovedFreeze[];
  /** Why not all of its places are known, in our words; `null`: they are. */
  readonly unknown: string | null;
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
  const { now } = context.settings;
  const kept = [...gathered.places.map((one) => keptNow(one, of.key, now)), ...moved];
  const labels = gathered.places.flatMap(labelsAt);
  const freeze = freezeBy({ kept, labels }, now);
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
  /** Other workflows of its branch that the same label, set by hand, freezes: no marker keeps that yet. */
  readonly byHand: readonly LocatedWorkflow[];
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
  const gathered = await gather(of, home, place, context);
  const { places, moved, unknown } = gathered;
  // What moved is taken away, and its card explains no label from then on.
  const says = (one: Home) => keptAt(one, of.key) !== null || isLabelled(labelsAt(without(one, moved)));
  return {
    frozen: places.filter((one) => one !== home && says(one)),
    moved,
    // A closed one goes on with what it keeps, but no one looks there.
    board: places.find(({ kind, conversation }) => kind === 'row' && conversation.open) ?? null,
    byHand: await alsoByHand(gathered, context),
    unknown,
  };
}

/** Once one of them has a freeze of its own, or none any more, the label would say nothing of the others. */
async function alsoByHand(gathered: Gathered, context: ModeContext): Promise<readonly LocatedWorkflow[]> {
  const { of, places, moved } = gathered;
  const isSet = places.some((one) => one.kind === 'comment' && isLabelled(labelsAt(one)));
  const { now } = context.settings;
  const isKept = moved.length > 0 || places.some((one) => keptNow(one, of.key, now) !== null);
  if (!isSet || isKept || (await repeatsAnother(gathered, context))) return [];
  return (await ownedIn([of.branch], context)).filter(({ key }) => key !== of.key);
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
  const isSaid = (one: Conversation) => countsIn(one, context.settings.now);
  const isAny = id !== undefined && keepsAny([...places, ...issues]);
  const moved = isAny ? await movedFreezes({ key: of.key, id }, places, issues.filter(isSaid), context) : [];
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

/** The same, without what is past. */
function keptNow(home: Home, key: string, now: number): Freeze | null {
  const { open } = home.conversation;
  const isPast = home.kind === 'issue' && !countsIn({ open, body: home.body ?? '' }, now);
  return isPast ? null : keptAt(home, key);
}

/** Closing an issue ends nothing, unless it was closed because nothing was left to do. */
function labelsAt({ kind, conversation, body, others }: Home): readonly string[] {
  const says = conversation.open || (kind === 'issue' && !saysSettled(body ?? ''));
  const cards = kind === 'issue' ? [body ?? '', ...others] : others;
  return kind !== 'row' && says ? labelsSaying(conversation.labels, cards) : [];
}

/** Whether another workflow of the branch is frozen in a place of its own: the label repeats that as well. */
async function isOfAnother(gathered: Gathered, context: ModeContext): Promise<boolean> {
  const own = gathered.places.some((one) => one.kind === 'issue' && isLabelled(labelsAt(one)));
  return !own && repeatsAnother(gathered, context);
}

/** The same of the labels of its pull requests alone. */
async function repeatsAnother({ of, places, issues }: Gathered, context: ModeContext): Promise<boolean> {
  // A sweep repeats on the first pull request what is frozen below another one.
  if (places.some(({ others }) => others.some((body) => freezeIn(body) !== null))) return true;
  const said = issues.filter((one) => countsIn(one, context.settings.now));
  const others = said.map(({ body }) => ({ mark: readMark(body), body }));
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
