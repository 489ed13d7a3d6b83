// Where the files are that a workflow names: some moved with their folder, or are spelled in another way.
import { otherSpelling } from '../../model/path.ts';
import type { Finding } from '../../model/rule.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { WorkflowState } from '../../model/workflow.ts';
import { movedTo } from '../../text/rename-detection.ts';

/** The path at which a file is that is named by another one; what is nowhere keeps its name. */
export type Whereabouts = (path: string) => string;

/** As `artifact-exists` and `spec-present` look for them. */
export function whereaboutsOf(state: WorkflowState | null, snapshot: Snapshot): Whereabouts {
  const known = new Map<string, string>();
  const spec = state?.spec ?? null;
  const found = (path: string): string => {
    if (state === null || snapshot.entry(path) !== null) return path;
    const renamed = spec !== null && !spec.present && spec.path === path ? spec.renamedTo[0] : undefined;
    return renamed ?? movedTo(path, state.folders, snapshot)?.to ?? otherSpelling(path, snapshot) ?? path;
  };
  return (path) => {
    const there = known.get(path) ?? found(path);
    known.set(path, there);
    return there;
  };
}

/** Rules that also say where a file is that is not at its path. */
const PLACES: ReadonlySet<string> = new Set(['artifact-exists', 'spec-present']);

/** Whether a finding says no more than that: nothing is lost, and only a path is to be corrected. */
export function saysWhere({ rule, consequence }: Finding): boolean {
  return PLACES.has(rule) && consequence === 'note';
}
