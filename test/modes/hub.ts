// A hub in memory over a real repository: facts are looked up, effects land by their keys, calls are
// counted and can fail.
import { createHash } from 'node:crypto';
import { type LocalEdge, localEdge } from '../../src/local/repository-source.ts';
import { WorldError } from '../../src/model/errors.ts';
import { readingOf } from '../../src/model/file-content.ts';
import { isBlank } from '../../src/model/github/duplicates.ts';
import type { EffectResult, Reaction, RemoteEffect } from '../../src/model/github/effects.ts';
import type {
  Conversation,
  GitHubRepository,
  HubFacts,
  IssueComment,
  OptionalFact,
  Push,
} from '../../src/model/github/repository.ts';
import type { FactRequirements, Survey, Target } from '../../src/model/repository-source.ts';
import { readMarker } from '../../src/text/comment-marker.ts';
import { env, folder } from '../local/repository.ts';
import { claim, perform } from './landing.ts';
import { shallowOf } from './plumbing.ts';
import { type Comment, fileAt, headOf, refsOf, type Talk, type World } from './world.ts';

export interface Stage {
  /** A bare repository. */
  readonly dir: string;
  world: World;
}

/** One call of the hub. `effect`: what was to land. */
export interface Call {
  readonly name: Exclude<keyof GitHubRepository, 'facts' | 'spent'>;
  readonly effect: RemoteEffect | null;
}

export interface HubOptions {
  /** ISO 8601. */
  readonly now: string;
  /** Writing requests; absent: any number. */
  readonly budget?: number;
  /** Permissions that the token lacks, as a workflow grants them: `issues: write`. */
  readonly lacks?: readonly string[];
  /** Before a call, and after it took effect; what it throws comes out of the call. */
  readonly around?: (phase: 'before' | 'after', call: Call, index: number) => void;
  /** What was surveyed is kept here and not surveyed again; absent: nowhere. */
  readonly surveys?: Map<string, Promise<Survey>>;
  /** Waited for before each call: other runs may go first. */
  readonly turn?: () => Promise<void>;
  /** Whether another run, by its number, goes on; absent: those before are over. */
  readonly lives?: (run: number) => boolean;
  /** Conversations that lists do not show: what was just made may lag. */
  readonly hidden?: (talk: Talk) => boolean;
}

export interface TestHub extends GitHubRepository {
  /** The number of the run that it belongs to. */
  readonly run: number;
  readonly calls: readonly Call[];
  /** API requests, pages of a hundred counted each; the opening is the first. Fetches by git are none. */
  requests(): number;
}

const PAGE = 100;
const pages = (items: number): number => Math.max(1, Math.ceil(items / PAGE));

const clones = new Map<string, string>();

/** A clone of the last commits, as a partial fetch makes it; made once for equal branches. */
async function shallow({ dir, world }: Stage): Promise<string> {
  const refs = [...refsOf(dir)].filter(([ref]) => ref.startsWith('refs/heads/'));
  const key = createHash('sha256')
    .update(JSON.stringify([dir, world.defaultBranch, refs]))
    .digest('hex');
  const there = clones.get(key);
  if (there !== undefined) return there;
  const made = await folder();
  await shallowOf(dir, made, world.defaultBranch, refs);
  clones.set(key, made);
  return made;
}

const edges = new Map<string, Promise<LocalEdge>>();

/** Opened once for all runs: what is kept open of a repository does not change. */
function edgeOf(dir: string, defaultBranch: string): Promise<LocalEdge> {
  const key = `${defaultBranch}:${dir}`;
  const edge = edges.get(key) ?? localEdge(dir, { env, defaultBranch });
  edges.set(key, edge);
  return edge;
}

async function surveyOf(stage: Stage, target: Target, asker: FactRequirements): Promise<Survey> {
  const dir = target.kind === 'branches' ? await shallow(stage) : stage.dir;
  return (await edgeOf(dir, stage.world.defaultBranch)).survey(target, asker);
}

