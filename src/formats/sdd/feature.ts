// What a workflow is called: its id and its name, as the file has them or as the tool would derive them.
import { rootOf, type SddDocument, textAt } from './document.ts';
import type { Ground } from './ground.ts';
import { isPlainId } from './items.ts';
import type { Place } from './places.ts';

/** Characters of a name (the tool's own limit). */
const LONGEST = 50;

/** `<id>-<name>`; where the file has no plain id, the folder's name. */
export function featureOf(ground: Pick<Ground, 'doc' | 'place'>): string {
  const { doc, place } = ground;
  const id = textAt(doc, [...rootOf(doc).path, 'id']);
  if (id === null || !isPlainId(id)) return place.name;
  const name = workflowName(ground);
  return name === null ? id : `${id}-${name}`;
}

/** The file's own name if it is plain, else a slug of the first item's title; `null` for neither. */
export function workflowName({ doc }: Pick<Ground, 'doc'>): string | null {
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
export function folderNames(doc: SddDocument, place: Place): ReadonlySet<string> {
  const id = textAt(doc, [...rootOf(doc).path, 'id']);
  const name = workflowName({ doc });
  return new Set([
    place.name,
    featureOf({ doc, place }),
    ...(id === null ? [] : [id]),
    ...(name === null ? [] : [name]),
  ]);
}
