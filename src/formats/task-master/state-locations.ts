// Where Task Master keeps its lists, the requirements that they are made from, and its current tag.
import { outputAt } from '../../formkit/outputs.ts';
import { packagePlaces, placePattern } from '../../formkit/state-locations.ts';
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

const lists = placePattern(LISTS);

/**
 * One package is one site: its file has the lists of all tags. Without a list the requirements alone show
 * that work was to begin.
 */
const { rootOf, ...ours } = packagePlaces(ID, MASTER, {
  state: LISTS,
  older: OLD_LISTS,
  marks: REQUIREMENTS,
});
export const places = ours;

/** Only the tool has a list there; at the older place any tool may have one. */
export const isOwnPlace = (path: string): boolean => lists.rootOf(path) !== null;

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
