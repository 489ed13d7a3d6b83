// The pipeline of a command, stage by stage: parse, authorize, locate, checkStale, plan, apply, notify,
// reply. Nothing is written before the plan is made; a stage that stops early returns a plan as well.
import { slashOf } from '../../commands/parse.ts';
import { ignored } from '../../config/ignore.ts';
import { DAY, HOUR } from '../../model/time-units.ts';
import { theirsOf } from '../../report/github/format.ts';
import { takenBody } from '../../report/github/reply/in-progress.ts';
import { saysEarlier } from '../../report/github/reply/reply.ts';
import { counted } from '../../text/plural.ts';
import { homeOf, type LocatedWorkflow, otherPlaces, targetOf } from '../locate.ts';
import { askingAgain, askingOnce, endsAll, type ModeContext } from '../mode-context.ts';
import { show } from '../workflow-card.ts';
import { accept, end, isHeard, landFiles, post, print, recalled, withLanded } from './apply.ts';
import { seenBy } from './check-stale.ts';
import type {
  Allowed,
  CommandContext,
  CommandPlan,
  CommandRequest,
  FilesEffect,
  Landing,
  Located,
  RequestContext,
} from './command-plan.ts';
import {
  type AcceptedCommand,
  type ConversationState,
  type OwnAnswer,
  sayDone,
  takenAt,
  takenFields,
} from './conversation-state.ts';
import { dispatchOf, type Sent, sentOf, type Woken, wake } from './dispatch-agent.ts';
import { freezeAt } from './freeze-places.ts';
import { removesUnseen } from './fresh-since.ts';
import { keptOf, overruled } from './later-freeze.ts';
import {
  answered,
  answeredBy,
  type CommentState,
  isKept,
  isPlan,
  matterOf,
  nameIn,
  orderedOf,
  refused,
  refusedFor,
  strangeWords,
  takenOf,
  UNFINISHED,
  unfit,
} from './pending-commands.ts';
import { roleFor } from './permissions.ts';
import { pickedUnseen } from './picks-shown.ts';
import {
  acceptanceOf,
  broughtUp,
  carry,
  closedSince,
  doneBefore,
  ended,
  lost,
  moved,
  overtaken,
  planCommand,
} from './plan-command.ts';
import { DEEDS, type Planner } from './plan-deed.ts';
import { ALONE, begunMeanwhile, pinnedElsewhere, pinOf, resumed, yielded } from './prior-commands.ts';
import { goneBecause } from './superseded.ts';
import { whichOne } from './which-one.ts';
import { wokenBefore } from './woken-before.ts';

/** Settles one command: in the end it has our answer and reaction. @throws WorldError that ends everything */
export async function settle(
  order: CommandRequest,
  said: CommentState,
  place: ConversationState,
  context: ModeContext,
): Promise<void> {
  const matter = await recalled(matterOf(order, place, context));
  const asked = await parse(said, matter);
  const allowed = isPlan(asked) ? asked : await authorize(asked);
  await orRefused(matter, null, async () => {
    const located = isPlan(allowed) ? allowed : await locate(allowed);
    const current = isPlan(located) ? located : await checkStale(located);
    await finish(current, matter);
  });
}

/** From what is known of a command to its last reaction. After a plan is applied, the next one is made. */
export async function finish(current: CommandPlan | Located, matter: RequestContext): Promise<void> {
  for (let next: CommandPlan | Located | null = current; next !== null; ) {
    const at: CommandPlan | Located = next;
    next = await orRefused(matter, at, async () => {
      const made = isPlan(at) ? at : await plan(at);
      const applied = await apply(made, isPlan(at) ? null : at, matter);
      const notified = await notify(applied);
      if (notified) await reply(notified, matter);
      return applied.next && renewed(applied.next);
    });
  }
}

/** Something was written, so what all branches own is asked again where it matters. */
const renewed = (next: CommandPlan | Located): CommandPlan | Located =>
  isPlan(next) ? next : { ...next, context: askingAgain(next.context) };

