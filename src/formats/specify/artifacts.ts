// Where the files of a stage lie, whether what is there is whole, and what a stage has made.
import { type OutputState, outputAt } from '../../formkit/outputs.ts';
import { placeOf } from '../../formkit/written-paths.ts';
import { baseOf, folderOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { openMarkers, templateLines } from '../../text/markdown/placeholders.ts';
import { movedTo, pastOf } from '../../text/rename-detection.ts';
import { fieldAt } from './fields.ts';
import type { SpecifyStage, StageOutput } from './stages.ts';
import type { StateContext } from './state-context.ts';
import { foldersOf } from './state-locations.ts';

/**
 * Every place that a written path may mean. From the root of a package `specs/1-x/spec.md` is the feature's
 * own file: what then lies in the feature's folder comes first. A bare name is never looked for outside of
 * it, and a path that names a feature's folder in it last.
 */
function candidatesOf(path: string, home: string): readonly string[] {
  const inHome = joinPath(home, path);
  if (!path.includes('/')) return [inHome];
  const above: string[] = [path];
  for (let folder = folderOf(home); folder !== ''; folder = folderOf(folder))
    above.push(joinPath(folder, path));
  const own = above.filter((one) => one.startsWith(`${home}/`));
  const others = above.filter((one) => !own.includes(one));
  return IN_FEATURE.test(path) ? [...own, ...others, inHome] : [...own, inHome, ...others];
}

/** A path into a feature's folder, from the root or a package: the folder's name, and the path within it. */
const IN_FEATURE = /^(?:.+\/)?specs\/([^/]+)\/(.+)$/;

/** What a safe path means: what is there, else the likeliest place. A star stands for part of a name. */
export function resolve(path: string, ground: StateContext): string | null {
  const { home, snapshot } = ground;
  const candidates = candidatesOf(path, home);
  if (path.includes('*')) return candidates.map((one) => globbed(one, snapshot)).find(Boolean) ?? null;
  const place = placeOf(candidates, snapshot) ?? path;
  return snapshot.entry(place) === null ? (placeBefore(path, ground) ?? place) : place;
}

/** Where a path that leads nowhere may have led before the feature's folder moved. */
export function placesBefore(path: string, { home, snapshot }: StateContext): readonly string[] {
  const candidates = path.includes('*') ? [] : candidatesOf(path, home);
  if (candidates.some((one) => snapshot.entry(one) !== null)) return [];
  return candidates.filter((one) => !one.startsWith(`${home}/`));
}

/**
 * The place of a file that moved with the feature's folder: as history has it, which then tells where the
 * file is now. Of another package nothing tells where that was: then a file is meant that lies in the folder
 * as it lay in the one that the state has its name from. `null`: nothing shows it.
 */
function placeBefore(path: string, ground: StateContext): string | null {
  const { doc, home, site, snapshot } = ground;
  const places = placesBefore(path, ground);
  const folders = foldersOf(site);
  const known =
    places.find((one) => movedTo(one, folders, snapshot) !== null) ??
    places.find((one) => pastOf(one, snapshot).some(({ blob }) => blob !== null));
  if (known !== undefined) return known;
  const [, feature, name = ''] = IN_FEATURE.exec(path) ?? [];
  const now = joinPath(home, name);
  const isOwn = feature !== undefined && feature === fieldAt(doc, 'feature_id')?.text;
  return isOwn && places.length > 0 && snapshot.entry(now) !== null ? now : null;
}

/** The first file that a star in the name stands for; a star in a folder's name stands for nothing. */
function globbed(path: string, snapshot: Snapshot): string | null {
  const [start = '', ...rest] = baseOf(path).split('*');
  const end = rest.at(-1) ?? '';
  const found = snapshot.list(folderOf(path)).find((entry) => {
    const name = baseOf(entry.path);
    return name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
  });
  return found?.path ?? null;
}

/** Files in which gaps and markers are the point. */
const MEANT_OPEN = new Set(['clarification-questions.md']);
/** What the spec leaves open is for the clarification to settle. */
const MAY_ASK = new Set(['spec.md']);

export function shownAt(path: string, snapshot: Snapshot): OutputState {
  const name = baseOf(path);
  const shown = outputAt(path, snapshot, !MAY_ASK.has(name));
  return shown === 'partial' && MEANT_OPEN.has(name) && snapshot.text(path).ok ? 'whole' : shown;
}

/** Whether a text has gaps of its template left, or open markers that its stage had to settle. */
export function isUnfinished(name: string, text: string): boolean {
  if (MEANT_OPEN.has(name) || !name.endsWith('.md')) return false;
  return templateLines(text).length > 0 || (!MAY_ASK.has(name) && openMarkers(text).length > 0);
}

/** A file of a stage, by the name under which it is there; where it is not, by its newest name. */
interface StageFile {
  readonly path: string;
  readonly shown: OutputState;
  readonly when: StageOutput['when'];
}

/** Every name that the stage's files ever had, as paths. */
export function outputPaths(stage: SpecifyStage, home: string): readonly string[] {
  return stage.outputs.flatMap(({ names }) => names.map((name) => joinPath(home, name)));
}

/** The files that a stage makes: those of the newest version, so that no migration changes what is owed. */
export function madeBy(stage: SpecifyStage, { home, snapshot }: StateContext): readonly StageFile[] {
  return stage.outputs.map(({ names, when }) => {
    const paths = names.map((name) => joinPath(home, name));
    const path = paths.find((one) => shownAt(one, snapshot) !== 'none') ?? paths[0] ?? home;
    return { path, shown: shownAt(path, snapshot), when };
  });
}

/**
 * A file that the stage always makes proves it done. Where it makes such files, those that it only may make
 * show no more than that it began; where it never does, one of them proves it.
 */
export function outputOf(stage: SpecifyStage, ground: StateContext): 'complete' | 'partial' | 'none' {
  const made = madeBy(stage, ground);
  if (made.some(({ shown }) => shown === 'partial')) return 'partial';
  const whole = made.filter(({ shown }) => shown === 'whole');
  if (whole.length === 0) return 'none';
  const proof = stage.outputs.some(({ when }) => when === 'must') ? 'must' : 'may';
  return whole.some(({ when }) => when === proof) ? 'complete' : 'partial';
}
