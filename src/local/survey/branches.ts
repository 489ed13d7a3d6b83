// A survey of branches: every distinct commit, tree and blob once, each workflow at the branch that owns it.

import {
  type Closed,
  type FactRequirements,
  type OwnedSite,
  type SnapshotWorkflows,
  type Survey,
  sizeCapsOf,
  type Target,
} from '../../model/repository-source.ts';
import type { BranchCommits } from '../git/branch-commits.ts';
import type { Commit } from '../git/commit-object.ts';
import type { History, SoughtVersion } from '../git/history.ts';
import type { HistoryRequests } from '../git/history-requests.ts';
import { type Branch, chosen, type Tip, tipsOf } from '../git/refs.ts';
import { type Candidate, Candidates } from './candidates.ts';
import { viewsOf } from './commit-snapshot.ts';
import {
  holderNames,
  holds,
  type SiteVersion,
  siteAt,
  stateFilesOf,
  tipsHolding,
  versionKey,
  versionsIn,
} from './distinct-versions.ts';
import { byteOrder } from './names.ts';
import { type FetchJob, gather, type PendingSnapshot } from './pending-snapshot.ts';
import type { SurveyContext } from './survey.ts';
import * as survey from './survey.ts';
import { linkedFoldersIn } from './unreadable-folders.ts';

/** A version that is ours, seen from one of the tips that hold it. */
interface Seen {
  readonly version: SiteVersion;
  readonly job: FetchJob;
}

/** The commits under survey, and what is found at them. */
interface Sight {
  readonly ground: survey.SurveyContext;
  readonly tips: readonly Tip[];
  /** The default branch and its tip; `null` where there is none. */
  readonly main: Branch | null;
  readonly mainTip: Tip | null;
  readonly unread: readonly Closed[];
  readonly commits: ReadonlyMap<string, Commit>;
  readonly past: HistoryRequests;
  readonly branchCommits: BranchCommits;
  readonly viewAt: (tip: Tip) => PendingSnapshot;
}

/**
 * Surveys all branches or the named ones.
 * @throws UserError where a name is no branch, a tree is not in this clone, or git fails.
 */
export async function surveyBranches(
  ground: survey.SurveyContext,
  { names, except = () => false }: Target & { readonly kind: 'branches' },
): Promise<Survey> {
  survey.needsRepository(ground);
  const { objects, asker } = ground;
  const refs = await ground.refs();
  const main = await survey.defaultOf(refs, ground);
  const all = chosen(refs, 'all').filter(({ leaf }) => !except(leaf));
  const named = names === 'all' ? all : chosen(refs, names);
  // Who owns a workflow hangs on all branches, also where only some are asked for.
  const sight = await see(ground, [...new Set([...named, ...all])], main, names === 'all' ? [] : named);
  const candidates = new Candidates(objects, asker);
  const open = await oursIn(sight, candidates);
  await learnHistory(open, sight);
  const ours = await survey.toldByPast(open, sight.past, ground);
  const commitsNamed = new Set(named.map(({ commit }) => commit));
  const mainIsNamed = isNamed(main, named);
  const wanted = (tip: Tip) => (tip === sight.mainTip ? mainIsNamed : commitsNamed.has(tip.commit));
  const owned = new Map([...ownersOf(ours, sight)].filter(([tip]) => wanted(tip)));
  const jobs = [...owned].flatMap(([tip, versions]) =>
    versions.map((version) => ({ site: siteAt(version, tip), view: sight.viewAt(tip) })),
  );
  const wantPast = (view: PendingSnapshot) => {
    for (const path of view.histories) sight.past.want(view.snapshot.commit ?? '', path);
  };
  const { past, branchCommits: commits } = sight;
  await survey.settle({ jobs, past, commits, fetch: () => objects.fetch(), wantPast }, asker);
  const looked = sight.tips.filter(wanted);
  const treeOf = (tip: Tip) => ({ branches: tip.names, snapshot: sight.viewAt(tip).snapshot });
  const found = {
    defaultBranch: main?.name ?? null,
    holdings: holdingsOf(owned, sight),
    unread: [
      ...sight.unread.filter(({ branch }) => named.some(({ name }) => name === branch)),
      ...(await linksAt(looked, sight, candidates)),
    ],
    roots: looked.map((tip) => ({ branch: tip.names[0] ?? null, ...treeOf(tip) })),
    submodules: looked.flatMap((tip) => candidates.submodules(treeAt(tip, sight))),
    commits: sight.tips.length,
    stateFiles: stateFilesOf(ours.map(({ version }) => version)),
    blobsRead: objects.blobsRead.size,
  };
  return { ...survey.surveyOf(ground, found), trees: sight.tips.map(treeOf), branches: named.length };
}

