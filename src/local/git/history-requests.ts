// The histories that a survey asks for, read by one `git log`, or by two where the first shows
// that more is needed.
import { LARGE_VERSIONS, SIZE_CAP } from '../../model/file-content.ts';
import { isFileMode, type LastChange, type PastVersion } from '../../model/snapshot.ts';
import type { Git } from './git.ts';
import { History, type PathVersion } from './history.ts';
import { readLog } from './log.ts';
import type { Objects } from './objects.ts';
import { isWithin } from './pathspecs.ts';

/**
 * The texts of at most this many versions of a path are read, the newest; older versions are listed without.
 */
const TEXTS = 200;
/**
 * With `rev-parse`, `for-each-ref` and `cat-file` (two in a partial clone) that is six processes at most, and
 * two more where commits are asked for.
 */
const READS = 2;

export interface PastOptions {
  /** Ids of the commits where a shallow clone ends. */
  readonly cut: readonly string[];
  /** Names, addresses or logins of authors whose commits are no progress. */
  readonly bots: readonly string[];
  /** Whether a log that fails means that there is no history, as where a partial clone lacks old trees. */
  readonly mayFail: boolean;
  /** Bytes up to which the file at a path is read; of old versions only the newest are read so far. */
  readonly sizeCapOf: (path: string) => number;
}

export class HistoryRequests {
  /** `null` until `cover` was called, and where history is not to be had. */
  history: History | null = null;
  /** Ids of the commits that histories begin from; to be set before the first `cover`. */
  tips: readonly string[] = [];
  readonly #git: Git;
  readonly #objects: Objects;
  readonly #options: PastOptions;
  readonly #paths = new Set<string>();
  #reads = 0;

  /** Grows with everything that may change an answer: a log that was read, texts of blobs. */
  get revision(): number {
    return this.#reads + this.#objects.fetches;
  }

  constructor(git: Git, objects: Objects, options: PastOptions) {
    this.#git = git;
    this.#objects = objects;
    this.#options = options;
  }

  /**
   * Makes sure that history reports these paths and all below them.
   * @throws UserError where git fails.
   */
  async cover(paths: Iterable<string>): Promise<void> {
    const fresh = [...new Set(paths)].filter((path) => !this.#covers(path));
    if (fresh.length === 0 || this.#reads >= READS || this.tips.length === 0) return;
    const all = [...this.#paths, ...fresh];
    const bots = new Set(this.#options.bots.map((bot) => bot.toLowerCase()));
    this.#reads += 1;
    try {
      const graph = await readLog(this.#git, this.tips, all, bots);
      this.history = new History(graph, this.#options.cut);
      for (const path of fresh) this.#paths.add(path);
    } catch (error) {
      if (!this.#options.mayFail) throw error;
      this.#reads = READS;
    }
  }

  /** The versions of a path in the history of a commit, their texts as far as they were fetched. */
  versions(tip: string, path: string): readonly PastVersion[] | 'unavailable' {
    const versions = this.#versions(tip, path);
    if (versions === 'unavailable') return versions;
    return versions.map(({ commit, at, blob, mode, subject }) => {
      const reading = blob !== null && isFileMode(mode) ? this.#objects.reading(blob) : null;
      return { commit, at, blob, text: reading?.ok ? reading.text : null, subject };
    });
  }

  /** The newest change that counts at or below these paths. */
  lastChange(tip: string, paths: readonly string[]): LastChange | null | 'unavailable' {
    if (!this.history || !paths.every((path) => this.#covers(path))) return 'unavailable';
    return this.history.lastChange(tip, paths);
  }

  /** The newest changes of any kind at or below these paths. */
  lastChanges(tip: string, paths: readonly string[], most: number): readonly LastChange[] | 'unavailable' {
    if (!this.history || !paths.every((path) => this.#covers(path))) return 'unavailable';
    return this.history.lastChanges(tip, paths, most);
  }

  /** A commit as the log has it; `null` where no log was read, or it is not in it. */
  commit(id: string): LastChange | null {
    return this.history?.commit(id) ?? null;
  }

  /** Notes the blobs of a path's newest versions for the next fetch. */
  want(tip: string, path: string): void {
    const versions = this.#versions(tip, path);
    if (versions === 'unavailable') return;
    const most = this.#options.sizeCapOf(path);
    for (const [at, { blob, mode }] of versions.slice(0, TEXTS).entries())
      if (blob !== null && isFileMode(mode))
        this.#objects.want(blob, false, at < LARGE_VERSIONS ? most : SIZE_CAP);
  }

  #versions(tip: string, path: string): readonly PathVersion[] | 'unavailable' {
    return this.history && this.#covers(path) ? this.history.versions(tip, path) : 'unavailable';
  }

  #covers(path: string): boolean {
    return isWithin(this.#paths, path);
  }
}
