// Cards for what an agent's job left: on the branch's pull request, else as an issue of its own,
// else on the job's page.
import type { RemoteEffect } from '../../model/github/effects.ts';
import { cardTitle } from '../../report/github/card/card.ts';
import { guardNotes, NO_BRANCH } from '../../report/github/guard-report.ts';
import { labelsFor } from '../../report/github/labels.ts';
import type { ReplyContext } from '../../report/github/workflow-view.ts';
import { type LocatedWorkflow, lookAt } from '../locate.ts';
import type { ModeContext } from '../mode-context.ts';
import { landing } from '../sweep/apply-sweep.ts';
import { type BranchContext, freezeOf } from '../sweep/branch-context.ts';
import { standingNow } from '../sweep/observed-state.ts';
import { OPEN } from '../sweep/plan-branch.ts';
import { groundOf } from '../sweep/plan-sweep.ts';
import { cardsAt } from '../sweep/refetch-branch.ts';
import { cardBody, cardView } from '../workflow-card.ts';
import type { GuardCall, Handled } from './touched-workflows.ts';

/** What stands on GitHub about all that is in hand; asked for once, where anything depends on it. */
export type LazyGround = () => Promise<BranchContext>;

/** @throws WorldError where it ends everything */
export async function cardsLeft(
  trouble: readonly Handled[],
  call: GuardCall,
  maxOpenIssues: number,
  groundThere: LazyGround,
  context: ModeContext,
): Promise<void> {
  const { branch } = call;
  const [first] = trouble;
  if (branch === null || !first) return;
  const ground = await groundThere();
  const head = await context.hub.head(branch);
  // As GitHub has them, because commands will be about those; none where the branch stands elsewhere.
  const pushed = head === first.sha ? await lookAt(branch, first.sha, context) : [];
  const known = new Map(pushed.map((one) => [one.key, one]));
  const land = landing(context);
  let open = [...ground.own.values()].filter((issue) => issue.open).length;
  for (const one of trouble) {
    if (freezeOf(one, ground, context.settings.now)) continue;
    const effect = effectFor(one, known.get(one.key), call, ground, context);
    const there = ground.own.get(one.key);
    const isNew = effect.kind === 'issue' && there === undefined;
    // No sweep would ever find the branch, so none would close it.
    const isLasting = head !== null || !isNew;
    if (!isLasting) context.say('notice', `No issue is opened about ${one.recovery.id}: ${NO_BRANCH}`);
    // One that a person closed stays closed.
    const hasRoom = ground.issues && (isNew ? open < maxOpenIssues : there?.open);
    // Where it may be frozen, the page alone says it.
    const mayBe = ground.sure && (effect.kind === 'comment' || (isLasting && hasRoom));
    if (!mayBe) context.page(effect.body.slice(effect.body.indexOf('\n') + 1));
    else if ((await land(effect)) && isNew) open += 1;
  }
}

/** What is known of the branch of all these, with all cards below its pull request. @throws WorldError */
export async function groundAt(
  found: readonly LocatedWorkflow[],
  context: ModeContext,
): Promise<BranchContext> {
  const [{ branch, sha } = { branch: '', sha: '' }] = found;
  const ground = groundOf(branch, sha, found, found, await standingNow(context));
  const { pull } = ground;
  const cards = pull ? await cardsAt(pull.number, context) : new Map();
  // Nothing is known of other branches here, so that none tells whether its freeze went along to this one.
  const keys = new Set(found.map(({ key }) => key));
  const freezes = new Map([...ground.freezes].filter(([key]) => keys.has(key)));
  const known = { freezes, moving: [], cards, allCards: true };
  return { ...ground, ...known, pull: pull?.locked ? null : pull };
}

function effectFor(
  one: Handled,
  pushed: LocatedWorkflow | undefined,
  { job }: GuardCall,
  { pull, cards, own }: BranchContext,
  context: ModeContext,
): RemoteEffect & { readonly kind: 'comment' | 'issue' } {
  const alone = [...cards.keys()].every((key) => key === one.key);
  const seat: ReplyContext = {
    commands: context.commands,
    bare: true,
    alone,
    role: context.inputs.commandPermission,
  };
  const found = pushed ?? one;
  const scanned = { ...found.scanned, notes: [...guardNotes(job, one), ...found.scanned.notes] };
  const view = cardView({ ...found, scanned }, OPEN, seat, context);
  const before = pull ? cards.get(one.key)?.body : own.get(one.key)?.body;
  const body = cardBody(view, before ?? null, null);
  if (pull) return { kind: 'comment', key: one.key, issue: pull.number, body };
  const labels = labelsFor([{ scanned, frozen: false }]).add;
  return { kind: 'issue', key: one.key, title: cardTitle(view), body, labels };
}