const treeAt = ({ commit }: Tip, { commits }: Sight): string => commits.get(commit)?.tree ?? '';

/** Links in the place of folders, the default branch's first. */
async function linksAt(
  tips: readonly Tip[],
  sight: Sight,
  candidates: Candidates,
): Promise<readonly Closed[]> {
  const { main, mainTip, ground } = sight;
  const sorted = tips.toSorted((a, b) => Number(b === mainTip) - Number(a === mainTip));
  const commits = sorted.map((tip) => {
    const branch = tip === mainTip && main ? main.name : (tip.names[0] ?? null);
    return { branch, commit: tip.commit, tree: treeAt(tip, sight) };
  });
  return linkedFoldersIn(commits, candidates, ground);
}

/** Reads all commits and trees, each distinct one once. */
async function see(
  ground: survey.SurveyContext,
  branches: readonly Branch[],
  main: Branch | null,
  needed: readonly Branch[],
): Promise<Sight> {
  const { objects } = ground;
  // The default branch's first: it is what the others are held against.
  const commits = await objects.commits([...(main ? [main] : []), ...branches].map(({ commit }) => commit));
  await objects.load([...commits.values()].map(({ tree }) => tree));
  const read = readable(branches, [...(main ? [main] : []), ...needed], commits, ground);
  const { tips, main: mainTip } = tipsOf(read.branches, main);
  const past = await survey.pastOf(ground, true);
  const branchCommits = await survey.branchCommitsOf(ground);
  const parts = { objects, past, sizeCapOf: sizeCapsOf(ground.asker) };
  const viewAt = viewsOf(parts, commits, (tip) => branchCommits.at(tip));
  return { ground, tips, main, mainTip, unread: read.unread, commits, past, branchCommits, viewAt };
}

/** Our versions, each looked at from the default branch, or else from the newest of its tips. */
async function oursIn(
  { ground, tips, mainTip, commits, viewAt }: Sight,
  candidates: Candidates,
): Promise<readonly Seen[]> {
  const { objects, asker } = ground;
  const versions = versionsIn(tips, (tip) => candidates.of(commits.get(tip.commit)?.tree ?? ''), asker);
  const at = (tip: Tip) => commits.get(tip.commit)?.at ?? 0;
  const seen = versions.map((version): Seen => {
    const all = tipsHolding(version);
    const last = all.reduce((a, b) => (at(b) > at(a) ? b : a));
    const from = mainTip && holds(version, mainTip) ? mainTip : last;
    return { version, job: { site: siteAt(version, from), view: viewAt(from) } };
  });
  const jobs = seen.map(({ job }) => job);
  const ours = new Set(await survey.oursOf(jobs, asker, () => objects.fetch()));
  const found = seen.filter(({ job }) => ours.has(job));
  return merged(found, asker, mainTip);
}

