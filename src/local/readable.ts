// Which branches of a clone can be read at all.
import type { Commit } from './commit.ts';
import type { Branch } from './refs.ts';
import type { Ground } from './survey.ts';

/**
 * The branches that can be read; others are told of and passed over, so that one that somebody pushed to
 * break the scan hides no other.
 * @throws UserError where the default branch or one that was asked for cannot be read, none can, or a partial
 * clone left trees out
 */
export function readable(
  branches: readonly Branch[],
  needed: readonly Branch[],
  commits: ReadonlyMap<string, Commit>,
  { objects, options, repository }: Ground,
): readonly Branch[] {
  const faultOf = ({ commit }: Branch) => objects.faultIn(commits.get(commit)?.tree ?? '');
  const kept = branches.filter((branch) => {
    const { name, commit } = branch;
    const why = commits.has(commit)
      ? faultOf(branch)?.message
      : `it is at ${commit}, which is not in this clone`;
    if (why !== undefined) options.warn?.(`Branch ${JSON.stringify(name)} is passed over: ${why}`);
    return why === undefined;
  });
  const [bad] = branches.filter((branch) => faultOf(branch) !== null);
  const blind = kept.length === 0 || repository.partial;
  const lost = needed.find((branch) => faultOf(branch) !== null) ?? (blind ? bad : undefined);
  const fault = lost ? faultOf(lost) : null;
  if (fault) throw fault;
  return kept;
}
