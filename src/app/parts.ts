// What the running bot is made of, as its parts hand it to each other.
import type { KeptDelivery, Outcome } from '../model/inbox.ts';
import type { Store } from '../model/store.ts';
import type { Evaluator } from '../model/verdict.ts';
import type { Ground } from './hubs.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

export interface Bot {
  readonly ground: Ground;
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
  /** `null`: no language model is asked. */
  readonly evaluator: Evaluator | null;
}

/** Works one delivery of the inbox. `lost`: as `Serving.work` has it. */
export type Work = (kept: KeptDelivery, lost: AbortSignal) => Promise<Outcome>;
