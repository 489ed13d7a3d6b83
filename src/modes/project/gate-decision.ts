// A person's decision at a gate: a comment in its issue by somebody with write access, which counts once.
import { parseComment } from '../../commands/parse.ts';
import { isCommandOff, permissionFor } from '../../config/queries.ts';
import type { Gate, HistoryEntry } from '../../model/bot/project.ts';
import { WorldError } from '../../model/errors.ts';
import type { IssueCommentEvent } from '../../model/github/event.ts';
import { HUB_ROLES, type IssueComment } from '../../model/github/repository.ts';
import { GATE_ORDERS, type GateAnswer, type GateOrder, gateAnswer } from '../../report/github/gate-issue.ts';
import { replyKey } from '../../report/github/markers.ts';
import { mayOrder } from '../command/pending-commands.ts';
import type { ModeContext } from '../mode-context.ts';
import { type AssignmentTarget, assign, tellAgent } from './assign-task.ts';
import { closeIssue, isPast, takeBack } from './gates.ts';
import { placeOf } from './recover-project.ts';
import { taskOf } from './tasks.ts';

type Deciding = AssignmentTarget & { readonly context: ModeContext };

interface Said {
  readonly order: GateOrder;
  readonly by: `@${string}`;
  readonly comment: number;
}

/** @throws WorldError where it is to be tried again */
export async function orderAtGate(
  gate: Gate,
  { action, issue, comment: { id } }: IssueCommentEvent,
  deciding: Deciding,
): Promise<void> {
  const { context, projects } = deciding;
  if (action !== 'created') return;
  const line = await projects.line(gate.projectId, keyFor(gate));
  // Already decided by this comment, and cut off afterwards: the rest is still to be done.
  if (line?.details['comment'] === id) return ended(gate, line, issue.number, deciding);
  // As it stands now: one that is gone, or was edited, commands nothing.
  const remark = await context.hub.remark(id);
  if (remark === null || remark.updatedAt !== remark.createdAt) return;
  const call = parseComment(remark.body, { bare: true });
  if (call === null || !mayOrder(remark.author, remark.viaApp, context.inputs)) return;
  const order = GATE_ORDERS.find(({ name }) => call.kind === 'call' && call.command === name)?.name;
  const answer = (given: GateAnswer) => answered(given, id, issue.number, context);
  const by = remark.author?.login ?? '';
  const least = permissionFor(context.config, order ?? '', context.inputs.commandPermission);
  if (HUB_ROLES.indexOf(await context.hub.role(by)) < HUB_ROLES.indexOf(least))
    return react('-1', id, context);
  if (order === undefined || isCommandOff(context.config, order)) return answer({ kind: 'not-here' });
  if (isOld(remark, context)) return answer({ kind: 'old' });
  const given = await decided(gate, { order, by: `@${by}`, comment: id }, deciding);
  return typeof given === 'string' ? answer({ kind: given }) : ended(gate, given, issue.number, deciding);
}

const keyFor = ({ id }: Gate): string => `gate/${id}`;

const isOld = ({ createdAt }: IssueComment, { settings, inputs }: ModeContext): boolean =>
  settings.now - Date.parse(createdAt) > inputs.oldAfter;

/** Tries where somebody else wrote the row at the same moment. */
const TRIES = 5;

/** The line that says what this command decided; else why it decided nothing. */
async function decided(
  gate: Gate,
  said: Said,
  deciding: Deciding,
): Promise<HistoryEntry | 'closed' | 'moved' | 'no-next'> {
  const { projects, context } = deciding;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const row = await projects.find(gate.projectId);
    // After the row: of a decision that came between the two, the line is there.
    const before = await projects.line(gate.projectId, keyFor(gate));
    if (before) return before.details['comment'] === said.comment ? before : 'closed';
    if (gate.closedAt !== null) return gate.closedBy === 'rekindle' ? 'moved' : 'closed';
    if (row?.state?.status !== 'active' || (await isPast(gate, row, projects))) {
      await takeBack(gate, deciding);
      return 'moved';
    }
    const { project, state } = row;
    const { order, by, comment } = said;
    if (order === 'skip' && taskOf(order, state) === null) return 'no-next';
    const { commit } = await placeOf(project, context.hub);
    const details = { gate: gate.id, order, comment };
    const given = { state, key: keyFor(gate), kind: 'gate_decided', by, details } as const;
    // Whether it was written is seen from what is there now.
    await assign({ ...given, order, commit, instruction: DECIDED[order] }, deciding);
  }
  throw new WorldError('conflict', 'The project was written by others each time that it was decided.');
}

const DECIDED: Readonly<Record<GateOrder, string>> = {
  approve: 'A person looked and decided: go on with the task as it is; do not restart it.',
  retry: 'A person looked and decided: begin the task again.',
  skip: 'A person looked and decided: the task before is taken as done; begin this one.',
};

/** Does what was decided: the agent is told, the person answered, gate and issue closed. */
async function ended(gate: Gate, line: HistoryEntry, issue: number, deciding: Deciding): Promise<void> {
  const { projects, context } = deciding;
  const row = await projects.find(gate.projectId);
  if (row) await tellAgent(line, { project: row.project, key: keyFor(gate), issue }, deciding);
  await projects.closeGate(gate.id, line.at, line.by);
  const order = GATE_ORDERS.find(({ name }) => name === line.details['order'])?.name ?? 'approve';
  await answered({ kind: 'done', order, task: line.taskId }, Number(line.details['comment']), issue, context);
  await closeIssue({ ...gate, issue }, context);
}

async function answered(
  given: GateAnswer,
  comment: number,
  issue: number,
  context: ModeContext,
): Promise<void> {
  const key = replyKey(comment);
  await context.attempt({ kind: 'card', key, issue, body: gateAnswer(key, given) });
  await react(given.kind === 'done' ? '+1' : given.kind === 'not-here' ? 'confused' : '-1', comment, context);
}

async function react(
  content: '+1' | '-1' | 'confused',
  comment: number,
  context: ModeContext,
): Promise<void> {
  const at = { kind: 'comment', id: comment } as const;
  await context.attempt({ kind: 'react', key: `react-${comment}`, at, content });
}
