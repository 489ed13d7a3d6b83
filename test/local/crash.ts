// Ends real processes in the middle of their work and holds what is left against what was there.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localEdge } from '../../src/local/edge.ts';
import type { Effect } from '../../src/model/effect.ts';
import { env, folder, run } from './repository.ts';

const KILLER = fileURLToPath(new URL('./kill-at.mjs', import.meta.url));
const DRIVER = fileURLToPath(new URL('./driver.ts', import.meta.url));
/** Code that was loaded once loads faster: a test starts hundreds of processes. */
const CACHE = join(await folder(), 'cache');

/** Everything of a folder by its path: kind, permissions, content. */
export type Tree = ReadonlyMap<string, string>;

const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** All that is below a folder, save for what is passed over at its root. */
export async function treeOf(root: string, passed: readonly string[] = []): Promise<Tree> {
  const found = new Map<string, string>();
  const pending = [''];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    for (const name of await readdir(join(root, at))) {
      if (at === '' && passed.includes(name)) continue;
      const path = at === '' ? name : `${at}/${name}`;
      const stats = await lstat(join(root, path));
      const mode = (stats.mode & 0o7777).toString(8);
      if (stats.isDirectory()) pending.push(path);
      const what = stats.isDirectory()
        ? `folder ${mode}`
        : stats.isSymbolicLink()
          ? `link ${await readlink(join(root, path))}`
          : stats.isFile()
            ? `file ${mode} ${sha(await readFile(join(root, path)))}`
            : 'neither';
      found.set(path, what);
    }
  }
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Everything that a change may leave behind in a repository, in its working tree and in git. */
export async function stateOf(dir: string): Promise<Readonly<Record<string, unknown>>> {
  const tree = Object.fromEntries(await treeOf(dir, ['.git']));
  if (!existsSync(join(dir, '.git'))) return { tree };
  const tell = async (...args: readonly string[]) => (await run('git', ['-C', dir, ...args])).split('\n');
  const [refs, index, status, fsck] = [
    await tell('for-each-ref', '--format=%(objectname) %(refname)'),
    await tell('ls-files', '--stage'),
    await tell('status', '--porcelain', '--ignored', '--untracked-files=all'),
    await tell('log', '-2', '--format=%B', 'HEAD'),
  ];
  const own = Object.fromEntries(await treeOf(join(dir, '.git/rekindle')).catch(() => new Map()));
  return { tree, refs, index, status, message: fsck, own };
}

export interface Ended {
  /** Whether it was ended, and did not run through. */
  readonly killed: boolean;
  /** The points that were passed, the last one that of its end, in words. */
  readonly points: readonly string[];
  readonly out: string;
}

/** Runs a program of Node's, ended at a point; waits for all that it started. 0: it runs through. */
export async function runKilledAt(at: number, args: readonly string[]): Promise<Ended> {
  const log = join(await scratch, `${at}-${nextRun()}`);
  const child = spawn(process.execPath, ['--import', KILLER, ...args], {
    env: { ...env, NODE_COMPILE_CACHE: CACHE, REKINDLE_KILL_AT: `${at}`, REKINDLE_KILL_LOG: log },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a group of its own, so that one can see when all of it is gone
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = await new Promise<string | null>((resolve) =>
    child.on('close', (_, signal) => resolve(signal)),
  );
  if (ended === null && child.exitCode !== 0) throw new Error(`${args.join(' ')}: ${err}`);
  while (isThere(child.pid)) await new Promise((resolve) => setTimeout(resolve, 2));
  const points = (await readFile(log, 'utf8')).split('\n').slice(0, -1);
  return { killed: ended !== null, points, out };
}

const scratch = folder();
let runs = 0;
function nextRun(): number {
  runs += 1;
  return runs;
}

function isThere(group: number | undefined): boolean {
  if (group === undefined) return false;
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}

/** Everything on disk that a process left, git's part included, as one digest. */
export async function remainsOf(dir: string): Promise<string> {
  const tree = await treeOf(dir);
  const lock = await readFile(join(dir, '.git/rekindle/lock'), 'utf8').catch(() => '');
  // Who held the lock is another process each time; whether it had said so to the end is not.
  const told = [...tree].map(
    ([path, what]) => `${path} ${path.endsWith('/lock') ? lock.endsWith('\n') : what}`,
  );
  return sha(Buffer.from(told.join('\n')));
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
export async function copyOf({ dir }: Scene): Promise<string> {
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

/** Runs a scene in a process of its own, ended at a point. */
export async function crash(dir: string, { effects }: Scene, at: number): Promise<Ended> {
  return runKilledAt(at, [DRIVER, dir, JSON.stringify(effects)]);
}

/** Does something for each item, a few at a time. */
export async function inTurns<T>(items: readonly T[], most: number, act: (item: T) => Promise<void>) {
  const left = [...items];
  const turn = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: most }, turn));
}
