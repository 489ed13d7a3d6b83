// The one executor: applies what a plan holds, each effect found by its key; a dry run prints the
// plan instead.

import { UserError, WorldError } from '../../model/errors.ts';
import type {
  ArchiveRefEffect,
  CommitEffect,
  EffectResult,
  Reaction,
  RemoteEffect,
} from '../../model/github/effects.ts';
import { checkRunOf } from '../../report/github/check-run.ts';
import { readRows } from '../../report/github/dashboard/rows.ts';
import { compareLink } from '../../report/github/links.ts';
import {
  compareWords,
  takenBody,
  withDeleted,
  withdrawnBody,
} from '../../report/github/reply/in-progress.ts';
import type { ChangeLocation } from '../../report/github/workflow-view.ts';
import { withFields } from '../../text/comment-marker.ts';
import { type LocatedWorkflow, sightOf } from '../locate.ts';
import { addressOf, endsAll, type ModeContext, notDone, refusalWords } from '../mode-context.ts';
import { show } from '../workflow-card.ts';
import type {
  AcceptEffect,
  CommandPlan,
  FilesEffect,
  Landing,
  Located,
  MarkerFields,
  RequestContext,
} from './command-plan.ts';
import {
  type AcceptedCommand,
  answersIn,
  type ConversationState,
  takenFields,
} from './conversation-state.ts';
import { wasWoken } from './dispatch-agent.ts';
import { orderedOf } from './pending-commands.ts';
import { proposalOf } from './plan-change.ts';

/**
 * Our answer, what was done as it is seen, and last the reaction: what has one is settled. Where an answer
 * could not be brought to its end the command stays open and the next job ends it: with a reaction above it,
 * an answer that says "under way" looks like one that somebody changed.
 */
export async function end(
  { effects, reply, reaction, resumeFields }: CommandPlan,
  matter: RequestContext,
): Promise<void> {
  const body = reply === null ? null : `${reply}${emptiedWords(effects, matter)}`;
  const isTold = body === null || (await post(body, matter, resumeFields)) !== null;
  for (const effect of effects)
    if (effect.kind === 'show' && effect.keeps === null) await show(effect, matter.context);
  const wasAccepted = resumeFields['state'] !== undefined;
  if (reaction !== null && (isTold || !wasAccepted)) await react(reaction, matter);
}

const EMPTIED =
  '\nThe box of its row in the dashboard was ticked, and is empty now. If no answer to that stands there, ' +
  'tick it once more.\n';

/** A row that another command brings up to date loses its tick, whose own job may have died before. */
function emptiedWords(effects: CommandPlan['effects'], { order }: RequestContext): string {
  const emptied = effects.some(
    (one) =>
      one.kind === 'show' &&
      one.home.kind === 'row' &&
      readRows(one.home.body ?? '').some((row) => row.checked && row.key === one.key),
  );
  return emptied && order.row === null ? EMPTIED : '';
}

/** The first small plan of a command: it was seen. Nothing depends on whether it can be shown. */
export async function acknowledge(
  { reaction }: CommandPlan,
  { order, context }: RequestContext,
): Promise<void> {
  const { comment: id } = order;
  if (id === null || reaction === null) return;
  const at = { kind: 'comment', id } as const;
  await context.attempt({ kind: 'react', key: `react-${id}`, at, content: reaction });
}

/**
 * A dry run: prints what would land and applies nothing. For a command that would be accepted, planning goes
 * on.
 */
export async function print(
  plan: CommandPlan,
  located: Located | null,
  matter: RequestContext,
): Promise<Located | null> {
  const { order, place, context } = matter;
  const { effects, reply, reaction, resumeFields } = plan;
  const tell = (effect: RemoteEffect) => context.say('info', notDone(effect));
  let next: Located | null = null;
  for (const effect of effects) {
    if (effect.kind === 'accept' && located) next = { ...located, taken: effect.taken };
    if (effect.kind === 'show') await show(effect, context);
    if (effect.kind === 'wake') tell(effect.dispatch);
    if (effect.kind !== 'files') continue;
    const { archive, commit } = effect;
    if (archive) tell(archive);
    const guarded = commit && located && (await context.hub.isProtected(commit.branch));
    if (commit) tell(guarded ? proposalOf(effect, located, 0) : commit);
  }
  const { comment: id } = order;
  const { number: issue } = place.conversation;
  if (reply !== null)
    tell({ kind: 'comment', key: order.answer, issue, body: withFields(reply, resumeFields) });
  if (id !== null && reaction !== null)
    tell({ kind: 'react', key: `react-${id}`, at: { kind: 'comment', id }, content: reaction });
  return next;
}

/** `null`: it was not accepted, so nothing more is done. */
export async function accept(
  { taken }: AcceptEffect,
  plan: CommandPlan,
  located: Located,
): Promise<Located | null> {
  const { order, place, context } = located;
  const posted = await post(plan.reply ?? '', located, plan.resumeFields);
  // Without our answer no later run could finish what a crash cuts short, so nothing is begun.
  if (posted === null) await react('-1', located);
  if (posted === null) return null;
  // A command that was taken back before anything came of it is not carried out.
  if (!(await reacted('rocket', located))) {
    await withdraw(order.answer, taken, place, context);
    return null;
  }
  const remark = posted.number === null ? null : await context.hub.remark(posted.number);
  const since = remark === null ? context.settings.now : Date.parse(remark.createdAt);
  return { ...located, taken, at: order.at ?? since };
}

