// A ref that an App leaves in a repository, so that of an Action and an App only one writes there.
import { WorldError } from '../model/errors.ts';
import { DAY } from '../model/time-units.ts';
import type { GitHubContext } from './effect-context.ts';
import { emptyCommit, readCommit } from './write/empty-commit.ts';
import { commitAt, moveRef } from './write/refs.ts';
import { trailerIn, withTrailers } from './write/trailers.ts';

/** The marker, as it stood when the repository was opened. */
export interface Keeper {
  /** The commit that it points at. */
  readonly sha: string;
  readonly account: string;
  /** When it was last renewed, ISO 8601 by GitHub's clock. */
  readonly at: string;
}

/** Only who may write in a repository can set a ref there, so that no one else silences us (W09). */
const REF = 'refs/rekindle/keeper';
const KEEPER = 'Rekindle-Keeper';

/** How long a marker counts, in milliseconds: an App that is gone is not waited for any longer. */
const COUNTS = 7 * DAY;

/** `null`: there is no such ref, or it is not ours. */
export function keeperIn(
  found: { readonly oid: string; readonly message?: unknown; readonly committedDate?: unknown } | null,
): Keeper | null {
  if (found === null || typeof found.message !== 'string' || typeof found.committedDate !== 'string')
    return null;
  const account = trailerIn(found.message, KEEPER);
  return account === null ? null : { sha: found.oid, account, at: found.committedDate };
}

/** Whether a marker counts still. `now`: milliseconds since 1970. */
export const holds = (keeper: Pick<Keeper, 'at'>, now: number): boolean =>
  now - Date.parse(keeper.at) < COUNTS;

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The repository, as it was opened. */
interface Seen {
  readonly keeper: Keeper | null;
  readonly defaultBranch: { readonly head: string } | null;
}

/**
 * Sets the marker, or renews our own when it is a day old: a commit that changes no file, and the ref moved
 * to it from where it was seen. `false`: another account has it, or was faster.
 * @throws WorldError
 */
export async function keepHere(
  { keeper, defaultBranch }: Seen,
  now: number,
  ground: GitHubContext,
): Promise<boolean> {
  const counts = keeper !== null && holds(keeper, now);
  if (counts && !isSame(keeper.account, ground.account)) return false;
  if (counts && now - Date.parse(keeper.at) < DAY) return true;
  if (defaultBranch === null) return true;
  const head = await readCommit(keeper?.sha ?? defaultBranch.head, ground);
  const message = withTrailers(WORDS, REF, { [KEEPER]: ground.account });
  const made = await emptyCommit(head, message, ground);
  try {
    await moveRef({ ref: REF, from: keeper?.sha ?? null, to: made.sha }, ground);
    return true;
  } catch (error) {
    if (!(error instanceof WorldError) || error.refused !== 'conflict') throw error;
    // It stands elsewhere than it was seen: by another account's hand, or our own a moment ago.
    const there = await accountThere(ground);
    if (there === null) throw error;
    return isSame(there, ground.account);
  }
}

/** `null`: it is gone, or says nothing. */
async function accountThere(ground: GitHubContext): Promise<string | null> {
  const sha = await commitAt(REF, ground);
  if (sha === null) return null;
  return trailerIn((await readCommit(sha, ground)).message, KEEPER);
}

const WORDS =
  'Look after this repository\n\nThe ref of this commit says which account of Rekindle works here; any ' +
  'other one stays silent beside it. It is renewed while that goes on, and counts for a week.';
