// Gives a task of a reported project to its agent: stored first (project-state, `assign_task`),
// then announced.

import {
  type Author,
  columnsOf,
  type HistoryEntry,
  type JsonMap,
  type Project,
  type ProjectState,
  type Projects,
} from '../../model/bot/project.ts';
import { WorldError } from '../../model/errors.ts';
import { GATE_ORDERS, type GateOrder } from '../../report/github/gate-issue.ts';
import { keyOf } from '../../text/hash.ts';
import { type Payload, wayOf, whyNobody } from '../command/dispatch-agent.ts';
import { endsAll, type ModeContext, refusalWords } from '../mode-context.ts';
import { textIn } from './project-history.ts';
import { plainName, taskOf, withoutTask } from './tasks.ts';

/** The context in which something can be written. */
export interface AssignmentTarget {
  readonly projects: Projects;
  /** `null`: nowhere but in the store, as `why` says. */
  readonly context: ModeContext | null;
  /** A clause in our words; empty where there is a context. */
  readonly why: string;
  /** ISO 8601 in UTC. */
  readonly now: string;
}

/** What is recorded of a decision; its key is derived from the state that it is about. */
export interface Deciding {
  readonly state: ProjectState;
  readonly key: string;
  /** What the line of the history is called. */
  readonly kind: 'recovery' | 'gate_opened' | 'gate_decided';
  readonly by: Author;
  readonly details: JsonMap;
}

/**
 * Writes the row (project-state's upsert) and the line that says what was decided, both or neither. `false`:
 * the row is another one meanwhile, and stays as it is. Of two that decide at once one alone gets `true`.
 */
export function writeDown(
  { state, key, kind, by, details }: Deciding,
  { order, lastAction }: { readonly order: GateOrder | null; readonly lastAction: string },
  { projects, now }: Pick<AssignmentTarget, 'projects' | 'now'>,
): Promise<boolean> {
  const task = order === null ? null : taskOf(order, state);
  const next: ProjectState = {
    ...state,
    status: 'active',
    currentTaskId: task?.id ?? state.currentTaskId,
    currentAgentId: task?.agent ?? state.currentAgentId,
    lastAction,
    updatedAt: later(now, state.updatedAt),
    metadata: order === 'skip' && task ? withoutTask(state.metadata, task.id) : state.metadata,
  };
  const line = {
    projectId: state.projectId,
    at: next.updatedAt,
    by,
    kind,
    taskId: next.currentTaskId,
    agentId: next.currentAgentId,
    action: lastAction,
    details: { ...details, previous: columnsOf(state), current: columnsOf(next) },
    key,
  };
  return projects.setState(next, line, state.updatedAt);
}

/** Records that a task is assigned, with everything that the agent is to be told. */
export function assign(
  deciding: Deciding & {
    readonly order: GateOrder;
    readonly commit: string | null;
    readonly instruction: string;
  },
  writing: Pick<AssignmentTarget, 'projects' | 'now'>,
): Promise<boolean> {
  const { state, order, commit, instruction, details } = deciding;
  const task = taskOf(order, state);
  const whom = task?.agent === null || task === null ? '' : ` to ${task.agent}`;
  const name = task?.id ?? 'the task';
  const lastAction = order === 'retry' ? `Restarted ${name} (assigned${whom})` : `Assigned ${name}${whom}`;
  const step = task === null ? '' : plainName(task.id, order === 'skip' ? 'next-task' : 'current-task');
  const agent = task?.agent == null ? '' : ` It is for ${plainName(task.agent, 'the agent of that task')}.`;
  const told = { order, commit, step, instruction: `${instruction}${agent}` };
  return writeDown({ ...deciding, details: { ...details, ...told } }, { order, lastAction }, writing);
}

/** A row's time is always after that of the row before it. */
function later(now: string, before: string): string {
  return new Date(Math.max(Date.parse(now), Date.parse(before) + 1)).toISOString();
}

/**
 * Tells the agent what a line says, once. `issue`: under which it can be mentioned. Done again after a crash
 * it comes to the same. @throws WorldError where it is to be tried again
 */
export async function tellAgent(
  line: HistoryEntry,
  { project, key, issue }: { readonly project: Project; readonly key: string; readonly issue: number | null },
  writing: AssignmentTarget,
): Promise<void> {
  const { projects, now } = writing;
  if ((await projects.line(project.id, `${key}/told`)) !== null) return;
  const told = await tell(line, { project, key, issue }, writing);
  const { taskId, agentId, at } = line;
  await projects.record({
    projectId: project.id,
    at: later(now, at),
    by: 'rekindle',
    kind: 'task_assigned',
    taskId,
    agentId,
    action: null,
    details: { told },
    key: `${key}/told`,
  });
}

/** What the agent is asked to do, in the words of a command. Source: project-state. */
const SAYS: Readonly<Record<GateOrder, string>> = { approve: 'resume', retry: 'rerun', skip: 'advance' };

/** Whether and how the agent was told: in our words, for the history. */
async function tell(
  { at, details }: HistoryEntry,
  { project, key, issue }: { readonly project: Project; readonly key: string; readonly issue: number | null },
  { projects, context, why }: AssignmentTarget,
): Promise<string> {
  const row = await projects.find(project.id);
  // Anyone who reports is at it: it is not to be woken as well.
  if (row?.state?.updatedAt !== at) return 'not told: something was reported meanwhile';
  const commit = textIn(details, 'commit');
  if (context === null) return alone(why);
  if (commit === null) return alone('its repository has no commit yet');
  const { config, hub } = context;
  if (config.dispatch.kind === 'none') return alone('the config names no dispatch');
  if (config.dispatch.kind === 'mention' && issue === null)
    return alone('a mention needs an issue, and there is none');
  const nobody = whyNobody(context);
  if (nobody !== null) return nobody;
  const order = GATE_ORDERS.find(({ name }) => name === details['order'])?.name ?? 'approve';
  const payload: Payload = {
    ref: project.ref ?? hub.facts.defaultBranch?.name ?? '',
    sha: commit,
    id: `project-state:${project.id}`,
    step: textIn(details, 'step') ?? '',
    action: SAYS[order],
    instruction: textIn(details, 'instruction') ?? '',
    brief: `/api/projects/${project.id}`,
  };
  const call = { key: `project-${keyOf('project', project.id, key)}`, issue: issue ?? 0 };
  return dispatched(call, payload, context);
}

const alone = (why: string): string => `by the API alone: ${why}`;

async function dispatched(
  call: { readonly key: string; readonly issue: number },
  payload: Payload,
  context: ModeContext,
): Promise<string> {
  const { config, hub } = context;
  try {
    const { outcome, why = '' } = await context.land({
      kind: 'dispatch',
      key: `wake-${call.key}`,
      way: wayOf(call, payload, context),
      payload,
      base: hub.facts.defaultBranch?.sha ?? payload.sha,
    });
    if (outcome === 'held') throw new WorldError('conflict', why);
    if (outcome === 'foreign') return `not told: ${why}`;
    return `by ${config.dispatch.kind}${outcome === 'already' ? ', before a crash as it seems' : ''}`;
  } catch (error) {
    if (!(error instanceof WorldError) || error.refused === 'conflict' || endsAll(error)) throw error;
    return `not told: ${refusalWords({ kind: 'dispatch' }, error)}`;
  }
}
