// Surveys branches by a partial clone, or, where git cannot fetch, a few of them by the API.
import { rm } from 'node:fs/promises';
import { UserError, WorldError } from '../../model/errors.ts';
import type {
  BranchTree,
  FactRequirements,
  OwnedSite,
  SnapshotWorkflows,
  Survey,
  Target,
} from '../../model/repository-source.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { at, type GitHubContext } from '../effect-context.ts';
import { surveyByApi } from '../snapshot/api-snapshot.ts';
import { commitAt } from '../write/refs.ts';
import { type FetchedBranches, fetchBranches } from './branch-clone.ts';
import type { Remote } from './git-fetch.ts';

export interface BranchClone {
  survey(target: Target, asker: FactRequirements): Promise<Survey>;
}

/** What the opener of a clone is told. */
export interface CloneSays extends Pick<FetchedBranches, 'supply'> {
  readonly defaultBranch: string;
}

export interface Surveying {
  readonly ground: GitHubContext;
  readonly remote: Remote;
  readonly defaultBranch: string;
  /** A folder that is empty, not there, or what an earlier survey made of it. */
  readonly dir: string;
  /** Opens a bare clone. */
  readonly openClone: (dir: string, says: CloneSays) => Promise<BranchClone>;
  readonly bots?: readonly string[];
  readonly warn: (message: string) => void;
}

type Branches = Target & { readonly kind: 'branches' };

/** At most this many branches are looked at by the API, which costs a handful of requests for each. */
export const MOST_BY_API = 20;

/** @throws WorldError where neither way is open @throws UserError where a name is no branch */
export async function surveyBranches(
  target: Branches,
  asker: FactRequirements,
  by: Surveying,
): Promise<Survey> {
  const survey = await surveyByClone(target, asker, by);
  if (!(survey instanceof Error)) return { ...survey, repository: by.ground.repo };
  return surveyFew(target, asker, by, `Git could not fetch the branches (${survey.message})`);
}

/**
 * The survey of a clone, or why there is no clone. Where one that was there before cannot be read, it may
 * be damaged: then it is made again, once.
 */
async function surveyByClone(
  target: Branches,
  asker: FactRequirements,
  by: Surveying,
): Promise<Survey | Error> {
  const clone = await cloned(by);
  if (clone instanceof Error) return clone;
  try {
    return await clone.survey(target, asker);
  } catch (error) {
    if (!clone.wasThere || (error instanceof WorldError && !isCutOff(error))) throw error;
    await rm(by.dir, { recursive: true, force: true });
    const again = await cloned(by);
    return again instanceof Error ? again : again.survey(target, asker);
  }
}

/** No git or too old a one, a way that is cut, or, which git does not tell apart, a clone that is damaged. */
const isCutOff = ({ refused }: WorldError) => refused === 'lost' || refused === 'rejected';

interface OpenedClone extends BranchClone {
  /** Whether an earlier survey made it. */
  readonly wasThere: boolean;
}

/** The opened clone, or why there is none. */
async function cloned({
  ground,
  remote,
  dir,
  defaultBranch,
  openClone,
}: Surveying): Promise<OpenedClone | Error> {
  try {
    const fetched = await fetchBranches(dir, remote);
    const clone = await openClone(dir, { supply: (blobs) => fetched.supply(blobs), defaultBranch });
    return { wasThere: fetched.wasThere, survey: (target, asker) => clone.survey(target, asker) };
  } catch (error) {
    // Who may not read may not by the API either.
    if (error instanceof UserError || (error instanceof WorldError && isCutOff(error))) return error;
    const where = `${ground.owner}/${ground.repo}`;
    if (!(error instanceof WorldError)) throw error;
    throw new WorldError(error.refused, `${where}: ${error.message}`, error.needs, error);
  }
}

interface Tip {
  readonly commit: string;
  readonly names: string[];
}

interface Owned {
  readonly snapshot: Snapshot;
  readonly owner: string;
  readonly site: StateLocation;
  readonly branches: string[];
  readonly notes: readonly string[];
}