/** An error in a command becomes its answer and does not end the job. @throws WorldError that ends all */
export async function orRefused<T>(
  matter: RequestContext,
  at: CommandPlan | Located | null,
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    const located = at === null || isPlan(at) ? null : at;
    const accepted = located && (located.overtaken ?? located.taken);
    const theirs = located && accepted ? theirsOf(located.found.recovery) : [];
    if (endsAll(error)) throw error;
    const taken = accepted && (await withLanded(accepted, matter.order.key, matter.context));
    const refusal = refusedFor(error, matter, { taken: taken ?? takenOf(matter), theirs });
    if (refusal === null) throw error;
    await end(refusal, matter);
    return null;
  }
}

const EDITED = 'The comment was edited after it was begun with. Look at the card, then write a new one.';

/** What was not understood is explained to those alone who may give what they meant. */
async function parse(said: CommentState, matter: RequestContext): Promise<CommandContext | CommandPlan> {
  if (isKept(matter)) return answered(null, '+1', matter);
  if (said !== 'edited' && said.kind === 'call') return { ...matter, call: said };
  const may = takenOf(matter) !== null || (await roleFor(nameIn(said), matter)) !== null;
  if (!may) return answered(null, '-1', matter);
  if (said === 'edited') return unfit(EDITED, matter);
  return answered({ kind: 'not-understood', refusal: said }, 'confused', matter);
}

/** People who may not give a command get a reaction and no more: they cannot make us write (C01). */
export async function authorize(asked: CommandContext): Promise<Allowed | CommandPlan> {
  const { call, context } = asked;
  const role = await roleFor(call.command, asked);
  if (role === null) return barred(asked);
  const isOn = context.commands.some(({ name }) => name === call.command);
  if (!isOn) return refused({ kind: 'off', command: slashOf(call).names[0] }, asked);
  return context.config.usable ? { ...asked, role } : refused({ kind: 'config' }, asked);
}

/** What was accepted by then ends here: else it would be carried out below its 👎 once the role is back. */
function barred(asked: CommandContext): CommandPlan {
  const taken = takenOf(asked);
  const giver = (taken?.tick ?? taken?.page)?.by ?? asked.order.by;
  // Somebody else's tick of the same row ends nothing.
  const isTheirs = taken !== null && giver === asked.order.by;
  return isTheirs ? refused({ kind: 'barred' }, asked) : answered(null, '-1', asked);
}

const oldWords = (after: number, [did, does]: readonly [string, string]) =>
  `This was ${did} more than ${after < DAY ? counted(Math.round(after / HOUR), 'hour') : 'a day'} ago. ` +
  `If it still is what you want, ${does} it once more.`;

/** A command that was not begun in time is asked for again; `null`: it is young enough. */
export function tooOld(allowed: RequestContext): CommandPlan | null {
  const { order, context } = allowed;
  const { oldAfter } = context.inputs;
  const old = order.at !== null && context.settings.now - order.at > oldAfter;
  const way = order.row === null ? (['written', 'write'] as const) : (['ticked', 'tick'] as const);
  return old ? unfit(oldWords(oldAfter, way), allowed) : null;
}

/** Which workflow is meant. What an earlier run accepted is continued where our answer says. */
async function locate(allowed: Allowed): Promise<Located | CommandPlan> {
  const { order, place, context, call } = allowed;
  const deed = deedOf(call);
  if (deed?.about === 'place') return deed.plan({ ...allowed, context: askingOnce(context) });
  const begun = place.answers.get(order.answer);
  if (begun?.taken && !(await isJudgedAnew(begun, allowed)))
    return resumed(begun.taken, begun.remark, allowed);
  const other = order.comment === null ? null : await answeredBy(order.comment, place, context);
  if (other !== null) return unfit(strangeWords(other), allowed, [other]);
  const { conversation } = place;
  if (conversation.head?.fork) return refused({ kind: 'fork' }, allowed);
  if (!conversation.open) return refused({ kind: 'closed' }, allowed);
  const old = tooOld(allowed);
  if (old) return old;
  const target = await targetOf(call, place, context);
  if (target.kind === 'one') return locatedAt(target.found, allowed);
  const meanwhile = await begunMeanwhile(allowed);
  if (meanwhile) return meanwhile;
  const isGone = !target.among.some(({ recovery }) => recovery.id === call.id);
  const prior = await goneBecause(allowed, isGone);
  if (prior?.kind === 'already') return answered(prior, '+1', allowed);
  if (prior?.kind === 'outrun') return answered(prior, '-1', allowed);
  return whichOne(target.among, allowed);
}

