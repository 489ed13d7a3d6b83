// Brings the card of a workflow, its labels or its row to what is now the case, behind an order.
import { cardTitle } from '../report/github/card.ts';
import { readMark } from '../report/github/keys.ts';
import { LABELS, type Label, labelsFor } from '../report/github/labels.ts';
import type { CardView, Seat, Turn } from '../report/github/view.ts';
import { bringRow } from './board.ts';
import { cardBody, cardView, turnOf } from './cards.ts';
import type { Desk } from './desk.ts';
import { FROZEN, type Freeze, type FreezeNow, freezeIn, holds } from './freeze.ts';
import type { Home } from './homes.ts';
import type { Found } from './looking.ts';
import type { Place } from './place.ts';

/** What has become of a workflow. */
export interface Now {
  /** As it was when it was decided about. */
  readonly before: Found;
  /** As it is; `null`: it is gone. */
  readonly now: Found | null;
  readonly turn: Turn;
  readonly freeze: FreezeNow;
  /** The pull request that holds what was ordered: then nothing has become of the workflow yet. */
  readonly pull: number | null;
}

/** `false`: what was to be kept is not, for want of room or by a refusal, which is told. */
export async function refresh(what: Now, home: Home | null, place: Place, desk: Desk): Promise<boolean> {
  if (home === null) return true;
  const { now, freeze, pull, before } = what;
  if (home.kind === 'row')
    return bringRow(home.conversation, { key: before.key, found: now, freeze, pull }, desk);
  const here = home.conversation.number === place.conversation.number;
  // On another pull request the sweep puts it up.
  if (pull !== null || (home.body === null && !here && (freeze === null || freeze === 'kept'))) return true;
  return bringCard(what, home, desk);
}

/** The card is read again just before it is written: what another job wrote there meanwhile counts. */
async function bringCard({ before, now, turn, freeze }: Now, home: Home, desk: Desk): Promise<boolean> {
  const body = await bodyNow(home, before.key, desk);
  const kept = body === null ? null : freezeIn(body);
  const frozen = freeze !== 'kept' ? freeze : holds(kept, desk.settings.now) ? kept : null;
  const seat: Seat = {
    commands: desk.commands,
    bare: true,
    alone: home.others.length === 0,
    role: desk.inputs.commandPermission,
  };
  const view = cardView(now ?? before, turnOf(frozen, turn), seat, desk);
  const brought = await desk.attempt(effectOf(view, before.key, { ...home, body }, frozen));
  const gone = now === null || turn.kind === 'recovered';
  const labels = labelsFor(gone && frozen === null ? [] : [{ ...view, frozen: frozen !== null }]);
  const keep = wantedBy(home.others, desk.settings.now);
  // Another job may freeze it at this moment: then the label says so, even where its card was overwritten.
  const stays = freeze === 'kept' && kept === null;
  const remove = labels.remove.filter((label) => !keep.has(label) && !(stays && label === FROZEN));
  await bringLabels({ add: labels.add, remove }, home, desk);
  return brought !== null;
}

/** They are read again as well: a label that another job set meanwhile counts. */
async function bringLabels(
  { add, remove }: Record<'add' | 'remove', readonly Label[]>,
  { conversation: { number } }: Home,
  desk: Desk,
): Promise<void> {
  const labels = (await desk.hub.conversation(number))?.labels ?? [];
  const there = new Set(labels.map((name) => name.toLowerCase()));
  const [missing, surplus] = [add.filter((one) => !there.has(one)), remove.filter((one) => there.has(one))];
  if (missing.length + surplus.length === 0) return;
  const key = `label-${number}`;
  await desk.attempt({ kind: 'label', key, issue: number, add: missing, remove: surplus });
}

async function bodyNow({ kind, conversation }: Home, key: string, { hub }: Desk): Promise<string | null> {
  if (kind === 'issue') return (await hub.conversation(conversation.number))?.body ?? null;
  const remarks = await hub.remarks(conversation.number);
  return remarks.find(({ ours, body }) => ours && readMark(body)?.key === key)?.body ?? null;
}

function effectOf(view: CardView, key: string, { kind, conversation, body }: Home, freeze: Freeze | null) {
  const text = cardBody(view, body, freeze);
  if (kind === 'comment') return { kind: 'card', key, issue: conversation.number, body: text } as const;
  return { kind: 'issue', key, title: cardTitle(view), body: text, labels: [] } as const;
}

/** Labels that other workflows there may want, as far as their cards say. */
function wantedBy(others: readonly string[], now: number): ReadonlySet<Label> {
  const actions = others.flatMap((body) => readMark(body)?.said.action ?? []);
  const wanted: Readonly<Record<Label, boolean>> = {
    'rekindle: needs decision': actions.some((one) => one === 'ask' || one === 'block' || one === 'wait'),
    'rekindle: stale': actions.some((one) => one !== 'none'),
    'rekindle: blocked': actions.includes('block'),
    'rekindle: frozen': others.some((body) => holds(freezeIn(body), now)),
  };
  return new Set(LABELS.filter((label) => wanted[label]));
}
