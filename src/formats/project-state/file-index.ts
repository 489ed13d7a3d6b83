// Every file of a snapshot by its path and its name, remembered for as long as the snapshot is.

import { baseOf } from '../../model/path.ts';
import { isFileMode, type Snapshot } from '../../model/snapshot.ts';

export interface FileWalk {
  /** Links, submodules and folders are no files. */
  readonly files: readonly string[];
  /** By the last part of the path, in one Unicode spelling. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  /** Whether nothing was left out; else a file that is not here may be there all the same. */
  readonly whole: boolean;
}

/** Files that are looked at; a repository with more is counted so far. */
const MOST = 50_000;
/** Folders of tools, not of the project: their files say nothing of how far a task came. */
const PASSED: ReadonlySet<string> = new Set([
  '.git',
  '.project-state',
  'node_modules',
  '__pycache__',
  '.venv',
]);

const walked = new WeakMap<Snapshot, FileWalk>();

export function walk(snapshot: Snapshot): FileWalk {
  const known = walked.get(snapshot);
  if (known) return known;
  const files: string[] = [];
  const folders = [''];
  while (folders.length > 0 && files.length < MOST)
    for (const { path, mode } of snapshot.list(folders.pop() ?? '')) {
      if (isFileMode(mode)) files.push(path);
      else if (mode === '040000' && !PASSED.has(baseOf(path))) folders.push(path);
    }
  const made: FileWalk = { files, byName: byName(files), whole: folders.length === 0 && files.length < MOST };
  walked.set(snapshot, made);
  return made;
}

function byName(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const path of files) {
    const name = baseOf(path).normalize('NFC');
    const same = found.get(name);
    if (same) same.push(path);
    else found.set(name, [path]);
  }
  return found;
}
