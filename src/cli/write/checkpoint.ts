// `rekindle checkpoint`: commits the state change that is on disk, with the message that its format asks for.

import type { BeforeAfter } from '../../model/change.ts';
import type { Checkpoint, Differing } from '../../model/choice.ts';
import { UserError } from '../../model/errors.ts';
import { differingOf, isEmptied } from '../../model/recovery.ts';
import { isInvalidFile } from '../../report/check/validity.ts';
import { removedWords, unreadWords } from '../../report/scan/notes.ts';
import { commitDiff } from '../../report/terminal/change.ts';
import type { ScanResult } from '../../scan-repository.ts';
import { forTerminal } from '../../text/escape.ts';
import { keyOf } from '../../text/hash.ts';
import { counted } from '../../text/plural.ts';
import { orList } from '../../text/suggestions.ts';
import { say } from '../failure.ts';
import { type FoundWorkflow, foundIn } from '../look/find-workflow.ts';
import { removedOnDisk } from '../look/removed-here.ts';
import { lookAt, settingsOf, WORKTREE } from '../look/scan-options.ts';
import type { CommandLine } from '../typed/program.ts';
import { type Clone, FINE, type World } from '../world.ts';
import { consented, perform, remark } from './confirm.ts';
import { openedToWrite } from './finish-interrupted.ts';
import { foundHere } from './on-branch.ts';
import { standingOf } from './record-choice.ts';

/** A workflow, and what its change on disk is committed as. */
interface Plan extends Checkpoint {
  readonly id: string;
  readonly recovery: FoundWorkflow['recovery'];
}

/** @throws UserError where the state cannot be told */
type Planner = (found: FoundWorkflow) => Promise<Plan>;

export async function checkpoint({ id, values }: CommandLine, world: World): Promise<number> {
  const clone = await openedToWrite(values, world);
  if (!clone) return FINE;
  const look = { settings: settingsOf(values, world), only: null };
  const differing = await clone.changed();
  const now = await lookAt(clone, { ...look, target: WORKTREE }, world);
  const ground = { clone, settings: look.settings, hasBranch: false };
  const named = id === null ? null : await foundHere(id, now, ground, world);
  await sayIgnored(named ? [named] : foundIn(now), clone, world);
  if (differing.paths.length === 0) return nothing('nothing differs from the last commit', world);
  const target = { kind: 'commit', revision: 'HEAD' } as const;
  const last =
    (await clone.resolve('HEAD')) === null ? null : await lookAt(clone, { ...look, target }, world);
  const planOf = plannerOf({ now, last, differing }, clone);
  const plan = named ? await planOf(named) : await theOne(now, differing, planOf);
  if (plan === null) {
    // What cannot be looked into may hold one that differs.
    const unread = now.report.unreadable.filter(isInvalidFile);
    for (const one of unread) say(world, unreadWords(one));
    const { removed } = await removedOnDisk(now, { ...look, target: WORKTREE }, clone, world);
    const gone = removedWords(removed, forTerminal);
    if (gone !== null) say(world, gone);
    const which = unread.length === 0 ? '' : ' that can be read';
    return nothing(`no workflow${which} is among what differs from the last commit`, world);
  }
  const { message, left } = plan;
  const whole = plan.files.filter((path) => !differing.filtered.has(path));
  if (left.length > 0) say(world, leftOut(left));
  for (const line of keptByFilters(plan, differing)) say(world, line);
  if (whole.length === 0) return nothing(`${plan.id}: nothing of it differs from the last commit`, world);
  // What would be refused is shown to no one as what will be committed, and is no success of a dry run.
  await clone.assertCommittable(whole);
  const all = await clone.beforeAndAfter(whole);
  const emptied = all.filter((file) => isEmptied(file, plan.recovery)).map(({ path }) => path);
  if (emptied.length > 0)
    say(world, `left out, since nothing is left in them: ${namesOf(emptied)}. ${EMPTIED}`);
  const files = whole.filter((path) => !emptied.includes(path));
  const shown = all.filter(({ path }) => !emptied.includes(path));
  if (files.length === 0)
    return nothing(`${plan.id}: nothing else of it differs from the last commit`, world);
  const what = `Commit ${counted(files.length, 'file')} on this branch`;
  if (!(await consented(remark(message) + commitDiff(shown), values, world, { what }))) return FINE;
  assertSame(shown, await clone.beforeAndAfter(files));
  const key = keyOf('checkpoint', plan.id, message, files);
  await perform({ kind: 'checkpoint', key, message, paths: files }, clone, world, {
    done: `Committed ${counted(files.length, 'file')} of ${plan.id}.`,
  });
  return FINE;
}

