// What a change means for each path: what is there now, what shall be, and whether that is allowed.
import type { FileChange } from '../../model/change.ts';
import type { UserError } from '../../model/errors.ts';
import { readingOf } from '../../model/file-content.ts';
import { unsafePath } from '../../text/safe-path.ts';
import {
  type FileShape,
  fileOf,
  type LinkShape,
  nameOf,
  type PathShape,
  readAt,
  sameContent,
  shapeAt,
} from '../files/file-shapes.ts';
import { type Grounds, placeOf } from '../files/writable-paths.ts';
import { committedAt } from '../git/committed-files.ts';
import type { Git } from '../git/git.ts';
import { AGAIN, few, quote, refused } from './refusals.ts';

/** What one path becomes. */
export interface PathStep {
  readonly path: string;
  readonly before: PathShape | null;
  readonly after: FileShape | LinkShape | null;
  /** The bytes of a file that is to stand there. */
  readonly bytes: Buffer | null;
}

/** What one path shall become, and whether it may. */
export interface Aim extends PathStep {
  /** Why this must not be done, in a few words; `null` where it may. */
  readonly fault: string | null;
}

/** Permission bits of new files, by the process's mask. */
const newMode = (executable: boolean): number => (executable ? 0o755 : 0o644) & ~process.umask();

/** The aims of all texts. */
export function written(files: readonly FileChange[], grounds: Grounds): readonly Aim[] {
  return files.flatMap((file) =>
    file.kind === 'write' && file.before !== file.after ? [aimOf(file, grounds)] : [],
  );
}

/** The aim of one text; the file keeps its permissions. */
export function aimOf(
  { path, before: text, after }: Extract<FileChange, { kind: 'write' }>,
  grounds: Grounds,
): Aim {
  const before = shapeAt(placeOf(grounds, safe(path)), path);
  const expected = text === null ? null : fileOf(Buffer.from(text), 0);
  const bytes = Buffer.from(after);
  const aim = fileOf(bytes, before?.kind === 'file' ? before.mode : newMode(false));
  const fits = sameContent(before, expected);
  return { path, before, after: aim, bytes, fault: fits ? null : changed(before, expected) };
}

/** The aims of all copies. @throws UserError where there is nothing to copy */
export function copied(files: readonly FileChange[], grounds: Grounds): readonly Aim[] {
  return files.flatMap((file) => (file.kind === 'copy' ? [copyOf(file, grounds)] : []));
}

function copyOf({ from, to }: Extract<FileChange, { kind: 'copy' }>, grounds: Grounds): Aim {
  const before = shapeAt(placeOf(grounds, safe(to)), to);
  const source = placeOf(grounds, safe(from));
  const shape = shapeAt(source, from);
  if (shape === null || shape.kind === 'directory')
    throw refusal([{ path: from, fault: `found ${nameOf(shape)}, expected a file to copy` }]);
  const bytes = shape.kind === 'file' ? (readAt(source, from)?.bytes ?? null) : null;
  if (before && before.kind !== 'directory' && sameContent(before, shape))
    return { path: to, before, after: before, bytes, fault: null };
  return { path: to, before, after: shape, bytes, fault: before === null ? null : changed(before, null) };
}

/** The aims of all files that go back to a commit. @throws UserError where it is not to be had */
export async function reverted(
  files: readonly FileChange[],
  grounds: Grounds,
  git: Git,
): Promise<readonly Aim[]> {
  const reverts = files.flatMap((file) => (file.kind === 'revert' ? [file] : []));
  const aims: Aim[] = [];
  for (const commit of new Set(reverts.map((file) => file.commit))) {
    const paths = reverts.filter((file) => file.commit === commit).map(({ path }) => safe(path));
    const committed = await committedAt(git, commit, paths);
    for (const path of paths) {
      assertNoPointer(committed.get(path)?.bytes, path);
      const before = shapeAt(placeOf(grounds, path), path);
      const fault = before?.kind === 'directory' ? 'found a folder there, expected a file' : null;
      const then = committed.get(path);
      if (!then) aims.push({ path, before, after: null, bytes: null, fault });
      else if (then.mode === '120000')
        aims.push({
          path,
          before,
          after: { kind: 'link', target: then.bytes.toString() },
          bytes: null,
          fault,
        });
      else {
        const executable = then.mode === '100755';
        const keeps = before?.kind === 'file' && (before.mode & 0o100) > 0 === executable;
        const after = fileOf(then.bytes, keeps ? before.mode : newMode(executable));
        aims.push({ path, before, after, bytes: then.bytes, fault });
      }
    }
  }
  return aims;
}

/** @throws UserError where a commit holds only a pointer to the bytes */
function assertNoPointer(bytes: Buffer | undefined, path: string): void {
  const reading = bytes ? readingOf(bytes) : null;
  if (!reading || reading.ok || !reading.why.endsWith('pointer')) return;
  const found = 'the commit has a pointer there (Git LFS or git-annex), expected the file';
  throw refused(`${quote(path)} cannot be put back; ${found}. Check it out with git.`);
}

/** A path of a change, as a state may have named it. @throws UserError where it must not be looked at */
export function safe(path: string): string {
  const why = unsafePath(path);
  if (why === null) return path;
  throw refused(`${quote(path)} must not be written, since ${why}.`);
}

function changed(found: PathShape | null, expected: PathShape | null): string {
  // A look at files passes over a folder without any.
  if (found?.kind === 'directory' && expected === null)
    return 'found a folder in its place, expected nothing there; remove it where nothing is in it';
  const differs = found?.kind === 'file' && expected?.kind === 'file';
  const words = differs
    ? 'other bytes'
    : `${nameOf(found)}, expected ${expected ? 'the file' : 'nothing there'}`;
  return `changed since it was read (found ${words})`;
}

/** The refusal of a change, naming what is in the way. */
export function refusal(faults: readonly Pick<Aim, 'path' | 'fault'>[]): UserError {
  const named = faults.map(({ path, fault }) => `${quote(path)}: ${fault}`);
  return refused(`${few(named, '; ')}. ${AGAIN}`);
}
