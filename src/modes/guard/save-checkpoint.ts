// Saves what an agent left on disk: a checkpoint of each workflow as its format asks, committed by the API.

import type { BeforeAfter } from '../../model/change.ts';
import type { Checkpoint, Differing } from '../../model/choice.ts';
import { UserError } from '../../model/errors.ts';
import type { Reading } from '../../model/file-content.ts';
import type { BranchEdit } from '../../model/github/effects.ts';
import { isEmptied, isListedIn, isOwn, type Recovery } from '../../model/recovery.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { commitMessage } from '../../report/github/proposal/commit-message.ts';
import type { ScanResult } from '../../scan-repository.ts';
import { trailerValue } from '../../text/escape-references.ts';
import { keyOf } from '../../text/hash.ts';
import { counted } from '../../text/plural.ts';
import { askerFor, WORKFLOWS } from '../command/plan-change.ts';
import type { ModeContext } from '../mode-context.ts';
import { freezeOf } from '../sweep/branch-context.ts';
import type { LazyGround } from './job-cards.ts';
import type { Checkout, GuardCall, Handled, InHand } from './touched-workflows.ts';

/** What was saved. */
export interface Saved {
  readonly paths: ReadonlySet<string>; // that GitHub has now as they are on disk
  readonly head: string | null; // the branch's commit that has them; `null`: nothing became safe
}

export const NONE: Saved = { paths: new Set(), head: null };

/** Names that no checkpoint is made on, whatever a repository calls its default (sdd). */
const NEVER: ReadonlySet<string> = new Set(['main', 'master']);
/** Files of one checkpoint: each is a request of its own. */
const MOST = 100;

/** The checkout, and what stands on GitHub. */
type Sources = Checkout & { readonly ground: LazyGround };

/** @throws WorldError where GitHub's refusal ends everything */
export async function saved(
  looked: ScanResult,
  found: Pick<InHand, 'handled' | 'lookAt'>,
  call: GuardCall,
  checkout: Sources,
  context: ModeContext,
): Promise<Saved> {
  const differing = await checkout.changed();
  if (differing.paths.length === 0) return NONE;
  const remote = call.branch === null ? null : await context.hub.head(call.branch);
  const why = await whyNot(found.handled, remote, call, context);
  if (why !== null) context.say('warning', `No checkpoint was made: ${why}.`);
  if (why !== null || remote === null) return NONE;
  let [paths, head] = [new Set<string>(), remote];
  const plans = await plansOf(looked, found, differing, context);
  for (const plan of await unfrozen(plans, checkout, context)) {
    const one = await committed(plan, { head, differing, call }, checkout, context);
    paths = new Set([...paths, ...one.paths]);
    head = one.head ?? head;
  }
  return { paths, head: paths.size > 0 ? head : null };
}

/** Those that no freeze is known of: what a person froze is left as it is (T11). */
async function unfrozen(
  plans: readonly Plan[],
  { ground }: Sources,
  context: ModeContext,
): Promise<readonly Plan[]> {
  if (plans.length === 0) return plans;
  const known = await ground();
  return plans.filter(({ one }) => {
    const freeze = freezeOf(one, known, context.settings.now);
    if (!freeze) return true;
    const until = freeze.until === null ? '' : ` until ${freeze.until}`;
    const by = `it is frozen by ${JSON.stringify(freeze.by)}${until}`;
    context.say('warning', `${one.recovery.id}: no checkpoint was made: ${by}. "/unfreeze" ends that.`);
    return false;
  });
}

/** Why none can be made, one of our clauses; `null`: nothing stands against it. */
async function whyNot(
  handled: readonly Handled[],
  remote: string | null,
  { branch }: GuardCall,
  { hub }: ModeContext,
): Promise<string | null> {
  if (branch === null) return 'found no branch of this repository that is worked on, expected one';
  if (NEVER.has(branch) || branch === hub.facts.defaultBranch?.name)
    return `found the default branch ${JSON.stringify(branch)}, expected a branch of the work's own`;
  if (remote === null) return `found no branch ${JSON.stringify(branch)} on GitHub, push it once`;
  if (handled.some(({ unpushed }) => unpushed))
    return 'found commits that were not pushed, push them first: a checkpoint stands on them';
  if (await hub.isProtected(branch)) return `${JSON.stringify(branch)} takes changes by pull request alone`;
  return null;
}

interface Plan extends Checkpoint {
  readonly one: Handled;
}

/**
 * Those whose own files differ, or the list that no other one stands in; where none of them do, the one that
 * other changes belong to.
 */
async function plansOf(
  looked: ScanResult,
  { handled, lookAt }: Pick<InHand, 'handled' | 'lookAt'>,
  differing: Differing,
  context: ModeContext,
): Promise<readonly Plan[]> {
  const { engine, inputs } = context;
  const last = await lookAt('HEAD');
  const own = handled.filter(({ unsaved }) => unsaved.length > 0);
  const all = looked.judged.flatMap(({ recovered }) => recovered.workflows);
  const shared = own.filter((one) => listedBeside(one, all).length > 0);
  if (shared.length > 0)
    undecided([...new Set(shared.flatMap((one) => [one.recovery, ...listedBeside(one, all)]))], context);
  const told = own.filter((one) => !shared.includes(one));
  const asked = own.length > 0 ? told : handled.filter(({ unfinished }) => unfinished);
  const plans = asked.flatMap((one): readonly Plan[] => {
    const standing = { ...looked, ...one, by: inputs.door, branch: one.branch };
    try {
      return [{ one, ...engine.checkpoint(standing, beforeOf(one, last), differing) }];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      context.say('warning', `No checkpoint was made: ${error.message}`);
      return [];
    }
  });
  const fit = plans.filter(({ files, left }) => files.length > 0 || left.length > 0);
  if (own.length > 0 || fit.length < 2) return fit;
  undecided(
    fit.map(({ one }) => one.recovery),
    context,
  );
  return [];
}

