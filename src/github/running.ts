// Which commits a workflow run of Actions works on right now: whoever runs there is not dead.
import { z } from 'zod';
import type { Overdue, Running } from '../model/hub.ts';
import { at, type Ground } from './ground.ts';
import { type Learned, learn, narrowed } from './learned.ts';

/** What is asked about. */
export interface Asked {
  /** Ids of runs that do not count: our own. */
  readonly without: readonly number[];
  /** One commit alone, by its full hex id; absent: all. */
  readonly head?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const HOUR = 3_600_000;
/**
 * GitHub's words for runs that are about to do something, and for how long that is believed (GitHub's
 * documentation, "Actions limits"): a job is dropped after a day in the queue, and ended after five days on
 * any runner. One that is `waiting` is held up by a person.
 */
const LONGEST: ReadonlyMap<string | null, number> = new Map([
  ['queued', 24 * HOUR],
  ['in_progress', 5 * 24 * HOUR],
]);

const ROUTE = 'GET /repos/{owner}/{repo}/actions/runs';
const time = z.iso.datetime({ offset: true });
const run = z.object({
  id: z.number(),
  head_sha: z.string(),
  status: z.string().nullable(),
  created_at: time,
  /** Of the last attempt; older servers do not say. */
  run_started_at: time.nullish(),
});
const ANSWER = z.object({ total_count: z.number(), workflow_runs: z.array(run) });
type Run = z.infer<typeof run>;

/** The longest that a job takes on GitHub's own runners, in ms. */
const LONGEST_JOB = 6 * HOUR;

/**
 * The heads of runs that are in progress or queued, among the newest hundred (of a single head, where one is
 * asked about): one request. Those that are so for longer than any job can be are told apart. A note says so
 * where older ones may still be going on: where these hundred were all made within the time that a job may
 * take, or the oldest of them goes on.
 * @throws WorldError for what ends the work
 */
export function liveHeads({ without, head, now }: Asked, ground: Ground): Promise<Learned<Running>> {
  return learn('Which workflow runs are going on', 'actions: read', async () => {
    const of = head === undefined ? {} : { head_sha: head };
    const { data } = await ground.client.request(ROUTE, { ...at(ground), per_page: 100, ...of });
    const { total_count: total, workflow_runs: runs } = narrowed(ANSWER, ROUTE)(data);
    const others = runs.filter(({ id }) => !without.includes(id));
    const live = others.filter((one) => standingOf(one, now) === 'live').map(({ head_sha: sha }) => sha);
    const overdue = others.filter((one) => standingOf(one, now) === 'overdue').toReversed();
    const more = total > runs.length && mayHideMore(runs, now);
    const notes = more ? [`Only the newest ${runs.length} of ${total} workflow runs were looked at.`] : [];
    const told = overdue.map((one): [string, Overdue] => [one.head_sha, overdueOf(one)]);
    return { value: { live: new Set(live), overdue: new Map(told) }, notes };
  });
}

const sinceOf = (one: Run): string => one.run_started_at ?? one.created_at;

const overdueOf = (one: Run): Overdue => ({
  run: one.id,
  status: one.status === 'queued' ? 'queued' : 'in_progress',
  since: sinceOf(one),
});

function standingOf(one: Run, now: number): 'live' | 'overdue' | 'over' {
  const longest = LONGEST.get(one.status);
  if (longest === undefined) return 'over';
  return now - Date.parse(sinceOf(one)) > longest ? 'overdue' : 'live';
}

function mayHideMore(runs: readonly Run[], now: number): boolean {
  const times = runs.map((one) => Date.parse(one.created_at));
  const oldest = runs.at(-1);
  if (oldest === undefined || standingOf(oldest, now) === 'live') return true;
  return Math.max(...times) - Math.min(...times) < LONGEST_JOB;
}
