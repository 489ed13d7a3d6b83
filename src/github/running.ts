// Which commits a workflow run of Actions works on right now: whoever runs there is not dead.
import { z } from 'zod';
import { at, type Ground } from './ground.ts';
import { type Learned, learn, narrowed } from './learned.ts';

/** What is asked about. */
export interface Asked {
  /** Ids of runs that do not count: our own. */
  readonly without: readonly number[];
  /** One commit alone, by its full hex id; absent: all. */
  readonly head?: string;
}

/** GitHub's words for runs that are about to do something; one that `waiting` is held up by a person. */
const LIVE = ['in_progress', 'queued'] as const;

const ROUTE = 'GET /repos/{owner}/{repo}/actions/runs';
const run = z.object({ id: z.number(), head_sha: z.string(), status: z.string().nullable() });
const ANSWER = z.object({ total_count: z.number(), workflow_runs: z.array(run) });

/**
 * The heads of runs that are in progress or queued: two requests, or one where a single head is asked about.
 * @throws WorldError for what ends the work
 */
export function liveHeads({ without, head }: Asked, ground: Ground): Promise<Learned<ReadonlySet<string>>> {
  return learn('Which workflow runs are going on', 'actions: read', async () => {
    const lists = head === undefined ? LIVE.map((status) => ({ status })) : [{ head_sha: head }];
    const value = new Set<string>();
    let seen = 0;
    let total = 0;
    for (const list of lists) {
      const { data } = await ground.client.request(ROUTE, { ...at(ground), per_page: 100, ...list });
      const { total_count, workflow_runs } = narrowed(ANSWER, ROUTE)(data);
      for (const { id, head_sha, status } of workflow_runs)
        if (LIVE.some((one) => one === status) && !without.includes(id)) value.add(head_sha);
      seen += workflow_runs.length;
      total += total_count;
    }
    const notes = total > seen ? [`Only ${seen} of ${total} workflow runs were looked at.`] : [];
    return { value, notes };
  });
}
