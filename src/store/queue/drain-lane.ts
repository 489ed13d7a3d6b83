// Works one lane: its deliveries one after the other, each counted before and settled afterwards.
import type { KeptDelivery, Outcome, Serving } from '../../model/bot/inbox.ts';

/** Deliveries of one lane in a row, before other lanes that wait get their turn. */
const IN_A_ROW = 25;
/** How long a lane rests after we crashed on its head: doubled with each try, in milliseconds. */
const REST = { first: 5_000, most: 300_000 };
/** How often a result is written again when the database does not take it, doubled waits in milliseconds. */
const WRITES = { times: 7, firstWait: 100 };

/** How a lane is worked at one database. */
export interface LaneDatabase {
  /** Aborted once another process may have the lane. */
  readonly lost: AbortSignal;
  /** Counts a try of the lane's head and gives it; `null`: the lane is empty, or its head is not due. */
  begin(lane: string): Promise<KeptDelivery | null>;
  settle(delivery: KeptDelivery, outcome: Outcome): Promise<void>;
}

/** `more`: others get their turn first. `idle`: nothing is due. */
export type LaneTurn = 'more' | 'idle';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function outcomeOf(delivery: KeptDelivery, serving: Serving, lost: AbortSignal): Promise<Outcome> {
  try {
    return await serving.work(delivery, lost);
  } catch (error) {
    serving.failed(error);
    const rest = Math.min(REST.most, REST.first * 2 ** Math.min(delivery.tries - 1, 10));
    return { kind: 'again', dueAt: serving.now() + rest, reason: messageOf(error).slice(0, 500) };
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A result is worth more than one attempt: without it the same work is done twice. */
async function firmly(write: () => Promise<void>, failed: (error: unknown) => void): Promise<void> {
  for (let time = 1; ; time += 1) {
    try {
      return await write();
    } catch (error) {
      if (time === WRITES.times) throw error;
      failed(error);
      await pause(WRITES.firstWait * 2 ** (time - 1));
    }
  }
}

/** Works a lane until nothing is due, `most` were begun, or `ended` says that no more is to be begun. */
export async function takeTurn(
  lane: string,
  bench: LaneDatabase,
  serving: Serving,
  ended: () => boolean,
  most = IN_A_ROW,
): Promise<LaneTurn> {
  for (let count = 0; count < most; count += 1) {
    if (ended()) return 'idle';
    const delivery = await bench.begin(lane);
    if (!delivery) return 'idle';
    const outcome = await outcomeOf(delivery, serving, bench.lost);
    await firmly(() => bench.settle(delivery, outcome), serving.failed);
  }
  return 'more';
}
