// What differs between two commits, as git tells it. Objects never change, so each pair is asked for once.
import { gitInDepot as git, runInDepot as run } from './run.ts';

export interface Change {
  /** Git's letter: A, D, M, R (renamed), T (its mode). */
  readonly letter: string;
  readonly path: string;
  readonly before: string | null;
  readonly oid: string;
  readonly additions: number;
  readonly deletions: number;
}

const known = new Map<string, Promise<readonly Change[]>>();
const patches = new Map<string, Promise<string | undefined>>();

/** What is known of a key, or found out now. */
function once<T>(all: Map<string, Promise<T>>, key: string, find: () => Promise<T>): Promise<T> {
  const found = all.get(key) ?? find();
  all.set(key, found);
  return found;
}

async function asked(dir: string, from: string, to: string): Promise<readonly Change[]> {
  const told = (await git(dir, ['diff', '--raw', '--numstat', '--no-abbrev', '-M', '-z', from, to])).split(
    '\0',
  );
  const found: Omit<Change, 'additions' | 'deletions'>[] = [];
  let at = 0;
  while (told[at]?.startsWith(':')) {
    const [, , before = '', after = '', code = ''] = (told[at] ?? '').split(' ');
    const letter = code.slice(0, 1);
    const two = letter === 'R' || letter === 'C';
    const path = told[at + (two ? 2 : 1)] ?? '';
    found.push({
      letter,
      path,
      before: two ? (told[at + 1] ?? null) : null,
      oid: letter === 'D' ? before : after,
    });
    at += two ? 3 : 2;
  }
  return found.map((one) => {
    const [added = '0', deleted = '0'] = (told[at] ?? '').split('\t');
    at += one.before === null ? 1 : 3;
    return { ...one, additions: Number(added) || 0, deletions: Number(deleted) || 0 };
  });
}

/** What differs between two trees or commits, renames found. */
export const changes = (dir: string, from: string, to: string): Promise<readonly Change[]> =>
  once(known, `${from} ${to}`, () => asked(dir, from, to));

/** The hunks of one path, as GitHub's `patch`: without the header lines. `undefined` for a binary file. */
export const patchOf = (dir: string, from: string, to: string, path: string): Promise<string | undefined> =>
  once(patches, `${from} ${to} ${path}`, async () => {
    const diff = await git(dir, ['--literal-pathspecs', 'diff', from, to, '--', path]);
    const hunk = diff.indexOf('\n@@ ');
    return hunk < 0 ? undefined : diff.slice(hunk + 1).trimEnd();
  });

/** The tree of a merge without conflict; `null` where there is one. */
export async function mergedTree(dir: string, ours: string, theirs: string): Promise<string | null> {
  const { status, stdout } = await run(['merge-tree', '--write-tree', ours, theirs], { cwd: dir });
  return status === 0 ? stdout.toString('utf8').trim().slice(0, 40) : null;
}
