// The words that humaninloop writes, and what each of them means.
import { stageTable } from '../../formkit/stages.ts';
import { statusWord, vocabulary } from '../../formkit/vocabulary.ts';
import type { Question, StepGuide } from '../../model/workflow.ts';
import { fromOneLine } from '../../text/markdown/one-line.ts';
import { isOnlyAwaited } from '../../text/markdown/only-awaited.ts';
import { isUnanswered } from '../../text/markdown/unanswered.ts';
import { normal } from '../../text/vocabulary.ts';

export type LoopStatus =
  | 'not_started'
  | 'scaffolding'
  | 'spec_writing'
  | 'validating'
  | 'clarifying'
  | 'completed'
  | 'terminated';

/** Loop Status (RECOVERY.md). */
export const LOOP_STATUSES = vocabulary<LoopStatus>(
  {
    not_started: 'not_started',
    scaffolding: 'scaffolding',
    spec_writing: 'spec_writing',
    validating: 'validating',
    clarifying: 'clarifying',
    completed: 'completed',
    terminated: 'terminated',
  },
  {},
  ['completed', 'terminated'],
);

/** Status of a row of the Workflow Status Table (upstream's index template). */
export const WORKFLOW_STATUSES = vocabulary<'waiting' | 'under-way' | 'done'>(
  { not_started: 'waiting', in_progress: 'under-way', blocked: 'under-way', completed: 'done' },
  {},
  ['completed'],
);

/** Does the value say of a workflow that it began and is not done? */
export function isUnderWay({ value }: { readonly value: string }): boolean {
  return WORKFLOW_STATUSES.means(value) === 'under-way';
}

/** Status of a question: `awaiting_answer` is RECOVERY.md's word, the others are the templates'. */
export const QUESTION_STATES = vocabulary<Question['state']>({
  pending: 'open',
  awaiting_answer: 'open',
  answered: 'answered',
  deferred: 'closed',
  resolved: 'closed',
});

/** `TBD`, `-`, `_pending_`, a gap of the template: no answer yet. The tool writes `Pending C2.1`. */
export function saysNothing(answer: string): boolean {
  return isUnanswered(fromOneLine(answer)) || isOnlyAwaited(answer);
}

/** Termination Reason (upstream's lifecycle page). */
export const TERMINATION_REASONS: ReadonlySet<string> = new Set([
  'success',
  'max_iterations',
  'stale',
  'no_progress',
  'aborted',
]);

/** What a phase of the loop writes beside the index: files below the feature's folder. */
const phase = (id: string, is: string, how: string, ...outputs: readonly string[]) => ({
  id,
  name: id,
  is,
  how,
  outputs,
});

/**
 * The phases of the specification loop in the order in which they are walked; B3 to B5 lead back to B1 while
 * gaps are left. How to go on with each is RECOVERY.md's table in our words.
 */
export const LOOP_PHASES = stageTable([
  phase(
    'A1',
    'makes the branch, the folders, the spec template and the index',
    'Scaffold the feature: branch, folders, spec template and index; keep what is there already.',
    'spec.md',
  ),
  phase(
    'A2',
    'writes the spec',
    'Let the spec writer write the spec; running it twice does no harm.',
    'spec.md',
  ),
  phase(
    'A3',
    'validates the spec and fills the gap queue',
    'Validate the spec as it stands and fill the gap queue from what that finds.',
  ),
  phase(
    'A4',
    'writes the requirements checklist from the spec',
    'Generate the requirements checklist from the spec.',
    'checklists/requirements.md',
  ),
  phase(
    'A5',
    'groups the gaps into questions for a person',
    'Classify the gaps and group them into questions.',
  ),
  phase(
    'B1',
    'asks a person the questions and records the answers',
    'The iteration count stays; one answer may settle several gaps.',
  ),
  phase(
    'B2',
    'applies the recorded answers to the spec and marks their gaps resolved',
    'Apply the recorded answers to the spec, mark their gaps resolved, then validate again (B3).',
    'spec.md',
  ),
  phase(
    'B3',
    'validates the spec again, which may find new gaps',
    'Validate the spec again in the iteration that the index names.',
  ),
  phase(
    'B4',
    'sees whether the loop ends: no gap is left, or too many iterations brought nothing',
    'See whether a termination condition holds.',
  ),
  phase(
    'B5',
    'updates the index and begins the next iteration, which leads back to B1',
    'Update the index and begin the next iteration.',
  ),
  phase('C1', 'logs the minor gaps that were put off', 'Log the minor gaps that were deferred.'),
  phase(
    'C2',
    'completes the traceability matrix from requirements to checks',
    'Complete the traceability matrix.',
  ),
  phase('C3', 'reports on the quality of the spec', 'Report on quality.'),
  phase('C4', 'writes the final state of the loop', 'Write the final state.'),
]);

