// What a door hands to the walk: where snapshots come from and where effects go.

import type { Effect } from './effect.ts';
import { SIZE_CAP } from './file-content.ts';
import { baseOf, folderOf } from './path.ts';
import type { Unreadable } from './recovery.ts';
import type { Mode, Need, Snapshot } from './snapshot.ts';
import { order } from './sort-order.ts';
import type { StateLocation } from './state-location.ts';

/** What an edge asks the engine while it gathers facts; the edge knows no format. */
export interface FactRequirements {
  /** Base names of all state files, and names of folders every file of which may count. */
  readonly names: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
  /** Might this path be (part of) a state? */
  matches(path: string): boolean;
  /** Bytes up to which the file at a path is read; absent: `SIZE_CAP` for all of them. */
  mostBytes?(path: string): number;
  /**
   * Where a state file would stand if the submodule at this path were a folder; `null`: nothing says that it
   * holds any. Absent: nothing ever does.
   */
  ground?(path: string): string | null;
  /** Whether a format looks for states in or below the folder at this path; absent: that is not known. */
  isHome?(path: string): boolean;
  /** The workflows among the matching paths of one snapshot. */
  sites(paths: readonly string[]): readonly StateLocation[];
  /** Whether the site's state file is of the site's format, or cannot be read and so may be. */
  isOurs(site: StateLocation, snapshot: Snapshot): boolean;
  /** Whether only the history of its files, not asked for yet, can tell that; absent: never. */
  mayBeOurs?(site: StateLocation, snapshot: Snapshot): boolean;
  /** Which of a site's files are its state, once their content says it; absent: all of them. */
  counted?(site: StateLocation, snapshot: Snapshot): readonly string[];
  /** Bare names of the branches that a site's states, unless they ended, say they are for; absent: none. */
  branches?(site: StateLocation, snapshot: Snapshot): readonly string[];
  /** What is still to be fetched for a site. Empty when everything is known. */
  needs(site: StateLocation, snapshot: Snapshot): readonly Need[];
}

/** How much of a file may be read, by its path. */
export const sizeCapsOf =
  (asker: Pick<FactRequirements, 'mostBytes'>): ((path: string) => number) =>
  (path) =>
    asker.mostBytes?.(path) ?? SIZE_CAP;

/** What to look at. */
export type Target =
  | { readonly kind: 'worktree' }
  | {
      readonly kind: 'branches';
      readonly names: readonly string[] | 'all';
      /** Branches that are left out, as if they were not there; absent: none. */
      readonly except?: (branch: string) => boolean;
    }
  /** One commit by its full hex id or a revision that git understands. */
  | {
      readonly kind: 'commit';
      readonly revision: string;
      /** The branch whose head it is, to compare with what states record of it; absent: not known. */
      readonly branch?: string | null;
    };

/** Sites of one snapshot that belong to one owner. */
export interface SnapshotWorkflows {
  readonly snapshot: Snapshot;
  readonly sites: readonly OwnedSite[];
  /** The branch; `null` for a detached working tree or a bare commit. */
  readonly owner: string | null;
}

export interface OwnedSite {
  readonly site: StateLocation;
  /** All branches that hold the same bytes, in byte order. */
  readonly branches: readonly string[];
  /** What is uncertain about age and ownership, in our words. */
  readonly notes: readonly string[];
}

/** Costs of a survey, exact. */
export interface Scanned {
  /** Distinct commits looked at (a working tree counts as one). */
  readonly commits: number;
  /** Distinct state files (path and bytes) found. */
  readonly stateFiles: number;
  /** Distinct sets of state files and facts, each decided once. */
  readonly stateSets: number;
  /** Distinct blobs whose content was read. */
  readonly blobsRead: number;
  readonly gitProcesses: number;
}

/** A folder or a whole tree whose content is not known. */
export interface Closed extends Unreadable {
  readonly branch: string | null;
  readonly commit: string | null;
}

/** A tree that was looked at. */
export interface Root {
  readonly branch: string | null;
  readonly snapshot: Pick<Snapshot, 'entry' | 'list'>;
}

/** A tree that was read, whether it was asked for or not, with all branches that end in it. */
export interface BranchTree {
  readonly branches: readonly string[];
  readonly snapshot: Pick<Snapshot, 'entry'>;
}

