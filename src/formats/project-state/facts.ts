// A row with what the repository says beside it: what an evaluator is told (the decision document §4).
import type { ProjectFacts, TaskFile } from '../../model/bot/verdict.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { parseTime } from '../../text/time.ts';
import { namedIn } from './action-files.ts';
import { metadataOf, pendingOf, truthIn, wordIn } from './column-values.ts';
import { begunFileAt, countsOf, fileAt, taskFile } from './file-index.ts';
import { type StateRow, textOf } from './rows.ts';
import { isExport } from './state-locations.ts';
import { pathsOfTask, testPaths, writesTests } from './task-files.ts';

/** `completedTasks`: as many as the row and its history say together. */
export function factsOf(row: StateRow, completedTasks: number, snapshot: Snapshot): ProjectFacts {
  const lastAction = textOf(row, 'lastAction');
  const metadata = metadataOf(row);
  const task = textOf(row, 'task');
  const taskFiles = namedIn(lastAction).map((named) => taskFile(named, snapshot));
  // Looked for when somebody asks, as the files below are counted.
  const ofTask = once(() => pathsOfTask(task, snapshot).map((path) => begunFileAt(path, snapshot)));
  const tests = once(() =>
    writesTests({ task, lastAction }) ? testPaths(snapshot).map((path) => fileAt(path, snapshot)) : [],
  );
  return {
    goal: wordIn(metadata, 'goal', 'project_goal'),
    task,
    agent: textOf(row, 'agent'),
    lastAction,
    // Counted when somebody looks: a scan of many branches must not walk a tree for each.
    get files() {
      return countsOf(snapshot);
    },
    taskFiles,
    get ofTask() {
      return ofTask();
    },
    get tests() {
      return tests();
    },
    get lastModified() {
      return lastModified([...taskFiles, ...ofTask(), ...tests()], snapshot);
    },
    changedSince: changedSince(row, snapshot),
    completedTasks,
    pendingTasks: pendingOf(row),
    testsPass: truthIn(metadata, 'tests_passing', 'tests_passed', 'tests_pass'),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** By the newest commit that is known to have changed it; the newest first. */
function lastModified(files: readonly TaskFile[], snapshot: Snapshot): ProjectFacts['lastModified'] {
  const commits = snapshot.commits();
  if (commits === 'unavailable') return [];
  const paths = [...new Set(files.flatMap(({ path }) => path ?? []))];
  const times = paths.flatMap((path): ProjectFacts['lastModified'] => {
    const last = commits.find((one) => !one.lost && one.files.includes(path));
    return last ? [[path, last.at]] : [];
  });
  return times.toSorted(([, a], [, b]) => Date.parse(b) - Date.parse(a));
}

/** Paths that commits changed since the row was written; exports say nothing of the work. */
function changedSince(row: StateRow, snapshot: Snapshot): ProjectFacts['changedSince'] {
  const commits = snapshot.commits();
  const { at } = parseTime(textOf(row, 'at') ?? '');
  if (commits === 'unavailable' || at === null) return 'unavailable';
  const since = commits.filter((one) => !one.lost && Date.parse(one.at) > at);
  return [...new Set(since.flatMap(({ files }) => files))].filter((path) => !isExport(path)).sort();
}
