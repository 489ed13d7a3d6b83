// Workflows that the branch checked out here has committed, and that are gone from the disk.
import type { ScanResult } from '../../handle.ts';
import type { ScanWorkflow } from '../../report/scan/scan.ts';

/**
 * Of what branches hold, what was removed on disk and is not committed yet. `here`: a look at the working
 * tree; `null`: it was not looked at, so that nothing is known to be gone.
 */
export function removedIn(
  committed: readonly ScanWorkflow[],
  here: Pick<ScanResult, 'report' | 'survey'> | null,
): readonly ScanWorkflow[] {
  const [root] = here?.survey.roots ?? [];
  const branch = root?.branch ?? null;
  if (!here || !root || branch === null) return [];
  const { workflows, unreadable } = here.report;
  const isSeen = (path: string) =>
    !unreadable.some(
      ({ path: closed }) => closed === '.' || path === closed || path.startsWith(`${closed}/`),
    );
  return committed.filter(
    ({ id, path, commit, branches }) =>
      commit !== null &&
      branches.includes(branch) &&
      root.snapshot.entry(path) === null &&
      isSeen(path) &&
      !workflows.some((one) => one.id === id || one.path === path),
  );
}
