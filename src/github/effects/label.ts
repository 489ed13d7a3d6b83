// Puts our labels on an issue or pull request and takes them off; labels of others stay.
import { WorldError } from '../../model/errors.ts';
import type { LabelEffect, Landed } from '../../model/remote.ts';
import { at, type Ground } from '../ground.ts';
import { makeLabels } from '../labels.ts';
import { landed } from '../landed.ts';

export async function label({ key, issue, add, remove }: LabelEffect, ground: Ground): Promise<Landed> {
  const labels = await ground.client.all('GET /repos/{owner}/{repo}/issues/{issue_number}/labels', {
    ...at(ground),
    issue_number: issue,
    per_page: 100,
  });
  const has = new Set(labels.map(({ name }) => name.toLowerCase()));
  const missing = add.filter((name) => !has.has(name.toLowerCase()));
  const surplus = remove.filter((name) => has.has(name.toLowerCase()));
  await makeLabels(missing, ground);
  if (missing.length > 0)
    await ground.client.request('POST /repos/{owner}/{repo}/issues/{issue_number}/labels', {
      ...at(ground),
      issue_number: issue,
      labels: [...missing],
    });
  for (const name of surplus) await takeOff(name, issue, ground);
  return landed(key, missing.length + surplus.length === 0 ? 'already' : 'done', { number: issue });
}

async function takeOff(name: string, issue: number, ground: Ground): Promise<void> {
  try {
    await ground.client.request('DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}', {
      ...at(ground),
      issue_number: issue,
      name,
    });
  } catch (error) {
    if (!(error instanceof WorldError && error.refused === 'absent')) throw error;
  }
}
