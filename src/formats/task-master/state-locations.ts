// Where Task Master keeps its lists, the requirements that they are made from, and its current tag.
import { outputAt } from '../../formkit/outputs.ts';
import { placePattern } from '../../formkit/state-locations.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';

export const ID = 'task-master';

/** The tag that the tool takes where nothing names another (its `src/constants`). */
export const MASTER = 'master';

const LISTS = '.taskmaster/tasks/tasks.json';
const OLD_LISTS = 'tasks/tasks.json';

/** Where `init` and the tool's documentation put the requirements that tasks are made from. */
const REQUIREMENTS: readonly string[] = ['.taskmaster/docs/prd.txt', '.taskmaster/docs/prd.md'];
/** The same for `tasks/tasks.json`. */
const OLD_REQUIREMENTS: readonly string[] = ['scripts/prd.txt', 'scripts/PRD.txt'];

const [lists, oldLists] = [placePattern(LISTS), placePattern(OLD_LISTS)];
const requirements = REQUIREMENTS.map(placePattern);

export const NAMES: readonly string[] = ['tasks.json', 'prd.txt', 'prd.md'];

/** Only the tool has a list there; at the older place any tool may have one. */
export const isOwnPlace = (path: string): boolean => lists.rootOf(path) !== null;

/** The package that a path belongs to, `''` at the root; `null` for what is no place of the tool. */
function rootOf(path: string): string | null {
  const own = [lists, ...requirements].map((one) => one.rootOf(path)).find((root) => root !== null);
  if (own !== undefined) return own;
  const old = oldLists.rootOf(path);
  return old === null || /(?:^|\/)\.taskmaster$/.test(old) ? null : old;
}

export const matches = (path: string): boolean => rootOf(path) !== null;

/**
 * One package is one site: its file has the lists of all tags. Where both places have one the tool takes the
 * newer place; without a list the requirements alone show that work was to begin.
 */
export function sites(paths: readonly string[]): readonly StateLocation[] {
  const roots = [...new Set(paths.flatMap((path) => rootOf(path) ?? []))];
  return roots.map((root): StateLocation => {
    const there = (names: readonly string[]) =>
      names.map((name) => joinPath(root, name)).filter((path) => paths.includes(path));
    const [old] = there([OLD_LISTS]);
    const own = there([LISTS]);
    const named = { format: ID, feature: MASTER, root, unnamed: true, rivals: [] } as const;
    const path = own[0] ?? old ?? joinPath(root, LISTS);
    if (own.length === 0) return { ...named, path, files: old === undefined ? there(REQUIREMENTS) : [old] };
    const beside = old === undefined ? {} : { alternatives: [old], spare: [old] };
    return { ...named, path, files: [...own, ...(old === undefined ? [] : [old])], ...beside };
  });
}

const inRoot = ({ path }: StateLocation, name: string): string => joinPath(rootOf(path) ?? '', name);

/** What the tool keeps beside its lists: the current tag. */
export const statePath = (site: StateLocation): string => inRoot(site, '.taskmaster/state.json');

/** Says whether the lists are kept out of git, as `init` offers it. */
export const ignorePath = (site: StateLocation): string => inRoot(site, '.gitignore');

/** Requirements that are there, whether they say something or not. */
export function requirementsAt(site: StateLocation, snapshot: Snapshot): readonly string[] {
  const names = isOwnPlace(site.path) ? REQUIREMENTS : [...REQUIREMENTS, ...OLD_REQUIREMENTS];
  return names.map((name) => inRoot(site, name)).filter((path) => snapshot.entry(path) !== null);
}

/** Requirements that say something. */
export const filledRequirements = (site: StateLocation, snapshot: Snapshot): readonly string[] =>
  requirementsAt(site, snapshot).filter((path) => outputAt(path, snapshot) !== 'none');