/** Whether our answer can stand there: in a locked conversation that is seen before anything is kept. */
export async function isHeard({ order, place, ...rest }: RequestContext): Promise<boolean> {
  const { number: issue, locked } = place.conversation;
  if (!locked) return true;
  const body = takenBody(orderedOf({ order, place, ...rest }), null);
  return (await rest.context.attempt({ kind: 'comment', key: order.answer, issue, body })) !== null;
}

/** `moved`: the branch does not stand any more where it was judged. @throws UserError, WorldError */
export async function landFiles(effect: FilesEffect, located: Located): Promise<Landing | 'moved'> {
  const { found, context } = located;
  const landed = effect.landed ? { where: effect.landed, more: '' } : await landedNow(effect, located);
  if (landed === 'moved') return 'moved';
  const { sha } = landed.where;
  if (sha === null || sha === found.sha) return { ...landed, now: found };
  const sight = await sightOf(found.branch, sha, context);
  await checked(found, sight.looked, sha, context);
  return { ...landed, now: sight.found.find(({ key }) => key === found.key) ?? null };
}

type Landings = Pick<Landing, 'where' | 'more'>;

async function landedNow(effect: FilesEffect, located: Located): Promise<Landings | 'moved'> {
  const { archive, commit } = effect;
  const { context, found } = located;
  const kept = archive === null ? null : await keptAt(archive, context);
  const where: ChangeLocation = {
    branch: found.branch,
    sha: null,
    pull: null,
    archive: kept,
  };
  if (commit === null) return { where, more: '' };
  const landed = await committed(commit, context);
  if (landed === 'guarded') {
    const { more, ...at } = await proposed(effect, located);
    return { where: { ...where, ...at }, more };
  }
  return landed.outcome === 'moved' ? 'moved' : { where: { ...where, sha: landed.sha }, more: '' };
}

/** The ref that keeps what goes: the one asked for, or a branch where the host takes no other ref. */
async function keptAt(archive: ArchiveRefEffect, context: ModeContext): Promise<string> {
  const { outcome, ref = archive.ref } = await context.land(archive);
  if (outcome === 'done' || outcome === 'already') return ref;
  throw new UserError(
    `Found another commit under ${ref}, where what goes is to be kept. ` +
      'Remove that ref, then give the command again.',
  );
}

async function committed(
  commit: CommitEffect,
  { hub, land }: ModeContext,
): Promise<EffectResult | 'guarded'> {
  if (await hub.isProtected(commit.branch)) return 'guarded';
  try {
    return await land(commit);
  } catch (error) {
    if (error instanceof WorldError && error.refused === 'protected') return 'guarded';
    throw error;
  }
}

interface Proposed extends Pick<ChangeLocation, 'pull' | 'proposed'> {
  readonly more: string;
}

/** Pull requests for one command that people may close before it is given up. One request for each. */
const MOST_DECLINED = 20;

/** After one that a person closed another one is opened: somebody asked. It has a name of its own then. */
async function proposed(effect: FilesEffect, located: Located): Promise<Proposed> {
  for (let declined = 0; declined <= MOST_DECLINED; declined += 1) {
    const proposal = await pullRequest(effect, located, declined);
    if (proposal !== 'again') return proposal;
  }
  throw new UserError(
    'The branch of its pull request holds what is not ours, or somebody closed it. Look there first.',
  );
}

async function pullRequest(
  effect: FilesEffect,
  located: Located,
  declined: number,
): Promise<Proposed | 'again'> {
  const { context } = located;
  const proposal = proposalOf(effect, located, declined);
  try {
    const { outcome, number } = await context.land(proposal);
    return outcome === 'declined' || outcome === 'foreign' ? 'again' : { pull: number, more: '' };
  } catch (error) {
    if (!(error instanceof WorldError && error.refused === 'actions-pull-requests')) throw error;
    const { base, branch } = proposal;
    const link = compareLink({ address: addressOf(context), base, branch });
    return { pull: null, proposed: branch, more: compareWords(branch, link) };
  }
}

/** What a workflow's own token pushes starts no workflows, so our commit gets its check run from us. */
async function checked(
  before: LocatedWorkflow,
  after: LocatedWorkflow['looked'],
  sha: string,
  context: ModeContext,
): Promise<void> {
  const { token, failOn, gate, door } = context.inputs;
  if (token === 'own') return;
  const typed = { commands: context.cli, dir: null };
  const base = { kind: 'commit', commit: before.sha } as const;
  const call = { head: sha, base, failOn, remarks: [], resultFile: '' } as const;
  const run = checkRunOf(after, before.looked, call, { typed, gate, door });
  if (run) await context.attempt(run);
}

