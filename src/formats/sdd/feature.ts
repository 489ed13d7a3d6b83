// What a workflow is called: its id and its name, as the file has them or as the tool would derive them.
import type { StateLocation } from '../../model/site.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { parseTime } from '../../text/time.ts';
import { rootOf, type SddDocument, textAt } from './document.ts';
import { isPlainId } from './items.ts';
import { changeFolderOf, changeFoldersNamed, placeOfSite, type WorkflowPlace } from './places.ts';

/** Characters of a name (the tool's own limit). */
const LONGEST = 50;
const DAY = 86_400_000;

/** A workflow's file, and where it is. */
interface Filed {
  readonly doc: SddDocument;
  readonly place: WorkflowPlace;
}

/** `<id>-<name>`; where the file has no plain id, the folder's name. */
export function featureOf(ground: Filed): string {
  const { doc, place } = ground;
  const id = textAt(doc, [...rootOf(doc).path, 'id']);
  if (id === null || !isPlainId(id)) return place.name;
  const name = workflowName(ground);
  return name === null ? id : `${id}-${name}`;
}

/** The file's own name if it is plain, else a slug of the first item's title; `null` for neither. */
export function workflowName({ doc }: Pick<Filed, 'doc'>): string | null {
  const root = rootOf(doc).path;
  const name = textAt(doc, [...root, 'name']);
  if (name !== null && isPlainId(name)) return name;
  return slugOf(name ?? textAt(doc, [...root, 'items', 0, 'title']) ?? '');
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
  const id = textAt(doc, [...rootOf(doc).path, 'id']);
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
  const root = rootOf(doc).path;
  const created = parseTime(
    textAt(doc, [...root, 'created']) ?? textAt(doc, [...root, 'created_at']) ?? '',
  ).at;
  // A day's leeway: the date has no zone.
  const first = created === null ? '' : new Date(created - DAY).toISOString().slice(0, 10);
  const changes = changeFoldersNamed(place, names, snapshot)
    .filter((folder) => (changeFolderOf(folder)?.day ?? '') >= first)
    .toReversed();
  return changes.length === 0 ? place : { ...place, changes };
}
