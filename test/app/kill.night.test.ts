// kill -9 at a random moment under a stream of deliveries: each worked once in effect, in order, none left.
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '../postgres/database.ts';
import { type Ledger, openLedger } from './kill/github.ts';
import { type Env, pause, play, startWorker, type Worker } from './kill/stream.ts';
import { folder, tidy } from './process.ts';

afterAll(tidy);

const ROUNDS = Number(process.env['ROUNDS'] ?? 20);
const SEED = Number(process.env['SEED'] ?? 1 + Math.floor(Math.random() * 1e6));
/** Deliveries a round, and lanes that they go to. */
const [COUNT, LANES] = [2000, 50];
/** Milliseconds in which nothing at all comes: only then something is held to be lost. */
const STANDSTILL = 15 * 60_000;

/** Mulberry32: the same seed gives the same numbers. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const CASES: readonly {
  readonly name: string;
  readonly processes: number;
  readonly env: () => Promise<Env>;
}[] = [
  { name: 'one process on SQLite', processes: 1, env: async () => ({ REKINDLE_DATA: folder() }) },
  {
    name: 'one process on PostgreSQL',
    processes: 1,
    env: async () => ({ DATABASE_URL: await freshDatabase() }),
  },
  {
    name: 'several processes on PostgreSQL',
    processes: 3,
    env: async () => ({ DATABASE_URL: await freshDatabase() }),
  },
];

async function figures({ url }: Worker): Promise<{ readonly waiting: number; readonly parked: number }> {
  const page = await (await fetch(`${url}/metrics`)).text();
  const of = (state: string) =>
    Number(
      new RegExp(`^rekindle_deliveries\\{state="${state}"\\} (\\d+)$`, 'm').exec(page)?.[1] ?? Number.NaN,
    );
  return { waiting: of('waiting'), parked: of('parked') };
}

/** The figures once nothing waits any more: an effect is seen before its delivery is put away. */
async function settled(worker: Worker): ReturnType<typeof figures> {
  let [shown, since] = [await figures(worker), performance.now()];
  while (shown.waiting > 0 && performance.now() - since < STANDSTILL) {
    await pause(50);
    const now = await figures(worker);
    if (now.waiting !== shown.waiting) since = performance.now();
    shown = now;
  }
  return shown;
}

/** Keys of a lane whose first effect came after one that happened later. */
function outOfOrder({ effects }: Ledger): readonly string[] {
  const newest = new Map<string, number>();
  return [...effects.values()].flatMap(({ key, lane, at }) => {
    const before = newest.get(lane) ?? 0;
    newest.set(lane, Math.max(before, at));
    return at < before ? [`${key} in ${lane}`] : [];
  });
}

test.each(CASES)('W01 W03 W06 $name', async ({ name, processes, env }) => {
  const random = numbers(SEED);
  const ledger = await openLedger();
  const mine = await env();
  const workers: Worker[] = [];
  for (let one = 0; one < processes; one += 1) workers.push(await startWorker(ledger, mine));
  const began = performance.now();
  let kept = 0;
  try {
    for (let number = 1; number <= ROUNDS; number += 1) {
      const letters = await play({
        ledger,
        workers,
        env: mine,
        count: COUNT,
        lanes: LANES,
        number,
        random,
      });
      const missing = () => letters.flatMap(({ key }) => (ledger.effects.has(key) ? [] : [key]));
      let [left, since] = [missing().length, performance.now()];
      while (left > 0 && performance.now() - since < STANDSTILL) {
        await pause(50);
        const now = missing().length;
        if (now !== left) [left, since] = [now, performance.now()];
      }
      const said = missing().length === 0 ? '' : workers.map((one) => one.said()).join('\n');
      expect(missing(), `round ${number}, seed ${SEED}\n${said}`).toEqual([]);
      kept += letters.length;
    }
    expect(outOfOrder(ledger), `seed ${SEED}`).toEqual([]);
    expect(ledger.effects.size).toBe(kept);
    for (const worker of workers) expect(await settled(worker)).toEqual({ waiting: 0, parked: 0 });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `${name}: ${ROUNDS} rounds of ${COUNT} deliveries and a tenth more, ${ROUNDS} kills, seed ${SEED}: ` +
        `${ledger.effects.size} effects, ${ledger.repeated()} asked for again behind a kill, ` +
        `${ledger.failed.size} fetched or known, 0 out of order, 0 left, ${seconds} s`,
    );
    for (const worker of workers) expect(await worker.stop()).toBe(0);
  } finally {
    for (const worker of workers) await worker.kill();
    await ledger.close();
  }
});
