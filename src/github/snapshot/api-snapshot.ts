// One commit read by the API alone, in few requests: for a job without a checkout, and where git
// cannot fetch.

import { type Refused, WorldError } from '../../model/errors.ts';
import { isLog, LARGE_VERSIONS, type Reading, SIZE_CAP } from '../../model/file-content.ts';
import {
  type BranchTree,
  type Closed,
  closedLinks,
  type FactRequirements,
  isLinkedFolder,
  SKIPPED,
  type SnapshotWorkflows,
  type Survey,
  sizeCapsOf,
  withinSubmodule,
} from '../../model/repository-source.ts';
import { isFileMode, NO_TEXT_OF, type Snapshot } from '../../model/snapshot.ts';
import { bareName, type StateLocation } from '../../model/state-location.ts';
import type { GitHubContext } from '../effect-context.ts';
import { commitAt } from '../write/refs.ts';
import { Blobs } from './blobs.ts';
import { CommitHistory } from './commit-history.ts';
import { type PathIndex, pathIndexOf } from './path-index.ts';
import { byteOrder, segmentsOf, withoutSlash } from './path-names.ts';
import { type ListedEntry, listTree } from './tree.ts';

/** Which commit, and what the caller knows of it. */
export interface ApiTarget {
  /** Full hex id. */
  readonly commit: string;
  /** The branch that it is the head of; `null`: it is looked at for itself, and no one owns what it holds. */
  readonly branch: string | null;
  /** The branch whose head it is, though no one owns what it holds; absent: not known. */
  readonly headOf?: string | null;
  readonly defaultBranch: string | null;
  /** Names, addresses or logins of authors whose commits are no progress. */
  readonly bots?: readonly string[];
  /** Called with each fact that could not be found, one sentence at a time. */
  readonly warn?: (message: string) => void;
}

/**
 * The texts of at most this many versions of a path are read, the newest; older versions are listed without.
 */
const TEXTS = 200;

/**
 * Surveys one commit: its names in one request of REST, then a query of GraphQL for each round of texts, one
 * for history, one for the texts of older versions; where commits since a time are asked for, one more for
 * each depth of folders that they changed. What GitHub refuses to tell is left unread or `'unavailable'`, and
 * every site has the note that says so.
 * @throws WorldError where the commit is not there or its names cannot be listed, and for what ends the work:
 * no token, a limit
 */
export async function surveyByApi(
  ground: GitHubContext,
  target: ApiTarget,
  asker: FactRequirements,
): Promise<Survey> {
  const { commit, branch, headOf = null, defaultBranch, bots = [], warn = () => {} } = target;
  const notes = new Set<string>();
  const note = (said: string) => {
    if (!notes.has(said)) warn(said);
    notes.add(said);
  };
  const listed = await listTree(commit, ground);
  const places = pathIndexOf(listed);
  const blobs = new Blobs(ground, note);
  const past = new CommitHistory({ ground, commit, note }, bots);
  const learner = learnerOf(commit, { places, blobs, past, sizeCapOf: sizeCapsOf(asker) });
  const sites = asker.sites(candidatesIn(listed, asker));
  for (const { files } of sites) for (const path of files) learner.want(path);
  const links = listed.filter(({ path, mode }) => isLinkedFolder(path, mode, asker));
  for (const { id } of links) blobs.want(id, null);
  await learner.fetch();
  const isOurs = (site: StateLocation) => asker.isOurs(site, learner.snapshot);
  const open = sites.filter((site) => isOurs(site) || asker.mayBeOurs?.(site, learner.snapshot));
  await settle(open, asker, learner);
  const ours = open.filter(isOurs);
  const branches = branch === null ? [] : [branch];
  const owned = ours.map((site) => ({ site, branches, notes: [...notes] }));
  const holdings: readonly SnapshotWorkflows[] =
    owned.length === 0 ? [] : [{ snapshot: learner.snapshot, sites: owned, owner: branch }];
  const unread = closedIn(links, { places, blobs, branch: branch ?? headOf, commit }, asker);
  const { snapshot } = learner;
  const trees = await recordedTrees(ours, { snapshot, headOf, defaultBranch }, asker, ground);
  return {
    repository: ground.repo,
    defaultBranch,
    holdings,
    scanned: {
      commits: 1,
      stateFiles: new Set(ours.flatMap(({ files }) => files)).size,
      stateSets: holdings.length,
      blobsRead: blobs.read.size,
      gitProcesses: 0,
    },
    shallow: false,
    ...(unread.length === 0 ? {} : { unread }),
    ...(branch === null ? {} : { trees: [{ branches, snapshot }] }),
    ...(headOf === null ? {} : { trees, headOf }),
  };
}

