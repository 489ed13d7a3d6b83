// What the bot does by itself: fetches missed deliveries, sweeps in turns, recovers projects, cleans up.
import {
  type InstalledRepository,
  installationsOf,
  repositoriesOf,
} from '../../github/read/installations.ts';
import { WorldError } from '../../model/errors.ts';
import { DAY, HOUR, MINUTE } from '../../model/time-units.ts';
import { SESSION } from '../../web/page/signed-in.ts';
import type { Bot } from '../bot-context.ts';
import type { RepositoryRef } from '../events/internal-jobs.ts';
import { keepGates } from '../projects/gates.ts';
import { keepStale } from '../projects/recover-projects.ts';
import { fetchMissed } from './missed-deliveries.ts';
import { keepDue } from './sweep-schedule.ts';

/** Bodies of what was done are kept for a week, its ids for a month: GitHub sends nothing again by then. */
const KEEPS = { bodies: 7 * DAY, all: 30 * DAY };

interface Round {
  readonly name: string;
  /** Milliseconds between two. */
  readonly every: number;
  readonly go: (bot: Bot, targets: Targets) => Promise<object>;
}

/** Source: fault W06. Its first turn is `missed`, before anything is worked. */
const MISSED: Round = { name: 'missed deliveries', every: 5 * MINUTE, go: fetched };
/** The first turn of each is at the start. Source: project-state (every active project). */
const ROUNDS: readonly Round[] = [
  { name: 'projects', every: 5 * MINUTE, go: projects },
  { name: 'gates', every: 5 * MINUTE, go: gates },
  { name: 'sweeps', every: MINUTE, go: sweeps },
  { name: 'tidying', every: 6 * HOUR, go: tidied },
];

/**
 * Runs until the returned function is called. A round that fails does not affect the others, and is repeated.
 */
export function beginRounds(bot: Bot, failed: (error: unknown) => void): () => void {
  const timers = new Set<NodeJS.Timeout>();
  const targets = targetsOn(bot);
  let ended = false;
  const wait = (round: Round) => {
    if (ended) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void begin(round);
    }, round.every);
    timers.add(timer.unref());
  };
  const begin = (round: Round) =>
    turnOf(round, bot, targets)
      .catch(failed)
      .finally(() => wait(round));
  wait(MISSED);
  for (const round of ROUNDS) void begin(round);
  return () => {
    ended = true;
    for (const timer of timers) clearTimeout(timer);
  };
}

async function turnOf({ name, go }: Round, bot: Bot, targets: Targets): Promise<void> {
  const figures = await go(bot, targets);
  bot.log.info({ round: name, ...figures }, 'round');
}

/**
 * Enqueues what did not arrive, and logs how much that was. To be called once before anything is processed,
 * so that order is kept, and before `beginRounds`, which does it again and again. @throws WorldError
 */
export const missed = (bot: Bot): Promise<void> => turnOf(MISSED, bot, async () => []);

async function fetched({ ground, store, log }: Bot) {
  const app = await ground.tokens.app();
  const { inbox, notes } = store;
  const found = await fetchMissed({ app, inbox, notes, now: ground.now() });
  for (const delivery of found.lost)
    log.error({ delivery }, 'a delivery was missed, and GitHub keeps it no more: what it said is lost');
  return { fetched: found.fetched, left: found.left, lost: found.lost.length };
}

function projects({ ground, store, log }: Bot) {
  const { staleAfter } = ground.settings;
  log.debug({ staleAfter }, 'looking for projects without a heartbeat');
  return keepStale(store.projects, store.inbox, { staleAfter, now: ground.now() });
}

function gates({ ground, store }: Bot) {
  return keepGates(store.projects, store.inbox, ground.now());
}

async function sweeps({ ground, store }: Bot, targetsNow: Targets) {
  const now = ground.now();
  const targets = await targetsNow();
  return {
    repositories: targets.length,
    kept: await keepDue(targets, ground.settings.sweepEvery, now, store.inbox),
  };
}

type Targets = () => Promise<readonly RepositoryRef[]>;

/** Queried once an hour: a new installation is announced by a webhook. */
function targetsOn(bot: Bot): Targets {
  let known: { readonly at: number; readonly targets: readonly RepositoryRef[] } | null = null;
  return async () => {
    const now = bot.ground.now();
    if (known === null || now - known.at >= HOUR) known = { at: now, targets: await targetsOf(bot) };
    return known.targets;
  };
}

/** @throws WorldError */
async function targetsOf({ ground, log }: Bot): Promise<readonly RepositoryRef[]> {
  const targets: RepositoryRef[] = [];
  for (const { id: installation, suspended, account } of await installationsOf(await ground.tokens.app())) {
    if (suspended) continue;
    // W08: an installation that is removed meanwhile must not stop the others.
    const found = await repositoriesOn(installation, ground).catch(
      (error: unknown): readonly InstalledRepository[] => {
        if (!(error instanceof WorldError)) throw error;
        log.warn({ installation, account }, error.message);
        return [];
      },
    );
    for (const { id, owner, name, archived } of found)
      if (!archived) targets.push({ id, owner, name, installation });
  }
  return targets;
}

async function repositoriesOn(installation: number, { tokens }: Bot['ground']) {
  return repositoriesOf(tokens.with(await tokens.of(installation)));
}

async function tidied({ ground, store }: Bot) {
  const now = ground.now();
  await store.inbox.prune(now - KEEPS.bodies, now - KEEPS.all);
  return { sessions: await store.sessions.prune(now, now - SESSION.idle) };
}
