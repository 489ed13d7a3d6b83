// Restores an archive: every file byte for byte with its permissions, links, and empty folders.
import type { UserError } from '../../model/errors.ts';
import { nameOf, type PathShape, same, sameContent, shapeAt } from '../files/file-shapes.ts';
import { type Grounds, placeOf } from '../files/writable-paths.ts';
import { byteOrder } from '../survey/names.ts';
import type { ArchivedPath } from './archive-manifest.ts';
import { assertWritable } from './change-steps.ts';
import type { Vault } from './create-archive.ts';
import { bytesIn, type FoundArchive } from './find-archives.ts';
import type { Journal } from './journal.ts';
import type { PathStep } from './path-changes.ts';
import { few, quote, refused } from './refusals.ts';

/** What is to be done to bring an archive back. */
export interface Restoring {
  readonly steps: readonly PathStep[];
  readonly folders: Journal['folders'];
  /** What is not brought back, in our words. */
  readonly notes: readonly string[];
}

/**
 * The steps and folders that are not so already.
 * @throws UserError where something else stands at a path, or the archive is damaged; nothing is changed then
 */
export async function restoringOf(found: FoundArchive, vault: Vault): Promise<Restoring> {
  const listed = found.manifest.kept.toSorted((a, b) => byteOrder(a.path, b.path));
  const standing = listed.map((kept) => ({ kept, now: nowAt(kept, vault.grounds) }));
  const clashes = standing.filter(({ kept, now }) => now !== null && !sameContent(now, kept.shape));
  if (clashes.length > 0) throw clash(clashes, found.manifest.name);
  const open = standing.filter(({ kept, now }) => !same(now, kept.shape));
  const files = open.map(({ kept }) => kept).filter(({ shape }) => shape.kind === 'file');
  for (const { kept } of open) assertWritable(vault.grounds, kept.path);
  const bytes = await bytesIn(found, files, vault);
  const missing = files.filter(({ path }) => !bytes.has(path));
  if (missing.length > 0) throw gone(missing, found.manifest.name);
  const steps = open.flatMap(({ kept: { path, shape }, now }): readonly PathStep[] =>
    shape.kind === 'directory' ? [] : [{ path, before: now, after: shape, bytes: bytes.get(path) ?? null }],
  );
  const folders = open.flatMap(({ kept: { path, shape } }) =>
    shape.kind === 'directory' ? [{ path, shape }] : [],
  );
  const partly =
    'Only what git tracked is brought back: the rest was kept in the clone that made the archive.';
  return { steps, folders, notes: found.whole ? [] : [partly] };
}

function nowAt({ path }: ArchivedPath, grounds: Grounds): PathShape | null {
  return shapeAt(placeOf(grounds, path), path);
}

function clash(clashes: readonly { kept: ArchivedPath; now: PathShape | null }[], name: string): UserError {
  const named = clashes.map(({ kept: { path, shape }, now }) => {
    const what =
      now?.kind === shape.kind ? `other ${now.kind === 'file' ? 'bytes' : 'content'}` : nameOf(now);
    return `${quote(path)} (found ${what})`;
  });
  return refused(
    `something else stands where the archive ${name} belongs: ${few(named)}. Move it away, then repeat the ` +
      'command.',
  );
}

function gone(missing: readonly ArchivedPath[], name: string): UserError {
  const named = few(missing.map(({ path }) => quote(path)));
  return refused(`the archive ${name} has lost ${named}. Fetch its ref, or use the clone that made it.`);
}
