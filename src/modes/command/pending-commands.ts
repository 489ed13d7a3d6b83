// The commands of a conversation that are not settled yet, in the order in which they were written, and the
// plans of those that are answered with words alone.
import { parseComment, slashOf } from '../../commands/parse.ts';
import type { Call, Refusal } from '../../model/call.ts';
import { UserError, WorldError } from '../../model/errors.ts';
import type { Reaction } from '../../model/github/effects.ts';
import type { IssueComment } from '../../model/github/repository.ts';
import { isGateIssue } from '../../report/github/gate-issue.ts';
import { decisionDigest, replyKey } from '../../report/github/markers.ts';
import { leftBody } from '../../report/github/reply/in-progress.ts';
import type { Ordered, Reply } from '../../report/github/reply/outcome.ts';
import type { RefusalReason } from '../../report/github/reply/refusals.ts';
import { endsWell, replyOf } from '../../report/github/reply/reply.ts';
import { readMarker } from '../../text/comment-marker.ts';
import type { LocatedWorkflow } from '../locate.ts';
import { askingAgain, endsAll, grantWords, type ModeContext } from '../mode-context.ts';
import type { CommandPlan, CommandRequest, MarkerFields, RequestContext } from './command-plan.ts';
import {
  type AcceptedCommand,
  type ConversationState,
  isBareAt,
  landedOf,
  seatAt,
  takenFields,
} from './conversation-state.ts';
import { mayOrder, suffices } from './permissions.ts';

const FINAL: readonly Reaction[] = ['+1', '-1', 'confused'];

/** Whether our reactions say that it is settled. */
export function isSettled(reactions: ReadonlySet<Reaction>): boolean {
  return FINAL.some((one) => reactions.has(one));
}

/** Whether a comment may be a command anywhere: told without asking GitHub. */
export function isAddressed(body: string): boolean {
  return parseComment(body, { bare: true }) !== null;
}

/** `edited`: it was begun, and the comment does not say any more what it said. */
export type CommentState = Call | Refusal | 'edited';

/** Whether words at a project's gate are for it. One with an ID is about the workflow that it names. */
export function isForGate(said: CommentState): said is Call {
  return (
    said !== 'edited' && said.kind === 'call' && said.id === null && slashOf(said).deed !== 'list-commands'
  );
}

/** A command, and how far it has got. */
export interface Waiting {
  readonly order: CommandRequest;
  readonly reactions: ReadonlySet<Reaction>;
}

/** Commands without an answer that are looked at before the last settled one. */
const MOST_LEFT = 20;

/**
 * Those up to a comment, the oldest first. Each run settles older commands before younger ones, so that
 * before the last settled one all are, except those of which our own answer says that they were accepted and
 * not finished, and those that were passed over: while the config had mistakes, or where a job was cancelled,
 * a younger one is told so alone. Such a one has no answer. One request for each command that is looked at:
 * our reaction, which no one else can set, says that it is over, whatever an answer says.
 */
export async function waitingUpTo(
  last: IssueComment,
  place: ConversationState,
  context: ModeContext,
): Promise<readonly Waiting[]> {
  const older = place.remarks.filter(({ id }) => id < last.id);
  const isGate = place.ours && isGateIssue(place.conversation.body);
  const waiting: Waiting[] = [];
  /** How many may still be looked at, once a settled one was seen. */
  let left = Number.POSITIVE_INFINITY;
  /** How many edited ones may still be looked at that say no command: one that we saw may have said one. */
  let edits = MOST_LEFT;
  const settled = new Set<number>();
  for (const remark of [last, ...older.toReversed()]) {
    const edited = remark.updatedAt !== remark.createdAt;
    const said = saidIn(remark, place, context);
    const isAnswered = place.answers.has(replyKey(remark.id));
    // What is for a project's gate is decided there, by its own event.
    if (remark !== last && said !== null && isGate && isForGate(said)) continue;
    if (said === null && !(edited && (remark === last || isAnswered))) {
      const isRecent = edited && left > MOST_LEFT;
      if (isRecent && edits > 0 && isWritten(remark, context)) {
        edits -= 1;
        const reactions = await context.hub.reactions(remark.id);
        if (isOnlySeen(reactions)) waiting.push({ order: orderOf(remark, null), reactions });
      }
      continue;
    }
    if (left <= MOST_LEFT && isAnswered) continue;
    if (left <= 0) break;
    left -= 1;
    const reactions = await context.hub.reactions(remark.id);
    // Who runs a job once more wants its command looked at, whatever came of it.
    const asked = remark === last && context.inputs.again;
    if (isSettled(reactions)) settled.add(remark.id);
    if (isSettled(reactions) && !asked) {
      left = Math.min(left, MOST_LEFT);
      continue;
    }
    // An edit that adds a command does not count; one that takes away what was begun must not leave it open.
    if (edited && reactions.size === 0) continue;
    const other = remark === last ? null : await answeredBy(remark.id, place, context);
    if (other !== null) {
      context.say('notice', `comment ${remark.id} is left alone. ${strangeWords(other)}`);
      left = Math.min(left, MOST_LEFT);
      continue;
    }
    const late = remark !== last || reactions.size > 0 || asked ? ({ late: true } as const) : {};
    const over = settled.has(remark.id) ? ({ settled: true } as const) : {};
    waiting.push({ order: { ...orderOf(remark, said), ...late, ...over }, reactions });
  }
  const known = new Set(waiting.map(({ order }) => order.comment));
  const others = older.filter(({ id }) => !known.has(id));
  const begun = await begunAmong(others, settled, place, context);
  return [...begun, ...waiting].toSorted((a, b) => (a.order.comment ?? 0) - (b.order.comment ?? 0));
}

