// What all surveys share: the opened repository, and the rounds in which a snapshot is filled.

import { UserError } from '../../model/errors.ts';
import { type FactRequirements, type Survey, sizeCapsOf } from '../../model/repository-source.ts';
import { BranchCommits } from '../git/branch-commits.ts';
import { Commits } from '../git/commits.ts';
import type { Git } from '../git/git.ts';
import { HistoryRequests } from '../git/history-requests.ts';
import type { Objects, Supply } from '../git/objects.ts';
import { type Branch, defaultsOf, type Refs } from '../git/refs.ts';
import type { Repository } from '../git/repository.ts';
import { byteOrder } from './names.ts';
import { type FetchJob, gather, type PendingSnapshot } from './pending-snapshot.ts';

/** What the caller knows and a repository does not say. */
export interface LocalOptions {
  /** Variables for git's processes, as a rule those of this process: where git is, who the person is. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Authors whose commits are no progress: names, addresses, or logins such as `dependabot[bot]`. */
  readonly bots?: readonly string[];
  /** The default branch's name, where it is known; else it is told from the clone. */
  readonly defaultBranch?: string;
  /** What a shallow clone lacks is told by somebody else, so that no note says that it is missing. */
  readonly pastElsewhere?: boolean;
  /** Brings blobs that a partial clone lacks; without it they stay unread. */
  readonly supply?: Supply;
  /**
   * All surveys between two writes see the branches as they stood at the first, and go on with its process;
   * `close` ends it.
   */
  readonly oneMoment?: boolean;
  /** Is told what was passed over, one sentence at a time. */
  readonly warn?: (message: string) => void;
}

/** Everything that a survey works with. */
export interface SurveyContext {
  readonly repository: Repository;
  readonly git: Git;
  readonly objects: Objects;
  readonly options: LocalOptions;
  /** The branches, read once. */
  readonly refs: () => Promise<Refs>;
  readonly asker: FactRequirements;
}

export const SHALLOW_OWNER = 'History is shallow: who owns this workflow, and how old it is, are uncertain.';
export const SHALLOW_AGE = 'History is shallow: how old this workflow is, is uncertain.';

/** A pass reads history, and what history teaches may be asked for in the next. */
const PASSES = 3;

/**
 * The default branch. Where a local one and its remote-tracking one differ, the newer by committer's time.
 */
export async function defaultOf(
  refs: Refs,
  ground: Pick<SurveyContext, 'repository' | 'objects' | 'options'>,
): Promise<Branch | null> {
  const { repository, objects, options } = ground;
  const candidates = defaultsOf(refs, options.defaultBranch ?? null, {
    bare: repository.kind === 'bare',
    guessed: true,
  });
  const [local, tracked] = candidates;
  if (!local || !tracked || local.commit === tracked.commit) return local ?? null;
  const commits = await objects.commits([local.commit, tracked.commit]);
  const at = (branch: Branch) => commits.get(branch.commit)?.at ?? 0;
  return at(tracked) > at(local) ? tracked : local;
}

/**
 * History, with what a shallow clone cut off left out. `needed`: without it nothing can be said; else a
 * partial clone that lacks old trees merely has none.
 */
export async function pastOf(ground: SurveyContext, needed: boolean): Promise<HistoryRequests> {
  const { repository, git, objects, options, asker } = ground;
  return new HistoryRequests(git, objects, {
    sizeCapOf: sizeCapsOf(asker),
    cut: await cutOf(ground),
    bots: options.bots ?? [],
    mayFail: !needed && repository.partial,
  });
}

/** Ids of the commits whose parents a shallow clone cut off. */
async function cutOf({ repository, objects }: SurveyContext): Promise<readonly string[]> {
  // A first commit is listed as cut off as well; its own object says that nothing stood before it.
  const ends = await objects.commits(repository.boundary);
  return [...ends.values()].filter(({ hasParents }) => hasParents).map(({ id }) => id);
}