/**
 * A refusal that is judged again where its job is run once more is judged like a new command, with what its
 * writer saw: its marker says no more than where the change of it landed, which our commit proves.
 */
export async function isJudgedAnew({ taken, remark }: OwnAnswer, asked: CommandContext): Promise<boolean> {
  const { order, context } = asked;
  if (!context.inputs.again || taken === null || taken.state === 'done') return false;
  if (taken.state === 'taken' && order.settled !== true) return false;
  if (saysEarlier(remark.body)) return false;
  return !(await isLanded(taken, asked));
}

async function isLanded(taken: AcceptedCommand, { order, context }: CommandContext): Promise<boolean> {
  if (taken.woken !== undefined) return true;
  if (taken.sha === null) return false;
  const { sha } = await withLanded({ ...taken, sha: null, pull: null }, order.key, context);
  return sha === taken.sha;
}

function deedOf(call: CommandContext['call']): Planner | null {
  const { deed } = slashOf(call);
  return deed ? DEEDS[deed] : null;
}

export async function locatedAt(found: LocatedWorkflow, asked: CommandContext): Promise<Located> {
  const { order, place, call } = asked;
  // Until a deed is planned nothing is written; any other command looks again after each step.
  const context = deedOf(call) ? askingOnce(asked.context) : asked.context;
  const home = await homeOf(found, place, context);
  return {
    ...asked,
    context,
    found,
    home,
    others: [],
    at: order.at ?? context.settings.now,
    taken: null,
    overtaken: null,
  };
}

/** Whether what its writer saw is still so, and no one took it up meanwhile or keeps us away. */
export async function checkStale(located: Located): Promise<Located | CommandPlan> {
  const alone = leftAlone(located);
  if (alone) return alone;
  const { found, home, place, context, call, taken } = located;
  if (taken || deedOf(call)) return located;
  const freeze = await freezeAt(found, home, place, context);
  const meanwhile = await begunMeanwhile(located);
  if (meanwhile) return meanwhile;
  if (freeze) return refused({ kind: 'frozen', ...freeze }, located, await doneBefore(located));
  const others = await otherPlaces(found, place, context);
  const places = [place, ...others] as const;
  const pinned =
    pinOf(located) ??
    pinnedElsewhere(others, located) ??
    (sayDone(places) ? await wokenBefore(places, located) : null) ??
    (await seenBy(located, others));
  if (pinned.kind === 'already') return answered(pinned, '+1', located);
  if (pinned.kind === 'outrun') return answered(pinned, '-1', located);
  if (pinned.kind === 'moved') return moved(pinned.seen, found, home, located, await doneBefore(located));
  const other = slashOf(call).picks ? await pickedUnseen(places, located) : null;
  if (other) return moved(other.seen, found, home, located, await doneBefore(located));
  const unseen = slashOf(call).needsPin === true && (await removesUnseen(located, found, located.at));
  return unseen ? moved(call.keys['sha'] ?? null, found, home, located) : { ...located, others };
}

/** Of a branch that is not looked at nothing is changed; what was accepted before was held against that. */
function leftAlone(located: Located): CommandPlan | null {
  const { found, taken, call, context } = located;
  const may = taken !== null || deedOf(call) !== null;
  return may || !ignored(context.config, { branch: found.branch }) ? null : unfit(ALONE, located);
}

/** All that is to come of it, as one value; nothing was written yet. */
async function plan(located: Located): Promise<CommandPlan> {
  const deed = deedOf(located.call);
  if (deed?.about === 'workflow')
    return (await overruled(located)) ?? kept(await deed.plan(located), located);
  const { taken } = located;
  if (taken?.state === 'failed') return acceptanceOf({ ...taken, state: 'taken' }, located);
  return taken ? carry(located, taken) : planCommand(located);
}

function kept(made: CommandPlan, located: Located): CommandPlan {
  return made.resumeFields['kept'] === true ? { ...made, resumeFields: keptOf(located) } : made;
}

