// A working tree as a snapshot: the files on disk, with the history of the commit that is checked out.

import { join } from 'node:path';
import { isLog, LARGE_ROOM, type Reading, SIZE_CAP } from '../../model/file-content.ts';
import { folderOf } from '../../model/path.ts';
import { type Entry, NO_TEXT_OF, type Snapshot } from '../../model/snapshot.ts';
import type { Commits } from '../git/commits.ts';
import type { HistoryRequests } from '../git/history-requests.ts';
import type { Objects } from '../git/objects.ts';
import { withoutSlash } from './commit-snapshot.ts';
import { blobsOf, type DiskEntry, inGroups, readText } from './disk.ts';
import { byteOrder } from './names.ts';
import { type PendingSnapshot, segmentsOf } from './pending-snapshot.ts';

export interface Worktree extends PendingSnapshot {
  /** Reads the texts that were wanted and lie on disk; the others are read with the commits' objects. */
  fetch(): Promise<void>;
  /** Learns the ids of all files of these sizes in bytes, so that `pathsOf` finds them. */
  compare(sizes: ReadonlySet<number>): Promise<void>;
  /** Distinct blobs whose content was read. */
  readonly blobsRead: ReadonlySet<string>;
}

export interface WorktreeParts {
  readonly root: string;
  readonly disk: ReadonlyMap<string, DiskEntry>;
  readonly hash: 'sha1' | 'sha256';
  readonly past: HistoryRequests;
  readonly commits: Commits;
  /** The commit that is checked out; `null` before the first one and without a repository. */
  readonly head: string | null;
  /** A repository without a commit: its history is there, and empty. */
  readonly unborn: boolean;
  /** Bytes up to which the file at a path is read. */
  readonly sizeCapOf: (path: string) => number;
  /** Reads what git leaves out of the working tree. */
  readonly objects: Pick<Objects, 'want' | 'reading'>;
}

export function worktreeOf(parts: WorktreeParts): Worktree {
  const { disk, past, commits, head, unborn, objects } = parts;
  const capAt = capsWithin(disk, parts.sizeCapOf);
  const files = filesOn(parts, capAt);
  const { texts, blobs } = files;
  const folders = childrenOf(disk);

  const entryAt = (path: string): Entry | null => {
    if (path === '') return { path, mode: '040000', blob: null };
    const there = disk.get(path);
    // What is neither file, link nor folder is nothing that a step could have made: only its text says why.
    if (!there || there.special) return null;
    return { path, mode: there.mode, blob: there.skipped ?? blobs.get(path) ?? null };
  };

  const snapshot: Snapshot = {
    commit: null,
    entry: entryAt,
    list: (folder) => (folders.get(withoutSlash(folder)) ?? []).flatMap((path) => entryAt(path) ?? []),
    text(path) {
      const skipped = disk.get(path)?.skipped;
      return skipped === undefined ? (texts.get(path) ?? unread(disk, path)) : objects.reading(skipped);
    },
    pathsOf: (blob) =>
      [...blobs, ...skippedIn(disk)].flatMap(([path, one]) => (one === blob ? [path] : [])).sort(byteOrder),
    ...pastAt({ past, commits, head, unborn }),
    get head() {
      return head === null ? null : past.commit(head);
    },
    revision: () => texts.size + blobs.size + past.revision + commits.reads,
    bytes: (path) => (isFileOn(disk, path) ? (disk.get(path)?.size ?? null) : null),
  };

  return {
    snapshot,
    texts: new Set(),
    histories: new Set(),
    changes: new Set(),
    quiet: new Map(),
    get blobsRead() {
      return new Set(blobs.values());
    },
    want(path) {
      const skipped = disk.get(path)?.skipped;
      if (skipped !== undefined) objects.want(skipped, isLog(path), capAt(path));
      else if (isFileOn(disk, path)) files.want(path);
    },
    wantCommits: (since) => head !== null && commits.want(since),
    fetch: () => files.fetch(),
    compare: (sizes) => files.compare(sizes),
  };
}

