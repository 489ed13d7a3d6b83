// What modes tell a runner, told by the bot: in its log, and in its figures.
import type { GitHubRepository } from '../model/github/hub.ts';
import type { ModeResult } from '../modes/mode-result.ts';
import type { Bot } from './bot-context.ts';

/** Tells the log of what went on all the same: one plain sentence. */
export const warning =
  ({ log }: Bot) =>
  (message: string): void =>
    log.warn({}, message);

/** What a mode tells a runner is the bot's log. */
export function told(result: ModeResult, { log }: Bot): ModeResult {
  for (const effect of result.effects)
    if (effect.kind === 'log') log[LEVELS[effect.level]]({}, effect.message);
  return result;
}

const LEVELS = { error: 'error', warning: 'warn', notice: 'info', info: 'info' } as const;

/** Adds what a hub has spent to the figures. Once for a hub, at its end: `spent` is all of it. */
export function counted<T>(hub: Pick<GitHubRepository, 'spent'>, { metrics }: Bot, outcome: T): T {
  for (const [kind, count] of Object.entries(hub.spent())) metrics.requests.inc({ kind }, count);
  return outcome;
}