/** Those that were accepted and not finished, as our answers say; `settled`: over, as our reactions say. */
async function begunAmong(
  remarks: readonly IssueComment[],
  settled: ReadonlySet<number>,
  place: ConversationState,
  context: ModeContext,
): Promise<readonly Waiting[]> {
  const begun: Waiting[] = [];
  for (const remark of remarks) {
    if (place.answers.get(replyKey(remark.id))?.taken?.state !== 'taken') continue;
    const order = orderOf(remark, saidIn(remark, place, context));
    const reactions = settled.has(remark.id) ? null : await context.hub.reactions(remark.id);
    const isOver = reactions === null || isSettled(reactions);
    begun.push({ order: isOver ? { ...order, settled: true } : order, reactions: reactions ?? new Set() });
  }
  return begun;
}

/**
 * Who else answered a command as we do: it may be that this account was ours before the token was changed,
 * and that the command was carried out. What others write who may not write here says nothing.
 * `null`: no one.
 */
export async function answeredBy(
  comment: number,
  { remarks }: ConversationState,
  { hub }: ModeContext,
): Promise<string | null> {
  const key = replyKey(comment);
  for (const { ours, author, body } of remarks) {
    if (ours || author === null || readMarker(body)?.key !== key) continue;
    if (author.type === 'Bot' || suffices(await hub.role(author.login), 'write')) return author.login;
  }
  return null;
}

/** What that means, and what can be done. */
export const strangeWords = (login: string): string =>
  `Found an answer to it by ${login}, which has our mark and does not count here. If that was our account ` +
  'before the token was changed, the command is settled: name it under trusted-marker-logins in ' +
  'rekindle.yml. If it was not, write the command once more.';

/** What a command's comment says now, asked again; `null`: the comment is gone. */
export async function saidNow(
  { comment }: CommandRequest,
  place: ConversationState,
  context: ModeContext,
): Promise<CommentState | null> {
  const remark = comment === null ? null : await context.hub.remark(comment);
  if (!remark) return null;
  return remark.updatedAt === remark.createdAt ? (saidIn(remark, place, context) ?? 'edited') : 'edited';
}

/** We say so and no more: it was never begun with. Other tools of the same account go on to other signs. */
const isOnlySeen = (reactions: ReadonlySet<Reaction>): boolean =>
  reactions.size === 1 && reactions.has('eyes');

/** By somebody who may give commands, and none of our own words. */
function isWritten({ author, viaApp, body }: IssueComment, { inputs }: ModeContext): boolean {
  return mayOrder(author, viaApp, inputs) && readMarker(body) === null;
}

function saidIn(remark: IssueComment, place: ConversationState, context: ModeContext): Call | Refusal | null {
  if (!isWritten(remark, context)) return null;
  return parseComment(remark.body, { bare: isBareAt(place, remark.id) });
}

function orderOf({ id, author, body, createdAt }: IssueComment, said: Call | Refusal | null): CommandRequest {
  return {
    key: `command-${id}`,
    answer: replyKey(id),
    by: author?.login ?? '',
    line: body.trim().split(/\r?\n/)[0] ?? '',
    also: said?.kind === 'call' ? (said.also ?? []).map(({ line }) => line) : [],
    at: Date.parse(createdAt),
    comment: id,
    row: null,
    where: `comment ${id}`,
  };
}

/** What is looked up for one command is kept with its context, and no other command has that. */
export function matterOf(
  order: CommandRequest,
  place: ConversationState,
  context: ModeContext,
): RequestContext {
  return { order, place, context: askingAgain(context), seat: seatAt(place, context) };
}

/** A command as the words about it have it. */
export function orderedOf({ order, context, seat }: RequestContext): Ordered {
  const { answer: key, by, line, also } = order;
  return { key, by, line, also, seat, cli: context.cli, door: context.inputs.door };
}

