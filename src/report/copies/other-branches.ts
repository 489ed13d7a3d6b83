// What other branches hold of a workflow that was scanned alone, so that no one goes on with a
// copy that lags.

import type { Recovery } from '../../model/recovery.ts';
import type { SnapshotWorkflows } from '../../model/repository-source.ts';
import type { ScanWorkflow } from '../scan/scan.ts';
import type { ScanGroup } from '../scan/scan-group.ts';
import { duplicateNotes, type PlaceNote } from './duplicates.ts';

/** A workflow as it is published, and all that is known of it. */
interface Found {
  readonly scanned: ScanWorkflow;
  readonly recovery: Recovery;
  readonly holding: SnapshotWorkflows;
}

/**
 * The workflow with a note of where else it is. `here`: the look that it was found in; `branches`: a look at
 * every branch.
 */
export function withElsewhere(
  found: Found,
  here: readonly ScanGroup[],
  branches: readonly ScanGroup[],
): ScanWorkflow {
  const { scanned, recovery, holding } = found;
  const before = duplicateNotes(here)(recovery, holding.owner)?.note;
  const after = elsewhereOf(found, here, branches);
  const notes = scanned.notes.filter((note) => note !== before);
  return { ...scanned, notes: after === null ? notes : [...notes, after.note] };
}

/** Where else a workflow is, as it is noted; `null` where it is nowhere else. */
export function elsewhereOf(
  found: Found,
  here: readonly ScanGroup[],
  branches: readonly ScanGroup[],
): PlaceNote | null {
  const { recovery, holding } = found;
  const others = branches.map(({ holding: other, recovered }) => ({
    holding: other,
    recovered: {
      workflows: recovered.workflows.filter((one) => !isCopy(one, other, found)),
      unreadable: [],
    },
  }));
  return duplicateNotes([...others, ...here])(recovery, holding.owner);
}

/** The very bytes that were found here, or what the branch that is looked at has committed. */
function isCopy({ path }: Recovery, other: SnapshotWorkflows, { recovery, holding }: Found): boolean {
  if (path !== recovery.path) return false;
  const owned = other.sites.find(({ site }) => site.path === path || site.files.includes(path));
  if (holding.owner !== null && owned?.branches.includes(holding.owner)) return true;
  return recovery.site.files.every((file) => {
    const blob = holding.snapshot.entry(file)?.blob ?? null;
    return blob !== null && blob === (other.snapshot.entry(file)?.blob ?? null);
  });
}
