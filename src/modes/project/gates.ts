// Gates of reported projects (project-state, `trigger_gate`): opened as an issue, closed when no
// longer needed.
import {
  columnsOf,
  type Gate,
  type HistoryEntry,
  type Project,
  type ProjectRow,
  type Projects,
} from '../../model/bot/project.ts';
import { type GateView, gateIssue, gateKey } from '../../report/github/gate-issue.ts';
import type { ModeContext } from '../mode-context.ts';
import { type AssignmentTarget, type Deciding, writeDown } from './assign-task.ts';
import { mapIn, movedSince, rowIn, textIn } from './project-history.ts';
import { nextTask } from './tasks.ts';

/** project-state, word for word. */
const REASON = 'Recovery requires human review';

const ASKED = 'Waits for a person: recovery requires human review';

/** Writes down that a person is asked. `false`: the row is another one meanwhile. */
export const askPerson = (
  deciding: Deciding,
  writing: Pick<AssignmentTarget, 'projects' | 'now'>,
): Promise<boolean> => writeDown(deciding, { order: null, lastAction: ASKED }, writing);

/**
 * Asks as a line says, once. Without a repository that we may write to the gate is kept all the same, and
 * shown by the API. @throws WorldError where it is to be tried again
 */
export async function openGate(
  line: HistoryEntry,
  { project, key }: { readonly project: Project; readonly key: string },
  { projects, context }: Pick<AssignmentTarget, 'projects' | 'context'>,
): Promise<void> {
  const row = await projects.find(project.id);
  const moved = row?.state?.updatedAt !== line.at;
  const details = textIn(line.details, 'why') ?? '';
  const asked = { projectId: project.id, key, reason: REASON, details, openedAt: line.at };
  // Something was reported before anyone was asked, so there is nothing left to ask.
  if (moved && !(await projects.gates({ projectId: project.id, open: true })).some((one) => one.key === key))
    return;
  const gate = await projects.openGate(asked);
  if (context === null || gate.issue !== null || gate.closedAt !== null || !context.hub.facts.hasIssues)
    return;
  const landed = await context.attempt({
    kind: 'issue',
    key: gateKey(gate),
    ...gateIssue(viewOf(line, project, gate)),
    labels: [LABEL],
  });
  if (landed?.number != null) await projects.setGateIssue(gate.id, landed.number);
}

const LABEL = 'rekindle: needs decision';

function viewOf(line: HistoryEntry, project: Project, gate: Gate): GateView {
  const row = rowIn(line, 'previous');
  const next = row && nextTask({ currentTaskId: row.current_task_id, currentAgentId: null, ...row });
  return {
    project,
    row: row && {
      task: row.current_task_id,
      agent: row.current_agent_id,
      lastAction: row.last_action,
      at: row.updated_at,
    },
    next: next?.id ?? null,
    gate,
    said: textIn(line.details, 'reasoning'),
    files: mapIn(line.details, 'file_state'),
  };
}

/** Closes the issue of a gate, and takes the label away that says that somebody must decide. */
export async function closeIssue(gate: Gate, context: ModeContext): Promise<void> {
  const { issue } = gate;
  if (issue === null) return;
  await context.attempt({ kind: 'label', key: `${gateKey(gate)}-label`, issue, add: [], remove: [LABEL] });
  await context.attempt({ kind: 'close', key: gateKey(gate), issue, reason: 'completed' });
}

/** Lines of the history that are looked at, the newest first. */
export const LOOKED_AT = 500;

/** Whether something new was reported since people were asked. */
export async function isPast(gate: Gate, { state }: ProjectRow, projects: Projects): Promise<boolean> {
  const line = await projects.line(gate.projectId, gate.key);
  if (!line || !state) return true;
  return movedSince(line, columnsOf(state), await projects.history(gate.projectId, LOOKED_AT));
}

/**
 * What is wrong with an open gate: `past`, its project ended, was paused or reported something new since;
 * `unasked`, it has no issue though its project has a repository. `null`: it waits as it should.
 */
export async function amissAt(
  gate: Gate,
  row: ProjectRow,
  projects: Projects,
): Promise<'past' | 'unasked' | null> {
  const { project, state } = row;
  if (state?.status !== 'active') return 'past';
  if (state.updatedAt !== gate.openedAt && (await isPast(gate, row, projects))) return 'past';
  return gate.issue === null && project.repository !== null ? 'unasked' : null;
}

/**
 * Corrects what is wrong with an open gate; the result in our words. `waits`: where its issue cannot
 * be closed now, it stays open. @throws WorldError where it is to be tried again
 */
export async function tendGate(gate: Gate, writing: AssignmentTarget, waits: boolean): Promise<string> {
  const { projects, context, why } = writing;
  const row = await projects.find(gate.projectId);
  if (!row) return 'The project is gone.';
  const amiss = await amissAt(gate, row, projects);
  if (amiss === null) return 'It waits for a person.';
  if (amiss === 'past') {
    if (context === null && waits && gate.issue !== null) return `Its issue cannot be closed: ${why}.`;
    await takeBack(gate, writing);
    return 'What was asked is past: it is taken back.';
  }
  if (context === null) return `No issue can be opened: ${why}.`;
  const line = await projects.line(gate.projectId, gate.key);
  if (line) await openGate(line, { project: row.project, key: gate.key }, writing);
  const [now] = (await projects.gates({ projectId: gate.projectId })).filter(({ id }) => id === gate.id);
  return now?.issue == null ? 'No issue could be opened.' : 'Its issue is opened.';
}

/** The question is out of date: the orchestrator has reported something new since. */
export async function takeBack(gate: Gate, { projects, context, now }: AssignmentTarget): Promise<void> {
  if (context !== null) await closeIssue(gate, context);
  await projects.closeGate(gate.id, now, 'rekindle');
}