function nothing(why: string, world: World): number {
  say(world, `${why}; nothing is to be saved.`);
  return FINE;
}

const EMPTIED =
  'Bring back what the last commit has ("git restore"), or commit that yourself where it is meant.';

/** Paths that a sentence names at most. */
const SHOWN = 5;

function leftOut(paths: readonly string[]): string {
  return `left out, since they were not added to git: ${namesOf(paths)}. "git add" what belongs to it.`;
}

/** The first of them. */
function namesOf(paths: readonly string[]): string {
  const rest = paths.length > SHOWN ? ` and ${paths.length - SHOWN} more` : '';
  return `${paths
    .slice(0, SHOWN)
    .map((path) => JSON.stringify(path))
    .join(', ')}${rest}`;
}

/** S28: what git ignores is in no checkpoint, so that no one can go on from it elsewhere. */
async function sayIgnored(found: readonly FoundWorkflow[], clone: Clone, world: World): Promise<void> {
  const hidden = await clone.ignored(found.flatMap(({ recovery }) => recovery.site.files));
  if (hidden.size === 0) return;
  const names = namesOf([...hidden]);
  const rest =
    'Elsewhere there is nothing to recover from: take it out of .gitignore, or "git add --force" it,';
  say(world, `left out, since git ignores it: ${names}. ${rest} and commit checkpoints.`);
}

/** Files of a plan that a program of git's config would change: one line for each filter. */
function keptByFilters({ files }: Plan, { filtered }: Differing): readonly string[] {
  const names = new Set(files.flatMap((path) => filtered.get(path) ?? []));
  return [...names].map((name) => {
    const paths = files.filter((path) => filtered.get(path) === name);
    return (
      `left out, since git keeps it through the filter ${JSON.stringify(name)}, a program of its config, ` +
      `and Rekindle runs none: ${namesOf(paths)}. Commit that yourself.`
    );
  });
}

/** What was looked at: the working tree, the last commit where there is one, and what differs. */
interface Ground {
  readonly now: ScanResult;
  readonly last: ScanResult | null;
  readonly differing: Differing;
}

function plannerOf({ now, last, differing }: Ground, clone: Clone): Planner {
  return async (found) => {
    const { id } = found.recovery;
    const before = last && foundIn(last).find(({ recovery }) => recovery.id === id);
    const standing = { ...(await standingOf(found, clone)), ...now };
    const { by, branch } = standing;
    const was =
      last && before
        ? { recovery: before.recovery, snapshot: before.holding.snapshot, by, branch, ...last }
        : null;
    return { id, recovery: found.recovery, ...clone.engine.checkpoint(standing, was, differing) };
  };
}

/**
 * The one workflow whose own files differ; where none of them do, the one that other changes belong to, as an
 * implementation's do. `null`: none. @throws UserError where it is not one
 */
async function theOne(now: ScanResult, { paths }: Differing, planOf: Planner): Promise<Plan | null> {
  const found = foundIn(now);
  const differing = differingOf(
    found.map(({ recovery }) => recovery),
    paths,
  );
  const own = found.filter(({ recovery }) => (differing.get(recovery) ?? []).length > 0);
  const [only] = own;
  if (only && own.length === 1) return planOf(only);
  if (only)
    throw several(
      'changes of',
      own.map(({ recovery }) => recovery.id),
    );
  const plans: Plan[] = [];
  for (const one of found) plans.push(...(await planOf(one).then((plan) => [plan], unlessFit)));
  const fit = plans.filter(({ files }) => files.length > 0);
  if (fit.length > 1)
    throw several(
      'changes that may belong to',
      fit.map(({ id }) => id),
    );
  return fit[0] ?? plans.find(({ left }) => left.length > 0) ?? null;
}

/** A workflow that cannot be read has no step that a change could belong to. */
function unlessFit(error: unknown): readonly Plan[] {
  if (error instanceof UserError) return [];
  throw error;
}

function several(what: string, ids: readonly string[]): UserError {
  return new UserError(`found ${what} ${ids.length} workflows, expected one. Name it: ${orList(ids)}.`);
}

/** What is committed is what was shown. @throws UserError where a file changed meanwhile */
function assertSame(shown: readonly BeforeAfter[], now: readonly BeforeAfter[]): void {
  const changed = shown.filter((file, at) => JSON.stringify(file) !== JSON.stringify(now[at]));
  if (changed.length === 0) return;
  const names = changed.map(({ path }) => JSON.stringify(path)).join(', ');
  throw new UserError(`${names} changed since this was shown. Nothing was committed; run the command again.`);
}
