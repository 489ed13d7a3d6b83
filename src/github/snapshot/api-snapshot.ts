// One commit by the API alone, in few requests: for a job without a checkout, and where git cannot fetch.
import type { FactRequirements, SnapshotWorkflows, Survey } from '../../model/edge.ts';
import { isLog, type Reading } from '../../model/reading.ts';
import type { StateLocation } from '../../model/site.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { GitHubContext } from '../context.ts';
import { recordedTrees } from '../recorded.ts';
import { Blobs } from './blobs.ts';
import { candidatesIn } from './candidates.ts';
import { withoutSlash } from './order.ts';
import { CommitHistory } from './past.ts';
import { isFile, type Places, placesOf, UNREAD } from './places.ts';
import { type Learner, settle } from './rounds.ts';
import { listTree } from './tree.ts';

/** Which commit, and what the caller knows of it. */
export interface ApiTarget {
  /** Full hex id. */
  readonly commit: string;
  /** The branch that it is the head of; `null`: it is looked at for itself, and nobody owns what it holds. */
  readonly branch: string | null;
  /** The branch whose head it is, though nobody owns what it holds; absent: not known. */
  readonly headOf?: string | null;
  readonly defaultBranch: string | null;
  /** Names, addresses or logins of authors whose commits are no progress. */
  readonly bots?: readonly string[];
  /** Is told what could not be learned, one sentence at a time. */
  readonly warn?: (message: string) => void;
}

/** Texts of so many versions of a path are read, the newest; older versions are listed without. */
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
  const places = placesOf(listed);
  const blobs = new Blobs(ground, note);
  const past = new CommitHistory({ ground, commit, note }, bots);
  const learner = learnerOf(commit, places, blobs, past);
  const sites = asker.sites(candidatesIn(listed, asker));
  for (const { files } of sites) for (const path of files) learner.want(path);
  await learner.fetch();
  const isOurs = (site: StateLocation) => asker.isOurs(site, learner.snapshot);
  const open = sites.filter((site) => isOurs(site) || asker.mayBeOurs?.(site, learner.snapshot));
  await settle(open, asker, learner);
  const ours = open.filter(isOurs);
  const branches = branch === null ? [] : [branch];
  const owned = ours.map((site) => ({ site, branches, notes: [...notes] }));
  const holdings: readonly SnapshotWorkflows[] =
    owned.length === 0 ? [] : [{ snapshot: learner.snapshot, sites: owned, owner: branch }];
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
    ...(branch === null ? {} : { trees: [{ branches, snapshot }] }),
    ...(headOf === null ? {} : { trees, headOf }),
  };
}

function learnerOf(commit: string, places: Places, blobs: Blobs, past: CommitHistory): Learner {
  return {
    snapshot: snapshotOf(commit, places, blobs, past),
    want(path) {
      const place = places.at(path);
      if (place.kind === 'entry' && isFile(place.entry.mode))
        blobs.want(place.entry.id, place.entry.size, isLog(path));
    },
    wantCommits: (since) => past.wantCommits(since),
    fetch: () => blobs.fetch(),
    async cover(histories, changes) {
      await past.cover(histories, changes);
      for (const path of histories) {
        const versions = past.versions(path);
        if (versions === 'unavailable') continue;
        for (const { blob, file } of versions.slice(0, TEXTS)) if (file && blob) blobs.want(blob, null);
      }
    },
  };
}

function snapshotOf(commit: string, places: Places, blobs: Blobs, past: CommitHistory): Snapshot {
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

function readingAt(places: Places, path: string, blobs: Blobs): Reading {
  const place = places.at(path);
  if (place.kind !== 'entry') return { ok: false, why: place.kind };
  const { mode, id } = place.entry;
  return isFile(mode) ? blobs.reading(id) : { ok: false, why: UNREAD[mode] };
}
