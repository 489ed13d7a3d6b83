// Our comments in one issue or pull request, found by their markers; of two, the older one counts.
import { WorldError } from '../../model/errors.ts';
import { markerLine, readMarker } from '../../text/comment-marker.ts';
import { at, type GitHubContext, isOurs } from '../effect-context.ts';

export interface Comment {
  readonly id: number;
  readonly body: string;
  readonly url: string;
}

/** Ours with this key, the oldest first. One request a hundred comments. */
export async function findComments(
  key: string,
  issue: number,
  ground: GitHubContext,
): Promise<readonly Comment[]> {
  const all = await ground.client.all(ground.client.rest.issues.listComments, {
    ...at(ground),
    issue_number: issue,
    per_page: 100,
  });
  return all
    .filter(({ user, body }) => isOurs(user, ground) && readMarker(body ?? '')?.key === key)
    .map(({ id, body = '', html_url: url }) => ({ id, body, url }))
    .toSorted((a, b) => a.id - b.id);
}

export async function createComment(issue: number, body: string, ground: GitHubContext): Promise<Comment> {
  const { data } = await ground.client.rest.issues.createComment({
    ...at(ground),
    issue_number: issue,
    body,
  });
  return { id: data.id, body, url: data.html_url };
}

/** The one that stays where two were made at once; the others are taken away again. */
export async function converge(
  made: Comment,
  key: string,
  issue: number,
  ground: GitHubContext,
): Promise<Comment> {
  const found = await findComments(key, issue, ground);
  const [oldest = made, ...others] = found;
  for (const { id } of others) await removeComment(id, ground);
  return oldest;
}

/** A second one that stood there for longer: brought to one line. Nothing happens where it is gone. */
export async function foldComment(
  id: number,
  key: string,
  kept: string,
  ground: GitHubContext,
): Promise<void> {
  try {
    await ground.client.rest.issues.updateComment({
      ...at(ground),
      comment_id: id,
      body: foldedBody(key, kept),
    });
  } catch (error) {
    if (!(error instanceof WorldError && error.refused === 'absent')) throw error;
  }
}

/** `kept`: where the other one is. Its marker has another key, so that it is found as nothing any more. */
export function foldedBody(key: string, kept: string): string {
  return `${markerLine({ key: `folded-${key}` })}\nThis was posted twice. What counts stands here: ${kept}\n`;
}

/** Nothing happens where somebody was faster. */
async function removeComment(id: number, ground: GitHubContext): Promise<void> {
  try {
    await ground.client.rest.issues.deleteComment({ ...at(ground), comment_id: id });
  } catch (error) {
    if (!(error instanceof WorldError && error.refused === 'absent')) throw error;
  }
}
