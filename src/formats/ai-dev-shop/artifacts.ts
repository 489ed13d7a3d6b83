// Where a path that a pipeline wrote leads: from the root, the feature's folder or an output root.
import type { Snapshot } from '../../model/snapshot.ts';
import type { Artifact } from '../../model/workflow.ts';
import { artifactsOf, joinPath } from '../../text/markdown/paths.ts';
import { placeOf } from '../../text/places.ts';
import { STAGES } from './stages.ts';

/** Base names that the pipeline itself gives: bare, they mean the feature's file, never one at the root. */
const OWN_NAMES: ReadonlySet<string> = new Set(STAGES.flatMap(({ file }) => file ?? []));

/** What a written path may start from. */
export interface Bearings {
  readonly snapshot: Snapshot;
  /** The feature's folder and those above it, nearest first, the root left out. */
  readonly folders: readonly string[];
  /** Folders that the state names as its output roots. */
  readonly roots: readonly string[];
  /** The folder of the spec that the state names. */
  readonly specFolder: string | null;
}

/** Where a safe path may lead, the likeliest first: what stands first is meant where nothing is there. */
export function candidatesOf(path: string, { folders, roots, specFolder }: Bearings): readonly string[] {
  const below = (parents: readonly string[]) => parents.map((parent) => joinPath(parent, path));
  if (path.includes('/')) return [path, ...below([...folders, ...roots])];
  const beside = below([...folders.slice(0, 1), ...roots, ...(specFolder === null ? [] : [specFolder])]);
  return OWN_NAMES.has(path) ? beside : [...beside, path];
}

/** The candidate that is there, as far as one may look, else the first. */
export function resolve(path: string, bearings: Bearings): string {
  return placeOf(candidatesOf(path, bearings), bearings.snapshot) ?? path;
}

/** The files that a cell or value names, as artifacts of a step. */
export function artifactsIn(written: string, line: number | null, bearings: Bearings): readonly Artifact[] {
  return artifactsOf(written).map((one) => ({
    ...one,
    path: one.path === null ? null : resolve(one.path, bearings),
    mustBeComplete: false,
    line,
  }));
}
