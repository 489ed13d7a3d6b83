// Which branches of a clone can be read at all.
import type { Closed } from '../../model/edge.ts';
import type { Commit } from '../git/commit.ts';
import type { Branch } from '../git/refs.ts';
import type { SurveyContext } from './survey.ts';

interface Readable {
  readonly branches: readonly Branch[];
  /** The others: what they hold is not known. */
  readonly unread: readonly Closed[];
}

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
