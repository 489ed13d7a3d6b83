// The commits of many branches since given times, by one `git log` for all of them.
import type { CommitFact } from '../../model/snapshot.ts';
import { boundsOf, type CommitsAt, factsOf, MOST_COMMITS } from './commits.ts';
import type { Git } from './git.ts';
import { listCommits } from './log.ts';
import type { LogListing } from './log-parser.ts';

export interface BranchCommitsOptions {
  /** Ids of the commits where a shallow clone ends. */
  readonly cut: ReadonlySet<string>;
  /** Whether a log that fails means that commits are not to be had, as where a partial clone lacks trees. */
  readonly mayFail: boolean;
}

/** One tip's part. Times are milliseconds since 1970. */
class OfTip implements CommitsAt {
  facts: readonly CommitFact[] | 'unavailable' = 'unavailable';
  reads = 0;
  wanted = Number.POSITIVE_INFINITY;
  covered = Number.POSITIVE_INFINITY;

  want(since: number): boolean {
    if (!(since < this.wanted)) return false; // also what is no time
    this.wanted = since;
    return true;
  }
}

/** What a branch's own survey would say of its commits, the reflog left out. */
export class BranchCommits {
  readonly #git: Git;
  readonly #options: BranchCommitsOptions;
  readonly #tips = new Map<string, OfTip>();

  constructor(git: Git, options: BranchCommitsOptions) {
    this.#git = git;
    this.#options = options;
  }

  /** The commits after a tip, which is a full id. */
  at(tip: string): CommitsAt {
    const one = this.#tips.get(tip) ?? new OfTip();
    this.#tips.set(tip, one);
    return one;
  }

  /** Reads what was asked for. @throws UserError where git fails */
  async cover(): Promise<void> {
    const open = [...this.#tips].filter(([, one]) => one.wanted < one.covered);
    if (open.length === 0) return;
    const since = Math.min(...open.map(([, { wanted }]) => wanted));
    for (const [, one] of open) {
      one.covered = one.wanted;
      one.reads += 1;
    }
    const bounds = boundsOf(since, MOST_COMMITS * open.length);
    try {
      const from = open.map(([tip]) => tip);
      const all = await listCommits(this.#git, { from, bounds, without: null });
      const facts = factsOf(all, { since, cut: this.#options.cut, lost: false });
      for (const [tip, one] of open) one.facts = behind(tip, one.wanted, facts, all);
    } catch (error) {
      if (!this.#options.mayFail) throw error;
    }
  }
}

/** Those of the facts that a tip descends from, since a time, as many as its own log would tell. */
function behind(
  tip: string,
  since: number,
  facts: readonly CommitFact[],
  { numbers, parents, ids }: LogListing,
): readonly CommitFact[] {
  const start = numbers.get(tip);
  const seen = new Set(start === undefined ? [] : [start]);
  for (const number of seen) for (const parent of parents[number] ?? []) seen.add(parent);
  const reached = new Set([...seen].map((number) => ids[number]));
  const own = facts.filter(({ commit, at }) => reached.has(commit) && Date.parse(at) >= since);
  return own.slice(0, MOST_COMMITS);
}
