// Makes an issue of ours, or brings it to its new words; of two, the older one stays open.
import type { IssueEffect, Landed } from '../../model/remote.ts';
import { at, type Ground } from '../ground.ts';
import { type OwnIssue, ownIssues } from '../issues.ts';
import { makeLabels } from '../labels.ts';
import { landed } from '../landed.ts';

/** One that a person closed stays closed: its words are brought up to date all the same. */
export async function issue(effect: IssueEffect, ground: Ground): Promise<Landed> {
  const [oldest, ...others] = await findIssues(effect.key, ground);
  await closeAll(others, ground);
  if (oldest) return brought(oldest, effect, ground);
  await makeLabels(effect.labels, ground);
  const { data } = await ground.client.request('POST /repos/{owner}/{repo}/issues', {
    ...at(ground),
    title: effect.title,
    body: effect.body,
    labels: [...effect.labels],
  });
  const [kept, ...surplus] = await findIssues(effect.key, ground);
  await closeAll(surplus, ground);
  if (kept && kept.number !== data.number) return brought(kept, effect, ground);
  return landed(effect.key, 'done', { number: data.number, url: data.html_url });
}

/** Ours with this key, the oldest first. */
async function findIssues(key: string, ground: Ground): Promise<readonly OwnIssue[]> {
  return (await ownIssues(ground)).filter((one) => one.key === key);
}

async function brought(there: OwnIssue, { key, title, body }: IssueEffect, ground: Ground): Promise<Landed> {
  const where = { number: there.number, url: there.url };
  if (there.title === title && there.body === body) return landed(key, 'already', where);
  await ground.client.request('PATCH /repos/{owner}/{repo}/issues/{issue_number}', {
    ...at(ground),
    issue_number: there.number,
    title,
    body,
  });
  return landed(key, 'done', where);
}

async function closeAll(issues: readonly OwnIssue[], ground: Ground): Promise<void> {
  for (const { number } of issues.filter(({ open }) => open))
    await ground.client.request('PATCH /repos/{owner}/{repo}/issues/{issue_number}', {
      ...at(ground),
      issue_number: number,
      state: 'closed',
      state_reason: 'not_planned',
    });
}
