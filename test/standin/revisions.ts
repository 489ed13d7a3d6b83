// What a revision in a request means: a branch, a tag, a full name, an id.

import { parseTag } from './git/formats.ts';
import type { RepoRow } from './tables.ts';
import type { World } from './world.ts';

/** The id of the commit behind tags; `null` where it is none. */
export async function peeled(world: World, oid: string): Promise<string | null> {
  const { objects } = world.depot;
  const found = await objects.read(oid);
  if (found?.kind === 'tag') return peeled(world, parseTag(found.content).object);
  return found?.kind === 'commit' ? oid : null;
}

/** The commit that a revision names; `null` where it names none. */
export async function commitCalled(world: World, repo: RepoRow, revision: string): Promise<string | null> {
  const refs = world.depot.of(repo.id).all();
  const name = revision === 'HEAD' ? repo.default_branch : revision;
  const places = [`refs/heads/${name}`, `refs/tags/${name}`, `refs/${name}`, name];
  const ref = places.map((place) => refs.get(place)).find((oid) => oid !== undefined);
  if (ref !== undefined) return peeled(world, ref);
  return /^[0-9a-f]{40}$/.test(name) ? peeled(world, name) : null;
}
