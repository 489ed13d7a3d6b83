// Commits that change no file, for refs in which Rekindle keeps notes: only their messages count, so they
// need no permission beyond that for contents.
import { at, type GitHubContext } from '../effect-context.ts';

/** What is read of a commit. */
export interface SeenCommit {
  readonly sha: string;
  readonly tree: string;
  readonly message: string;
  /** When it was made, ISO 8601 by GitHub's clock where we made it. */
  readonly at: string;
}

export async function readCommit(sha: string, ground: GitHubContext): Promise<SeenCommit> {
  const { data } = await ground.client.rest.git.getCommit({ ...at(ground), commit_sha: sha });
  return { sha, tree: data.tree.sha, message: data.message, at: data.committer.date };
}

/** One on top of another one, with the same files; no ref is moved. */
export async function emptyCommit(
  on: Pick<SeenCommit, 'sha' | 'tree'>,
  message: string,
  ground: GitHubContext,
): Promise<Omit<SeenCommit, 'message'>> {
  const { data } = await ground.client.rest.git.createCommit({
    ...at(ground),
    message,
    tree: on.tree,
    parents: [on.sha],
  });
  return { sha: data.sha, tree: on.tree, at: data.committer.date };
}
