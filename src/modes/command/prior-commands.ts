// Commands that were accepted before: what an earlier one of the same workflow says of this one, and how one
// that an earlier job accepted is gone on with.
import { slashOf } from '../../commands/parse.ts';
import { ignored } from '../../config/ignore.ts';
import type { Call } from '../../model/call.ts';
import type { IssueComment } from '../../model/github/repository.ts';
import { DAY, HOUR, MINUTE } from '../../model/time-units.ts';
import { decisionDigest } from '../../report/github/markers.ts';
import { saysChanged, saysEarlier } from '../../report/github/reply/reply.ts';
import { isProposed } from '../../report/github/workflow-view.ts';
import { homeOf, type LocatedWorkflow, lookAt } from '../locate.ts';
import type { ModeContext } from '../mode-context.ts';
import { shown } from '../workflow-card.ts';
import { isSelfPinned, type Pinned } from './check-stale.ts';
import type { CommandContext, CommandPlan, CommandRequest, Located, ShowEffect } from './command-plan.ts';
import {
  type AcceptedCommand,
  answersIn,
  type ConversationState,
  type Given,
  givenBy,
  type OwnAnswer,
  orderDigest,
  placeOf,
  takenFields,
} from './conversation-state.ts';
import { wakes, whyNobody } from './dispatch-agent.ts';
import { freezeAt } from './freeze-places.ts';
import { answered, leftAs, overBefore, refused } from './pending-commands.ts';
import { altered, isMeantBy } from './verify-marker.ts';
import { leftBecause } from './which-one.ts';

/** Within this time the same command about the same state counts as the same wish. Milliseconds. */
export const SAME_WISH = HOUR;

/** What the last command of its own place says of this one. */
export function pinOf(located: Located): Pinned | null {
  const prior = priorTo(located.order, located.found.key, located.place);
  return prior && behind(prior, located);
}

/** One of our answers that accepted a command, and what that was. */
export interface Prior extends OwnAnswer, Given {
  readonly taken: AcceptedCommand;
}

/** The last command before this one that was accepted for the same workflow, and did not fail. */
function priorTo({ comment, answer }: CommandRequest, card: string, place: ConversationState): Prior | null {
  const isLater = ({ id }: Prior) => comment !== null && id !== null && id > comment;
  return lastOf(acceptedIn(place, card, answer).filter((one) => !isLater(one)));
}

/** The same of several places, of which the first is that of the command. */
export function priorOf(
  order: CommandRequest,
  card: string,
  [place, ...others]: readonly ConversationState[],
): Prior | null {
  const here = place ? priorTo(order, card, place) : null;
  const there = others.flatMap((one) => acceptedIn(one, card, order.answer));
  return lastOf(here ? [...there, here] : there);
}

/** The last one, of however many places. */
export function lastOf(all: readonly Prior[]): Prior | null {
  return all.toSorted((a, b) => a.remark.id - b.remark.id).at(-1) ?? null;
}

/** All that were accepted for a workflow and did not fail, but for the one with this answer. */
export function acceptedIn(
  { answers, remarks }: ConversationState,
  card: string,
  answer: string,
): readonly Prior[] {
  return [...answers.values()].flatMap((one): readonly Prior[] => {
    const { taken, key } = one;
    if (taken?.card !== card || taken.state === 'failed' || key === answer) return [];
    return [{ ...one, taken, ...givenBy(one, remarks) }];
  });
}

interface Verdict {
  readonly pinned: Extract<Pinned, { readonly kind: 'already' | 'outrun' }>;
  /** Its writer cannot have seen what the other one led to. */
  readonly unseen: boolean;
}

/**
 * What a command says of one that came after it, whatever became of the workflow: unseen it came first, and
 * within the hour the same one is the same wish. `null`: nothing. `atWork`: a job carries it out right now.
 */
export function verdictOn(
  { taken, remark, by, line }: Prior,
  { order, call, context }: CommandContext,
  atWork = false,
): Verdict | null {
  const at = order.at ?? context.settings.now;
  const unseen = atWork || (order.at !== null && Date.parse(remark.createdAt) >= order.at);
  const isRecent = at - Date.parse(remark.updatedAt) < SAME_WISH;
  if (taken.order === orderDigest(call))
    return unseen || isRecent ? { pinned: { kind: 'already', by, at: remark.createdAt }, unseen } : null;
  return unseen ? { pinned: { kind: 'outrun', by: by ?? '', first: line }, unseen } : null;
}

