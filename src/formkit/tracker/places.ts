// Where a tool keeps its trackers: files of fixed names in one of several folders of a project.
import type { Format } from '../../model/format.ts';
import { baseOf, folderOf } from '../../model/path.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { homeTest } from '../state-locations.ts';

/** The places of a tool's trackers, at the root or below any package. */
export interface TrackerPlaces {
  /** The name of a file → what its workflow is called: `sprint-status.yaml` → `sprint`. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Folders of the tool's versions below a project, the newest first; a project may name another one. */
  readonly homes: readonly string[];
  /** Folders whose trackers are over, or never were any. */
  readonly passed: RegExp;
  /** The only hidden folder of the tool; those of other tools hold none of its trackers. */
  readonly hidden: string;
}

type Places = Pick<Format, 'names' | 'folders' | 'matches' | 'sites' | 'isHome'>;

/** One workflow a tracker. `projectOf`: the project of one, its package's folder, `''` at the root. */
export function trackerPlaces(
  format: string,
  { kinds, homes, passed, hidden }: TrackerPlaces,
): Places & { readonly projectOf: (path: string) => string } {
  const projectOf = (path: string): string => {
    const folder = folderOf(path);
    const home = homes.find((one) => folder === one || folder.endsWith(`/${one}`));
    return home === undefined ? '' : folder.slice(0, Math.max(0, folder.length - home.length - 1));
  };
  const featureOf = (path: string): string => {
    const kind = kinds[baseOf(path)] ?? '';
    const project = baseOf(projectOf(path));
    return project === '' ? kind : `${project}-${kind}`;
  };
  const isElsewhere = (name: string) => passed.test(name) || (name.startsWith('.') && name !== hidden);
  const matches = (path: string) => Object.hasOwn(kinds, baseOf(path)) && !path.split('/').some(isElsewhere);
  return {
    names: Object.keys(kinds),
    folders: [],
    isHome: homeTest(homes.map((home) => `${home}/*`)),
    matches,
    projectOf,
    sites: (paths) =>
      paths.filter(matches).map((path): StateLocation => {
        const named = { feature: featureOf(path), root: projectOf(path) };
        return { format, path, files: [path], rivals: [], ...named };
      }),
  };
}
