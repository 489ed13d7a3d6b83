// The commits of one branch since a time, and those that only the reflog still knows.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommitFact } from '../../model/snapshot.ts';
import { byteOrder } from '../survey/names.ts';
import type { Git } from './git.ts';
import { isoOf } from './git-times.ts';
import { listCommits } from './log.ts';
import type { LogListing } from './log-parser.ts';

/** At most this many commits of either kind are listed, the newest. */
export const MOST_COMMITS = 2_000;
/** At most this many of the last moves of HEAD are looked at. */
const MOST_MOVES = 10_000;
/**
 * Seconds. Git stops where a commit is older than asked, though what it descends from may be newer: clocks
 * that are wrong by up to a day hide nothing.
 */
const SLACK = 86_400;

/** Commits since a time, at most this many, no one before those that descend from it. */
export function boundsOf(since: number, most: number): readonly string[] {
  const earliest = Math.max(0, Math.floor(since / 1_000) - SLACK);
  return ['--date-order', `--max-age=${earliest}`, `--max-count=${most}`];
}

/** The commits after one tip, as far as somebody asked for them. */
export interface CommitsAt {
  /** `'unavailable'` until somebody asked and they were read. */
  readonly facts: readonly CommitFact[] | 'unavailable';
  /** How often they were read. */
  readonly reads: number;
  /** Asks for commits from this time on; whether that is earlier than what was asked before. */
  want(since: number): boolean;
}

export interface CommitsOptions {
  /** The commit that is looked at. */
  readonly tip: string;
  /** Ids of the commits where a shallow clone ends. */
  readonly cut: ReadonlySet<string>;
  /** The folder of git that may hold a reflog of HEAD; `null` where only the tip's own commits count. */
  readonly reflogOf: string | null;
  /** Whether a log that fails means that commits are not to be had, as where a partial clone lacks trees. */
  readonly mayFail: boolean;
  readonly warn: (message: string) => void;
}

/** Learns commits by one `git log`, and by a second one where there is a reflog. */
export class Commits implements CommitsAt {
  /** `'unavailable'` until somebody asked and `cover` was called. */
  facts: readonly CommitFact[] | 'unavailable' = 'unavailable';
  reads = 0;
  readonly #git: Git;
  readonly #options: CommitsOptions;
  /** Milliseconds since 1970. */
  #wanted = Number.POSITIVE_INFINITY;
  #covered = Number.POSITIVE_INFINITY;

  constructor(git: Git, options: CommitsOptions) {
    this.#git = git;
    this.#options = options;
  }

  /** Asks for commits from this time on; whether that is earlier than what was asked before. */
  want(since: number): boolean {
    if (!(since < this.#wanted)) return false; // also what is no time
    this.#wanted = since;
    return true;
  }

  /** Reads what was asked for. @throws UserError where git fails */
  async cover(): Promise<void> {
    if (this.#wanted >= this.#covered) return;
    const since = this.#wanted;
    const { cut } = this.#options;
    this.#covered = since;
    this.reads += 1;
    try {
      const own = await this.#list([this.#options.tip], null, since);
      this.facts = merged(factsOf(own, { since, cut, lost: false }), await this.#lost(since));
    } catch (error) {
      if (!this.#options.mayFail) throw error;
    }
  }

  #list(from: readonly string[], without: readonly string[] | null, since: number): Promise<LogListing> {
    return listCommits(this.#git, { from, bounds: boundsOf(since, MOST_COMMITS), without });
  }

  /** Commits that HEAD once stood at, or descended from, and that no branch or tag holds any more. */
  async #lost(since: number): Promise<readonly CommitFact[]> {
    const { reflogOf, tip, warn, cut } = this.#options;
    const moves = reflogOf === null ? [] : await movesIn(join(reflogOf, 'logs', 'HEAD'));
    if (moves.length === 0) return [];
    const held = ['--branches', '--remotes', '--tags', tip];
    try {
      return factsOf(await this.#list(moves, held, since), { since, cut, lost: true });
    } catch (error) {
      // Commits of the reflog may be garbage collected; then the result is that of a repository without a
      // reflog.
      const why = error instanceof Error ? error.message : String(error);
      warn(`Commits that only the reflog knows were passed over: ${why}`);
      return [];
    }
  }
}

/** What a listing says of its commits since a time, milliseconds since 1970, in git's order. */
export function factsOf(
  { listed, ids, parents, times, subjects, touches }: LogListing,
  { since, cut, lost }: { readonly since: number; readonly cut: ReadonlySet<string>; readonly lost: boolean },
): readonly CommitFact[] {
  return listed
    .filter((number) => (times[number] ?? 0) * 1_000 >= since)
    .map((number): CommitFact => {
      const commit = ids[number] ?? '';
      const [parent] = parents[number] ?? [];
      // Where a shallow clone ends a commit looks like a first one, and what it changed cannot be told.
      const touched = cut.has(commit) ? [] : (touches.get(number) ?? []);
      return {
        commit,
        parent: parent === undefined ? null : (ids[parent] ?? null),
        at: isoOf(times[number] ?? 0),
        subject: subjects[number] ?? '',
        files: touched.map(({ path }) => path).sort(byteOrder),
        lost,
      };
    });
}

/** Every commit that HEAD stood at, each once, the newest first; none where there is no reflog. */
async function movesIn(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'latin1').catch(() => '');
  const lines = text.split('\n').filter(Boolean).slice(-MOST_MOVES).toReversed();
  const ids = lines.flatMap((line) => /^([0-9a-f]{40,64}) ([0-9a-f]{40,64}) /.exec(line)?.slice(1, 3) ?? []);
  return [...new Set(ids)].filter((id) => !/^0+$/.test(id));
}

/** Two lists, each the newest first, as one. */
function merged(own: readonly CommitFact[], lost: readonly CommitFact[]): readonly CommitFact[] {
  const all: CommitFact[] = [];
  let next = 0;
  for (const fact of own) {
    for (let other = lost[next]; other && other.at > fact.at; other = lost[next]) {
      all.push(other);
      next += 1;
    }
    all.push(fact);
  }
  return [...all, ...lost.slice(next)];
}