/** Links in the place of folders that formats look into. */
function closedIn(
  links: readonly ListedEntry[],
  at: Pick<LearnerParts, 'places' | 'blobs'> & Pick<ApiTarget, 'branch' | 'commit'>,
  asker: FactRequirements,
): readonly Closed[] {
  const read = links.map(({ path, id }) => {
    const reading = at.blobs.reading(id);
    return { path, target: reading.ok ? reading.text : null };
  });
  const isFolder = (path: string) => {
    const place = at.places.at(path);
    return place.kind === 'entry' && place.entry.mode === '040000';
  };
  return closedLinks(read, { branch: at.branch, commit: at.commit, isFolder }, asker);
}

interface LearnerParts {
  readonly places: PathIndex;
  readonly blobs: Blobs;
  readonly past: CommitHistory;
  /** Bytes up to which the file at a path is read. */
  readonly sizeCapOf: (path: string) => number;
}

function learnerOf(commit: string, { places, blobs, past, sizeCapOf }: LearnerParts): Learner {
  return {
    snapshot: snapshotOf(commit, places, blobs, past),
    want(path) {
      const place = places.at(path);
      if (place.kind === 'entry' && isFileMode(place.entry.mode))
        blobs.want(place.entry.id, place.entry.size, { log: isLog(path), most: sizeCapOf(path) });
    },
    wantCommits: (since) => past.wantCommits(since),
    fetch: () => blobs.fetch(),
    async cover(histories, changes) {
      await past.cover(histories, changes);
      for (const path of histories) {
        const versions = past.versions(path);
        if (versions === 'unavailable') continue;
        for (const [at, { blob, file }] of versions.slice(0, TEXTS).entries()) {
          const most = at < LARGE_VERSIONS ? sizeCapOf(path) : SIZE_CAP;
          if (file && blob) blobs.want(blob, null, { log: false, most });
        }
      }
    },
  };
}

function snapshotOf(commit: string, places: PathIndex, blobs: Blobs, past: CommitHistory): Snapshot {
  const textOf = (blob: string): string | null => {
    const reading = blobs.reading(blob);
    return reading.ok ? reading.text : null;
  };
  return {
    commit,
    entry(path) {
      const place = places.at(path);
      return place.kind === 'entry' ? { path, mode: place.entry.mode, blob: place.entry.id } : null;
    },
    list: (folder) => places.list(folder),
    text: (path) => readingAt(places, path, blobs),
    pathsOf: (blob) => places.pathsOf(blob),
    history(path) {
      const versions = past.versions(path);
      if (versions === 'unavailable') return versions;
      return versions.map(({ file, ...version }) => ({
        ...version,
        text: file && version.blob !== null ? textOf(version.blob) : null,
      }));
    },
    lastChange: (paths) => past.lastChange(paths.map(withoutSlash)),
    commits: () => past.commits,
  };
}

function readingAt(places: PathIndex, path: string, blobs: Blobs): Reading {
  const place = places.at(path);
  if (place.kind !== 'entry') return { ok: false, why: place.kind };
  const { mode, id } = place.entry;
  return isFileMode(mode) ? blobs.reading(id) : { ok: false, why: NO_TEXT_OF[mode] };
}

// The trees of branches that the states of one commit record for themselves, by the API: two requests each.

/** More branches than this are not asked for. */
const MOST = 5;

/** Where the states stand. */
interface Standing {
  readonly snapshot: Snapshot;
  /** The branch whose head was looked at; `null`: not known. */
  readonly headOf: string | null;
  readonly defaultBranch: string | null;
}

/**
 * Of each branch that one of these states records and that is there, the tree; one that GitHub does not show
 * is left out. On the default branch merged states record other ones, which means nothing.
 */
