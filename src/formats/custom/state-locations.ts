// Where the files of a described format lie: patterns that count from the root of the repository.
import { fixedFolders, isFilePlace, placesOf } from '../../formkit/state-locations.ts';
import type { CustomFormat } from '../../model/custom-format.ts';
import type { Format } from '../../model/format.ts';

type Places = Pick<Format, 'names' | 'folders' | 'matches' | 'sites' | 'isHome'>;

const depthOf = (path: string): number => path.split('/').length;

/**
 * The places of all its patterns. A path that a format among `others` takes for its own is never of this one,
 * whatever the config says: no description can take another tool's files over.
 */
export function placesIn(
  { id, paths, beside, except }: CustomFormat,
  others: readonly Pick<Format, 'matches'>[],
): Places {
  const each = paths.map((state) => {
    const places = placesOf(id, { state, beside, passed: except });
    const isHere = (path: string) => depthOf(path) === depthOf(state) && places.matches(path);
    return { places, isHere };
  });
  const homes = new Set(paths.flatMap(fixedFolders));
  const matches = (path: string) =>
    each.some(({ isHere }) => isHere(path)) && !others.some((other) => other.matches(path));
  return {
    names: [...new Set(each.flatMap(({ places }) => places.names))],
    folders: [...new Set(each.flatMap(({ places }) => places.folders))],
    isHome: (path) => homes.has(path),
    matches,
    sites: (all) =>
      each.flatMap(({ places, isHere }) => places.sites(all.filter((path) => isHere(path) && matches(path)))),
  };
}

/** Whether each file is a workflow of its own, in a folder that it shares with others. */
export const isOneFile = ({ paths: [state = ''] }: CustomFormat): boolean => isFilePlace({ state });

/** For the list of formats: where its files are. */
export const whereOf = ({ paths }: CustomFormat): string =>
  `${paths.map((path) => `\`${path}\``).join(', ')}, described in the config`;

/** An output's pattern for one workflow: a name with a star in it stands for no other. */
export const outputFor = (pattern: string, feature: string): string =>
  pattern.replaceAll('{feature}', feature.replaceAll('*', '?'));
