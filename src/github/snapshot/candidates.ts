// Finds the paths of a commit that may hold state.
import type { FactRequirements } from '../../model/edge.ts';
import { byteOrder } from './order.ts';
import type { ListedEntry } from './tree.ts';

/** Folders of what is no workflow of this repository: patterns, test material, other people's packages. */
export const SKIPPED: ReadonlySet<string> = new Set([
  'templates',
  'examples',
  'fixtures',
  'golden-sample',
  'seed-state',
  'evals',
  'node_modules',
]);

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

/**
 * Where state could be if a submodule were a folder. Only a submodule that stands where a state file, a
 * folder of state or a numbered feature would stand is suspected: any other is a library.
 */
function withinSubmodule(path: string, asker: FactRequirements): readonly string[] {
  const ground = asker.ground?.(path) ?? null;
  if (ground !== null) return [ground];
  const base = path.slice(path.lastIndexOf('/') + 1);
  if (asker.names.has(base)) return [path];
  if (!asker.folders.has(base) && !/^\d+-./.test(base)) return [];
  const [first] = [...asker.names].filter((name) => asker.matches(`${path}/${name}`));
  return first === undefined ? [] : [`${path}/${first}`];
}
