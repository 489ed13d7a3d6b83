// The words that humaninloop writes, and what each of them means.
import type { Question } from '../../model/workflow.ts';
import { normal } from '../../text/words.ts';

/** Loop Status (seed 001, recovery patterns). */
export const LOOP_STATUSES = [
  'not_started',
  'scaffolding',
  'spec_writing',
  'validating',
  'clarifying',
  'completed',
  'terminated',
] as const;
export type LoopStatus = (typeof LOOP_STATUSES)[number];

export function isLoopStatus(word: string): word is LoopStatus {
  return (LOOP_STATUSES as readonly string[]).includes(word);
}

/** Status of a row of the Workflow Status Table (upstream's index template). */
export const WORKFLOW_STATUSES = ['not_started', 'in_progress', 'blocked', 'completed'] as const;

/** A workflow that began and is not done. */
export const UNDER_WAY: ReadonlySet<string> = new Set(['in_progress', 'blocked']);

/** Status of a question: `awaiting_answer` is seed 001's word, the others are the templates'. */
export const QUESTION_STATES: ReadonlyMap<string, Question['state']> = new Map([
  ['pending', 'open'],
  ['awaiting_answer', 'open'],
  ['answered', 'answered'],
  ['deferred', 'closed'],
  ['resolved', 'closed'],
]);

/** Termination Reason (upstream's lifecycle page). */
export const TERMINATION_REASONS: ReadonlySet<string> = new Set([
  'success',
  'max_iterations',
  'stale',
  'no_progress',
  'aborted',
]);

/** One phase of the specification workflow. */
interface LoopPhase {
  readonly id: string;
  /** How to go on with it: seed 001's recovery table in our words. */
  readonly how: string;
  /** What it writes beside the index, below the feature's folder; absent: the index alone. */
  readonly writes?: string;
}

/** In the order in which they are walked; B3 to B5 lead back to B1 while gaps are left. */
const LOOP_PHASES: readonly LoopPhase[] = [
  {
    id: 'A1',
    how: 'Scaffold the feature: branch, folders, spec template and index; keep what is there already.',
    writes: 'spec.md',
  },
  { id: 'A2', how: 'Let the spec writer write the spec; running it twice does no harm.', writes: 'spec.md' },
  { id: 'A3', how: 'Validate the spec as it stands and fill the gap queue from what that finds.' },
  {
    id: 'A4',
    how: 'Generate the requirements checklist from the spec.',
    writes: 'checklists/requirements.md',
  },
  { id: 'A5', how: 'Classify the gaps and group them into questions.' },
  {
    id: 'B1',
    how: 'The iteration count stays; one answer may settle several gaps.',
  },
  {
    id: 'B2',
    how: 'Apply the recorded answers to the spec, mark their gaps resolved, then validate again (B3).',
    writes: 'spec.md',
  },
  { id: 'B3', how: 'Validate the spec again in the iteration that the index names.' },
  { id: 'B4', how: 'See whether a termination condition holds.' },
  { id: 'B5', how: 'Update the index and begin the next iteration.' },
  { id: 'C1', how: 'Log the minor gaps that were deferred.' },
  { id: 'C2', how: 'Complete the traceability matrix.' },
  { id: 'C3', how: 'Report on quality.' },
  { id: 'C4', how: 'Write the final state.' },
];

export const PHASE_IDS: readonly string[] = LOOP_PHASES.map(({ id }) => id);

/** What a phase of the loop writes beside the index, below the feature's folder; `null`: nothing. */
export function writtenIn(id: string): string | null {
  return LOOP_PHASES.find((one) => one.id === id)?.writes ?? null;
}

/** The phase behind `id`; `null` behind the last. */
export function phaseAfter(id: string): string | null {
  return PHASE_IDS[PHASE_IDS.indexOf(id) + 1] ?? null;
}

export function howTo(id: string): string {
  return LOOP_PHASES.find((phase) => phase.id === id)?.how ?? '';
}

/** What plan and tasks do next, for an index whose specification loop is finished. */
export const WORKFLOW_HOW = {
  plan: 'Run the plan workflow again at the phase that Plan Phase State names; its finished phases stay.',
  tasks: 'Run the tasks workflow again at the phase that Tasks Phase State names; its finished phases stay.',
} as const;

/** Whom a context file waits for (upstream's command pages), and how to go on. Others are agents too. */
export const CONTEXT_HOW: ReadonlyMap<string, string> = new Map([
  ['awaiting_user', 'Present the clarifications of the last review again; nothing is lost by asking twice.'],
  ['awaiting_analyst', 'Dispatch the analyst again with the instructions in the context file.'],
  ['awaiting_planner', 'Dispatch the planner again with the instructions in the context file.'],
  ['awaiting_architect', 'Dispatch the architect again with the instructions in the context file.'],
  ['awaiting_advocate', 'Dispatch the advocate again to review what is there.'],
]);
export const AGENT_HOW = 'Dispatch the agent that the status names again.';

export const CONTEXT_STATUSES: readonly string[] = [
  'awaiting-analyst',
  'awaiting-planner',
  'awaiting-architect',
  'awaiting-advocate',
  'awaiting-user',
  'completed',
];

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
