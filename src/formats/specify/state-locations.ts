// Where a specification workflow of the specify skill keeps its files, at the root or below any package.
import { baseOf, folderOf } from '../../model/path.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';

export const NAME = '.specify-state.local.md';
const LOCK = '.specify.lock';
const SUMMARIES = '.stage-summaries';

/** The name says it; siblings of the plugin family have names of their own. */
export function matches(path: string): boolean {
  return baseOf(path) === NAME;
}

/** The feature's folder of a state file; `''` is the root. */
export function homeOf(site: StateLocation): string {
  return folderOf(site.path);
}

/** Whether the folder is the feature's own (`specs/{N}-{name}`): elsewhere other things may lie beside it. */
export function isFeatureFolder(home: string): boolean {
  return baseOf(folderOf(home)) === 'specs';
}

export function lockPath(home: string): string {
  return joinPath(home, LOCK);
}

export function summariesPath(home: string): string {
  return joinPath(home, SUMMARIES);
}

export function summaryPath(home: string, stage: number): string {
  return joinPath(home, `${SUMMARIES}/stage-${stage}-summary.md`);
}

/** Files by which the workflow is run, as opposed to what it makes. */
export function isMachinery(path: string): boolean {
  const name = baseOf(path);
  return name === NAME || name === LOCK || baseOf(folderOf(path)) === SUMMARIES;
}

/** Paths whose change is progress: the feature's folder, or the workflow's own files where it is shared. */
export function foldersOf(site: StateLocation): readonly string[] {
  const home = homeOf(site);
  if (isFeatureFolder(home)) return [home];
  return [site.path, summariesPath(home), lockPath(home), joinPath(home, 'spec.md')];
}