/** The same where the workflow is there: what its writer saw is no wish of before if anything has moved. */
function behind(prior: Prior, located: Located, atWork = false): Pinned | null {
  const verdict = verdictOn(prior, located, atWork);
  if (verdict === null) return null;
  const { pinned, unseen } = verdict;
  if (pinned.kind === 'outrun') return isSelfPinned(located.call) ? null : pinned;
  const { taken } = prior;
  return unseen || (isStill(taken, located) && isOnce(taken, located)) ? pinned : null;
}

/**
 * Nothing has moved since, and the same would be decided again. Where an agent is woken its own commit may
 * lead to another decision: the agent is at work all the same.
 */
function isStill({ sha, head, decision }: AcceptedCommand, { call, found, context }: Located): boolean {
  if (found.sha !== (sha ?? head)) return false;
  return wakes(slashOf(call), context) || decisionDigest(found.scanned) === decision;
}

/** What waits to be merged finds its pull request again, or opens another; an agent is woken once. */
function isOnce(taken: AcceptedCommand, { call, context }: Located): boolean {
  return !isProposed(taken) || wakes(slashOf(call), context);
}

/**
 * The last command with these very words for a workflow, where nothing has moved since it was carried out.
 */
export function sameBefore(
  order: CommandRequest,
  call: Call,
  found: LocatedWorkflow,
  places: readonly ConversationState[],
): Pinned | null {
  const prior = priorOf(order, found.key, places);
  if (!prior || prior.taken.order !== orderDigest(call) || prior.taken.sha !== found.sha) return null;
  return { kind: 'already', by: prior.by, at: prior.remark.createdAt };
}

/**
 * Whether another job accepted the same command while this one looked. It is asked once the workflow was
 * looked at: a job that commits has answered before, so what was seen of their commit comes with their
 * answer.
 */
export async function begunMeanwhile(asked: CommandContext): Promise<Located | CommandPlan | null> {
  const { order, place, context } = asked;
  const answers = answersIn(await context.hub.remarks(place.conversation.number));
  const answer = answers.get(order.answer);
  if (answer?.remark.body === place.answers.get(order.answer)?.remark.body) return null;
  return answer?.taken ? resumed(answer.taken, answer.remark, asked) : null;
}

const LOST =
  'It is not found any more at the commit that it was accepted at. ' +
  'Look at the branch, then write it once more.';

/** Whether it was accepted so long ago that it is not gone on with. */
export function isLeft({ remark }: Pick<OwnAnswer, 'remark'>, { settings }: ModeContext): boolean {
  return settings.now - Date.parse(remark.createdAt) > DAY;
}

export const ALONE =
  'The config leaves its branch alone (ignore.branches). ' +
  'Take the branch out of there, or decide on a clone.';

/** What the config as it is by now says against going on with a command. */
function forbidden({ branch, woken }: AcceptedCommand, { call, context }: CommandContext): string | null {
  if (ignored(context.config, { branch })) return ALONE;
  return slashOf(call).wakesAgent && woken === undefined ? whyNobody(context) : null;
}

/** An answer that something else is the case is followed by the card that says what: a cut job left it. */
async function broughtToNow(
  { branch, card: key }: AcceptedCommand,
  asked: CommandContext,
): Promise<readonly ShowEffect[]> {
  const { place, context } = asked;
  const head = await context.hub.head(branch);
  const all = head === null ? [] : await lookAt(branch, head, context);
  const now = all.find((one) => one.key === key);
  if (!now) return [];
  const home = await homeOf({ key, branch }, place, context);
  return shown({ before: now, now, turn: { kind: 'moved' }, freeze: 'kept', pull: null }, home, asked);
}

