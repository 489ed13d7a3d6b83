// Where a workflow's state lies, and which schema version it is written in.

/** Where one workflow's state lies in a snapshot. */
export interface StateLocation {
  /** The format's id. */
  readonly format: string;
  /** The state file. It may be absent where a folder alone shows that the workflow began. */
  readonly path: string;
  /** All files whose bytes are the state, rivals included; they tell one version from another. */
  readonly files: readonly string[];
  /** State files for the same workflow beside `path` (`state-unique`). */
  readonly rivals: readonly string[];
  /** Files of the state that may stand for it where `path` is not ours, in order; absent: none. */
  readonly alternatives?: readonly string[];
  /** Those of `files` that say nothing where `path` is ours; absent: none. */
  readonly spare?: readonly string[];
  /** The feature's name by its place alone, for a file that cannot be read. */
  readonly feature: string;
  /**
   * The folder of the package that it is in, `''` at the root of the repository: two of one name in different
   * packages are different workflows. Absent: it is not told.
   */
  readonly root?: string;
  /** The place names no feature, as at the root of a repository; absent: it does. */
  readonly unnamed?: true;
  /** It is a list beside the states, in which nothing need be found; absent: it is a state's own place. */
  readonly isList?: true;
}

/** A schema version as a file writes it. */
export interface Version {
  /** As written; `null` where the file has none. */
  readonly written: string | number | null;
  /** Its place in the format's chain, oldest 0; `'newer'`: beyond the newest; `null`: there is no chain. */
  readonly rank: number | 'newer' | null;
  /** It was not written but inferred; a note says so. */
  readonly assumed: boolean;
  /** The newest that a file of its kind may have; absent: the format's. */
  readonly newest?: string | number | null;
  readonly line: number | null;
}

/** A branch as a state file names it for itself: untrusted. */
export interface RecordedBranch {
  /** The field's name as the file spells it. */
  readonly field: string;
  readonly name: string;
  readonly line: number | null;
}

/** `origin/x`, `refs/heads/x` and `remotes/origin/x` are the branch `x`. */
export function bareName(name: string): string {
  return name.replace(/^(?:refs\/)?(?:heads\/|remotes\/)?(?:origin\/)?/, '');
}
