// Where humaninloop keeps its state: one `.workflow/` folder is one workflow.
import { baseOf, folderOf } from '../../model/path.ts';
import { order } from '../../model/sort-order.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { groupedBy } from '../../text/lookup.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';

/** The folder that holds a workflow's state. */
export const FOLDER = '.workflow';

/** A state file and the phase of the workflow that it belongs to. */
interface StateFile {
  /** Below the `.workflow/` folder. */
  readonly name: string;
  readonly phase: LoopPhase;
}

export type LoopPhase = 'specify' | 'techspec' | 'plan' | 'tasks' | 'implement';

/** In the order in which the tool walks them (upstream's commands of the same names). */
export const PHASES: readonly LoopPhase[] = ['specify', 'techspec', 'plan', 'tasks', 'implement'];

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
export function sites(paths: readonly string[]): readonly StateLocation[] {
  const places = paths.flatMap((path) => placeOf(path) ?? []);
  const homes = [...groupedBy(places, ({ home }) => home)];
  return homes.flatMap(
    ([home, there]) =>
      siteOf(
        home,
        there.map(({ rest }) => rest),
      ) ?? [],
  );
}

function siteOf(home: string, rests: readonly string[]): StateLocation | null {
  const chosen = rests.includes(INDEX) ? [INDEX] : successorsOf(rests);
  const [first] = chosen;
  if (first === undefined && !isFeatureFolder(home)) return null;
  const more = [...knownOf(rests), ...othersOf(rests)].filter((rest) => rest !== first);
  const files = first === undefined ? rests.filter((rest) => rest !== '').sort() : [first, ...more];
  return {
    format: 'humaninloop',
    path: stateFile(home, first ?? INDEX),
    files: files.map((rest) => stateFile(home, rest)),
    rivals: [],
    ...(more.length === 0 ? {} : { alternatives: more.map((rest) => stateFile(home, rest)) }),
    // Beside an index that we know, the files of later versions of the tool are left alone.
    ...(first === INDEX && more.length > 0 ? { spare: more.map((rest) => stateFile(home, rest)) } : {}),
    feature: nameOf(home),
    ...(home === '' ? { unnamed: true } : {}),
  };
}

/** Known successors in their order; where no graph has a known name, also the newest of the others. */
function successorsOf(rests: readonly string[]): readonly string[] {
  const known = knownOf(rests);
  return known.some(isGraph) ? known : [...known, ...othersOf(rests).slice(0, 1)];
}

function knownOf(rests: readonly string[]): readonly string[] {
  return SUCCESSORS.filter(({ name }) => rests.includes(name)).map(({ name }) => name);
}

/** Graphs without a known name, the newest first. */
function othersOf(rests: readonly string[]): readonly string[] {
  return rests
    .filter((rest) => isGraph(rest) && !NAMES.includes(baseOf(rest)))
    .sort(byNumber)
    .toReversed();
}

/** Successors that a state may be read from: the site's own, in their order, and graphs to fall back on. */
export function candidatesOf(site: StateLocation): { known: readonly string[]; others: readonly string[] } {
  const paths = [...new Set([site.path, ...site.files, ...(site.alternatives ?? [])])];
  const home = homeOf(site);
  const rests = paths.map((path) => placeOf(path)?.rest ?? '');
  return {
    known: knownOf(rests).map((rest) => stateFile(home, rest)),
    others: othersOf(rests).map((rest) => stateFile(home, rest)),
  };
}

/** `pass-10` after `pass-9`: runs of digits by their value, the rest by its bytes. */
function byNumber(one: string, other: string): number {
  const spread = (name: string) =>
    name.replace(/\d+/g, (digits) => digits.replace(/^0+/, '').padStart(20, '0'));
  return order(`${spread(one)} ${one}`, `${spread(other)} ${other}`);
}

/** The phase that a file belongs to, by its name. */
export function phaseOf(path: string): LoopPhase {
  const rest = placeOf(path)?.rest ?? '';
  return SUCCESSORS.find(({ name }) => name === rest)?.phase ?? 'specify';
}

/** Every path at which the folder of a site may have a state of a known name. */
export function statePaths(site: StateLocation): readonly string[] {
  return [INDEX, ...SUCCESSORS.map(({ name }) => name)].map((name) => stateFile(homeOf(site), name));
}

/** The feature's folder of a site; `''` is the repository's root. */
export function homeOf(site: StateLocation): string {
  return placeOf(site.path)?.home ?? '';
}

/** A file of the feature's folder, told from the path of one of its state files. */
export function besideState(path: string, name: string): string {
  return joinPath(placeOf(path)?.home ?? '', name);
}

/** What a phase leaves in the feature's folder. */
const LEFT: Readonly<Partial<Record<LoopPhase, string>>> = {
  specify: 'spec.md',
  plan: 'plan.md',
  tasks: 'tasks.md',
};

/** The files that phases leave in the feature's folder. */
export function documentsOf(site: StateLocation): readonly string[] {
  return Object.values(LEFT).map((name) => joinPath(homeOf(site), name));
}

/** The file that a phase leaves, and its state file. */
export function filesOf(phase: LoopPhase, path: string): readonly string[] {
  const name = LEFT[phase];
  return [...(name === undefined ? [] : [besideState(path, name)]), path];
}

function stateFile(home: string, rest: string): string {
  return joinPath(home, `${FOLDER}/${rest}`);
}

function nameOf(home: string): string {
  return home === '' ? FOLDER : baseOf(home);
}

/** What the tool writes beside `.workflow/` where the folder is not the feature's own. */
const SHARED = [FOLDER, 'spec.md', 'plan.md', 'tasks.md'] as const;

/** Paths whose change is progress. */
export function foldersOf(site: StateLocation): readonly string[] {
  const home = homeOf(site);
  return isFeatureFolder(home) ? [home] : sharedOf(home);
}

/** What the tool writes in a folder that is not the feature's own. */
export function sharedOf(home: string): readonly string[] {
  return SHARED.map((name) => joinPath(home, name));
}
