// Commits a change on a branch if that has not moved since; finds its own commit when it is run again.
import { WorldError } from '../../model/errors.ts';
import type { CommitEffect, EffectResult } from '../../model/github/effects.ts';
import { at, type GitHubContext, isOurs } from '../effect-context.ts';
import { makeCommit } from '../write/commit-builder.ts';
import { landed } from '../write/effect-result.ts';
import { commitAt, moveRef } from '../write/refs.ts';
import { isFor, withTrailers } from '../write/trailers.ts';

/** `moved`: the branch is gone, or what was judged is not its last commit any more. */
export async function commit(effect: CommitEffect, ground: GitHubContext): Promise<EffectResult> {
  const { key, branch, head, edits, message, trailers } = effect;
  const ref = `refs/heads/${branch}`;
  const now = await commitAt(ref, ground);
  if (now !== head) return found(effect, now, ground);
  const made = await makeCommit(head, edits, withTrailers(message, key, trailers), ground);
  if (made.empty) return landed(key, 'already', { sha: head });
  try {
    await moveRef({ ref, from: head, to: made.sha }, ground);
  } catch (error) {
    if (!(error instanceof WorldError && error.refused === 'conflict')) throw error;
    return found(effect, await commitAt(ref, ground), ground);
  }
  return landed(key, 'done', { sha: made.sha });
}

/** How far back one looks for one of our commits that others have committed on top of. */
const BACK = 30;

/** Our commit among the last ones of the branch, or none: then the ground moved. */
async function found(
  { key }: CommitEffect,
  now: string | null,
  ground: GitHubContext,
): Promise<EffectResult> {
  if (now === null) return landed(key, 'moved');
  const { data } = await ground.client.rest.repos.listCommits({ ...at(ground), sha: now, per_page: BACK });
  const ours = data.find((one) => isFor(one.commit.message, key) && isOurs(one.author, ground));
  return ours ? landed(key, 'already', { sha: ours.sha }) : landed(key, 'moved', { sha: now });
}
