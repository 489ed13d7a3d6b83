// What a look found in one holding, before it is put into words.
import type { SnapshotWorkflows } from '../../model/edge.ts';
import type { Recovered } from '../../model/recovery.ts';

/** One holding and what was found in it, in the order of its sites. */
export interface ScanGroup {
  readonly holding: SnapshotWorkflows;
  readonly recovered: Recovered;
}
