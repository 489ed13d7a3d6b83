// Runs a plan branch by branch within its limits, and says where it stopped and what it found.
import { UserError, WorldError } from '../../model/errors.ts';
import { type LocatedWorkflow, lookAt } from '../locate.ts';
import { endsAll, type ModeContext } from '../mode-context.ts';
import { landing } from './apply-sweep.ts';
import { type BranchVisit, cursorBefore } from './branch-order.ts';
import type { Card } from './observed-state.ts';
import type { SweepOperation } from './operation.ts';
import { effectsOf, type Scene } from './operation-effects.ts';
import { planBranch } from './plan-branch.ts';
import { propose } from './propose-migration.ts';
import { cardsAt, type FreshBranch, refetchBranch } from './refetch-branch.ts';
import {
  fits,
  isDue,
  mayEver,
  type SweepPlan,
  type SweepState,
  tooDear,
  type Worked,
} from './sweep-state.ts';

export async function runPlan(job: SweepPlan, context: ModeContext): Promise<Worked> {
  const { turns, openIssues } = job.plan;
  const { cards, proposals } = job.memo;
  const bench: SweepState = {
    job,
    context,
    landing: landing(context),
    memo: { cards: new Map(cards), proposals: new Map(proposals) },
    opened: new Map(),
    openIssues,
    newPulls: 0,
    noPulls: false,
    waits: false,
    landed: 0,
  };
  let [passed, stopped] = [0, false];
  for (const turn of turns) {
    stopped = turn.acts.length > 0 && (await taken(turn, bench)) === 'stop';
    if (stopped) break;
    passed += 1;
  }
  return {
    landed: bench.landed,
    passed,
    left: stopped || bench.waits,
    cursor: stopped ? cursorBefore(passed, turns, job.cursor) : null,
    memo: bench.memo,
    opened: bench.opened,
  };
}

/** `stop`: a limit was reached before the end; the branch comes first again in the next sweep. */
type End = 'done' | 'stop';

async function taken(turn: BranchVisit, bench: SweepState): Promise<End> {
  const due = turn.acts.filter((act) => isDue(act, bench));
  if (due.length === 0) return 'done';
  if (!due.some((act) => fits(act, bench)) && due.some((act) => mayEver(act, bench))) return 'stop';
  try {
    return turn.branch === null ? await gone(due, bench) : await ofBranch(turn, bench);
  } catch (error) {
    if (!(error instanceof WorldError || error instanceof UserError)) throw error;
    const { message } = error;
    const ends = endsAll(error);
    bench.context.say(
      'warning',
      ends ? `The sweep ended before its end: ${message}` : `${turn.branch}: ${message}`,
    );
    return ends ? 'stop' : 'done';
  }
}

async function ofBranch(turn: BranchVisit, bench: SweepState): Promise<End> {
  const { context, job } = bench;
  const ground = await refetchBranch(job.groundOf(turn), job.boards, context);
  if (ground === null) {
    context.say('info', `${turn.branch} has moved since it was looked at: the next sweep sees to it.`);
    return 'done';
  }
  const acts = planBranch(ground, context).filter((act) => isDue(act, bench));
  const draws = acts.some(({ kind }) => kind === 'card' || kind === 'issue' || kind === 'settle');
  const looked = draws ? await lookAt(ground.branch, ground.sha, context) : [];
  const deep = new Map(looked.map((found) => [found.key, found]));
  const end = await each(acts, (act) => perform(act, ground, deep, bench), bench);
  if (ground.pull) await remember(ground.pull.number, ground.cards, acts, bench);
  return end;
}

/** One after the other, as long as each fits the limits. */
async function each(
  acts: readonly SweepOperation[],
  done: (act: SweepOperation) => Promise<void>,
  bench: SweepState,
): Promise<End> {
  for (const act of acts) {
    if (!isDue(act, bench)) continue;
    if (fits(act, bench)) await done(act);
    else if (mayEver(act, bench)) return 'stop';
    else tooDear(act, bench);
  }
  return 'done';
}

async function perform(
  act: SweepOperation,
  ground: FreshBranch,
  deep: ReadonlyMap<string, LocatedWorkflow>,
  bench: SweepState,
): Promise<void> {
  if (act.kind === 'migrate') return propose(act, ground.pull?.number ?? null, bench);
  const key = act.kind === 'card' || act.kind === 'settle' || act.kind === 'issue' ? act.found.key : '';
  const issue = ground.own.get(key);
  const onIssue = act.kind === 'issue' || (act.kind === 'settle' && act.as === 'issue');
  const before = onIssue ? (issue?.body ?? null) : (ground.cards.get(key)?.body ?? null);
  const scene: Scene = { before, title: issue?.title ?? '', deep };
  await landAll(act, scene, bench);
}

async function landAll(act: SweepOperation, scene: Scene, bench: SweepState): Promise<void> {
  for (const effect of effectsOf(act, scene, bench.context)) {
    const landed = await bench.landing(effect);
    if (landed === null) return;
    bench.landed += 1;
    if (act.kind === 'issue' && act.number === null) bench.openIssues += 1;
    if (effect.kind === 'close' && landed.outcome === 'done') bench.openIssues -= 1;
  }
}

/** What is on no branch any more: read again, and closed. */
function gone(acts: readonly SweepOperation[], bench: SweepState): Promise<End> {
  const { hub } = bench.context;
  const nothing: Scene = { before: null, title: '', deep: new Map() };
  const seen = async (act: SweepOperation): Promise<Scene> => {
    if (act.kind !== 'gone') return nothing;
    if (act.as === 'comment')
      return { ...nothing, before: (await cardsAt(act.at, bench.context)).get(act.key)?.body ?? null };
    const issue = await hub.conversation(act.at);
    return issue?.open ? { ...nothing, before: issue.body, title: issue.title } : nothing;
  };
  return each(acts, async (act) => landAll(act, await seen(act), bench), bench);
}

/** Which comments are our cards; those that were just made have ids that only a second look gives. */
async function remember(
  pull: number,
  cards: ReadonlyMap<string, Card>,
  acts: readonly SweepOperation[],
  { context, memo }: SweepState,
): Promise<void> {
  const isNew = acts.some((act) => act.kind === 'card' && !cards.has(act.found.key));
  const all = isNew && !context.inputs.dryRun ? await cardsAt(pull, context) : cards;
  for (const [key, { nodeId }] of all) memo.cards.set(key, { pull, nodeId });
}
