// Brings the card of a workflow, its labels or its row of the dashboard to what is now the case.

import type { Conversation } from '../../model/hub.ts';
import { type ReadRow, type Row, readRows, rowLine, sectionOf } from '../../report/github/board-rows.ts';
import { cardTitle } from '../../report/github/card.ts';
import {
  FROZEN,
  type Freeze,
  type FreezeNow,
  freezeIn,
  freezesIn,
  holds,
  withFreezes,
} from '../../report/github/freeze.ts';
import { DASHBOARD_KEY, readMark } from '../../report/github/keys.ts';
import { LABELS, type Label, labelsFor } from '../../report/github/labels.ts';
import type { CardView, Seat, Turn } from '../../report/github/view.ts';
import { cardBody, cardView, turnOf } from '../cards.ts';
import type { Desk } from '../desk.ts';
import type { Found } from '../looking.ts';
import type { Home } from './locate.ts';
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

/** What a row is to say. */
export interface RowNow {
  /** The card's key. */
  readonly key: string;
  /** `null`: the workflow is not there any more. */
  readonly found: Found | null;
  readonly freeze: FreezeNow;
  /** The number of the pull request that was just opened for it. */
  readonly pull: number | null;
}

/** The body is read again just before it is written. `false`: it was not; no room, or a refusal. */
export async function bringRow(board: Conversation, row: RowNow, desk: Desk): Promise<boolean> {
  const fresh = await desk.hub.conversation(board.number);
  const body = fresh === null ? null : withRow(fresh.body, row, desk);
  if (fresh === null || body === null) return false;
  const { title, number } = fresh;
  const effect = { kind: 'issue', key: DASHBOARD_KEY, title, body, labels: [], number } as const;
  return (await desk.attempt(effect)) !== null;
}

/** `null`: its marker has no room for the freeze. */
function withRow(dashboard: string, { key, found, freeze, pull }: RowNow, desk: Desk): string | null {
  const body = dashboard.replaceAll('\r\n', '\n');
  const before = freezesIn(body).get(key) ?? null;
  const frozen = freeze !== 'kept' ? freeze : holds(before, desk.settings.now) ? before : null;
  const row: Row | null = found && { ...found, frozen, ticked: false, pull };
  const line = row && sectionOf(row) !== null ? rowLine(row, desk.commands, desk.config.dispatch.kind) : '';
  const lines = body.split(/(?<=\n)/).map((one) => (one.includes(`<!-- rekindle-row:${key}:`) ? line : one));
  const freezes = new Map(freezesIn(body));
  freezes.delete(key);
  if (frozen) freezes.set(key, frozen);
  return withFreezes(lines.join(''), freezes);
}

/** Takes the tick out of a row that still stands there as it was. */
export async function untick(number: number, { row }: ReadRow, desk: Desk): Promise<void> {
  const fresh = await desk.hub.conversation(number);
  if (!fresh || !readRows(fresh.body).some((one) => one.row === row && one.checked)) return;
  const lines = fresh.body.replaceAll('\r\n', '\n').split(/(?<=\n)/);
  const body = lines.map((line) =>
    line.includes(`<!-- rekindle-row:${row} -->`) ? line.replace(/^- \[[xX]\]/, '- [ ]') : line,
  );
  await desk.attempt({
    kind: 'issue',
    key: DASHBOARD_KEY,
    title: fresh.title,
    body: body.join(''),
    labels: [],
    number,
  });
}
