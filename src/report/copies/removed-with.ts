// Other workflows whose state file lies in what a change removes: a folder may be that of several tools.
import type { Change } from '../../model/change.ts';
import { isWithin } from '../../model/path.ts';
import type { Recovery } from '../../model/recovery.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { ScanGroup } from '../scan/scan-group.ts';

/** A workflow about which a person chooses, and all that was found with it. */
interface Chosen {
  readonly recovery: Recovery;
  readonly snapshot: Snapshot;
  readonly judged?: readonly ScanGroup[];
}

/** What the person should know of them: a sentence each, empty where there are none. */
export function removedWith(
  files: Change['files'],
  { recovery, snapshot, judged = [] }: Chosen,
): readonly string[] {
  const removed = files.flatMap((file) => (file.kind === 'remove' ? [file.path] : []));
  if (removed.length === 0) return [];
  const there = judged.filter(({ holding }) => holding.snapshot === snapshot);
  return there
    .flatMap(({ recovered }) => recovered.workflows)
    .filter(({ id, path }) => id !== recovery.id && removed.some((one) => isWithin(path, one)))
    .map(({ id, path }) => `${id} has its state there, ${path}: it is archived and removed as well.`);
}
