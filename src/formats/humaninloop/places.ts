// Where humaninloop keeps its state: one `.workflow/` folder is one workflow.
import type { Site } from '../../model/site.ts';
import { baseOf, folderOf, joinPath } from '../../text/paths.ts';

/** The folder that holds a workflow's state. */
export const FOLDER = '.workflow';

/** A file of state and the phase of the tool's life that it tells of. */
interface StateFile {
  /** Below the `.workflow/` folder. */
  readonly name: string;
  readonly phase: Phase;
}

export type Phase = 'specify' | 'techspec' | 'plan' | 'tasks' | 'implement';

/** In the order in which the tool walks them (upstream's commands of the same names). */
export const PHASES: readonly Phase[] = ['specify', 'techspec', 'plan', 'tasks', 'implement'];

/**
 * The successors of `index.md`, the latest phase first, within a phase the newest name first. `scaffold.md`
 * is the older name of `context.md`, `strategy.json` that of both graphs (upstream's change log).
 */
const SUCCESSORS: readonly StateFile[] = [
  { name: 'dags/implement-strategy.json', phase: 'implement' },
  { name: 'tasks-context.md', phase: 'tasks' },
  { name: 'plan-context.md', phase: 'plan' },
  { name: 'techspec-context.md', phase: 'techspec' },
  { name: 'dags/specify-strategy.json', phase: 'specify' },
  { name: 'dags/strategy.json', phase: 'specify' },
  { name: 'context.md', phase: 'specify' },
  { name: 'scaffold.md', phase: 'specify' },
];

const INDEX = 'index.md';

/** Base names of all state files. Graphs of single passes (`dags/<name>.json`) are known by their folder. */
export const NAMES: readonly string[] = [INDEX, ...SUCCESSORS.map(({ name }) => baseOf(name))];

/** A path taken apart at its `.workflow/`. */
interface Place {
  /** The feature's folder; `''` is the repository's root. */
  readonly home: string;
  /** What stands below `.workflow/`; `''` for the folder itself. */
  readonly rest: string;
}

function placeOf(path: string): Place | null {
  const parts = path.split('/');
  const at = parts.indexOf(FOLDER);
  if (at < 0) return null;
  return { home: parts.slice(0, at).join('/'), rest: parts.slice(at + 1).join('/') };
}

/** `specs/<NNN>-<name>`, as the tool makes it: there the folder alone shows that a workflow began. */
export function isFeatureFolder(home: string): boolean {
  return baseOf(folderOf(home)) === 'specs' && /^\d{3,}-./.test(baseOf(home));
}

/** Might this path be part of a state? In a feature's folder everything may be, elsewhere our names alone. */
export function matches(path: string): boolean {
  const place = placeOf(path);
  return place !== null && (isFeatureFolder(place.home) || isState(place.rest));
}

function isState(rest: string): boolean {
  return rest === INDEX || isGraph(rest) || SUCCESSORS.some(({ name }) => name === rest);
}

function isGraph(rest: string): boolean {
  return /^dags\/[^/]+\.json$/.test(rest);
}

/** One site a `.workflow/` folder. */
export function sites(paths: readonly string[]): readonly Site[] {
  const homes = new Map<string, string[]>();
  for (const path of paths) {
    const place = placeOf(path);
    if (place) homes.set(place.home, [...(homes.get(place.home) ?? []), place.rest]);
  }
  return [...homes].flatMap(([home, rests]) => siteOf(home, rests) ?? []);
}

function siteOf(home: string, rests: readonly string[]): Site | null {
  const chosen = rests.includes(INDEX) ? [INDEX] : successorsOf(rests);
  const [first] = chosen;
  if (first === undefined && !isFeatureFolder(home)) return null;
  const files = first === undefined ? rests.filter((rest) => rest !== '').sort() : chosen;
  return {
    format: 'humaninloop',
    path: stateFile(home, first ?? INDEX),
    files: files.map((rest) => stateFile(home, rest)),
    rivals: [],
    feature: nameOf(home),
  };
}

/** Known successors in their order; where no graph has a known name, also the newest of the others. */
function successorsOf(rests: readonly string[]): readonly string[] {
  const known = SUCCESSORS.filter(({ name }) => rests.includes(name)).map(({ name }) => name);
  if (known.some(isGraph)) return known;
  return [...known, ...rests.filter(isGraph).sort().slice(-1)];
}

/** The phase that a file tells of, by its name. */
export function phaseOf(path: string): Phase {
  const rest = placeOf(path)?.rest ?? '';
  return SUCCESSORS.find(({ name }) => name === rest)?.phase ?? 'specify';
}

/** The feature's folder of a site; `''` is the repository's root. */
export function homeOf(site: Site): string {
  return placeOf(site.path)?.home ?? '';
}

function stateFile(home: string, rest: string): string {
  return joinPath(home, `${FOLDER}/${rest}`);
}

function nameOf(home: string): string {
  return home === '' ? FOLDER : baseOf(home);
}

/** A feature's name that may stand in an id. */
const PLAIN_NAME = /^[\w][\w.-]{0,99}$/;

/** The folder names the feature; where it holds more than one feature's files, the file may name it. */
export function featureOf(site: Site, named: string | null): string {
  const home = homeOf(site);
  if (isFeatureFolder(home) || named === null || !PLAIN_NAME.test(named)) return nameOf(home);
  return named;
}

/** What the tool writes beside `.workflow/` where the folder is not the feature's own. */
const SHARED = [FOLDER, 'spec.md', 'plan.md', 'tasks.md'] as const;

/** Paths whose change is progress. */
export function foldersOf(site: Site): readonly string[] {
  const home = homeOf(site);
  return isFeatureFolder(home) ? [home] : SHARED.map((name) => joinPath(home, name));
}