interface Applied {
  /** The rest of the plan; `null`: nothing is left. */
  readonly plan: CommandPlan | null;
  /** The files that landed; `null`: none were planned. */
  readonly landed: Readonly<{ located: Located; files: FilesEffect; landing: Landing }> | null;
  /** What is to be planned next: it was accepted, or its branch went on. */
  readonly next: CommandPlan | Located | null;
}

const leadsTo = (next: Applied['next']): Applied => ({ plan: null, landed: null, next });

const UNHEARD =
  'The conversation is locked and takes no answer, so that nothing is begun. Give the command elsewhere.';

/** Writes the acceptance, the archive and the files. A dry run ends here. */
async function apply(made: CommandPlan, located: Located | null, matter: RequestContext): Promise<Applied> {
  const { context } = matter;
  if (context.inputs.dryRun) return leadsTo(await print(made, located, matter));
  const keeps = made.effects.some((one) => one.kind === 'show' && one.keeps !== null);
  if (keeps && !(await isHeard(matter))) return { ...leadsTo(null), plan: unfit(UNHEARD, matter) };
  let isWhole = true;
  for (const effect of made.effects) {
    if (effect.kind === 'accept' && located) {
      const accepted = await accept(effect, made, located);
      return leadsTo(accepted && ((await yielded(accepted)) ?? accepted));
    }
    if (effect.kind === 'files' && located) {
      const closed = closedSince(effect, located);
      if (closed) return { ...leadsTo(null), plan: closed };
      const landing = await landFiles(effect, located);
      if (landing === 'moved') return leadsTo(await again(located));
      return { plan: made, landed: { located, files: effect, landing }, next: null };
    }
    if (effect.kind !== 'show' || !effect.keeps) continue;
    const { otherwise } = effect.keeps;
    const done = await show(effect, context);
    if (done === 'none' && otherwise !== null)
      return { ...leadsTo(null), plan: answered(otherwise, '-1', matter) };
    isWhole &&= done === 'all';
  }
  // Kept and answered, and its job brings what is missing when it is run again.
  const rest = isWhole ? made : { ...made, resumeFields: { ...made.resumeFields, ...UNFINISHED } };
  return { ...leadsTo(null), plan: rest };
}

/** Somebody was faster: tries once more, if the same would be decided where the branch is now. */
async function again(located: Located): Promise<CommandPlan | Located | null> {
  const { taken, overtaken: first } = located;
  if (taken === null) return null;
  const next = first ? null : await overtaken(located, taken);
  if (next?.taken) await post(takenBody(orderedOf(next), null), next, takenFields(next.taken) ?? {});
  return next ?? lost(located, first ?? taken);
}

const UNWRITTEN = 'the brief that it is sent to could not be written there';

/** The agent is sent to our answer, once its brief stands there. `null`: another run settles the command. */
async function notify({ plan: made, landed }: Applied): Promise<CommandPlan | null> {
  if (landed === null) return made;
  const { located, files } = landed;
  const landing = await broughtUp(located, landed.landing);
  if (isPlan(landing)) return landing;
  const sent = sentOf(located, landing.where, landing.now);
  const woken = sent && (await wokenBy(sent, located, landing));
  if (woken?.held) {
    const { order, context } = located;
    context.say('notice', `${order.where}: the agent is being woken for this command already. ${woken.why}`);
    return null;
  }
  return ended(located, files.change, landing, sent && woken && { sent, woken });
}

async function wokenBy(sent: Sent, located: Located, { where }: Landing): Promise<Woken> {
  const { taken, context } = located;
  if (taken?.woken) return { ...taken.woken, why: null };
  const { way } = dispatchOf(located, sent, '');
  if (taken === null || taken.state === 'done') return { way, why: null };
  const fields = takenFields(takenAt(taken, where)) ?? {};
  const posted = await post(takenBody(orderedOf(located), sent.brief), located, fields);
  if (posted === null) return { way, why: UNWRITTEN };
  return wake(dispatchOf(located, sent, posted.url ?? ''), context);
}

/** Our answer, the card, and last the reaction. */
async function reply(notified: CommandPlan, matter: RequestContext): Promise<void> {
  await end(notified, matter);
}
