// One sweep of a repository by the bot: it stays within the installation's rate limit, and is put off when
// that is low.
import { budgetOf } from '../../github/read/installations.ts';
import type { KeptDelivery, Outcome } from '../../model/bot/inbox.ts';
import type { Bot } from '../bot-context.ts';
import { putOff, targetIn, timesPutOff } from '../events/internal-jobs.ts';
import { endBy, endOfSweep, restAfter } from '../events/outcomes.ts';
import { modeInputs, withHub } from '../installation-repository.ts';
import { counted, told, warning } from '../log-effects.ts';

/** The share of the hourly requests that is left for people's commands. */
const KEPT_FOR_PEOPLE = 0.2;
/** It is put off at most this many times; the next turn is usually tomorrow. */
const MOST = 6;

/**
 * Never `again`: when it is put off, it goes to a later place in its lane, after what people asked for by
 * then.
 */
export async function swept(kept: KeptDelivery, bot: Bot): Promise<Outcome> {
  const outcome = await sweepNow(kept, bot);
  if (outcome.kind !== 'again') return outcome;
  const { reason } = outcome;
  const dueAt = Math.max(outcome.dueAt, bot.ground.now() + restAfter(timesPutOff(kept) + 1));
  const later = putOff(kept, dueAt, MOST);
  if (later === null)
    return { kind: 'parked', reason: `Given up after it was put off ${MOST} times. ${reason}` };
  await bot.store.inbox.keep([later], dueAt);
  return { kind: 'done', reason: `Put off until ${new Date(dueAt).toISOString()}: ${reason}` };
}

async function sweepNow(kept: KeptDelivery, bot: Bot): Promise<Outcome> {
  const { ground, store } = bot;
  const target = targetIn(kept.body);
  const { installation, owner, name: repo } = target;
  try {
    const client = ground.tokens.with(await ground.tokens.of(installation));
    const { left, resets } = await budgetOf(client);
    const now = ground.now();
    if (left < KEPT_FOR_PEOPLE)
      return {
        kind: 'again',
        dueAt: now + resets - (client.told() ?? now),
        reason: "Little is left of the installation's requests.",
      };
    return await withHub({ installation, owner, repo }, ground, warning(bot), async (hub) => {
      const { sweepOnce } = await import('./sweep-repository.ts');
      const result = told(await sweepOnce(hub, target, modeInputs(ground, hub.now), store.projects), bot);
      return counted(hub, bot, endOfSweep(result, kept, ground.now()));
    });
  } catch (error) {
    return endBy(error, kept, ground.now());
  }
}
