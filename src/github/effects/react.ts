// Puts our one reaction under a comment or an issue, in the place of the one that was there.
import type { Landed, ReactEffect, Reaction } from '../../model/remote.ts';
import { at, type Ground, isOurs } from '../ground.ts';
import { landed } from '../landed.ts';

const OURS: ReadonlySet<string> = new Set<Reaction>(['eyes', 'rocket', '+1', '-1', 'confused']);

/** The new one comes before the old one goes, so that it is never without. */
export async function react(
  { key, at: { kind, id }, content }: ReactEffect,
  ground: Ground,
): Promise<Landed> {
  const mine = (await reactionsOn(kind, id, ground)).filter(
    ({ user, content: word }) => isOurs(user, ground) && OURS.has(word),
  );
  const there = mine.some((one) => one.content === content);
  if (!there) await add(kind, id, content, ground);
  const others = mine.filter((one) => one.content !== content);
  for (const { id: reaction } of others) await remove(kind, id, reaction, ground);
  return landed(key, there && others.length === 0 ? 'already' : 'done');
}

type Kind = ReactEffect['at']['kind'];

function reactionsOn(kind: Kind, id: number, ground: Ground) {
  const { all } = ground.client;
  if (kind === 'issue')
    return all('GET /repos/{owner}/{repo}/issues/{issue_number}/reactions', {
      ...at(ground),
      issue_number: id,
      per_page: 100,
    });
  return all('GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions', {
    ...at(ground),
    comment_id: id,
    per_page: 100,
  });
}

/** GitHub makes one of a kind a person, however often it is asked. */
async function add(kind: Kind, id: number, content: Reaction, ground: Ground): Promise<void> {
  const { request } = ground.client;
  if (kind === 'issue')
    await request('POST /repos/{owner}/{repo}/issues/{issue_number}/reactions', {
      ...at(ground),
      issue_number: id,
      content,
    });
  else
    await request('POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions', {
      ...at(ground),
      comment_id: id,
      content,
    });
}

async function remove(kind: Kind, id: number, reaction: number, ground: Ground): Promise<void> {
  const { request } = ground.client;
  if (kind === 'issue')
    await request('DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}', {
      ...at(ground),
      issue_number: id,
      reaction_id: reaction,
    });
  else
    await request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}', {
      ...at(ground),
      comment_id: id,
      reaction_id: reaction,
    });
}
