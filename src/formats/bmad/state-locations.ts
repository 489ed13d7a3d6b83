// Where BMAD keeps its trackers: in the folders of each version, at the root or in any package.
import { type WrittenPath, writtenPath } from '../../formkit/written-paths.ts';
import { baseOf, folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';

export const ID = 'bmad';

const SPRINT = 'sprint-status.yaml';
const PLANNING = 'bmm-workflow-status.yaml';
export const NAMES: readonly string[] = [SPRINT, PLANNING];

/** Folders of the tool's versions below a project, the newest first; a project may name another one. */
const HOMES = [
  '_bmad-output/implementation-artifacts',
  '_bmad-output/planning-artifacts',
  '_bmad-output',
  'docs/sprint-artifacts',
  'docs',
  '.bmad-ephemeral',
];

/** Folders whose trackers are over, or never were any. */
const PASSED = /^(?:_?archived?|archives|_?backups?|old|template|samples?|example)$/i;

/** The only hidden folder of the tool; those of other tools hold none of its trackers. */
const HIDDEN = '.bmad-ephemeral';

export function matches(path: string): boolean {
  if (!NAMES.includes(baseOf(path))) return false;
  return !path.split('/').some((name) => PASSED.test(name) || (name.startsWith('.') && name !== HIDDEN));
}

/** One workflow a tracker. */
export function sites(paths: readonly string[]): readonly StateLocation[] {
  return paths.filter(matches).map((path) => ({
    format: ID,
    path,
    files: [path],
    rivals: [],
    feature: featureOf(path),
    root: projectOf(path),
  }));
}

/** The project that a tracker is for: the folder of its package, `''` for the repository. */
export function projectOf(path: string): string {
  const folder = folderOf(path);
  const home = HOMES.find((one) => folder === one || folder.endsWith(`/${one}`));
  return home === undefined ? '' : folder.slice(0, Math.max(0, folder.length - home.length - 1));
}

/** Whether a tracker is of a sprint, not of the planning before it. */
export const isSprint = (path: string): boolean => baseOf(path) === SPRINT;

function featureOf(path: string): string {
  const kind = isSprint(path) ? 'sprint' : 'planning';
  const project = baseOf(projectOf(path));
  return project === '' ? kind : `${project}-${kind}`;
}

/** Folders in which the documents of a project may lie, that of its tracker first. */
export function documentFolders(path: string): readonly string[] {
  const project = projectOf(path);
  const homes = ['_bmad-output/planning-artifacts', '_bmad-output', 'docs'];
  return [...new Set([folderOf(path), ...homes.map((home) => joinPath(project, home))])];
}

const ROOT = /^\{{1,2}[ \t]*project[-_]root[ \t]*\}{1,2}[\\/]?/i;

/** A path as trackers write it: from `{project-root}`, from the project, the repository or the tracker. */
export function resolved(written: string, tracker: string, snapshot: Snapshot): WrittenPath {
  const folders = [projectOf(tracker), '', folderOf(tracker)];
  return writtenPath(written.trim().replace(ROOT, ''), folders, snapshot);
}
