// The mode `command`: handles the commands of comments and of ticked boxes, each once, the oldest first.

import { WorldError } from '../model/errors.ts';
import type { Reaction } from '../model/github/effects.ts';
import type { IssueCommentEvent, IssuesEvent, SupportedEvent } from '../model/github/event.ts';
import type { GitHubRepository } from '../model/github/repository.ts';
import { replyKey } from '../report/github/markers.ts';
import { DOORS, type Host } from '../report/host-wording.ts';
import { acknowledge, withdraw } from './command/apply.ts';
import { newlyTicked, settleTicks, type Ticks } from './command/checkbox-commands.ts';
import { type ConversationState, type OwnAnswer, placeAt } from './command/conversation-state.ts';
import {
  answered,
  isAddressed,
  matterOf,
  saidNow,
  type Waiting,
  waitingUpTo,
} from './command/pending-commands.ts';
import { mayOrder } from './command/permissions.ts';
import { settle } from './command/pipeline.ts';
import { endedBy } from './error-result.ts';
import {
  type ModeContext,
  type ModeInputs,
  type ModeResult,
  nothing,
  openContext,
  told,
} from './mode-context.ts';

const TITLE = 'Rekindle: commands';

/**
 * Settles the command of an event, and before it every older one of the same conversation that is not
 * settled. A run that was cut off is finished by the next one.
 * @throws UserError where inputs and config contradict each other
 */
export async function handleCommand(
  hub: GitHubRepository,
  event: SupportedEvent,
  inputs: ModeInputs,
): Promise<ModeResult> {
  const context = openContext(hub, inputs);
  try {
    const failed = await handled(event, context);
    return context.result(TITLE, { truncated: false, failed });
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    const end = endedBy(error, context);
    if (end.truncated)
      context.say('notice', event.name === 'issues' ? leftTick(inputs.door) : leftWords(inputs.door));
    return context.result(TITLE, end);
  }
}

const leftWords = (door: Host): string =>
  `What is left goes on with the next command there, or ${DOORS[door].again}.`;

/** A tick is proven by its own event alone. */
const leftTick = (door: Host): string =>
  `What was begun with goes on ${DOORS[door].again}. A box that stays ticked ` +
  'without an answer is emptied by the next sweep: tick it once more then.';

/** An event that gives no command: this is said, and nothing else is done (R08). */
export function noOrder(event: string): ModeResult {
  const message = `The event ${JSON.stringify(event)} gives no command: comments and dashboard boxes do.`;
  return nothing(told(TITLE, [{ level: 'notice', message }], []));
}

/** Whether the step is to fail. */
async function handled(event: SupportedEvent, context: ModeContext): Promise<boolean> {
  if (event.name === 'issue_comment') {
    const { action, comment } = event;
    const addressed =
      mayOrder(comment.author, comment.viaApp !== null, context.inputs) && isAddressed(comment.body);
    if (action !== 'created' || !addressed) return false;
    if (mayWrite(context)) return ofComment(event, context);
    if (!context.hub.facts.archived) await tellConfig(event, context);
    return true;
  }
  if (event.name === 'issues') {
    const rows = newlyTicked(event, context);
    if (rows.length === 0) return false;
    const may = mayWrite(context);
    if (!context.hub.facts.archived) await ofTicks(event, rows, context);
    return !may;
  }
  for (const effect of noOrder(event.name).effects)
    if (effect.kind === 'log') context.say('notice', effect.message);
  return false;
}

/** With a faulty config, or in an archived repository, no command is carried out. */
function mayWrite({ problems, config, hub, say }: ModeContext): boolean {
  for (const { level, message } of problems) say(level, message);
  if (!config.usable)
    say('error', 'Commands are paused until rekindle.yml is fixed: nothing may be written.');
  else if (hub.facts.archived) say('error', 'The repository is archived, so that nothing can be written.');
  return config.usable && !hub.facts.archived;
}

/**
 * Said where the command was given, to somebody who may give it (C01). Older commands wait, and so does one
 * that was accepted before.
 */
async function tellConfig({ issue, comment }: IssueCommentEvent, context: ModeContext): Promise<void> {
  const last = await context.hub.remark(comment.id);
  const place = last && (await placeAt(issue.number, context));
  const waiting = last && place ? await waitingUpTo(last, place, context) : [];
  const order = waiting.map((one) => one.order).find((one) => one.comment === comment.id);
  if (!place || !order || place.answers.get(order.answer)?.taken) return;
  const said = await saidNow(order, place, context);
  if (said) await settle(order, said, place, context);
}

async function ofTicks(event: IssuesEvent, rows: Ticks['rows'], context: ModeContext): Promise<boolean> {
  const at = event.changedAt === null ? null : Date.parse(event.changedAt);
  await settleTicks(event.issue.number, { by: event.sender?.login ?? '', rows, at }, context);
  return false;
}

async function ofComment({ issue, comment }: IssueCommentEvent, context: ModeContext): Promise<boolean> {
  const { hub, say } = context;
  const last = await hub.remark(comment.id);
  if (last === null) {
    say('info', 'The comment is gone, and with it the command.');
    return false;
  }
  const place = await placeAt(issue.number, context);
  if (place === null) return false;
  const waiting = await waitingUpTo(last, place, context);
  await receive(waiting.at(-1), comment.id, place, context);
  for (const { key, taken } of orphansAt(place)) await withdraw(key, taken, place, context);
  for (const { order } of waiting) {
    const now = await placeAt(issue.number, context);
    const said = now && (await saidNow(order, now, context));
    if (now && said) await settle(order, said, now, context);
    else if (now) await withdraw(order.answer, now.answers.get(order.answer)?.taken ?? null, now, context);
  }
  if (place.dashboard) await settleTicks(issue.number, { by: '', rows: [], at: null }, context);
  return false;
}

/** Answers that accepted a command whose comment has been deleted since. */
function orphansAt({ answers, remarks }: ConversationState): readonly OwnAnswer[] {
  const there = new Set(remarks.map(({ id }) => replyKey(id)));
  return [...answers.values()].filter(
    ({ key, taken }) =>
      taken?.state === 'taken' && taken.tick === null && taken.page === null && !there.has(key),
  );
}

const BEGUN: readonly Reaction[] = ['eyes', 'rocket'];

/** The reaction "seen", so that its writer knows at once, however long the rest takes. */
async function receive(
  last: Waiting | undefined,
  comment: number,
  place: ConversationState,
  context: ModeContext,
): Promise<void> {
  if (last?.order.comment !== comment || BEGUN.some((one) => last.reactions.has(one))) return;
  const matter = matterOf(last.order, place, context);
  await acknowledge(answered(null, 'eyes', matter), matter);
}
