// Commits, trees and blobs of one repository; each distinct one is read once.
import { UserError } from '../../model/errors.ts';
import {
  LARGE_ROOM,
  mayBeRead,
  type Reading,
  readingOf,
  readingOfEnd,
  SIZE_CAP,
  tooLarge,
} from '../../model/file-content.ts';
import { CatFileBatch, type RawObject } from './cat-file.ts';
import { type Commit, commitOf } from './commit-object.ts';
import type { Git } from './git.ts';
import type { Repository } from './repository.ts';
import { type Splice, type TreeEntry, Trees } from './trees.ts';

/** Deeper trees than this exist only to break those who walk them. */
const DEEPEST = 1_000;

const ABSENT: Reading = { ok: false, why: 'absent' };
const NOT_FETCHED: Reading = { ok: false, why: 'not-fetched' };

/** Fetches these blobs, all in one go, into the clone that is read. What it does not bring stays unread. */
export type Supply = (blobs: readonly string[]) => Promise<void>;

/** How a blob is read. */
interface Wanted {
  /** Whether it is a log, of which the end counts. */
  readonly log: boolean;
  /** Bytes up to which it is read. */
  readonly most: number;
}

/** The objects of one survey, over one `git cat-file`. */
export class Objects {
  /** Bytes of an object id. */
  readonly width: number;
  /** How often `fetch` has brought anything. */
  fetches = 0;
  /** Distinct blobs whose content was read, those above the size cap left out. */
  readonly blobsRead = new Set<string>();
  readonly #git: Git;
  readonly #repository: Repository;
  readonly #batch: CatFileBatch;
  readonly #trees: Trees;
  /** Trees that could not be read. */
  readonly #faults = new Map<string, UserError>();
  readonly #blobs = new Map<string, Reading>();
  readonly #wanted = new Map<string, Wanted>();
  /** Bytes that may still be read of blobs above the size cap. */
  #room = LARGE_ROOM;
  /** In a partial clone the sorted ids of all objects that are here; asking for another ends the process. */
  #here: Buffer | null = null;
  readonly #supply: Supply | null;

  constructor(git: Git, repository: Repository, supply: Supply | null = null) {
    this.#git = git;
    this.#repository = repository;
    this.#supply = supply;
    this.#batch = new CatFileBatch(git);
    this.width = repository.hash === 'sha256' ? 32 : 20;
    this.#trees = new Trees(this.width);
  }

