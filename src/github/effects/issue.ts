// Makes an issue of ours, or brings it to its new words; of two, the older one that is open stays so.
import type { EffectResult, IssueEffect } from '../../model/github/remote.ts';
import { isBlank, keptOf, twinsOf } from '../../model/github/twins.ts';
import { at, type GitHubContext } from '../context.ts';
import { foldedBody } from '../read/comments.ts';
import { type OwnIssue, ownIssues } from '../read/issues.ts';
import { landed } from '../write/effect-result.ts';
import { makeLabels } from '../write/labels.ts';

/** One that a person closed stays closed: its words are brought up to date all the same. */
export async function issue(effect: IssueEffect, ground: GitHubContext): Promise<EffectResult> {
  const found = await findIssues(effect, ground);
  const { number = null } = effect;
  const there = number === null ? found : found.filter((one) => one.number === number);
  const before = keptOf(there);
  if (number !== null && before === null) return landed(effect.key, 'moved', { number });
  if (before) return folding(before, twinsOf(there), await brought(before, effect, ground), effect, ground);
  await makeLabels(effect.labels, ground);
  const { data } = await ground.client.rest.issues.create({
    ...at(ground),
    title: effect.title,
    body: effect.body,
    labels: [...effect.labels],
  });
  const all = await findIssues(effect, ground);
  const kept = keptOf(all);
  const made = landed(effect.key, 'done', { number: data.number, url: data.html_url });
  if (kept === null) return made;
  const came = kept.number === data.number ? made : await brought(kept, effect, ground);
  return folding(kept, twinsOf(all), came, effect, ground);
}

/** Behind what came of the one that is kept: the others say where it is, and are closed. */
async function folding(
  kept: OwnIssue,
  twins: readonly OwnIssue[],
  came: EffectResult,
  { key }: IssueEffect,
  ground: GitHubContext,
): Promise<EffectResult> {
  for (const { number } of twins)
    await ground.client.rest.issues.update({
      ...at(ground),
      issue_number: number,
      body: foldedBody(key, kept.url),
      state: 'closed',
      state_reason: 'not_planned',
    });
  return twins.length === 0 ? came : { ...came, outcome: 'done' };
}

/**
 * Ours with this key, the oldest first; and those that somebody emptied, by the title: every one where no
 * other issue of ours has that title, else only where none has the key.
 */
async function findIssues(effect: IssueEffect, ground: GitHubContext): Promise<readonly OwnIssue[]> {
  const all = await ownIssues(ground);
  const keyed = all.filter(({ key }) => key === effect.key);
  if (keyed.length > 0 && effect.sole !== true) return keyed;
  const emptied = ({ key, title, open, body }: OwnIssue) =>
    key === null && open && title === effect.title && isBlank(body);
  return all.filter((one) => one.key === effect.key || emptied(one));
}

async function brought(
  there: OwnIssue,
  { key, title, body }: IssueEffect,
  ground: GitHubContext,
): Promise<EffectResult> {
  const where = { number: there.number, url: there.url };
  if (there.title === title && there.body === body) return landed(key, 'already', where);
  await ground.client.rest.issues.update({ ...at(ground), issue_number: there.number, title, body });
  return landed(key, 'done', where);
}
