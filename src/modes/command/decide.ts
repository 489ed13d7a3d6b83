// Decides about an order for one workflow: refused, answered with words alone, or accepted and carried out.
import { UserError } from '../../model/errors.ts';
import { briefOf } from '../../report/brief.ts';
import { listedIn } from '../../report/change.ts';
import { decisionDigest } from '../../report/github/keys.ts';
import { takenBody } from '../../report/github/underway.ts';
import { theirsOf } from '../../report/github/words.ts';
import type { Odd } from '../../report/own-words.ts';
import { cardView } from '../cards.ts';
import type { Found } from '../looking.ts';
import { type Asked, orderedOf, post, react, reacted, settleWith, withdraw } from './answering.ts';
import { carryOut } from './carry.ts';
import { oddIn, type Planned, planned } from './change.ts';
import type { Home } from './locate.ts';
import { refuseMoved } from './moved.ts';
import { type Taken, takenFields } from './place.ts';
import { orderDigest, pinOf, sameBefore } from './stale.ts';
import { wakes, whyNobody } from './waking.ts';

export async function decide(asked: Asked, found: Found, home: Home | null): Promise<void> {
  const { order, call, place, desk } = asked;
  const pinned = pinOf(order, call, found, place, desk.settings.now);
  if (pinned.kind === 'already') return settleWith(pinned, '+1', asked);
  if (pinned.kind === 'outrun') return settleWith(pinned, '-1', asked);
  if (pinned.kind === 'moved') return refuseMoved(pinned.seen, found, home, asked);
  const nobody = whyNobody(call.command, desk);
  if (nobody !== null) return unfit(nobody, found, asked);
  const plan = await planFor(asked, found);
  if (plan === null) return;
  const odd = oddIn(call, found);
  if (odd.length > 0) return askAgain(odd, asked, found);
  if (call.command === 'fresh' && call.keys['sha'] === undefined) return wholeLine(plan, asked, found);
  const none = plan.effect.change.files.length === 0;
  if (call.command === 'resume' && !wakes('resume', desk)) return briefAlone(asked, found);
  if (none && !wakes(call.command, desk)) return settleWith(ALREADY, '+1', asked);
  await accept(asked, found, home);
}

/** It was so before anybody ordered it. */
const ALREADY = { kind: 'already', by: null, at: null } as const;

function unfit(message: string, { recovery }: Found, asked: Asked): Promise<void> {
  const why = { kind: 'unfit', message, theirs: theirsOf(recovery) } as const;
  return settleWith({ kind: 'refused', why }, '-1', asked);
}

/** `null`: it does not fit, and that was said. */
async function planFor(asked: Asked, found: Found): Promise<Planned | null> {
  const { order, call, place, desk } = asked;
  try {
    return await planned(asked, found, order.at ?? desk.settings.now);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const before = sameBefore(order, call, found, place);
    if (before?.kind === 'already') await settleWith(before, '+1', asked);
    else await unfit(error.message, found, asked);
    return null;
  }
}

/** An answer beside the choices may be a slip: the person is asked which is meant; nothing is recorded. */
function askAgain(odd: readonly Odd[], asked: Asked, { recovery }: Found): Promise<void> {
  const { call, seat } = asked;
  const id = call.id ?? (seat.alone ? null : recovery.id);
  return settleWith({ kind: 'outside', id, calls: [call, ...(call.also ?? [])], odd }, 'confused', asked);
}

/** Nothing is removed before somebody names the commit that they saw: the answer has the line to copy. */
async function wholeLine({ effect: { change } }: Planned, asked: Asked, found: Found): Promise<void> {
  const { call, seat, desk } = asked;
  const own = { ...seat, alone: seat.alone && call.id === null };
  const fresh = { change, listed: listedIn(found.snapshot, change) };
  const of = { ...cardView(found, { kind: 'open' }, own, desk), fresh };
  await settleWith({ kind: 'lines', of, option: 'fresh', flags: call.flags }, '+1', asked);
}

/** No dispatch is configured: nothing changes, and the person takes the brief to their agent. */
async function briefAlone(asked: Asked, found: Found): Promise<void> {
  const { recovery, scanned, snapshot, looked } = found;
  const brief = briefOf(recovery, scanned, snapshot, looked.report.now);
  await settleWith({ kind: 'brief', of: found, brief }, '+1', asked);
}

const UNKEPT = 'The name of its branch cannot be kept in a comment. Give this order on a clone.';

/** Our answer says first what was accepted and where: whoever comes after a crash knows it from there. */
async function accept(asked: Asked, found: Found, home: Home | null): Promise<void> {
  const { order, call, desk } = asked;
  const taken: Taken = {
    card: found.key,
    order: orderDigest(call),
    branch: found.branch,
    head: found.sha,
    decision: decisionDigest(found.scanned),
    state: 'taken',
    sha: null,
    pull: null,
    tick: order.row ? { by: order.by, row: order.row.row, ask: call.command } : null,
  };
  const fields = takenFields(taken);
  if (fields === null) return unfit(UNKEPT, found, asked);
  const posted = await post(takenBody(orderedOf(asked), null), asked, fields);
  // Without an answer of ours nobody could end what a crash cuts short, so nothing is begun.
  if (posted === null) return react('-1', asked);
  // Who takes the order back before anything came of it is not to have it carried out.
  if (!(await reacted('rocket', asked))) return withdraw(order.answer, taken, asked.place, desk);
  const remark = posted.number === null ? null : await desk.hub.remark(posted.number);
  const since = remark === null ? desk.settings.now : Date.parse(remark.createdAt);
  await carryOut({ asked, found, taken, at: order.at ?? since, home });
}
