// `rekindle brief`: finds the one workflow that an id means and prints what an agent needs to go on with it.

import { assert, UserError } from '../../model/errors.ts';
import type { Target } from '../../model/repository-source.ts';
import { type Brief, briefOf, type CloneFacts } from '../../report/brief/brief.ts';
import { briefMarkdown } from '../../report/brief/markdown.ts';
import { isInterrupted } from '../../report/check/validity.ts';
import { withElsewhere } from '../../report/copies/other-branches.ts';
import type { ScanUnreadable, ScanWorkflow } from '../../report/scan/scan.ts';
import type { ScanGroup } from '../../report/scan/scan-group.ts';
import type { ScanResult } from '../../scan-repository.ts';
import type { Values } from '../typed/option-values.ts';
import type { CommandLine } from '../typed/program.ts';
import { type Clone, FINE, type World } from '../world.ts';
import {
  ambiguous,
  elsewhereOnDisk,
  type FoundWorkflow,
  foundIn,
  meantIn,
  removedHere,
  unknownId,
} from './find-workflow.ts';
import { absentIn, comingBack } from './removed-here.ts';
import {
  ALL_BRANCHES,
  branchesWith,
  lookAt,
  opened,
  settingsOf,
  tellUnfinished,
  WORKTREE,
} from './scan-options.ts';

export async function brief({ id, values }: CommandLine, world: World): Promise<number> {
  const dir = values.has('C') ? values.one('C') : '.';
  const clone = await opened(dir, world);
  const unfinished = tellUnfinished(clone, dir, world);
  const settings = settingsOf(values, world);
  const known: ScanWorkflow[] = [];
  const unreadable: ScanUnreadable[] = [];
  const branch = values.has('branch') ? values.one('branch') : null;
  // What is on disk also counts for the branch that is checked out.
  const isHere = branch !== null && clone.kind === 'worktree' && branch === (await clone.branch());
  const onDisk = { target: WORKTREE, settings, only: null };
  let disk: ScanResult | null = isHere ? await lookAt(clone, onDisk, world) : null;
  for (const target of targetsOf(values, clone)) {
    const looked = await lookAt(clone, { target, settings, only: null }, world);
    const on = looked.report.workflows.filter((workflow) => isOn(branch, workflow));
    const { gone, replaced } = await absentIn(on, disk, clone);
    const away = new Set([...gone, ...replaced]);
    const found = meantIn(
      id,
      on.filter((workflow) => !away.has(workflow)),
    );
    const [one, other] = found;
    const removed = meantIn(id, gone).filter(isInterrupted);
    if (!one && removed.length > 0) throw removedHere(comingBack(removed, disk, looked));
    const [moved] = branch === null ? [] : meantIn(id, replaced);
    if (!one && moved) throw elsewhereOnDisk(moved);
    if (other) throw ambiguous(id, found);
    if (one) {
      const seen = target === ALL_BRANCHES;
      const branches = seen ? [] : await branchesWith(new Set([one.format]), settings, clone, world);
      const home = foundIn(looked).find(({ scanned }) => scanned === one);
      assert(home, `what is known of ${one.id} is kept after the report`);
      const differing = seen ? null : await differingIn(clone);
      const made = briefIn(looked, home, { branches, differing, ...(await switchTo(one, clone)) });
      world.stdout.write(printed(made, values.one('output')));
      return FINE;
    }
    if (target === WORKTREE) disk = looked;
    known.push(...looked.report.workflows.filter((workflow) => !away.has(workflow)));
    unreadable.push(...looked.report.unreadable);
  }
  if (unfinished.length > 0)
    throw new UserError(`ID: ${JSON.stringify(id)} cannot be told before what is unfinished is at its end.`);
  const where = branch === null ? '' : ` on branch ${JSON.stringify(branch)}`;
  throw unknownId(id, { workflows: known, unreadable }, where, clone);
}

/** Where an id is looked for: first on disk, then on every branch. */
function targetsOf(values: Values, { kind }: Clone): readonly Target[] {
  // A branch that inherited a workflow does not own it, but may be asked about it.
  if (values.has('branch')) return [{ kind: 'branches', names: [values.one('branch')] }, ALL_BRANCHES];
  return [...(kind === 'bare' ? [] : [WORKTREE]), ...(kind === 'none' ? [] : [ALL_BRANCHES])];
}

/** Whether a branch holds a workflow, its own or inherited; every one does where none is named. */
function isOn(branch: string | null, { owner, branches }: ScanWorkflow): boolean {
  return branch === null || owner === branch || branches.includes(branch);
}

/** What is known around the workflow that a brief is about. */
export interface BriefGround extends CloneFacts {
  /** What every branch holds, where that was not what was looked at. */
  readonly branches: readonly ScanGroup[];
}

export function briefIn(looked: ScanResult, home: FoundWorkflow, { branches, ...here }: BriefGround): Brief {
  const told = withElsewhere(home, looked.judged, branches);
  return briefOf(home.recovery, told, home.holding.snapshot, looked.report.now, here);
}

/** What `git switch` is to be given to be on a workflow's branch: nothing where that one is checked out. */
export async function switchTo(
  { owner, commit }: Pick<ScanWorkflow, 'owner' | 'commit'>,
  clone: Clone,
): Promise<Pick<CloneFacts, 'switchTo' | 'bare'>> {
  if (owner === null || commit === null || clone.kind === 'none') return {};
  if (clone.kind === 'bare') return { switchTo: null, bare: true };
  const isHere = clone.kind === 'worktree' && (await clone.branch()) === owner;
  return { switchTo: isHere ? null : ((await clone.branchPlace(owner))?.name ?? owner) };
}

/**
 * How many paths on disk differ from the commit that is checked out; `null` where there is none, or git
 * cannot say. One git process: without it a brief cannot tell a commit from what was never committed.
 */
export async function differingIn(clone: Clone): Promise<number | null> {
  if (clone.kind !== 'worktree') return null;
  try {
    return (await clone.changed()).paths.length;
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}

/** A brief in the form that `--output` names. */
export function printed(made: Brief, form: string): string {
  return form === 'json' ? `${JSON.stringify(made, null, 2)}\n` : briefMarkdown(made);
}
