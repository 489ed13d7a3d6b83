// Clones that the bot keeps from one look at a repository to the next, which then fetches what is new alone.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
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
 * Moves the clone of a repository to `dir`, a path in a folder of `workIn`: until it is kept again no other
 * work has it. Where none is kept the work may make one; one that is there already stays.
 */
export async function takeClone(store: CloneStore, of: ClonedRepository, dir: string): Promise<void> {
  await writeFile(lentMark(of, dir), '');
  await rename(join(keptIn(store), nameOf(of)), dir).catch(unless('ENOENT', ...TAKEN));
}

/**
 * Keeps the clone in `dir`, which was taken, as far as there is one. Where it grew, those that were not asked
 * for the longest are removed until all are within their bound. One that another work left meanwhile stays,
 * and this one goes, as does one that was forgotten while it was lent.
 * @param now milliseconds since 1970
 */
export async function keepClone(
  store: CloneStore,
  of: ClonedRepository,
  dir: string,
  now: number,
): Promise<void> {
  const packs = await readdir(join(dir, 'objects', 'pack')).catch(unless('ENOENT'));
  if (packs === undefined) return;
  const [before, size] = [await saidSize(dir), await sizeOf(dir)];
  if (packs.filter((name) => name.endsWith('.pack')).length > MOST_PACKS || size > store.most) return;
  await writeFile(join(dir, SIZE), String(size));
  await utimes(dir, new Date(now), new Date(now));
  await rename(dir, join(keptIn(store), nameOf(of))).catch(unless(...TAKEN));
  // Only now: what is forgotten between the two is kept by neither.
  const isForgotten = (await unlink(lentMark(of, dir)).then(() => 'lent', unless('ENOENT'))) === undefined;
  if (isForgotten) await remove(store, nameOf(of));
  else if (before === null || size > before) await trim(store, now);
}

/** What a move to a folder that is there fails with. */
const TAKEN = ['ENOTEMPTY', 'EEXIST'];

/** Stands beside a clone for as long as it is lent; where it is gone, the repository was forgotten. */
const lentMark = (of: ClonedRepository, dir: string) => join(dirname(dir), `${LENT}${nameOf(of)}`);
const LENT = 'lent-';

/** Removes the clones of an installation, or of some of its repositories, each as `OWNER/NAME`. */
export async function forgetClones(
  store: CloneStore,
  of: Pick<ClonedRepository, 'serverUrl' | 'installation'>,
  repositories: 'all' | readonly string[],
): Promise<void> {
  const wanted = new Set(
    repositories === 'all'
      ? []
      : repositories.map((full) => {
          const [owner = '', repo = ''] = full.split('/');
          return nameOf({ ...of, owner, repo });
        }),
  );
  const isOf = (name: string) =>
    repositories === 'all' ? name.startsWith(`${of.installation}-`) : wanted.has(name);
  for (const mark of await lentMarks(store))
    if (isOf(basename(mark).slice(LENT.length))) await rm(mark, { force: true });
  for (const name of await namesIn(store)) if (isOf(name)) await remove(store, name);
}

/** Of all clones that are lent now, by any process. */
async function lentMarks(store: CloneStore): Promise<readonly string[]> {
  const works = (await readdir(workIn(store))).map((name) => join(workIn(store), name));
  const marks = works.map(async (dir) => {
    const names = (await readdir(dir).catch(unless('ENOENT', 'ENOTDIR'))) ?? [];
    return names.filter((name) => name.startsWith(LENT)).map((name) => join(dir, name));
  });
  return (await Promise.all(marks)).flat();
}

interface Kept {
  readonly name: string;
  /** Bytes; `null`: it was not left by us. */
  readonly size: number | null;
  /** Milliseconds since 1970. */
  readonly usedAt: number;
}

/** Removes what was not asked for the longest, until the rest is within the bound. */
export async function trim(store: CloneStore, now: number): Promise<void> {
  const found = await Promise.all((await namesIn(store)).map((name) => keptAt(store, name)));
  const newest = found.filter((one) => one !== null).toSorted((a, b) => b.usedAt - a.usedAt);
  let bytes = 0;
  for (const [at, { name, size, usedAt }] of newest.entries()) {
    bytes += size ?? 0;
    const stays = size !== null && bytes <= store.most && at < MOST_CLONES && now - usedAt <= LONGEST_KEPT;
    if (!stays) await remove(store, name);
  }
}

/** `null`: it was taken meanwhile. */
async function keptAt(store: CloneStore, name: string): Promise<Kept | null> {
  const dir = join(keptIn(store), name);
  const stats = await stat(dir).catch(unless('ENOENT'));
  return stats === undefined ? null : { name, size: await saidSize(dir), usedAt: stats.mtimeMs };
}

async function saidSize(dir: string): Promise<number | null> {
  const said = await readFile(join(dir, SIZE), 'utf8').catch(() => '');
  return /^\d+$/.test(said) ? Number(said) : null;
}

/** It is moved out of the way first, so that no work takes half of it. */
async function remove(store: CloneStore, name: string): Promise<void> {
  const away = join(keptIn(store), `${GONE}${name}-${process.pid}`);
  await rename(join(keptIn(store), name), away).catch(unless('ENOENT'));
  await rm(away, { recursive: true, force: true });
}

/** What is being removed; a process that was killed leaves it, and the next start removes it. */
const GONE = 'gone-';

async function namesIn(store: CloneStore): Promise<readonly string[]> {
  return (await readdir(keptIn(store))).filter((name) => /^\d+-[\da-f]{32}$/.test(name));
}

/** Bytes of a block, as `stat` counts them. */
const BLOCK = 512;

/** Bytes on disk: a thousand refs are a thousand files of a few bytes, and a block each. */
async function sizeOf(dir: string): Promise<number> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  const sizes = await Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => stat(join(entry.parentPath, entry.name))),
  );
  return sizes.reduce((sum, { blocks }) => sum + blocks * BLOCK, 0);
}

/** For `catch`: what fails with one of these codes is `undefined`, all else is thrown. */
const unless =
  (...codes: readonly string[]) =>
  (error: unknown): undefined => {
    if (!(error instanceof Error && 'code' in error && codes.includes(String(error.code)))) throw error;
  };