async function recordedTrees(
  sites: readonly StateLocation[],
  { snapshot, headOf, defaultBranch }: Standing,
  asker: FactRequirements,
  ground: GitHubContext,
): Promise<readonly BranchTree[]> {
  if (headOf === null || headOf === defaultBranch) return [];
  const names = new Set(sites.flatMap((site) => asker.branches?.(site, snapshot) ?? []));
  names.delete(bareName(headOf));
  names.delete(bareName(defaultBranch ?? ''));
  const trees: BranchTree[] = [];
  for (const name of [...names].filter((one) => PLAIN.test(one)).slice(0, MOST)) {
    const tree = await treeOf(name, ground);
    if (tree !== null) trees.push(tree);
  }
  return trees;
}

async function treeOf(branch: string, ground: GitHubContext): Promise<BranchTree | null> {
  try {
    const commit = await commitAt(`refs/heads/${branch}`, ground);
    if (commit === null) return null;
    const places = pathIndexOf(await listTree(commit, ground));
    return {
      branches: [branch],
      snapshot: {
        entry(path) {
          const place = places.at(path);
          return place.kind === 'entry' ? { path, mode: place.entry.mode, blob: place.entry.id } : null;
        },
      },
    };
  } catch (error) {
    if (error instanceof WorldError && NOT_SHOWN.has(error.refused)) return null;
    throw error;
  }
}

/** What says something of this branch alone; a limit or a lost connection ends the work as elsewhere. */
const NOT_SHOWN: ReadonlySet<Refused> = new Set<Refused>(['absent', 'gone', 'permission', 'rejected']);

/** A name as people give branches; what a file says else goes into no request. */
const PLAIN = /^(?!.*(?:\.\.|\/\/))[\p{L}\p{N}_][\p{L}\p{N}_./+@-]{0,199}$/u;

// Finds the paths of a commit that may hold state.

/** In byte order, those that would lie in a submodule included. */
export function candidatesIn(listed: readonly ListedEntry[], asker: FactRequirements): readonly string[] {
  const paths = listed.flatMap(({ path, mode }) => {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    const folder = mode === '040000';
    if ((folder ? [...folders, name] : folders).some((one) => SKIPPED.has(one))) return [];
    if (mode === '160000') return withinSubmodule(path, asker);
    // A folder in the place of a state file is told about, and so is a file in the place of its folder.
    const below = !folder && [...folders, name].some((one) => asker.folders.has(one));
    return below || asker.names.has(name) ? [path] : [];
  });
  return paths.filter((path) => asker.matches(path)).sort(byteOrder);
}

// The rounds in which a snapshot learns what the formats ask: texts, then history, then what history teaches.

/** A snapshot that can still learn. */
interface Learner {
  readonly snapshot: Snapshot;
  /** Notes a path whose text the next `fetch` shall read. */
  want(path: string): void;
  /** Asks for commits from this time on, in milliseconds since 1970; whether that is news. */
  wantCommits(since: number): boolean;
  fetch(): Promise<void>;
  /** Learns the past of these paths, and of what was wanted. */
  cover(histories: ReadonlySet<string>, changes: ReadonlySet<string>): Promise<void>;
}

/** A format may ask again as it learns more, but not for ever. */
const ROUNDS = 3;
/** A pass reads history, and what history teaches may be asked for in the next. */
const PASSES = 3;

/** Fetches all that formats ask of these sites. @throws WorldError */
async function settle(
  sites: readonly StateLocation[],
  asker: FactRequirements,
  learner: Learner,
): Promise<void> {
  const asked = { text: new Set<string>(), history: new Set<string>(), changes: new Set<string>() };
  /** Whether the site needs anything that was not asked for before. */
  function ask(site: StateLocation): boolean {
    let news = false;
    for (const { path: written, what } of asker.needs(site, learner.snapshot)) {
      if (what === 'commits') {
        news = learner.wantCommits(Date.parse(written)) || news;
        continue;
      }
      const path = what === 'text' ? written : withoutSlash(written);
      if (asked[what].has(path) || path.includes('\0') || segmentsOf(path) === null) continue;
      asked[what].add(path);
      if (what === 'text') learner.want(path);
      news = true;
    }
    return news;
  }
  for (let pass = 0; pass < PASSES; pass += 1) {
    let news = false;
    let open = sites;
    for (let round = 0; round < ROUNDS && open.length > 0; round += 1) {
      open = open.filter(ask);
      news ||= open.length > 0;
      await learner.fetch();
    }
    if (!news && pass > 0) return;
    await learner.cover(asked.history, asked.changes);
    await learner.fetch();
  }
}
