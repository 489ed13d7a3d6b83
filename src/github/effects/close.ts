// Closes one of our issues or pull requests.
import type { CloseEffect, EffectResult } from '../../model/github/effects.ts';
import { at, type GitHubContext, isOurs } from '../effect-context.ts';
import { landed } from '../write/effect-result.ts';

export async function close(
  { key, issue, reason }: CloseEffect,
  ground: GitHubContext,
): Promise<EffectResult> {
  const { data } = await ground.client.rest.issues.get({ ...at(ground), issue_number: issue });
  const where = { number: issue, url: data.html_url };
  if (!isOurs(data.user, ground)) return landed(key, 'foreign', where);
  if (data.state === 'closed') return landed(key, 'already', where);
  await ground.client.rest.issues.update({
    ...at(ground),
    issue_number: issue,
    state: 'closed',
    ...(data.pull_request ? {} : { state_reason: reason }),
  });
  return landed(key, 'done', where);
}
