// Holds what a crash left of a repository against what was there.
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localEdge } from '../../src/local/repository-source.ts';
import type { Effect } from '../../src/model/effect.ts';
import { type Ended, runKilledAt } from './ended.ts';
import { env, folder, run } from './repository.ts';

const DRIVER = fileURLToPath(new URL('./driver.ts', import.meta.url));

/** Everything of a folder by its path: kind, permissions, content. */
export type Tree = ReadonlyMap<string, string>;

const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** All that is below a folder, save for what is passed over at its root. Read at once: that takes least. */
export async function treeOf(root: string, passed: readonly string[] = []): Promise<Tree> {
  const found: (readonly [path: string, what: string])[] = [];
  const pending = [''];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    for (const name of readdirSync(join(root, at))) {
      if (at === '' && passed.includes(name)) continue;
      const path = at === '' ? name : `${at}/${name}`;
      const stats = lstatSync(join(root, path));
      const mode = (stats.mode & 0o7777).toString(8);
      if (stats.isDirectory()) pending.push(path);
      const what = stats.isDirectory()
        ? `folder ${mode}`
        : stats.isSymbolicLink()
          ? `link ${readlinkSync(join(root, path))}`
          : stats.isFile()
            ? `file ${mode} ${sha(readFileSync(join(root, path)))}`
            : 'neither';
      found.push([path, what]);
    }
  }
  return new Map(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Everything that a change may leave behind in a repository, in its working tree and in git. */
export interface State {
  readonly tree: Readonly<Record<string, string>>;
  /** What git says: where every ref stands, the index, what differs, the last two messages. */
  readonly refs: readonly string[];
  readonly index: readonly string[];
  readonly status: readonly string[];
  readonly messages: readonly string[];
  /** What the program keeps for itself. */
  readonly own: Readonly<Record<string, string>>;
}

export async function stateOf(dir: string): Promise<State> {
  const tree = Object.fromEntries(await treeOf(dir, ['.git']));
  const none: readonly string[] = [];
  if (!existsSync(join(dir, '.git')))
    return { tree, refs: none, index: none, status: none, messages: none, own: {} };
  const tell = async (...args: readonly string[]) => (await run('git', ['-C', dir, ...args])).split('\n');
  const refs = await tell('for-each-ref', '--format=%(objectname) %(refname)');
  const index = await tell('ls-files', '--stage');
  const status = await tell('status', '--porcelain', '--ignored', '--untracked-files=all');
  const messages = await tell('log', '-2', '--format=%B', 'HEAD');
  const own = Object.fromEntries(await treeOf(join(dir, '.git/rekindle')).catch((): Tree => new Map()));
  return { tree, refs, index, status, messages, own };
}

/** Performs effects in this process, after whatever a crash left was settled. */
export async function perform(dir: string, effects: readonly Effect[]) {
  const edge = await localEdge(dir, { env });
  return { settled: await edge.settle(), applied: await edge.apply(effects) };
}

/** A repository as it is before a change, and the change. */
export interface Scene {
  readonly dir: string;
  readonly effects: readonly Effect[];
  /** Paths whose bytes the change replaces by design, without an archive. */
  readonly replaced?: readonly string[];
  /** The bytes that must not be lost; those of the working tree as it is where absent. */
  readonly before?: ReadonlyMap<string, Buffer>;
}

/** A copy of a scene's repository. */
export async function copyOf({ dir }: Pick<Scene, 'dir'>): Promise<string> {
  const copy = join(await folder(), 'repository');
  await run('cp', ['-a', dir, copy]);
  return copy;
}

/** Bytes of the time before that are neither in the tree nor in an archive nor among git's objects. */
export async function lostIn(dir: string, before: ReadonlyMap<string, Buffer>): Promise<readonly string[]> {
  const missing: string[] = [];
  const archived = await treeOf(join(dir, '.git/rekindle/archive')).catch((): Tree => new Map());
  const kept = new Set([...archived.values()].map((what) => what.split(' ').at(-1) ?? ''));
  for (const [path, bytes] of before) {
    const now = await readFile(join(dir, path)).catch(() => null);
    if (!now?.equals(bytes) && !kept.has(sha(bytes))) missing.push(path);
  }
  if (missing.length === 0) return [];
  const ids = missing.map((path) => blobOf(before.get(path) ?? Buffer.alloc(0)));
  const told = await run('git', ['-C', dir, 'cat-file', '--batch-check'], `${ids.join('\n')}\n`);
  return missing.filter((_, index) => told.split('\n')[index]?.endsWith('missing') !== false);
}

const blobOf = (bytes: Buffer): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/** The bytes of all files of a working tree. */
export async function filesOf(dir: string): Promise<ReadonlyMap<string, Buffer>> {
  const tree = await treeOf(dir, ['.git']);
  const files = [...tree].flatMap(([path, what]) => (what.startsWith('file') ? [path] : []));
  return new Map(
    await Promise.all(files.map(async (path) => [path, await readFile(join(dir, path))] as const)),
  );
}

/** Runs a scene in a process of its own, ended at a point; one that runs through (0) can be watched. */
export async function crash(dir: string, { effects }: Scene, at: number, watched = true): Promise<Ended> {
  return runKilledAt(at, [DRIVER, dir, JSON.stringify(effects)], at === 0 && watched ? dir : '');
}

/** Does something for each item, a few at a time. */
export async function inTurns<T>(items: readonly T[], most: number, act: (item: T) => Promise<void>) {
  const left = [...items];
  const turn = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: most }, turn));
}