/** The phases that have a file of their own (upstream's commands of the same names). */
export const PHASE_GUIDES: ReadonlyMap<string, StepGuide> = new Map([
  ['specify', { is: 'writes the spec of the feature', next: 'techspec' }],
  ['techspec', { is: 'writes the technical spec', next: 'plan' }],
  ['plan', { is: 'writes the plan of the feature from its spec', next: 'tasks' }],
  ['tasks', { is: 'breaks the plan into tasks', next: 'implement' }],
  ['implement', { is: 'does the tasks: code and tests', next: null }],
]);

/** What the workflows after the loop are for. */
export const WORKFLOW_GUIDES: readonly (readonly [string, StepGuide])[] = [
  ['plan', { is: 'writes the plan of the feature from its spec', next: 'tasks' }],
  ['tasks', { is: 'breaks the plan into tasks', next: null }],
];

/** What plan and tasks do next, for an index whose specification loop is finished. */
export const WORKFLOW_HOW = {
  plan: 'Run the plan workflow again at the phase that Plan Phase State names; its finished phases stay.',
  tasks: 'Run the tasks workflow again at the phase that Tasks Phase State names; its finished phases stay.',
} as const;

/** Whom a context file waits for (upstream's command pages); others are agents too. */
export const CONTEXT_STATUSES = vocabulary<'agent' | 'user' | 'done'>(
  {
    'awaiting-analyst': 'agent',
    'awaiting-planner': 'agent',
    'awaiting-architect': 'agent',
    'awaiting-advocate': 'agent',
    'awaiting-user': 'user',
    completed: 'done',
  },
  {},
  ['completed'],
);

/** Does the value of a context file's status wait for a person? */
export function awaitsUser(found: string): boolean {
  return /^awaiting_(?:user|human)/.test(statusWord(found));
}

/** How to go on with a context file, by its status. */
export function contextHow(found: string): string {
  return CONTEXT_HOW.get(statusWord(found)) ?? 'Dispatch the agent that the status names again.';
}

const CONTEXT_HOW: ReadonlyMap<string, string> = new Map([
  ['awaiting_user', 'Present the clarifications of the last review again; nothing is lost by asking twice.'],
  ['awaiting_analyst', 'Dispatch the analyst again with the instructions in the context file.'],
  ['awaiting_planner', 'Dispatch the planner again with the instructions in the context file.'],
  ['awaiting_architect', 'Dispatch the architect again with the instructions in the context file.'],
  ['awaiting_advocate', 'Dispatch the advocate again to review what is there.'],
]);

/** `type` of a context file's front matter. */
export const CONTEXT_TYPES: readonly string[] = [
  'specification-request',
  'techspec-request',
  'plan-request',
  'planning-request',
  'tasks-request',
];

/** Status of a graph's node (upstream's enumerations of all four node types, schema 1.0.0 and 3.0.0). */
export type NodeState = 'waiting' | 'running' | 'done' | 'failed';
const NODES: readonly (readonly [string, NodeState])[] = [
  ['pending', 'waiting'],
  ['in-progress', 'running'],
  ['completed', 'done'],
  ['skipped', 'done'],
  ['passed', 'done'],
  ['decided', 'done'],
  ['achieved', 'done'],
  ['needs-revision', 'done'],
  ['halted', 'failed'],
  ['failed', 'failed'],
];
export const NODE_STATUSES: readonly string[] = NODES.map(([word]) => word);
/** By the normal spelling. */
export const NODE_STATES: ReadonlyMap<string, NodeState> = new Map(
  NODES.map(([word, state]) => [normal(word), state]),
);

/** Status of a graph and outcome of a pass. */
export const GRAPH_STATUSES: readonly string[] = ['in-progress', 'completed'];
export const OUTCOMES: readonly string[] = ['completed', 'halted'];

/** Schema versions of graphs that we know. */
export const GRAPH_VERSIONS: readonly string[] = ['1.0.0', '3.0.0'];
