// What modes tell a runner, told by the bot: in its log, and in its figures.
import type { Hub } from '../model/hub.ts';
import type { Outcome } from '../model/inbox.ts';
import type { ModeResult } from '../modes/result.ts';
import { redact } from '../text/redact.ts';
import type { Bot } from './parts.ts';

export const warning =
  ({ log }: Bot) =>
  (message: string): void =>
    log.warn({}, redact(message));

/** What a mode tells a runner is the bot's log. */
export function told(result: ModeResult, { log }: Bot): ModeResult {
  for (const effect of result.effects)
    if (effect.kind === 'log') log[LEVELS[effect.level]]({}, redact(effect.message));
  return result;
}

const LEVELS = { error: 'error', warning: 'warn', notice: 'info', info: 'info' } as const;

export function counted(hub: Pick<Hub, 'spent'>, { metrics }: Bot, outcome: Outcome): Outcome {
  for (const [kind, count] of Object.entries(hub.spent())) metrics.requests.inc({ kind }, count);
  return outcome;
}
