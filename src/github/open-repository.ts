// Opens a repository on GitHub for the modes: facts are looked up in it, and effects are applied to it.
import { join } from 'node:path';
import { OurBug, WorldError } from '../model/errors.ts';
import type {
  BranchMoved,
  Conversation,
  GitHubRepository,
  HubFacts,
  OptionalFact,
  Push,
} from '../model/github/repository.ts';
import type { Survey } from '../model/repository-source.ts';
import { type ClientOptions, createClient } from './client/client.ts';
import { at, type GitHubContext, isOurs } from './effect-context.ts';
import { liveHeads } from './read/active-workflow-runs.ts';
import {
  conversationAt,
  conversationOf,
  reactionsUnder,
  remarkAt,
  remarksUnder,
} from './read/conversations.ts';
import type { GitEnvironment } from './read/git-fetch.ts';
import { ownIssues } from './read/issues.ts';
import { type Learned, learn } from './read/optional-facts.ts';
import { commentsBy, openPulls } from './read/pulls.ts';
import { type BranchMove as Move, pushesIn, type Span } from './read/push-activity.ts';
import { type OpenGround, openGround, rightTime } from './read/repository-facts.ts';
import { type Surveying, surveyBranches } from './read/scan-branches.ts';
import { holds, keepHere } from './single-writer-ref.ts';
import { surveyByApi } from './snapshot/api-snapshot.ts';
import { land } from './write/apply-effects.ts';
import { commitAt, forkOf } from './write/refs.ts';

export interface HubOptions {
  readonly client: ClientOptions;
  /** Where repositories are: `https://github.com`, or GHES. */
  readonly serverUrl: string;
  /** Variables for git's processes. */
  readonly env: GitEnvironment;
  readonly owner: string;
  readonly repo: string;
  /** What the config of the default branch says; absent: nothing beside what counts without one. */
  readonly says?: (config: HubFacts['config']) => ConfiguredPeople;
  /** Where the config is, where it is not at its usual place. */
  readonly configPath?: string;
  /** Our own workflow run; `null`: we do not run in one. */
  readonly runId: number | null;
  /** Which attempt of it, from 1; absent: the first. */
  readonly runAttempt?: number;
  /** We are an App that works on a repository once at a time: what it left behind there is its own. */
  readonly alone?: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A folder of this job alone: clones are made in it. */
  readonly tempDir: string;
  /** The clone of this repository that outlasts jobs; absent: each makes its own. */
  readonly kept?: KeptClone;
  /** Opens a bare partial clone; blobs that it lacks come by `supply`. */
  readonly openClone: Surveying['openClone'];
  /** Called with each fact that could not be found, one sentence at a time. */
  readonly warn: (message: string) => void;
}

/** A clone that is taken before each survey of branches and kept after it, whatever else the job does. */
export interface KeptClone {
  /** Where it is in between: a path in `tempDir`. */
  readonly dir: string;
  /** Puts there what was kept; nothing where there is nothing. */
  take(): Promise<void>;
  keep(): Promise<void>;
}

/** What a config says of people. */
export interface ConfiguredPeople {
  /** Logins beside our own whose markers count as ours. */
  readonly trusted: readonly string[];
  /** Authors whose commits are no progress, where a commit is looked at by the API. */
  readonly bots: readonly string[];
}

/** Asks who we are and what the repository is: one query. @throws WorldError */
export async function openHub(options: HubOptions): Promise<GitHubRepository> {
  const { client: clientOptions, owner, repo, configPath, runId, runAttempt = 1, warn } = options;
  const client = createClient(clientOptions);
  const config = configPath === undefined ? {} : { config: configPath };
  const opened = await openGround(client, { owner, repo, trusted: [], ...config });
  const now = rightTime(options.now, client.told(), warn);
  const facts = factsOf(opened, configPath !== undefined, now);
  const said = options.says?.(facts.config) ?? { trusted: [], bots: [] };
  const own =
    runId === null ? { alone: options.alone === true } : { run: { id: runId, attempt: runAttempt } };
  const ground = { ...opened, trusted: said.trusted, ...own };
  const known = <T>(learned: Promise<Learned<T>>) => knownOf(learned, warn);
  return {
    facts,
    now,
    survey: surveyOn(ground, said, options),
    role: (login) => roleOf(login, ground),
    conversation: (number) => conversationAt(number, ground),
    remarks: (number) => remarksUnder(number, ground),
    remark: (id) => remarkAt(id, ground),
    reactions: (id) => reactionsUnder(id, ground),
    head: (branch) => commitAt(`refs/heads/${branch}`, ground, true),
    isProtected: (branch) => isGuarded(branch, ground),
    mergeBase: (a, b) => forkOf(a, b, ground),
    keep: () => keepHere(opened.facts, now, ground),
    pulls: () => known(pullsByBranch(ground)),
    issues: () =>
      known(
        learn("Rekindle's own issues", 'issues: read', async () => ({
          value: await ownIssues(ground),
          notes: [],
        })),
      ),
    bodies: (ids) => bodiesOf(ids, ground),
    pushes: (since, counts = () => true) => known(newestPushes(since, now, counts, ground)),
    moves: (branch, since) => known(movesOf({ branch, since, now }, ground)),
    running: () => known(liveHeads({ without: runId === null ? [] : [runId], now }, ground)),
    land: (effect) => land(effect, ground),
    spent: () => client.spent(),
  };
}

