// Carries out an accepted order: every step is found by its key, so that a later go ends what one began.
import { beginningBrief } from '../../report/beginning.ts';
import { listedIn } from '../../report/change.ts';
import type { Reply } from '../../report/github/answer.ts';
import { decisionDigest } from '../../report/github/keys.ts';
import { replyOf } from '../../report/github/reply.ts';
import { takenBody } from '../../report/github/underway.ts';
import type { Turn, Where } from '../../report/github/view.ts';
import { theirsOf } from '../../report/github/words.ts';
import { formatTime } from '../../text/time.ts';
import { type Found, lookAt, sightOf } from '../looking.ts';
import { type Asked, answered, orderedOf, post, react } from './answering.ts';
import { type Planned, planned } from './change.ts';
import { archiveRef, type Enacted, enact, shown } from './enact.ts';
import type { Home } from './locate.ts';
import { changedSince } from './moved.ts';
import { type Taken, takenFields } from './place.ts';
import { refresh } from './refresh.ts';
import { isSelfPinned, orderDigest } from './stale.ts';
import { beginningOf, beginsAgain, briefFor, type Woken, wake, wakes, wokenBefore } from './waking.ts';

/** An accepted order: what it was decided about, and what stands in our answer. */
export interface Accepted {
  readonly asked: Asked;
  /** The workflow at the commit that was judged. */
  readonly found: Found;
  readonly taken: Taken;
  /** When the order was given, in epoch ms by GitHub's clock. */
  readonly at: number;
  readonly home: Home | null;
}

/** To its last reaction. @throws WorldError where the next go must end it */
export async function carryOut(accepted: Accepted): Promise<void> {
  const { asked, found, taken } = accepted;
  const fields = takenFields({ ...taken, state: 'failed' }) ?? {};
  await answered(asked, () => carried(accepted), { fields, theirs: theirsOf(found.recovery) });
}

async function carried(accepted: Accepted): Promise<void> {
  const first = await begun(accepted);
  if (first.enacted.kind === 'done') return ended(accepted, first.plan, first.enacted);
  // Somebody was faster: once more, if the same would be decided where the branch stands now.
  const again = await anew(accepted);
  const second = again && (await begun(again));
  if (again && second?.enacted.kind === 'done') return ended(again, second.plan, second.enacted);
  const { asked, taken } = accepted;
  await changedSince(taken.head, accepted, asked, takenFields({ ...taken, state: 'failed' }) ?? {});
}

interface Begun {
  readonly plan: Planned;
  readonly enacted: Enacted;
}

async function begun({ asked, found, taken, at }: Accepted): Promise<Begun> {
  const { desk, order, call } = asked;
  const plan = await planned(asked, found, at);
  if (taken.sha !== null || taken.pull !== null) return { plan, enacted: doneBefore(plan, found, taken) };
  const enacted = await enact(
    { found, ...plan, key: order.key, by: order.by, order: orderDigest(call) },
    desk,
  );
  return { plan, enacted };
}

/** What our answer remembers needs not be found again. */
function doneBefore({ effect }: Planned, { recovery, snapshot }: Found, taken: Taken): Enacted {
  const { branch, head, sha, pull } = taken;
  const goes = effect.change.files.some(({ kind }) => kind === 'remove' || kind === 'revert');
  const archive = goes ? archiveRef(recovery.id, head) : null;
  const listed = listedIn(snapshot, effect.change);
  return { kind: 'done', where: { branch, sha, pull, archive }, listed, more: '' };
}

/** `null`: something else would be decided now, or the branch or the workflow is gone. */
async function anew(accepted: Accepted): Promise<Accepted | null> {
  const { asked, taken } = accepted;
  const { desk, call } = asked;
  const head = await desk.hub.head(taken.branch);
  const all = head === null ? [] : await lookAt(taken.branch, head, desk);
  const found = all.find(({ key }) => key === taken.card);
  if (!found) return null;
  const decision = decisionDigest(found.scanned);
  if (decision !== taken.decision && !isSelfPinned(call)) return null;
  const moved: Taken = { ...taken, head: found.sha, decision };
  await post(takenBody(orderedOf(asked), null), asked, takenFields(moved) ?? {});
  return { ...accepted, found, taken: moved };
}

