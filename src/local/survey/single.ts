// Surveys of one snapshot: a commit, or what is on disk.
import type { SnapshotWorkflows, Survey, Target } from '../../model/edge.ts';
import { SKIPPED, withinSubmodule } from '../../model/edge.ts';
import { UserError } from '../../model/errors.ts';
import { type Refs, readRefs } from '../git/refs.ts';
import { withSubmodules } from '../git/submodules.ts';
import { recordedTrees } from '../recorded.ts';
import { Candidates } from './candidates.ts';
import { closedOf } from './closed.ts';
import { type DiskEntry, listDisk } from './disk.ts';
import { byteOrder } from './names.ts';
import { viewOf } from './snapshot.ts';
import * as survey from './survey.ts';
import type { FetchJob, PendingSnapshot } from './view.ts';
import { type Worktree, worktreeOf } from './worktree.ts';

/**
 * Surveys one commit: all its workflows, owned by nobody.
 * @throws UserError where the revision is no commit of this clone, or git fails.
 */
export async function surveyCommit(
  ground: survey.SurveyContext,
  { revision, branch = null }: Target & { readonly kind: 'commit' },
): Promise<Survey> {
  survey.needsRepository(ground);
  const { objects, asker, git, repository } = ground;
  const refs = await readRefs(git);
  const main = await survey.defaultOf(refs, ground);
  const commit = await commitAt(ground, revision);
  await objects.load([commit.tree]);
  const fault = objects.faultIn(commit.tree);
  if (fault) throw fault;
  const past = await survey.pastOf(ground, false);
  past.tips = [commit.id];
  const commits = await survey.commitsOf(ground, commit.id, false);
  const view = viewOf(objects, commit, past, commits);
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
  const surveyed = survey.surveyOf(ground, {
    defaultBranch: main?.name ?? null,
    holdings: holdingsOf(jobs, view, null, repository.shallow ? [survey.SHALLOW_AGE] : []),
    unread: [],
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
      `${repository.root} has no working tree. Name branches instead (--branch NAME or all).`,
    );
  const refs = repository.kind === 'none' ? null : await readRefs(ground.git);
  const main = refs ? await survey.defaultOf(refs, ground) : null;
  const warn = options.warn ?? (() => {});
  const codes = new Map<string, string>();
  const there = await listDisk(repository.root, (folder, code) => codes.set(folder, code));
  const disk = refs === null ? there : await withSubmodules(there, repository, ground.git, warn);
  const past = await survey.pastOf(ground, false);
  const paths = statePaths(disk, ground);
  const head = refs && paths.length > 0 ? await headOf(refs, ground) : null;
  past.tips = head === null ? [] : [head];
  const unborn = refs !== null && head === null;
  const commits = await survey.commitsOf(ground, head ?? '', true);
  const { root, hash } = repository;
  const view = worktreeOf({ root, disk, hash, past, commits, head, unborn });
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
    unread: await closedOf(codes, owner, ground),
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
    // An empty folder may be all that a crash left of a workflow; a link or a file in its place is told of.
    const itself = asker.folders.has(name);
    return below || itself || asker.names.has(name) ? [path] : [];
  });
  return paths.filter((path) => asker.matches(path)).sort(byteOrder);
}

/** Other repositories on disk, those where nobody looks for workflows left out. */
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