/** `named`: somebody said where the config is, so that it must be there. */
function factsOf({ owner, repo, account, facts }: OpenGround, named: boolean, now: number): HubFacts {
  const { defaultBranch, archived, hasIssues, config, keeper } = facts;
  return {
    owner,
    repo,
    account,
    defaultBranch: defaultBranch && { name: defaultBranch.name, sha: defaultBranch.head },
    archived,
    hasIssues,
    keeper: keeper && holds(keeper, now) ? { account: keeper.account, at: keeper.at } : null,
    config: !config.ok && config.why === 'absent' && !named ? null : config,
  };
}

async function knownOf<T>(
  learned: Promise<Learned<T>>,
  warn: (message: string) => void,
): Promise<OptionalFact<T>> {
  const { value, notes } = await learned;
  if (value === 'unavailable') return { known: false, note: notes.join(' ') };
  for (const note of notes) warn(note);
  return { known: true, value };
}

/** Each survey of branches fetches again, into the same clone: what landed meanwhile is seen. */
function surveyOn(
  ground: OpenGround,
  { bots }: ConfiguredPeople,
  options: HubOptions,
): GitHubRepository['survey'] {
  const { serverUrl, env, client, tempDir, openClone, warn } = options;
  const { owner, repo, facts } = ground;
  const remote = { serverUrl, owner, repo, token: client.token, env };
  const defaultBranch = facts.defaultBranch?.name ?? null;
  const lent = inTurns(options.kept ?? onlyHere(join(tempDir, 'branches')), tempDir);
  return (target, asker) => {
    if (target.kind === 'worktree') throw new OurBug('GitHub has no working tree');
    if (target.kind === 'commit')
      return surveyByApi(
        ground,
        { commit: target.revision, branch: null, headOf: target.branch ?? null, defaultBranch, bots, warn },
        asker,
      );
    if (defaultBranch === null) return Promise.resolve(nothingIn(repo));
    return lent((dir) =>
      surveyBranches(target, asker, { ground, remote, defaultBranch, dir, openClone, bots, warn }),
    );
  };
}

/** A clone of one job. */
const onlyHere = (dir: string): KeptClone => ({
  dir,
  take: () => Promise.resolve(),
  keep: () => Promise.resolve(),
});

/** Lends a clone to one after the other; who comes while it is lent gets another folder in `tempDir`. */
function inTurns(clone: KeptClone, tempDir: string): <T>(work: (dir: string) => Promise<T>) => Promise<T> {
  let isLent = false;
  let others = 0;
  return async (work) => {
    if (isLent) {
      others += 1;
      return work(`${join(tempDir, 'branches')}-${others}`);
    }
    isLent = true;
    try {
      await clone.take();
      return await work(clone.dir);
    } finally {
      await clone.keep();
      isLent = false;
    }
  };
}

/** A repository that nothing was pushed to. */
const nothingIn = (repository: string): Survey => ({
  repository,
  defaultBranch: null,
  holdings: [],
  scanned: { commits: 0, stateFiles: 0, stateSets: 0, blobsRead: 0, gitProcesses: 0 },
  shallow: false,
  branches: 0,
});

async function pullsByBranch(
  ground: GitHubContext,
): Promise<Learned<ReadonlyMap<string, readonly Conversation[]>>> {
  const { value: pulls, notes } = await openPulls(ground);
  if (pulls === 'unavailable') return { value: pulls, notes };
  const value = new Map<string, Conversation[]>();
  for (const pull of pulls)
    if (!pull.fork) value.set(pull.branch, [...(value.get(pull.branch) ?? []), conversationOf(pull)]);
  return { value, notes };
}

