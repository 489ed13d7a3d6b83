// A snapshot as it would be after a change: other texts at some paths, everything else as it is.

import type { FileChange } from '../../model/change.ts';
import type { Reading } from '../../model/file-content.ts';
import { folderOf } from '../../model/path.ts';
import type { Entry, Snapshot } from '../../model/snapshot.ts';

/** What is to stand at a path: a text, and the blob that holds it where that is known; `null`: nothing. */
export type Instead = ReadonlyMap<string, { readonly text: string; readonly blob: string | null } | null>;

/** A path that is not named, or lies below no folder that is taken away, answers as before. */
export function overlay(snapshot: Snapshot, instead: Instead): Snapshot {
  const over = (path: string) => {
    for (let at = path; at !== ''; at = folderOf(at)) if (instead.has(at)) return instead.get(at) ?? null;
    return undefined;
  };
  const entry = (path: string): Entry | null => {
    const other = over(path);
    if (other === undefined) return snapshot.entry(path);
    const mode = snapshot.entry(path)?.mode ?? '100644';
    return other && instead.has(path) ? { path, mode, blob: other.blob } : null;
  };
  const text = (path: string): Reading => {
    const other = over(path);
    if (other === undefined) return snapshot.text(path);
    return other && instead.has(path) ? { ok: true, text: other.text } : { ok: false, why: 'absent' };
  };
  const list = (folder: string): readonly Entry[] => {
    const there = over(folder) === undefined ? snapshot.list(folder) : [];
    const held = new Map(there.map((one) => [one.path, one]));
    for (const path of instead.keys()) if (folderOf(path) === folder) held.delete(path);
    for (const path of instead.keys()) {
      const one = folderOf(path) === folder ? entry(path) : null;
      if (one) held.set(path, one);
    }
    return [...held.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  };
  return { ...snapshot, entry, text, list };
}

/** The snapshot after the writes and removals of a change; what it copies or returns is left as it was. */
export function after(snapshot: Snapshot, files: readonly FileChange[]): Snapshot {
  const instead = new Map<string, { text: string; blob: null } | null>();
  for (const file of files) {
    if (file.kind === 'write') instead.set(file.path, { text: file.after, blob: null });
    if (file.kind === 'remove') instead.set(file.path, null);
  }
  return overlay(snapshot, instead);
}
