// A stand-in for GitHub, for tests: one running server with the whole of a small world behind it.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Acts, actsOn, known } from './acts.ts';
import { type AppActs, appActsOn } from './app-acts.ts';
import { type AppSeed, plantApp } from './apps.ts';
import { type Call, type Counts, countsOf } from './calls.ts';
import { type CommitSeed, commitOn, dropBranch } from './commits.ts';
import { startEmulator } from './emulator.ts';
import { eventOf } from './events.ts';
import { type Fault, Faults } from './faults.ts';
import { Depot } from './git/depot.ts';
import type { Event, Told } from './happenings.ts';
import { Hooks } from './hooks/hooks.ts';
import { Identities, type Token } from './identity.ts';
import { Memory } from './memory.ts';
import { SignIns } from './oauth.ts';
import { repositoryNamed } from './repositories.ts';
import { Rows } from './rows.ts';
import { plant, type RepositorySeed } from './seed.ts';
import { type Core, listen } from './server.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';
import { Turns } from './turns.ts';
import { type Dispatch, noExtras, type World } from './world.ts';

export interface Options {
  /** Who the tokens are. */
  readonly tokens?: Readonly<Record<string, Token>>;
  /** GitHub Enterprise Server: the interface is below `/api`. */
  readonly enterprise?: boolean;
  /** The time that new things carry. */
  readonly now?: () => Date;
  /** What answers say that the time is, where it is another. */
  readonly date?: () => Date;
}

export interface GitHub {
  /** Where pages and repositories are: GITHUB_SERVER_URL. */
  readonly url: string;
  /** GITHUB_API_URL. */
  readonly api: string;
  /** GITHUB_GRAPHQL_URL. */
  readonly graphql: string;
  readonly world: World;
  readonly calls: readonly Call[];
  readonly counts: Counts;
  /** What was wrong with requests, and with our own answers, since the start. */
  readonly problems: string[];
  readonly dispatches: readonly Dispatch[];
  readonly acts: Acts & AppActs;
  readonly hooks: Hooks;
  /** Who sits at the browser when somebody signs in. */
  readonly signIns: SignIns;
  readonly turns: Turns;
  /** Makes repositories; what is there then is what `reset` brings back. */
  seed(...repositories: readonly RepositorySeed[]): Promise<void>;
  /** What is there now is what `reset` brings back. */
  keep(): void;
  /** The world as it was kept; calls, faults and turns are forgotten, tokens and problems are not. */
  reset(): void;
  /** Commits on a branch as a person's push; the id of the last commit. */
  commit(repo: string, branch: string, commits: readonly CommitSeed[], from?: string): Promise<string>;
  dropBranch(repo: string, branch: string, by?: string): Promise<void>;
  /** The commit of a branch or other ref (`refs/…`); `null` where there is none. */
  tip(repo: string, branch: string): string | null;
  /** The text of a file on a branch; `null` where there is none. */
  file(repo: string, branch: string, path: string): Promise<string | null>;
  /** Gives a token, or gives one another meaning. */
  token(token: string, meaning: Token): void;
  /** Makes an App, with one installation where it says on which account. */
  app(app: AppSeed): void;
  fault(fault: Fault): void;
  clearFaults(): void;
  /** Told of every call before it is served, until the function that it gives is called. */
  watch(watcher: (call: Call) => void): () => void;
  snapshot(): Promise<Snapshot>;
  event(repo: string, told: Told): Promise<Event>;
  close(): Promise<void>;
}

async function makeWorld(
  url: string,
  problems: string[],
  { tokens = {}, enterprise = false, now = () => new Date(), date = now }: Options,
): Promise<World> {
  const rows = new Rows(now);
  const api = enterprise ? `${url}/api/v3` : url;
  const emulator = await startEmulator(rows, api);
  const identities = new Identities(tokens, rows);
  const depot = new Depot(mkdtempSync(join(tmpdir(), 'rekindle-github-')));
  const world: World = {
    url,
    api,
    enterprise,
    rows,
    depot,
    emulator,
    identities,
    hooks: new Hooks(() => world),
    signIns: new SignIns(),
    extras: noExtras(),
    date,
    problems,
  };
  for (const login of ['ghost', 'octocat', ...identities.logins()]) known(world, login);
  return world;
}

/** Starts a stand-in on a free port of 127.0.0.1. */
export async function startGitHub(options: Options = {}): Promise<GitHub> {
  const problems: string[] = [];
  const calls: Call[] = [];
  const faults = new Faults();
  const turns = new Turns();
  const watchers = new Set<(call: Call) => void>();
  let core: Core | null = null;
  const { server, url } = await listen(() => {
    if (!core) throw new Error('the stand-in is still starting');
    return core;
  });
  const world = await makeWorld(url, problems, options);
  core = { world, calls, faults, turns, watchers };
  const memory = new Memory(world);
  const named = (name: string) => repositoryNamed(world, name);
  return {
    url,
    api: world.api,
    graphql: options.enterprise ? `${url}/api/graphql` : `${url}/graphql`,
    world,
    calls,
    problems,
    turns,
    acts: { ...actsOn(world), ...appActsOn(world) },
    hooks: world.hooks,
    signIns: world.signIns,
    get counts() {
      return countsOf(calls);
    },
    get dispatches() {
      return world.extras.dispatches;
    },
    async seed(...repositories) {
      for (const one of repositories) await plant(world, one);
      memory.keep();
    },
    keep: () => memory.keep(),
    reset() {
      memory.reset();
      calls.length = 0;
      faults.clear();
      turns.clear();
      void world.hooks.clear();
    },
    async commit(repo, branch, commits, from) {
      const seed = { commits, ...(from === undefined ? {} : { from }) };
      return (await commitOn(world, named(repo), { [branch]: seed }, false))[branch] ?? '';
    },
    dropBranch: (repo, branch, by = 'octocat') => dropBranch(world, named(repo), branch, by),
    tip: (repo, branch) =>
      world.depot.of(named(repo).id).get(branch.startsWith('refs/') ? branch : `refs/heads/${branch}`),
    async file(repo, branch, path) {
      const tip = world.depot
        .of(named(repo).id)
        .get(branch.startsWith('refs/') ? branch : `refs/heads/${branch}`);
      const tree = tip === null ? undefined : (await world.depot.objects.commit(tip))?.tree;
      const found = tree === undefined ? null : await world.depot.objects.find(tree, path);
      return found ? ((await world.depot.objects.of('blob', found.oid))?.toString('utf8') ?? null) : null;
    },
    token: (token, meaning) => {
      world.identities.set(token, meaning);
      if (meaning.login !== undefined) known(world, meaning.login);
    },
    app: (app) => plantApp(world, app),
    fault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    snapshot: () => snapshotOf(world, memory.since),
    event: (repo, told) => eventOf(world, repo, told),
    async close() {
      turns.clear();
      await world.hooks.clear();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await world.emulator.close();
      world.depot.close();
    },
  };
}
