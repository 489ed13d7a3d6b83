// What starting over removes: the workflow's folder and its change folders, never another workflow's.
import type { ChoiceContext } from '../../../model/choice.ts';
import type { Snapshot } from '../../../model/snapshot.ts';
import { baseOf, folderOf, joinPath } from '../../../text/markdown/paths.ts';
import { ABSENT, type SddDocument } from '../document.ts';
import { folderNames } from '../feature.ts';
import { type Leaf, leavesOf } from '../items.ts';
import { homesOf } from '../locations.ts';
import { changeFolderOf, changeFoldersNamed, folderAt, placeOfSite, type WorkflowPlace } from '../places.ts';
import { FILES } from '../vocabulary.ts';

export function fresh({ doc, site, snapshot }: ChoiceContext<SddDocument>): readonly string[] {
  const place = placeOfSite(site);
  const own = doc ?? ABSENT;
  const names = folderNames(own, place);
  const items = leavesOf(own).flatMap((leaf) => foldersOf(leaf, names, place, snapshot));
  const twins = site.rivals.map(folderOf);
  return [
    ...new Set([folderAt(place), ...twins, ...changeFoldersNamed(place, [place.name], snapshot), ...items]),
  ].sort();
}

/**
 * The change folder of an item. One that bears another name may be shared: then only the item's own folder,
 * and the change folder itself only where the item's files lie directly in it.
 */
function foldersOf(
  leaf: Leaf,
  names: ReadonlySet<string>,
  place: WorkflowPlace,
  snapshot: Snapshot,
): readonly string[] {
  return homesOf(leaf, place).flatMap((home) => {
    const change = changeFolderOf(home);
    if (change === null || snapshot.entry(home)?.mode !== '040000') return [];
    if (names.has(change.name)) return [change.folder];
    const holds = Object.values(FILES).some((name) => snapshot.entry(joinPath(home, name)) !== null);
    return home !== change.folder || (holds && baseOf(home) === change.name) ? [home] : [];
  });
}
