// Commits exactly the paths of a change on the branch that is checked out; other staged files stay staged.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../model/errors.ts';
import { trailerValue } from '../../text/escape-references.ts';
import type { Grounds } from '../files/writable-paths.ts';
import { filteredAmong } from '../git/clean-filters.ts';
import type { Git } from '../git/git.ts';
import { defaultsOf, readRefs } from '../git/refs.ts';
import { headIn } from '../git/repository.ts';
import { trackedAmong } from '../git/tracked-paths.ts';
import { committable, isCommitted } from './committable.ts';
import { assertKnown, WRITING } from './committer.ts';
import type { Journal, Journals, Pending } from './journal.ts';
import { quote, refused, unlock, unlockFrom } from './refusals.ts';

/** Where commits are made. */
export interface Register {
  /** Git as the person who commits. */
  readonly git: Git;
  readonly grounds: Grounds;
  /** This working tree's own part of git. */
  readonly gitDir: string;
  /** The default branch's name, where it is known; else it is told from the clone. */
  readonly defaultBranch: string | null;
}

/** Names that are never committed on, whatever a clone calls its default (sdd: none on main/master). */
const NEVER: ReadonlySet<string> = new Set(['main', 'master']);

/** What git leaves in its folder while it waits for a person → what that is. */
const UNDER_WAY: readonly (readonly [string, string])[] = [
  ['MERGE_HEAD', 'a merge'],
  ['CHERRY_PICK_HEAD', 'a cherry-pick'],
  ['REVERT_HEAD', 'a revert'],
  ['rebase-merge', 'a rebase'],
  ['rebase-apply', 'a rebase'],
];

/** At most this many commits are looked through for one that was made before. */
const LOOKED = 1_000;
const KEY = 'Rekindle-Key';

/** What a commit is to say, and about which paths. */
export interface CommitRequest {
  readonly message: string;
  readonly paths: readonly string[];
}

/**
 * A commit that can be made, four processes later.
 * @throws UserError where it must not be made: default branch, no branch, something under way, no one known
 */
export async function pendingOf({ message, paths }: CommitRequest, register: Register): Promise<Pending> {
  const { git, gitDir, defaultBranch } = register;
  const refs = await readRefs(git);
  const branch = refs.current?.name ?? (await branchOf(git, gitDir));
  // A rebase detaches HEAD, and amid its conflicts git checks no branch out.
  const [, waits] = UNDER_WAY.find(([name]) => existsSync(join(gitDir, name))) ?? [];
  if (waits) throw unfit(`${waits} is under way. Finish or abort it`);
  if (branch === null) throw unfit('HEAD is detached; expected a branch to commit on. Check one out');
  // A guess would refuse each branch that is checked out in a clone without main and remotes.
  const [main] = defaultsOf(refs, defaultBranch, {});
  if (NEVER.has(branch) || branch === (main?.leaf ?? defaultBranch))
    throw unfit(`${quote(branch)} is the default branch, which is never committed on. Check out another`);
  const lock = join(gitDir, 'index.lock');
  if (existsSync(lock)) throw unfit(`the lock of git's index is there (${lock}). ${unlock(lock)}`);
  if ((await trackedAmong(git, ['.'], ['--unmerged'])).size > 0)
    throw unfit('there are files with unresolved conflicts. Resolve them');
  const [[path, filter] = []] = await filteredAmong(paths, git);
  if (path !== undefined)
    throw unfit(
      `git keeps ${quote(path)} through the filter ${quote(filter ?? '')}, a program of its config, and ` +
        'Rekindle runs none; expected files that git keeps as they are. Commit that file yourself',
    );
  await assertKnown(git);
  return { message, paths, branch, parent: refs.current?.commit ?? null };
}

