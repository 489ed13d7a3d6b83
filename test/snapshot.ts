// Snapshots made from plain data, for tests: a small repository in memory that answers as a real one does.
import { createHash } from 'node:crypto';
import { isLog, type Reading, readingOf, readingOfEnd, SIZE_CAP } from '../src/model/file-content.ts';
import type {
  CommitFact,
  Entry,
  LastChange,
  Mode,
  Need,
  PastVersion,
  Snapshot,
} from '../src/model/snapshot.ts';

/** What lies at a path: text, bytes, or something with a mode of its own (a link's content is its target). */
export type Content =
  | string
  | Uint8Array
  | { readonly mode: Exclude<Mode, '040000'>; readonly content?: string | Uint8Array };

/** One version in a path's history; `text: null` where the commit removed the file. */
export interface Version {
  readonly commit: string;
  readonly at: string;
  readonly text: string | null;
  /** Absent: empty. */
  readonly subject?: string;
}

export interface Extra {
  /** Absent: a working tree. */
  readonly commit?: string;
  /** By path, newest first. Absent: history is unavailable; a path that is not named then has none. */
  readonly history?: Readonly<Record<string, readonly Version[] | 'unavailable'>>;
  /** Absent: nothing counts as a change. */
  readonly lastChange?: LastChange | 'unavailable' | ((paths: readonly string[]) => LastChange | null);
  /** Bytes up to which the file at a path is read. Absent: `SIZE_CAP`. */
  readonly mostBytes?: (path: string) => number;
  /** Newest first. Absent: unavailable. */
  readonly commits?: readonly CommitFact[];
}

const SOMEWHERE = '0123456789abcdef0123456789abcdef01234567';

interface File {
  readonly mode: Exclude<Mode, '040000'>;
  readonly bytes: Uint8Array;
  readonly blob: string;
}

/** A snapshot that holds these files, folders implied. */
export function snapshotOf(files: Readonly<Record<string, Content>>, extra: Extra = {}): Snapshot {
  const held = new Map(Object.entries(files).map(([path, content]) => [path, fileOf(content)]));
  const folders = foldersOf([...held.keys()]);
  const entry = (path: string): Entry | null => {
    const file = held.get(path);
    if (file) return { path, mode: file.mode, blob: file.mode === '160000' ? SOMEWHERE : file.blob };
    return folders.has(path) ? { path, mode: '040000', blob: null } : null;
  };
  return {
    commit: extra.commit ?? null,
    entry,
    list: (folder) =>
      [...held.keys(), ...folders]
        .filter((path) => path !== '' && parentOf(path) === folder)
        .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
        .flatMap((path) => entry(path) ?? []),
    text: (path) => textAt(held, folders, path, extra.mostBytes?.(path)),
    pathsOf: (blob) => [...held].filter(([, file]) => file.blob === blob).map(([path]) => path),
    history(path) {
      const known = extra.history?.[path];
      if (!extra.history || known === 'unavailable') return 'unavailable';
      return (known ?? []).map(pastOf);
    },
    lastChange: (paths) =>
      typeof extra.lastChange === 'function' ? extra.lastChange(paths) : (extra.lastChange ?? null),
    commits: () => extra.commits ?? 'unavailable',
  };
}

/** The same snapshot as an edge gives it that fetched only what was asked for. */
export function onlyAsked(full: Snapshot, needs: readonly Need[]): Snapshot {
  const asked = new Set(needs.map((need) => `${need.what} ${need.path}`));
  return {
    ...full,
    text(path) {
      const reading = full.text(path);
      const free = !reading.ok && reading.why !== 'lfs-pointer' && reading.lossy === undefined;
      return free || asked.has(`text ${path}`) ? reading : { ok: false, why: 'not-fetched' };
    },
    history: (path) => (asked.has(`history ${path}`) ? full.history(path) : 'unavailable'),
    lastChange: (paths) =>
      paths.every((path) => asked.has(`changes ${path}`)) ? full.lastChange(paths) : 'unavailable',
    commits: () => (needs.some(({ what }) => what === 'commits') ? full.commits() : 'unavailable'),
  };
}

/** The id that git gives to a blob of these bytes. */
function blobOf(content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

function fileOf(content: Content): File {
  const plain = typeof content === 'string' || content instanceof Uint8Array;
  const raw = plain ? content : (content.content ?? '');
  const bytes = typeof raw === 'string' ? Buffer.from(raw) : raw;
  return { mode: plain ? '100644' : content.mode, bytes, blob: blobOf(bytes) };
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function foldersOf(paths: readonly string[]): ReadonlySet<string> {
  const folders = new Set(['']);
  for (const path of paths)
    for (let folder = parentOf(path); folder !== ''; folder = parentOf(folder)) folders.add(folder);
  return folders;
}

function textAt(
  held: ReadonlyMap<string, File>,
  folders: ReadonlySet<string>,
  path: string,
  most = SIZE_CAP,
): Reading {
  for (let above = parentOf(path); above !== ''; above = parentOf(above)) {
    const mode = held.get(above)?.mode;
    if (mode === '160000') return { ok: false, why: 'submodule' };
    if (mode === '120000') return { ok: false, why: 'link' };
  }
  const file = held.get(path);
  if (!file) return { ok: false, why: folders.has(path) ? 'directory' : 'absent' };
  if (file.mode === '160000') return { ok: false, why: 'submodule' };
  if (file.mode === '120000') return { ok: false, why: 'link' };
  const { bytes } = file;
  return isLog(path) && bytes.length > SIZE_CAP
    ? readingOfEnd(bytes.subarray(-SIZE_CAP), bytes.length)
    : readingOf(bytes, most);
}

function pastOf({ commit, at, text, subject = '' }: Version): PastVersion {
  return { commit, at, text, blob: text === null ? null : blobOf(text), subject };
}
