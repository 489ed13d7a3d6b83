// Puts our labels on an issue or pull request and takes them off; labels of others stay.
import { WorldError } from '../../model/errors.ts';
import type { LabelEffect, Landed } from '../../model/remote.ts';
import { at, type Ground } from '../ground.ts';
import { landed } from '../landed.ts';

/** Six hex digits each, as GitHub paints them. A label that a person painted otherwise stays as it is. */
const COLOURS: ReadonlyMap<string, string> = new Map([
  ['rekindle: needs decision', 'd93f0b'],
  ['rekindle: stale', 'fbca04'],
  ['rekindle: blocked', 'b60205'],
  ['rekindle: frozen', 'bfd4f2'],
]);

export async function label({ key, issue, add, remove }: LabelEffect, ground: Ground): Promise<Landed> {
  const labels = await ground.client.all('GET /repos/{owner}/{repo}/issues/{issue_number}/labels', {
    ...at(ground),
    issue_number: issue,
    per_page: 100,
  });
  const has = new Set(labels.map(({ name }) => name.toLowerCase()));
  const missing = add.filter((name) => !has.has(name.toLowerCase()));
  const surplus = remove.filter((name) => has.has(name.toLowerCase()));
  for (const name of missing) await exist(name, ground);
  if (missing.length > 0)
    await ground.client.request('POST /repos/{owner}/{repo}/issues/{issue_number}/labels', {
      ...at(ground),
      issue_number: issue,
      labels: [...missing],
    });
  for (const name of surplus) await takeOff(name, issue, ground);
  return landed(key, missing.length + surplus.length === 0 ? 'already' : 'done', { number: issue });
}

/** One that nobody made would come grey and without a word. */
async function exist(name: string, ground: Ground): Promise<void> {
  const color = COLOURS.get(name);
  if (color === undefined || (await isThere(name, ground))) return;
  try {
    await ground.client.request('POST /repos/{owner}/{repo}/labels', {
      ...at(ground),
      name,
      color,
      description: 'Set and removed by Rekindle',
    });
  } catch (error) {
    if (!(error instanceof WorldError && error.refused === 'exists')) throw error;
  }
}

/** Asked first: reading costs nothing of what may be written. */
async function isThere(name: string, ground: Ground): Promise<boolean> {
  try {
    await ground.client.request('GET /repos/{owner}/{repo}/labels/{name}', { ...at(ground), name });
    return true;
  } catch (error) {
    if (error instanceof WorldError && error.refused === 'absent') return false;
    throw error;
  }
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
