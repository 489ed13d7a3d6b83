// One workflow on several branches, as plain data.

import type { Recovery } from '../../src/model/recovery.ts';
import type { SnapshotWorkflows } from '../../src/model/repository-source.ts';
import { duplicatesIn } from '../../src/report/copies/duplicates.ts';
import { scanReport } from '../../src/report/scan/scan.ts';
import type { ScanGroup } from '../../src/report/scan/scan-group.ts';
import { snapshotOf } from '../snapshot.ts';
import { currentOf, stateOf, stepOf } from '../state.ts';
import { recoveryOf, SETTINGS } from './seen.ts';

export const STEPS = ['spec', 'plan', 'code'];
export const PATH = 'specs/login/state.md';

/** It at a step, with these steps finished. */
export const at = (step: string, done: readonly string[] = [], over: Partial<Recovery> = {}, iteration = 1) =>
  recoveryOf('login', {
    state: stateOf({
      feature: 'login',
      path: PATH,
      steps: STEPS.map((id) => stepOf(id, [], done.includes(id))),
      current: currentOf({ id: step, iteration }),
    }),
    ...over,
  });

/** By the branch that holds it. */
export type Branches = Readonly<Record<string, Recovery>>;

/** A look at all of them. */
export const look = (branches: Branches): readonly ScanGroup[] =>
  Object.entries(branches).map(([owner, one]) => {
    const holding: SnapshotWorkflows = { snapshot: snapshotOf({ [one.path]: owner }), sites: [], owner };
    return { holding, recovered: { workflows: [one], unreadable: [] } };
  });
/** The report of a look, and what is in several places. */
export function reportFor(branches: Branches) {
  const judged = look(branches);
  const scanned = { commits: 8, stateFiles: 8, stateSets: 8, blobsRead: 8, gitProcesses: 4 };
  const holdings = judged.map(({ holding }) => holding);
  const survey = { repository: 'r', defaultBranch: null, holdings, scanned, shallow: false };
  return { report: scanReport(survey, judged, SETTINGS), duplicates: duplicatesIn(judged) };
}
