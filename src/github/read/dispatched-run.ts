// Finds the workflow run that a dispatch started: GitHub keeps no other record, and lists it a moment later.
import type { Way } from '../../model/github/remote.ts';
import { at, type GitHubContext, isOurs } from '../effect-context.ts';
import type { Lease } from '../write/dispatch-lease.ts';

type Sent = Exclude<Way, { kind: 'mention' }>;

/** How often one looks, and the seconds between: what was sent just now is not listed at once. */
const LOOKS = 4;
const BETWEEN = 5;
/** Within this many ms after it was sent it is listed, including what its sender may have waited for before. */
const LISTED = 180_000;

/**
 * Whether an earlier holder of this lease woke the agent: the address of that run, or `null`. Runs carry no
 * key of their own, so every run counts that we started in this way since the lease was first taken. In doubt
 * the agent is woken once too little, never once too often.
 */
export async function startedBefore(way: Sent, lease: Lease, ground: GitHubContext): Promise<string | null> {
  if (lease.left === null) return null;
  const looks = Date.parse(lease.at) - Date.parse(lease.left) > LISTED ? 1 : LOOKS;
  for (let look = 1; ; look += 1) {
    const found = await startedSince(way, lease.begun, ground);
    if (found !== null || look >= looks) return found;
    await ground.client.pause(BETWEEN);
  }
}

async function startedSince(way: Sent, begun: string, ground: GitHubContext): Promise<string | null> {
  const { data } = await ground.client.rest.actions.listWorkflowRunsForRepo({
    ...at(ground),
    event: way.kind === 'workflow-dispatch' ? 'workflow_dispatch' : 'repository_dispatch',
    created: `>=${new Date(begun).toISOString().replace(/\.\d+Z$/, 'Z')}`,
    per_page: 100,
  });
  const ours = data.workflow_runs.filter((run) => isOurs(run.triggering_actor ?? run.actor, ground));
  if (way.kind === 'workflow-dispatch')
    return ours.find(({ path }) => fileOf(path) === way.workflow)?.html_url ?? null;
  // Its title is the type that was sent, unless the workflow gives its runs a name of their own.
  return (ours.find((run) => run.display_title === way.type) ?? ours[0])?.html_url ?? null;
}

/** `.github/workflows/agent.yml@refs/heads/main` → `agent.yml`. */
const fileOf = (path: string): string => path.replace(/@.*$/, '').split('/').at(-1) ?? path;
