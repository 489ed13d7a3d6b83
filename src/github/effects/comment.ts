// Creates one of our own comments that has a key, a card or the answer to a command, or updates it.
import { WorldError } from '../../model/errors.ts';
import type { CommentEffect, EffectResult } from '../../model/github/effects.ts';
import { at, type GitHubContext } from '../effect-context.ts';
import { type Comment, converge, createComment, findComments, foldComment } from '../read/comments.ts';
import { landed } from '../write/effect-result.ts';

/**
 * Two requests where it is as it should be or is changed, three where it is made. Others with its key are
 * folded, after what was worth keeping of them came in with the words; `once`: nothing there is touched.
 */
export async function comment(
  { key, issue, body, once }: CommentEffect,
  ground: GitHubContext,
): Promise<EffectResult> {
  const [oldest, ...others] = await findComments(key, issue, ground);
  if (once && oldest !== undefined) return landed(key, 'already', { number: oldest.id, url: oldest.url });
  if (oldest !== undefined && (await brought(oldest, body, ground))) {
    for (const { id } of others) await foldComment(id, key, oldest.url, ground);
    const isAsItWas = oldest.body === body && others.length === 0;
    return landed(key, isAsItWas ? 'already' : 'done', { number: oldest.id, url: oldest.url });
  }
  const made = await createComment(issue, body, ground);
  const kept = await converge(made, key, issue, ground);
  if (!once && kept.id !== made.id) await brought(kept, body, ground);
  return landed(key, 'done', { number: kept.id, url: kept.url });
}

/** False where the comment was deleted meanwhile: then it is made again, once. */
async function brought(there: Comment, body: string, ground: GitHubContext): Promise<boolean> {
  if (there.body === body) return true;
  try {
    await ground.client.rest.issues.updateComment({ ...at(ground), comment_id: there.id, body });
    return true;
  } catch (error) {
    if (error instanceof WorldError && error.refused === 'absent') return false;
    throw error;
  }
}
