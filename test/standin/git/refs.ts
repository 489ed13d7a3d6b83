// The refs of one bare repository: read from its files, moved by git's own transactions.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mover } from './mover.ts';

export const ZEROS = '0'.repeat(40);

/** `before`: what the ref must hold, zeros where it must not exist, `null` where that does not matter. */
export interface Move {
  readonly ref: string;
  readonly before: string | null;
  /** Zeros: the ref goes. */
  readonly after: string;
}

function loose(dir: string, prefix: string, found: Map<string, string>): void {
  for (const entry of readdirSync(join(dir, prefix), { withFileTypes: true })) {
    const name = `${prefix}/${entry.name}`;
    if (entry.isDirectory()) loose(dir, name, found);
    else if (!name.endsWith('.lock')) found.set(name, readFileSync(join(dir, name), 'utf8').trim());
  }
}

export class Refs {
  readonly dir: string;
  readonly #mover: Mover;
  /** Every ref as it was kept. */
  kept: ReadonlyMap<string, string> = new Map();
  #packed = '';
  #head = '';
  #brought = 0;

  /** `dir`: a bare repository. */
  constructor(dir: string) {
    this.dir = dir;
    this.#mover = new Mover(dir);
  }

  /** Every ref with its object, in the order of names. */
  all(): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    const file = join(this.dir, 'packed-refs');
    for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
      const [, oid, name] = /^([0-9a-f]{40}) (refs\/.+)$/.exec(line) ?? [];
      if (oid !== undefined && name !== undefined) found.set(name, oid);
    }
    loose(this.dir, 'refs', found);
    return new Map([...found].toSorted(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
  }
  get(name: string): string | null {
    return this.all().get(name) ?? null;
  }

  /** Moves all or none. What git says against it; `null`: done. */
  move(moves: readonly Move[]): Promise<string | null> {
    const lines = moves.map(({ ref, before, after }) =>
      after === ZEROS ? `delete ${ref}\0${before ?? ''}\0` : `update ${ref}\0${after}\0${before ?? ''}\0`,
    );
    return this.#mover.move(lines);
  }

  setHead(branch: string): void {
    writeFileSync(join(this.dir, 'HEAD'), `ref: refs/heads/${branch}\n`);
  }

  close(): void {
    this.#mover.close();
  }
  keep(): void {
    this.kept = this.all();
    const lines = [...this.kept].map(([name, oid]) => `${oid} ${name}\n`);
    this.#packed = `# pack-refs with: sorted\n${lines.join('')}`;
    this.#head = readFileSync(join(this.dir, 'HEAD'), 'utf8');
    this.reset();
  }
  /** All refs, to be brought back by {@link restore}. */
  save(): string {
    return [...this.all()].map(([name, oid]) => `${oid} ${name}\n`).join('');
  }
  restore(saved: string): void {
    this.#bring(`# pack-refs with: sorted\n${saved}`);
  }
  reset(): void {
    this.#bring(this.#packed);
  }

  /**
   * The mover's git stays, and reads packed refs anew only where their file looks changed to it: by size,
   * inode or the whole second of its time. Two states have files of one size and come within one second, so
   * each writing gets a second of its own, long before any in which git writes.
   */
  #bring(packed: string): void {
    rmSync(join(this.dir, 'refs'), { recursive: true, force: true });
    mkdirSync(join(this.dir, 'refs', 'heads'), { recursive: true });
    mkdirSync(join(this.dir, 'refs', 'tags'));
    const file = join(this.dir, 'packed-refs');
    writeFileSync(file, packed);
    this.#brought += 1;
    utimesSync(file, this.#brought, this.#brought);
    writeFileSync(join(this.dir, 'HEAD'), this.#head);
  }
}
