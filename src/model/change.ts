// What a choice makes of the repository's files: plain data that can be shown, refused, done or repeated.
import type { Reading } from './file-content.ts';

/** One file's part of a change. Texts carry every byte of a file (a byte order mark and line endings too). */
export type FileChange =
  /** `before` is the text that was read, `null` where nothing was there; the edge refuses any other. */
  | { readonly kind: 'write'; readonly path: string; readonly before: string | null; readonly after: string }
  /** A file, or a folder with all that is in it, whatever its bytes; they are archived first. */
  | { readonly kind: 'remove'; readonly path: string }
  /** The bytes of a file, set down a second time. */
  | { readonly kind: 'copy'; readonly from: string; readonly to: string }
  /** A file as that commit has it, removed where the commit has none; what it was is archived first. */
  | { readonly kind: 'revert'; readonly path: string; readonly commit: string };

/** Everything that one choice changes; it is done as a whole or not at all. */
export interface Change {
  /** One line for people. */
  readonly summary: string;
  readonly files: readonly FileChange[];
  /** What the person should know before saying yes, in our words; empty where there is nothing. */
  readonly notes: readonly string[];
  /** The message of the commit that is to hold the change; `null`: the person commits it. */
  readonly commit: string | null;
  /** What the run that it removes noted for itself; absent: nothing, or it removes none. */
  readonly runNotes?: RunNotes;
}

/** Notes of a run, for the person who begins the next one. */
export interface RunNotes {
  /** The state file that has them. */
  readonly path: string;
  /** Line by line, from the file: untrusted. Never empty. */
  readonly lines: readonly string[];
}

/** One path as the last commit has it, and as it is on disk: what a commit of it changes. */
export interface BeforeAfter {
  readonly path: string;
  readonly before: Reading;
  readonly after: Reading;
}

/** What a file changes into, in the words of the published reports. */
export type ChangeKind = 'modify' | 'create' | 'delete' | 'rename';

/** The path that a file change ends up at, and what it does there. */
export function effectOn(file: FileChange): { readonly path: string; readonly change: ChangeKind } {
  if (file.kind === 'write') return { path: file.path, change: file.before === null ? 'create' : 'modify' };
  if (file.kind === 'remove') return { path: file.path, change: 'delete' };
  if (file.kind === 'copy') return { path: file.to, change: 'create' };
  return { path: file.path, change: 'modify' };
}
