// Takes leases away that nobody asks for any more, a few at a time, so that their refs do not pile up.
import { at, type GitHubContext } from '../effect-context.ts';
import { LEASES, type Lease } from './dispatch-lease.ts';
import { moveRef } from './refs.ts';

/** Nobody goes on with an order that is a day old: in two, no run that began before that is left either. */
const OUTLIVED = 2 * 86_400_000;
/** How many are looked at: as every one that is made looks at more than one, they come to an end. */
const MOST = 5;

/** Those that follow a lease by their names, which are digits of no order. @throws WorldError */
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
