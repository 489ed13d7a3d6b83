// What GitHub knows of activity on a branch, passed to the engine: its last push, and workflow
// runs as leases.

import type { OptionalFact, Overdue, Push, RunningHeads } from '../model/github/repository.ts';
import type { Recovery } from '../model/recovery.ts';
import type { Survey } from '../model/repository-source.ts';
import type { Settings } from '../model/rule.ts';
import type { LastChange, Snapshot } from '../model/snapshot.ts';
import { DAY, HOUR } from '../model/time-units.ts';
import type { ScanGroup } from '../report/scan/scan-group.ts';
import type { LocatedWorkflow } from './locate.ts';

/** Who pushed when, and on which commits something runs. */
export interface Life {
  readonly pushes: OptionalFact<ReadonlyMap<string, Push>>;
  readonly running: OptionalFact<RunningHeads>;
}

/** So far GitHub's shortest span reaches that holds the default of `abandoned-after`; a little less. */
const LOOK_BACK = 89 * DAY;
/** Beyond the time after which something is abandoned, so that it is known to be older than that. */
const BEYOND = 7 * DAY;

/** From when on pushes are asked for, in epoch ms. */
export function since({ now, abandonedAfter, formats }: Settings): number {
  const ages = [abandonedAfter, ...[...(formats?.values() ?? [])].map((one) => one.abandonedAfter)];
  return now - Math.max(LOOK_BACK, ...ages.map((age) => age + BEYOND));
}

/**
 * A survey without history in which the last change of everything on a branch is the last push to it that
 * counts: GitHub's clock took that time, whatever dates the commits carry. What is pushed to the default
 * branch says nothing of one workflow there, so there the states' own times count alone.
 */
export function withPushes(survey: Survey, { pushes }: Life): Survey {
  if (!pushes.known) return survey;
  const holdings = survey.holdings.map((holding) => {
    const { owner, snapshot } = holding;
    const push = owner === null || owner === survey.defaultBranch ? undefined : pushes.value.get(owner);
    const last = push && lastOf(push, snapshot);
    return { ...holding, snapshot: changedLast(snapshot, last ?? null) };
  });
  return { ...survey, holdings };
}

function lastOf({ at, after }: Push, { commit }: Snapshot): LastChange {
  return { commit: after ?? commit ?? '', at, subject: '' };
}

function changedLast(snapshot: Snapshot, last: LastChange | null): Snapshot {
  return {
    commit: snapshot.commit,
    entry: (path) => snapshot.entry(path),
    list: (folder) => snapshot.list(folder),
    text: (path) => snapshot.text(path),
    pathsOf: (blob) => snapshot.pathsOf(blob),
    history: (path) => snapshot.history(path),
    commits: () => snapshot.commits(),
    lastChange: () => last,
  };
}

/** Nothing runs anywhere, or nothing was asked. */
export const NO_RUNS: RunningHeads = { live: new Set(), overdue: new Map() };

const RUNS = 'A workflow run of GitHub Actions is at work on its last commit.';
const AGELESS =
  'When it last moved is not known: its state names no time, and no push that counts was found. Silence ' +
  'alone means nothing.';

/** What an overdue run says: that anyone who was at work there ended without a word. */
function overdueWords({ run, status, since: begun }: Overdue): string {
  const [what, listed, job, limit] = LISTED[status];
  return (
    `GitHub lists ${what} ${run} on its last commit as ${listed} since ${begun}, but ${job} can be ` +
    `so for more than ${limit}: it is no sign of life, rather of a job that was lost. Cancel that run.`
  );
}

/** What is listed, as what, and which job is so for how long at most. */
const LISTED: Readonly<Record<Overdue['status'], readonly [string, string, string, string]>> = {
  queued: ['the run', 'queued', 'no job', '24 hours'],
  in_progress: ['the run', 'in progress', 'no job', '5 days'],
  'hosted-job': ['a job of the run', 'in progress', "no job on GitHub's own runners", '6 hours'],
};

/**
 * What runs on a head is live, unless it is listed there for longer than a job can take; what has no time at
 * all is told so. Nothing else changes.
 */
export function withLife(judged: readonly ScanGroup[], { pushes, running }: Life): readonly ScanGroup[] {
  const { live, overdue } = running.known ? running.value : NO_RUNS;
  return judged.map(({ holding, recovered }) => {
    const head = holding.snapshot.commit ?? '';
    const lost = overdue.get(head);
    const more = live.has(head) ? 'live' : lost === undefined ? null : overdueWords(lost);
    const workflows = recovered.workflows.map((one) => alive(one, more, pushes.known));
    return { holding, recovered: { ...recovered, workflows } };
  });
}

/** `runs`: `live`, or what is said of a run that is not one any more. */
function alive(one: Recovery, runs: string | null, asked: boolean): Recovery {
  if (one.state === null || one.liveness === 'ended') return one;
  if (runs === 'live') return { ...one, liveness: 'live', notes: [RUNS, ...one.notes] };
  const ageless = one.liveness === 'unknown' && asked ? [AGELESS] : [];
  const told = [...(runs === null ? [] : [runs]), ...ageless];
  return told.length === 0 ? one : { ...one, notes: [...told, ...one.notes] };
}

/** So long after the last sign of work somebody may still be at it: an agent's step takes minutes. */
const AT_WORK = HOUR;

/**
 * The last sign of work on a workflow, in epoch ms, where that is so lately that somebody may still be at it:
 * the last push that counts, or the state's own time; `null`: it is still. A time in the future says nothing.
 */
export function atWorkSince({ recovery, snapshot }: LocatedWorkflow, now: number): number | null {
  const { state } = recovery;
  const change = state === null ? null : snapshot.lastChange(state.folders);
  const pushed = change === null || change === 'unavailable' ? [] : [Date.parse(change.at)];
  const own = (state?.timestamps ?? []).flatMap(({ activity, at }) => (activity && at !== null ? [at] : []));
  const signs = [...pushed.map((at) => Math.min(at, now)), ...own].filter((at) => at <= now);
  const last = Math.max(...signs, Number.NEGATIVE_INFINITY);
  return now - last < AT_WORK ? last : null;
}