/** What is read of the files on disk: their texts, and their ids, also of those that were only compared. */
function filesOn(
  { root, disk, hash }: Pick<WorktreeParts, 'root' | 'disk' | 'hash'>,
  capAt: (path: string) => number,
) {
  const [texts, wanted] = [new Map<string, Reading>(), new Set<string>()];
  const blobs = new Map<string, string>();
  return {
    texts,
    /** By path. */
    blobs,
    want(path: string) {
      if (!texts.has(path)) wanted.add(path);
    },
    async fetch() {
      const paths = [...wanted];
      wanted.clear();
      await inGroups(paths, async (path) => {
        const text = await readText(join(root, path), hash, capAt(path));
        texts.set(path, text.reading);
        if (text.blob !== null) blobs.set(path, text.blob);
      });
    },
    async compare(sizes: ReadonlySet<number>) {
      const same = (path: string) => isFileOn(disk, path) && sizes.has(disk.get(path)?.size ?? -1);
      const paths = [...disk.keys()].filter((path) => !blobs.has(path) && same(path));
      for (const [path, blob] of await blobsOf(root, paths, hash)) blobs.set(path, blob);
    },
  };
}

/** Whether it is a file that lies on disk. */
function isFileOn(disk: ReadonlyMap<string, DiskEntry>, path: string): boolean {
  const there = disk.get(path);
  return there?.mode.startsWith('100') === true && there.special !== true && there.skipped === undefined;
}

/** What git leaves out of the working tree, by its path: its id is known without reading it. */
function skippedIn(disk: ReadonlyMap<string, DiskEntry>): readonly (readonly [string, string])[] {
  return [...disk].flatMap(([path, { skipped }]) =>
    skipped === undefined ? [] : [[path, skipped] as const],
  );
}

/** What the history of the commit that is checked out answers. */
function pastAt({
  past,
  commits,
  head,
  unborn,
}: Pick<WorktreeParts, 'past' | 'commits' | 'head' | 'unborn'>) {
  const none = unborn ? [] : 'unavailable';
  return {
    history: (path) => (head === null ? none : past.versions(head, path)),
    lastChange(paths) {
      if (head === null) return unborn ? null : 'unavailable';
      return past.lastChange(head, paths.map(withoutSlash));
    },
    lastChanges: (paths, most) =>
      head === null ? 'unavailable' : past.lastChanges(head, paths.map(withoutSlash), most),
    commits: () => (head === null ? none : commits.facts),
  } satisfies Partial<Snapshot>;
}

/** How much of a file is read, as long as there is room for all of those that are above the size cap. */
function capsWithin(
  disk: ReadonlyMap<string, DiskEntry>,
  sizeCapOf: (path: string) => number,
): (path: string) => number {
  let room = LARGE_ROOM;
  return (path) => {
    const size = disk.get(path)?.size ?? 0;
    const most = sizeCapOf(path);
    if (size <= SIZE_CAP || size > most) return most;
    if (size > room) return SIZE_CAP;
    room -= size;
    return most;
  };
}

/** What a path says that no one read. */
function unread(disk: ReadonlyMap<string, DiskEntry>, path: string): Reading {
  const segments = segmentsOf(path);
  if (!segments) return { ok: false, why: 'absent' };
  for (let depth = 1; depth < segments.length; depth++) {
    const mode = disk.get(segments.slice(0, depth).join('/'))?.mode;
    if (mode === '120000') return { ok: false, why: 'link' };
    if (mode === '160000') return { ok: false, why: 'submodule' };
  }
  const there = disk.get(path);
  if (there?.special) return { ok: false, why: 'special' };
  const mode = path === '' ? '040000' : there?.mode;
  return { ok: false, why: mode === undefined ? 'absent' : NO_TEXT_OF[mode] };
}

function childrenOf(disk: ReadonlyMap<string, DiskEntry>): ReadonlyMap<string, readonly string[]> {
  const children = new Map<string, string[]>();
  for (const path of [...disk.keys()].sort(byteOrder)) {
    const folder = folderOf(path);
    const there = children.get(folder);
    if (there) there.push(path);
    else children.set(folder, [path]);
  }
  return children;
}
