// Answers an order: our comment under the conversation, and the one reaction below the order.
import type { Call } from '../../model/call.ts';
import { UserError, WorldError } from '../../model/errors.ts';
import type { Landed, Reaction } from '../../model/remote.ts';
import type { Ordered, Reply } from '../../report/github/answer.ts';
import type { Why } from '../../report/github/refused.ts';
import { replyOf } from '../../report/github/reply.ts';
import { withDeleted, withdrawnBody } from '../../report/github/underway.ts';
import type { Seat } from '../../report/github/view.ts';
import { type Marker, withFields } from '../../text/marker.ts';
import { type Desk, endsAll, grantWords, refusalWords } from '../desk.ts';
import type { Order } from './orders.ts';
import { answersIn, type Place, seatAt, type Taken, takenFields } from './place.ts';

/** One order where it was given. */
export interface Matter {
  readonly order: Order;
  readonly place: Place;
  readonly desk: Desk;
  readonly seat: Seat;
}

/** The same, of an order that was understood. */
export interface Asked extends Matter {
  readonly call: Call;
}

export function matterOf(order: Order, place: Place, desk: Desk): Matter {
  return { order, place, desk, seat: seatAt(place, desk) };
}

export function orderedOf({ order, desk, seat }: Matter): Ordered {
  const { cli, inputs } = desk;
  return {
    key: order.answer,
    by: order.by,
    line: order.line,
    also: order.also,
    seat,
    cli,
    door: inputs.door,
  };
}

/**
 * Brings our answer to these words; `fields`: what its marker keeps. `null`: it cannot stand there (a locked
 * conversation, a missing permission); then the job's page has it.
 */
export async function post(
  body: string,
  { order, place, desk }: Matter,
  fields: Omit<Marker, 'key'> = {},
): Promise<Landed | null> {
  const kept = withFields(body, fields);
  const { number } = place.conversation;
  try {
    return await desk.land({ kind: 'card', key: order.answer, issue: number, body: kept });
  } catch (error) {
    if (!(error instanceof WorldError) || endsAll(error)) throw error;
    desk.say('warning', refusalWords({ kind: 'comment' }, error));
    desk.page(body.slice(body.indexOf('\n') + 1));
    return null;
  }
}

/** The last word about an order: the answer first, the reaction last, so that what has it is settled. */
export async function settleWith(
  reply: Reply | string,
  content: Reaction,
  matter: Matter,
  fields: Omit<Marker, 'key'> = {},
): Promise<void> {
  const body = typeof reply === 'string' ? reply : replyOf(reply, orderedOf(matter));
  await post(body, matter, fields);
  await react(content, matter);
}

/** Below its comment; a tick has no place for a reaction: its row says all. A refusal is told. */
export async function react(content: Reaction, matter: Matter): Promise<void> {
  if (await reacted(content, matter)) return;
  const { order, place, desk } = matter;
  desk.say('notice', `${order.where} was deleted while its order ran.`);
  const remarks = await desk.hub.remarks(place.conversation.number);
  const answer = answersIn(remarks).get(order.answer);
  if (!answer) return;
  const issue = place.conversation.number;
  await desk.attempt({ kind: 'card', key: answer.key, issue, body: withDeleted(answer.remark.body) });
}

/** `false`: the comment is gone. */
export async function reacted(content: Reaction, { order, desk }: Matter): Promise<boolean> {
  const { comment } = order;
  if (comment === null) return true;
  const at = { kind: 'comment', id: comment } as const;
  const effect = { kind: 'react', key: `react-${comment}`, at, content } as const;
  try {
    await desk.land(effect);
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    const absent = error.refused === 'absent' || error.refused === 'gone';
    if (endsAll(error)) throw error;
    if (absent && (await desk.hub.remark(comment)) === null) return false;
    desk.say('warning', refusalWords(effect, error));
  }
  return true;
}

/** An order whose comment is gone before it was brought to its end: it is said, and not gone on with. */
export async function withdraw(key: string, taken: Taken | null, place: Place, desk: Desk): Promise<void> {
  const comment = key.replace(/^reply-/, 'comment ');
  desk.say('notice', `${comment} was deleted before its order was brought to its end: it is left.`);
  if (taken?.state !== 'taken') return;
  const body = withFields(withdrawnBody(key), takenFields({ ...taken, state: 'failed' }) ?? {});
  await desk.attempt({ kind: 'card', key, issue: place.conversation.number, body });
}

/** What an answer keeps, and what files say that it may repeat. */
interface Against {
  readonly fields?: Omit<Marker, 'key'>;
  readonly theirs?: readonly string[];
}

/** What stands against an order is its answer, not the end of the job. @throws WorldError that ends all */
export async function answered(
  matter: Matter,
  work: () => Promise<void>,
  against: Against = {},
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (endsAll(error)) throw error;
    const why = whyOf(error, against.theirs ?? []);
    if (why === null) throw error;
    if (why.kind === 'world') matter.desk.say('warning', `${matter.order.where}: ${why.message}`);
    await settleWith({ kind: 'refused', why }, '-1', matter, against.fields);
  }
}

function whyOf(error: unknown, theirs: readonly string[]): Extract<Why, { message: string }> | null {
  if (error instanceof UserError) return { kind: 'unfit', message: error.message, theirs };
  if (!(error instanceof WorldError)) return null;
  return { kind: 'world', message: `${error.message}${grantWords(error)}` };
}