function factsOf({ dir, world }: Stage): HubFacts {
  const sha = headOf(dir, world.defaultBranch);
  const config = sha === null ? null : fileAt(dir, sha, '.github/rekindle.yml');
  return {
    owner: 'harbour',
    repo: 'tides',
    account: world.account.login,
    defaultBranch: sha === null ? null : { name: world.defaultBranch, sha },
    archived: world.archived,
    hasIssues: world.hasIssues,
    keeper: null,
    config: config === null ? null : readingOf(Buffer.from(config)),
  };
}

function conversationOf(talk: Talk, dir: string): Conversation {
  const { number, open, locked, title, body, author, labels, updatedAt, pull } = talk;
  const head = pull && {
    branch: pull.branch,
    sha: headOf(dir, pull.branch) ?? '0'.repeat(40),
    fork: pull.fork,
  };
  return {
    number,
    isPullRequest: pull !== null,
    open,
    merged: pull?.merged ?? false,
    locked,
    title,
    body,
    author,
    labels: [...labels],
    updatedAt,
    head,
  };
}

function remarkOf({ id, body, author, createdAt, updatedAt, viaApp }: Comment, world: World): IssueComment {
  const ours = [world.account.login, ...world.trusted].includes(author.login);
  return { id, nodeId: `IC_${id}`, body, author, ours, createdAt, updatedAt, viaApp };
}

/** The newest push of each branch that counts: no merge, none of ours, none that the caller leaves out. */
function pushesIn({ moves, account }: World, since: number, counts: (login: string | null) => boolean) {
  const found = new Map<string, Push>();
  const counting = moves.filter(
    ({ kind, actor, at }) =>
      kind !== 'pr_merge' && actor.login !== account.login && counts(actor.login) && Date.parse(at) >= since,
  );
  for (const { branch, at, actor, after } of counting.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)))
    found.set(branch, { at, actor, before: null, after });
  return found;
}

let runs = 0;

