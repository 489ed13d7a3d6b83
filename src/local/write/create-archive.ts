// Archives every byte that is about to be removed or overwritten: tracked files in a commit,
// others in a folder.
import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  discardFolder,
  makeFolder,
  ownFolder,
  syncFolder,
  writeNew,
  writeWhole,
} from '../files/durable-writes.ts';
import { readAt, sameContent } from '../files/file-shapes.ts';
import { type Grounds, placeOf } from '../files/writable-paths.ts';
import { endOf, type Git } from '../git/git.ts';
import { trackedAmong } from '../git/tracked-paths.ts';
import {
  type ArchivedPath,
  type Manifest,
  manifestText,
  messageOf,
  REFS,
  refOf,
  slugOf,
  stampOf,
} from './archive-manifest.ts';
import { secondsIn, WRITING } from './committer.ts';
import { shortOf } from './effect-keys.ts';
import type { PathStep } from './path-changes.ts';
import { overtaken } from './refusals.ts';

/** Where archives are made and kept. */
export interface Vault {
  /** Git as the person who archives. */
  readonly git: Git;
  readonly grounds: Grounds;
  /** What all working trees of the repository share: an archive outlives a linked working tree. */
  readonly commonDir: string;
}

const LIST = 'manifest.json';

/** The folder of an archive: its list, and below `files/` what git does not track. */
export const folderOf = ({ commonDir }: Pick<Vault, 'commonDir'>, name: string): string =>
  ownFolder(commonDir, 'archive', ...name.split('/'));

export const listOf = (vault: Pick<Vault, 'commonDir'>, name: string): string =>
  join(folderOf(vault, name), LIST);

/** Where the bytes of an untracked file are kept. */
export const copyOf = (vault: Pick<Vault, 'commonDir'>, name: string, path: string): string =>
  join(folderOf(vault, name), 'files', ...path.split('/'));

/** What is known of an archive before it is made. */
export type Heading = Pick<
  Manifest,
  'key' | 'workflow' | 'action' | 'summary' | 'by' | 'parent' | 'runNotes'
>;

/** The list of what these steps remove or overwrite; `null` where they do neither. Nothing is written. */
export async function manifestFor(
  heading: Heading,
  steps: readonly PathStep[],
  vault: Vault,
): Promise<Manifest | null> {
  const lost = steps.flatMap(({ path, before }) => (before === null ? [] : [{ path, shape: before }]));
  if (lost.length === 0) return null;
  const tracked = await trackedAmong(
    vault.git,
    lost.map(({ path }) => path),
  );
  const kept = lost.map(({ path, shape }): ArchivedPath => {
    const held = shape.kind !== 'directory' && tracked.has(path);
    return { path, shape, bytes: held ? 'commit' : shape.kind === 'file' ? 'folder' : null };
  });
  const became = steps.map(({ path, after }) => ({ path, shape: after }));
  const commit = kept.some(({ bytes }) => bytes === 'commit');
  const { runNotes, ...head } = heading;
  // In the order in which it is read back: a list that was kept through a crash is the same, byte for byte.
  return { name: await freeName(heading, vault), ...head, commit, kept, became, runNotes };
}

/** A name that no archive has, not even one of the same change in the same second. */
async function freeName({ workflow, by, key }: Heading, vault: Vault): Promise<string> {
  const slug = slugOf(workflow);
  const refs = await vault.git.run(['for-each-ref', '--format=%(refname)', `${REFS}${slug}/`]);
  if (refs.code !== 0) throw vault.git.failure('for-each-ref', refs.stderr);
  const taken = new Set(refs.stdout.toString('utf8').split('\n'));
  for (let at = secondsIn(by); ; at++) {
    const name = `${slug}/${stampOf(at)}-${shortOf(key)}`;
    if (!taken.has(refOf({ name })) && !existsSync(folderOf(vault, name))) return name;
  }
}