/** Versions that differ only in files that are no state after all are one. */
function merged(seen: readonly Seen[], asker: FactRequirements, mainTip: Tip | null): readonly Seen[] {
  const byKey = new Map<string, Seen>();
  for (const { version, job } of seen) {
    const counted = new Set(asker.counted?.(job.site, job.view.snapshot) ?? job.site.files);
    const files = version.files.filter(({ path }) => counted.has(path));
    const told = files.length === 0 ? version.files : files; // a site without a state is told by its folder
    const key = versionKey(job.site, told);
    const same = byKey.get(key);
    const groups = [...(same?.version.groups ?? []), ...version.groups];
    const from = same && !holds(version, mainTip) ? same.job : job;
    byKey.set(key, { version: { files: told, groups }, job: from });
  }
  return [...byKey.values()];
}

/** Reads the history that ownership and the formats ask for, of every tip that may own something. */
async function learnHistory(ours: readonly Seen[], { ground, past, mainTip }: Sight): Promise<void> {
  const jobs = ours.map(({ job }) => job);
  await gather(jobs, ground.asker, () => ground.objects.fetch());
  const differing = ours.filter(({ version }) => !holds(version, mainTip));
  const tips = [...(mainTip ? [mainTip] : []), ...differing.flatMap(({ version }) => tipsHolding(version))];
  past.tips = [...new Set(tips.map(({ commit }) => commit))];
  const files = ours.flatMap(({ version }) => version.files.map(({ source }) => source));
  await past.cover([...files, ...jobs.flatMap(({ view }) => [...view.histories, ...view.changes])]);
}

/** Each version at its owner, without superseded ones. */
function ownersOf(ours: readonly Seen[], sight: Sight): ReadonlyMap<Tip, readonly SiteVersion[]> {
  const { mainTip, past } = sight;
  const grounds = { main: mainTip, history: past.history, shallow: isUncertain(sight) };
  const owned = new Map<Tip, SiteVersion[]>();
  for (const { version } of ours) {
    const owner = ownerOf(version, grounds);
    if (!owner) continue;
    const there = owned.get(owner);
    if (there) there.push(version);
    else owned.set(owner, [version]);
  }
  return owned;
}

/** One holding for each owner, the default branch's first, the others in byte order. */
function holdingsOf(
  owned: ReadonlyMap<Tip, readonly SiteVersion[]>,
  sight: Sight,
): readonly SnapshotWorkflows[] {
  const { tips, main, mainTip, viewAt, ground } = sight;
  const uncertain = isUncertain(sight) && !ground.options.pastElsewhere ? [survey.SHALLOW_OWNER] : [];
  const namesOf = holderNames(tips, [...owned.values()].flat());
  const holdings = [...owned].map(([tip, versions]): SnapshotWorkflows => {
    const notes = tip === mainTip ? [] : uncertain;
    const sites = versions.map(
      (version): OwnedSite => ({ site: siteAt(version, tip), branches: namesOf(version), notes }),
    );
    const owner = tip === mainTip && main ? main.name : (tip.names[0] ?? null);
    return { snapshot: viewAt(tip).snapshot, sites, owner };
  });
  return holdings.sort((a, b) => rank(a, main) - rank(b, main) || byteOrder(a.owner ?? '', b.owner ?? ''));
}

/** Whether it cannot be told what the default branch held before: none is there, or its history is cut. */
function isUncertain({ ground, mainTip, past }: Sight): boolean {
  if (!ground.repository.shallow) return false;
  return !mainTip || !past.history || past.history.isCut(mainTip.commit);
}

const rank = ({ owner }: SnapshotWorkflows, main: Branch | null): number => (owner === main?.name ? 0 : 1);

/** Whether the default branch is among those that were asked for, locally or at its remote. */
function isNamed(main: Branch | null, branches: readonly Branch[]): boolean {
  return branches.some(({ leaf, commit }) => leaf === main?.leaf && commit === main.commit);
}

// Who owns a workflow: of the branches that hold the same bytes, one answers for them.

/** What an owner is told by. */
interface Grounds {
  /** The default branch's tip; `null` where there is none. */
  readonly main: Tip | null;
  /** Not consulted for what the default branch's tip holds; may then be `null`. */
  readonly history: History | null;
  /** The default branch's history is cut off: then whatever differs from its tip is owned. */
  readonly shallow: boolean;
}

