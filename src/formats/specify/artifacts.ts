// Where the files of a stage lie, and whether what is there is whole.

import { baseOf, folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { isBare, openMarkers, templateLines } from '../../text/markdown/placeholders.ts';
import { placeOf } from '../../text/path-candidates.ts';

/**
 * Every place that a written path may mean. From the root of a package `specs/1-x/spec.md` is the feature's
 * own file: what then lies in the feature's folder comes first. A bare name is never looked for outside of
 * it.
 */
function candidatesOf(path: string, home: string): readonly string[] {
  const inHome = joinPath(home, path);
  if (!path.includes('/')) return [inHome];
  const above: string[] = [path];
  for (let folder = folderOf(home); folder !== ''; folder = folderOf(folder))
    above.push(joinPath(folder, path));
  const own = above.filter((one) => one.startsWith(`${home}/`));
  const others = above.filter((one) => !own.includes(one));
  return path.startsWith('specs/') ? [...own, ...others, inHome] : [...own, inHome, ...others];
}

/** What a safe path means: what is there, else the likeliest place. A star stands for part of a name. */
export function resolve(path: string, home: string, snapshot: Snapshot): string | null {
  const candidates = candidatesOf(path, home);
  if (path.includes('*')) return candidates.map((one) => globbed(one, snapshot)).find(Boolean) ?? null;
  return placeOf(candidates, snapshot) ?? path;
}

/** The first file that a star in the name stands for; a star in a folder's name stands for nothing. */
function globbed(path: string, snapshot: Snapshot): string | null {
  const [start = '', ...rest] = baseOf(path).split('*');
  const end = rest.at(-1) ?? '';
  const found = snapshot.list(folderOf(path)).find((entry) => {
    const name = baseOf(entry.path);
    return name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
  });
  return found?.path ?? null;
}

/** `partial`: there, and not filled in (or has no text). A file of headings alone is no output. */
export type ArtifactState = 'whole' | 'partial' | 'none';

/** Files in which gaps and markers are the point. */
const MEANT_OPEN = new Set(['clarification-questions.md']);
/** What the spec leaves open is for the clarification to settle. */
const MAY_ASK = new Set(['spec.md']);

export function shownAt(path: string, snapshot: Snapshot): ArtifactState {
  const entry = snapshot.entry(path);
  if (entry === null || entry.mode === '040000') return 'none';
  const reading = snapshot.text(path);
  if (!reading.ok) return 'partial';
  if (isBare(path, reading.text)) return 'none';
  return isUnfinished(baseOf(path), reading.text) ? 'partial' : 'whole';
}

/** Whether a text has gaps of its template left, or open markers that its stage had to settle. */
export function isUnfinished(name: string, text: string): boolean {
  if (MEANT_OPEN.has(name) || !name.endsWith('.md')) return false;
  return templateLines(text).length > 0 || (!MAY_ASK.has(name) && openMarkers(text).length > 0);
}