/** The branch that is checked out, also before its first commit; `null` where HEAD is detached. */
export async function branchOf(git: Git, gitDir: string | null): Promise<string | null> {
  const told = gitDir === null ? null : await headIn(gitDir);
  if (told !== null) return told;
  const { code, stdout } = await git.run(['symbolic-ref', '--quiet', 'HEAD']);
  const [, name = null] = /^refs\/heads\/(.+)\n$/s.exec(stdout.toString('utf8')) ?? [];
  return code === 0 ? name : null;
}

/** The id of a commit that was made for a key; `null` where there is none since `parent`. One process. */
export async function recordedFor(key: string, parent: string | null, git: Git): Promise<string | null> {
  const range = parent === null ? ['HEAD'] : ['HEAD', `^${parent}`];
  const format = `--format=%H %(trailers:key=${KEY},valueonly,separator=%x2C)`;
  const { code, stdout } = await git.run([
    'log',
    '--no-show-signature',
    `-n${LOOKED}`,
    format,
    ...range,
    '--',
  ]);
  if (code !== 0) return null; // before the first commit
  const line = stdout
    .toString('utf8')
    .split('\n')
    .find((one) => one.slice(one.indexOf(' ') + 1) === key);
  return line?.split(' ')[0] ?? null;
}

/** How a commit went: its id, or `null` with the reason why there is none. */
export interface CommitResult {
  readonly commit: string | null;
  readonly why: 'nothing-differs' | 'another-branch' | null;
}

/**
 * Makes the commit of a journal, or finds it made.
 * @throws UserError where git refuses; it can be tried again
 */
export async function commitPaths(
  journal: Journal,
  pending: Pending,
  register: Register & { journals: Journals },
): Promise<CommitResult> {
  const { git, gitDir, journals } = register;
  if ((await branchOf(git, gitDir)) !== pending.branch) return { commit: null, why: 'another-branch' };
  const made = await recordedFor(journal.key, pending.parent, git);
  if (made !== null) return { commit: made, why: null };
  const paths = await committable(pending, register, (said) => unmade(said, journal));
  if (paths.length === 0 || (await isCommitted(paths, pending.parent, git)))
    return { commit: null, why: 'nothing-differs' };
  const output = await git.run([
    ...WRITING,
    'commit',
    '--only',
    '--no-verify',
    '--no-gpg-sign',
    '--cleanup=verbatim',
    `--file=${journals.beside(journal, 'message', pending.message)}`,
    `--pathspec-from-file=${journals.beside(journal, 'paths', paths.map((path) => `${path}\0`).join(''))}`,
    '--pathspec-file-nul',
  ]);
  const said = output.stdout.toString('utf8');
  if (output.code === 1 && /nothing (?:added )?to commit|no changes added to commit/.test(said))
    return { commit: null, why: 'nothing-differs' };
  if (output.code !== 0) throw unmade(output.stderr || said, journal);
  return { commit: await recordedFor(journal.key, pending.parent, git), why: null };
}

/** What a commit says of a choice that it records: such a one is no sign that somebody works. */
export const trailersOf = (workflow: string, action: string): Readonly<Record<string, string>> => ({
  'Rekindle-Workflow': trailerValue(workflow),
  'Rekindle-Action': action,
});

/** A message with the trailers by which one of our commits is known. */
export function messageWith(
  message: string,
  trailers: Readonly<Record<string, string>>,
  key: string,
): string {
  const lines = Object.entries({ ...trailers, [KEY]: key }).map(
    ([name, value]) => `${name}: ${value.replace(/\s+/g, ' ')}`,
  );
  return `${message.trimEnd()}\n\n${lines.join('\n')}\n`;
}

const unfit = (why: string): UserError => refused(`${why}, then repeat the command.`);

function unmade(said: string, { ops }: Journal): UserError {
  const files = ops.length > 0 ? 'The files are in place, and the' : 'The';
  const locked = unlockFrom(said);
  const words = locked?.line ?? said.trim().split('\n').slice(0, 5).join(' ');
  return new UserError(
    `${files} commit was not made. git says: ${words} ${locked?.advice ?? 'Correct that.'} The next ` +
      'command that writes makes the commit.',
  );
}
