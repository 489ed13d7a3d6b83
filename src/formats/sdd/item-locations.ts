// Where an item's files are: at its `location`, in the workflow's drafts, or in a dated change folder.
import { isFile } from '../../formkit/outputs.ts';
import { owedFile } from '../../formkit/workflow-state.ts';
import { placeOf } from '../../formkit/written-paths.ts';
import { baseOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { Artifact } from '../../model/workflow.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { isBare } from '../../text/markdown/placeholders.ts';
import { tidy, unsafePath } from '../../text/safe-path.ts';
import type { Leaf } from './items.ts';
import { changeFolderOf, folderAt, type WorkflowPlace } from './state-locations.ts';
import { FILES, type ItemPhase, PHASES } from './vocabulary.ts';

/** A workflow's place, in a tree of files. */
export interface Where {
  readonly place: WorkflowPlace;
  readonly snapshot: Snapshot;
}

/** The same with its items. */
export interface PlacedItems extends Where {
  readonly leaves: readonly Leaf[];
}

/** Homes are asked for again and again; an item never changes, and lies in one place. */
const HOMES = new WeakMap<Leaf, { readonly folder: string; readonly homes: readonly string[] }>();

/** Folders that an item's files may be in, the likeliest first. */
export function homesOf(leaf: Leaf, place: WorkflowPlace): readonly string[] {
  const folder = [place.base, place.root, place.name, ...(place.changes ?? [])].join('/');
  const known = HOMES.get(leaf);
  if (known?.folder === folder) return known.homes;
  const homes = findHomes(leaf, place);
  HOMES.set(leaf, { folder, homes });
  return homes;
}

/** An id that a folder may be called by: one name, in whatever script. */
const isFolderName = (id: string): boolean =>
  id !== '' && id !== '.' && !id.includes('/') && unsafePath(id) === null;

function findHomes({ location, ids }: Leaf, place: WorkflowPlace): readonly string[] {
  const safe = location !== null && unsafePath(location) === null ? tidy(location) : '';
  const written = safe.replace(/\/(?:SPEC|PLAN)\.md$/, '');
  const named =
    written === '' ? [] : [written, ...(place.base === '' ? [] : [joinPath(place.base, written)])];
  const drafts = joinPath(folderAt(place), 'drafts');
  const plain = ids.every(isFolderName) ? ids : [];
  const last = plain.at(-1);
  const drafted = last === undefined ? [] : [joinPath(drafts, plain.join('/')), joinPath(drafts, last)];
  // An epic's children are drafted below `<epic>/changes/` as well as right below the epic.
  const nested = plain.length > 1 ? [joinPath(drafts, plain.join('/changes/'))] : [];
  // Approved work that was moved is found where the tool moves it, however stale the location is.
  const ways = plain.length === 0 ? [] : [plain.join('/'), plain.join('/changes/'), last ?? ''];
  const dated = (place.changes ?? []).flatMap((one) => ways.map((way) => joinPath(one, way)));
  return [...new Set([...named, ...drafted, ...nested, ...dated])];
}

/** Where a file of an item may be, the likeliest first. */
export function pathsOf(name: string, leaf: Leaf, place: WorkflowPlace): readonly string[] {
  return homesOf(leaf, place).map((home) => joinPath(home, name));
}

/**
 * Where a file of an item is, one that says something before one without a word; where it is nowhere, the
 * first place that it could be at.
 */
export function fileOf(name: string, leaf: Leaf, { place, snapshot }: Where): string | null {
  const paths = pathsOf(name, leaf, place);
  const there = paths.filter((path) => snapshot.entry(path) !== null);
  const said = there.length < 2 ? undefined : there.find((path) => !isEmpty(path, snapshot));
  return said ?? placeOf(paths, snapshot);
}

/** Whether a plain file is at a path. */
export function isThere(path: string | null, snapshot: Snapshot): path is string {
  return path !== null && isFile(path, snapshot);
}

/** What is at a path is nothing that could be read as words: an empty file, or headings alone. */
export function isEmpty(path: string, snapshot: Snapshot): boolean {
  const reading = snapshot.text(path);
  return reading.ok && isBare(path, reading.text);
}

/** The file that a phase of an item leaves; empty for a phase that leaves none of its own. */
export function artifactsOf(phase: ItemPhase, leaf: Leaf, where: Where): readonly Artifact[] {
  const name = FILES[phase];
  if (name === undefined) return [];
  const { location, marks } = leaf;
  const unsafe = location === null ? null : unsafePath(location);
  const found = fileOf(name, leaf, where);
  // What a path that must not be looked at names may still be drafted where the tool drafts.
  const path = unsafe === null || isThere(found, where.snapshot) ? found : null;
  const written = location === null ? (found ?? name) : `${location}/${name}`;
  return [owedFile(name, { written, path, unsafe, line: marks[phase].line })];
}

/** Dated change folders that items lie in, each once; what another workflow's name stands on is left out. */
export function changeFoldersOf(leaves: readonly Leaf[], place: WorkflowPlace): readonly string[] {
  // A folder of the name alone may be another workflow's: files are read there, and nothing is removed.
  const own = { ...place, changes: (place.changes ?? []).filter((folder) => baseOf(folder) === place.name) };
  const folders = leaves.flatMap((leaf) =>
    homesOf(leaf, own).flatMap((home) => changeFolderOf(home)?.folder ?? []),
  );
  return [...new Set(folders)].sort();
}

/** Paths of all items' files, as far as they are there. */
export function filesThere({ leaves, ...where }: PlacedItems): readonly string[] {
  const names = PHASES.flatMap((phase) => FILES[phase] ?? []);
  const paths = leaves.flatMap((leaf) => names.map((name) => fileOf(name, leaf, where)));
  return paths.filter((path) => isThere(path, where.snapshot));
}
