// What GitHub knows of a branch's life, put where the engine looks: its last push for its last change, a
// run for a lease.
import type { Survey } from '../model/edge.ts';
import type { Known, Push } from '../model/hub.ts';
import type { Recovery } from '../model/recovery.ts';
import type { Settings } from '../model/rule.ts';
import type { LastChange, Snapshot } from '../model/snapshot.ts';
import type { Judged } from '../report/judged.ts';

/** Who pushed when, and on which commits something runs. */
export interface Life {
  readonly pushes: Known<ReadonlyMap<string, Push>>;
  readonly running: Known<ReadonlySet<string>>;
}

const DAY = 86_400_000;
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

const RUNS = 'A workflow run of GitHub Actions is at work on its last commit.';
const AGELESS =
  'When it last moved is not known: its state names no time, and no push that counts was found. Silence ' +
  'alone means nothing.';

/** What runs on a head is live; what has no time at all is told so. Nothing else changes. */
export function withLife(judged: readonly Judged[], { pushes, running }: Life): readonly Judged[] {
  return judged.map(({ holding, recovered }) => {
    const { commit } = holding.snapshot;
    const runs = running.known && commit !== null && running.value.has(commit);
    const workflows = recovered.workflows.map((one) => alive(one, runs, pushes.known));
    return { holding, recovered: { ...recovered, workflows } };
  });
}

function alive(one: Recovery, runs: boolean, asked: boolean): Recovery {
  if (one.state === null || one.liveness === 'ended') return one;
  if (runs) return { ...one, liveness: 'live', notes: [RUNS, ...one.notes] };
  return one.liveness === 'unknown' && asked ? { ...one, notes: [AGELESS, ...one.notes] } : one;
}
