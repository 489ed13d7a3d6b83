// Where BMAD keeps its trackers: in the folders of each version, at the root or in any package.
import { trackerPlaces } from '../../formkit/tracker/places.ts';
import { type WrittenPath, writtenPath } from '../../formkit/written-paths.ts';
import { baseOf, folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';

export const ID = 'bmad';

const SPRINT = 'sprint-status.yaml';

export const { projectOf, ...places } = trackerPlaces(ID, {
  kinds: { [SPRINT]: 'sprint', 'bmm-workflow-status.yaml': 'planning' },
  homes: [
    '_bmad-output/implementation-artifacts',
    '_bmad-output/planning-artifacts',
    '_bmad-output',
    'docs/sprint-artifacts',
    'docs',
    '.bmad-ephemeral',
  ],
  passed: /^(?:_?archived?|archives|_?backups?|old|template|samples?|example)$/i,
  hidden: '.bmad-ephemeral',
});

/** Whether a tracker is of a sprint, not of the planning before it. */
export const isSprint = (path: string): boolean => baseOf(path) === SPRINT;

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
