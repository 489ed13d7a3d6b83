// The past of one commit: versions of paths, their last changes, commits since a time; in one query.
import { type CommitFact, isFileMode, type LastChange, type PastVersion } from '../../model/snapshot.ts';
import { DAY } from '../../model/time-units.ts';
import { isProgress, stampOf } from './graphql-commits.ts';
import { type HistorySource, lineOf, type PastCommit, type PathHistory, readLines } from './path-history.ts';
import { modeOf } from './tree.ts';
import { factsOf } from './tree-diffs.ts';

export interface VersionInHistory extends Omit<PastVersion, 'text'> {
  /** Whether it was a file: neither a link, nor a folder, nor a submodule. */
  readonly file: boolean;
}

type Known<T> = T | 'unavailable';

/** Git stops where a commit is older than asked, though what it descends from may be newer. Milliseconds. */
const SLACK = DAY;

/** What history says of one commit; whatever GitHub refuses is `'unavailable'`, and a note says why. */
export class CommitHistory {
  readonly #source: HistorySource;
  readonly #bots: ReadonlySet<string>;
  readonly #versions = new Map<string, Known<readonly VersionInHistory[]>>();
  readonly #changes = new Map<string, Known<LastChange | null>>();
  #commits: Known<readonly CommitFact[]> = 'unavailable';
  /** Milliseconds since 1970. */
  #wanted = Number.POSITIVE_INFINITY;
  #covered = Number.POSITIVE_INFINITY;

  /** `bots`: names, addresses or logins of authors whose commits are no progress. */
  constructor(source: HistorySource, bots: readonly string[]) {
    this.#source = source;
    this.#bots = new Set(bots.map((bot) => bot.toLowerCase()));
  }

  /** Asks for commits from this time on; whether that is earlier than what was asked before. */
  wantCommits(since: number): boolean {
    if (!(since < this.#wanted)) return false; // also what is no time
    this.#wanted = since;
    return true;
  }

  /** Learns of these paths, and of the commits that were wanted, what is not known yet. */
  async cover(versions: Iterable<string>, changes: Iterable<string>): Promise<void> {
    const asked = [
      ...[...versions].filter((path) => !this.#versions.has(path)).map((path) => lineOf('versions', path)),
      ...[...changes].filter((path) => !this.#changes.has(path)).map((path) => lineOf('changes', path)),
      ...(this.#wanted < this.#covered ? [lineOf('commits', '', earlier(this.#wanted))] : []),
    ];
    this.#covered = this.#wanted;
    const lines = await readLines(
      asked,
      ({ kind }, found) => kind === 'changes' && this.#lastOf(found) !== undefined,
      this.#source,
    );
    for (const [i, { kind, path }] of asked.entries()) {
      const line = lines[i] ?? null;
      if (kind === 'versions') this.#versions.set(path, this.#versionsOf(path, line));
      else if (kind === 'changes') this.#changes.set(path, this.#changeOf(path, line));
      else this.#commits = await this.#commitsOf(line);
    }
  }

  /** Versions of a path, newest first. */
  versions(path: string): Known<readonly VersionInHistory[]> {
    return this.#versions.get(path) ?? 'unavailable';
  }

  /** The newest change that counts, of paths that were asked for. */
  lastChange(paths: readonly string[]): Known<LastChange | null> {
    let newest: LastChange | null = null;
    for (const path of paths) {
      const one = this.#changes.get(path);
      // `null` is known: nothing that counts was ever there.
      if (one === undefined || one === 'unavailable') return 'unavailable';
      if (one && (newest === null || one.at > newest.at)) newest = one;
    }
    return newest;
  }

  get commits(): Known<readonly CommitFact[]> {
    return this.#commits;
  }

  #versionsOf(path: string, line: PathHistory | null): Known<readonly VersionInHistory[]> {
    if (line === null) return 'unavailable';
    if (!line.whole) this.#source.note(`The oldest versions of ${JSON.stringify(path)} were left out.`);
    return line.commits.map((commit) => {
      const mode = commit.file ? modeOf(commit.file.mode) : null;
      const file = isFileMode(mode);
      return { ...stampOf(commit), blob: commit.file?.oid ?? null, file };
    });
  }

  #changeOf(path: string, line: PathHistory | null): Known<LastChange | null> {
    if (line === null) return 'unavailable';
    const last = this.#lastOf(line.commits);
    if (last) return stampOf(last);
    if (line.whole) return null;
    const where = JSON.stringify(path);
    this.#source.note(`None of the last ${line.commits.length} commits at ${where} counts as progress.`);
    return 'unavailable';
  }

  /** Commits with what each changed; unavailable where not all of it can be told. */
  async #commitsOf(line: PathHistory | null): Promise<Known<readonly CommitFact[]>> {
    if (line === null) return 'unavailable';
    const recent = line.commits.filter(({ committedDate }) => Date.parse(committedDate) >= this.#wanted);
    if (line.whole) return factsOf(recent, this.#source);
    this.#source.note(`There are more than ${line.commits.length} commits since the work began.`);
    return 'unavailable';
  }

  #lastOf(commits: readonly PastCommit[]): PastCommit | undefined {
    return commits.find((one) => isProgress(one, this.#bots));
  }
}

const earlier = (since: number): string =>
  new Date(Math.max(0, since - SLACK)).toISOString().replace(/\.\d+Z$/, 'Z');
