// Looks at commits made of plain data: workflows and unreadable files, with their report.

import type { ProjectFacts } from '../../src/model/bot/verdict.ts';
import type { Action, Decision, Reason } from '../../src/model/decision.ts';
import type { Recovery, Unreadable } from '../../src/model/recovery.ts';
import type { SnapshotWorkflows } from '../../src/model/repository-source.ts';
import type { Finding } from '../../src/model/rule.ts';
import { type Brief, briefOf } from '../../src/report/brief/brief.ts';
import type { CheckCall } from '../../src/report/check/conclusion.ts';
import type { ReportedScan } from '../../src/report/check/new-invalid.ts';
import { scanReport } from '../../src/report/scan/scan.ts';
import { snapshotOf } from '../snapshot.ts';
import { DAY, NOW, stateOf } from '../state.ts';

export const SETTINGS = { now: NOW, staleAfter: 7 * DAY, abandonedAfter: 30 * DAY };

export function decisionOf(action: Action, reason: Reason, step: string | null = null): Decision {
  return { action, step, reason, instruction: `Do ${action}.`, options: [] };
}

export function findingOf(over: Partial<Finding> = {}): Finding {
  return {
    rule: 'artifact-exists',
    severity: 'error',
    consequence: 'rerun',
    reason: 'artifact-missing',
    step: null,
    message: 'found nothing, expected a file.',
    path: 'specs/001-login/state.md',
    line: 7,
    evidence: { seen: 'no' },
    ...over,
  };
}

/** A healthy, recent workflow that can go on. */
export function recoveryOf(feature: string, over: Partial<Recovery> = {}): Recovery {
  const path = `specs/${feature}/state.md`;
  return {
    id: `toy:${feature}`,
    format: 'toy',
    feature,
    path,
    site: { format: 'toy', path, files: [path], rivals: [], feature },
    version: null,
    newest: null,
    state: stateOf({ feature, path }),
    activity: { at: NOW - DAY, from: 'state' },
    liveness: 'recent',
    findings: [],
    decision: decisionOf('rerun', 'step-interrupted', 'tdd'),
    proposals: [],
    beside: [],
    notes: [],
    ...over,
  };
}

/** A workflow whose state is invalid. */
export function invalidOf(feature: string, over: Partial<Recovery> = {}): Recovery {
  const path = over.path ?? `specs/${feature}/state.md`;
  const finding = findingOf({ rule: 'status-known', consequence: 'ask', reason: 'status-unknown', path });
  return recoveryOf(feature, { findings: [finding], decision: decisionOf('ask', 'status-unknown'), ...over });
}

export function unreadableOf(path: string, over: Partial<Unreadable> = {}): Unreadable {
  return { path, rule: 'state-readable', message: 'found an empty file.', line: null, ...over };
}

/** One commit that holds these. `texts`: what the state files hold, where bytes matter. */
export function seenOf(
  workflows: readonly Recovery[],
  unreadable: readonly Unreadable[] = [],
  texts: Readonly<Record<string, string>> = {},
): ReportedScan {
  const paths = [...workflows, ...unreadable].map(({ path }) => path);
  const files = Object.fromEntries(
    paths.map((path, index) => [path, texts[path] ?? `text ${index} of ${path}`]),
  );
  const holding: SnapshotWorkflows = {
    snapshot: snapshotOf(files, { commit: 'a'.repeat(40) }),
    sites: [],
    owner: null,
  };
  const judged = [{ holding, recovered: { workflows, unreadable } }];
  const scanned = { commits: 1, stateFiles: paths.length, stateSets: 1, blobsRead: 1, gitProcesses: 1 };
  const survey = { repository: 'toys', defaultBranch: null, holdings: [holding], scanned, shallow: false };
  return { judged, report: scanReport(survey, judged, SETTINGS) };
}

export function callOf(over: Partial<CheckCall> = {}): CheckCall {
  return {
    head: 'a'.repeat(40),
    base: { kind: 'commit', commit: 'b'.repeat(40) },
    failOn: 'invalid',
    remarks: [],
    resultFile: '/tmp/rekindle-result.json',
    ...over,
  };
}

/** What an evaluator is told of a project. */
export const FACTS: ProjectFacts = {
  goal: null,
  task: 'implement_auth',
  agent: null,
  lastAction: 'Created auth.py',
  files: { total: 12, source: 7, test: 3, config: 1 },
  taskFiles: [{ written: 'auth.py', path: 'auth.py', lines: 100 }],
  ofTask: [],
  tests: [],
  lastModified: [],
  changedSince: ['auth.py', 'b.py'],
  completedTasks: 2,
  pendingTasks: ['write_docs', 'ship it'],
  testsPass: true,
};

/** A repair that is proposed. */
export const REPAIR = {
  kind: 'repair',
  summary: 'back to the version of bbbbbbbbbbbb',
  files: [],
  proof: ['It can be read.'],
  changes: [],
} as const;

/** The brief of the one workflow that a commit holds; `subject`: what the commits of its history say. */
export function briefAt(one: Recovery, owner = 'main', subject = ''): Brief {
  const commit = 'a'.repeat(40);
  const last = { commit, at: '2026-08-30T00:00:00Z', subject };
  const held = snapshotOf({ [one.path]: 'x' }, { commit });
  const snapshot = { ...held, head: last, lastChanges: () => [last, { ...last, commit: 'b'.repeat(40) }] };
  const holding = { snapshot, sites: [], owner };
  const judged = [{ holding, recovered: { workflows: [one], unreadable: [] } }];
  const scanned = { commits: 1, stateFiles: 1, stateSets: 1, blobsRead: 1, gitProcesses: 1 };
  const survey = { repository: 'toys', defaultBranch: null, holdings: [holding], scanned, shallow: false };
  const report = scanReport(survey, judged, SETTINGS);
  const [workflow] = report.workflows;
  if (!workflow) throw new Error('there is a workflow');
  return briefOf(one, workflow, snapshot, report.now);
}
