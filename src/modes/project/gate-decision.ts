// A person's decision at a gate: a comment in its issue by somebody with write access, which counts once.
import { parseComment, slashOf } from '../../commands/parse.ts';
import { isCommandOff, permissionFor } from '../../config/enabled.ts';
import type { Gate, HistoryEntry } from '../../model/bot/project.ts';
import type { Call } from '../../model/call.ts';
import { WorldError } from '../../model/errors.ts';
import type { IssueCommentEvent } from '../../model/github/event.ts';
import type { IssueComment } from '../../model/github/repository.ts';
import { GATE_ORDERS, type GateAnswer, type GateOrder, gateAnswer } from '../../report/github/gate-issue.ts';
import { replyKey } from '../../report/github/markers.ts';
import { isForGate, isSettled } from '../command/pending-commands.ts';
import { mayOrder, suffices } from '../command/permissions.ts';
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
  readonly issue: number;
}

/**
 * `false`: what was written is about no project, so it is a command as in any other place; so is all of it
 * while the config has mistakes, which is said there. @throws WorldError where it is to be tried again
 */
export async function orderAtGate(
  gate: Gate,
  { action, issue, comment: { id } }: IssueCommentEvent,
  deciding: Deciding,
): Promise<boolean> {
  const { context, projects } = deciding;
  if (action !== 'created') return true;
  const line = await projects.line(gate.projectId, keyFor(gate));
  const { usable } = context.config;
  // Already decided by this comment, and cut off afterwards: the rest is still to be done.
  if (line?.details['comment'] === id) {
    if (usable) await ended(gate, line, issue.number, deciding);
    return true;
  }
  // As it stands now: one that is gone, or was edited, commands nothing.
  const remark = await context.hub.remark(id);
  if (remark === null || remark.updatedAt !== remark.createdAt) return true;
  const said = parseComment(remark.body, { bare: true });
  if (said === null || !mayOrder(remark.author, remark.viaApp, context.inputs)) return true;
  if (!usable || !isForGate(said)) return false;
  // What was refused once is not carried out because its event came a second time.
  if (!isSettled(await context.hub.reactions(id))) await worked(gate, said, remark, issue.number, deciding);
  return true;
}

/** Answers words that are for the gate, and decides it where they are understood whole. */
async function worked(
  gate: Gate,
  { command, args }: Call,
  remark: IssueComment,
  issue: number,
  deciding: Deciding,
): Promise<void> {
  const { context } = deciding;
  const { config, inputs, hub } = context;
  const { id } = remark;
  const answer = (given: GateAnswer) => answered(given, id, issue, context);
  const by = remark.author?.login ?? '';
  const asks = slashOf({ command }).deed === 'show-workflows';
  const order = GATE_ORDERS.find(({ name }) => name === command)?.name;
  const least = permissionFor(
    config,
    asks ? command : (order ?? ''),
    asks ? 'read' : inputs.commandPermission,
  );
  if (!suffices(await hub.role(by), least)) return react('-1', id, context);
  if (isCommandOff(config, command)) return answer({ kind: 'not-here' });
  if (asks) return answer({ kind: await standing(gate, deciding) });
  if (order === undefined) return answer({ kind: 'not-here' });
  if (args.length > 0) return answer({ kind: 'words', order });
  if (isOld(remark, context)) return answer({ kind: 'old' });
  const given = await decided(gate, { order, by: `@${by}`, comment: id, issue }, deciding);
  if (given === 'mute') return react('-1', id, context);
  return typeof given === 'string' ? answer({ kind: given }) : ended(gate, given, issue, deciding);
}

/** How the gate stands, for somebody who asks. */
async function standing(gate: Gate, { projects }: Deciding): Promise<'over' | 'past' | 'waits'> {
  const row = await projects.find(gate.projectId);
  if (await projects.line(gate.projectId, keyFor(gate))) return 'over';
  if (gate.closedAt !== null) return gate.closedBy === 'rekindle' ? 'past' : 'over';
  return row?.state?.status !== 'active' || (await isPast(gate, row, projects)) ? 'past' : 'waits';
}

const keyFor = ({ id }: Gate): string => `gate/${id}`;

const isOld = ({ createdAt }: IssueComment, { settings, inputs }: ModeContext): boolean =>
  settings.now - Date.parse(createdAt) > inputs.oldAfter;

/** Tries where somebody else wrote the row at the same moment. */
const TRIES = 5;

/** Why a command decided nothing; `mute`: no answer can stand there. */
type Undecided = 'closed' | 'moved' | 'no-next' | 'shut' | 'mute';

/** The line that says what this command decided; else why it decided nothing. */
async function decided(gate: Gate, said: Said, deciding: Deciding): Promise<HistoryEntry | Undecided> {
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
    const against = await whyNotThere(gate, said, deciding);
    if (against !== null) return against;
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

/** Closed by a person, or without a place for our answer: then nothing is begun. `null`: neither. */
async function whyNotThere(
  gate: Gate,
  { issue, comment }: Said,
  { projects, context }: Deciding,
): Promise<Undecided | null> {
  const there = await context.hub.conversation(issue);
  // Of a decision that came at this moment the issue is closed as well.
  if (!there?.open) return (await projects.line(gate.projectId, keyFor(gate))) ? 'closed' : 'shut';
  if (!there.locked) return null;
  const key = replyKey(comment);
  const begun = { kind: 'comment', key, issue, body: gateAnswer(key, { kind: 'begun' }) } as const;
  return (await context.attempt(begun)) === null ? 'mute' : null;
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
  await context.attempt({ kind: 'comment', key, issue, body: gateAnswer(key, given) });
  await react(REACTIONS[given.kind] ?? '-1', comment, context);
}

/** To what was not refused. */
const REACTIONS: Readonly<Partial<Record<GateAnswer['kind'], '+1' | 'confused'>>> = {
  done: '+1',
  waits: '+1',
  over: '+1',
  past: '+1',
  'not-here': 'confused',
  words: 'confused',
};

async function react(
  content: '+1' | '-1' | 'confused',
  comment: number,
  context: ModeContext,
): Promise<void> {
  const at = { kind: 'comment', id: comment } as const;
  await context.attempt({ kind: 'react', key: `react-${comment}`, at, content });
}