/** The tip that answers for a version; `null` where the default branch has replaced it since. */
export function ownerOf(version: SiteVersion, { main, history, shallow }: Grounds): Tip | null {
  if (main && holds(version, main)) return main;
  const { files } = version;
  const past = !shallow && main && files.length > 0 ? history : null;
  if (main && past?.stoodTogether(main.commit, wantedOf(version))) return null;
  const tips = tipsHolding(version);
  const [only] = tips;
  if (tips.length < 2 || !history) return only ?? null;
  return earliest(newest(tips, files, history), files, history);
}

/** What one commit must hold to hold this version: its files, and no state file where it has none. */
function wantedOf({ files, groups }: SiteVersion): readonly SoughtVersion[] {
  const wanted = files.map(({ source, blob }): SoughtVersion => ({ path: source, blob }));
  const path = groups[0]?.site.path;
  const absent = path !== undefined && !files.some((file) => file.path === path);
  return absent ? [...wanted, { path, blob: null }] : wanted;
}

/** The tips with the newest commit that touched one of the files. */
function newest(tips: readonly Tip[], files: readonly Candidate[], history: History): readonly Tip[] {
  const paths = files.map(({ source }) => source);
  const touched = tips.map((tip) => history.touchedAt(tip.commit, paths));
  const last = touched.reduce((best, at) => Math.max(best, at), 0);
  return tips.filter((_, index) => touched[index] === last);
}

/**
 * Of branches that are stacked on one another the lowest; of others one on whose own line the change was
 * made, as opposed to one that merged it; of these the first by name.
 */
function earliest(tips: readonly Tip[], files: readonly Candidate[], history: History): Tip | null {
  if (tips.length < 2) return tips[0] ?? null;
  const commit = history.commonAncestor(tips.map((tip) => tip.commit));
  const lowest = tips.find((tip) => tip.commit === commit);
  const paths = files.map(({ source }) => source);
  const makers = tips.filter((tip) => history.firstParentHas(tip.commit, paths));
  const rest = makers.length > 0 ? makers : tips;
  const [first] = [...rest].sort((a, b) => byteOrder(a.names[0] ?? '', b.names[0] ?? ''));
  return lowest ?? first ?? null;
}

// Which branches of a clone can be read at all.

interface Readable {
  readonly branches: readonly Branch[];
  /** The others: what they hold is not known. */
  readonly unread: readonly Closed[];
}

/**
 * The branches that can be read; others are told about and passed over, so that one that somebody pushed to
 * break the scan hides no other.
 * @throws UserError where the default branch or one that was asked for cannot be read, none can, or a partial
 * clone left trees out
 */
function readable(
  branches: readonly Branch[],
  needed: readonly Branch[],
  commits: ReadonlyMap<string, Commit>,
  { objects, options, repository }: SurveyContext,
): Readable {
  const faultOf = ({ commit }: Branch) => objects.faultIn(commits.get(commit)?.tree ?? '');
  const unread: Closed[] = [];
  const kept = branches.filter((branch) => {
    const { name, commit } = branch;
    const why = commits.has(commit)
      ? faultOf(branch)?.message
      : `it is at ${commit}, which is not in this clone`;
    if (why === undefined) return true;
    options.warn?.(`Branch ${JSON.stringify(name)} is passed over: ${why}`);
    const message = `found a branch that cannot be read: ${why}`;
    unread.push({ path: '.', rule: 'state-available', message, line: null, branch: name, commit });
    return false;
  });
  const [bad] = branches.filter((branch) => faultOf(branch) !== null);
  const blind = kept.length === 0 || repository.partial;
  const lost = needed.find((branch) => faultOf(branch) !== null) ?? (blind ? bad : undefined);
  const fault = lost ? faultOf(lost) : null;
  if (fault) throw fault;
  return { branches: kept, unread };
}
