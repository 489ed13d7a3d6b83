// The trees of branches that the states of one commit record for themselves, by the API: two requests each.
import type { BranchTree, FactRequirements } from '../model/edge.ts';
import { type Refused, WorldError } from '../model/errors.ts';
import { bareName, type StateLocation } from '../model/site.ts';
import type { Snapshot } from '../model/snapshot.ts';
import type { GitHubContext } from './context.ts';
import { placesOf } from './snapshot/places.ts';
import { listTree } from './snapshot/tree.ts';
import { commitAt } from './write/refs.ts';

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
export async function recordedTrees(
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
    const places = placesOf(await listTree(commit, ground));
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
