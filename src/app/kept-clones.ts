// Clones that the bot keeps from one look at a repository to the next, which then fetches what is new alone.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../model/errors.ts';
import { DAY } from '../model/time-units.ts';

/** Where clones are kept, and how much of them. */
export interface CloneStore {
  /** A folder for the bot alone; several bots of one machine may share it. */
  readonly folder: string;
  /** Bytes of all clones together. */
  readonly most: number;
}

/** Whose clone it is. */
export interface ClonedRepository {
  /** Where GitHub is: `https://github.com`. */
  readonly serverUrl: string;
  readonly installation: number;
  readonly owner: string;
  readonly repo: string;
}

/** Milliseconds after which a clone that no one asked for is removed. */
const LONGEST_KEPT = 30 * DAY;
/** Each fetch adds a pack; gathering many into one costs as much as a new clone. */
const MOST_PACKS = 50;
const MOST_CLONES = 5_000;
/** In each clone: how many bytes it has. */
const SIZE = 'rekindle-size';

const keptIn = ({ folder }: CloneStore): string => join(folder, 'clones');

/** Where clones are while they are worked with: on the same disk, so that a move is one step. */
export const workIn = ({ folder }: CloneStore): string => join(folder, 'work');

/** The installation comes first, so that all of one can be found; a name could be too long for a file's. */
const nameOf = ({ serverUrl, installation, owner, repo }: ClonedRepository): string =>
  `${installation}-${digestOf(`${serverUrl}/${owner}/${repo}`.toLowerCase())}`;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Makes the folders, readable by this user alone, and ends removals that were cut. @throws UserError */
export async function prepareStore(store: CloneStore): Promise<void> {
  try {
    await prepare(store);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    const found = `REKINDLE_CACHE: found ${JSON.stringify(store.folder)}, which cannot be used (${why})`;
    throw new UserError(`${found}, expected a folder that the bot may write to. Name another.`, { cause });
  }
}

async function prepare(store: CloneStore): Promise<void> {
  for (const folder of [keptIn(store), workIn(store)]) await mkdir(folder, { recursive: true, mode: 0o700 });
  const gone = (await readdir(keptIn(store))).filter((name) => name.startsWith(GONE));
  for (const name of gone) await rm(join(keptIn(store), name), { recursive: true, force: true });
}

/**
 * Moves the clone of a repository to `dir`: until it is kept again no other work has it, and what ends before
 * that leaves none. Nothing happens where none is kept.
 */
export async function takeClone(store: CloneStore, of: ClonedRepository, dir: string): Promise<void> {
  await rename(join(keptIn(store), nameOf(of)), dir).catch(unlessAbsent);
}

/**
 * Keeps the clone in `dir`, as far as there is one, and removes those that were not asked for the longest,
 * until all are within their bound. One that another work left meanwhile stays, and this one goes.
 * @param now milliseconds since 1970
 */
export async function keepClone(
  store: CloneStore,
  of: ClonedRepository,
  dir: string,
  now: number,
): Promise<void> {
  const packs = await readdir(join(dir, 'objects', 'pack')).catch(unlessAbsent);
  if (packs === undefined) return;
  const size = await sizeOf(dir);
  if (packs.filter((name) => name.endsWith('.pack')).length > MOST_PACKS || size > store.most) return;
  await writeFile(join(dir, SIZE), String(size));
  await utimes(dir, new Date(now), new Date(now));
  await rename(dir, join(keptIn(store), nameOf(of))).catch(unlessTaken);
  await trim(store, now);
}

/** Removes the clones of an installation, or of some of its repositories, each as `OWNER/NAME`. */
export async function forgetClones(
  store: CloneStore,
  of: Pick<ClonedRepository, 'serverUrl' | 'installation'>,
  repositories: 'all' | readonly string[],
): Promise<void> {
  const names =
    repositories === 'all'
      ? (await namesIn(store)).filter((name) => name.startsWith(`${of.installation}-`))
      : repositories.map((full) => {
          const [owner = '', repo = ''] = full.split('/');
          return nameOf({ ...of, owner, repo });
        });
  for (const name of names) await remove(store, name);
}

interface Kept {
  readonly name: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly usedAt: number;
}

/** Removes what was not asked for the longest, until the rest is within the bound. */
export async function trim(store: CloneStore, now: number): Promise<void> {
  const found = await Promise.all((await namesIn(store)).map((name) => keptAt(store, name)));
  const newest = found.filter((one) => one !== null).toSorted((a, b) => b.usedAt - a.usedAt);
  let bytes = 0;
  for (const [at, { name, size, usedAt }] of newest.entries()) {
    bytes += size;
    if (bytes > store.most || at >= MOST_CLONES || now - usedAt > LONGEST_KEPT) await remove(store, name);
  }
}

/** `null`: it was taken meanwhile. What has no size was not left by us, and counts as too large. */
async function keptAt(store: CloneStore, name: string): Promise<Kept | null> {
  const dir = join(keptIn(store), name);
  const stats = await stat(dir).catch(unlessAbsent);
  if (stats === undefined) return null;
  const said = await readFile(join(dir, SIZE), 'utf8').catch(() => '');
  return { name, size: /^\d+$/.test(said) ? Number(said) : store.most + 1, usedAt: stats.mtimeMs };
}

/** It is moved out of the way first, so that no work takes half of it. */
async function remove(store: CloneStore, name: string): Promise<void> {
  const away = join(keptIn(store), `${GONE}${name}-${process.pid}`);
  await rename(join(keptIn(store), name), away).catch(unlessAbsent);
  await rm(away, { recursive: true, force: true });
}

/** What is being removed; a process that was killed leaves it, and the next start removes it. */
const GONE = 'gone-';

async function namesIn(store: CloneStore): Promise<readonly string[]> {
  return (await readdir(keptIn(store))).filter((name) => /^\d+-[\da-f]{32}$/.test(name));
}

async function sizeOf(dir: string): Promise<number> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  const sizes = await Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => stat(join(entry.parentPath, entry.name))),
  );
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

function unlessAbsent(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

/** Another work left one there meanwhile. */
function unlessTaken(error: unknown): void {
  const isTaken =
    error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST'].includes(String(error.code));
  if (!isTaken) throw error;
}
