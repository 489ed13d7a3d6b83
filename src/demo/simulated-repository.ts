// The GitHub repository that the modes get in the demo: facts from the demo's clone and from the simulation.

import type { ProcessEnvironment } from '../local/git/git.ts';
import { localEdge } from '../local/repository-source.ts';
import { readingOf } from '../model/file-content.ts';
import type { Conversation, GitHubRepository, OptionalFact, Push } from '../model/github/repository.ts';
import { readMarker } from '../text/comment-marker.ts';
import { CONFIG, ORDER, PLACE, PULL } from './github-scenario.ts';
import { land } from './simulated-effects.ts';
import { OURS, person, type SimulatedGitHub, told } from './simulated-github.ts';

export interface SimulatedRepository {
  readonly dir: string;
  readonly env: ProcessEnvironment;
  readonly stop: AbortSignal;
}

const known = <T>(value: T): OptionalFact<T> => ({ known: true, value });

/** The repository as one run sees it: with its own clock (epoch ms) and its own count of requests. */
export function simulatedGitHub(
  simulated: SimulatedGitHub,
  { dir, env, stop }: SimulatedRepository,
  now: number,
): GitHubRepository {
  const before = simulated.recorded.length;
  const { branches, talks, comments, reactions } = simulated;
  const sha = branches.head(PULL.base);
  const all = () => [...talks.values()];
  return {
    facts: {
      owner: PLACE.owner,
      repo: PLACE.repo,
      account: OURS.login,
      defaultBranch: sha === null ? null : { name: PULL.base, sha },
      archived: false,
      hasIssues: true,
      keeper: null,
      config: readingOf(Buffer.from(CONFIG)),
    },
    now,
    async survey(target, asker) {
      stop.throwIfAborted();
      const edge = await localEdge(dir, { env, defaultBranch: PULL.base });
      return edge.survey(target, asker);
    },
    role: async (login) => (login === ORDER.by ? ORDER.role : 'none'),
    async conversation(number) {
      const talk = talks.get(number);
      return talk ? told(simulated, talk) : null;
    },
    remarks: async (number) => [...comments.values()].filter(({ issue }) => issue === number),
    remark: async (id) => comments.get(id) ?? null,
    reactions: async (id) => new Set([reactions.get(id)].flatMap((one) => one ?? [])),
    head: async (branch) => branches.head(branch),
    isProtected: async () => false,
    async mergeBase(a, b) {
      const edge = await localEdge(dir, { env, defaultBranch: PULL.base });
      return edge.mergeBase(a, b);
    },
    keep: async () => true,
    pulls: async () => known(byBranch(all().flatMap((talk) => (talk.open ? told(simulated, talk) : [])))),
    issues: async () =>
      known(
        all()
          .filter(isOurIssue)
          .map((talk) => told(simulated, talk)),
      ),
    async bodies(nodeIds) {
      const asked = [...comments.values()].filter(({ nodeId }) => nodeIds.includes(nodeId));
      return new Map(asked.map(({ nodeId, body, createdAt }) => [nodeId, { body, createdAt }]));
    },
    pushes: async (since) => known(pushesOf(simulated, since)),
    moves: async (branch, since) => known([pushesOf(simulated, since).get(branch) ?? []].flat()),
    running: async () => known({ live: new Set<string>(), overdue: new Map() }),
    land: (effect) => land(effect, simulated, now),
    spent: () => ({ reads: 0, writes: simulated.recorded.length - before, queries: 0 }),
  };
}

function isOurIssue({ isPullRequest, author, body }: Conversation): boolean {
  return !isPullRequest && author?.login === OURS.login && readMarker(body) !== null;
}

function byBranch(open: readonly Conversation[]): ReadonlyMap<string, readonly Conversation[]> {
  const pulls = new Map<string, Conversation[]>();
  for (const one of open)
    if (one.head) pulls.set(one.head.branch, [...(pulls.get(one.head.branch) ?? []), one]);
  return pulls;
}

/** Every commit counts as pushed at once. */
function pushesOf({ branches }: SimulatedGitHub, since: number): ReadonlyMap<string, Push> {
  const pushes = [...branches.pushed].filter(([, at]) => Date.parse(at) >= since);
  return new Map(
    pushes.map(([branch, at]) => [
      branch,
      { at, actor: person(PULL.by), before: null, after: branches.head(branch) },
    ]),
  );
}
