// A workflow's state with everything that its file does not say: a format writes down only what it found.

import { folderOf } from '../model/path.ts';
import type { StateLocation } from '../model/state-location.ts';
import type { Artifact, Contradiction, Current, Step, Timestamp, WorkflowState } from '../model/workflow.ts';
import { parseTime } from '../text/time.ts';
import { isNothing } from '../text/vocabulary.ts';

/**
 * A state of which only the place is known, with what was found beside it. Its folder counts as its own; a
 * format whose folder is shared gives `folders`. `unknown` is the status until something else is said.
 */
export function workflowState(site: StateLocation, found: Partial<WorkflowState> = {}): WorkflowState {
  return {
    format: site.format,
    feature: site.feature,
    title: null,
    path: site.path,
    folders: [folderOf(site.path) || site.path],
    status: 'unknown',
    statusText: null,
    ended: null,
    endedWhy: null,
    words: [],
    timestamps: [],
    steps: [],
    current: null,
    spec: null,
    questions: [],
    cleared: [],
    contradictions: [],
    notes: [],
    fileNotes: [],
    ...found,
  };
}

/** A step with defaults: begun, not done, waiting for no one, to be run again. `found` overrides them. */
export function currentStep(id: string, found: Partial<Current> = {}): Current {
  return {
    id,
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
    next: null,
    how: '',
    nextHow: null,
    ...found,
  };
}

/** The same where no file proves how far its work came: it goes on where it stopped. */
export function ongoingStep(id: string, found: Partial<Current> = {}): Current {
  return currentStep(id, { output: 'unprovable', manner: 'continue', ...found });
}

/** A step without a time or a file, with what was found beside it. */
export function stepAt(id: string, finished: boolean, found: Partial<Step> = {}): Step {
  return { id, finished, finishedAt: null, artifacts: [], line: null, ...found };
}

/** The state with something else known of the steps of this id. */
export function withStep(state: WorkflowState, id: string, found: Partial<Step>): WorkflowState {
  return { ...state, steps: state.steps.map((step) => (step.id === id ? { ...step, ...found } : step)) };
}

/** A file that a step owes: its path is known to be safe, and its absence breaks a rule. */
export function owedFile(path: string, found: Partial<Artifact> = {}): Artifact {
  return {
    written: path,
    path,
    unsafe: null,
    conditional: false,
    mustBeComplete: false,
    line: null,
    ...found,
  };
}

/** A file of a step that is a link: not looked at, and named by `artifact-path-safe`. */
export function linkedFile(path: string): Artifact {
  return owedFile(path, { path: null, unsafe: 'a symbolic link', conditional: true });
}

/** A time of the file as a list; empty where the field says that there is none. */
export function timestampOf(
  field: string,
  found: string,
  line: number | null,
  activity: boolean,
): readonly Timestamp[] {
  return isNothing(found) ? [] : [{ field, found, line, activity, ...parseTime(found) }];
}

/** Two places of a state that cannot both be right; `evidence` may name them for programs. */
export function contradiction(
  message: string,
  line: number | null,
  evidence: Contradiction['evidence'] = {},
): Contradiction {
  return { message, line, evidence };
}