  /** The commits after ids or revisions; a name that is not one is left out. */
  async commits(names: readonly string[]): Promise<ReadonlyMap<string, Commit>> {
    const found = new Map<string, Commit>();
    await this.#batch.round([...new Set(names)], SIZE_CAP, (name, object) => {
      if (object?.type === 'commit' && object.body) found.set(name, commitOf(object.id, object.body));
    });
    return found;
  }

  /** Reads these trees and all below them, each distinct one once; `faultIn` tells what could not be read. */
  async load(roots: readonly string[]): Promise<void> {
    const [first] = roots;
    if (first === undefined) return;
    await this.#list();
    const isKnown = (id: string) => this.#trees.has(id) || this.#faults.has(id);
    let level = new Map<string, string | null>();
    for (const id of roots) if (!isKnown(id)) level.set(id, id === first ? null : first);
    for (let depth = 0; level.size > 0; depth++) {
      if (depth > DEEPEST) {
        const message = `${this.#git.dir} holds folders nested deeper than ${DEEPEST}; that is not read.`;
        for (const id of level.keys()) this.#faults.set(id, new UserError(message));
        return;
      }
      for (const id of level.keys()) if (!this.#isHere(id)) this.#faults.set(id, this.#treeMissing(id));
      const next = new Map<string, string | null>();
      const here = [...level.keys()].filter((id) => !this.#faults.has(id));
      await this.#batch.round(here, SIZE_CAP, (id, object) => {
        if (object?.type !== 'tree' || !object.body) {
          this.#faults.set(id, this.#treeMissing(id));
          return;
        }
        for (const folder of this.#trees.add(id, object.body, level.get(id) ?? null))
          if (!isKnown(folder.id) && !level.has(folder.id) && !next.has(folder.id))
            next.set(folder.id, folder.like);
      });
      level = next;
    }
  }

  /** Why a loaded tree, or one below it, could not be read; `null` where all of it is there. */
  faultIn(root: string): UserError | null {
    if (this.#faults.size === 0) return null;
    const seen = new Set([root]);
    for (const id of seen) {
      const fault = this.#faults.get(id);
      if (fault) return fault;
      for (const folder of this.folders(id)) seen.add(folder);
    }
    return null;
  }

  /** A tree's bytes; empty where it was not loaded. */
  tree(id: string): Buffer {
    return this.#trees.bytes(id);
  }

  /** How a tree differs from another one; `null` where all of it is to be looked at. */
  splice(id: string): Splice | null {
    return this.#trees.splice(id);
  }

  /** A tree's entries, read once. */
  entries(id: string): readonly TreeEntry[] {
    return this.#trees.entries(id);
  }

  /** A tree's entry of this name; `undefined` where it has none. */
  entry(id: string, name: string): TreeEntry | undefined {
    return this.#trees.entry(id, name);
  }

  /** Ids of a tree's folders, in the order of its entries. */
  folders(id: string): readonly string[] {
    return this.#trees.folders(id);
  }

  /** Notes a blob for the next `fetch`; of a log above the cap its end is read. `most`: what may be read. */
  want(blob: string, log = false, most = SIZE_CAP): void {
    const known = this.#blobs.get(blob);
    if (known && !mayBeRead(known, most, this.#room)) return;
    const before = this.#wanted.get(blob);
    this.#wanted.set(blob, {
      log: log || before?.log === true,
      most: Math.max(most, before?.most ?? SIZE_CAP),
    });
  }

  /** Reads every blob that was wanted; one that is not here reads as `not-fetched`. */
  async fetch(): Promise<void> {
    if (this.#wanted.size === 0) return;
    this.fetches += 1;
    await this.#list();
    const lacking = [...this.#wanted.keys()].filter((id) => !this.#isHere(id));
    if (this.#supply && lacking.length > 0) {
      await this.#supply(lacking);
      this.#here = null;
      await this.#list();
    }
    for (const id of this.#wanted.keys()) this.#blobs.set(id, NOT_FETCHED);
    const ids = [...this.#wanted.keys()].filter((id) => this.#isHere(id));
    const wanted = new Map(this.#wanted);
    this.#wanted.clear();
    const logs = new Set(ids.filter((id) => wanted.get(id)?.log === true));
    for (const most of new Set(ids.map((id) => wanted.get(id)?.most ?? SIZE_CAP))) {
      const alike = ids.filter((id) => (wanted.get(id)?.most ?? SIZE_CAP) === most);
      await this.#batch.round(alike, most, (id, object) => this.#take(id, object, most), logs);
    }
  }

  #take(id: string, object: RawObject | null, most: number): void {
    if (object?.type !== 'blob') this.#blobs.set(id, NOT_FETCHED);
    else if (object.end) this.#blobs.set(id, readingOfEnd(object.end, object.size));
    else if (!object.body) this.#blobs.set(id, tooLarge(object.size, most));
    else {
      const taken = object.size > SIZE_CAP ? object.size : 0;
      const fits = taken <= this.#room;
      if (fits) this.#room -= taken;
      if (fits) this.blobsRead.add(id);
      this.#blobs.set(id, fits ? readingOf(object.body, most) : tooLarge(object.size));
    }
  }

  /** What a blob says, as far as it was fetched. */
  reading(blob: string): Reading {
    return this.#blobs.get(blob) ?? NOT_FETCHED;
  }

  /** A file as a commit has it, not counted by a survey; absent where a partial clone lacks it. */
  async textAt(commit: string, path: string): Promise<Reading> {
    const name = `${commit}:${path}`;
    // Asking for what a partial clone lacks would end the process that everything else is read by.
    if (this.#repository.partial) {
      const { code, stdout } = await this.#git.run(['cat-file', 'blob', name]);
      return code === 0 ? readingOf(stdout) : ABSENT;
    }
    let reading: Reading = ABSENT;
    await this.#batch.round([name], SIZE_CAP, (_, object) => {
      if (object?.type !== 'blob') return;
      reading = object.body ? readingOf(object.body) : { ok: false, why: 'too-large', size: object.size };
    });
    return reading;
  }

  /** Until something else is asked for, the git process does not keep this one alive. */
  rest(): void {
    this.#batch.rest();
  }

  /** Ends the git process. */
  close(): Promise<void> {
    return this.#batch.close();
  }

  /** In a partial clone: learns once what is here, without asking for anything that is not. */
  async #list(): Promise<void> {
    if (this.#here || !this.#repository.partial) return;
    const output = await this.#git.run([
      'cat-file',
      '--batch-check=%(objectname)',
      '--batch-all-objects', // sorted by id
    ]);
    if (output.code !== 0) throw this.#git.failure('cat-file', output.stderr);
    this.#here = Buffer.from(output.stdout.toString('latin1').replaceAll('\n', ''), 'hex');
  }

  #isHere(id: string): boolean {
    const here = this.#here;
    if (!here) return true;
    const sought = Buffer.from(id, 'hex');
    let low = 0;
    let high = here.length / this.width;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = middle * this.width;
      const order = here.compare(sought, 0, this.width, at, at + this.width);
      if (order === 0) return true;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return false;
  }

  #treeMissing(id: string): UserError {
    const what = `The folder listing (tree) ${id} is not in ${this.#git.dir}`;
    return new UserError(
      this.#repository.partial
        ? `${what}: a clone made with --filter=tree:0 holds none. Fetch without it ("git fetch --refetch ` +
            '--filter=blob:none"), or clone with --filter=blob:none.'
        : `${what}: the repository is damaged. See what "git fsck" says and fetch again.`,
    );
  }
}
