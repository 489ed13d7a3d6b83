// The commits that a workflow run of GitHub Actions works on right now: an agent that runs there is alive.
import { z } from 'zod';
import type { Overdue, RunningHeads } from '../../model/github/repository.ts';
import { HOUR } from '../../model/time-units.ts';
import { at, type GitHubContext } from '../effect-context.ts';
import { type Learned, learn, narrowed } from './optional-facts.ts';

/** What is asked about. */
export interface RunningQuery {
  /** Ids of runs that do not count: our own. */
  readonly without: readonly number[];
  /** One commit alone, by its full hex id; absent: all. */
  readonly head?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

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
 * How many runs that are in progress for longer than that are asked for their jobs, the newest first: few
 * last so long, and of one that was not asked nothing is said.
 */
const ASKED = 5;
const JOBS = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs';
const job = z.object({
  status: z.string(),
  started_at: time.nullish(),
  labels: z.array(z.string()),
  runner_group_name: z.string().nullish(),
});
const JOBS_ANSWER = z.object({ total_count: z.number(), jobs: z.array(job) });
type Job = z.infer<typeof job>;

/**
 * The heads of runs that are in progress or queued, among the newest hundred (of a single head, where one is
 * asked about): one request. Those that are so for longer than any job can be are told apart. A note says so
 * where older ones may still be going on: where these hundred were all made within the time that a job may
 * take, or the oldest of them goes on.
 * @throws WorldError for what ends the work
 */
export function liveHeads(
  { without, head, now }: RunningQuery,
  ground: GitHubContext,
): Promise<Learned<RunningHeads>> {
  return learn('Which workflow runs are going on', 'actions: read', async () => {
    const of = head === undefined ? {} : { head_sha: head };
    const { data } = await ground.client.request(ROUTE, { ...at(ground), per_page: 100, ...of });
    const { total_count: total, workflow_runs: runs } = narrowed(ANSWER, ROUTE)(data);
    const others = runs.filter(({ id }) => !without.includes(id));
    const going = others.filter((one) => standingOf(one, now) === 'live');
    const long = going.filter((one) => one.status === 'in_progress' && isOver(sinceOf(one), now));
    const lost = await lostAmong(long.slice(0, ASKED), now, ground);
    const live = going.filter(({ id }) => !lost.has(id)).map(({ head_sha: sha }) => sha);
    const overdue = others
      .filter((one) => lost.has(one.id) || standingOf(one, now) === 'overdue')
      .toReversed();
    const more = total > runs.length && mayHideMore(runs, now);
    const notes = more ? [`Only the newest ${runs.length} of ${total} workflow runs were looked at.`] : [];
    const told = overdue.map((one): [string, Overdue] => [one.head_sha, lost.get(one.id) ?? overdueOf(one)]);
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

/** GitHub gives a job that it ends some minutes to put things away ("Canceling a workflow run"). */
const TO_END = HOUR / 4;
const isOver = (since: string, now: number): boolean => now - Date.parse(since) > LONGEST_JOB + TO_END;

/** Of runs that may go on, those in which every job that is left was lost, each with the oldest of these. */
async function lostAmong(
  runs: readonly Run[],
  now: number,
  ground: GitHubContext,
): Promise<ReadonlyMap<number, Overdue>> {
  const lost = new Map<number, Overdue>();
  for (const { id } of runs) {
    const { value } = await learn(`Which jobs of run ${id} go on`, 'actions: read', async () => {
      const { data } = await ground.client.request(JOBS, { ...at(ground), run_id: id, per_page: 100 });
      const { total_count: total, jobs } = narrowed(JOBS_ANSWER, JOBS)(data);
      return { value: total > jobs.length ? null : lostSince(jobs, now), notes: [] };
    });
    if (value !== 'unavailable' && value !== null)
      lost.set(id, { run: id, status: 'hosted-job', since: value });
  }
  return lost;
}

/**
 * Since when the oldest job is in progress, where each that is not over runs on GitHub's own runners for
 * longer than one can; `null`: one of them may be at work, or comes next.
 */
function lostSince(jobs: readonly Job[], now: number): string | null {
  const open = jobs.filter(({ status }) => status !== 'completed');
  const since = open.flatMap((one) => (one.started_at && isLost(one, now) ? [one.started_at] : []));
  return open.length > 0 && since.length === open.length ? (since.toSorted()[0] ?? null) : null;
}

/** The labels of GitHub's runners, whose group has this name; one's own runner may have the same label. */
const HOSTED = /^(?:ubuntu|windows|macos)-[\w.-]+$/i;
const HOSTED_GROUP = 'GitHub Actions';

function isLost({ status, started_at: since, labels, runner_group_name: group }: Job, now: number): boolean {
  const hosted = labels.length > 0 && labels.every((label) => HOSTED.test(label));
  return (
    status === 'in_progress' && hosted && (group ?? HOSTED_GROUP) === HOSTED_GROUP && isOver(since ?? '', now)
  );
}

function mayHideMore(runs: readonly Run[], now: number): boolean {
  const times = runs.map((one) => Date.parse(one.created_at));
  const oldest = runs.at(-1);
  if (oldest === undefined || standingOf(oldest, now) === 'live') return true;
  return Math.max(...times) - Math.min(...times) < LONGEST_JOB;
}
