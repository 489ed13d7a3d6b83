// Adds and removes our own labels of an issue or pull request; other labels stay.
import { WorldError } from '../../model/errors.ts';
import type { EffectResult, LabelEffect } from '../../model/github/effects.ts';
import { at, type GitHubContext } from '../effect-context.ts';
import { landed } from '../write/effect-result.ts';
import { makeLabels } from '../write/ensure-labels.ts';

export async function label(
  { key, issue, add, remove }: LabelEffect,
  ground: GitHubContext,
): Promise<EffectResult> {
  const has = await labelsOf(issue, ground);
  const missing = add.filter((name) => !has.has(name.toLowerCase()));
  const surplus = remove.filter((name) => has.has(name.toLowerCase()));
  await makeLabels(missing, ground);
  if (missing.length > 0)
    await ground.client.rest.issues.addLabels({ ...at(ground), issue_number: issue, labels: [...missing] });
  for (const name of surplus) await takeOff(name, issue, ground);
  return landed(key, missing.length + surplus.length === 0 ? 'already' : 'done', { number: issue });
}

/** In lower case, as GitHub tells labels apart. */
async function labelsOf(issue: number, ground: GitHubContext): Promise<ReadonlySet<string>> {
  const labels = await ground.client.all(ground.client.rest.issues.listLabelsOnIssue, {
    ...at(ground),
    issue_number: issue,
    per_page: 100,
  });
  return new Set(labels.map(({ name }) => name.toLowerCase()));
}

async function takeOff(name: string, issue: number, ground: GitHubContext): Promise<void> {
  try {
    await ground.client.rest.issues.removeLabel({ ...at(ground), issue_number: issue, name });
  } catch (error) {
    if (!(error instanceof WorldError && error.refused === 'absent')) throw error;
    // GitHub says that of what a token may not see, too: the label may be there all the same.
    if ((await labelsOf(issue, ground)).has(name.toLowerCase())) throw error;
  }
}
