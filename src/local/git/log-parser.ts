// Parses the output of `git log` token by token into packed arrays.
import type { Mode } from '../../model/snapshot.ts';
import { isWithin } from './pathspecs.ts';

/** What a commit did to one path. */
export interface Touch {
  readonly path: string;
  /** The blob that it put there; `null` where it removed it. */
  readonly blob: string | null;
  readonly mode: Mode | null;
}

/** Commits by number, in the order of discovery. */
export interface CommitGraph {
  readonly ids: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly parents: readonly (readonly number[])[];
  /** Committer's times in seconds since 1970. */
  readonly times: readonly number[];
  /** First lines of messages; bytes that are not UTF-8 are replaced. Untrusted. */
  readonly subjects: readonly string[];
  /** Whether the commit is no progress: a merge, a named bot's, or our own. */
  readonly idle: readonly boolean[];
  /** What each commit did to the paths asked for; of a merge, what differs from every parent. */
  readonly touches: ReadonlyMap<number, readonly Touch[]>;
}

/** What was listed, by number and in git's order, with all paths that each commit changed. */
export interface LogListing extends CommitGraph {
  readonly listed: readonly number[];
}

/** What a header holds, in this order; the first field is all that may begin a commit. */
export const FIELDS = ['%H %P', '%ct', '%s', '%an', '%ae', '%(trailers:key=Rekindle-Action,valueonly)'];
/** UTF-16 units of a subject that are kept: no one reads more. */
const SUBJECT = 1_000;

/** Takes the output in pieces, cut anywhere; `bots` and `wanted` are what `readLog` is asked with. */
export class LogReader implements LogListing {
  readonly ids: string[] = [];
  readonly numbers = new Map<string, number>();
  readonly parents: (readonly number[])[] = [];
  readonly times: number[] = [];
  readonly subjects: string[] = [];
  readonly listed: number[] = [];
  readonly idle: boolean[] = [];
  readonly touches = new Map<number, Touch[]>();
  readonly #bots: ReadonlySet<string>;
  readonly #wanted: ReadonlySet<string>;
  readonly #paths = new Map<string, string>();
  #rest: Buffer = Buffer.alloc(0);
  #commit = -1;
  /** Which field of a header comes next; past the last one, entries or the next commit. */
  #field = FIELDS.length;
  #author: readonly string[] = [];
  #entry: Omit<Touch, 'path'> | null = null;

  constructor(bots: ReadonlySet<string>, wanted: ReadonlySet<string>) {
    this.#bots = bots;
    this.#wanted = wanted;
  }

  read(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(0, from); end >= 0; end = chunk.indexOf(0, from)) {
      const piece = chunk.subarray(from, end);
      const whole = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece]);
      if (this.#rest.length > 0) this.#rest = Buffer.alloc(0);
      this.#token(whole.toString('utf8'));
      from = end + 1;
    }
    if (from < chunk.length) this.#rest = Buffer.concat([this.#rest, chunk.subarray(from)]);
  }

  #token(token: string): void {
    if (this.#entry) {
      this.#touch(token, this.#entry);
      this.#entry = null;
    } else if (this.#field < FIELDS.length) this.#header(token);
    else if (token !== '' && token !== '\n') {
      const text = token.startsWith('\n') ? token.slice(1) : token;
      if (text.startsWith(':')) this.#entry = entryOf(text);
      else this.#open(text);
    }
  }

  #touch(written: string, entry: Omit<Touch, 'path'>): void {
    const known = this.#paths.get(written);
    if (known === undefined && !isWithin(this.#wanted, written)) return;
    const path = known ?? written;
    this.#paths.set(path, path);
    const there = this.touches.get(this.#commit);
    if (there) there.push({ path, ...entry });
    else this.touches.set(this.#commit, [{ path, ...entry }]);
  }

  #open(ids: string): void {
    const [id = '', ...parents] = ids.trim().split(' ');
    this.#commit = this.#number(id);
    this.listed.push(this.#commit);
    this.parents[this.#commit] = parents.map((parent) => this.#number(parent));
    this.#field = 1;
  }

  #header(token: string): void {
    if (this.#field === 1) this.times[this.#commit] = Number(token);
    else if (this.#field === 2) this.subjects[this.#commit] = token.slice(0, SUBJECT);
    else if (this.#field === FIELDS.length - 1) {
      const merge = (this.parents[this.#commit]?.length ?? 0) > 1;
      this.idle[this.#commit] = merge || token !== '' || this.#author.some((name) => this.#bots.has(name));
      this.#author = [];
    } else this.#author = [...this.#author, ...namesOf(token)];
    this.#field += 1;
  }

  #number(id: string): number {
    const known = this.numbers.get(id);
    if (known !== undefined) return known;
    const number = this.ids.length;
    this.numbers.set(id, number);
    this.ids.push(id);
    this.parents.push([]);
    this.times.push(0);
    this.subjects.push('');
    this.idle.push(true);
    return number;
  }
}

/** `:100644 100644 OLD NEW M`, or `::100644 100644 100644 OLD OLD NEW MM` with one more of each a parent. */
function entryOf(raw: string): Omit<Touch, 'path'> {
  const parents = raw.lastIndexOf(':') + 1;
  const words = raw.slice(parents).split(' ');
  const mode = words[parents] ?? '';
  const blob = words[2 * parents + 1] ?? '';
  return { blob: /^0+$/.test(blob) ? null : blob, mode: MODES.get(mode) ?? null };
}

const MODES: ReadonlyMap<string, Mode> = new Map(
  (['100644', '100755', '120000', '160000'] as const).map((mode) => [mode, mode]),
);

/** What an author may be named by: the name or address itself, and the login in GitHub's private address. */
function namesOf(written: string): readonly string[] {
  const name = written.toLowerCase();
  const login = /^(?:\d+\+)?(.+)@users\.noreply\.github\.com$/.exec(name)?.[1];
  return login === undefined ? [name] : [name, login];
}
