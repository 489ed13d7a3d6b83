// Processes one delivery of the inbox: GitHub's events by way of Probot, the bot's own jobs directly.
import type { Probot } from 'probot';
import { z } from 'zod';
import { readEvent } from '../../github/read/webhook-events.ts';
import type { KeptDelivery, Outcome } from '../../model/bot/inbox.ts';
import type { PushEvent } from '../../model/github/event.ts';
import { MINUTE } from '../../model/time-units.ts';
import { bugReport } from '../../report/bug.ts';
import { redact } from '../../text/redact.ts';
import type { Bot, WorkDelivery } from '../bot-context.ts';
import { modeInputs, withHub } from '../installation-repository.ts';
import { forgetClones } from '../kept-clones.ts';
import { withoutSecrets } from '../log.ts';
import { counted, told, warning } from '../log-effects.ts';
import { orderedAtGate, tended } from '../projects/gates.ts';
import { recoverReported } from '../projects/recover-projects.ts';
import { swept } from '../scheduled/sweep-job.ts';
import { isOfLife, open } from './classify-webhooks.ts';
import { live } from './installation-events.ts';
import { COMMAND, GATE, RECOVER, recoveryIn, SWEEP, sweepOf, tendingIn } from './internal-jobs.ts';
import { endBy, endOf } from './outcomes.ts';
import { commanded, lookedAgain } from './page-command.ts';
import { type Happened, rekindle } from './probot-app.ts';

/** Tries after one of our bugs: then it is parked, and the operator can read why. */
const TRIES_OF_OURS = 3;

/** Registers with Probot, and returns the function that processes the inbox. */
export async function workerOn(bot: Bot): Promise<WorkDelivery> {
  const outcomes = new Map<string, Outcome | { readonly error: unknown }>();
  const handed = new Map<string, { readonly kept: KeptDelivery; readonly bot: Bot }>();
  await bot.ground.probot.load((app: Probot) =>
    rekindle(app, {
      async work(event) {
        const one = handed.get(event.id);
        if (!one) return;
        // Probot logs what is thrown with all of the event, and an event may hold anything.
        const outcome = await happened(event, one.kept, one.bot).catch((error: unknown) => ({ error }));
        outcomes.set(event.id, outcome);
      },
    }),
  );
  const byProbot = async (kept: KeptDelivery, mine: Bot): Promise<Outcome> => {
    handed.set(kept.id, { kept, bot: mine });
    try {
      const payload = JSON.parse(kept.body);
      await bot.ground.probot.receive({ id: kept.id, name: kept.event, payload } as never);
      const outcome = outcomes.get(kept.id);
      if (outcome && 'error' in outcome) throw outcome.error;
      return outcome ?? { kind: 'done', reason: 'Nothing follows from it.' };
    } finally {
      handed.delete(kept.id);
      outcomes.delete(kept.id);
    }
  };
  return async (kept, lost) => {
    const { log, metrics, ground } = bot;
    const own = log.child({
      delivery: kept.id,
      event: kept.event,
      repository: kept.repository,
      try: kept.tries,
    });
    const begun = ground.now();
    const mine = { ...bot, log: own, ground: { ...ground, lost } };
    const end = await worked(kept, mine, byProbot).catch((error: unknown): Outcome => {
      const what = error instanceof Error ? error.message : String(error);
      own.error({ err: withoutSecrets(error) }, bugReport(redact(what), 'rekindle as a bot'));
      const reason = `Something in Rekindle itself went wrong: ${what}`;
      if (kept.tries >= TRIES_OF_OURS) return { kind: 'parked', reason };
      const again = { kind: 'again', dueAt: ground.now() + MINUTE * kept.tries, reason } as const;
      // After two renames the last name must win, so these are processed in order.
      return isOfLife(kept.event) ? { ...again, holds: true } : again;
    });
    // A reason may be in GitHub's words, or in a file's; anyone who reads the inbox or the log reads it.
    const outcome = end.reason === null ? end : { ...end, reason: redact(end.reason) };
    const ms = ground.now() - begun;
    metrics.worked.inc({ event: kept.event, outcome: outcome.kind });
    metrics.seconds.observe({ event: kept.event }, ms / 1000);
    const level = outcome.kind === 'parked' ? 'error' : outcome.kind === 'again' ? 'warn' : 'info';
    own[level]({ outcome: outcome.kind, reason: outcome.reason, ms }, 'worked');
    return outcome;
  };
}

