// The running bot put together: store, Probot, inbox, server and scheduler.
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { createProbot, type Probot } from 'probot';
import { createEvaluator } from '../evaluator/evaluator.ts';
import type { ClientOptions } from '../github/client/client.ts';
import { UserError, WorldError } from '../model/errors.ts';
import { MINUTE } from '../model/time-units.ts';
import { openStore } from '../store/open.ts';
import { redact } from '../text/redact.ts';
import type { Bot, WorkDelivery } from './bot-context.ts';
import { sortingFor } from './events/ingest-webhooks.ts';
import { workerOn } from './events/process-delivery.ts';
import { type Metrics, metricsOf } from './http/metrics.ts';
import { pageFor } from './http/page-parts.ts';
import { servingOf } from './http/request-handler.ts';
import { listen, serverFor } from './http/server.ts';
import { healthOf } from './http/store-health.ts';
import { type RepositoryContext, tidyClones } from './installation-repository.ts';
import { tokensOf } from './installation-tokens.ts';
import { prepareStore, trim, workIn } from './kept-clones.ts';
import { type BotLogger, discreet, loggerFor } from './log.ts';
import { beginRounds, missed } from './scheduled/scheduler.ts';
import type { BotSettings, Env } from './settings.ts';

/** Everything of the process that the bot touches. */
export interface BotEnvironment {
  readonly env: Env;
  /** Tells the time in milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  /** 256 random bits in base64url. */
  readonly newSecret: () => string;
  /** How requests to GitHub are throttled, where it is not as GitHub asks for. */
  readonly pace?: Pick<ClientOptions, 'second' | 'queues'>;
}

export interface RunningBot {
  readonly port: number;
  /**
   * Takes nothing new, lets running work finish, and closes the store. `false`: it did not finish in time.
   */
  readonly stop: () => Promise<boolean>;
  /**
   * Resolves once the inbox is processed: until then everything is only kept. Rejects where that is not
   * possible.
   */
  readonly working: Promise<void>;
  readonly log: BotLogger;
}

/**
 * Repositories processed at a time: sweeps take long, and people's commands must not wait for them.
 */
const LANES = 8;
/** Milliseconds that the start waits for missed deliveries. */
const CATCH_UP = MINUTE;

/** `workOn`: what processes the inbox instead of the modes. @throws UserError where it cannot start */
export async function startBot(
  settings: BotSettings,
  world: BotEnvironment,
  workOn: (bot: Bot) => Promise<WorkDelivery> = workerOn,
): Promise<RunningBot> {
  if (settings.clones) await prepareStore(settings.clones);
  const probot = await probotFor(settings, world.env);
  const log = discreet(probot.log);
  const store = await openStore({
    ...(settings.databaseUrl === null ? {} : { url: settings.databaseUrl }),
    file: `${settings.dataDir}/rekindle.db`,
  });
  const health = healthOf(store, world.now);
  const metrics = metricsOf(store, health, world.now);
  const tokens = tokensOf({ probot, apiUrl: settings.apiUrl, ...world });
  const ground: RepositoryContext = { probot, tokens, settings, ...world };
  const bot: Bot = { ground, store, log, metrics, evaluator: evaluatorFor(settings, world, metrics, log) };
  const failed = failureLog(log);
  let closing = false;
  const page = pageFor(bot, world.newSecret);
  const server = serverFor(servingOf(bot, page.answer, health, world.newId, () => closing));
  // Streams of the page would keep the server from closing.
  const ends: (() => unknown)[] = [page.stop];
  const port = await listen(server, settings.port, settings.host).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  log.info({ port, store: store.title, api: settings.apiUrl }, 'listening');
  return { port, log, stop, working: begin() };

  /** Runs when the first webhooks may have come: all of them are on disk, even if not started yet. */
  async function begin(): Promise<void> {
    await tidyFolders(bot, failed);
    const work = await workOn(bot);
    if (closing) return;
    const sorted = store.inbox.sort(sortingFor(bot, world.now, failed));
    ends.push(() => sorted.stop());
    if (!(await within(CATCH_UP, sorted.ready)))
      log.warn({}, 'reading what arrived takes long; work begins with what was read');
    if (closing) return;
    // What was missed is older than what comes now, so it must be there before anything is processed.
    const caughtUp = await within(CATCH_UP, missed(bot).catch(failed));
    if (!caughtUp) log.warn({}, 'reading the missed deliveries takes long; work begins without them');
    if (closing) return;
    ends.push(store.inbox.serve({ lanes: LANES, now: world.now, work, failed }), beginRounds(bot, failed));
  }

  async function stop(): Promise<boolean> {
    closing = true;
    // It listens until the end: readiness checks get an answer, and GitHub is told to send again.
    const ended = await within(
      settings.drain,
      Promise.all(ends.map((end) => end())).then(() => closed(server)),
    );
    if (ended) await store.close();
    log.info({ ended }, 'stopped');
    return ended;
  }
}

/** Removes what a bot that was killed left on disk, and kept clones that are beyond their bound. */
async function tidyFolders({ ground, log }: Bot, failed: (error: unknown) => void): Promise<void> {
  const { clones } = ground.settings;
  for (const folder of [tmpdir(), ...(clones ? [workIn(clones)] : [])]) {
    const left = await tidyClones(folder, ground.now()).catch(failed);
    if (left) log.info({ left }, 'clones of a bot that was killed are removed');
  }
  if (clones) await trim(clones, ground.now()).catch(failed);
}

const failureLog =
  (log: BotLogger) =>
  (error: unknown): void => {
    if (error instanceof WorldError || error instanceof UserError) log.warn({}, error.message);
    else log.error({ err: error }, 'something went wrong');
  };

async function probotFor(settings: BotSettings, env: Env): Promise<Probot> {
  const probot = createProbot({
    env,
    overrides: { baseUrl: settings.apiUrl, secret: settings.secret, log: await loggerFor(env) },
  });
  return probot.ready();
}

function evaluatorFor(
  { model }: BotSettings,
  { now }: BotEnvironment,
  metrics: Metrics,
  log: BotLogger,
): Bot['evaluator'] {
  if (model === null) return null;
  return createEvaluator({
    ...model,
    now,
    redact,
    onOutcome(asked) {
      metrics.evaluated.inc({ outcome: asked.why });
      log.info({ ...asked }, 'asked the language model');
    },
  });
}

/** New connections are refused; open ones close after their current request. */
function closed(server: Server): Promise<void> {
  const done = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  return done;
}

async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  const ended = await Promise.race([work.then(() => true as const), late]);
  clearTimeout(timer);
  return ended;
}
