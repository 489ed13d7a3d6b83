// Finds the paths of a commit that may hold state.
import { type FactRequirements, SKIPPED, withinSubmodule } from '../../model/edge.ts';
import { byteOrder } from './order.ts';
import type { ListedEntry } from './tree.ts';

/** In byte order, those that would lie in a submodule included. */
export function candidatesIn(listed: readonly ListedEntry[], asker: FactRequirements): readonly string[] {
  const paths = listed.flatMap(({ path, mode }) => {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    const folder = mode === '040000';
    if ((folder ? [...folders, name] : folders).some((one) => SKIPPED.has(one))) return [];
    if (mode === '160000') return withinSubmodule(path, asker);
    // A folder in the place of a state file is told of, and so is a file in the place of its folder.
    const below = !folder && [...folders, name].some((one) => asker.folders.has(one));
    return below || asker.names.has(name) ? [path] : [];
  });
  return paths.filter((path) => asker.matches(path)).sort(byteOrder);
}
