// Surveys of one snapshot: a commit, or what is on disk.

import { join } from 'node:path';
import { UserError } from '../../model/errors.ts';
import { baseOf, folderOf } from '../../model/path.ts';
import {
  type BranchTree,
  SKIPPED,
  type SnapshotWorkflows,
  type Survey,
  sizeCapsOf,
  type Target,
  withinSubmodule,
} from '../../model/repository-source.ts';
import { bareName } from '../../model/state-location.ts';
import { submodulePaths } from '../../text/gitmodules.ts';
import type { Git } from '../git/git.ts';
import { type Branch, chosen, type Refs } from '../git/refs.ts';
import type { Repository } from '../git/repository.ts';
import { skippedPaths } from '../git/skipped-paths.ts';
import { Candidates } from './candidates.ts';
import { entryIn, rootOf, viewOf } from './commit-snapshot.ts';
import { type DiskEntry, listDisk, readText } from './disk.ts';
import { byteOrder } from './names.ts';
import type { FetchJob, PendingSnapshot } from './pending-snapshot.ts';
import type { SurveyContext } from './survey.ts';
import * as survey from './survey.ts';
import { closedOf, linkedFoldersIn, linkedFoldersOn } from './unreadable-folders.ts';
import { type Worktree, worktreeOf } from './worktree.ts';

/**
 * Surveys one commit: all its workflows, owned by no one.
 * @throws UserError where the revision is no commit of this clone, or git fails.
 */
export async function surveyCommit(
  ground: survey.SurveyContext,
  { revision, branch = null }: Target & { readonly kind: 'commit' },
): Promise<Survey> {
  survey.needsRepository(ground);
  const { objects, asker, repository } = ground;
  const refs = await ground.refs();
  const main = await survey.defaultOf(refs, ground);
  const commit = await commitAt(ground, revision);
  await objects.load([commit.tree]);
  const fault = objects.faultIn(commit.tree);
  if (fault) throw fault;
  const past = await survey.pastOf(ground, false);
  past.tips = [commit.id];
  const commits = await survey.commitsOf(ground, commit.id, false);
  const view = viewOf({ objects, past, sizeCapOf: sizeCapsOf(asker) }, commit, commits);
  const candidates = new Candidates(objects, asker);
  const paths = candidates.of(commit.tree).map(({ path }) => path);
  const fetch = () => objects.fetch();
  const open = await survey.oursOf(jobsOf(paths, view, ground), asker, fetch);
  const wantPast = () => {
    for (const path of view.histories) past.want(commit.id, path);
  };
  await survey.settle({ jobs: open, past, commits, fetch, wantPast }, asker);
  const jobs = survey.settledOf(open, asker);
  const trees = await recordedTrees(jobs, { on: branch, main, refs }, ground);
  const unread = await linkedFoldersIn(
    [{ branch, commit: commit.id, tree: commit.tree }],
    candidates,
    ground,
  );
  const surveyed = survey.surveyOf(ground, {
    defaultBranch: main?.name ?? null,
    holdings: holdingsOf(jobs, view, null, repository.shallow ? [survey.SHALLOW_AGE] : []),
    unread,
    roots: [{ branch: null, snapshot: view.snapshot }],
    submodules: candidates.submodules(commit.tree),
    commits: 1,
    stateFiles: filesOf(jobs).length,
    blobsRead: objects.blobsRead.size,
  });
  return { ...surveyed, trees, headOf: branch };
}

async function commitAt({ objects, git }: survey.SurveyContext, revision: string) {
  const found = /[\0\n]/.test(revision) ? null : (await objects.commits([`${revision}^{commit}`])).values();
  const commit = found?.next().value;
  if (commit) return commit;
  throw new UserError(
    `There is no commit ${JSON.stringify(revision)} in ${git.dir}; expected the id of a commit, a branch ` +
      'or a tag. In a shallow clone, fetch it first.',
  );
}

