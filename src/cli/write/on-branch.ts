// A branch that is not checked out: which workflow of it is meant, and how a choice is recorded on it.

import { effectOn } from '../../model/change.ts';
import type { ChangeEffect, CheckpointEffect } from '../../model/effect.ts';
import { UserError } from '../../model/errors.ts';
import type { Settings } from '../../model/rule.ts';
import { isInterrupted } from '../../report/check/validity.ts';
import { branchOption, switchLine, worktreeLine } from '../../report/next-steps.ts';
import type { ScanWorkflow } from '../../report/scan/scan.ts';
import type { ScanResult } from '../../scan-repository.ts';
import { forShell } from '../../text/escape.ts';
import { keyOf } from '../../text/hash.ts';
import { firstOf } from '../../text/plural.ts';
import { type FoundWorkflow, meantIn, oneIn, removedHere, unknownId } from '../look/find-workflow.ts';
import { absentIn, comingBack } from '../look/removed-here.ts';
import { ALL_BRANCHES, lookAt, opened } from '../look/scan-options.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import type { Clone, World } from '../world.ts';
import type { BranchCommit } from './confirm.ts';

/** Where a workflow is looked for. */
interface Ground {
  readonly clone: Clone;
  readonly settings: Settings;
  /** The command has `--branch`. */
  readonly hasBranch: boolean;
}

/**
 * The workflow that is meant in this working tree.
 * @throws UserError that says on which branch it is, where it is on another one
 */
export async function foundHere(
  id: string | null,
  looked: ScanResult,
  { clone, settings, hasBranch }: Ground,
  world: World,
): Promise<FoundWorkflow> {
  const one = oneIn(id, looked, clone);
  if (one) return one;
  const unknown = unknownId(id, looked.report, '', clone);
  if (clone.kind === 'none') throw unknown;
  const everywhere = await lookAt(clone, { target: ALL_BRANCHES, settings, only: null }, world);
  const { report } = everywhere;
  const current = await clone.branch();
  const { gone, replaced } = await absentIn(report.workflows, looked, clone);
  const absent = new Set([...gone, ...replaced]);
  const among = report.workflows.filter((each) => !absent.has(each));
  const away = meantIn(id, among).filter(({ owner }) => owner !== null && owner !== current);
  const meant = id === null ? away.filter(isInterrupted) : away;
  const [first, ...others] = meant;
  const removed = meantIn(id, gone).filter(isInterrupted);
  if (first === undefined && removed.length > 0) throw removedHere(comingBack(removed, looked, everywhere));
  if (first === undefined) throw unknown;
  if (others.length > 0) throw severalAway(id, meant);
  throw new UserError(
    `ID: ${first.id} is on branch ${JSON.stringify(first.owner)}, not here. ${await way()}`,
  );

  async function way(): Promise<string> {
    const place = await clone.branchPlace(first?.owner ?? '');
    if (place?.checkedOut)
      return `It is checked out in ${JSON.stringify(place.checkedOut)}: name that with -C.`;
    const name = place?.name ?? first?.owner ?? '';
    const there = hasBranch && place?.local === true && place.name !== (await clone.defaultBranch());
    const add = there
      ? `, or add "${branchOption(name).map(forShell).join(' ')}", which does it there and commits it`
      : '';
    return `Type "${switchLine(name)}" first${add}.`;
  }
}

function severalAway(id: string | null, meant: readonly ScanWorkflow[]): UserError {
  const places = meant.map((one) => `${one.id} on ${JSON.stringify(one.owner)}`);
  const said = id === null ? 'none is open here' : `${JSON.stringify(id)} is not here`;
  return new UserError(
    `ID: ${said}, and other branches hold ${firstOf(places, 10)}. Type "git switch" and the branch first.`,
  );
}

/** Lets `act` work in a temporary working tree of a branch. @throws UserError where none can be had */
export async function onBranch<T>(
  branch: string,
  clone: Clone,
  world: World,
  act: (there: Clone) => Promise<T>,
): Promise<T> {
  if (branch === (await clone.defaultBranch())) {
    const name = JSON.stringify(branch);
    if (clone.kind === 'bare')
      throw new UserError(
        `--branch: ${name} is the default branch, which is never committed on, and nothing is checked out ` +
          `in this repository. Do it in a working tree of it: "${worktreeLine(branch)}" makes one.`,
      );
    if (branch === (await clone.branch()))
      throw new UserError(
        `--branch: ${name} is checked out here. Repeat the command without --branch; you commit it yourself.`,
      );
    throw new UserError(
      `--branch: ${name} is the default branch, which is never committed on. Type ` +
        `"${switchLine(branch)}" and leave --branch out: then you commit it yourself.`,
    );
  }
  // By the id in its name a later command knows whether somebody still works there.
  const place = { purpose: `branch-${process.pid}`, advice: 'Set TMPDIR.' };
  return inTemporaryFolder(place, (folder) =>
    clone.onBranch(branch, folder, async (dir) => act(await opened(dir, world))),
  );
}

/** The commit of a change in a temporary working tree; nothing where the change commits itself. */
export async function commitOf(
  { key, workflow, action, change }: ChangeEffect,
  { message }: BranchCommit,
  clone: Clone,
): Promise<readonly CheckpointEffect[]> {
  if (change.commit !== null) return [];
  const removed = change.files.flatMap((file) => (file.kind === 'remove' ? [file.path] : []));
  const gone = (await clone.expand(removed)).filter(({ kind }) => kind !== 'directory');
  const kept = change.files.filter(({ kind }) => kind !== 'remove').map((file) => effectOn(file).path);
  const paths = [...kept, ...gone.map(({ path }) => path)];
  const records = { workflow, action };
  return [{ kind: 'checkpoint', key: keyOf('branch', key), message, paths, records }];
}
