// Makes a comment once; one with its key that is there already is left as it is.
import type { CommentEffect, Landed } from '../../model/remote.ts';
import { converge, createComment, findComments } from '../comments.ts';
import type { Ground } from '../ground.ts';
import { landed } from '../landed.ts';

export async function comment({ key, issue, body }: CommentEffect, ground: Ground): Promise<Landed> {
  const [there] = await findComments(key, issue, ground);
  if (there !== undefined) return landed(key, 'already', { number: there.id, url: there.url });
  const made = await createComment(issue, body, ground);
  const kept = await converge(made, key, issue, ground);
  return landed(key, 'done', { number: kept.id, url: kept.url });
}
