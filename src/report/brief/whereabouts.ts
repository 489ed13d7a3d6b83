// Where a file that a state names is now: at its path, or where it went with its folder.
import { otherSpelling } from '../../model/path.ts';
import type { Finding } from '../../model/rule.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { WorkflowState } from '../../model/workflow.ts';
import { movedTo } from '../../text/rename-detection.ts';

/** Gives the path at which a named file stands now; `null`: nowhere. */
export type Whereabouts = (path: string) => string | null;

/** As the rules see it: what moved with the workflow's folder, or is spelled otherwise, is there. */
export function whereabouts(
  state: Pick<WorkflowState, 'folders' | 'spec'> | null,
  snapshot: Snapshot,
): Whereabouts {
  const { folders = [], spec = null } = state ?? {};
  const known = new Map<string, string | null>();
  const find: Whereabouts = (path) => {
    if (snapshot.entry(path) !== null) return path;
    const renamed = spec !== null && spec.path === path ? (spec.renamedTo[0] ?? null) : null;
    return renamed ?? movedTo(path, folders, snapshot)?.to ?? otherSpelling(path, snapshot);
  };
  return (path) => {
    const found = known.get(path);
    if (found !== undefined) return found;
    const now = find(path);
    known.set(path, now);
    return now;
  };
}

/** Rules that also tell where something is now. */
const OF_PLACES: ReadonlySet<string> = new Set(['artifact-exists', 'spec-present']);

/** Whether a finding says only that what is named stands at another path: that casts doubt on nothing. */
export function saysWhereOnly({ rule, consequence }: Finding): boolean {
  return OF_PLACES.has(rule) && consequence === 'note';
}
