// Where a tool keeps its files: one pattern with the feature's name in it, and the workflows that it finds.
import type { Format } from '../model/format.ts';
import { baseOf, folderOf } from '../model/path.ts';
import type { StateLocation } from '../model/state-location.ts';
import { groupedBy } from '../text/lookup.ts';
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
  /** Other places that it may lie in, in the same form and by the same name. */
  readonly also?: readonly string[];
  /** Files in the same folder that show that a workflow began before its state file is there. */
  readonly beside?: readonly string[];
  /** Names that are no features: archives, templates. */
  readonly passed?: readonly (string | RegExp)[];
  /** Paths that are none of the tool's, by a folder above: archives, hidden folders of other tools. */
  readonly outside?: RegExp;
  /**
   * For a place without `{feature}`, one workflow a package: it is called after the package, and so at the
   * root. Absent: every place has it.
   */
  readonly unnamed?: string;
}

/** Whether each file is a workflow of its own, in a folder that it shares with others. */
export const isFilePlace = ({ state }: StatePlaces): boolean => baseOf(state).includes('{feature}');

type Places = Pick<Format, 'names' | 'folders' | 'matches' | 'sites' | 'isHome'>;

/** Folders that any repository may have: one of these names says nothing of a tool. */
const ANYBODYS: ReadonlySet<string> = new Set(['docs', 'reports', 'tasks']);

/**
 * The test whether a path is one of the folders with fixed names that lead to these states, at the root or in
 * a package. One single name without a dot counts at the root alone: deeper down it may be anything.
 */
export function homeTest(states: readonly string[], outside?: RegExp): (path: string) => boolean {
  const homes = new Set(states.flatMap(fixedFolders));
  const isOne = (path: string) =>
    homes.has(path) ||
    [...homes].some((home) => path.endsWith(`/${home}`) && (home.startsWith('.') || home.includes('/')));
  return (path) => isOne(path) && outside?.test(`${path}/1/1`) !== true;
}