/** Whether a stage ended the way of a command with a plan of its own. */
export const isPlan = (one: object): one is CommandPlan => 'effects' in one && 'resumeFields' in one;

/** A plan in which nothing happens but our answer and our reaction. */
export function answered(
  reply: Reply | string | null,
  reaction: Reaction | null,
  matter: RequestContext,
  resumeFields: MarkerFields = {},
): CommandPlan {
  const body = reply === null || typeof reply === 'string' ? reply : replyOf(reply, orderedOf(matter));
  return { effects: [], reply: body, reaction, resumeFields };
}

/**
 * What it had done by then is said and kept, and it is not gone on with. What was carried out stays so,
 * whatever stands against it now. `taken`: as it was accepted last; `null`: it was not.
 */
export function refused(
  why: RefusalReason,
  matter: RequestContext,
  taken: AcceptedCommand | null = takenOf(matter),
): CommandPlan {
  if (taken?.state === 'done') return answered(null, '+1', matter);
  const fields = (taken && takenFields({ ...taken, state: 'failed' })) ?? {};
  return answered({ kind: 'refused', why, left: taken && landedOf(taken) }, '-1', matter, fields);
}

/**
 * What our answer ended is over, whatever stood against it: a job that was cut off after that answer has left
 * out the reaction alone. `null`: it is not over.
 */
export function overBefore(
  { state }: AcceptedCommand,
  { body }: IssueComment,
  matter: RequestContext,
): CommandPlan | null {
  return state === 'failed' ? answered(null, endsWell(body) ? '+1' : '-1', matter) : null;
}

/** What was begun so long ago is over, with what had been done of it. */
export function leftAs(taken: AcceptedCommand, matter: RequestContext): CommandPlan {
  const fields = takenFields({ ...taken, state: 'failed' }) ?? {};
  return answered(leftBody(orderedOf(matter), landedOf(taken)), '-1', matter, fields);
}

/** What our answer keeps of a command; `null`: it was not accepted. */
export function takenOf({ place, order }: RequestContext): AcceptedCommand | null {
  return place.answers.get(order.answer)?.taken ?? null;
}

/** What the answer to a freeze or its end keeps: it was kept by then, and is not kept once more. */
export const KEPT: MarkerFields = { kept: true };

/** The same where not all that shows it could be written. */
export const UNFINISHED: MarkerFields = { unfinished: true };

/** Whether our answer says that it is kept and shown: a freeze or its end that came since stays. */
export function isKept({ place, order }: RequestContext): boolean {
  const answer = place.answers.get(order.answer);
  const marker = answer && readMarker(answer.remark.body);
  return marker?.['kept'] === true && marker['unfinished'] !== true;
}

/** Workflows that one answer keeps: a marker has no room for more. */
const MOST_SHOWN = 20;

/** What an answer says of workflows, kept in its marker: a person who read it saw that. */
export function showing(all: readonly Pick<LocatedWorkflow, 'key' | 'scanned'>[]): MarkerFields {
  const shows = all.slice(0, MOST_SHOWN).map(({ key, scanned }) => `${key}:${decisionDigest(scanned)}`);
  return shows.length === 0 ? {} : { shows: shows.join(' ') };
}

/** The same, read back; nothing where it is not as we write it. */
export function shownIn(body: string): readonly { readonly key: string; readonly decision: string }[] {
  const shows = readMarker(body)?.['shows'];
  if (typeof shows !== 'string') return [];
  return shows.split(' ').flatMap((one) => {
    const [, key, decision] = /^(card-[0-9a-f]{16}):([0-9a-f]{16})$/.exec(one) ?? [];
    return key !== undefined && decision !== undefined ? [{ key, decision }] : [];
  });
}

/** Refused in our words; `theirs`: what files say that these repeat. */
export function unfit(message: string, matter: RequestContext, theirs: readonly string[] = []): CommandPlan {
  return refused({ kind: 'unfit', message, theirs }, matter);
}

/** The command that a comment names; `null`: it cannot be told. */
export function nameIn(said: CommentState | null): string | null {
  return said === null || said === 'edited' ? null : said.command;
}

/** An error as the answer to a command; `null`: no command is refused for it. */
export function refusedFor(error: unknown, matter: RequestContext, against: Against): CommandPlan | null {
  const { theirs, taken } = against;
  if (endsAll(error)) return null;
  if (error instanceof UserError)
    return refused({ kind: 'unfit', message: error.message, theirs }, matter, taken);
  if (!(error instanceof WorldError)) return null;
  const message = `${error.message}${grantWords(error)}`;
  matter.context.say('warning', `${matter.order.where}: ${message}`);
  return refused({ kind: 'world', message }, matter, taken);
}

/** The command as it was accepted, if it was, and the texts from files that an answer may repeat. */
export interface Against {
  readonly taken: AcceptedCommand | null;
  readonly theirs: readonly string[];
}
