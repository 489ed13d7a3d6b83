// Builds hub states and rule subjects for tests: a healthy workflow, with what a test wants to be otherwise.
import type { RuleContext } from '../src/model/rule.ts';
import type { Snapshot } from '../src/model/snapshot.ts';
import type { Artifact, Current, Spec, Step, WorkflowState } from '../src/model/workflow.ts';
import { snapshotOf } from './snapshot.ts';

/** 2026-09-01T00:00:00Z */
export const NOW = Date.UTC(2026, 8, 1);
export const DAY = 86_400_000;

export function currentOf(over: Partial<Current> = {}): Current {
  return {
    id: 'tdd',
    item: null,
    iteration: null,
    of: null,
    line: null,
    begun: true,
    finished: false,
    failed: false,
    waits: null,
    answersReady: false,
    output: 'none',
    manner: 'restart',
    silence: 'rerun',
    unclear: false,
    next: 'programmer',
    how: '',
    nextHow: null,
    ...over,
  };
}

export function stateOf(over: Partial<WorkflowState> = {}): WorkflowState {
  return {
    format: 'toy',
    feature: '001-login',
    title: null,
    path: 'specs/001-login/state.md',
    folders: ['specs/001-login'],
    status: 'active',
    statusText: 'IN_PROGRESS',
    ended: null,
    endedWhy: null,
    words: [],
    timestamps: [],
    steps: [],
    current: currentOf(),
    spec: null,
    questions: [],
    cleared: [],
    contradictions: [],
    notes: [],
    fileNotes: [],
    ...over,
  };
}

export function artifactOf(path: string | null, over: Partial<Artifact> = {}): Artifact {
  const written = path ?? '<placeholder>';
  return { written, path, unsafe: null, conditional: false, mustBeComplete: false, line: 9, ...over };
}

export function stepOf(id: string, artifacts: readonly Artifact[], finished = true): Step {
  return { id, finished, finishedAt: null, artifacts, line: 9 };
}

export function specOf(over: Partial<Spec> = {}): Spec {
  return {
    path: 'specs/001-login/spec.md',
    present: true,
    renamedTo: [],
    line: 4,
    recorded: null,
    computed: [],
    matched: null,
    declared: null,
    lastMatch: null,
    text: '# Spec\n',
    ...over,
  };
}

export function subjectOf(over: Partial<RuleContext> = {}, snapshot: Snapshot = snapshotOf({})): RuleContext {
  return {
    site: { format: 'toy', path: 'specs/001-login/state.md', files: [], rivals: [], feature: '001-login' },
    snapshot,
    settings: { now: NOW, staleAfter: 7 * DAY, abandonedAfter: 30 * DAY },
    fault: null,
    doc: {},
    version: null,
    newest: null,
    outdated: false,
    state: stateOf(),
    activity: { at: NOW - DAY, from: 'state' },
    liveness: 'recent',
    asked: new Set(),
    ...over,
  };
}

/** One case of a rule's pass or fail list: what it is about, the subject, and what the breaches must say. */
export interface RuleCase {
  readonly name: string;
  readonly subject: RuleContext;
  /** Parts of the message, one list per breach; none means that the rule holds. */
  readonly says?: readonly (readonly string[])[];
}