/** Whether all of an archive is on the disk: its list is written last. */
export const isMade = (manifest: Manifest, vault: Vault): boolean => existsSync(listOf(vault, manifest.name));

/**
 * Makes an archive, or makes it complete. Doing it twice gives the same.
 * @throws UserError where a file is not what the list says, or git fails
 */
export async function makeArchive(manifest: Manifest, vault: Vault): Promise<void> {
  if (isMade(manifest, vault)) return;
  const folder = folderOf(vault, manifest.name);
  makeFolder(folder);
  const folders = new Set([folder, dirname(folder), dirname(dirname(folder))]);
  for (const kept of manifest.kept) {
    if (kept.bytes !== 'folder' || kept.shape.kind !== 'file') continue;
    const copy = copyOf(vault, manifest.name, kept.path);
    makeFolder(dirname(copy));
    if (existsSync(copy)) rmSync(copy);
    writeNew(copy, bytesNow(kept, vault.grounds), kept.shape.mode & 0o777);
    for (let above = dirname(copy); above !== folder; above = dirname(above)) folders.add(above);
  }
  for (const made of folders) syncFolder(made);
  if (manifest.commit) await commitKept(manifest, vault);
  writeWhole(listOf(vault, manifest.name), manifestText(manifest));
}

/** Throws an archive away that nothing relies on: what it keeps is still in its place. */
export async function discardArchive(manifest: Manifest, vault: Vault): Promise<void> {
  if (manifest.commit) await vault.git.run(['update-ref', '-d', refOf(manifest)]);
  discardFolder(folderOf(vault, manifest.name));
}

/** One process: the commit that was checked out, with what is on disk now in place of what it has. */
async function commitKept(manifest: Manifest, { git, grounds }: Vault): Promise<void> {
  const message = Buffer.from(messageOf(manifest));
  const head = [
    `feature done`,
    `commit ${refOf(manifest)}`,
    `committer ${manifest.by}`,
    `data ${message.length}`,
  ];
  const from = manifest.parent === null ? '' : `from ${manifest.parent}\n`;
  const child = git.start([...WRITING, 'fast-import', '--quiet', '--date-format=raw']);
  const ended = endOf(child);
  child.stdout.resume();
  child.stdin.on('error', () => {}); // a process that ends early says why on stderr
  const write = async (...parts: readonly (string | Buffer)[]) => {
    for (const part of parts)
      if (!child.stdin.write(part)) await Promise.race([once(child.stdin), ended.catch(() => {})]);
  };
  try {
    await write(`${head.join('\n')}\n`, message, `\n${from}`);
    for (const kept of manifest.kept) {
      if (kept.bytes !== 'commit') continue;
      const bytes = bytesNow(kept, grounds);
      await write(`M ${modeOf(kept)} inline ${quoted(kept.path)}\ndata ${bytes.length}\n`, bytes, '\n');
    }
    child.stdin.end('\ndone\n');
  } catch (error) {
    child.kill('SIGKILL'); // without its "done" nothing of it counts
    await ended.catch(() => {});
    throw error;
  }
  const { code, stderr } = await ended;
  if (code !== 0) throw git.failure('fast-import', stderr);
}

const once = (stream: NodeJS.WritableStream): Promise<void> =>
  new Promise((resolve) => stream.once('drain', resolve));

/** What is to be kept, as it is on disk now. @throws UserError where it is not what the list says */
function bytesNow({ path, shape }: ArchivedPath, grounds: Grounds): Buffer {
  if (shape.kind === 'link') return Buffer.from(shape.target);
  const found = readAt(placeOf(grounds, path), path);
  if (found && sameContent(found.shape, shape)) return found.bytes;
  throw overtaken([path]);
}

function modeOf({ shape }: ArchivedPath): string {
  if (shape.kind === 'link') return '120000';
  return shape.kind === 'file' && (shape.mode & 0o100) > 0 ? '100755' : '100644';
}

/** A path as fast-import reads it (git-fast-import, "filemodify"). */
const quoted = (path: string): string =>
  `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
