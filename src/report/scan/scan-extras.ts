// What a scan says besides its workflows; each part is there only where it has something to say.
import type { SeenTool } from './unsupported-tools.ts';

export interface Around {
  /** Tools that were seen and are not read; absent: none was. */
  readonly tools?: readonly SeenTool[] | undefined;
  /** Changes made by Rekindle that were cut short, one line each; absent: none, or no one asked. */
  readonly unfinished?: readonly string[] | undefined;
  /** What other branches hold, where no workflow was found at the place that was asked for. */
  readonly elsewhere?: Elsewhere | undefined;
  /** What is gone from the disk, and still committed on the branch that is checked out; absent: nothing. */
  readonly removed?: readonly RemovedWorkflow[] | undefined;
}

/** A workflow that was removed on disk, which is not committed yet. */
export interface RemovedWorkflow {
  readonly id: string;
  readonly path: string;
}

/** What stands on branches that were not asked for. */
export interface Elsewhere {
  /** Workflows that have not ended. */
  readonly interrupted: number;
  /** Those branches, each with how many of them it owns. */
  readonly branches: readonly { readonly branch: string; readonly interrupted: number }[];
}