/**
 * Brings our answer to these words; `fields`: what its marker keeps. `null`: it cannot stand there (a locked
 * conversation, a missing permission); then the job's page has it.
 */
export async function post(
  body: string,
  { order, place, context }: RequestContext,
  fields: MarkerFields = {},
): Promise<EffectResult | null> {
  const kept = withFields(body, fields);
  const { number } = place.conversation;
  try {
    return await context.land({ kind: 'comment', key: order.answer, issue: number, body: kept });
  } catch (error) {
    if (!(error instanceof WorldError) || endsAll(error)) throw error;
    context.say('warning', refusalWords({ kind: 'comment' }, error));
    context.page(body.slice(body.indexOf('\n') + 1));
    return null;
  }
}

/**
 * Below its comment; a tick has no place for a reaction, so its row says everything. A refusal is reported.
 */
async function react(content: Reaction, matter: RequestContext): Promise<void> {
  if (await reacted(content, matter)) return;
  const { order, place, context } = matter;
  context.say('notice', `${order.where} was deleted while its command ran.`);
  const remarks = await context.hub.remarks(place.conversation.number);
  const answer = answersIn(remarks).get(order.answer);
  if (!answer) return;
  const issue = place.conversation.number;
  await context.attempt({ kind: 'comment', key: answer.key, issue, body: withDeleted(answer.remark.body) });
}

/** `false`: the comment is gone. */
async function reacted(content: Reaction, { order, context }: RequestContext): Promise<boolean> {
  const { comment } = order;
  if (comment === null) return true;
  const at = { kind: 'comment', id: comment } as const;
  const effect = { kind: 'react', key: `react-${comment}`, at, content } as const;
  try {
    await context.land(effect);
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    const absent = error.refused === 'absent' || error.refused === 'gone';
    if (endsAll(error)) throw error;
    if (absent && (await context.hub.remark(comment)) === null) return false;
    context.say('warning', refusalWords(effect, error));
  }
  return true;
}

/** A command whose comment was deleted before it was finished: this is reported, and nothing more is done. */
export async function withdraw(
  key: string,
  taken: AcceptedCommand | null,
  place: ConversationState,
  context: ModeContext,
): Promise<void> {
  const comment = key.replace(/^reply-/, 'comment ');
  context.say('notice', `${comment} was deleted before its command was finished: the command is dropped.`);
  if (taken?.state !== 'taken') return;
  const body = withFields(withdrawnBody(key), takenFields({ ...taken, state: 'failed' }) ?? {});
  await context.attempt({ kind: 'comment', key, issue: place.conversation.number, body });
}

/** No branch stands there, so that nothing is committed: our commit is found, or it is not there. */
const NOWHERE = '0'.repeat(40);

/** The same with the commit that it led to, where a run was cut off before our answer could keep it. */
export async function withLanded(
  taken: AcceptedCommand,
  key: string,
  context: ModeContext,
): Promise<AcceptedCommand> {
  return isKnown(taken, context) ? taken : withFound(taken, await lookFor(taken, key, context));
}

const isKnown = ({ state, sha, pull, woken }: AcceptedCommand, { inputs }: ModeContext): boolean =>
  state === 'done' || sha !== null || pull !== null || woken !== undefined || inputs.dryRun;

const withFound = (taken: AcceptedCommand, found: EffectResult | null): AcceptedCommand =>
  found?.outcome === 'already' ? { ...taken, sha: found.sha } : taken;

/** `null`: GitHub refused to say. */
function lookFor({ branch }: AcceptedCommand, key: string, { attempt }: ModeContext) {
  const look = { kind: 'commit', key, branch, head: NOWHERE, edits: [], message: '', trailers: {} } as const;
  return attempt(look);
}

/** The same, or with why it cannot be told what a run did that was cut off. */
async function lookedBack(
  taken: AcceptedCommand,
  key: string,
  context: ModeContext,
): Promise<AcceptedCommand> {
  if (isKnown(taken, context)) return taken;
  const found = await lookFor(taken, key, context);
  const landed = withFound(taken, found);
  // What waits for its agent alone was brought so far by a run that knew; what failed has said its end.
  if (landed !== taken || taken.waits === true || taken.state === 'failed') return landed;
  if (found === null) return { ...taken, unsure: 'unseen' };
  if (found.sha === null) return { ...taken, unsure: 'gone' };
  return (await context.hub.isProtected(taken.branch)) ? { ...taken, unsure: 'guarded' } : taken;
}

/** A command as it is gone on with: what an earlier run did of it is known before anything is decided. */
export async function recalled(matter: RequestContext): Promise<RequestContext> {
  const { order, place, context } = matter;
  const answer = place.answers.get(order.answer);
  if (!answer?.taken) return matter;
  const landed = await lookedBack(answer.taken, order.key, context);
  const known = landed.state === 'done' || context.inputs.dryRun;
  const woken = known ? null : await wasWoken(matter);
  const taken: AcceptedCommand = woken ? { ...landed, woken } : landed;
  if (taken === answer.taken) return matter;
  const answers = new Map(place.answers).set(order.answer, { ...answer, taken });
  return { ...matter, place: { ...place, answers } };
}
