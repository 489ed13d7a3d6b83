// Workflows that the branch checked out here has committed, and that are gone from the disk.

import { UserError } from '../../model/errors.ts';
import { folderOf, isWithin } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { isInterrupted } from '../../report/check/validity.ts';
import type { ScanWorkflow } from '../../report/scan/scan.ts';
import type { Around, RemovedWorkflow } from '../../report/scan/scan-extras.ts';
import type { ScanResult } from '../../scan-repository.ts';
import { say } from '../failure.ts';
import type { Clone, World } from '../world.ts';
import { type Look, lookAt, WORKTREE } from './scan-options.ts';

/** Of what branches hold, what the working tree of the branch that is checked out has no more. */
export interface Absent {
  /** It was removed, or taken out of a file that holds several, and that is not committed yet. */
  readonly gone: readonly ScanWorkflow[];
  /** Its file holds another workflow now, cannot be read, or is elsewhere: that is what is said of it. */
  readonly replaced: readonly ScanWorkflow[];
}

const ALL_THERE: Absent = { gone: [], replaced: [] };

/**
 * `here`: a look at the working tree; `null`: it was not looked at, so that nothing is known to be absent.
 * Git is asked what differs only where a file is there and its workflow is not.
 */
export async function absentIn(
  committed: readonly ScanWorkflow[],
  here: Pick<ScanResult, 'report' | 'survey'> | null,
  clone: Clone,
): Promise<Absent> {
  const [root] = here?.survey.roots ?? [];
  const branch = root?.branch ?? null;
  if (!here || !root || branch === null) return ALL_THERE;
  const { workflows, unreadable } = here.report;
  const ids = new Set(workflows.map(({ id }) => id));
  const isClosed = (path: string) => unreadable.some((one) => one.path !== path && isWithin(path, one.path));
  const own = committed.filter(({ commit, branches }) => commit !== null && branches.includes(branch));
  const places = new Set(workflows.map(placeOf));
  const isThere = (one: ScanWorkflow) => (one.owner === branch ? places.has(placeOf(one)) : ids.has(one.id));
  const missing = own.filter((one) => !isThere(one) && !isClosed(one.path));
  const isLeft = ({ path }: ScanWorkflow) => root.snapshot.entry(path) !== null;
  const known = new Set(own.map(({ id }) => id));
  const fresh = workflows.filter(({ id }) => !known.has(id)).map(({ path }) => path);
  // A file that is as it was may count no more: beside a second state file, or another tool's in its folder.
  const isBeside = ({ path }: ScanWorkflow) =>
    folderOf(path) !== '' && fresh.some((other) => isWithin(other, folderOf(path)));
  const isShadowed = (one: ScanWorkflow) => ids.has(one.id) || (isLeft(one) && isBeside(one));
  const isUnclear = (one: ScanWorkflow) => isLeft(one) && !isShadowed(one);
  const changed = missing.some(isUnclear) ? await changedIn(clone) : null;
  const absent = missing.filter((one) => !isUnclear(one) || changed?.has(one.path) === true);
  const inPlace = new Set([...fresh, ...unreadable.map(({ path }) => path)]);
  const isReplaced = (one: ScanWorkflow) => isShadowed(one) || inPlace.has(one.path);
  return { gone: absent.filter((one) => !isReplaced(one)), replaced: absent.filter(isReplaced) };
}

/** An id at a path: a state file may have been renamed on disk. */
const placeOf = ({ id, path }: ScanWorkflow): string => JSON.stringify([id, path]);

/** Paths that differ from the commit that is checked out; `null`: git cannot say. */
export async function changedIn(clone: Clone): Promise<ReadonlySet<string> | null> {
  try {
    return new Set((await clone.changed()).paths);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return null;
  }
}

/**
 * Where branches were looked at: what the one that is checked out owns of these, and what is gone from the
 * disk, with the look at it. What another branch owns is there, whatever is on disk.
 */
export async function removedBeside(
  committed: readonly ScanWorkflow[],
  look: Look,
  clone: Clone,
  world: World,
): Promise<Absent & { readonly here: ScanResult | null }> {
  const branch = look.target.kind === 'branches' && clone.kind === 'worktree' ? await clone.branch() : null;
  const own = committed.filter(({ owner }) => owner === branch);
  if (branch === null || own.length === 0) return { ...ALL_THERE, here: null };
  // Git tells at a small part of the cost that nothing differs from which a state could be gone.
  if (!(await mayBeGone(clone))) return { ...ALL_THERE, here: null };
  const here = await lookAt(clone, { ...look, target: WORKTREE }, world).catch((error) => {
    if (!(error instanceof UserError)) throw error;
    return null;
  });
  return { ...(await absentIn(own, here, clone)), here };
}

/**
 * Where something was found on disk: what the branch that is checked out has committed beside it, and the
 * disk has no more. The commit is looked at only where a file in which states may be kept differs from it.
 */
export async function removedOnDisk(
  here: ScanResult,
  look: Look,
  clone: Clone,
  world: World,
): Promise<Pick<Around, 'removed'>> {
  const branch = here.survey.roots?.[0]?.branch ?? null;
  if (branch === null || clone.kind !== 'worktree') return {};
  try {
    // Before its first commit a branch is not there yet, and nothing of it can be gone.
    if (!(await mayBeGone(clone)) || (await clone.branchPlace(branch)) === null) return {};
    const there = await lookAt(clone, { ...look, target: { kind: 'branches', names: [branch] } }, world);
    const { gone } = await absentIn(there.report.workflows.filter(isInterrupted), here, clone);
    return gone.length === 0 ? {} : { removed: comingBack(gone, here, there) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    say(world, `what was removed here and is not committed yet is not known. ${error.message}`);
    return {};
  }
}

/** Whether a file differs from the commit in which states may be kept; where git cannot say, one may. */
async function mayBeGone(clone: Clone): Promise<boolean> {
  const changed = await clone.changed().catch((error) => {
    if (!(error instanceof UserError)) throw error;
    return null;
  });
  const asker = clone.engine.asker(clone.engine.memo());
  return !changed || changed.paths.some((path) => !changed.untracked.has(path) && asker.matches(path));
}

/** Of these, each with the path that git brings back: a state file may be missing in the commit as well. */
export function comingBack(
  gone: readonly ScanWorkflow[],
  here: Pick<ScanResult, 'survey'> | null,
  { judged }: Pick<ScanResult, 'judged'>,
): readonly RemovedWorkflow[] {
  const disk = here?.survey.roots?.[0]?.snapshot;
  return gone.map(({ id, path, owner, commit }) => {
    const home = judged.find(({ holding }) => holding.owner === owner && holding.snapshot.commit === commit);
    const kept = home?.holding.snapshot;
    return { id, path: (disk && kept && committedAt(path, kept, disk)) ?? path };
  });
}

/** The path, or what was committed next to it and is gone: no more than that, so that no change is undone. */
function committedAt(path: string, kept: Tree, disk: Tree): string | null {
  if (kept.entry(path) !== null) return path;
  let folder = path;
  while (folder.includes('/')) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    const names = kept.list(folder).map((one) => one.path);
    const missing = names.filter((one) => disk.entry(one) === null);
    if (missing.length === names.length && names.length > 1) return folder;
    if (missing[0] !== undefined) return missing[0];
    if (names.length > 0) return null;
  }
  return null;
}

type Tree = Pick<Snapshot, 'entry' | 'list'>;