/** One run's view of the stage: its own counters, its own token. */
export function hubOn(stage: Stage, options: HubOptions): TestHub {
  const calls: Call[] = [];
  const spent = { reads: 0, writes: 0, queries: 1 };
  const { lacks = [], budget = Number.POSITIVE_INFINITY, hidden = () => false } = options;
  const { lives = () => false } = options;
  const { dir } = stage;
  runs += 1;
  const run = runs;
  const talks = () => stage.world.talks.filter((talk) => !hidden(talk));

  async function asked<T>(
    name: Call['name'],
    requests: () => number,
    answer: () => T | Promise<T>,
  ): Promise<T> {
    await options.turn?.();
    const call: Call = { name, effect: null };
    const index = calls.push(call) - 1;
    options.around?.('before', call, index);
    spent.reads += requests();
    return answer();
  }

  const known = <T>(scope: string, value: () => T): OptionalFact<T> =>
    lacks.includes(scope)
      ? { known: false, note: `It is not known: the token needs ${scope}.` }
      : { known: true, value: value() };

  const write = (scope: string) => {
    if (spent.writes >= budget)
      throw new WorldError('budget', `The limit of ${budget} writing requests is reached.`);
    spent.writes += 1;
    if (lacks.includes(scope)) throw new WorldError('permission', `The token needs ${scope}.`, scope);
    if (stage.world.archived) throw new WorldError('archived', 'The repository is archived.');
  };

  async function land(effect: RemoteEffect): Promise<EffectResult> {
    await options.turn?.();
    const call: Call = { name: 'land', effect };
    const index = calls.push(call) - 1;
    options.around?.('before', call, index);
    spent.reads += 1;
    const ground = { dir, world: stage.world, now: options.now, write, run, lives };
    const claimed = effect.kind === 'dispatch' ? claim(effect, ground) : null;
    // Between the lease and what it is for, others may go first.
    if (effect.kind === 'dispatch' && claimed === null) await options.turn?.();
    const landed = claimed ?? perform(effect, ground);
    options.around?.('after', call, index);
    return landed;
  }

  /** What the same commits hold does not change. */
  const kept = (target: Target, asker: FactRequirements): Promise<Survey> => {
    const refs = target.kind === 'branches' ? [...refsOf(dir)] : [];
    const left = target.kind === 'branches' ? refs.filter(([ref]) => target.except?.(ref.slice(11))) : [];
    const key = JSON.stringify([dir, target, refs, left, [...asker.names].toSorted()]);
    const survey = options.surveys?.get(key) ?? surveyOf(stage, target, asker);
    options.surveys?.set(key, survey);
    return survey;
  };

  const one = () => 1;
  const of = (number: number) => stage.world.comments.filter(({ issue }) => issue === number);
  const openPulls = () => talks().filter(({ open, pull }) => open && pull && !pull.fork);
  const ours = () =>
    talks().filter(
      ({ pull, body, author }) =>
        !pull && author.login === stage.world.account.login && (readMarker(body) !== null || isBlank(body)),
    );
  return {
    facts: factsOf(stage),
    now: Date.parse(options.now),
    run,
    calls,
    requests: () => spent.reads + spent.queries + spent.writes,
    spent: () => ({ ...spent }),
    survey: (target, asker) =>
      asked(
        'survey',
        () => (target.kind === 'commit' ? 1 : 0),
        () => kept(target, asker),
      ),
    role: (login) => asked('role', one, () => stage.world.roles[login] ?? 'none'),
    conversation: (number) =>
      asked('conversation', one, () => {
        const talk = stage.world.talks.find((other) => other.number === number);
        return talk ? conversationOf(talk, dir) : null;
      }),
    remarks: (number) =>
      asked(
        'remarks',
        () => pages(of(number).length),
        () => of(number).map((it) => remarkOf(it, stage.world)),
      ),
    remark: (id) =>
      asked('remark', one, () => {
        const found = stage.world.comments.find((other) => other.id === id);
        return found ? remarkOf(found, stage.world) : null;
      }),
    reactions: (id) =>
      asked('reactions', one, (): ReadonlySet<Reaction> => {
        const found = stage.world.reactions[`comment/${id}`];
        return new Set(found === undefined ? [] : [found]);
      }),
    head: (branch) => asked('head', one, () => headOf(dir, branch)),
    mergeBase: (a, b) =>
      asked('mergeBase', one, async () => (await edgeOf(dir, stage.world.defaultBranch)).mergeBase(a, b)),
    keep: () => asked('keep', one, () => true),
    isProtected: (branch) => asked('isProtected', one, () => stage.world.guarded.includes(branch)),
    pulls: () =>
      asked(
        'pulls',
        () => pages(openPulls().length),
        () =>
          known('pull-requests: read', () => {
            const found = new Map<string, Conversation[]>();
            for (const talk of openPulls()) {
              const branch = talk.pull?.branch ?? '';
              found.set(branch, [...(found.get(branch) ?? []), conversationOf(talk, dir)]);
            }
            return found;
          }),
      ),
    issues: () =>
      asked(
        'issues',
        () => pages(ours().length),
        () => known('issues: read', () => ours().map((talk) => conversationOf(talk, dir))),
      ),
    bodies: (nodeIds) =>
      asked(
        'bodies',
        () => (nodeIds.length === 0 ? 0 : pages(nodeIds.length)),
        () => {
          const all = stage.world.comments.map(
            ({ id, body, createdAt }) => [`IC_${id}`, { body, createdAt }] as const,
          );
          return new Map(all.filter(([id]) => nodeIds.includes(id)));
        },
      ),
    pushes: (since, counts = () => true) =>
      asked(
        'pushes',
        () => pages(stage.world.moves.filter(({ at }) => Date.parse(at) >= since).length),
        () => known('contents: read', () => pushesIn(stage.world, since, counts)),
      ),
    moves: (branch, since) =>
      asked('moves', one, () =>
        known('contents: read', () =>
          stage.world.moves
            .filter((it) => it.branch === branch && Date.parse(it.at) >= since)
            .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
            .map(({ at, before = null, after }) => ({ at, before, after })),
        ),
      ),
    running: () =>
      asked('running', one, () =>
        known('actions: read', () => ({
          live: new Set(stage.world.running),
          overdue: new Map(Object.entries(stage.world.overdue)),
        })),
      ),
    land,
  };
}
