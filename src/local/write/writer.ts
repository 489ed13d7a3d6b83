// The writing half of a local repository source: one process at a time, and interrupted changes first.

import { closeSync, constants, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import type { BeforeAfter, RunNotes } from '../../model/change.ts';
import type { Differing } from '../../model/choice.ts';
import type { Effect } from '../../model/effect.ts';
import { UserError } from '../../model/errors.ts';
import { codeOf, makeFolder, ownFolder } from '../files/durable-writes.ts';
import { type Expanded, expand } from '../files/list-tree.ts';
import type { Grounds } from '../files/writable-paths.ts';
import { Objects } from '../git/objects.ts';
import { readRefs } from '../git/refs.ts';
import type { Repository } from '../git/repository.ts';
import { differingPaths } from '../git/status.ts';
import { trackedAmong } from '../git/tracked-paths.ts';
import { defaultOf, type LocalOptions } from '../survey/survey.ts';
import { applyOne, type Workspace } from './apply-effect.ts';
import { beforeAndAfter } from './before-after.ts';
import { branchOf, pendingOf } from './commit-paths.ts';
import { asPerson, nameOf } from './committer.ts';
import { type Applied, type ArchiveName, archiveName } from './effect-result.ts';
import { archiveNames, findArchive } from './find-archives.ts';
import { Journals } from './journal.ts';
import { refused } from './refusals.ts';
import type { Workshop } from './replay-journal.ts';
import { pendingIn, settleJournals } from './replay-journal.ts';
import { isRunning } from './running-process.ts';

/** What an archive holds. */
export interface ArchiveContent extends ArchiveName {
  readonly workflow: string;
  readonly summary: string;
  /** What the run that was removed noted for itself, from its file: untrusted; `null`: nothing. */
  readonly runNotes: RunNotes | null;
  /** In byte order. */
  readonly files: readonly {
    readonly path: string;
    readonly kind: Expanded['kind'];
    /** Where a link leads, as it is written there; `null` for what is no link. */
    readonly target: string | null;
  }[];
}

export interface LocalWriter {
  /**
   * Performs changes, restores and commits in order, each as a whole or not at all. Doing one twice is doing
   * it once.
   * @throws UserError at the first one that cannot be done; those before it are done
   */
  apply(effects: readonly Effect[]): Promise<readonly Applied[]>;
  /**
   * What a crash cut short, or another process is at right now, one line each; nothing is touched.
   * @throws UserError where it cannot be read
   */
  pending(): readonly string[];
  /**
   * Finishes or takes back what a crash cut short, and says what it did, one sentence each.
   * @throws UserError where that cannot be done yet; nothing is lost, and the next time tries again
   */
  settle(): Promise<readonly string[]>;
  /** Names of the archives that are here, in byte order. @throws UserError outside git */
  archives(): Promise<readonly string[]>;
  /** What an archive holds; `name` may be the beginning of one name alone. @throws UserError */
  archive(name: string): Promise<ArchiveContent>;
  /**
   * All that really is at and below these paths on disk, in byte order: what removing them removes. What is
   * not there is left out.
   * @throws UserError where something is no file, link or folder of this repository
   */
  expand(paths: readonly string[]): Promise<readonly Expanded[]>;
  /** What differs from the last commit, untracked paths too, ignored ones not. */
  changed(): Promise<Differing>;
  /** Those of these paths that lie on disk alone, as git ignores them. */
  ignored(paths: readonly string[]): Promise<ReadonlySet<string>>;
  /** @throws UserError where these paths could not be committed now, in the words of the commit itself */
  assertCommittable(paths: readonly string[]): Promise<void>;
  /** These paths as the last commit has them and as they are on disk, in the order asked. */
  beforeAndAfter(paths: readonly string[]): Promise<readonly BeforeAfter[]>;
  /** The branch that is checked out, also before its first commit; `null` where there is none. */
  branch(): Promise<string | null>;
  /** The default branch, as a survey tells it; `null` where there is none. */
  defaultBranch(): Promise<string | null>;
  /** The person at work, without an address: git's user.name, else the login, else `somebody`. */
  who(): Promise<string>;
}

/** What `git ls-files` tells by these is on disk alone. */
const IGNORED = ['--others', '--ignored', '--exclude-standard'];

/** Opens nothing and starts nothing before it is asked. `written`: is told before files or commits change. */
export function writingIn(
  repository: Repository,
  options: LocalOptions,
  written: () => Promise<void>,
): LocalWriter {
  const bench = benchOf(repository, options);
  const { git, kind, gitDir } = repository;
  return {
    apply: (effects) =>
      guarded(bench, async () => {
        await written();
        const done: Applied[] = [];
        for (const effect of effects) done.push(await applyOne(effect, bench));
        return done;
      }),
    pending: () => (bench.shop ? pendingIn(bench.shop.journals) : []),
    async settle() {
      const { shop } = bench;
      if (!shop || shop.journals.isEmpty()) return [];
      await written();
      return locked(shop, () => settleJournals(shop));
    },
    archives: async () => archiveNames(shopOf(bench)),
    archive: (name) => contentOf(name, shopOf(bench)),
    expand: async (paths) => expand(bench.grounds, paths),
    changed: async () => differingPaths(shopOf(bench).git),
    ignored: async (paths) => trackedAmong(shopOf(bench).git, paths, IGNORED),
    assertCommittable: async (paths) => {
      await pendingOf({ message: '', paths }, shopOf(bench));
    },
    beforeAndAfter: async (paths) => beforeAndAfter(paths, shopOf(bench)),
    branch: async () => (kind === 'none' ? null : branchOf(git, gitDir)),
    defaultBranch: () => defaultIn(repository, options),
    who: () => nameOf(kind === 'none' ? null : git, options.env),
  };
}

function benchOf(
  { root, kind, git, gitDir, commonDir }: Repository,
  { env, defaultBranch }: LocalOptions,
): Workspace {
  const grounds: Grounds = { root, git: [gitDir, commonDir].flatMap((folder) => folder ?? []) };
  if (kind !== 'worktree' || gitDir === null || commonDir === null) {
    const lacks = kind === 'bare' ? `${root} has no working tree` : `${root} lies in no repository`;
    return { grounds, shop: null, lacks };
  }
  const register = { git: asPerson(git, env), gitDir, commonDir, defaultBranch: defaultBranch ?? null };
  return { grounds, shop: { ...register, grounds, journals: new Journals(gitDir) }, lacks: '' };
}

/** Does something with the lock held, and nothing left over from before. */
async function guarded<T>(bench: Workspace, act: () => Promise<T>): Promise<T> {
  const { shop } = bench;
  if (!shop) return explained(act);
  return locked(shop, async () => {
    if (!shop.journals.isEmpty()) await settleJournals(shop);
    return act();
  });
}

const locked = <T>({ gitDir }: Workshop, act: () => Promise<T>): Promise<T> =>
  explained(() => withLock(gitDir, act));

/** Says in one line what the operating system refused. */
async function explained<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (cause) {
    if (!(cause instanceof Error) || cause instanceof UserError || codeOf(cause) === '') throw cause;
    throw new UserError(
      `Writing failed: ${cause.message}. Every byte from before is still in the working tree or in its ` +
        'archive. Correct that; the next command that writes brings to an end what was begun.',
      { cause },
    );
  }
}