/**
 * Surveys what is on disk: tracked, untracked and ignored files alike, in a repository or without one.
 * @throws UserError in a bare repository, or where git fails.
 */
export async function surveyWorktree(ground: survey.SurveyContext): Promise<Survey> {
  const { objects, asker, repository, options } = ground;
  if (repository.kind === 'bare')
    throw new UserError(
      `${repository.root} has no working tree; expected a clone with one. "rekindle list" shows what its ` +
        'branches hold.',
    );
  const refs = repository.kind === 'none' ? null : await ground.refs();
  const main = refs ? await survey.defaultOf(refs, ground) : null;
  const warn = options.warn ?? (() => {});
  const codes = new Map<string, string>();
  const there = await listDisk(repository.root, (folder, code) => codes.set(folder, code));
  const whole = await withSkipped(there, repository, warn);
  const all = refs === null ? whole : await withSubmodules(whole, repository, ground.git, warn);
  const disk = withoutEmpty(all, (path) => codes.has(path) || mayBeHome(path, ground));
  const past = await survey.pastOf(ground, false);
  const paths = statePaths(disk, ground);
  const head = refs && paths.length > 0 ? await headOf(refs, ground) : null;
  past.tips = head === null ? [] : [head];
  const unborn = refs !== null && head === null;
  const commits = await survey.commitsOf(ground, head ?? '', true);
  const { root, hash } = repository;
  const sizeCapOf = sizeCapsOf(asker);
  const view = worktreeOf({ root, disk, hash, past, commits, head, unborn, sizeCapOf, objects });
  const fetch = async () => {
    await view.fetch();
    await objects.fetch();
  };
  const open = await survey.oursOf(jobsOf(paths, view, ground), asker, fetch);
  const wantPast = () => {
    for (const path of view.histories) past.want(head ?? '', path);
  };
  const after = () => lookForMoved(view);
  await survey.settle({ jobs: open, past, commits, fetch, wantPast, after }, asker);
  const jobs = survey.settledOf(open, asker);
  const owner = refs?.current?.name ?? (refs ? repository.head : null);
  const trees = await recordedTrees(jobs, { on: owner, main, refs }, ground);
  const surveyed = survey.surveyOf(ground, {
    defaultBranch: main?.name ?? null,
    holdings: holdingsOf(jobs, view, owner, repository.shallow ? [survey.SHALLOW_AGE] : []),
    unread: [...(await closedOf(codes, owner, ground)), ...(await linkedFoldersOn(disk, owner, ground))],
    roots: [{ branch: owner, snapshot: view.snapshot }],
    submodules: submodulesOn(disk),
    commits: 1,
    stateFiles: filesOf(jobs).length,
    blobsRead: new Set([...view.blobsRead, ...objects.blobsRead]).size,
  });
  return { ...surveyed, trees };
}

/** The commit that is checked out; `null` before the first one. */
async function headOf(refs: Refs, { objects }: survey.SurveyContext): Promise<string | null> {
  if (refs.current) return refs.current.commit;
  const [head] = (await objects.commits(['HEAD'])).values();
  return head?.id ?? null;
}

/** Paths on disk that may be state, those that would lie in another repository included, in byte order. */
function statePaths(
  disk: ReadonlyMap<string, DiskEntry>,
  { asker }: survey.SurveyContext,
): readonly string[] {
  const paths = [...disk].flatMap(([path, { mode }]) => {
    const segments = path.split('/');
    const name = segments.pop() ?? '';
    if (segments.some((folder) => SKIPPED.has(folder))) return [];
    if (mode === '160000') return withinSubmodule(path, asker);
    const folder = mode === '040000';
    const below = !folder && segments.some((one) => asker.folders.has(one));
    // An empty folder may be all that a crash left of a workflow; a link or a file in its place is told
    // about.
    const itself = asker.folders.has(name);
    return below || itself || asker.names.has(name) ? [path] : [];
  });
  return paths.filter((path) => asker.matches(path)).sort(byteOrder);
}

