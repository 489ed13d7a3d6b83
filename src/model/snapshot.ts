// One commit (or working tree), already fetched: every question is answered at once and none can fail.
import type { NoText, Reading } from './file-content.ts';

/** Git's file modes, and `'040000'` for a folder. */
export type Mode = '100644' | '100755' | '120000' | '160000' | '040000';

/** Whether it is that of a plain file, and neither of a folder nor of a link or a submodule. */
export const isFileMode = (mode: string | null | undefined): mode is '100644' | '100755' =>
  mode === '100644' || mode === '100755';

/** Why an entry of each mode has no text by itself. */
export const NO_TEXT_OF: Readonly<Record<Mode, NoText>> = {
  '040000': 'directory',
  '120000': 'link',
  '160000': 'submodule',
  '100644': 'not-fetched',
  '100755': 'not-fetched',
};

/** One name in a folder. */
export interface Entry {
  /** Path from the root of the repository, `/` between names, no leading `/`. */
  readonly path: string;
  readonly mode: Mode;
  /** Object id in hex; `null` where it is not known (a file of a working tree that was not read). */
  readonly blob: string | null;
}

/** A version of a file that a commit put at its path. */
export interface PastVersion {
  /** The commit, in hex. */
  readonly commit: string;
  /** Its committer's time, ISO 8601 in UTC. */
  readonly at: string;
  /** The blob that it put there; `null` where it removed the file. */
  readonly blob: string | null;
  /** The file's text then; `null` where it was removed or is not to be had. */
  readonly text: string | null;
  /** First line of the commit's message: untrusted. */
  readonly subject: string;
}

/** A commit of the branch that is looked at, or one that only the reflog still knows. */
export interface CommitFact {
  readonly commit: string;
  /** Its first parent; `null` for a root, or where a shallow clone ends. */
  readonly parent: string | null;
  /** Its committer's time, ISO 8601 in UTC. */
  readonly at: string;
  /** First line of its message: untrusted. */
  readonly subject: string;
  /**
   * Paths that it changed against its first parent; of a root all that it holds; none where a shallow clone
   * ends, since there it cannot be told.
   */
  readonly files: readonly string[];
  /** Only the reflog still knows it: a reset or an amend left it behind. */
  readonly lost: boolean;
}

/** The last commit that changed any of a workflow's paths and counts as progress. */
export interface LastChange {
  readonly commit: string;
  /** Its committer's time, ISO 8601 in UTC. */
  readonly at: string;
  /** First line of its message: untrusted. */
  readonly subject: string;
}

/** A commit that one can go back to. */
export interface SafePoint {
  readonly commit: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** First line of its message: untrusted. */
  readonly subject: string;
  /** Only the reflog still knows it: a reset left it behind, and it may be brought back. */
  readonly lost: boolean;
}

export interface Snapshot {
  /** The commit in hex; `null` for a working tree. */
  readonly commit: string | null;
  /** What is at a path; `null` where nothing is. */
  entry(path: string): Entry | null;
  /** The names in a folder, in byte order (`''` is the root); empty where it is no folder. */
  list(folder: string): readonly Entry[];
  /** The text at a path; `{ok: false, why: 'not-fetched'}` for what was not asked for. */
  text(path: string): Reading;
  /** Every path that holds this blob, as far as it is known. */
  pathsOf(blob: string): readonly string[];
  /** Versions of a path, newest first, or that history is not to be had (shallow clone, or not asked for). */
  history(path: string): readonly PastVersion[] | 'unavailable';
  /** The last change below any of these paths, `null` where none counts, or that history is not to be had. */
  lastChange(paths: readonly string[]): LastChange | null | 'unavailable';
  /**
   * The last changes of any kind below these paths, newest first, or that history is not to be had. Absent:
   * nothing but the last one can be told.
   */
  lastChanges?(paths: readonly string[], most: number): readonly LastChange[] | 'unavailable';
  /** The commit itself, of a working tree the one that is checked out. Absent or `null`: it is not known. */
  readonly head?: LastChange | null;
  /** Bytes of a file; `null` where that is not known. Absent: of none is it. */
  bytes?(path: string): number | null;
  /**
   * Commits of this branch since the earliest time that was asked for, newest first, those that only the
   * reflog knows among them (working trees). `'unavailable'` where it was not asked for and
   * where history is not to be had.
   */
  commits(): readonly CommitFact[] | 'unavailable';
  /**
   * Grows whenever something more became known of this snapshot: as long as it stays the same, so do all
   * answers. Absent: that is not counted.
   */
  readonly revision?: () => number;
}

/** One thing that a snapshot must be able to answer before a workflow can be judged. */
export interface Need {
  /** A path; of `commits` the ISO 8601 time from which on they are wanted. */
  readonly path: string;
  /**
   * `text` for `text()`, `history` for `history()`, `changes` for what `lastChange()` is asked of,
   * `commits` for `commits()`.
   */
  readonly what: 'text' | 'history' | 'changes' | 'commits';
}
