// Which of several files that may be the state is the state: an unrelated file beside it takes nothing away.
import type { Format } from '../model/format.ts';
import type { Snapshot } from '../model/snapshot.ts';
import type { StateLocation } from '../model/state-location.ts';
import { load, loadPlain, mayBeLost } from './load.ts';
import type { Load, ParseCache } from './parse-cache.ts';

/** How much a file's claim to be the state is worth; another tool's file and a bare template have none. */
function claim(one: Load): number {
  if (one.kind === 'loaded') return 3;
  if (one.kind === 'fault') return one.fault.rule === 'state-filled' ? 0 : one.ours ? 2 : 1;
  return 0;
}

type Loader = typeof load;

/**
 * The site with the state as its path: the best claim, of equal ones the first. What else has
 * a claim beside it stays a rival. Only where nothing of it is ours by itself history is looked at.
 * `null` where that shows no state either.
 */
export function settle(
  format: Format,
  site: StateLocation,
  snapshot: Snapshot,
  memo: ParseCache,
): StateLocation | null {
  return settleBy(loadPlain, format, site, snapshot, memo) ?? settleBy(load, format, site, snapshot, memo);
}

/** The files of a site that history alone can tell; empty where what stands there says it. */
export function untold(
  format: Format,
  site: StateLocation,
  snapshot: Snapshot,
  memo: ParseCache,
): readonly string[] {
  const { path, rivals, alternatives = [] } = site;
  if (settleBy(loadPlain, format, site, snapshot, memo) !== null) return [];
  const all = [...new Set([path, ...rivals, ...alternatives])];
  return all.filter((one) => mayBeLost(format, loadPlain(format, { ...site, path: one }, snapshot, memo)));
}

function settleBy(
  how: Loader,
  format: Format,
  site: StateLocation,
  snapshot: Snapshot,
  memo: ParseCache,
): StateLocation | null {
  const loadAt = (path: string) => how(format, { ...site, path }, snapshot, memo);
  const own = loadAt(site.path);
  const { rivals, alternatives = [], spare = [] } = site;
  if (rivals.length === 0 && (alternatives.length === 0 || claim(own) > 0)) {
    if (own.kind === 'foreign') return null;
    return spare.length === 0 ? site : { ...site, files: site.files.filter((path) => !spare.includes(path)) };
  }
  const all = [site.path, ...rivals, ...alternatives].map((path) => ({ path, worth: claim(loadAt(path)) }));
  const best = all.reduce((a, b) => (b.worth > a.worth ? b : a));
  if (best.worth === 0) return own.kind === 'foreign' ? null : { ...site, rivals: [] };
  const beside = all.filter(
    ({ path, worth }) => path !== best.path && worth > 0 && !alternatives.includes(path),
  );
  return { ...site, path: best.path, rivals: beside.map(({ path }) => path) };
}
