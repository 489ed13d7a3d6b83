// The rounds in which a snapshot learns what the formats ask: texts, then history, then what history teaches.
import type { FactRequirements } from '../../model/edge.ts';
import type { StateLocation } from '../../model/site.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { segmentsOf, withoutSlash } from './order.ts';

/** A snapshot that can still learn. */
export interface Learner {
  readonly snapshot: Snapshot;
  /** Notes a path whose text the next `fetch` shall read. */
  want(path: string): void;
  /** Asks for commits from this time on, in milliseconds since 1970; whether that is news. */
  wantCommits(since: number): boolean;
  fetch(): Promise<void>;
  /** Learns the past of these paths, and of what was wanted. */
  cover(histories: ReadonlySet<string>, changes: ReadonlySet<string>): Promise<void>;
}

/** A format may ask again as it learns more, but not for ever. */
const ROUNDS = 3;
/** A pass reads history, and what history teaches may be asked for in the next. */
const PASSES = 3;

/** Fetches all that formats ask of these sites. @throws WorldError */
export async function settle(
  sites: readonly StateLocation[],
  asker: FactRequirements,
  learner: Learner,
): Promise<void> {
  const asked = { text: new Set<string>(), history: new Set<string>(), changes: new Set<string>() };
  /** Whether the site needs anything that was not asked for before. */
  function ask(site: StateLocation): boolean {
    let news = false;
    for (const { path: written, what } of asker.needs(site, learner.snapshot)) {
      if (what === 'commits') {
        news = learner.wantCommits(Date.parse(written)) || news;
        continue;
      }
      const path = what === 'text' ? written : withoutSlash(written);
      if (asked[what].has(path) || path.includes('\0') || segmentsOf(path) === null) continue;
      asked[what].add(path);
      if (what === 'text') learner.want(path);
      news = true;
    }
    return news;
  }
  for (let pass = 0; pass < PASSES; pass += 1) {
    let news = false;
    let open = sites;
    for (let round = 0; round < ROUNDS && open.length > 0; round += 1) {
      open = open.filter(ask);
      news ||= open.length > 0;
      await learner.fetch();
    }
    if (!news && pass > 0) return;
    await learner.cover(asked.history, asked.changes);
    await learner.fetch();
  }
}
