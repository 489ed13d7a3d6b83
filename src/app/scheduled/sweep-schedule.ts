// Which repositories are swept now: each once in an interval, spread evenly over it (W07).
import type { Inbox } from '../../model/bot/inbox.ts';
import { HOUR } from '../../model/time-units.ts';
import { type RepositoryRef, sweepOf } from '../events/internal-jobs.ts';

/**
 * The current turn of a repository, and when it began; derived from its id alone, so that every process
 * agrees.
 */
export function turnOf({ id }: Pick<RepositoryRef, 'id'>, every: number, now: number) {
  const offset = spread(id) * every;
  const turn = Math.floor((now - offset) / every);
  return { turn, since: Math.round(turn * every + offset) };
}

/** A number from 0 to 1, far from that of the next id (Knuth's multiplicative hash). */
const spread = (id: number): number => (Math.imul(id | 0, 2_654_435_761 | 0) >>> 0) / 2 ** 32;

/**
 * Enqueues a sweep for each repository that has none yet in this turn. Those that a start finds all at once
 * are spread over an hour.
 */
export async function keepDue(
  targets: readonly RepositoryRef[],
  every: number,
  now: number,
  inbox: Pick<Inbox, 'keep' | 'known'>,
): Promise<number> {
  const due = targets.map((target) => {
    const { turn, since } = turnOf(target, every, now);
    return { target, slot: String(turn), late: now - since > HOUR };
  });
  const known = await inbox.known(due.map(({ target, slot }) => sweepOf(target, slot, now).id));
  const fresh = due.filter(({ target, slot }) => !known.has(sweepOf(target, slot, now).id));
  const many = fresh.length > FEW;
  for (const { target, slot, late } of fresh) {
    const at = late && many ? now + Math.round(spread(target.id) * HOUR) : now;
    await inbox.keep([sweepOf(target, slot, at)], at);
  }
  return fresh.length;
}

/** At most this many are checked without a pause. */
const FEW = 5;
