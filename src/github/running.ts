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
const run = z.object({
  id: z.number(),
  head_sha: z.string(),
  status: z.string().nullable(),
  created_at: z.iso.datetime({ offset: true }),
});
const ANSWER = z.object({ total_count: z.number(), workflow_runs: z.array(run) });
type Run = z.infer<typeof run>;

/** The longest that a job takes on GitHub's runners (GitHub's documentation, "Actions limits"), in ms. */
const LONGEST_JOB = 6 * 3_600_000;

/**
 * The heads of runs that are in progress or queued, among the newest hundred (of a single head, where one is
 * asked about): one request. A note says so where older ones may still be going on: where these hundred
 * were all made within the time that a job may take, or the oldest of them goes on.
 * @throws WorldError for what ends the work
 */
export function liveHeads({ without, head }: Asked, ground: Ground): Promise<Learned<ReadonlySet<string>>> {
  return learn('Which workflow runs are going on', 'actions: read', async () => {
    const of = head === undefined ? {} : { head_sha: head };
    const { data } = await ground.client.request(ROUTE, { ...at(ground), per_page: 100, ...of });
    const { total_count: total, workflow_runs: runs } = narrowed(ANSWER, ROUTE)(data);
    const live = runs.filter((one) => isLive(one) && !without.includes(one.id));
    const more = total > runs.length && mayHideMore(runs);
    const notes = more ? [`Only the newest ${runs.length} of ${total} workflow runs were looked at.`] : [];
    return { value: new Set(live.map((one) => one.head_sha)), notes };
  });
}

const isLive = ({ status }: Run): boolean => LIVE.some((one) => one === status);

function mayHideMore(runs: readonly Run[]): boolean {
  const times = runs.map((one) => Date.parse(one.created_at));
  const oldest = runs.at(-1);
  return oldest === undefined || isLive(oldest) || Math.max(...times) - Math.min(...times) < LONGEST_JOB;
}
