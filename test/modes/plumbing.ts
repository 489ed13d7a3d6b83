// Commits and refs written as git keeps them: a process for each would be most of a test's time.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { outputOf } from '../launcher.ts';
import { bareIn, env } from '../local/repository.ts';

export interface Entry {
  readonly mode: string;
  readonly id: string;
}

/** Files of a commit by their paths. */
export type Listing = ReadonlyMap<string, Entry>;

const listings = new Map<string, Listing>();

/** What a commit holds; asked of git once, and not at all for those that were made here. */
export function listingOf(dir: string, commit: string): Listing {
  const known = listings.get(commit);
  if (known) return known;
  const lines = outputOf('git', ['-C', dir, 'ls-tree', '-r', '-z', commit], { env }).toString().split('\0');
  const entries = lines.flatMap((line) => {
    const [, mode, id, path] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(line) ?? [];
    return mode === undefined || id === undefined || path === undefined
      ? []
      : [[path, { mode, id }] as const];
  });
  const listing = new Map(entries);
  listings.set(commit, listing);
  return listing;
}

interface Made {
  readonly id: string;
  readonly bytes: Buffer;
}

function objectOf(type: string, content: Buffer): Made {
  const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
  return { id: createHash('sha1').update(bytes).digest('hex'), bytes };
}

function keep(dir: string, { id, bytes }: Made): string {
  const file = join(dir, 'objects', id.slice(0, 2), id.slice(2));
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, deflateSync(bytes, { level: 1 }), { mode: 0o444 });
  }
  return id;
}

/** Stores a file's text. */
export const blobOf = (dir: string, text: string): string => keep(dir, objectOf('blob', Buffer.from(text)));

const FORBIDDEN = new Set(['', '.', '..', '.git']);

/** All trees that a listing needs, that of its root last. */
function treesOf(listing: Listing): readonly Made[] {
  const own = new Map<string, Entry>();
  const below = new Map<string, Map<string, Entry>>();
  for (const [path, entry] of listing) {
    const [name = '', ...rest] = path.split('/');
    if (FORBIDDEN.has(name)) throw new Error(`git takes no path ${path}`);
    if (rest.length === 0) own.set(name, entry);
    else below.set(name, (below.get(name) ?? new Map<string, Entry>()).set(rest.join('/'), entry));
  }
  const made: Made[] = [];
  const rows = [...own].map(([name, { mode, id }]) => ({ name, key: name, mode, id }));
  for (const [name, files] of below) {
    if (own.has(name)) throw new Error(`${name} is a file and a folder`);
    const trees = treesOf(files);
    made.push(...trees);
    rows.push({ name, key: `${name}/`, mode: '40000', id: trees.at(-1)?.id ?? '' });
  }
  rows.sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
  const parts = rows.flatMap(({ name, mode, id }) => [
    Buffer.from(`${mode} ${name}\0`),
    Buffer.from(id, 'hex'),
  ]);
  return [...made, objectOf('tree', Buffer.concat(parts))];
}

export interface Signed {
  readonly message: string;
  /** The name of its author and committer. */
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A commit with these files on another one; `null`: they are the same. */
export function commitWith(dir: string, head: string, files: Listing, signed: Signed): string | null {
  const [before, after] = [treesOf(listingOf(dir, head)), treesOf(files)];
  const tree = after.at(-1)?.id;
  if (tree === before.at(-1)?.id) return null;
  const there = new Set(before.map(({ id }) => id));
  for (const made of after) if (!there.has(made.id)) keep(dir, made);
  const who = `${signed.by} <${env.GIT_AUTHOR_EMAIL}> ${Math.floor(Date.parse(signed.at) / 1000)} +0000`;
  const text = `tree ${tree}\nparent ${head}\nauthor ${who}\ncommitter ${who}\n\n${signed.message}`;
  const id = keep(dir, objectOf('commit', Buffer.from(text)));
  listings.set(id, files);
  return id;
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Sets refs, and takes those with `null` away; by git itself where a file alone would not do. */
export function setRefs(dir: string, refs: readonly (readonly [ref: string, id: string | null])[]): void {
  const file = join(dir, 'packed-refs');
  const packed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const hard = refs.filter(([ref, id]) => !setRef(dir, ref, id, packed));
  if (hard.length === 0) return;
  const lines = hard.map(([ref, id]) => (id === null ? `delete ${ref}\n` : `update ${ref} ${id}\n`));
  outputOf('git', ['-C', dir, 'update-ref', '--stdin'], { env, input: lines.join('') });
}

function setRef(dir: string, ref: string, id: string | null, packed: string): boolean {
  const file = join(dir, ref);
  const above = ref.split('/').map((_, at, names) => names.slice(0, at).join('/'));
  const clashes = packed.includes(` ${ref}/`) || above.some((one) => packed.includes(` ${one}\n`));
  if (clashes || isFolder(file) || above.some((one) => isFile(join(dir, one)))) return false;
  if (id === null) {
    if (packed.includes(` ${ref}\n`)) return false;
    rmSync(file, { force: true });
    return true;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${id}\n`);
  return true;
}

/** A bare repository with these branches, of each its last commit alone: what a partial fetch makes. */
export async function shallowOf(
  dir: string,
  made: string,
  main: string,
  heads: readonly (readonly [ref: string, id: string])[],
): Promise<void> {
  await bareIn(made, main);
  const files = {
    'objects/info/alternates': `${join(dir, 'objects')}\n`,
    'packed-refs': heads.map(([ref, id]) => `${id} ${ref}\n`).join(''),
    shallow: [...new Set(heads.map(([, id]) => id))].map((id) => `${id}\n`).join(''),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(made, name), text);
}
