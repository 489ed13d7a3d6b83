// Reads raw webhooks that were answered and puts them into their lanes: all of a batch or nothing.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Sorting, Webhook, WebhookMessage, WebhookOutcome } from '../../model/bot/inbox.ts';
import type { Db, Dialect } from '../tables.ts';
import * as deliveries from './delivery-queries.ts';
import { type ArrivalRow, oldest, waiting } from './raw-webhooks.ts';

/** At most this many are read at a time. */
const AT_A_TIME = 20;
/** An id that is longer, which GitHub's never is, is known by its digest: no index takes any length. */
const LONGEST_ID = 200;

/** A byte order mark stays: with it, it is no JSON, and is told to be none. */
const utf8 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();

/** What was read, and the lanes in which something waits by it. */
export interface SortResult {
  readonly read: readonly { readonly webhook: Webhook; readonly became: WebhookOutcome }[];
  readonly lanes: readonly string[];
  /** Whether others are there, which another process is reading. */
  readonly held: boolean;
}

const parkedFor = (error: unknown): WebhookMessage => ({
  kind: 'parked',
  reason: `It could not be kept: ${error instanceof Error ? error.message : String(error)}`,
});

/** What a reader makes of a webhook; where it throws, which it never should, it is parked. */
function tellingOf(read: Sorting['read'], webhook: Webhook): WebhookMessage {
  try {
    return read(webhook);
  } catch (error) {
    return parkedFor(error);
  }
}

/**
 * Reads the oldest arrivals and keeps what they say, in the transaction that it is given. One that is sent
 * again has a delivery tried again that was given up before: somebody asked GitHub for it. Each is due some
 * time after it was read, so that one which happened before it and is read after it overtakes it.
 */
export async function place(trx: Db, dialect: Dialect, sorting: Sorting): Promise<SortResult> {
  const rows = await oldest(trx, dialect, AT_A_TIME);
  return rows.length === 0 ? nothingOf(trx) : keep(trx, rows, sorting);
}

/** The oldest one alone: where its own values are why it is not taken, it is parked, with the reason. */
export async function placeOne(
  trx: Db,
  dialect: Dialect,
  sorting: Sorting,
  blames: (error: unknown) => boolean,
): Promise<SortResult> {
  const rows = await oldest(trx, dialect, 1);
  const [row] = rows;
  if (row === undefined) return nothingOf(trx);
  await sql`SAVEPOINT one`.execute(trx);
  try {
    return await keep(trx, rows, sorting);
  } catch (error) {
    if (!blames(error)) throw error;
    await sql`ROLLBACK TO SAVEPOINT one`.execute(trx);
    return keep(trx, rows, { ...sorting, read: () => parkedFor(error) });
  }
}

/** Nothing that this process can have. */
const nothingOf = async (trx: Db): Promise<SortResult> => ({
  read: [],
  lanes: [],
  held: (await waiting(trx)).count > 0,
});

async function keep(trx: Db, rows: readonly ArrivalRow[], sorting: Sorting): Promise<SortResult> {
  const all = rows.map(({ id, event, body, received_at: receivedAt }) => {
    const webhook = { id, event, body: utf8(body), receivedAt };
    return { webhook, told: tellingOf(sorting.read, webhook) };
  });
  const dueAt = sorting.now() + sorting.patience;
  const keepings = all.map(({ told }) => ({
    deliveries: told.kind === 'delivery' ? [told.delivery] : [],
    dueAt,
  }));
  const fresh = await deliveries.insert(trx, keepings);
  const lanes = new Set<string>();
  const read: SortResult['read'][number][] = [];
  for (const [at, { webhook, told }] of all.entries()) {
    if (told.kind === 'parked') await keepAside(trx, webhook, told.reason, sorting.now());
    if (told.kind !== 'delivery') {
      read.push({ webhook, became: told });
      continue;
    }
    const { delivery } = told;
    const isNew = fresh[at]?.has(delivery.id) === true;
    const lane = isNew ? delivery.lane : await deliveries.unpark(trx, delivery.id, dueAt, webhook.receivedAt);
    if (lane !== null) lanes.add(lane);
    read.push({ webhook, became: { kind: lane === null ? 'known' : 'kept', delivery } });
  }
  const taken = rows.map(({ n }) => n);
  await trx.deleteFrom('arrivals').where('n', 'in', taken).execute();
  // In one order in all processes: of two that wait for each other's lanes one would be rolled back.
  return { lanes: [...lanes].sort(), read, held: false };
}

/** Under an id that every index takes; it is tried again where somebody asks for it. */
async function keepAside(trx: Db, { id, event, body, receivedAt }: Webhook, reason: string, now: number) {
  const short = id.length <= LONGEST_ID ? id : `sha256.${createHash('sha256').update(id).digest('hex')}`;
  const delivery = {
    id: short,
    event,
    action: null,
    meaning: null,
    lane: 'set aside',
    at: receivedAt,
    receivedAt,
    installation: null,
    repository: null,
    body,
  };
  const [fresh] = await deliveries.insert(trx, [{ deliveries: [delivery], dueAt: now }]);
  const kept = fresh?.has(short) === true ? await deliveries.find(trx, short) : null;
  if (kept) await deliveries.settle(trx, kept, { kind: 'parked', reason }, now);
}
