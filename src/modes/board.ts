// Changes one row of the dashboard and nothing else of it: the next sweep draws it anew.
import type { Conversation } from '../model/hub.ts';
import { type ReadRow, type Row, readRows, rowLine, sectionOf } from '../report/github/board-rows.ts';
import { DASHBOARD_KEY } from '../report/github/keys.ts';
import type { Desk } from './desk.ts';
import { type FreezeNow, freezesIn, holds, withFreezes } from './freeze.ts';
import type { Found } from './looking.ts';

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
