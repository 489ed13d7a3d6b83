// Reads which deliveries did not arrive, and keeps what they said: GitHub sends none of them again by itself.
import type { Client } from '../github/client.ts';
import { type HookDelivery, hookDeliveries, payloadOf } from '../github/installations.ts';
import type { Delivery, Inbox } from '../model/inbox.ts';
import type { Notes } from '../model/store.ts';
import { toldBy } from './tidings.ts';

export interface Fetching {
  readonly app: Client;
  readonly inbox: Pick<Inbox, 'keep' | 'known'>;
  readonly notes: Notes;
  readonly now: number;
}

/** How far back it is read, where it never was: GitHub keeps deliveries for three days. */
const FIRST = 3 * 86_400_000;
/** Milliseconds that are read once more: lists lag, and clocks differ. */
const OVERLAP = 600_000;
const NOTE = 'hook deliveries are read up to';

/**
 * W06: everything of which no try arrived since the last time. The number of deliveries that were fetched.
 * @throws WorldError
 */
export async function fetchMissed({ app, inbox, notes, now }: Fetching): Promise<number> {
  const told = Number((await notes.get(NOTE)) ?? Number.NaN);
  const since = Number.isFinite(told) ? told - OVERLAP : now - FIRST;
  const tries = await hookDeliveries(app, since);
  const arrived = new Set(tries.filter((one) => one.arrived).map(({ guid }) => guid));
  const missed = new Map(tries.filter(({ guid }) => !arrived.has(guid)).map((one) => [one.guid, one]));
  const known = await inbox.known([...missed.keys()]);
  // By their first tries, whose numbers grow: GitHub tells times in whole seconds.
  const unknown = [...missed.values()].filter(({ guid }) => !known.has(guid)).toSorted((a, b) => a.id - b.id);
  let fresh = 0;
  // The oldest first, and some at a time: what was fetched is kept, whatever becomes of the rest.
  for (let from = 0; from < unknown.length; from += AT_A_TIME) {
    const some = unknown.slice(from, from + AT_A_TIME);
    const first = now - unknown.length + from;
    const found = await Promise.all(some.map((one, at) => fetched(one, app, first + at)));
    fresh += (await inbox.keep(found.flat(), now)).size;
  }
  await notes.set(NOTE, String(now));
  return fresh;
}

const AT_A_TIME = 20;

async function fetched(
  { guid, id, event, at }: HookDelivery,
  app: Client,
  receivedAt: number,
): Promise<readonly Delivery[]> {
  const body = await payloadOf(app, id);
  const read = body === null ? null : toldBy({ id: guid, event }, body, Date.parse(at));
  return read?.kind === 'delivery' ? [{ ...read.delivery, receivedAt }] : [];
}
