// Files as the last commit has them and as they are on disk, to show what a commit of them would change.
import type { BeforeAfter } from '../../model/change.ts';
import { UserError } from '../../model/errors.ts';
import { type Reading, readingOf, SIZE_CAP } from '../../model/file-content.ts';
import { type Grounds, placeOf } from '../files/writable-paths.ts';
import { CatFileBatch } from '../git/cat-file.ts';
import type { Git } from '../git/git.ts';
import { skippedPaths } from '../git/skipped-paths.ts';
import { readText } from '../survey/disk.ts';

const ABSENT: Reading = { ok: false, why: 'absent' };

/** This many paths fit into one call on every system. */
const AT_ONCE = 400;

/**
 * In the order asked. A file above the size cap, a link or a submodule has no text; before the first commit
 * everything was absent.
 * @throws UserError where git fails
 */
export async function beforeAndAfter(
  paths: readonly string[],
  { git, gitDir, grounds }: { readonly git: Git; readonly gitDir: string; readonly grounds: Grounds },
): Promise<readonly BeforeAfter[]> {
  const committed = await committedIn(paths, git);
  const skipped = await skippedPaths({ git, gitDir, kind: 'worktree', root: grounds.root });
  const both: BeforeAfter[] = [];
  for (const path of paths) {
    const before = committed.get(path) ?? ABSENT;
    const found = await onDisk(path, grounds);
    // What git leaves out of the working tree is not gone from it.
    const isLeftOut = skipped?.has(path) === true && !found.ok && found.why === 'absent';
    both.push({ path, before, after: isLeftOut ? before : found });
  }
  return both;
}

async function committedIn(paths: readonly string[], git: Git): Promise<ReadonlyMap<string, Reading>> {
  const readings = new Map<string, Reading>();
  const head = await git.run(['rev-parse', '--verify', '--quiet', 'HEAD']);
  if (head.code !== 0) return readings;
  const blobs = new Map<string, string>();
  for (let at = 0; at < paths.length; at += AT_ONCE)
    for (const { path, mode, blob } of await entriesAt(paths.slice(at, at + AT_ONCE), git)) {
      const why = NO_TEXT.get(mode);
      if (why) readings.set(path, { ok: false, why });
      else blobs.set(path, blob);
    }
  const texts = await readingsOf(new Set(blobs.values()), git);
  for (const [path, blob] of blobs) readings.set(path, texts.get(blob) ?? { ok: false, why: 'not-fetched' });
  return readings;
}

/** Modes of what is no file. */
const NO_TEXT: ReadonlyMap<string, (Reading & { ok: false })['why']> = new Map([
  ['120000', 'link'],
  ['160000', 'submodule'],
  ['040000', 'directory'],
]);

async function entriesAt(paths: readonly string[], git: Git) {
  const { code, stdout, stderr } = await git.run(['ls-tree', '-z', '--full-tree', 'HEAD', '--', ...paths]);
  if (code !== 0) throw git.failure('ls-tree', stderr);
  const lines = stdout.toString('utf8').split('\0').filter(Boolean);
  return lines.map((line) => {
    const [, mode = '', blob = '', path = ''] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
    return { path, mode, blob };
  });
}

async function readingsOf(ids: ReadonlySet<string>, git: Git): Promise<ReadonlyMap<string, Reading>> {
  const found = new Map<string, Reading>();
  const batch = new CatFileBatch(git);
  try {
    await batch.round([...ids], SIZE_CAP, (id, object) => {
      if (object?.body) found.set(id, readingOf(object.body));
      else if (object) found.set(id, { ok: false, why: 'too-large', size: object.size });
    });
  } finally {
    await batch.close();
  }
  return found;
}

async function onDisk(path: string, grounds: Grounds): Promise<Reading> {
  let place: string;
  try {
    place = placeOf(grounds, path);
  } catch (error) {
    // Where a link or a file stands on the way to it now, git too takes it for removed.
    if (error instanceof UserError) return ABSENT;
    throw error;
  }
  return (await readText(place, 'sha1')).reading;
}
