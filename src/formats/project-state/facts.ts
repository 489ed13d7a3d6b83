// A row with what the repository says beside it: what an evaluator is told (seed 003 §4).
import type { Snapshot } from '../../model/snapshot.ts';
import type { Facts } from '../../model/verdict.ts';
import { parseTime } from '../../text/time.ts';
import { countsOf } from './kinds.ts';
import { taskFile } from './locate.ts';
import { namedIn } from './names.ts';
import { isExport } from './places.ts';
import { type Row, textOf } from './rows.ts';
import { metadataOf, pendingOf, truthIn, wordIn } from './values.ts';

/** `completedTasks`: as many as the row and its history say together. */
export function factsOf(row: Row, completedTasks: number, snapshot: Snapshot): Facts {
  const lastAction = textOf(row, 'lastAction');
  const metadata = metadataOf(row);
  return {
    goal: wordIn(metadata, 'goal', 'project_goal'),
    task: textOf(row, 'task'),
    agent: textOf(row, 'agent'),
    lastAction,
    // Counted when somebody looks: a scan of many branches must not walk a tree for each.
    get files() {
      return countsOf(snapshot);
    },
    taskFiles: namedIn(lastAction).map((named) => taskFile(named, snapshot)),
    changedSince: changedSince(row, snapshot),
    completedTasks,
    pendingTasks: pendingOf(row),
    testsPass: truthIn(metadata, 'tests_passing', 'tests_passed', 'tests_pass'),
  };
}

/** Paths that commits changed since the row was written; exports say nothing of the work. */
function changedSince(row: Row, snapshot: Snapshot): Facts['changedSince'] {
  const commits = snapshot.commits();
  const { at } = parseTime(textOf(row, 'at') ?? '');
  if (commits === 'unavailable' || at === null) return 'unavailable';
  const since = commits.filter((one) => !one.lost && Date.parse(one.at) > at);
  return [...new Set(since.flatMap(({ files }) => files))].filter((path) => !isExport(path)).sort();
}
