// The parts of the running bot, as they are passed from one to another.
import type { KeptDelivery, Outcome } from '../model/bot/inbox.ts';
import type { Store } from '../model/bot/store.ts';
import type { Evaluator } from '../model/bot/verdict.ts';
import type { Metrics } from './http/metrics.ts';
import type { RepositoryContext } from './installation-repository.ts';
import type { BotLogger } from './log.ts';

export interface Bot {
  readonly ground: RepositoryContext;
  readonly store: Store;
  readonly log: BotLogger;
  readonly metrics: Metrics;
  /** `null`: no language model is asked. */
  readonly evaluator: Evaluator | null;
}

/** Works one delivery of the inbox. `lost`: as `Serving.work` has it. */
export type WorkDelivery = (kept: KeptDelivery, lost: AbortSignal) => Promise<Outcome>;
