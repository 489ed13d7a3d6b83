// The running bot: store, Probot, inbox, server and the rounds that it makes by itself, put together.
import type { Server } from 'node:http';
import { createProbot, type Probot } from 'probot';
import { createEvaluator } from '../evaluator/evaluator.ts';
import type { ClientOptions } from '../github/client.ts';
import { UserError, WorldError } from '../model/errors.ts';
import { openStore } from '../store/open.ts';
import { redact } from '../text/redact.ts';
import { createApi } from '../web/api.ts';
import { recoveryOf } from './errands.ts';
import type { Ground } from './hubs.ts';
import type { Log } from './log.ts';
import { type Metrics, metricsOf } from './metrics.ts';
import type { Bot, Work } from './parts.ts';
import { type Received, receive } from './receive.ts';
import { beginRounds, missed } from './rounds.ts';
import { listen, serverFor } from './server.ts';
import type { Env, Settings } from './settings.ts';
import { tokensOf } from './tokens.ts';
import { workerOn } from './work.ts';

/** Everything of the process that the bot touches. */
export interface World {
  readonly env: Env;
  /** Tells the time in milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  /** How requests to GitHub are paced, where it is not as GitHub asks for. */
  readonly pace?: Pick<ClientOptions, 'second' | 'queues'>;
}

export interface Running {
  readonly port: number;
  /** Takes nothing new, lets what was begun end, and closes the store. `false`: it did not end in time. */
  readonly stop: () => Promise<boolean>;
  readonly log: Log;
}

/** Repositories that are worked at a time: sweeps take long, and people's orders find a place beside them. */
const LANES = 8;
/** Milliseconds that the missed deliveries are waited for at the start. */
const CATCH_UP = 60_000;
/** Milliseconds that a delivery waits for one that happened before it. */
const PATIENCE = 300;

/** `workOn`: who works the inbox, where it is not the modes. @throws UserError where it cannot start */
export async function startBot(
  settings: Settings,
  world: World,
  workOn: (bot: Bot) => Promise<Work> = workerOn,
): Promise<Running> {
  const probot = await probotFor(settings, world.env);
  const log: Log = probot.log;
  const store = await openStore({
    ...(settings.databaseUrl === null ? {} : { url: settings.databaseUrl }),
    file: `${settings.dataDir}/rekindle.db`,
  });
  const metrics = metricsOf(store, world.now);
  const tokens = tokensOf({ probot, apiUrl: settings.apiUrl, ...world });
  const ground: Ground = { probot, tokens, settings, ...world };
  const bot: Bot = { ground, store, log, metrics, evaluator: evaluatorFor(settings, world, metrics, log) };
  const failed = (error: unknown) => {
    if (error instanceof WorldError || error instanceof UserError) log.warn({}, error.message);
    else log.error({ err: error }, 'something went wrong');
  };
  let closing = false;
  const server = serverOn(bot, world, () => closing);
  const work = await workOn(bot);
  const port = await listen(server, settings.port, settings.host).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  log.info({ port, store: store.title, api: settings.apiUrl }, 'listening');
  // What was missed is older than what comes now: it is to be there before anything is worked.
  const caughtUp = await within(CATCH_UP, missed(bot).catch(failed));
  if (!caughtUp) log.warn({}, 'reading the missed deliveries takes long; work begins without them');
  const stopServing = store.inbox.serve({ lanes: LANES, now: world.now, work, failed });
  const stopRounds = beginRounds(bot, failed);
  return { port, log, stop };

  async function stop(): Promise<boolean> {
    closing = true;
    stopRounds();
    // It listens until the end: who asks whether it is ready is told, and GitHub is told to come again.
    const ended = await within(
      settings.drain,
      stopServing().then(() => closed(server)),
    );
    if (ended) await store.close();
    log.info({ ended }, 'stopped');
    return ended;
  }
}

async function probotFor(settings: Settings, env: Env): Promise<Probot> {
  const probot = createProbot({
    env: { LOG_LEVEL: 'info', LOG_FORMAT: 'json', ...env },
    overrides: { baseUrl: settings.apiUrl, secret: settings.secret },
  });
  return probot.ready();
}

function evaluatorFor({ model }: Settings, { now }: World, metrics: Metrics, log: Log): Bot['evaluator'] {
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

function serverOn({ ground, store, log, metrics }: Bot, world: World, closing: () => boolean): Server {
  const { settings, probot, now } = ground;
  const api = createApi({
    projects: store.projects,
    inbox: store.inbox,
    token: settings.apiToken,
    now,
    newId: world.newId,
    log,
    async resume({ project, state }) {
      if (state) await store.inbox.keep([recoveryOf(project.id, state.updatedAt, now())], now());
      return { success: true, message: 'Project resumed' };
    },
  });
  const unread = { bytes: 0 };
  return serverFor({
    webhookPath: settings.webhookPath,
    async webhook(request, response) {
      const end = metrics.acknowledged.startTimer();
      await receive(request, response, {
        verify: (body, signature) => probot.webhooks.verify(body, signature),
        keep: (all, due) => store.inbox.keep(all, due),
        retry: (id, at) => store.inbox.retry(id, at),
        unread,
        patience: PATIENCE,
        now,
        closing,
        told(what) {
          end({ result: what.result });
          metrics.received.inc({ event: what.delivery?.event ?? 'other', result: what.result });
          tell(what, log);
        },
      });
    },
    api,
    metrics,
    unready: async () =>
      closing() ? 'ending' : (await store.alive()) ? null : 'the database does not answer',
    failed: (error) => log.error({ err: error }, 'a request failed'),
  });
}

function tell({ id, event, result, delivery, error }: Received, log: Log): void {
  const about = { delivery: id, event, result, repository: delivery?.repository ?? null };
  if (result === 'failed') log.error({ ...about, err: error }, 'webhook');
  else if (result === 'refused') log.warn(about, 'webhook');
  else if (result === 'nothing' || result === 'ping') log.debug(about, 'webhook');
  else log.info(about, 'webhook');
}

/** New connections are refused; those that are open end behind what they carry. */
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
