// Where exports lie: a project's own folder, or a file of that name anywhere (docs/formats/project-state.md).
import { baseOf, folderOf } from '../../model/path.ts';

export const ID = 'project-state';
/** In the order in which one of several in a folder is taken first. */
export const NAMES: readonly string[] = [
  'project_state.json',
  'project_state.ndjson',
  'project_state.csv',
  'project_state.sql',
];
const HISTORY = 'task_history.jsonl';

/** A folder of one project: `.project-state/<id>/`. */
const OWN = /(?:^|\/)\.project-state\/([^/]+)$/;

/** The exports' own folders. */
export const GROUNDS: readonly (readonly [folder: RegExp, state: string])[] = [
  [/(?:^|\/)\.project-state$/, `*/${NAMES[0]}`],
  [OWN, `${NAMES[0]}`],
];

export function matches(path: string): boolean {
  return NAMES.includes(baseOf(path));
}

/** The project that a folder belongs to alone; `null` for a folder that it shares. */
export function projectOf(folder: string): string | null {
  return OWN.exec(folder)?.[1] ?? null;
}

/** Is this the place of a project's export and of nothing else? */
export function isOwnPlace(path: string): boolean {
  return projectOf(folderOf(path)) !== null && baseOf(path) === NAMES[0];
}

/** Is a path part of an export, of whatever project? */
export function isExport(path: string): boolean {
  return matches(path) || baseOf(path) === HISTORY || /(?:^|\/)\.project-state\//.test(path);
}

/** What a change of counts as progress: a project's own folder, else the export alone. */
export function foldersOf(path: string): readonly string[] {
  const folder = folderOf(path);
  return projectOf(folder) === null ? [path] : [folder];
}

export function historyPath(path: string): string {
  const folder = folderOf(path);
  return folder === '' ? HISTORY : `${folder}/${HISTORY}`;
}