/** Whether what lies at this path may be the state, or the folder that it is in. */
function mayBeHome(path: string, { asker }: survey.SurveyContext): boolean {
  const name = baseOf(path);
  return (asker.folders.has(name) || asker.names.has(name)) && asker.matches(path);
}

/** Without folders that nothing lies in: git keeps none, so that a commit decides as the disk does. */
function withoutEmpty(
  disk: ReadonlyMap<string, DiskEntry>,
  isKept: (path: string) => boolean,
): ReadonlyMap<string, DiskEntry> {
  const held = new Set<string>();
  const hold = (path: string) => {
    for (let at = path; at !== '' && !held.has(at); at = folderOf(at)) held.add(at);
  };
  for (const [path, { mode }] of disk) if (mode !== '040000' || isKept(path)) hold(path);
  return held.size === disk.size ? disk : new Map([...disk].filter(([path]) => held.has(path)));
}

/** Other repositories on disk, those where no one looks for workflows left out. */
function submodulesOn(disk: ReadonlyMap<string, DiskEntry>): readonly string[] {
  return [...disk].flatMap(([path, { mode }]) =>
    mode === '160000' && !path.split('/').some((name) => SKIPPED.has(name)) ? [path] : [],
  );
}

/** Where a file is gone whose past is asked for, files of the same size as it was may be the same, moved. */
async function lookForMoved(view: Worktree): Promise<void> {
  const { snapshot } = view;
  const gone = [...view.histories].filter((path) => snapshot.entry(path) === null);
  const sizes = gone.flatMap((path) => {
    const versions = snapshot.history(path);
    if (versions === 'unavailable') return [];
    return versions.flatMap(({ text }) => (text === null ? [] : [Buffer.byteLength(text)]));
  });
  await view.compare(new Set(sizes));
}

function jobsOf(
  paths: readonly string[],
  view: PendingSnapshot,
  { asker }: survey.SurveyContext,
): readonly FetchJob[] {
  return asker.sites(paths).map((site) => ({ site, view }));
}

function holdingsOf(
  jobs: readonly FetchJob[],
  { snapshot }: PendingSnapshot,
  owner: string | null,
  notes: readonly string[],
): readonly SnapshotWorkflows[] {
  if (jobs.length === 0) return [];
  const branches = owner === null ? [] : [owner];
  return [{ snapshot, sites: jobs.map(({ site }) => ({ site, branches, notes })), owner }];
}

function filesOf(jobs: readonly FetchJob[]): readonly string[] {
  return [...new Set(jobs.flatMap(({ site }) => site.files))];
}

// What git was told to leave out of the working tree.

/**
 * What is on disk, with what git leaves out of it as the index has it: that is neither missing nor changed.
 * What lies on disk all the same counts as it lies there. Where git cannot read its index `warn` is told.
 */
async function withSkipped(
  disk: ReadonlyMap<string, DiskEntry>,
  repository: Repository,
  warn: (message: string) => void,
): Promise<ReadonlyMap<string, DiskEntry>> {
  const skipped = await skippedPaths(repository);
  if (skipped === null)
    warn('Paths that a sparse checkout leaves out count as missing: git cannot read its index here.');
  if (skipped === null || skipped.size === 0) return disk;
  const all = new Map(disk);
  for (const [path, { mode, blob }] of skipped) {
    const above = foldersAbove(path);
    if (disk.has(path) || above.some((folder) => (all.get(folder)?.mode ?? '040000') !== '040000')) continue;
    for (const folder of above) if (!all.has(folder)) all.set(folder, { mode: '040000', size: 0 });
    all.set(path, { mode, size: 0, ...(mode.startsWith('100') ? { skipped: blob } : {}) });
  }
  return all;
}

/** The folders that a path lies in, the outermost first; the root left out. */
function foldersAbove(path: string): readonly string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, at) => names.slice(0, at + 1).join('/'));
}

// Submodules that git knows of and that are not checked out: on disk they are an empty folder, or nothing.

