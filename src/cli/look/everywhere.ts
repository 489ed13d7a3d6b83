// What is on disk and what every branch holds, as one list in which each workflow stands once.
import type { ScanResult } from '../../handle.ts';
import type { Target } from '../../model/repository-source.ts';
import type { ScanWorkflow } from '../../report/scan/scan.ts';
import type { Clone } from '../world.ts';
import { ALL_BRANCHES, WORKTREE } from './scan-options.ts';

/** The target that was typed; else what is on disk and, in a repository, every branch. */
export function targetsOf(typed: Target | null, { kind }: Pick<Clone, 'kind'>): readonly Target[] {
  if (typed !== null) return [typed];
  return [...(kind === 'bare' ? [] : [WORKTREE]), ...(kind === 'none' ? [] : [ALL_BRANCHES])];
}

/** Of looks at these targets the one at the working tree; `null`: it was not looked at. */
export function diskIn<T>(targets: readonly Target[], looks: readonly T[]): T | null {
  return looks[targets.indexOf(WORKTREE)] ?? null;
}

/** One workflow and the bytes of its state file. */
interface Held {
  readonly workflow: ScanWorkflow;
  readonly blob: string | null;
}

/**
 * The workflows of several scans, each once: what is on disk just as on some branch is listed as that
 * branch's, and what was changed on disk stands for the branch that is checked out.
 */
export function merged(found: readonly Pick<ScanResult, 'report' | 'judged'>[]): readonly ScanWorkflow[] {
  const all = found.flatMap(heldIn);
  const disk = all.filter(({ workflow }) => workflow.commit === null);
  const committed = all.filter(({ workflow }) => workflow.commit !== null);
  const changed = disk.filter(
    (one) => !committed.some((other) => same(one.workflow, other.workflow) && one.blob === other.blob),
  );
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

function heldIn({ report, judged }: Pick<ScanResult, 'report' | 'judged'>): readonly Held[] {
  return report.workflows.map((workflow) => {
    const home = judged.find(
      ({ holding: { owner, snapshot } }) => owner === workflow.owner && snapshot.commit === workflow.commit,
    );
    return { workflow, blob: home?.holding.snapshot.entry(workflow.path)?.blob ?? null };
  });
}
