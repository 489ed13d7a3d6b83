// Puts our one reaction under a comment or an issue, in the place of the one that was there.
import { WorldError } from '../../model/errors.ts';
import type { EffectResult, ReactEffect, Reaction } from '../../model/github/remote.ts';
import { at, type GitHubContext, isOurs } from '../context.ts';
import { landed } from '../write/effect-result.ts';

const OURS: ReadonlySet<string> = new Set<Reaction>(['eyes', 'rocket', '+1', '-1', 'confused']);

/** The new one comes before the old one goes, so that it is never without. */
export async function react(
  { key, at: { kind, id }, content }: ReactEffect,
  ground: GitHubContext,
): Promise<EffectResult> {
  const listed = (await reactionsOn(kind, id, ground)).filter(
    ({ user, content: word }) => isOurs(user, ground) && OURS.has(word),
  );
  // What we just made may not be listed yet (A04), and must not stay all the same.
  const place = `${kind} ${id}`;
  const made = ground.reacted.get(place);
  const unlisted = made && !listed.some((one) => one.id === made.id) ? [made] : [];
  const there = listed.some((one) => one.content === content);
  const added = there ? null : await add(kind, id, content, ground);
  if (added !== null) ground.reacted.set(place, { id: added, content });
  const others = [...listed, ...unlisted].filter((one) => one.content !== content && one.id !== added);
  for (const { id: reaction } of others) await remove(kind, id, reaction, ground);
  return landed(key, there && others.length === 0 ? 'already' : 'done');
}

type Kind = ReactEffect['at']['kind'];

function reactionsOn(kind: Kind, id: number, ground: GitHubContext) {
  const { all, rest } = ground.client;
  if (kind === 'issue')
    return all(rest.reactions.listForIssue, { ...at(ground), issue_number: id, per_page: 100 });
  return all(rest.reactions.listForIssueComment, { ...at(ground), comment_id: id, per_page: 100 });
}

/** Its id. GitHub makes one of a kind a person, however often it is asked. */
async function add(kind: Kind, id: number, content: Reaction, ground: GitHubContext): Promise<number> {
  const { rest } = ground.client;
  const { data } =
    kind === 'issue'
      ? await rest.reactions.createForIssue({ ...at(ground), issue_number: id, content })
      : await rest.reactions.createForIssueComment({ ...at(ground), comment_id: id, content });
  return data.id;
}

/** Nothing happens where it is gone already. */
async function remove(kind: Kind, id: number, reaction: number, ground: GitHubContext): Promise<void> {
  const { rest } = ground.client;
  const of = { ...at(ground), reaction_id: reaction };
  try {
    if (kind === 'issue') await rest.reactions.deleteForIssue({ ...of, issue_number: id });
    else await rest.reactions.deleteForIssueComment({ ...of, comment_id: id });
  } catch (error) {
    if (!(error instanceof WorldError && error.refused === 'absent')) throw error;
  }
}