/** Behind the change: its check run, the agent, our answer, the card, and last the reaction. */
async function ended(accepted: Accepted, plan: Planned, done: Enacted & { kind: 'done' }): Promise<void> {
  const { asked, found, at, home } = accepted;
  const { desk, call } = asked;
  const { where } = done;
  const moved = where.sha !== null && where.sha !== found.sha;
  const sight = moved ? await sightOf(found.branch, where.sha ?? '', desk) : null;
  const now = sight ? (sight.found.find(({ key }) => key === found.key) ?? null) : found;
  if (sight && where.sha !== null) await shown(found, sight.looked, where.sha, desk);
  const taken: Taken = { ...accepted.taken, sha: where.sha, pull: where.pull };
  const told = toldOf(accepted, where, now);
  const woken = told === null ? null : await awoken({ ...accepted, taken }, told);
  if (woken?.held) return leftTo(woken, asked);
  const failed = woken !== null && woken.why !== null;
  // Where nobody could be woken it stays accepted, and the next go here tries again.
  const fields = takenFields({ ...taken, state: failed ? 'taken' : 'done' }) ?? {};
  const body = replyOf(replyFor(accepted, plan, done, now, woken), orderedOf(asked));
  // What says that all is done was posted last; its brief has the clock of the look that it is of.
  if (accepted.taken.state !== 'done')
    await post(done.more === '' ? body : `${body}\n${done.more}\n`, asked, fields);
  const turn: Turn =
    (woken && !failed) || (call.command === 'fresh' && where.pull === null)
      ? { kind: 'recovered', by: asked.order.by, command: nameOf(call.command), at: formatTime(at) }
      : { kind: 'open' };
  const pull = turn.kind === 'recovered' ? null : where.pull;
  await refresh({ before: found, now, turn, freeze: 'kept', pull }, home, asked.place, desk);
  await react(failed ? 'rocket' : '+1', asked);
}

/** Somebody else settles the order to its end; this one goes on with the next. */
function leftTo({ why }: Woken, { order, desk }: Asked): void {
  desk.say('notice', `${order.where}: the order is left to who is waking the agent already. ${why}`);
}

/** As it is written behind the slash. */
const nameOf = (command: string) => (command === 'fresh' ? 'start-fresh' : command);

interface Wake extends Woken {
  readonly brief: NonNullable<ReturnType<typeof briefFor>>;
}

const UNWRITTEN = 'the brief that it is sent to could not be written there';

/** Who is to be told what, where. */
interface Told {
  readonly brief: Wake['brief'];
  readonly ref: string;
  readonly sha: string;
}

/** `null`: nobody is to be woken. What waits in a pull request is not begun again yet. */
function toldOf({ asked, found }: Accepted, where: Where, now: Found | null): Told | null {
  const { desk, call } = asked;
  if (beginsAgain(call.command, desk)) {
    const begins = beginningOf(found, desk);
    if (begins === null || where.pull !== null) return null;
    const sha = where.sha ?? found.sha;
    const brief = beginningBrief(found, begins, sha, found.looked.report.now);
    return { brief, ref: found.branch, sha };
  }
  const brief = now !== null && wakes(call.command, desk) ? briefFor(now) : null;
  return brief && now && { brief, ref: now.branch, sha: now.sha };
}

/** The brief stands in our answer before anybody is sent to it. */
async function awoken({ asked, taken }: Accepted, { brief, ref, sha }: Told): Promise<Wake> {
  const { desk, order, place, call } = asked;
  const { number: issue } = place.conversation;
  const fresh = call.command === 'fresh';
  const told = { key: order.key, brief, fresh, ref, sha, address: '', issue };
  if (taken.state === 'done') return { ...wokenBefore(told, desk), brief };
  const posted = await post(takenBody(orderedOf(asked), brief), asked, takenFields(taken) ?? {});
  if (posted === null) return { ...wokenBefore(told, desk), why: UNWRITTEN, brief };
  return { ...(await wake({ ...told, address: posted.url ?? '' }, desk)), brief };
}

function replyFor(
  { asked, found }: Accepted,
  { effect }: Planned,
  { where, listed }: Enacted & { kind: 'done' },
  now: Found | null,
  woken: Wake | null,
): Reply {
  const wrote = effect.change.files.length === 0 ? null : where;
  const fresh = asked.call.command === 'fresh';
  const begins = fresh ? beginningOf(found, asked.desk) : null;
  if (woken === null) return { kind: 'done', change: effect.change, listed, where, after: now, begins };
  const { way, why, brief } = woken;
  const removed = fresh ? { change: effect.change, listed } : null;
  if (why !== null) return { kind: 'dispatch-failed', way, where: wrote, why, removed };
  return { kind: 'dispatched', way, where: wrote, brief: asked.desk.inputs.dryRun ? null : brief, removed };
}
