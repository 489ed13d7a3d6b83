// Where a tool keeps its files: one pattern with the feature's name in it, and the workflows that it finds.
import type { Format } from '../model/format.ts';
import { baseOf, folderOf } from '../model/path.ts';
import type { StateLocation } from '../model/state-location.ts';
import { joinPath } from '../text/markdown/path-lists.ts';

/** A path of a tool, below the root or below any package: `openspec/changes/{feature}/tasks.md`. */
export interface PlacePattern {
  /** The feature's name where a path fits; `null` where it does not. */
  featureIn(path: string): string | null;
  /** What stands before the pattern, `''` at the root; `null` where the path does not fit. */
  rootOf(path: string): string | null;
}

/** `{feature}` stands for one name and is the workflow's; `*` stands for any one name. */
export function placePattern(pattern: string): PlacePattern {
  const source = pattern
    .split('/')
    .map((name) => name.replace(/[.+?^$()[\]\\|]/g, '\\$&'))
    .join('/')
    .replaceAll('*', '[^/]*')
    .replace('{feature}', '([^/]+)');
  const whole = new RegExp(`^(?:(.+)/)?${source}$`);
  return {
    featureIn: (path) => whole.exec(path)?.[2] ?? null,
    rootOf(path) {
      const found = whole.exec(path);
      return found ? (found[1] ?? '') : null;
    },
  };
}

/** Where one kind of state lies. */
export interface StatePlaces {
  /** The state file: `changes/{feature}/tasks.md`; `plans/{feature}.md` where each file is a workflow. */
  readonly state: string;
  /** Where each file is a workflow: other folders that it may lie in, in the same form. */
  readonly also?: readonly string[];
  /** Files in the same folder that show that a workflow began before its state file is there. */
  readonly beside?: readonly string[];
  /** Names that are no features: archives, templates. */
  readonly passed?: readonly (string | RegExp)[];
}

/** Whether each file is a workflow of its own, in a folder that it shares with others. */
export const isFilePlace = ({ state }: StatePlaces): boolean => baseOf(state).includes('{feature}');

type Places = Pick<Format, 'names' | 'folders' | 'matches' | 'sites'>;

/**
 * The parts of a `Format` that say where its states are: one workflow a folder, or one a file where the file
 * bears the name. In a folder the state file may be absent where one of the files beside it is there; `read`
 * then gets `doc: null`.
 */
export function placesOf(format: string, places: StatePlaces): Places {
  const { passed = [] } = places;
  const isPassed = (feature: string) =>
    passed.some((one) => (typeof one === 'string' ? one === feature : one.test(feature)));
  const among = (patterns: readonly PlacePattern[], path: string): string | null => {
    const feature = patterns.flatMap((pattern) => pattern.featureIn(path) ?? [])[0];
    return feature === undefined || isPassed(feature) ? null : feature;
  };
  return isFilePlace(places) ? filePlaces(format, places, among) : folderPlaces(format, places, among);
}

/** The package that a path of one of these patterns is in. */
function rootAmong(patterns: readonly PlacePattern[], path: string): Pick<StateLocation, 'root'> {
  const root = patterns.map((pattern) => pattern.rootOf(path)).find((one) => one !== null);
  return root == null ? {} : { root };
}

type Among = (patterns: readonly PlacePattern[], path: string) => string | null;

function filePlaces(format: string, { state, also = [] }: StatePlaces, among: Among): Places {
  const all = [state, ...also];
  const patterns = all.map(placePattern);
  return {
    names: [],
    folders: [...new Set(all.map((one) => baseOf(folderOf(one))))],
    matches: (path) => among(patterns, path) !== null,
    sites: (paths) =>
      paths.flatMap((path): readonly StateLocation[] => {
        const feature = among(patterns, path);
        const root = rootAmong(patterns, path);
        return feature === null ? [] : [{ format, path, files: [path], rivals: [], feature, ...root }];
      }),
  };
}

function folderPlaces(format: string, { state, beside = [] }: StatePlaces, among: Among): Places {
  const name = baseOf(state);
  const names = [name, ...beside];
  const patterns = names.map((one) => placePattern(joinPath(folderOf(state), one)));
  const featureOf = (path: string) => among(patterns, path);
  return {
    names,
    folders: [],
    matches: (path) => names.includes(baseOf(path)) && featureOf(path) !== null,
    sites(paths) {
      const folders = [...new Set(paths.filter((path) => featureOf(path) !== null).map(folderOf))];
      return folders.map((folder): StateLocation => {
        const there = paths.filter((path) => folderOf(path) === folder);
        const files = names.flatMap((one) => there.filter((path) => baseOf(path) === one));
        const feature = featureOf(files[0] ?? '') ?? baseOf(folder);
        const root = rootAmong(patterns, files[0] ?? '');
        return { format, path: joinPath(folder, name), files, rivals: [], feature, ...root };
      });
    },
  };
}
