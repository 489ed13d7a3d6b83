// Pathspecs for `git log`: few, because git compares every entry of every tree with each of them.
import { folderOf } from '../../model/path.ts';

/** Git takes half a second for this many on a large history, and ten for eight times as many. */
const MOST = 64;

/** Whether `path` is at or below `folder`; `''` is the root. */
export function covers(folder: string, path: string): boolean {
  return folder === '' || path === folder || (path.startsWith(folder) && path[folder.length] === '/');
}

/** The folder that a path stands in; `''` is the root, and `null` is above it. */
export function parentOf(path: string): string | null {
  return path === '' ? null : folderOf(path);
}

/** Whether a path is at or below one of these, however many they are. */
export function isWithin(paths: ReadonlySet<string>, path: string): boolean {
  for (let above: string | null = path; above !== null; above = parentOf(above))
    if (paths.has(above)) return true;
  return false;
}

/**
 * At most 64 paths that cover all of these: where there are more, the deepest give way to the folders that
 * they stand in, folders with many of them first. None means everything.
 */
export function pathspecsFor(paths: readonly string[]): readonly string[] {
  const all = new Set(paths);
  const kept = new Set(paths.filter((path) => path !== '' && !isWithin(all, parentOf(path) ?? '')));
  if (all.has('')) return [];
  while (kept.size > MOST) {
    const deepest = [...kept].reduce((most, path) => Math.max(most, depthOf(path)), 0);
    const siblings = new Map<string, string[]>();
    for (const path of kept) {
      if (depthOf(path) < deepest) continue;
      const folder = parentOf(path) ?? '';
      const there = siblings.get(folder);
      if (there) there.push(path);
      else siblings.set(folder, [path]);
    }
    for (const [folder, members] of [...siblings].sort(([, a], [, b]) => b.length - a.length)) {
      if (kept.size <= MOST) break;
      if (folder === '') return [];
      for (const member of members) kept.delete(member);
      kept.add(folder);
    }
  }
  return [...kept];
}

const depthOf = (path: string): number => path.split('/').length;