/** `openspec/changes/{feature}/tasks.md` → `openspec`, `openspec/changes`. */
export function fixedFolders(state: string): readonly string[] {
  const names = folderOf(state).split('/');
  const first = names.findIndex((name) => /[{*?]/.test(name));
  const fixed = first < 0 ? names : names.slice(0, first);
  return fixed.map((_, at) => fixed.slice(0, at + 1).join('/')).filter((one) => one && !ANYBODYS.has(one));
}

/**
 * The parts of a `Format` that say where its states are: one workflow a folder, or one a file where the file
 * bears the name. In a folder the state file may be absent where one of the files beside it is there; `read`
 * then gets `doc: null`.
 */
export function placesOf(format: string, places: StatePlaces): Places {
  const { outside, passed = [], unnamed = '' } = places;
  const isPassed = (feature: string) =>
    passed.some((one) => (typeof one === 'string' ? one === feature : one.test(feature)));
  const among = (patterns: readonly PlacePattern[], path: string): string | null => {
    if (outside?.test(path)) return null;
    const named = patterns.flatMap((pattern) => pattern.featureIn(path) ?? [])[0];
    const feature = named ?? packageOf(patterns, path, unnamed);
    return feature === null || isPassed(feature) ? null : feature;
  };
  return isFilePlace(places) ? filePlaces(format, places, among) : folderPlaces(format, places, among);
}

/** The name of the package that a path is in, `unnamed` at the root; `null` where packages name nothing. */
function packageOf(patterns: readonly PlacePattern[], path: string, unnamed: string): string | null {
  const { root } = unnamed === '' ? {} : rootAmong(patterns, path);
  return root === undefined ? null : baseOf(root) || unnamed;
}

/** The package that a path of one of these patterns is in. */
function rootAmong(patterns: readonly PlacePattern[], path: string): Pick<StateLocation, 'root'> {
  const root = patterns.map((pattern) => pattern.rootOf(path)).find((one) => one !== null);
  return root == null ? {} : { root };
}

type Among = (patterns: readonly PlacePattern[], path: string) => string | null;

function filePlaces(format: string, { state, also = [], outside }: StatePlaces, among: Among): Places {
  const all = [state, ...also];
  const patterns = all.map(placePattern);
  return {
    names: [],
    folders: [...new Set(all.map((one) => baseOf(folderOf(one))))],
    isHome: homeTest(all, outside),
    matches: (path) => among(patterns, path) !== null,
    sites: (paths) =>
      paths.flatMap((path): readonly StateLocation[] => {
        const feature = among(patterns, path);
        const root = rootAmong(patterns, path);
        return feature === null ? [] : [{ format, path, files: [path], rivals: [], feature, ...root }];
      }),
  };
}

function folderPlaces(
  format: string,
  { state, also = [], beside = [], outside }: StatePlaces,
  among: Among,
): Places {
  const name = baseOf(state);
  const names = [name, ...beside];
  const folders = [state, ...also].map(folderOf);
  const patterns = folders.flatMap((folder) => names.map((one) => placePattern(joinPath(folder, one))));
  const featureOf = (path: string) => among(patterns, path);
  return {
    names,
    folders: [],
    isHome: homeTest([state, ...also], outside),
    matches: (path) => names.includes(baseOf(path)) && featureOf(path) !== null,
    sites(paths) {
      const homes = [...new Set(paths.filter((path) => featureOf(path) !== null).map(folderOf))];
      return homes.map((folder): StateLocation => {
        const there = paths.filter((path) => folderOf(path) === folder);
        const files = names.flatMap((one) => there.filter((path) => baseOf(path) === one));
        const feature = featureOf(files[0] ?? '') ?? baseOf(folder);
        const root = rootAmong(patterns, files[0] ?? '');
        return { format, path: joinPath(folder, name), files, rivals: [], feature, ...root };
      });
    },
  };
}

/**
 * One workflow a folder, under any of these names: of several there the first is the state, and the others
 * are its rivals. At the root it is called after the format.
 */
export function folderSites(
  format: string,
  names: readonly string[],
  paths: readonly string[],
): readonly StateLocation[] {
  return [...groupedBy(paths, folderOf)].flatMap(([folder, there]): readonly StateLocation[] => {
    const files = names.flatMap((name) => there.filter((path) => baseOf(path) === name));
    const [path, ...rivals] = files;
    const named = folder === '' ? ({ feature: format, unnamed: true } as const) : { feature: baseOf(folder) };
    return path === undefined ? [] : [{ format, path, files, rivals, ...named }];
  });
}

/** A name that may stand in an id. */
const PLAIN_NAME = /^\w[\w.-]{0,99}$/;

/** The folder names the feature; where the folder is not its own (`isOwn`), the file may name it. */
export function featureNamed(site: StateLocation, isOwn: boolean, named: string | null): string {
  return isOwn || named === null || !PLAIN_NAME.test(named) ? site.feature : named;
}

/** Where a tool keeps one state file a package. */
export interface PackagePlaces {
  /** From the package on: `.tool/tasks/tasks.json`. */
  readonly state: string;
  /** Where older versions of the tool have it. */
  readonly older: string;
  /** Files that show that work was to begin before there is a state. */
  readonly marks: readonly string[];
}

/**
 * One package is one site. Where both places have a file the newer place counts, and the older one is spare;
 * without either the marks are all that is there.
 */
export function packagePlaces(
  format: string,
  feature: string,
  { state, older, marks }: PackagePlaces,
): Places & { readonly rootOf: (path: string) => string | null } {
  const patterns = [state, ...marks, older].map(placePattern);
  const rootOf = (path: string) => rootAmong(patterns, path).root ?? null;
  return {
    names: [...new Set([state, older, ...marks].map(baseOf))],
    folders: [],
    isHome: homeTest([state, older]),
    matches: (path) => rootOf(path) !== null,
    rootOf,
    sites(paths) {
      const roots = [...new Set(paths.flatMap((path) => rootOf(path) ?? []))];
      return roots.map((root): StateLocation => {
        const there = (names: readonly string[]) =>
          names.map((name) => joinPath(root, name)).filter((path) => paths.includes(path));
        const [own, old] = [there([state]), there([older])];
        const named = { format, feature, root, unnamed: true, rivals: [] } as const;
        const path = own[0] ?? old[0] ?? joinPath(root, state);
        if (own.length === 0) return { ...named, path, files: old.length === 0 ? there(marks) : old };
        const beside = old.length === 0 ? {} : { alternatives: old, spare: old };
        return { ...named, path, files: [...own, ...old], ...beside };
      });
    },
  };
}