/** What several branches hold alike is told once, at the first of them; the default branch is the first. */
async function surveyFew(
  target: Branches,
  asker: FactRequirements,
  by: Surveying,
  why: string,
): Promise<Survey> {
  const { ground, defaultBranch, bots = [], warn } = by;
  const { tips, looked, left } = await tipsOf(target, by);
  const unsaid = left ? `; only ${looked} branches were looked at` : '';
  const note = `${why}${unsaid}: who owns this workflow is uncertain.`;
  warn(note);
  const found = new Map<string, Owned>();
  const trees: BranchTree[] = [];
  let blobsRead = 0;
  for (const { commit, names } of tips) {
    const [owner = ''] = names;
    const more = { branch: owner, defaultBranch, bots, warn };
    const survey = await surveyByApi(ground, { commit, ...more }, asker);
    blobsRead += survey.scanned.blobsRead;
    trees.push(...(survey.trees ?? []).map(({ snapshot }) => ({ branches: names, snapshot })));
    for (const { snapshot, sites } of survey.holdings)
      for (const { site, notes } of sites) {
        const key = keyOf(site, snapshot, asker);
        const there = found.get(key);
        if (there) there.branches.push(...names);
        else found.set(key, { snapshot, owner, site, branches: [...names], notes: [...notes, note] });
      }
  }
  const holdings = holdingsOf([...found.values()]);
  const files = [...found.values()].flatMap(({ site, snapshot }) =>
    site.files.map((path) => `${path}\0${snapshot.entry(path)?.blob ?? ''}`),
  );
  return {
    repository: ground.repo,
    defaultBranch,
    holdings,
    scanned: {
      commits: tips.length,
      stateFiles: new Set(files).size,
      stateSets: found.size,
      blobsRead,
      gitProcesses: 0,
    },
    shallow: false,
    trees,
    branches: looked,
  };
}

/** The branches that are looked at, those that point at one commit together. */
async function tipsOf({ names, except = () => false }: Branches, by: Surveying) {
  const { ground, defaultBranch } = by;
  const all = names === 'all' ? await listed(by) : names;
  const wanted = [...new Set(all)].filter((name) => names !== 'all' || !except(name));
  const ordered = wanted.toSorted((a, b) => Number(b === defaultBranch) - Number(a === defaultBranch));
  const some = ordered.slice(0, MOST_BY_API);
  const tips = new Map<string, Tip>();
  for (const name of some) {
    const commit = await commitAt(`refs/heads/${name}`, ground, true);
    if (commit === null && names !== 'all')
      throw new UserError(`Found no branch ${JSON.stringify(name)}, expected one of the repository's.`);
    if (commit === null) continue;
    const tip = tips.get(commit) ?? { commit, names: [] };
    tip.names.push(name);
    tips.set(commit, tip);
  }
  return { tips: [...tips.values()], looked: some.length, left: wanted.length > some.length };
}

/** The first hundred, and the default branch. */
async function listed({ ground, defaultBranch }: Surveying): Promise<readonly string[]> {
  const { data } = await ground.client.rest.repos.listBranches({ ...at(ground), per_page: 100 });
  return [defaultBranch, ...data.map(({ name }) => name)];
}

/** The same files with the same bytes are one workflow. */
function keyOf(site: StateLocation, snapshot: Snapshot, asker: FactRequirements): string {
  const files = asker.counted?.(site, snapshot) ?? site.files;
  const held = files.map((path) => [path, snapshot.entry(path)?.blob ?? null]);
  return JSON.stringify([site.format, site.path, held]);
}

function holdingsOf(all: readonly Owned[]): readonly SnapshotWorkflows[] {
  const bySnapshot = new Map<Snapshot, { owner: string; sites: OwnedSite[] }>();
  for (const { snapshot, owner, ...site } of all) {
    const holding = bySnapshot.get(snapshot) ?? { owner, sites: [] };
    holding.sites.push({ ...site, branches: site.branches.toSorted() });
    bySnapshot.set(snapshot, holding);
  }
  return [...bySnapshot].map(([snapshot, holding]) => ({ snapshot, ...holding }));
}