function undecided(all: readonly Recovery[], { say }: ModeContext): void {
  const ids = all.map(({ id }) => id).join(', ');
  const what = `the changes may belong to ${counted(all.length, 'workflow')}: ${ids}`;
  say('warning', `No checkpoint was made: ${what}. Commit and push them yourself.`);
}

/**
 * Where nothing of the workflow differs but a list that names others as well, those: whose line of it differs
 * is not known.
 */
function listedBeside({ recovery, unsaved }: Handled, all: readonly Recovery[]): readonly Recovery[] {
  if (unsaved.some((path) => isOwn(path, recovery))) return [];
  return all.filter((one) => one.id !== recovery.id && unsaved.some((path) => isListedIn(path, one)));
}

/** The workflow as the last commit has it. */
function beforeOf({ recovery: { id }, branch }: Handled, last: ScanResult) {
  for (const { holding, recovered } of last.judged) {
    const recovery = recovered.workflows.find((one) => one.id === id);
    if (recovery) return { ...last, recovery, snapshot: holding.snapshot, by: '', branch };
  }
  return null;
}

interface Ground {
  readonly head: string;
  readonly differing: Differing;
  readonly call: GuardCall;
}

async function committed(
  plan: Plan,
  ground: Ground,
  checkout: Checkout,
  context: ModeContext,
): Promise<Saved> {
  const { one, message, left } = plan;
  const { id } = one.recovery;
  const warn = (why: string) => context.say('warning', `${id}: ${why}`);
  const files = plan.files.filter(
    (path) => !ground.differing.filtered.has(path) && !path.startsWith(WORKFLOWS),
  );
  if (files.length > MOST)
    warn(`found ${files.length} changed files, expected at most ${MOST}. Commit them yourself.`);
  if (files.length > MOST) return NONE;
  const both = await checkout.beforeAndAfter(files);
  const there = await textsAt(ground.head, files, context);
  const whole = both.filter(({ after }) => after.ok || after.why === 'absent');
  const odd = [...left, ...plan.files.filter((path) => !whole.some((file) => file.path === path))];
  if (odd.length > 0) warn(`left out of the checkpoint, commit what belongs to it yourself: ${named(odd)}.`);
  const emptied = whole.filter((file) => isEmptied(file, one.recovery));
  if (emptied.length > 0)
    warn(
      `left out of the checkpoint, since nothing is left in it: ${named(emptied.map(({ path }) => path))}.`,
    );
  const usable = whole.filter((file) => !emptied.includes(file));
  const foreign = usable.filter((file) => isForeign(file, there));
  if (foreign.length > 0) {
    warn(`no checkpoint was made: ${named(foreign.map(({ path }) => path))} changed on GitHub meanwhile.`);
    return NONE;
  }
  const edits = usable.flatMap((file) => editOf(file, there, one.snapshot));
  const paths = new Set(usable.map(({ path }) => path));
  if (edits.length === 0) return { paths, head: null };
  const effect = {
    kind: 'commit',
    key: keyOf('guard', id, ground.call.began, message, edits),
    branch: one.branch,
    head: ground.head,
    edits,
    message: commitMessage('checkpoint', one, { summary: '', files: [], notes: [], commit: message }),
    // What an agent did is progress: so its commit gets no trailer that says otherwise.
    trailers: { 'Rekindle-Workflow': trailerValue(id) },
  } as const;
  const landed = await context.attempt(effect);
  if (landed === null || context.inputs.dryRun) return NONE;
  if (landed.sha === null || (landed.outcome !== 'done' && landed.outcome !== 'already')) {
    warn(`no checkpoint was made: the branch ${JSON.stringify(one.branch)} moved meanwhile.`);
    return NONE;
  }
  context.say('notice', `${id}: saved as commit ${landed.sha.slice(0, 12)}, "${effect.message}".`);
  return { paths, head: landed.sha };
}

const SHOWN = 5;

const named = (paths: readonly string[]): string =>
  paths
    .slice(0, SHOWN)
    .map((path) => JSON.stringify(path))
    .join(', ') + (paths.length > SHOWN ? ` and ${paths.length - SHOWN} more` : '');

/** The branch's own version of these files, as GitHub has it. */
async function textsAt(
  revision: string,
  paths: readonly string[],
  { hub }: ModeContext,
): Promise<Snapshot | null> {
  const asker = { ...askerFor(paths), needs: () => paths.map((path) => ({ path, what: 'text' as const })) };
  const { holdings } = await hub.survey({ kind: 'commit', revision }, asker);
  return holdings[0]?.snapshot ?? null;
}

const readAt = (there: Snapshot | null, path: string): Reading =>
  there?.entry(path) ? there.text(path) : { ok: false, why: 'absent' };

const same = (one: Reading, other: Reading): boolean =>
  one.ok
    ? other.ok && one.text === other.text
    : !other.ok && one.why === other.why && one.size === other.size;

/** Differs from what the job began with and from what it left: somebody else wrote it. */
function isForeign({ path, before, after }: BeforeAfter, there: Snapshot | null): boolean {
  const now = readAt(there, path);
  return !same(now, before) && !same(now, after);
}

/** Nothing where GitHub has it already. */
function editOf(
  { path, after }: BeforeAfter,
  there: Snapshot | null,
  snapshot: Snapshot,
): readonly BranchEdit[] {
  if (same(readAt(there, path), after)) return [];
  if (!after.ok) return [{ path, text: null }];
  return [
    { path, text: after.text, ...(snapshot.entry(path)?.mode === '100755' && { mode: '100755' as const }) },
  ];
}
