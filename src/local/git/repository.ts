// Where a repository is and of what kind, found by one `git rev-parse` and three small files.
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { UserError } from '../../model/errors.ts';
import type { ProcessEnvironment } from './git.ts';
import { Git } from './git.ts';

export interface Repository {
  /** Runs in the root of the working tree, or in the bare repository. */
  readonly git: Git;
  /** The root of the working tree; without one, the folder that was given. Absolute, links resolved. */
  readonly root: string;
  /** For people: the folder's name. */
  readonly name: string;
  /** `bare`: no working tree (a folder inside `.git` counts so); `none`: no repository at all. */
  readonly kind: 'worktree' | 'bare' | 'none';
  /** Where this working tree's own part of git lies, absolute; `null` without a repository. */
  readonly gitDir: string | null;
  /** What all working trees of the repository share; `null` without a repository. */
  readonly commonDir: string | null;
  readonly hash: 'sha1' | 'sha256';
  readonly shallow: boolean;
  /** Ids of the commits where a shallow clone ends. */
  readonly boundary: readonly string[];
  /** A partial clone: objects may be missing, and asking for one would fetch it. */
  readonly partial: boolean;
  /** The branch that HEAD names, which may have no commit yet; `null` where HEAD names none. */
  readonly head: string | null;
}

const QUESTIONS = [
  '--path-format=absolute',
  '--is-bare-repository',
  '--is-inside-work-tree',
  '--is-shallow-repository',
  '--show-object-format',
  '--git-dir',
  '--git-common-dir',
  '--show-cdup',
];

/**
 * Looks at a folder.
 * @throws UserError where it is not there, git is missing or too old, or git refuses the repository.
 */
export async function openRepository(dir: string, env: ProcessEnvironment): Promise<Repository> {
  const folder = await folderOf(dir);
  const git = new Git(folder, env);
  const output = await git.run(['rev-parse', ...QUESTIONS]);
  if (output.code !== 0) {
    if (!/not a git repository \(or any/.test(output.stderr)) throw git.failure('rev-parse', output.stderr);
    return { ...NONE, git, root: folder, name: basename(folder) };
  }
  const lines = output.stdout.toString('utf8').split('\n').slice(0, -1);
  if (lines[0] === QUESTIONS[0] || !/^sha(?:1|256)$/.test(lines[3] ?? ''))
    throw new UserError('git is older than 2.31. Rekindle needs 2.31 or newer: update git.');
  const [bare, inside, shallow, hash, gitDir = '', commonDir = '', up, ...rest] = lines;
  if (rest.length > 0 || !(await isFolder(commonDir)))
    throw new UserError(
      `The path of the repository at ${JSON.stringify(folder)} holds a line break. Move it.`,
    );
  const root = inside === 'true' ? resolve(folder, up ?? '') : folder;
  return {
    git: git.at(root),
    root,
    name: basename(basename(root) === '.git' ? dirname(root) : root),
    kind: bare === 'false' && inside === 'true' ? 'worktree' : 'bare',
    gitDir,
    commonDir,
    hash: hash === 'sha256' ? 'sha256' : 'sha1',
    shallow: shallow === 'true',
    boundary:
      shallow === 'true' ? (await textOf(join(commonDir, 'shallow'))).split('\n').filter(Boolean) : [],
    partial: await isPartial(commonDir),
    head: await headIn(gitDir),
  };
}

const NONE = {
  kind: 'none',
  gitDir: null,
  commonDir: null,
  hash: 'sha1',
  shallow: false,
  boundary: [],
  partial: false,
  head: null,
} as const;

async function folderOf(dir: string): Promise<string> {
  try {
    const folder = await realpath(dir);
    if ((await stat(folder)).isDirectory()) return folder;
  } catch (cause) {
    throw new UserError(`There is no folder ${JSON.stringify(dir)} that can be read. Name another.`, {
      cause,
    });
  }
  throw new UserError(
    `${JSON.stringify(dir)} is a file; expected a folder with a repository or a working tree.`,
  );
}

/** Told by packs from a promising remote, or by the config that names one. */
async function isPartial(commonDir: string): Promise<boolean> {
  const packs = await readdir(join(commonDir, 'objects', 'pack')).catch(() => []);
  if (packs.some((name) => name.endsWith('.promisor'))) return true;
  return /promisor|partialclone/i.test(await textOf(join(commonDir, 'config')));
}

/** What stands in HEAD where references are kept in another way than in files (gitrepository-layout). */
const ELSEWHERE = '.invalid';

/** The branch that the file HEAD names; `null` where it names none, or does not say. */
export async function headIn(gitDir: string): Promise<string | null> {
  const [, name = null] = /^ref: refs\/heads\/(.+)$/m.exec(await textOf(join(gitDir, 'HEAD'))) ?? [];
  return name === ELSEWHERE ? null : name;
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );

const textOf = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');
