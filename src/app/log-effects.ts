// Effects that are meant for a runner, written by the bot to its log and its metrics instead.
import type { GitHubRepository } from '../model/github/repository.ts';
import type { ModeResult } from '../modes/mode-context.ts';
import type { Bot } from './bot-context.ts';

/** Logs a problem that stopped nothing, as one plain sentence. */
export const warning =
  ({ log }: Bot) =>
  (message: string): void =>
    log.warn({}, message);

/** Writes what a mode reports to a runner to the bot's log. */
export function told(result: ModeResult, { log }: Bot): ModeResult {
  for (const effect of result.effects)
    if (effect.kind === 'log') log[LEVELS[effect.level]]({}, effect.message);
  return result;
}

const LEVELS = { error: 'error', warning: 'warn', notice: 'info', info: 'info' } as const;

/** Adds the requests of a hub to the metrics; once, at its end, since `spent` is the total. */
export function counted<T>(hub: Pick<GitHubRepository, 'spent'>, { metrics }: Bot, outcome: T): T {
  for (const [kind, count] of Object.entries(hub.spent())) metrics.requests.inc({ kind }, count);
  return outcome;
}
