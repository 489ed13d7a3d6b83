// Whether what a fresh start removes is still what stood at the commit that its `sha=` names.
import { UserError } from '../../model/errors.ts';
import { type LocatedWorkflow, lookAt } from '../locate.ts';
import type { CommandContext } from './command-plan.ts';
import { planned } from './plan-change.ts';

/**
 * The same decision does not say that the same files stand there: a run that was begun again since, or files
 * that came since, were seen by no one. Looked at only where the commit that is named is an older one.
 */
export async function removesUnseen(
  asked: CommandContext,
  found: LocatedWorkflow,
  at: number,
): Promise<boolean> {
  const { call, place } = asked;
  const given = call.keys['sha']?.toLowerCase();
  if (given === undefined || found.sha.startsWith(given)) return false;
  const seen = place.cards.find(({ mark }) => mark.sha?.startsWith(given) === true)?.mark.sha;
  return seen === undefined || seen === null || differsFrom(seen, asked, found, at);
}

/** Whether the command would remove something else at that commit. */
export async function differsFrom(
  sha: string,
  asked: CommandContext,
  found: LocatedWorkflow,
  at: number,
): Promise<boolean> {
  const { branch, key } = found;
  const then = (await lookAt(branch, sha, asked.context)).find((one) => one.key === key);
  if (!then) return true;
  const [before, now] = [await removedAt(asked, then, at), await removedAt(asked, found, at)];
  return before === null || now === null || before !== now;
}

/** Each path that goes with its bytes and mode; `null`: the command does not fit there. */
async function removedAt(asked: CommandContext, found: LocatedWorkflow, at: number): Promise<string | null> {
  try {
    const { edits } = await planned(asked, found, at);
    const goes = edits.map(({ path }) => {
      const entry = found.snapshot.entry(path);
      return JSON.stringify([path, entry?.mode ?? null, entry?.blob ?? null]);
    });
    return goes.toSorted().join('\n');
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}