/** The commits after one tip. `reflog`: those that only the reflog knows as well. */
export async function commitsOf(ground: SurveyContext, tip: string, reflog: boolean): Promise<Commits> {
  const { repository, git, options } = ground;
  return new Commits(git, {
    tip,
    cut: new Set(await cutOf(ground)),
    reflogOf: reflog ? repository.gitDir : null,
    mayFail: repository.partial,
    warn: options.warn ?? (() => {}),
  });
}

/** The commits after many tips, each told when somebody asks for it. */
export async function branchCommitsOf(ground: SurveyContext): Promise<BranchCommits> {
  const { repository, git } = ground;
  return new BranchCommits(git, { cut: new Set(await cutOf(ground)), mayFail: repository.partial });
}

export interface Settling {
  readonly jobs: readonly FetchJob[];
  readonly past: HistoryRequests;
  readonly commits: { cover(): Promise<void> };
  /** Reads the texts that were wanted. */
  readonly fetch: () => Promise<void>;
  /** Notes the texts of a view's histories for the next fetch. */
  readonly wantPast: (view: PendingSnapshot) => void;
  /** After each pass. */
  readonly after?: () => Promise<void>;
}

/** Fetches all that formats ask of these sites: texts in rounds, then history, then what history teaches. */
export async function settle(
  { jobs, past, commits, fetch, wantPast, after }: Settling,
  asker: FactRequirements,
): Promise<void> {
  const views = new Set(jobs.map(({ view }) => view));
  for (let pass = 0; pass < PASSES; pass++) {
    const news = await gather(jobs, asker, fetch);
    if (!news && pass > 0) return;
    await past.cover([...views].flatMap((view) => [...view.histories, ...view.changes]));
    await commits.cover();
    for (const view of views) wantPast(view);
    await fetch();
    await after?.();
  }
}

/** Reads the files of sites and keeps the sites that are ours, or that may be: history is to tell. */
export async function oursOf(
  jobs: readonly FetchJob[],
  asker: FactRequirements,
  fetch: () => Promise<void>,
): Promise<FetchJob[]> {
  for (const { site, view } of jobs) for (const path of site.files) view.want(path);
  await fetch();
  return jobs.filter(
    ({ site, view }) => asker.isOurs(site, view.snapshot) || asker.mayBeOurs?.(site, view.snapshot) === true,
  );
}

/** The sites that are ours, now that their history is known. */
export function settledOf(jobs: readonly FetchJob[], asker: FactRequirements): readonly FetchJob[] {
  return jobs.filter(({ site, view }) => asker.isOurs(site, view.snapshot));
}

/** Those that are ours, once the texts of old versions are read where only history can tell. */
export async function toldByPast<T extends { readonly job: FetchJob }>(
  seen: readonly T[],
  past: HistoryRequests,
  { asker, objects }: SurveyContext,
): Promise<readonly T[]> {
  const isOurs = ({ job: { site, view } }: T) => asker.isOurs(site, view.snapshot);
  for (const one of seen.filter((each) => !isOurs(each))) {
    const { site, view } = one.job;
    for (const path of site.files) past.want(view.snapshot.commit ?? '', path);
  }
  await objects.fetch();
  return seen.filter(isOurs);
}

/** The costs and the common part of a survey. */
export function surveyOf(
  ground: SurveyContext,
  found: Pick<Survey, 'defaultBranch' | 'holdings' | 'submodules' | 'unread' | 'roots'> & {
    commits: number;
    stateFiles: number;
    blobsRead: number;
  },
): Survey {
  const { repository, git } = ground;
  return {
    repository: repository.name,
    defaultBranch: found.defaultBranch,
    holdings: found.holdings,
    unread: found.unread ?? [],
    roots: found.roots ?? [],
    submodules: [...new Set(found.submodules)].sort(byteOrder),
    scanned: {
      commits: found.commits,
      stateFiles: found.stateFiles,
      stateSets: found.holdings.length,
      blobsRead: found.blobsRead,
      gitProcesses: git.processes,
    },
    shallow: repository.shallow,
  };
}

/** @throws UserError where there is no repository to look at. */
export function needsRepository({ repository }: SurveyContext): void {
  if (repository.kind === 'none')
    throw new UserError(
      `${repository.root} is no git repository, nor is any folder above it. Name a clone, or scan its files.`,
    );
}
