// Opens a repository for one piece of work, with its installation's token and a temporary folder of its own.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Probot } from 'probot';
import type { ClientOptions } from '../github/client/client.ts';
import type { KeptClone } from '../github/open-repository.ts';
import { WorldError } from '../model/errors.ts';
import type { GitHubRepository } from '../model/github/repository.ts';
import { DAY, HOUR } from '../model/time-units.ts';
import { USUAL } from '../modes/defaults.ts';
import type { SweepInputs } from '../modes/sweep/sweep-state.ts';
import { type AppTokens, BUDGET } from './installation-tokens.ts';
import { type ClonedRepository, type CloneStore, keepClone, takeClone, workIn } from './kept-clones.ts';
import type { BotSettings, Env } from './settings.ts';

export interface RepositoryContext {
  readonly probot: Probot;
  readonly tokens: AppTokens;
  readonly settings: BotSettings;
  readonly env: Env;
  /** Tells the time in milliseconds since 1970. */
  readonly now: () => number;
  /** How requests are throttled, where it is not as GitHub asks for. */
  readonly pace?: Pick<ClientOptions, 'second' | 'queues'>;
  /** Aborted once another process may take over the same work; absent: none may. */
  readonly lost?: AbortSignal;
}

export interface OpenedRepository {
  readonly installation: number;
  readonly owner: string;
  readonly repo: string;
}

/** Folders of this machine's bots; the process's id follows. */
const CLONES = `rekindle-bot-${hostname().replace(/[^\w.]+/g, '_')}-`;

const OF_BOTS = /^rekindle-bot-[\w.]+-\d+-/;

/**
 * Removes what bots of this machine left that were killed; to be called before the first `withHub`, as a
 * process may have the id of one that ended. Of other machines, or containers, what is older than a day: no
 * work takes so long. How many folders that were.
 * @param now milliseconds since 1970
 * @throws what kept one from being removed, after all others were
 */
export async function tidyClones(folder: string, now: number): Promise<number> {
  const left: string[] = [];
  for (const name of (await readdir(folder)).filter((one) => OF_BOTS.test(one))) {
    const pid = name.startsWith(CLONES) ? /^(\d+)-/.exec(name.slice(CLONES.length))?.[1] : undefined;
    if (pid === undefined ? await isOlder(join(folder, name), now - DAY) : !isOfOther(Number(pid)))
      left.push(name);
  }
  const removed = left.map((name) => rm(join(folder, name), { recursive: true, force: true }));
  // One that cannot be removed keeps no other.
  const failed = (await Promise.allSettled(removed)).filter((one) => one.status === 'rejected');
  if (failed[0]) throw failed[0].reason;
  return left.length;
}

const isOlder = (path: string, than: number): Promise<boolean> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs < than,
    () => false,
  );

/** Whether another process of that id runs: one of another user counts. */
function isOfOther(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

const LOST =
  'The connection that held this work was cut, so that another process may go on with it: ' +
  'nothing more is done here, and what was not done by then is done there, or here once it is held again.';

/** The same hub, which refuses to do anything once another process may have taken over. @throws WorldError */
function heldBy(lost: AbortSignal | undefined, hub: GitHubRepository): GitHubRepository {
  const held = <T>(work: () => Promise<T>): Promise<T> =>
    lost?.aborted ? Promise.reject(new WorldError('lost', LOST)) : work();
  return { ...hub, keep: () => held(() => hub.keep()), land: (effect) => held(() => hub.land(effect)) };
}

/** The kept clone of a repository; what keeps it from being kept is told, and ends no work. */
function keptClone(
  store: CloneStore,
  of: ClonedRepository,
  tempDir: string,
  { now, warn }: { readonly now: () => number; readonly warn: (message: string) => void },
): KeptClone {
  const dir = join(tempDir, 'clone');
  const told = (error: unknown) =>
    warn(`The clone could not be kept (${error instanceof Error ? error.message : String(error)}).`);
  return {
    dir,
    take: () => takeClone(store, of, dir).catch(told),
    keep: () => keepClone(store, of, dir, now()).catch(told),
  };
}

/** Runs `work` on a repository; its folder is removed afterwards. @throws WorldError */
export async function withHub<T>(
  { installation, owner, repo }: OpenedRepository,
  ground: RepositoryContext,
  warn: (message: string) => void,
  work: (hub: GitHubRepository) => Promise<T>,
): Promise<T> {
  const { settings, env, now, tokens, lost, pace = {} } = ground;
  const token = await tokens.of(installation);
  const [{ openHub }, { localEdge }, { configOf }] = await Promise.all([
    import('../github/open-repository.ts'),
    import('../local/repository-source.ts'),
    import('../modes/mode-context.ts'),
  ]);
  const { clones, serverUrl } = settings;
  const tempDir = await mkdtemp(join(clones ? workIn(clones) : tmpdir(), `${CLONES}${process.pid}-`));
  const whose = { serverUrl, installation, owner, repo };
  try {
    const hub = await openHub({
      client: { token, baseUrl: settings.apiUrl, budget: BUDGET, ...pace },
      serverUrl,
      env,
      owner,
      repo,
      says: (reading) => {
        const { trustedMarkerLogins: trusted, ignore } = configOf(reading).config;
        return { trusted, bots: ignore.authors };
      },
      runId: null,
      // A lane is processed by one process at a time.
      alone: true,
      now: now(),
      tempDir,
      ...(clones ? { kept: keptClone(clones, whose, tempDir, { now, warn }) } : {}),
      openClone: (dir, says) => localEdge(dir, { env, ...says, pastElsewhere: true }),
      warn,
    });
    return await work(heldBy(lost, hub));
  } catch (error) {
    // A revoked token is not used again.
    if (error instanceof WorldError && error.refused === 'token') tokens.forget(installation);
    throw error;
  } finally {
    await rm(tempDir, { recursive: true, force: true });
  }
}

/**
 * The settings for the modes: the Action's defaults, except what differs for an App.
 * `now`: the hub's, where there is one.
 */
export function modeInputs({ settings }: Pick<RepositoryContext, 'settings'>, now: number): SweepInputs {
  return {
    ...USUAL,
    door: 'bot',
    now,
    // W06: what was written while the bot was down is fetched again.
    oldAfter: HOUR,
    token: 'own',
    server: settings.serverUrl,
    resultFile: '',
  };
}
