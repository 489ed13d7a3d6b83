// One commit (or working tree), already fetched: every question is answered at once and none can fail.
import type { Reading } from './reading.ts';

/** Git's file modes, and `'040000'` for a folder. */
export type Mode = '100644' | '100755' | '120000' | '160000' | '040000';

/** One name in a folder. */
export interface Entry {
  /** Path from the root of the repository, `/` between names, no leading `/`. */
  readonly path: string;
  readonly mode: Mode;
  /** Object id in hex; `null` where it is not known (a file of a working tree that nobody read). */
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
}

/** The last commit that changed any of a workflow's paths and counts as progress. */
export interface LastChange {
  readonly commit: string;
  /** Its committer's time, ISO 8601 in UTC. */
  readonly at: string;
}

export interface Snapshot {
  /** The commit in hex; `null` for a working tree. */
  readonly commit: string | null;
  /** What is at a path; `null` where nothing is. */
  entry(path: string): Entry | null;
  /** The names in a folder, in byte order (`''` is the root); empty where it is no folder. */
  list(folder: string): readonly Entry[];
  /** The text at a path; `{ok: false, why: 'not-fetched'}` for what nobody asked for. */
  text(path: string): Reading;
  /** Every path that holds this blob, as far as it is known. */
  pathsOf(blob: string): readonly string[];
  /** Versions of a path, newest first, or that history is not to be had (shallow clone, nobody asked). */
  history(path: string): readonly PastVersion[] | 'unavailable';
  /** The last change below any of these paths, `null` where none counts, or that history is not to be had. */
  lastChange(paths: readonly string[]): LastChange | null | 'unavailable';
}

/** One thing that a snapshot must be able to answer before a workflow can be judged. */
export interface Need {
  readonly path: string;
  /** `text` for `text()`, `history` for `history()`, `changes` for what `lastChange()` is asked of. */
  readonly what: 'text' | 'history' | 'changes';
}
