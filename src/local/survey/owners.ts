// Who owns a workflow: of the branches that hold the same bytes, one answers for them.

import type { History, SoughtVersion } from '../git/history.ts';
import type { Tip } from '../git/refs.ts';
import type { Candidate } from './candidates.ts';
import { byteOrder } from './names.ts';
import { holds, type SiteVersion, tipsHolding } from './versions.ts';

/** What an owner is told by. */
export interface Grounds {
  /** The default branch's tip; `null` where there is none. */
  readonly main: Tip | null;
  /** Not consulted for what the default branch's tip holds; may then be `null`. */
  readonly history: History | null;
  /** The default branch's history is cut off: then whatever differs from its tip is owned. */
  readonly shallow: boolean;
}

/** The tip that answers for a version; `null` where the default branch has replaced it since. */
export function ownerOf(version: SiteVersion, { main, history, shallow }: Grounds): Tip | null {
  if (main && holds(version, main)) return main;
  const { files } = version;
  const past = !shallow && main && files.length > 0 ? history : null;
  if (main && past?.stoodTogether(main.commit, wantedOf(version))) return null;
  const tips = tipsHolding(version);
  const [only] = tips;
  if (tips.length < 2 || !history) return only ?? null;
  return earliest(newest(tips, files, history), files, history);
}

/** What one commit must hold to hold this version: its files, and no state file where it has none. */
function wantedOf({ files, groups }: SiteVersion): readonly SoughtVersion[] {
  const wanted = files.map(({ source, blob }): SoughtVersion => ({ path: source, blob }));
  const path = groups[0]?.site.path;
  const absent = path !== undefined && !files.some((file) => file.path === path);
  return absent ? [...wanted, { path, blob: null }] : wanted;
}

/** The tips with the newest commit that touched one of the files. */
function newest(tips: readonly Tip[], files: readonly Candidate[], history: History): readonly Tip[] {
  const paths = files.map(({ source }) => source);
  const touched = tips.map((tip) => history.touchedAt(tip.commit, paths));
  const last = touched.reduce((best, at) => Math.max(best, at), 0);
  return tips.filter((_, index) => touched[index] === last);
}

/**
 * Of branches that are stacked on one another the lowest; of others one on whose own line the change was
 * made, as opposed to one that merged it; of these the first by name.
 */
function earliest(tips: readonly Tip[], files: readonly Candidate[], history: History): Tip | null {
  if (tips.length < 2) return tips[0] ?? null;
  const commit = history.commonAncestor(tips.map((tip) => tip.commit));
  const lowest = tips.find((tip) => tip.commit === commit);
  const paths = files.map(({ source }) => source);
  const makers = tips.filter((tip) => history.firstParentHas(tip.commit, paths));
  const rest = makers.length > 0 ? makers : tips;
  const [first] = [...rest].sort((a, b) => byteOrder(a.names[0] ?? '', b.names[0] ?? ''));
  return lowest ?? first ?? null;
}
