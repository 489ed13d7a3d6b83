// Finds archives by name and reads them, also where only their commit was fetched.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { UserError } from '../../model/errors.ts';
import { ownFolder } from '../files/durable-writes.ts';
import { fileOf, type PathShape, readAt, sameContent } from '../files/file-shapes.ts';
import { CatFileBatch } from '../git/cat-file.ts';
import { committedAt } from '../git/committed-files.ts';
import { byteOrder } from '../survey/names.ts';
import {
  type ArchivedPath,
  type Manifest,
  manifestIn,
  manifestInMessage,
  REFS,
  refOf,
  slugOf,
} from './archive-manifest.ts';
import { copyOf, isMade, listOf, type Vault } from './create-archive.ts';
import { shortOf } from './effect-keys.ts';
import { quote, refused } from './refusals.ts';

/** An archive as it was found. */
export interface FoundArchive {
  readonly manifest: Manifest;
  /** The id of its commit; `null` where it has none in this clone. */
  readonly commit: string | null;
  /** Whether what it keeps beside the commit is here, and may be trusted as our own. */
  readonly whole: boolean;
}

/** Names shown where one is not known. */
const SHOWN = 10;

/**
 * The archive that a name, or the beginning of one name alone, means. Two processes at most.
 * @throws UserError where none or several are meant, or it cannot be read
 */
export async function findArchive(name: string, vault: Vault): Promise<FoundArchive> {
  const commits = await refsOf(vault);
  const names = namesIn(commits, vault);
  const meant = names.includes(name) ? [name] : names.filter((one) => name !== '' && one.startsWith(name));
  const [only] = meant;
  if (only === undefined || meant.length > 1) throw unknown(name, meant.length > 1 ? meant : names);
  const commit = commits.get(only) ?? null;
  const named = (manifest: Manifest): Manifest => ({ ...manifest, name: only });
  try {
    if (existsSync(listOf(vault, only)))
      return { manifest: named(manifestIn(readFileSync(listOf(vault, only), 'utf8'))), commit, whole: true };
    return {
      manifest: named(fetched(manifestInMessage(await messageAt(commit, vault)))),
      commit,
      whole: false,
    };
  } catch (cause) {
    throw new UserError(
      `The archive ${only} cannot be read; expected the list that Rekindle writes, in ` +
        `${listOf(vault, only)} or in the message of ${refOf({ name: only })}.`,
      { cause },
    );
  }
}

/** Names of all archives of this clone, in byte order. One process. */
export async function archiveNames(vault: Vault): Promise<readonly string[]> {
  return namesIn(await refsOf(vault), vault);
}

const namesIn = (commits: ReadonlyMap<string, string>, vault: Vault): readonly string[] =>
  [...new Set([...commits.keys(), ...foldersOf(vault)])].sort(byteOrder);

/** What a list says that may come from elsewhere: nothing of this machine, and no rights beyond a file's. */
function fetched(manifest: Manifest): Manifest {
  const kept = manifest.kept.flatMap(({ path, shape, bytes }): readonly ArchivedPath[] => {
    if (bytes === 'folder') return [];
    return [{ path, bytes, shape: shape.kind === 'link' ? shape : { ...shape, mode: shape.mode & 0o777 } }];
  });
  return { ...manifest, kept };
}

async function refsOf({ git }: Vault): Promise<ReadonlyMap<string, string>> {
  const output = await git.run(['for-each-ref', '--format=%(objectname) %(refname)', REFS]);
  if (output.code !== 0) throw git.failure('for-each-ref', output.stderr);
  const lines = output.stdout.toString('utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => [line.slice(line.indexOf(' ') + 1 + REFS.length), line.split(' ')[0] ?? '']),
  );
}

function foldersOf({ commonDir }: Pick<Vault, 'commonDir'>): readonly string[] {
  const all = ownFolder(commonDir, 'archive');
  return namesOf(all).flatMap((slug) =>
    namesOf(ownFolder(commonDir, 'archive', slug))
      .map((name) => `${slug}/${name}`)
      .filter((name) => existsSync(listOf({ commonDir }, name))),
  );
}

const namesOf = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

async function messageAt(commit: string | null, { git }: Vault): Promise<string> {
  const batch = new CatFileBatch(git);
  let message = '';
  try {
    await batch.round(commit === null ? [] : [commit], 0, (_, object) => {
      const text = object?.type === 'commit' ? (object.body?.toString('utf8') ?? '') : '';
      message = text.slice(text.indexOf('\n\n') + 2);
    });
  } finally {
    await batch.close();
  }
  return message;
}

/** The archives of one change of a workflow that are whole, the newest first. No process. */
export function archivesOf(workflow: string, key: string, vault: Vault): readonly Manifest[] {
  const slug = slugOf(workflow);
  return namesOf(ownFolder(vault.commonDir, 'archive', slug))
    .filter((name) => name.endsWith(`-${shortOf(key)}`) && existsSync(listOf(vault, `${slug}/${name}`)))
    .sort((a, b) => byteOrder(b, a))
    .flatMap((name) => {
      try {
        return [manifestIn(readFileSync(listOf(vault, `${slug}/${name}`), 'utf8'))];
      } catch {
        return []; // by another version: it says nothing about this change
      }
    })
    .filter((manifest) => manifest.key === key && isMade(manifest, vault));
}

/** The bytes of files by their paths, each of them what the list says; what is not here is left out. */
export async function bytesIn(
  { manifest, commit }: Omit<FoundArchive, 'whole'>,
  wanted: readonly ArchivedPath[],
  vault: Vault,
): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  const files = wanted.filter(({ shape }) => shape.kind === 'file');
  for (const { path, bytes } of files) {
    const copy = bytes === 'folder' ? readAt(copyOf(vault, manifest.name, path), path) : null;
    if (copy) found.set(path, copy.bytes);
  }
  const tracked = files.filter(({ bytes }) => bytes === 'commit').map(({ path }) => path);
  const committed = commit === null ? new Map() : await committedAt(vault.git, commit, tracked);
  for (const path of tracked) {
    const bytes = committed.get(path)?.bytes;
    if (bytes) found.set(path, bytes);
  }
  for (const { path, shape } of files) {
    const bytes = found.get(path);
    if (bytes) assertSame(bytes, { path, shape }, manifest);
  }
  return found;
}

function assertSame(
  bytes: Buffer,
  { path, shape }: { path: string; shape: PathShape },
  { name }: Manifest,
): void {
  const { sha256, size } = shape.kind === 'file' ? shape : { sha256: '', size: 0 };
  if (sameContent(fileOf(bytes, 0), { kind: 'file', mode: 0, size, sha256 })) return;
  throw refused(
    `the archive ${name} is damaged: its copy of ${quote(path)} is not what its list says. Fetch the ` +
      'archive again, or take the file from its commit by hand.',
  );
}

function unknown(name: string, names: readonly string[]): UserError {
  const shown = names.slice(-SHOWN).map((one) => `\n  ${one}`);
  const more = names.length > SHOWN ? `\n  and ${names.length - SHOWN} older ones` : '';
  const list = names.length === 0 ? ' There is no archive here.' : `\nThere are:${shown.join('')}${more}`;
  return new UserError(`Expected the name of one archive, found ${JSON.stringify(name)}.${list}`);
}
