// Approved specs and plans whose file is gone: the work goes back to the earliest of them.
import { isOutOfReach } from '../../model/reading.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { baseOf, folderOf } from '../../text/markdown/paths.ts';
import { movedTo } from '../../text/moved.ts';
import { foldersOf } from './checkpoint/safe-points.ts';
import { isDone, type Leaf } from './items.ts';
import { artifactsOf, isEmpty } from './locations.ts';
import type { WorkflowPlace } from './places.ts';
import { dependenciesOf } from './relations.ts';
import { type ItemPhase, PHASES } from './vocabulary.ts';
import type { WorkflowContext } from './workflow-context.ts';

/** What was approved and is gone. */
interface Lost {
  readonly phase: ItemPhase;
  readonly leaf: Leaf;
}

/** The first in the order of the steps; `null` where all are there or moved; `artifact-exists` tells. */
export function firstLost({ leaves, place, snapshot }: WorkflowContext): Lost | null {
  const folders = foldersOf({ leaves, place });
  for (const phase of ['spec', 'plan'] as const) {
    const leaf = leaves.find(
      (one) =>
        isDone(one, phase) &&
        artifactsOf(phase, one, place, snapshot).some(
          ({ path }) => path !== null && isLost(path, snapshot) && !hasMoved(path, folders, snapshot),
        ),
    );
    if (leaf) return { phase, leaf };
  }
  return null;
}

/** Whether work comes before what is gone, in the order of the steps; what waits for that item does not. */
export function comesBefore(
  work: { readonly phase: ItemPhase; readonly leaf: Leaf | null },
  lost: Lost,
  { leaves }: WorkflowContext,
): boolean {
  const { phase, leaf } = work;
  if (leaf === null || !leaves.includes(leaf)) return false;
  if (phase !== lost.phase) return PHASES.indexOf(phase) < PHASES.indexOf(lost.phase);
  return (
    leaves.indexOf(leaf) < leaves.indexOf(lost.leaf) && !dependenciesOf(leaf, leaves).includes(lost.leaf)
  );
}

/** It went with its folder, words and all. */
function hasMoved(path: string, folders: readonly string[], snapshot: Snapshot): boolean {
  const moved = movedTo(path, folders, snapshot);
  return moved !== null && !isEmpty(moved.to, snapshot);
}

/** Paths of approved files that are nowhere: their past tells whether they moved. */
export function goneApproved(
  leaves: readonly Leaf[],
  place: WorkflowPlace,
  snapshot: Snapshot,
): readonly string[] {
  return (['spec', 'plan'] as const).flatMap((phase) =>
    leaves
      .filter((leaf) => isDone(leaf, phase))
      .flatMap((leaf) => artifactsOf(phase, leaf, place, snapshot))
      .flatMap(({ path }) => (path !== null && snapshot.entry(path) === null ? [path] : [])),
  );
}

/** Nothing, a folder or an empty file; what may not be looked into, or is spelled otherwise, is not lost. */
export function isLost(path: string, snapshot: Snapshot): boolean {
  const entry = snapshot.entry(path);
  if (entry?.mode === '040000') return true;
  if (entry) return entry.mode !== '120000' && isEmpty(path, snapshot);
  const reading = snapshot.text(path);
  if (isOutOfReach(reading)) return false;
  const name = baseOf(path).normalize('NFC');
  return !snapshot.list(folderOf(path)).some((one) => baseOf(one.path).normalize('NFC') === name);
}
