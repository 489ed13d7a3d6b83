// The places that may keep a freeze of a workflow: pull requests of its branch, its issues, dashboards, and
// pull requests that are closed by now.
import type { Conversation, IssueComment } from '../../model/github/repository.ts';
import { type Freeze, freezeIn, freezesIn, isLabelled } from '../../report/github/card/freeze.ts';
import { readDashboard } from '../../report/github/dashboard/dashboard.ts';
import { readMark } from '../../report/github/markers.ts';
import { freezeBy } from '../freezes.ts';
import type { ModeContext } from '../mode-context.ts';
import { ownedIn } from '../scan.ts';
import { readMemo } from '../sweep/saved-state.ts';
import type { Home } from './command-plan.ts';
import type { ConversationState } from './conversation-state.ts';

interface Of {
  /** The card's key. */
  readonly key: string;
  readonly branch: string;
}

/** What was asked of GitHub for one workflow. */
interface Gathered {
  readonly of: Of;
  readonly places: readonly Home[];
  readonly issues: readonly Conversation[];
}

/** The freeze that holds now, wherever it was set. */
export async function freezeAt(
  of: Of,
  home: Home | null,
  place: ConversationState,
  context: ModeContext,
): Promise<Freeze | null> {
  const gathered = await gather(of, home, place, context);
  const kept = gathered.places.map((one) => keptAt(one, of.key));
  const labels = gathered.places.flatMap(labelsAt);
  const freeze = freezeBy({ kept, labels }, context.settings.now);
  const byHand = freeze !== null && !kept.some((one) => one !== null);
  return byHand && (await isOfAnother(gathered, context)) ? null : freeze;
}

export interface Beside {
  /** Where a freeze of it stands, or a label that says so, besides its home. */
  readonly frozen: readonly Home[];
  /** The dashboard; `null`: there is none. */
  readonly board: Home | null;
}

/** The other places that a freeze is kept in, or taken from. */
export async function placesBeside(
  of: Of,
  home: Home | null,
  place: ConversationState,
  context: ModeContext,
): Promise<Beside> {
  const { places } = await gather(of, home, place, context);
  const says = (one: Home) => keptAt(one, of.key) !== null || isLabelled(labelsAt(one));
  return {
    frozen: places.filter((one) => one !== home && says(one)),
    board: places.find(({ kind }) => kind === 'row') ?? null,
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
  for (const pull of pulls.known ? (pulls.value.get(of.branch) ?? []) : []) {
    if (!isNew(pull)) continue;
    const isHere = pull.number === place.conversation.number;
    places.push(belowPull(of.key, pull, isHere ? place.remarks : await hub.remarks(pull.number)));
  }
  const asked = hub.facts.hasIssues ? await hub.issues() : null;
  const issues = asked?.known === true ? asked.value : [];
  for (const conversation of issues) {
    const { open, body } = conversation;
    const isOwn = readMark(body)?.key === of.key;
    if (!isNew(conversation) || !(isOwn || (open && readDashboard(body) !== null))) continue;
    places.push({ kind: isOwn ? 'issue' : 'row', conversation, body, others: [] });
  }
  places.push(...(await belowClosed(of.key, places, context)));
  return { of, places, issues };
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
  const boards = places.flatMap(({ kind, body }) => (kind === 'row' && body !== null ? [body] : []));
  const card = boards.flatMap((body) => readMemo(body).cards.get(key) ?? [])[0];
  if (!card || known.has(card.pull)) return [];
  const body = (await hub.bodies([card.nodeId])).get(card.nodeId)?.body ?? '';
  const frozen = readMark(body)?.key === key && freezeIn(body) !== null;
  const conversation = frozen ? await hub.conversation(card.pull) : null;
  return conversation ? [{ kind: 'comment', conversation, body, others: [] }] : [];
}

function keptAt({ kind, body }: Home, key: string): Freeze | null {
  if (body === null) return null;
  return kind === 'row' ? (freezesIn(body).get(key) ?? null) : freezeIn(body);
}

/** A label that another card there explains says nothing of this workflow. */
function labelsAt({ kind, conversation, others }: Home): readonly string[] {
  const says = kind !== 'row' && conversation.open && !others.some((one) => freezeIn(one) !== null);
  return says ? conversation.labels : [];
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
  const boards = places.flatMap(({ kind, body }) => (kind === 'row' && body !== null ? [body] : []));
  const keys = new Set(boards.flatMap((body) => [...freezesIn(body).keys()]));
  if (keys.size === 0) return false;
  return (await ownedIn([of.branch], context)).some(({ key }) => keys.has(key));
}