export interface Survey {
  /** Name of the repository for people: the folder's name. */
  readonly repository: string;
  readonly defaultBranch: string | null;
  readonly holdings: readonly SnapshotWorkflows[];
  readonly scanned: Scanned;
  /** Whether history ends before the first commit (a shallow clone). */
  readonly shallow: boolean;
  /** Submodules of what was looked at, in byte order: none was entered. Absent: they were not listed. */
  readonly submodules?: readonly string[];
  /** What could not be looked into: folders on disk, trees of branches. Absent: nothing. */
  readonly unread?: readonly Closed[];
  /** The root of each tree that was looked at, with or without a workflow in it. Absent: it was not kept. */
  readonly roots?: readonly Root[];
  /**
   * Every branch's tree, those that were not asked for among them; where one tree was looked at, those of the
   * branches that its states record. Absent: no other tree was looked into.
   */
  readonly trees?: readonly BranchTree[];
  /** The branch whose head was looked at for itself, where that is known. */
  readonly headOf?: string | null;
  /** How many branches were looked at; absent where a working tree or a commit was. */
  readonly branches?: number;
}

export interface RepositorySource {
  survey(target: Target, asker: FactRequirements): Promise<Survey>;
  /** Performs the effects in order. */
  apply(effects: readonly Effect[]): Promise<void>;
}

/** Folders of what is no workflow of this repository: patterns, test material, other people's packages. */
export const SKIPPED: ReadonlySet<string> = new Set([
  'templates',
  'examples',
  'fixtures',
  'golden-sample',
  'seed-state',
  'evals',
  'node_modules',
]);

/**
 * Where state could be if a submodule were a folder. Only a submodule that stands where a state file, a
 * folder of state or a numbered feature would stand is suspected: any other is a library.
 */
export function withinSubmodule(path: string, asker: FactRequirements): readonly string[] {
  const ground = asker.ground?.(path) ?? null;
  if (ground !== null) return [ground];
  const base = baseOf(path);
  if (asker.names.has(base)) return [path];
  if (!asker.folders.has(base) && !/^\d+-./.test(base)) return [];
  const [first] = [...asker.names].filter((name) => asker.matches(`${path}/${name}`));
  return first === undefined ? [] : [`${path}/${first}`];
}

// Symbolic links where a format looks for its states: none is followed, and each is told.

/** A link at such a place. */
export interface LinkedFolder {
  readonly path: string;
  /** What is written in the link; `null` where that cannot be read. */
  readonly target: string | null;
}

/** Where a link stands, and what else is there. */
interface Standing {
  readonly branch: string | null;
  readonly commit: string | null;
  readonly isFolder: (path: string) => boolean;
}

/** Whether this is such a link. One in the place of a state file is told as that file. */
export function isLinkedFolder(path: string, mode: Mode, asker: FactRequirements): boolean {
  return (
    mode === '120000' &&
    asker.isHome?.(path) === true &&
    !asker.matches(path) &&
    !path.split('/').some((name) => SKIPPED.has(name))
  );
}

/** Those that hide what they lead to: a second name of a folder that is itself looked into hides nothing. */
export function closedLinks(
  links: readonly LinkedFolder[],
  { branch, commit, isFolder }: Standing,
  asker: FactRequirements,
): readonly Closed[] {
  const hidden = links.filter(({ path, target }) => {
    const leads = target === null ? null : placeOf(target, folderOf(path));
    return leads === null || asker.isHome?.(leads) !== true || !isFolder(leads);
  });
  const message =
    'found a symbolic link, expected a folder; links are never followed, so what it leads to was not ' +
    'looked at. Put the folder itself there, or scan where the link leads.';
  const paths = hidden.map(({ path }) => path).toSorted(order);
  return paths.map((path) => ({ path, rule: 'state-safe', message, line: null, branch, commit }));
}

/** The path that a link's text means by itself; `null` outside of the repository. */
function placeOf(target: string, folder: string): string | null {
  if (target.startsWith('/')) return null;
  const names = folder === '' ? [] : folder.split('/');
  for (const name of target.trim().split('/')) {
    if (name === '' || name === '.') continue;
    if (name !== '..') names.push(name);
    else if (names.pop() === undefined) return null;
  }
  return names.join('/');
}
