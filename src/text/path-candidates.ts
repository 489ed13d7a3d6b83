// Which of several places a file is at, as far as one may look.
import { isOutOfReach } from '../model/file-content.ts';
import type { Snapshot } from '../model/snapshot.ts';

/**
 * The first that is there, else the first that lies beyond a link or in another repository, where we cannot
 * say that it is missing; else the first of all. `null` where there are none.
 */
export function placeOf(paths: readonly string[], snapshot: Snapshot): string | null {
  const there = paths.find((path) => snapshot.entry(path) !== null);
  return there ?? paths.find((path) => isOutOfReach(snapshot.text(path))) ?? paths[0] ?? null;
}
