// Seeds of conversations and workflow runs: what is said, by whom, and when.
import { actsOn } from './acts.ts';
import { issueNumbered } from './allow.ts';
import { insertRun } from './runs.ts';
import type { RepoRow, Row } from './tables.ts';
import type { ReactionName, World } from './world.ts';

export interface CommentSeed {
  readonly by: string;
  readonly body: string;
  readonly at?: string;
  readonly reactions?: readonly (readonly [by: string, content: ReactionName])[];
}

export interface IssueSeed {
  readonly title: string;
  readonly body?: string;
  readonly by?: string;
  readonly at?: string;
  readonly labels?: readonly string[];
  readonly closed?: boolean;
  readonly locked?: boolean;
  readonly comments?: readonly CommentSeed[];
}
export interface PullSeed extends IssueSeed {
  /** A branch, or `OWNER:BRANCH` of a fork. */
  readonly head: string;
  readonly base?: string;
  readonly draft?: boolean;
}

export interface RunSeed {
  readonly branch: string;
  /** `in_progress`, `completed`, … */
  readonly status: string;
  readonly conclusion?: string | null;
  readonly event?: string;
  /** The workflow's file, below .github/workflows. */
  readonly workflow?: string;
  readonly at?: string;
}

/** A time in the past for what was made just now. */
function date<T extends Row>(row: T, at: string | undefined): T {
  const time = at === undefined ? undefined : new Date(at).toISOString();
  return time === undefined ? row : { ...row, created_at: time, updated_at: time };
}

/** Labels, comments, reactions and dates of a conversation that is there. */
export async function converse(world: World, repo: RepoRow, number: number, seed: IssueSeed): Promise<void> {
  const acts = actsOn(world);
  const by = seed.by ?? 'octocat';
  if (seed.labels) await acts.edit(repo.full_name, number, by, { labels: [...seed.labels] });
  for (const one of seed.comments ?? []) {
    const id = await acts.comment(repo.full_name, number, one.by, one.body);
    const made = world.rows.comments.get(id);
    if (made) world.rows.comments.put(date(made, one.at));
    for (const [who, content] of one.reactions ?? []) await acts.react(repo.full_name, id, who, content);
  }
  if (seed.closed) await acts.edit(repo.full_name, number, by, { state: 'closed' });
  if (seed.locked) acts.lock(repo.full_name, number);
  const issue = issueNumbered(world, repo, number);
  if (issue) world.rows.issues.put(date(issue, seed.at));
  const pull = world.rows.pulls.findBy('repo_id', repo.id).find((one) => one.number === number);
  if (pull) world.rows.pulls.put(date(pull, seed.at));
}

export function plantRuns(world: World, repo: RepoRow, seeds: readonly RunSeed[]): void {
  for (const { branch, status, conclusion = null, event = 'push', workflow = 'agent.yml', at } of seeds)
    insertRun(world, repo, {
      path: `.github/workflows/${workflow}`,
      title: workflow,
      event,
      branch,
      sha: world.depot.of(repo.id).get(`refs/heads/${branch}`) ?? '',
      status,
      conclusion,
      by: 'octocat',
      at,
    });
}
