// Finds deliveries that did not arrive and keeps what they said: GitHub does not send them again by itself.
import type { Client } from '../../github/client/client.ts';
import { type HookDelivery, hookDeliveries, payloadOf } from '../../github/read/installations.ts';
import type { Arrival, Inbox, WebhookMessage } from '../../model/bot/inbox.ts';
import type { NoteStore } from '../../model/bot/store.ts';
import { WorldError } from '../../model/errors.ts';
import { DAY } from '../../model/time-units.ts';
import { toldBy } from '../events/classify-webhooks.ts';

export interface Fetching {
  readonly app: Client;
  readonly inbox: Pick<Inbox, 'arrive' | 'keep' | 'known'>;
  readonly notes: NoteStore;
  readonly now: number;
}

/** How far back the first reading goes: GitHub keeps deliveries for three days. */
const FIRST = 3 * DAY;
/** Milliseconds that are read again, because lists lag and clocks differ. */
const OVERLAP = 600_000;
const NOTE = 'hook deliveries are read up to';

export interface MissedDeliveries {
  /** How many were kept. */
  readonly fetched: number;
  /**
   * Ids of those that GitHub no longer keeps: their content is lost, and the operator must know.
   */
  readonly lost: readonly string[];
  /** How many could not be fetched this time; the next round tries again. */
  readonly left: number;
}

/**
 * W06: all deliveries since the last time of which no attempt arrived. One that cannot be fetched keeps no
 * other from being fetched, and is asked for again.
 * @throws WorldError where the list itself cannot be fetched
 */
export async function fetchMissed({ app, inbox, notes, now }: Fetching): Promise<MissedDeliveries> {
  const told = Number((await notes.get(NOTE)) ?? Number.NaN);
  const back = told - OVERLAP;
  const tries = await hookDeliveries(app, (there = now) => (back <= there ? back : there - FIRST));
  const arrived = new Set(tries.filter((one) => one.arrived).map(({ guid }) => guid));
  const missed = new Map(tries.filter(({ guid }) => !arrived.has(guid)).map((one) => [one.guid, one]));
  const known = await inbox.known([...missed.keys()]);
  // Sorted by the ids of their first attempts, which grow: GitHub gives times in whole seconds.
  const unknown = [...missed.values()]
    .filter(({ guid }) => !known.has(guid))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const lost: string[] = [];
  const left: HookDelivery[] = [];
  let fresh = 0;
  // The oldest first, in batches: what was fetched is kept, whatever becomes of the rest.
  for (let from = 0; from < unknown.length; from += AT_A_TIME) {
    const some = unknown.slice(from, from + AT_A_TIME);
    const first = now - unknown.length + from;
    const read = await Promise.all(some.map((one, at) => readAt(one, app, first + at)));
    const found = read.flatMap((one) => (one.kind === 'delivery' ? [one.delivery] : []));
    for (const [at, was] of read.entries()) {
      const one = some[at];
      if (one && was.kind === 'gone') lost.push(one.guid);
      if (one && was.kind === 'refused') left.push(one);
      // Not a valid webhook of GitHub: it is enqueued whole like any other, and parked with its reason.
      if (was.kind === 'odd') await inbox.arrive(was.arrival);
    }
    if (found.length > 0) fresh += (await inbox.keep(found, now)).size;
  }
  // R10: GitHub dates what it sent; a clock here that is ahead must not skip what comes next.
  const upTo = Math.min(app.told() ?? now, ...left.map(({ at }) => Date.parse(at)));
  await notes.set(NOTE, String(upTo));
  return { fetched: fresh, lost, left: left.length };
}

const AT_A_TIME = 20;

type Read =
  | Exclude<WebhookMessage, { kind: 'parked' }>
  | { readonly kind: 'odd'; readonly arrival: Arrival }
  | { readonly kind: 'gone' | 'refused' };

async function readAt({ guid, id, event, at }: HookDelivery, app: Client, receivedAt: number): Promise<Read> {
  try {
    const body = await payloadOf(app, id);
    if (body === null) return { kind: 'gone' };
    const told = toldBy({ id: guid, event, body, receivedAt: Date.parse(at) });
    if (told.kind === 'parked')
      return { kind: 'odd', arrival: { id: guid, event, bytes: Buffer.from(body), receivedAt } };
    return told.kind === 'delivery' ? { ...told, delivery: { ...told.delivery, receivedAt } } : told;
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    return { kind: 'refused' };
  }
}
