// What is on disk and what every branch holds, as one list in which each workflow stands once.

import { folderOf, isWithin } from '../../model/path.ts';
import type { Target } from '../../model/repository-source.ts';
import type { ScanWorkflow } from '../../report/scan/scan.ts';
import type { ScanResult } from '../../scan-repository.ts';
import type { Clone, World } from '../world.ts';
import { absentIn, changedIn, removedBeside } from './removed-here.ts';
import { ALL_BRANCHES, type Look, lookAt, WORKTREE } from './scan-options.ts';

/** What was seen at every place that was looked at. */
export interface Everywhere {
  readonly looks: readonly ScanResult[];
  /** Each workflow once, with those that are gone. */
  readonly workflows: readonly ScanWorkflow[];
  /** Those that were removed on disk, which is not committed yet: no advice for them holds. */
  readonly gone: readonly ScanWorkflow[];
  /** The look at the working tree that says so; `null`: there was none. */
  readonly here: ScanResult | null;
}

/**
 * Looks at the target that was typed; else at what is on disk and at every branch. `reader`: the same clone,
 * where it is to read more than the formats ask for.
 * @throws UserError where the target is not there
 */
export async function lookEverywhere(
  typed: Target | null,
  how: Omit<Look, 'target'>,
  clone: Clone,
  world: World,
  reader: Parameters<typeof lookAt>[0] = clone,
): Promise<Everywhere> {
  const targets = targetsOf(typed, clone);
  const looks: ScanResult[] = [];
  for (const target of targets) looks.push(await lookAt(reader, { ...how, target }, world));
  const all = await merged(looks, clone);
  if (typed !== null) {
    const beside = await removedBeside(all, { ...how, target: typed }, clone, world);
    return { looks, workflows: all, gone: beside.gone, here: beside.here };
  }
  const here = looks[targets.indexOf(WORKTREE)] ?? null;
  const committed = looks.flatMap(({ report }) => report.workflows.filter(({ commit }) => commit !== null));
  const { gone, replaced } = await absentIn(committed, here, clone);
  // What stands in its place on disk is listed for it.
  return { looks, workflows: all.filter((one) => !replaced.includes(one)), gone, here };
}

/** The target that was typed; else what is on disk and, in a repository, every branch. */
function targetsOf(typed: Target | null, { kind }: Pick<Clone, 'kind'>): readonly Target[] {
  if (typed !== null) return [typed];
  return [...(kind === 'bare' ? [] : [WORKTREE]), ...(kind === 'none' ? [] : [ALL_BRANCHES])];
}

/** One workflow, the bytes of its state file, and the folders that its state is about. */
interface Held {
  readonly workflow: ScanWorkflow;
  readonly blob: string | null;
  /** Its words; `null`: they cannot be read. */
  readonly text: () => string | null;
  readonly folders: readonly string[];
}

/**
 * The workflows of several scans, each once: what is on disk just as on some branch is listed as that
 * branch's, and what was changed on disk stands for the branch that is checked out. A state file that is the
 * same may lie beside an answer or an output that is not committed: then it is another state.
 */
async function merged(
  found: readonly Pick<ScanResult, 'report' | 'judged'>[],
  clone: Clone,
): Promise<readonly ScanWorkflow[]> {
  const all = found.flatMap(heldIn);
  const disk = all.filter(({ workflow }) => workflow.commit === null);
  const committed = all.filter(({ workflow }) => workflow.commit !== null);
  // Git may write other line ends to the disk than it keeps: whether such a file differs, git alone can say.
  const rewritten = disk.filter((one) => committed.some((other) => isRewritten(one, other)));
  const differing = rewritten.length > 0 ? await changedIn(clone) : null;
  const isTwin = (one: Held, other: Held) =>
    isSameFile(one, other) || (differing?.has(one.workflow.path) === false && isRewritten(one, other));
  const twins = new Map(disk.map((one) => [one, committed.filter((other) => isTwin(one, other))]));
  const isUnlike = (one: Held) =>
    (twins.get(one) ?? []).some(({ workflow }) => factsOf(workflow) !== factsOf(one.workflow));
  const paths = differing ?? (disk.some(isUnlike) ? await changedIn(clone) : null);
  const isChanged = (one: Held): boolean => {
    const others = twins.get(one) ?? [];
    if (others.length === 0) return true;
    if (!paths || paths.size === 0 || !isUnlike(one)) return false;
    // Another branch's state looks different from here for what this branch committed, too.
    if (others.some(({ workflow }) => workflow.owner === one.workflow.owner)) return true;
    return [...paths].some((path) => one.folders.some((folder) => isWithin(path, folder)));
  };
  const changed = disk.filter(isChanged);
  const replaced = (other: ScanWorkflow) =>
    changed.some(({ workflow }) => same(workflow, other) && workflow.owner === other.owner);
  return [...changed, ...committed.filter(({ workflow }) => !replaced(workflow))].map(
    ({ workflow }) => workflow,
  );
}

/** The same workflow, perhaps in another state. */
function same(a: ScanWorkflow, b: ScanWorkflow): boolean {
  return a.id === b.id && a.path === b.path;
}

const isSameFile = (one: Held, other: Held): boolean =>
  same(one.workflow, other.workflow) && one.blob === other.blob;

/** The same file but for its line ends. */
function isRewritten(one: Held, other: Held): boolean {
  if (!same(one.workflow, other.workflow) || one.blob === other.blob) return false;
  const [a, b] = [one.text(), other.text()];
  return a !== null && b !== null && withLf(a) === withLf(b);
}

const withLf = (text: string): string => text.replaceAll('\r\n', '\n');

/** What makes a difference to anyone who goes on with it, as one text. */
function factsOf({ status, step, decision, findings, proposals, pending, approvals }: ScanWorkflow): string {
  return JSON.stringify([status, step, decision, findings, proposals, pending, approvals]);
}

function heldIn({ report, judged }: Pick<ScanResult, 'report' | 'judged'>): readonly Held[] {
  return report.workflows.map((workflow) => {
    const home = judged.find(
      ({ holding: { owner, snapshot } }) => owner === workflow.owner && snapshot.commit === workflow.commit,
    );
    const recovery = home?.recovered.workflows.find(({ id }) => id === workflow.id);
    const snapshot = home?.holding.snapshot;
    return {
      workflow,
      blob: snapshot?.entry(workflow.path)?.blob ?? null,
      text: () => {
        const reading = snapshot?.text(workflow.path);
        return reading?.ok ? reading.text : null;
      },
      folders: [folderOf(workflow.path), ...(recovery?.state?.folders ?? [])],
    };
  });
}
