// Where sdd keeps its state, one folder below `sdd/workflows/` a workflow, and what a workflow is called.
import { baseOf, folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { DAY } from '../../model/time-units.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { parseTime } from '../../text/time.ts';
import { headPath, type SddDocument, textAt } from './document.ts';
import { isPlainId } from './items.ts';

export const ID = 'sdd';
export const STATE = 'workflow.yaml';
export const SOLICITATION = 'solicitation-workflow.yaml';

/** Base names of all files that are (part of) a state. */
export const NAMES: readonly string[] = [STATE, SOLICITATION];

/** A workflow's folder taken apart; it may lie in any package of a repository. */
export interface WorkflowPlace {
  /** The folder that holds `sdd/` or `.sdd/`; `''` is the repository's root. */
  readonly base: string;
  /** The tool looks in `sdd` first; `.sdd` is where it wrote before. */
  readonly root: 'sdd' | '.sdd';
  /** The folder's own name: `<id>`, later `<id>-<name>`. */
  readonly name: string;
  /** What stands below the folder. */
  readonly rest: string;
  /** Dated change folders that bear the workflow's name, the newest first; looked for by `placeIn`. */
  readonly changes?: readonly string[];
}

export function placeOf(path: string): WorkflowPlace | null {
  const parts = path.split('/');
  const at = parts.findIndex(
    (part, i) => (part === 'sdd' || part === '.sdd') && parts[i + 1] === 'workflows' && i + 3 < parts.length,
  );
  const name = parts[at + 2];
  if (at < 0 || name === undefined) return null;
  const root = parts[at] === 'sdd' ? 'sdd' : '.sdd';
  return { base: parts.slice(0, at).join('/'), root, name, rest: parts.slice(at + 3).join('/') };
}

/** Might this path be part of a state? The state itself, or a solicitation anywhere below its folder. */
export function matches(path: string): boolean {
  const place = placeOf(path);
  return place !== null && (place.rest === STATE || baseOf(place.rest) === SOLICITATION);
}

/** A folder that the tool itself named, `<id>-<name>`, where no other tool keeps a state. */
const OWN_FOLDER = /^[a-z0-9]{6}-./;

/** Is this the place of a state and of nothing else? */
export function isOwnPlace(path: string): boolean {
  const place = placeOf(path);
  return place?.root === 'sdd' && place.rest === STATE && OWN_FOLDER.test(place.name);
}

/** The tool's own folders. A plain `sdd` deeper down may be anything, such as a copy of the tool. */
export const GROUNDS: readonly (readonly [folder: RegExp, state: string])[] = [
  [/^sdd$|(?:^|\/)\.sdd$/, `workflows/*/${STATE}`],
  [/(?:^|\/)\.?sdd\/workflows$/, `*/${STATE}`],
  [/(?:^|\/)\.?sdd\/workflows\/[^/]+$/, STATE],
];

/** The workflow's folder. */
export function folderAt({ base, root, name }: Pick<WorkflowPlace, 'base' | 'root' | 'name'>): string {
  return joinPath(base, `${root}/workflows/${name}`);
}

/** The folder that holds `workflows/` and `archive/`, in the root that the workflow itself lies in. */
export function rootFolder({ base, root }: Pick<WorkflowPlace, 'base' | 'root'>): string {
  return joinPath(base, root);
}

/** The workflow's folder is not archived by a step back; everything else that it names may be. */
export function isState(path: string, place: WorkflowPlace): boolean {
  return path.startsWith(`${folderAt(place)}/`) || path.startsWith(`${rootFolder(place)}/`);
}

/** Below `archive/`: where steps back are kept, and where the second generation kept them. */
const ARCHIVE_FOLDERS: readonly string[] = ['workflow-regressions', 'regressions'];
/** Below `archive/`: specs that a revised decomposition took out (the tool's own layout). */
export const REVISED = 'revised-specs';

/** The folders in which a step back may be archived. */
export function archivesOf(place: WorkflowPlace): readonly string[] {
  return ARCHIVE_FOLDERS.map((name) => joinPath(rootFolder(place), `archive/${name}`));
}

/** One site a folder; the same workflow in both roots of one package is one site with a rival. */
export function sites(paths: readonly string[]): readonly StateLocation[] {
  const folders = new Map<string, { place: WorkflowPlace; files: string[] }>();
  for (const path of paths) {
    const place = placeOf(path);
    if (!place) continue;
    const folder = folderAt(place);
    const there = folders.get(folder);
    if (there) there.files.push(path);
    else folders.set(folder, { place, files: [path] });
  }
  const all = [...folders.values()];
  const taken = new Set<string>();
  const found = all.map(({ place, files }): StateLocation => {
    const path = joinPath(folderAt(place), STATE);
    const twins = place.root === '.sdd' ? [] : all.filter((other) => isTwin(place, other.place));
    for (const twin of twins) taken.add(folderAt(twin.place));
    const rivals = twins.flatMap((twin) => twin.files.filter((file) => baseOf(file) === STATE));
    const more = twins.flatMap((twin) => twin.files);
    return { format: ID, path, files: [...files, ...more], rivals, feature: place.name };
  });
  return found.filter(({ path }) => !taken.has(folderOf(path)));
}

/** An id as the tool makes it: nothing shorter or longer tells two folders to be of one workflow. */
const PLAIN_ID = /^[a-z0-9]{6}$/;

/** Whether a folder of the old root is of the same workflow, moved to the new root and kept. */
function isTwin(place: WorkflowPlace, old: WorkflowPlace): boolean {
  if (old.root !== '.sdd' || old.base !== place.base) return false;
  return old.name === place.name || (PLAIN_ID.test(old.name) && place.name.startsWith(`${old.name}-`));
}

const NOWHERE: WorkflowPlace = { base: '', root: 'sdd', name: '', rest: STATE };

/** The place of a site's state file. */
export function placeOfSite(site: StateLocation): WorkflowPlace {
  return placeOf(site.path) ?? { ...NOWHERE, name: site.feature };
}

/** `changes/YYYY/MM/DD/<folder>`, whatever lies below it. */
const DATED = /^((?:.*\/)?changes\/(\d{4}\/\d{2}\/\d{2})\/([^/]+))(?:\/|$)/;

/** The change folder that a location lies in: of a workflow, dated; `null` for any other place. */
export function changeFolderOf(location: string): { folder: string; day: string; name: string } | null {
  const [, folder, day, name] = DATED.exec(location) ?? [];
  if (folder === undefined || day === undefined || name === undefined) return null;
  return { folder, day: day.replaceAll('/', '-'), name };
}

/** Change folders that bear one of these names, whatever the state says; the oldest first. */
export function changeFoldersNamed(
  { base }: Pick<WorkflowPlace, 'base'>,
  names: readonly string[],
  snapshot: Snapshot,
): readonly string[] {
  let folders: readonly string[] = [joinPath(base, 'changes')];
  for (let depth = 0; depth < 3; depth++)
    folders = folders.flatMap((folder) =>
      snapshot
        .list(folder)
        .flatMap(({ path, mode }) => (mode === '040000' && DATE_PART.test(baseOf(path)) ? [path] : [])),
    );
  return folders
    .flatMap((day) => names.map((name) => joinPath(day, name)))
    .filter((folder) => snapshot.entry(folder)?.mode === '040000');
}

const DATE_PART = /^\d{2}(?:\d{2})?$/;

/** Characters of a name (the tool's own limit). */
const LONGEST = 50;

/** A workflow's file, and where it is. */
interface Filed {
  readonly doc: SddDocument;
  readonly place: WorkflowPlace;
}

/** `<id>-<name>`; where the file has no plain id, the folder's name. */
export function featureOf(ground: Filed): string {
  const { doc, place } = ground;
  const id = textAt(doc, headPath(doc, 'id'));
  if (id === null || !isPlainId(id)) return place.name;
  const name = workflowName(ground);
  return name === null ? id : `${id}-${name}`;
}

/** The file's own name if it is plain, else a slug of the first item's title; `null` for neither. */
export function workflowName({ doc }: Pick<Filed, 'doc'>): string | null {
  const name = textAt(doc, headPath(doc, 'name'));
  if (name !== null && isPlainId(name)) return name;
  return slugOf(name ?? textAt(doc, headPath(doc, 'items', 0, 'title')) ?? '');
}

/** `API Contracts` is `api-contracts`. */
function slugOf(title: string): string | null {
  const plain = title
    .slice(0, 4 * LONGEST)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, LONGEST).replace(/-$/, '') || null;
}

/** What a change folder of this workflow may be called: `<id>-<name>`, and in the wild its name alone. */
export function folderNames(doc: SddDocument, place: WorkflowPlace): ReadonlySet<string> {
  const id = textAt(doc, headPath(doc, 'id'));
  const name = workflowName({ doc });
  return new Set([
    place.name,
    featureOf({ doc, place }),
    ...(id === null ? [] : [id]),
    ...(name === null ? [] : [name]),
  ]);
}

/** The site's place, with the change folders of its names that are not from before the workflow. */
export function placeIn(doc: SddDocument, site: StateLocation, snapshot: Snapshot): WorkflowPlace {
  const place = placeOfSite(site);
  const names = [...folderNames(doc, place)];
  const created = parseTime(
    textAt(doc, headPath(doc, 'created')) ?? textAt(doc, headPath(doc, 'created_at')) ?? '',
  ).at;
  // A day's leeway: the date has no zone.
  const first = created === null ? '' : new Date(created - DAY).toISOString().slice(0, 10);
  const changes = changeFoldersNamed(place, names, snapshot)
    .filter((folder) => (changeFolderOf(folder)?.day ?? '') >= first)
    .toReversed();
  return changes.length === 0 ? place : { ...place, changes };
}
