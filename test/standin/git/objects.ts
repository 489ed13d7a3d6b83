// The objects of all repositories in one folder, as GitHub shares them in a network of forks.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { CatFile } from './catfile.ts';
import {
  type Commit,
  type Entry,
  type GitObject,
  isTree,
  type Kind,
  parseCommit,
  parseTree,
  printCommit,
  printTree,
} from './formats.ts';

const FAST = { level: 1 };
/** Names of loose objects begin with two hexadecimal digits; `pack` holds the others. */
const HOLDS_OBJECTS = /^(?:[0-9a-f]{2}|pack)$/;

/** What lies at a path of a tree. */
export type Found = Omit<Entry, 'name'>;

export class Objects {
  readonly dir: string;
  readonly #base: string;
  readonly #catFile: CatFile;
  #known = new Map<string, GitObject>();
  readonly #commits = new WeakMap<GitObject, Commit>();
  /** Of the seed: these outlive a reset. */
  readonly #kept = new Map<string, GitObject>();

  /** `dir` holds what came since the seed, `base` the seed's; `reader` is a bare repository over both. */
  constructor(dir: string, base: string, reader: string) {
    this.dir = dir;
    this.#base = base;
    this.#catFile = new CatFile(reader);
    mkdirSync(join(base, 'pack'), { recursive: true });
    mkdirSync(join(dir, 'info'), { recursive: true });
    mkdirSync(join(dir, 'pack'), { recursive: true });
    writeFileSync(join(dir, 'info', 'alternates'), `${base}\n`);
  }

  async read(oid: string): Promise<GitObject | null> {
    const known = this.#known.get(oid) ?? this.#kept.get(oid);
    if (known) return known;
    if (!/^[0-9a-f]{40}$/.test(oid)) return null;
    const found = await this.#catFile.read(oid);
    if (found) this.#known.set(oid, found);
    return found;
  }

  /** Its content where it is of this kind, else `null`. */
  async of(kind: Kind, oid: string): Promise<Buffer | null> {
    const found = await this.read(oid);
    return found?.kind === kind ? found.content : null;
  }
  async commit(oid: string): Promise<Commit | null> {
    const found = await this.read(oid);
    if (found?.kind !== 'commit') return null;
    const commit = this.#commits.get(found) ?? parseCommit(found.content);
    this.#commits.set(found, commit);
    return commit;
  }
  async tree(oid: string): Promise<readonly Entry[] | null> {
    const content = await this.of('tree', oid);
    return content && parseTree(content);
  }

  /** What lies at a path, from a tree down; the tree itself at `''`. */
  async find(tree: string, path: string): Promise<Found | null> {
    let found: Found = { mode: '040000', oid: tree };
    for (const name of path.split('/').filter(Boolean)) {
      if (!isTree(found)) return null;
      const entry = (await this.tree(found.oid))?.find((one) => one.name === name);
      if (!entry) return null;
      found = { mode: entry.mode, oid: entry.oid };
    }
    return found;
  }

  write(kind: Kind, content: Buffer): string {
    const whole = Buffer.concat([Buffer.from(`${kind} ${content.length}\0`), content]);
    const oid = createHash('sha1').update(whole).digest('hex');
    if (this.#known.has(oid) || this.#kept.has(oid)) return oid;
    const folder = join(this.dir, oid.slice(0, 2));
    const file = join(folder, oid.slice(2));
    if (!existsSync(file)) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${file}.part`, deflateSync(whole, FAST));
      renameSync(`${file}.part`, file);
    }
    this.#known.set(oid, { kind, content });
    return oid;
  }
  writeTree(entries: readonly Entry[]): string {
    return this.write('tree', printTree(entries));
  }
  writeCommit(commit: Commit): string {
    return this.write('commit', printCommit(commit));
  }

  /**
   * A tree with entries put at paths, or taken away (`null`); folders appear and vanish with what they hold.
   * @throws RangeError for a path that no tree can hold
   */
  async withEntries(tree: string | null, changes: ReadonlyMap<string, Found | null>): Promise<string> {
    const here = new Map<string, Entry>();
    for (const entry of (tree && (await this.tree(tree))) || []) here.set(entry.name, entry);
    const below = new Map<string, Map<string, Found | null>>();
    for (const [path, change] of changes) {
      const [name = '', ...rest] = path.split('/');
      if (name === '' || name === '.' || name === '..' || name.toLowerCase() === '.git')
        throw new RangeError(path);
      if (rest.length > 0) below.set(name, (below.get(name) ?? new Map()).set(rest.join('/'), change));
      else if (change) here.set(name, { name, ...change });
      else here.delete(name);
    }
    for (const [name, inside] of below) {
      const was = here.get(name);
      const oid = await this.withEntries(was && isTree(was) ? was.oid : null, inside);
      if ((await this.tree(oid))?.length === 0) here.delete(name);
      else here.set(name, { mode: '040000', name, oid });
    }
    return this.writeTree([...here.values()]);
  }

  /** What is here now is the seed. */
  keep(): void {
    this.#catFile.close();
    for (const name of readdirSync(this.dir).filter((one) => HOLDS_OBJECTS.test(one))) {
      mkdirSync(join(this.#base, name), { recursive: true });
      for (const file of readdirSync(join(this.dir, name)))
        renameSync(join(this.dir, name, file), join(this.#base, name, file));
    }
    for (const [oid, object] of this.#known) this.#kept.set(oid, object);
    this.#known.clear();
  }
  /** Only the seed is left. */
  reset(): void {
    for (const name of readdirSync(this.dir).filter((one) => HOLDS_OBJECTS.test(one)))
      rmSync(join(this.dir, name), { recursive: true });
    mkdirSync(join(this.dir, 'pack'));
    this.#known = new Map();
  }
  close(): void {
    this.#catFile.close();
  }
}
