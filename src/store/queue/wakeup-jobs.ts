// Wake-ups by pg-boss: a job says that something may be due in a lane, and one process gets it.
import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

const SCHEMA = 'rekindle_jobs';
const QUEUE = 'lanes';

/** A job lives for a moment: who fetches it removes it. What a crash left is gone after this, in seconds. */
const LITTER = 60;

export interface Jobs {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Wakes lanes, of a transaction with its commit. `false`: some were woken before and no one came yet. */
  send(lanes: readonly string[], trx?: Transaction<Tables>): Promise<boolean>;
  /** Takes at most this many lanes that were woken; no one else gets them. */
  take(most: number): Promise<readonly string[]>;
}

/** Lanes are named by anyone who keeps deliveries; a key of pg-boss is as long as it likes. */
interface Wake {
  readonly lane: string;
}

/** Of one lane at most one wake-up waits (`short`); errors of its upkeep are told to `failed`. */
export async function openJobs(url: string, failed: (error: unknown) => void): Promise<Jobs> {
  const { PgBoss, fromKysely } = await import('pg-boss');
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'rekindle jobs',
    schema: SCHEMA,
    max: 3,
    schedule: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
  });
  boss.on('error', failed);
  return {
    async start() {
      await boss.start();
      await boss.createQueue(QUEUE, {
        policy: 'short',
        retryLimit: 0,
        expireInSeconds: LITTER,
        deleteAfterSeconds: LITTER,
      });
    },
    stop: () => boss.stop({ graceful: false }),
    async send(lanes, trx) {
      if (lanes.length === 0) return true;
      const jobs = lanes.map((lane) => ({ data: { lane }, singletonKey: lane }));
      const ids = await boss.insert(QUEUE, jobs, {
        returnId: true,
        ...(trx ? { db: fromKysely(trx) } : {}),
      });
      return ids?.length === lanes.length;
    },
    async take(most) {
      const jobs = await boss.fetch<Wake>(QUEUE, { batchSize: most });
      if (jobs.length === 0) return [];
      const ids = jobs.map(({ id }) => id);
      await boss.deleteJob(QUEUE, ids);
      return jobs.map(({ data }) => data.lane);
    },
  };
}
