// Where the files are that a last action names, and how much is in them.

import type { TaskFile } from '../../model/bot/verdict.ts';
import type { NoText } from '../../model/file-content.ts';
import { baseOf } from '../../model/path.ts';
import { isFileMode, type Snapshot } from '../../model/snapshot.ts';
import { linesOf } from '../../text/lines.ts';
import { isBare } from '../../text/markdown/placeholders.ts';
import type { Named } from './action-files.ts';
import { walk } from './file-index.ts';

/** `doubtful`: something is there that is no file, several files end in it, or it may not be looked for. */
export type FileLookup =
  | { readonly kind: 'found'; readonly path: string }
  | { readonly kind: 'absent' | 'doubtful' };

/** What lies beyond a link or in another repository is not looked for. */
const ELSEWHERE: ReadonlySet<NoText> = new Set(['link', 'submodule']);

const ABSENT: FileLookup = { kind: 'absent' };
const DOUBTFUL: FileLookup = { kind: 'doubtful' };

/**
 * By the path itself, else by the one file whose path ends in it. An absolute path loses its beginning first.
 */
export function locate({ path, absolute }: Named, snapshot: Snapshot): FileLookup {
  if (path === null) return DOUBTFUL;
  const parts = path.split('/');
  const tails = absolute ? parts.map((_, i) => parts.slice(i).join('/')) : [path];
  for (const tail of tails) {
    const place = at(tail, snapshot);
    if (place.kind !== 'absent') return place;
  }
  return absolute ? DOUBTFUL : ABSENT;
}

function at(path: string, snapshot: Snapshot): FileLookup {
  const entry = snapshot.entry(path);
  if (entry) return isFileMode(entry.mode) ? { kind: 'found', path } : DOUBTFUL;
  const reading = snapshot.text(path);
  if (!reading.ok && ELSEWHERE.has(reading.why)) return DOUBTFUL;
  const { byName, whole } = walk(snapshot);
  const fold = path.normalize('NFC');
  const ends = (byName.get(baseOf(fold)) ?? []).filter((one) =>
    `/${one.normalize('NFC')}`.endsWith(`/${fold}`),
  );
  const [only, second] = ends;
  if (only === undefined) return whole ? ABSENT : DOUBTFUL;
  return second === undefined ? { kind: 'found', path: only } : DOUBTFUL;
}

/** A file whose path is known. */
export const fileAt = (path: string, snapshot: Snapshot): TaskFile => ({
  written: path,
  path,
  lines: linesAt(path, snapshot),
});

export function taskFile(named: Named, snapshot: Snapshot): TaskFile {
  const place = locate(named, snapshot);
  const { written } = named;
  if (place.kind === 'found') return { written, path: place.path, lines: linesAt(place.path, snapshot) };
  return { written, path: null, lines: null, ...(place.kind === 'doubtful' ? { doubtful: true } : {}) };
}

/** Lines of text, 0 of headings alone; `null` for what is there and no text. */
function linesAt(path: string, snapshot: Snapshot): number | null {
  const reading = snapshot.text(path);
  if (!reading.ok) return null;
  return isBare(path, reading.text) ? 0 : linesOf(reading.text).length;
}