/** What another run accepted is finished, unless it was frozen before it was done. */
export async function resumed(
  taken: AcceptedCommand,
  remark: IssueComment,
  asked: CommandContext,
): Promise<Located | CommandPlan> {
  const { order, place, context } = asked;
  const { branch, card: key, head, state } = taken;
  const since = Date.parse(remark.createdAt);
  // Who runs the job again has a refusal judged again; another command that came first stays so.
  const over = overBefore(taken, remark, asked);
  if (over && (!context.inputs.again || saysEarlier(remark.body)))
    return saysChanged(remark.body) ? { ...over, effects: await broughtToNow(taken, asked) } : over;
  if (state === 'taken' && order.settled) return { ...altered(taken, asked), reaction: null };
  if (state !== 'done' && isLeft({ remark }, context)) return leftAs(taken, asked);
  // What came later stands where its own job left it. A branch that was not written to says little of that.
  const isOver = taken.sha === null && isLeft({ remark }, context);
  if (state === 'done' && (isOver || (await context.hub.head(branch)) !== (taken.sha ?? head)))
    return answered(null, '+1', asked);
  const message = state === 'done' ? null : forbidden(taken, asked);
  if (message !== null) return refused({ kind: 'unfit', message, theirs: [] }, asked, taken);
  const home = await homeOf({ key, branch }, place, context);
  const found = (await lookAt(branch, head, context)).find((one) => one.key === key);
  const of = found ?? { key, branch };
  const freeze = state === 'done' ? null : await freezeAt(of, home, place, context);
  if (freeze) return refused({ kind: 'frozen', ...freeze }, asked, taken);
  if (!found) {
    const absence = await leftBecause(taken, asked);
    if (absence) return refused({ kind: 'absent', absence }, asked, taken);
    return refused({ kind: 'unfit', message: LOST, theirs: [] }, asked, taken);
  }
  if (taken.order !== orderDigest(asked.call) || !isMeantBy(asked, found)) return altered(taken, asked);
  return { ...asked, found, home, others: [], at: order.at ?? since, taken, overtaken: null };
}

/** A job that carries a command out is over by then, in milliseconds. */
const AT_WORK = 10 * MINUTE;

/** Whether a job is carrying that command out at this moment, as far as can be told. */
export function isAtWork({ taken, remark }: Pick<OwnAnswer, 'taken' | 'remark'>, now: number): boolean {
  return taken?.state === 'taken' && taken.waits !== true && now - Date.parse(remark.updatedAt) < AT_WORK;
}

/**
 * What the last command of other places says of this one. What was accepted before this one was written and
 * came to no end stands still there, until somebody writes there: this one may go on.
 */
function pinnedBy(priors: readonly Prior[], located: Located): Pinned | null {
  const { order, context } = located;
  const { now } = context.settings;
  const prior = lastOf(
    priors.filter(
      (one) =>
        one.taken.state === 'done' ||
        isAtWork(one, now) ||
        (order.at !== null && Date.parse(one.remark.createdAt) >= order.at),
    ),
  );
  return prior && behind(prior, located, isAtWork(prior, now));
}

/** The same, from the places as they were read. */
export function pinnedElsewhere(others: readonly ConversationState[], located: Located): Pinned | null {
  const { order, found } = located;
  const all = others.flatMap((one) => acceptedIn(one, found.key, order.answer));
  return pinnedBy(all, located);
}

/**
 * Two jobs may accept two commands at once, in two places. Each looks at the other place once its own answer
 * stands: the one whose answer was first goes on, and the other one is told.
 */
export async function yielded(located: Located): Promise<CommandPlan | null> {
  const { order, place, others, taken, context, found } = located;
  if (others.length === 0 || taken === null) return null;
  const own = answersIn(await context.hub.remarks(place.conversation.number)).get(order.answer);
  if (!own) return null;
  const first: Prior[] = [];
  for (const { conversation } of others) {
    const all = acceptedIn(await placeOf(conversation, context), found.key, order.answer);
    first.push(...all.filter(({ remark }) => remark.id < own.remark.id));
  }
  const pinned = pinnedBy(first, located);
  const fields = takenFields({ ...taken, state: 'failed' }) ?? {};
  if (pinned?.kind === 'already') return answered(pinned, '+1', located, fields);
  return pinned?.kind === 'outrun' ? answered(pinned, '-1', located, fields) : null;
}
