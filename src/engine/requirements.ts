// What an edge must fetch before a snapshot can be judged, as the formats say it.

import { LARGEST, SIZE_CAP } from '../model/file-content.ts';
import type { Format } from '../model/format.ts';
import { otherSpelling } from '../model/path.ts';
import type { FactRequirements } from '../model/repository-source.ts';
import type { Need, Snapshot } from '../model/snapshot.ts';
import { bareName, type StateLocation } from '../model/state-location.ts';
import type { WorkflowState } from '../model/workflow.ts';
import { load, mayBeLost } from './load.ts';
import type { ParseCache } from './parse-cache.ts';
import { readStates } from './read-states.ts';
import { settle, untold } from './select-state-file.ts';
import { mayBeCut } from './truncation.ts';

/** How thoroughly facts are gathered: `deep` has the history of every state file, as repairs need it. */
export type Depth = 'scan' | 'deep';

export function askerOf(formats: readonly Format[], memo: ParseCache, depth: Depth): FactRequirements {
  const byId = new Map(formats.map((format) => [format.id, format]));
  const large = formats.filter(({ maxBytes }) => maxBytes !== undefined);
  return {
    names: new Set(formats.flatMap((format) => format.names)),
    folders: new Set(formats.flatMap((format) => format.folders)),
    matches: (path) => formats.some((format) => format.matches(path)),
    mostBytes(path) {
      const wanted = large.filter((format) => format.matches(path)).map(({ maxBytes = 0 }) => maxBytes);
      return Math.min(LARGEST, Math.max(SIZE_CAP, ...wanted));
    },
    ground(path) {
      const all = formats.flatMap(({ grounds = [] }) => grounds);
      const [, state] = all.find(([folder]) => folder.test(path)) ?? [];
      return state === undefined ? null : `${path}/${state}`;
    },
    isHome: (path) => formats.some((format) => format.isHome?.(path) === true),
    sites: (paths) => formats.flatMap((format) => format.sites(paths.filter((path) => format.matches(path)))),
    isOurs(site, snapshot) {
      const format = byId.get(site.format);
      return format !== undefined && settle(format, site, snapshot, memo) !== null;
    },
    mayBeOurs(site, snapshot) {
      const format = byId.get(site.format);
      const paths = format ? untold(format, site, snapshot, memo) : [];
      return paths.some((path) => snapshot.history(path) === 'unavailable');
    },
    counted(site, snapshot) {
      const format = byId.get(site.format);
      return (format && settle(format, site, snapshot, memo)?.files) ?? site.files;
    },
    branches(site, snapshot) {
      const format = byId.get(site.format);
      return format?.recordsBranch ? branchesOf(format, site, snapshot, memo) : [];
    },
    needs(site, snapshot) {
      const format = byId.get(site.format);
      const needs = format ? needsOf(format, site, snapshot, memo, depth) : [];
      remember(needs, site, snapshot, memo);
      return needs;
    },
  };
}

/** The texts that were asked for on behalf of a site of this very snapshot; none where none had to be. */
export const askedFor = (
  site: StateLocation,
  snapshot: Snapshot,
  { asked }: ParseCache,
): ReadonlySet<string> => asked.get(snapshot)?.get(site) ?? new Set();

/**
 * The same for a site that was settled since, which keeps it: the choices of people are about the place as it
 * was settled.
 */
export function askedForSettled(
  settled: StateLocation,
  site: StateLocation,
  snapshot: Snapshot,
  memo: ParseCache,
): ReadonlySet<string> {
  const asked = askedFor(site, snapshot, memo);
  if (asked.size > 0) memo.asked.get(snapshot)?.set(settled, asked);
  return asked;
}

/** Keeps whose texts were asked for, so that rules can look at all that a decision rests on. */
function remember(
  needs: readonly Need[],
  site: StateLocation,
  snapshot: Snapshot,
  { asked }: ParseCache,
): void {
  const texts = needs.flatMap(({ path, what }) => (what === 'text' ? [path] : []));
  if (texts.length === 0) return;
  const sites = asked.get(snapshot) ?? new Map<StateLocation, ReadonlySet<string>>();
  asked.set(snapshot, sites);
  sites.set(site, new Set([...(sites.get(site) ?? []), ...texts]));
}

function branchesOf(
  format: Format,
  site: StateLocation,
  snapshot: Snapshot,
  memo: ParseCache,
): readonly string[] {
  const settled = settle(format, site, snapshot, memo);
  const result = settled && load(format, settled, snapshot, memo);
  if (!settled || result?.kind !== 'loaded') return [];
  const read = readStates(format, result.loaded.doc, settled, snapshot, memo);
  const states = read.ok ? read.value : [];
  return states.flatMap(({ recordedBranch, ended }) =>
    recordedBranch && ended === null ? [bareName(recordedBranch.name)] : [],
  );
}

/** First the state's own files, then whatever the format makes of them. */
function needsOf(
  format: Format,
  site: StateLocation,
  snapshot: Snapshot,
  memo: ParseCache,
  depth: Depth,
): readonly Need[] {
  const unread = site.files.filter((path) => isUnread(path, snapshot));
  if (unread.length > 0) return unread.map((path) => ({ path, what: 'text' }));
  const settled = settle(format, site, snapshot, memo);
  if (!settled) return untold(format, site, snapshot, memo).map((path) => ({ path, what: 'history' }));
  const past: readonly Need[] = [{ path: settled.path, what: 'history' }];
  const result = load(format, settled, snapshot, memo);
  if (result.kind === 'fault') return result.ours || mayBeLost(format, result) ? past : [];
  if (result.kind === 'foreign') return [];
  const doc = result.kind === 'loaded' ? result.loaded.doc : null;
  const isEmpty = result.kind === 'loaded' && mayBeLost(format, result);
  const wanted = depth === 'deep' || isEmpty || mayBeCut(format, doc, settled, snapshot);
  return [
    ...format.needs(doc, settled, snapshot),
    ...(wanted ? past : []),
    ...asRead(format, doc, settled, snapshot, memo),
  ];
}

function isUnread(path: string, snapshot: Snapshot): boolean {
  const reading = snapshot.text(path);
  return !reading.ok && reading.why === 'not-fetched';
}

/** The texts of what finished steps wrote that is there under another Unicode spelling alone. */
function spelledNeeds({ steps }: WorkflowState, snapshot: Snapshot): readonly Need[] {
  const written = steps.flatMap(({ finished, artifacts }) => (finished ? artifacts : []));
  return written
    .flatMap(({ path }) =>
      path === null || snapshot.entry(path) !== null ? [] : (otherSpelling(path, snapshot) ?? []),
    )
    .filter((path) => isUnread(path, snapshot))
    .map((path) => ({ path, what: 'text' }));
}

/**
 * What a state asks for once it is read, as far as that is possible yet: the last change of its folders.
 * Where several files are the state together, the past of the one that cannot be read, for a repair.
 */
function asRead(
  format: Format,
  doc: unknown,
  site: StateLocation,
  snapshot: Snapshot,
  memo: ParseCache,
): readonly Need[] {
  const read = readStates(format, doc, site, snapshot, memo);
  if (read.ok)
    return read.value.flatMap((state) => [
      ...(snapshot.lastChange(state.folders) === 'unavailable'
        ? state.folders.map((path): Need => ({ path, what: 'changes' }))
        : []),
      ...spelledNeeds(state, snapshot),
    ]);
  if (doc === null || site.files.length === 1) return [];
  const path = site.files.find((one) => one === read.fault.path);
  return path === undefined ? [] : [{ path, what: 'history' }];
}
