// Orders that were given in a conversation and are not settled yet, in the order in which they were written.
import { parseComment } from '../../commands/parse.ts';
import type { Call, Refusal } from '../../model/call.ts';
import type { Account } from '../../model/event.ts';
import type { Remark } from '../../model/hub.ts';
import type { Reaction } from '../../model/remote.ts';
import type { ReadRow } from '../../report/github/board-rows.ts';
import { replyKey } from '../../report/github/keys.ts';
import { readMarker } from '../../text/marker.ts';
import type { Desk, ModeInputs } from '../desk.ts';
import { isBareAt, type Place } from './place.ts';

/** What somebody wants done, by a comment or by a tick in the dashboard. */
export interface Order {
  /** Its effects are found by it: `command-12`, `tick-…`. */
  readonly key: string;
  /** The key of our answer. */
  readonly answer: string;
  readonly by: string;
  /** As it was written. */
  readonly line: string;
  /** Lines of the same comment that count beside it. */
  readonly also: readonly string[];
  /** When it was written, in epoch ms; `null`: a tick, of which that is not known. */
  readonly at: number | null;
  /** The comment, under which we react; `null`: a tick. */
  readonly comment: number | null;
  /** The row of a tick, as it was shown. */
  readonly row: ReadRow | null;
  /** Where it was given, for a state file's record: `comment 12`, `issue 4`. */
  readonly where: string;
}

const FINAL: readonly Reaction[] = ['+1', '-1', 'confused'];

/** Whether our reactions say that all is done. */
function isSettled(reactions: ReadonlySet<Reaction>): boolean {
  return FINAL.some((one) => reactions.has(one));
}

/** Whether somebody's writing counts at all: a person's, or that of a bot that is named exactly. */
export function mayOrder(author: Account | null, viaApp: boolean, { allowedBots }: ModeInputs): boolean {
  if (author === null) return false;
  if (author.type === 'User' && !viaApp) return true;
  return allowedBots.some((login) => login.toLowerCase() === author.login.toLowerCase());
}

/** Whether a comment may be an order anywhere: told without asking GitHub. */
export function isAddressed(body: string): boolean {
  return parseComment(body, { bare: true }) !== null;
}

/** `edited`: it was begun, and the comment does not say any more what it said. */
export type Said = Call | Refusal | 'edited';

/** An order, and how far we came with it. */
export interface Waiting {
  readonly order: Order;
  readonly reactions: ReadonlySet<Reaction>;
}

/**
 * Those up to a comment, the oldest first. Each go settles older orders before younger ones, so that behind
 * the first settled one, seen from the end, all are, save those of which our own answer says that they were
 * accepted and not brought to their end. One request for each order that is looked at.
 */
export async function waitingUpTo(last: Remark, place: Place, desk: Desk): Promise<readonly Waiting[]> {
  const older = place.remarks.filter(({ id }) => id < last.id);
  const waiting: Waiting[] = [];
  for (const remark of [last, ...older.toReversed()]) {
    const edited = remark.updatedAt !== remark.createdAt;
    const said = saidIn(remark, place, desk);
    const begun = remark === last || place.answers.has(replyKey(remark.id));
    if (said === null && !(edited && begun)) continue;
    const reactions = await desk.hub.reactions(remark.id);
    // Whoever runs a job once more wants its order looked at, whatever came of it.
    const asked = remark === last && desk.inputs.again;
    if (isSettled(reactions) && !asked) break;
    // An edit that adds an order is none; one that takes away what was begun must not leave it half done.
    if (!edited || reactions.size > 0) waiting.push({ order: orderOf(remark, said), reactions });
  }
  const taken = new Set(
    [...place.answers.values()].flatMap((one) => (one.taken?.state === 'taken' ? one.key : [])),
  );
  const known = new Set(waiting.map(({ order }) => order.comment));
  const left = older.flatMap((remark): readonly Waiting[] => {
    if (known.has(remark.id) || !taken.has(replyKey(remark.id))) return [];
    const order = orderOf(remark, saidIn(remark, place, desk));
    return [{ order, reactions: new Set<Reaction>(['rocket']) }];
  });
  return [...left, ...waiting.toReversed()];
}

/** What an order's comment says now, asked anew; `null`: the comment is gone. */
export async function saidNow({ comment }: Order, place: Place, desk: Desk): Promise<Said | null> {
  const remark = comment === null ? null : await desk.hub.remark(comment);
  if (!remark) return null;
  return remark.updatedAt === remark.createdAt ? (saidIn(remark, place, desk) ?? 'edited') : 'edited';
}

function saidIn(remark: Remark, place: Place, { inputs }: Desk): Call | Refusal | null {
  if (!mayOrder(remark.author, remark.viaApp, inputs) || readMarker(remark.body) !== null) return null;
  return parseComment(remark.body, { bare: isBareAt(place, remark.id) });
}

function orderOf({ id, author, body, createdAt }: Remark, said: Call | Refusal | null): Order {
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
