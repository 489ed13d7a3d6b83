// A snapshot that is still being filled: what formats ask for is noted here and fetched in rounds.
import type { FactRequirements } from '../../model/repository-source.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';

/** One snapshot, the side of it that is being filled. */
export interface PendingSnapshot {
  readonly snapshot: Snapshot;
  /** Paths whose text, history or changes somebody asked for. */
  readonly texts: Set<string>;
  readonly histories: Set<string>;
  readonly changes: Set<string>;
  /** The revision at which a site asked for nothing more: until the next one it is not asked again. */
  readonly quiet: Map<StateLocation, number>;
  /** Notes a path whose text the next fetch shall read. */
  want(path: string): void;
  /** Asks for commits from this time on, in milliseconds since 1970; whether that is news. */
  wantCommits(since: number): boolean;
}

export interface FetchJob {
  readonly site: StateLocation;
  readonly view: PendingSnapshot;
}

/** A format may ask again as it learns more, but not for ever. */
const ROUNDS = 3;

/**
 * Asks the formats what they need for each site and fetches texts, until nothing new is asked for.
 * @returns whether anything new was asked for.
 */
export async function gather(
  jobs: readonly FetchJob[],
  asker: FactRequirements,
  fetch: () => Promise<void>,
): Promise<boolean> {
  let open = jobs;
  let news = false;
  for (let round = 0; round < ROUNDS && open.length > 0; round++) {
    open = open.filter((job) => ask(job, asker));
    news ||= open.length > 0;
    await fetch();
  }
  return news;
}

/** Whether the site needs anything that was not asked for before. */
function ask({ site, view }: FetchJob, asker: FactRequirements): boolean {
  const revision = view.snapshot.revision?.();
  if (revision !== undefined && view.quiet.get(site) === revision) return false;
  let news = false;
  for (const { path: written, what } of asker.needs(site, view.snapshot)) {
    if (what === 'commits') {
      news = view.wantCommits(Date.parse(written)) || news;
      continue;
    }
    const path = what === 'text' ? written : written.replace(/\/+$/, '');
    if (!isInside(path)) continue;
    const asked = { text: view.texts, history: view.histories, changes: view.changes }[what];
    if (asked.has(path)) continue;
    asked.add(path);
    if (what === 'text') view.want(path);
    news = true;
  }
  if (!news && revision !== undefined) view.quiet.set(site, revision);
  return news;
}

/** Whether a path stays in the repository: no empty segment, no `.` or `..`, no NUL. `''` is the root. */
function isInside(path: string): boolean {
  return path === '' || (!path.includes('\0') && segmentsOf(path) !== null);
}

/** The names on the way to a path; `null` where it is no plain path. The root has none. */
export function segmentsOf(path: string): readonly string[] | null {
  if (path === '') return [];
  const segments = path.split('/');
  return segments.some((name) => name === '' || name === '.' || name === '..') ? null : segments;
}