/** Started so often without finishing that it probably ends the process itself: it is left alone. */
const TRIES_OF_ANY = 12;

async function worked(
  kept: KeptDelivery,
  bot: Bot,
  byProbot: (kept: KeptDelivery, bot: Bot) => Promise<Outcome>,
): Promise<Outcome> {
  const { ground, store } = bot;
  if (kept.tries > TRIES_OF_ANY)
    return { kind: 'parked', reason: `It was begun ${TRIES_OF_ANY} times, and never came to an end.` };
  if (kept.event === SWEEP) return swept(kept, bot);
  if (kept.event === COMMAND) return commanded(kept, bot);
  if (kept.event === GATE) return tended(tendingIn(kept.body), kept, bot);
  if (kept.event === RECOVER) return recoverReported(recoveryIn(kept.body), kept, bot);
  // What was parked for that reason may still be tried again.
  const opened = open(kept.body);
  if (opened.kind === 'parked') return opened;
  if (isOfLife(kept.event)) {
    const { sweepEvery: every } = ground.settings;
    return live(kept, {
      keep: (all, due) => store.inbox.keep(all, due),
      inbox: store.inbox,
      projects: store.projects,
      forget: async (installation, repositories) => {
        const { clones, serverUrl } = ground.settings;
        if (clones) await forgetClones(clones, { serverUrl, installation }, repositories);
      },
      now: ground.now(),
      every,
    });
  }
  return byProbot(kept, bot);
}

/** An event of GitHub, after Probot. An error becomes its outcome, not an error of the caller. */
async function happened({ name, payload }: Happened, kept: KeptDelivery, bot: Bot): Promise<Outcome> {
  const { ground } = bot;
  const read = readEvent(name, payload);
  if (!read.ok) return { kind: 'parked', reason: read.problem };
  const { event } = read;
  if (event.name === 'unsupported' || !event.repository || kept.installation === null)
    return { kind: 'parked', reason: 'It names no repository or no installation of the App.' };
  const { owner, name: repo, id } = event.repository;
  if (event.name === 'push' && event.after !== null && isConfigured(event, payload)) {
    const target = { id, owner, name: repo, installation: kept.installation };
    await bot.store.inbox.keep([sweepOf(target, `config ${event.after}`, ground.now())], ground.now());
  }
  try {
    return await withHub(
      { installation: kept.installation, owner, repo },
      ground,
      warning(bot),
      async (hub) => {
        const gated = event.name === 'issue_comment' ? await orderedAtGate(event, hub, bot) : null;
        if (gated !== null) return counted(hub, bot, gated);
        const { runMode } = await import('./run-event.ts');
        const result = told(await runMode(event, hub, modeInputs(ground, hub.now)), bot);
        if (event.name === 'push' && event.branch !== null) await lookedAgain(event.branch, id, hub, bot);
        return counted(hub, bot, endOf(result, kept, ground.now()));
      },
    );
  } catch (error) {
    return endBy(error, kept, ground.now());
  }
}

const changed = z.object({ added: z.array(z.string()).catch([]), modified: z.array(z.string()).catch([]) });
const commits = z.object({ commits: z.array(changed).catch([]) });
const CONFIG = '.github/rekindle.yml';

/** Somebody who sets the bot up, or changes its config, wants to see the effect on the same day. */
function isConfigured({ branch, repository }: PushEvent, payload: unknown): boolean {
  if (branch !== repository.defaultBranch) return false;
  const read = commits.safeParse(payload);
  return read.success && read.data.commits.some((one) => [...one.added, ...one.modified].includes(CONFIG));
}
