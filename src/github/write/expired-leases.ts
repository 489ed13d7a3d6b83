// Removes old leases, a few at a time, so that their refs do not pile up.
import { at, type GitHubContext } from '../effect-context.ts';
import { LEASES, type Lease } from './dispatch-lease.ts';
import { moveRef } from './refs.ts';

/** A command is not continued after a day; after two, no run is left that began before. */
const OUTLIVED = 2 * 86_400_000;
/** How many are checked. Each new lease checks more than one old lease, so they do not pile up. */
const MOST = 5;

/**
 * The leases whose names follow this one; a name is a digest, so this is a random choice.
 * @throws WorldError
 */
export async function clearLeases({ ref: own, at: now }: Lease, ground: GitHubContext): Promise<void> {
  const { data } = await ground.client.rest.git.listMatchingRefs({
    ...at(ground),
    ref: LEASES.slice('refs/'.length),
  });
  const sorted = data.toSorted((one, other) => (one.ref < other.ref ? -1 : 1));
  const place = sorted.findIndex(({ ref }) => ref === own);
  const next = [...sorted.slice(place + 1), ...sorted.slice(0, Math.max(place, 0))].slice(0, MOST);
  for (const { ref, object } of next) {
    const { data: commit } = await ground.client.rest.git.getCommit({
      ...at(ground),
      commit_sha: object.sha,
    });
    if (Date.parse(now) - Date.parse(commit.committer.date) < OUTLIVED) continue;
    await moveRef({ ref, from: object.sha, to: null }, ground);
  }
}
