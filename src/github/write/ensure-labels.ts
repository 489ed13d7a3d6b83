// Creates our labels with their colours before they are used.
import { WorldError } from '../../model/errors.ts';
import { at, type GitHubContext } from '../effect-context.ts';

/** Six hex digits each, as GitHub paints them. A label that a person painted otherwise stays as it is. */
const COLOURS: ReadonlyMap<string, string> = new Map([
  ['rekindle: needs decision', 'd93f0b'],
  ['rekindle: stale', 'fbca04'],
  ['rekindle: blocked', 'b60205'],
  ['rekindle: frozen', 'bfd4f2'],
]);

/** Labels that do not exist yet would be made grey and without a description. */
export async function makeLabels(names: readonly string[], ground: GitHubContext): Promise<void> {
  for (const name of names) await make(name, ground);
}

async function make(name: string, ground: GitHubContext): Promise<void> {
  const color = COLOURS.get(name);
  if (color === undefined || (await isThere(name, ground))) return;
  try {
    await ground.client.rest.issues.createLabel({
      ...at(ground),
      name,
      color,
      description: 'Set and removed by Rekindle',
    });
  } catch (error) {
    if (!(error instanceof WorldError && error.refused === 'exists')) throw error;
  }
}

/** Read first: reads do not count against the limit of writes. */
async function isThere(name: string, ground: GitHubContext): Promise<boolean> {
  try {
    await ground.client.rest.issues.getLabel({ ...at(ground), name });
    return true;
  } catch (error) {
    if (error instanceof WorldError && error.refused === 'absent') return false;
    throw error;
  }
}