function shopOf({ shop, lacks }: Workspace): Workshop {
  if (shop) return shop;
  throw new UserError(`This needs a git repository with a working tree, and ${lacks}.`);
}

async function contentOf(name: string, shop: Workshop): Promise<ArchiveContent> {
  const { manifest } = await findArchive(name, shop);
  const files = manifest.kept.map(({ path, shape }) => ({
    path,
    kind: shape.kind,
    target: shape.kind === 'link' ? shape.target : null,
  }));
  const { workflow, summary, runNotes } = manifest;
  return { ...(await archiveName(manifest, shop)), workflow, summary, runNotes, files };
}

async function defaultIn(repository: Repository, options: LocalOptions): Promise<string | null> {
  if (repository.kind === 'none') return null;
  const { git } = repository;
  const objects = new Objects(git, repository);
  try {
    const branch = await defaultOf(await readRefs(git), { repository, objects, options });
    return branch?.name ?? null;
  } finally {
    await objects.close();
  }
}

// One process at a time writes in a working tree.

/** Locks that this process holds. */
const held = new Set<string>();

/** A process that died leaves its lock behind; another one may be quicker to take it over. */
const ATTEMPTS = 3;

/**
 * Does something while no other process of this program writes here. `gitDir`: this working tree's own
 * part of git.
 * @throws UserError where another one is at work
 */
async function withLock<T>(gitDir: string, act: () => Promise<T>): Promise<T> {
  const file = ownFolder(gitDir, 'lock');
  makeFolder(ownFolder(gitDir));
  take(file);
  held.add(file);
  try {
    return await act();
  } finally {
    held.delete(file);
    unlinkSync(file);
  }
}

function take(file: string): void {
  for (let attempt = 1; ; attempt++) {
    try {
      const open = openSync(file, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY, 0o600);
      writeSync(open, `${process.pid}\n`);
      closeSync(open);
      return;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      const holder = holderOf(file);
      if (attempt === ATTEMPTS || isAtWork(holder, file)) throw busy(file, holder);
      unlinkSync(file);
    }
  }
}

/** The process that took a lock; 0 where it died before it had said so, to the end of the line. */
function holderOf(file: string): number {
  try {
    return Number(/^(\d+)\n$/.exec(readFileSync(file, 'latin1'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function isAtWork(holder: number, file: string): boolean {
  if (holder === process.pid) return held.has(file);
  return holder !== 0 && isRunning(holder);
}

function busy(file: string, holder: number): UserError {
  return refused(
    `another process (${holder}) is writing here. Wait for it; where none is at work any more, remove ` +
      `${file} and repeat the command.`,
  );
}
