// Creates a comment once; one that is there already with its key is left as it is.
import type { CommentEffect, EffectResult } from '../../model/github/effects.ts';
import type { GitHubContext } from '../effect-context.ts';
import { converge, createComment, findComments } from '../read/comments.ts';
import { landed } from '../write/effect-result.ts';

export async function comment(
  { key, issue, body }: CommentEffect,
  ground: GitHubContext,
): Promise<EffectResult> {
  const [there] = await findComments(key, issue, ground);
  if (there !== undefined) return landed(key, 'already', { number: there.id, url: there.url });
  const made = await createComment(issue, body, ground);
  const kept = await converge(made, key, issue, ground);
  return landed(key, 'done', { number: kept.id, url: kept.url });
}