/** Only of comments that are ours: a dashboard that was tampered with must not point at other words. */
async function bodiesOf(
  ids: readonly string[],
  ground: GitHubContext,
): ReturnType<GitHubRepository['bodies']> {
  const found = await commentsBy(ids, ground);
  return new Map(
    [...found].flatMap(([id, { body, createdAt, author }]) =>
      isOurs(author, ground) ? [[id, { body, createdAt }] as const] : [],
    ),
  );
}

async function movesOf(
  span: Span & { readonly branch: string },
  ground: GitHubContext,
): Promise<Learned<readonly BranchMoved[]>> {
  const { value, notes } = await pushesIn(span, ground);
  return { value: value === 'unavailable' ? value : (value.get(span.branch) ?? []), notes };
}

/** Moves by which no one works on a branch. */
const NO_PUSH: ReadonlySet<Move['kind']> = new Set(['branch_deletion', 'pr_merge', 'merge_queue_merge']);

async function newestPushes(
  since: number,
  now: number,
  counts: (login: string | null) => boolean,
  ground: GitHubContext,
): Promise<Learned<ReadonlyMap<string, Push>>> {
  const { value: moves, notes } = await pushesIn({ since, now }, ground);
  if (moves === 'unavailable') return { value: moves, notes };
  const value = new Map<string, Push>();
  for (const [branch, all] of moves) {
    const newest = all.find(
      ({ kind, actor }) => !NO_PUSH.has(kind) && !isOurs(actor, ground) && counts(actor?.login ?? null),
    );
    if (!newest) continue;
    const { at: when, actor, before, after } = newest;
    value.set(branch, { at: when, actor, before, after });
  }
  return { value, notes };
}

// What somebody may do in the repository, looked up when it counts.

/** GitHub's roles, the weakest first; a role of an organisation's own counts as the one that it builds on. */
const ROLES = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;
type RepositoryRole = (typeof ROLES)[number];

/** `permission` of the answer knows fewer words than `role_name`: a custom role is told by it. */
const BASES: ReadonlyMap<string, RepositoryRole> = new Map([
  ['none', 'none'],
  ['read', 'read'],
  ['write', 'write'],
  ['admin', 'admin'],
]);

/** Somebody who is no collaborator, or who is not there any more, has none. @throws WorldError */
async function roleOf(login: string, ground: GitHubContext): Promise<RepositoryRole> {
  try {
    const { data } = await ground.client.rest.repos.getCollaboratorPermissionLevel({
      ...at(ground),
      username: login,
    });
    return ROLES.find((role) => role === data.role_name) ?? BASES.get(data.permission) ?? 'none';
  } catch (error) {
    if (error instanceof WorldError && error.refused === 'absent') return 'none';
    throw error;
  }
}

// Whether a branch takes direct commits, as far as GitHub's rules say; the commit itself is the proof.

/**
 * Rules that refuse an ordinary commit on a branch that is there (GitHub, "Available rules for rulesets"):
 * it must come by a pull request or queue, pass something first, or be made by somebody who may bypass.
 * Those about making, deleting and forcing concern no commit, and those about words, paths and sizes are
 * only known once they refuse.
 */
const REFUSING: ReadonlySet<string> = new Set([
  'pull_request',
  'update',
  'merge_queue',
  'required_status_checks',
  'required_deployments',
  'workflows',
  'code_scanning',
]);

/**
 * One request where a ruleset says so, else two. What is not known counts as no, and proves nothing: a commit
 * that is refused says the rest.
 * @throws WorldError for what ends the work
 */
async function isGuarded(branch: string, ground: GitHubContext): Promise<boolean> {
  const { value } = await learn('Rules of a branch', 'metadata: read', async () => {
    const rules = await ground.client.all(ground.client.rest.repos.getBranchRules, {
      ...at(ground),
      branch,
      per_page: 100,
    });
    return { value: rules.map(({ type }): string => type), notes: [] };
  });
  const rules = value === 'unavailable' ? [] : value;
  // What GitHub makes through its API is signed for bots alone.
  const unsigned = rules.includes('required_signatures') && !ground.account.endsWith('[bot]');
  if (unsigned || rules.some((rule) => REFUSING.has(rule))) return true;
  return (await flagOf(branch, ground)) && rules.length === 0;
}

/** GitHub's flag. It does not say which rules: where a ruleset explains it, that counts. */
async function flagOf(branch: string, ground: GitHubContext): Promise<boolean> {
  const { value } = await learn('Protection of a branch', 'contents: read', async () => {
    const { data } = await ground.client.rest.repos.getBranch({ ...at(ground), branch });
    return { value: data.protected, notes: [] };
  });
  return value === true;
}
