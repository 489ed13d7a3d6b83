// Refuses a change to files that git was told to leave out of the working tree.
import type { FileChange } from '../../model/change.ts';
import { shapeAt } from '../files/file-shapes.ts';
import { placeOf } from '../files/writable-paths.ts';
import { skippedPaths } from '../git/skipped-paths.ts';
import { safe } from './path-changes.ts';
import { few, quote, refused } from './refusals.ts';
import type { Workshop } from './replay-journal.ts';

/**
 * Nothing here would archive, or see a change of, what is not on disk: a person checks it out first.
 * @throws UserError where the change touches such a file, or takes away a folder that holds one
 */
export async function assertCheckedOut(
  files: readonly FileChange[],
  { git, gitDir, grounds }: Workshop,
): Promise<void> {
  const skipped = await skippedPaths({ git, gitDir, kind: 'worktree', root: grounds.root });
  if (skipped === null) throw refused('git cannot read its index here; see what "git status" says.');
  if (skipped.size === 0) return;
  const touched = new Set(files.flatMap((file) => pathsOf(file)));
  const removed = files.flatMap((file) => (file.kind === 'remove' ? [`${safe(file.path)}/`] : []));
  const absent = [...skipped.keys()].filter(
    (path) =>
      (touched.has(path) || removed.some((folder) => path.startsWith(folder))) &&
      shapeAt(placeOf(grounds, path), path) === null,
  );
  if (absent.length === 0) return;
  const is = absent.length === 1 ? 'is' : 'are';
  throw refused(
    `${few(absent.map(quote))} ${is} not checked out here, as git was told (sparse checkout). Check the ` +
      'folder out with "git sparse-checkout add FOLDER" (where that is not used, with "git update-index ' +
      '--no-skip-worktree FILE" and "git checkout -- FILE"), then repeat the command.',
  );
}

const pathsOf = (file: FileChange): readonly string[] =>
  file.kind === 'copy' ? [safe(file.from), safe(file.to)] : [safe(file.path)];
