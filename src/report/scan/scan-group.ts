// The recoveries of one snapshot's workflows, before they are put into words.

import type { Recovered } from '../../model/recovery.ts';
import type { SnapshotWorkflows } from '../../model/repository-source.ts';

/** One holding and what was found in it, in the order of its sites. */
export interface ScanGroup {
  readonly holding: SnapshotWorkflows;
  readonly recovered: Recovered;
}
