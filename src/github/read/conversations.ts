// Issues, pull requests and their comments, fetched one by one when they are needed.
import { WorldError } from '../../model/errors.ts';
import type { Reaction } from '../../model/github/effects.ts';
import type { Conversation, IssueComment } from '../../model/github/repository.ts';
import { at, type GitHubContext, isOurs } from '../effect-context.ts';
import { accountOf } from './actors.ts';
import { labelsIn } from './issues.ts';
import type { Pull } from './pulls.ts';

/** One request, of a pull request two. `null`: it was deleted, or it is in another repository now. */
export function conversationAt(number: number, ground: GitHubContext): Promise<Conversation | null> {
  return orNull(async () => {
    const { data } = await ground.client.rest.issues.get({ ...at(ground), issue_number: number });
    // One that was transferred is answered from where it is now.
    if (data.number !== number || !isHere(data.repository_url, ground)) return null;
    const pull = data.pull_request ? await pullAt(number, ground) : null;
    return {
      number,
      isPullRequest: pull !== null,
      open: data.state === 'open',
      merged: pull?.merged ?? false,
      locked: data.locked,
      title: data.title,
      body: data.body ?? '',
      author: accountOf(data.user),
      labels: labelsIn(data.labels),
      updatedAt: data.updated_at,
      head: pull?.head ?? null,
    };
  });
}

const isHere = (url: string, { owner, repo }: GitHubContext): boolean =>
  url.toLowerCase().endsWith(`/repos/${owner}/${repo}`.toLowerCase());

async function pullAt(number: number, ground: GitHubContext) {
  const { data } = await ground.client.rest.pulls.get({ ...at(ground), pull_number: number });
  const { head, base, merged } = data;
  // The repository of a head may be gone: then it was a fork's.
  const fork = head.repo?.id !== base.repo.id;
  return { merged, head: { branch: head.ref, sha: head.sha, fork } };
}

/** An open pull request of a list. */
export function conversationOf(pull: Pull): Conversation {
  const { number, locked, title, body, author, labels, updatedAt, branch, head: sha, fork } = pull;
  return {
    number,
    isPullRequest: true,
    open: true,
    merged: false,
    locked,
    title,
    body,
    author,
    labels,
    updatedAt,
    head: { branch, sha, fork },
  };
}

/** All of them, the oldest first. One request a hundred. @throws WorldError also where it is gone */
export async function remarksUnder(issue: number, ground: GitHubContext): Promise<readonly IssueComment[]> {
  const all = await ground.client.all(ground.client.rest.issues.listComments, {
    ...at(ground),
    issue_number: issue,
    per_page: 100,
  });
  return all.map((one) => remarkOf(one, ground)).toSorted((a, b) => a.id - b.id);
}

export function remarkAt(id: number, ground: GitHubContext): Promise<IssueComment | null> {
  return orNull(async () => {
    const { data } = await ground.client.rest.issues.getComment({ ...at(ground), comment_id: id });
    return remarkOf(data, ground);
  });
}

/** What REST says of a comment. */
interface Told {
  readonly id: number | bigint;
  readonly node_id: string;
  readonly body?: string | undefined;
  readonly user: Parameters<typeof accountOf>[0];
  readonly created_at: string;
  readonly updated_at: string;
  readonly performed_via_github_app?: unknown;
}

const remarkOf = (told: Told, ground: GitHubContext): IssueComment => ({
  id: Number(told.id),
  nodeId: told.node_id,
  body: told.body ?? '',
  author: accountOf(told.user),
  ours: isOurs(told.user, ground),
  createdAt: told.created_at,
  updatedAt: told.updated_at,
  viaApp: Boolean(told.performed_via_github_app),
});

const WORDS: readonly Reaction[] = ['eyes', 'rocket', '+1', '-1', 'confused'];

/** Our own reactions under a comment; none where it is gone. */
export async function reactionsUnder(id: number, ground: GitHubContext): Promise<ReadonlySet<Reaction>> {
  const all = await orNull(() =>
    ground.client.all(ground.client.rest.reactions.listForIssueComment, {
      ...at(ground),
      comment_id: id,
      per_page: 100,
    }),
  );
  const mine = new Set<string>(
    (all ?? []).filter(({ user }) => isOurs(user, ground)).map((one) => one.content),
  );
  return new Set(WORDS.filter((word) => mine.has(word)));
}

async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof WorldError && ['absent', 'gone'].includes(error.refused)) return null;
    throw error;
  }
}
