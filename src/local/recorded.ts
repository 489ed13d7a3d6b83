// The trees of branches that states record for themselves: what tells whether a single tree holds a copy.
import type { BranchTree } from '../model/edge.ts';
import { bareName } from '../model/site.ts';
import { type Branch, chosen, type Refs } from './git/refs.ts';
import { entryIn, rootOf } from './survey/snapshot.ts';
import type { SurveyContext } from './survey/survey.ts';
import type { FetchJob } from './survey/view.ts';

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
export async function recordedTrees(
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