/** What every repository with submodules has at its root (gitmodules(5)). */
const LIST = '.gitmodules';

/**
 * What is on disk, with the submodules beside it that were never checked out. What the list names counts only
 * where git's index has a submodule and nothing else lies on disk. One process, where there is a list at all.
 * Where git cannot read its index they stay unknown, and `warn` is told.
 * @throws UserError where git cannot be started
 */
async function withSubmodules(
  disk: ReadonlyMap<string, DiskEntry>,
  { root, hash }: Pick<Repository, 'root' | 'hash'>,
  git: Git,
  warn: (message: string) => void,
): Promise<ReadonlyMap<string, DiskEntry>> {
  if (!disk.get(LIST)?.mode.startsWith('100')) return disk;
  const { reading } = await readText(join(root, LIST), hash);
  const held = foldersIn(disk);
  const empty = (reading.ok ? submodulePaths(reading.text) : []).filter(
    (path) => !held.has(path) && (disk.get(path)?.mode ?? '040000') === '040000',
  );
  if (empty.length === 0) return disk;
  const links = await linksIn(git.at(root));
  if (links === null)
    warn('Submodules that are not checked out are not named: git cannot read its index here.');
  const paths = empty.filter((path) => links?.has(path));
  return new Map([...disk, ...paths.map((path): [string, DiskEntry] => [path, { mode: '160000', size: 0 }])]);
}

/**
 * Submodules in the index, `null` where git fails. All of it is listed and none of the paths is handed over:
 * git compares each entry with each one, and refuses all for one that leads out.
 */
async function linksIn(git: Git): Promise<ReadonlySet<string> | null> {
  const found = new Set<string>();
  let rest = '';
  // A byte a character, so that no piece ends within one.
  const { code } = await git.stream(['ls-files', '-s', '-z'], '', (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\0');
    rest = lines.pop() ?? '';
    for (const line of lines)
      if (line.startsWith('160000 '))
        found.add(Buffer.from(line.slice(line.indexOf('\t') + 1), 'latin1').toString('utf8'));
  });
  return code === 0 ? found : null;
}

/** Folders with something in them. */
function foldersIn(disk: ReadonlyMap<string, DiskEntry>): ReadonlySet<string> {
  return new Set([...disk.keys()].map((path) => folderOf(path)));
}

// The trees of branches that states record for themselves: what tells whether a single tree holds a copy.

/** More branches than this are not looked into for the states of one tree. */
const MOST = 20;

/** Where the states stand, and which branches there are. */
interface Standing {
  /** The branch of the tree; `null`: none, or not known. */
  readonly on: string | null;
  readonly main: Branch | null;
  /** `null` without a repository. */
  readonly refs: Refs | null;
}

/**
 * The tree of each branch that one of these states records, if it is there and can be read. On the default
 * branch merged states record other ones, which means nothing.
 */
async function recordedTrees(
  jobs: readonly FetchJob[],
  { on, main, refs }: Standing,
  { asker, objects }: SurveyContext,
): Promise<readonly BranchTree[]> {
  if (on === null || refs === null || bareName(on) === bareName(main?.name ?? '')) return [];
  const names = new Set(jobs.flatMap(({ site, view }) => asker.branches?.(site, view.snapshot) ?? []));
  names.delete(bareName(on));
  if (names.size === 0) return [];
  const there = chosen(refs, 'all').filter(({ name }) => names.has(bareName(name)));
  const some = there.slice(0, MOST);
  const commits = await objects.commits(some.map(({ commit }) => commit));
  await objects.load([...commits.values()].map(({ tree }) => tree));
  return some.flatMap(({ name, commit }): readonly BranchTree[] => {
    const tree = commits.get(commit)?.tree;
    if (tree === undefined || objects.faultIn(tree) !== null) return [];
    return [{ branches: [name], snapshot: { entry: (path) => entryIn(objects, rootOf(tree), path) } }];
  });
}
