// What starting over removes: the workflow's folder and its change folder, and nothing of another workflow.
import type { ChoiceContext } from '../../../model/choice.ts';
import { baseOf, folderOf } from '../../../model/path.ts';
import type { Snapshot } from '../../../model/snapshot.ts';
import { joinPath } from '../../../text/markdown/path-lists.ts';
import { ABSENT, headPath, type SddDocument, textAt } from '../document.ts';
import { homesOf } from '../item-locations.ts';
import { type Leaf, leavesOf } from '../items.ts';
import {
  changeFolderOf,
  changeFoldersNamed,
  folderAt,
  folderNames,
  placeOfSite,
  STATE,
  type WorkflowPlace,
} from '../state-locations.ts';
import { FILES } from '../vocabulary.ts';

export function fresh({ doc, site, snapshot }: ChoiceContext<SddDocument>): readonly string[] {
  const place = placeOfSite(site);
  const own = doc ?? ABSENT;
  const names = ownNames(own, place);
  const twins = site.rivals.map(folderOf);
  const isOthers = othersIn(place, twins, snapshot);
  const isOwn = (folder: string) => names.has(baseOf(folder)) && !isOthers(folder);
  const named = changeFoldersNamed(place, [place.name], snapshot).filter(isOwn);
  const items = leavesOf(own).flatMap((leaf) => foldersOf(leaf, isOwn, place, snapshot));
  return [
    ...new Set([folderAt(place), ...twins, ...named, ...items.filter((folder) => !isOthers(folder))]),
  ].sort();
}

/** Names of a change folder by which it is this workflow's alone: those that have its id in them. */
function ownNames(doc: SddDocument, place: WorkflowPlace): ReadonlySet<string> {
  const id = textAt(doc, headPath(doc, 'id')) ?? place.name;
  return new Set([...folderNames(doc, place)].filter((name) => name === id || name.startsWith(`${id}-`)));
}

/** Whether another workflow names something in a folder; one that cannot be read may name anything. */
function othersIn(
  place: WorkflowPlace,
  twins: readonly string[],
  snapshot: Snapshot,
): (folder: string) => boolean {
  const own = [folderAt(place), ...twins];
  const others = ROOTS.flatMap((root) => snapshot.list(joinPath(place.base, `${root}/workflows`)))
    .filter(({ path, mode }) => mode === '040000' && !own.includes(path))
    .map(({ path }) => snapshot.text(joinPath(path, STATE)));
  return (folder) => {
    const below = place.base === '' ? folder : folder.slice(place.base.length + 1);
    return others.some((one) => (one.ok ? namesPath(one.text, below) : one.why !== 'absent'));
  };
}

const ROOTS = ['sdd', '.sdd'] as const;

/** Whether a text names a path or what lies below it. */
function namesPath(text: string, path: string): boolean {
  for (let at = text.indexOf(path); at >= 0; at = text.indexOf(path, at + 1))
    if (!/[\w.-]/.test(text[at + path.length] ?? ' ')) return true;
  return false;
}

/**
 * The change folder of an item. One that bears another name may be shared: then only the item's own folder,
 * and the change folder itself only where the item's files lie directly in it.
 */
function foldersOf(
  leaf: Leaf,
  isOwn: (folder: string) => boolean,
  place: WorkflowPlace,
  snapshot: Snapshot,
): readonly string[] {
  return homesOf(leaf, place).flatMap((home) => {
    const change = changeFolderOf(home);
    if (change === null || snapshot.entry(home)?.mode !== '040000') return [];
    if (isOwn(change.folder)) return [change.folder];
    const holds = Object.values(FILES).some((name) => snapshot.entry(joinPath(home, name)) !== null);
    return home !== change.folder || (holds && baseOf(home) === change.name) ? [home] : [];
  });
}
