// Files as commits hold them, byte for byte: no line endings are converted, and no filter is run.
import type { UserError } from '../../model/errors.ts';
import type { Mode } from '../../model/snapshot.ts';
import { quote, refused } from '../write/refusals.ts';
import { CatFileBatch } from './cat-file.ts';
import type { Git } from './git.ts';

export interface Committed {
  readonly mode: Mode;
  /** A file's bytes, or a link's target. */
  readonly bytes: Buffer;
}

/** This many paths fit into one call on every system. */
const AT_ONCE = 400;

/**
 * What a commit has at these paths; a path that it does not have is left out.
 * @throws UserError where the commit is not in this clone, or has no file there but a folder or a submodule
 */
export async function committedAt(
  git: Git,
  commit: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Committed>> {
  const entries = new Map<string, { mode: Mode; blob: string }>();
  for (let at = 0; at < paths.length; at += AT_ONCE)
    for (const entry of await listed(git, commit, paths.slice(at, at + AT_ONCE)))
      entries.set(entry.path, entry);
  const blobs = await blobsBy(
    git,
    [...entries.values()].map(({ blob }) => blob),
  );
  return new Map(
    [...entries].map(([path, { mode, blob }]) => {
      const bytes = blobs.get(blob);
      if (!bytes) throw unfit(path, `the object ${blob} is not in this clone. Fetch it.`);
      return [path, { mode, bytes }];
    }),
  );
}

async function listed(git: Git, commit: string, paths: readonly string[]) {
  if (!/^[0-9a-f]{4,64}$/.test(commit)) throw noCommit(git, commit);
  const args = ['ls-tree', '-z', '--full-tree', '--end-of-options', `${commit}^{commit}`, ...paths];
  const output = await git.run(args);
  if (output.code !== 0) throw noCommit(git, commit);
  const lines = output.stdout.toString('utf8').split('\0').filter(Boolean);
  return lines.map((line) => {
    const [, written = '', type = '', blob = '', path = ''] =
      /^(\d+) (\w+) ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
    const mode = MODES.get(written);
    if (type === 'blob' && mode) return { path, mode, blob };
    const found = type === 'tree' ? 'folder' : 'submodule';
    throw unfit(path, `commit ${commit.slice(0, 12)} has a ${found} there; expected a file.`);
  });
}

/** Git's modes of files and links; old trees may hold others for files. */
const MODES: ReadonlyMap<string, Mode> = new Map([
  ['100644', '100644'],
  ['100664', '100644'],
  ['100755', '100755'],
  ['120000', '120000'],
]);

/** The bytes of blobs by their ids; what is not in this clone is left out. */
async function blobsBy(git: Git, ids: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  const batch = new CatFileBatch(git);
  try {
    await batch.round([...new Set(ids)], Number.MAX_SAFE_INTEGER, (id, object) => {
      if (object?.type === 'blob' && object.body) found.set(id, object.body);
    });
  } finally {
    await batch.close();
  }
  return found;
}

const unfit = (path: string, why: string): UserError => refused(`${quote(path)} cannot be put back; ${why}`);

function noCommit(git: Git, commit: string): UserError {
  return refused(
    `there is no commit ${quote(commit)} in ${git.dir}; expected the id of a commit in this clone. In a ` +
      'shallow clone, fetch it first.',
  );
}
