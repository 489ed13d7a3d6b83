// How a delivery ended, as the inbox keeps it: done, to be tried again later, or parked with the reason.

import type { KeptDelivery, Outcome } from '../../model/bot/inbox.ts';
import { UserError, WorldError } from '../../model/errors.ts';
import { MINUTE, SECOND } from '../../model/time-units.ts';
import { passes } from '../../modes/error-result.ts';
import type { ModeResult } from '../../modes/mode-context.ts';

/**
 * Milliseconds before the second try, the third …; after the last one it is parked. All of them take less
 * than the hour after which a command is too old. Meanwhile the lane goes on: each look is at what is there
 * by then, and a command is compared with what its author saw, whatever was done since.
 */
const RESTS: readonly number[] = [15 * SECOND, MINUTE, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE, 20 * MINUTE];

/** How long the next try waits after this many, in milliseconds. */
export const restAfter = (tries: number): number => RESTS[Math.min(tries, RESTS.length) - 1] ?? SECOND;
/** Tries after a refusal: a few, because GitHub's answer may be temporary. */
const TRIES_OF_REFUSED = 3;

type Tried = Pick<KeptDelivery, 'tries'>;

/** `now`: milliseconds since 1970. */
export function endOf(result: ModeResult, kept: Tried, now: number): Outcome {
  const reason = reasonIn(result);
  if (result.failed) return again(reason ?? 'It failed.', kept, now, TRIES_OF_REFUSED);
  if (result.truncated) return again(reason ?? 'It was cut short.', kept, now);
  return { kind: 'done', reason };
}

/** Of what was accepted, and could not be brought to its end: it is gone on with. */
export const endLeft = (result: ModeResult, kept: Tried, now: number): Outcome =>
  again(reasonIn(result) ?? 'It is not brought to its end.', kept, now);

/** For a sweep: the rest is left to the next one. */
export function endOfSweep(result: ModeResult, kept: Tried, now: number): Outcome {
  return result.truncated && !result.failed
    ? { kind: 'done', reason: reasonIn(result) }
    : endOf(result, kept, now);
}

/** An error that stopped it before it had a result. */
export function endBy(error: unknown, kept: Tried, now: number): Outcome {
  if (error instanceof UserError) return { kind: 'parked', reason: error.message };
  if (!(error instanceof WorldError)) throw error;
  const { refused, message, after } = error;
  if (refused === 'rate-limited')
    return again(message, kept, now, RESTS.length + 1, after === null ? null : after * SECOND);
  return again(message, kept, now, passes(error) ? RESTS.length + 1 : TRIES_OF_REFUSED);
}

function again(
  reason: string,
  { tries }: Tried,
  now: number,
  most = RESTS.length + 1,
  least: number | null = null,
): Outcome {
  const rest = RESTS[tries - 1];
  if (tries >= most || rest === undefined)
    return { kind: 'parked', reason: `Given up after ${tries} tries. The last one: ${reason}` };
  return { kind: 'again', dueAt: now + Math.max(rest, least ?? 0), reason };
}

/** The most severe message. */
function reasonIn({ effects }: ModeResult): string | null {
  for (const level of ['error', 'warning', 'notice'])
    for (const effect of effects) if (effect.kind === 'log' && effect.level === level) return effect.message;
  return null;
}
