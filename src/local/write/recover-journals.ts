// Finishes what a crash cut short before anything new is begun.
import { UserError } from '../../model/errors.ts';
import type { CommitResult } from './commit-paths.ts';
import type { Journal, Journals } from './journal.ts';
import { finish, type Workshop } from './replay-journal.ts';

/**
 * Finishes or takes back every change that was cut short. The caller holds the lock.
 * @returns what was done, one sentence each
 * @throws UserError where one cannot be finished; the others are left for the next time
 */
export async function settleJournals(shop: Workshop): Promise<readonly string[]> {
  const left = shop.journals.left();
  const said: string[] = [];
  for (const journal of left) {
    if (isTakenBack(journal, left)) shop.journals.end(journal);
    else said.push(await settleOne(journal, shop));
  }
  return said;
}

/** Its other half takes it back; a crash came between the two. */
function isTakenBack({ key }: Journal, left: readonly Journal[]): boolean {
  return left.some(({ takesBack }) => takesBack?.key === key);
}

/** What is left to be settled, one line each. */
export function pendingIn(journals: Journals): readonly string[] {
  const left = journals.pending();
  return left
    .filter((journal) => !isTakenBack(journal, left))
    .map(({ summary, workflow, ops: { length } }) => {
      return `${summary} (${workflow}), ${length} ${length === 1 ? 'path' : 'paths'}`;
    });
}

async function settleOne(journal: Journal, shop: Workshop): Promise<string> {
  try {
    return wordsFor(journal, await finish(journal, shop));
  } catch (error) {
    // It was taken back, or never begun: that is settled too, and no reason to stop.
    const settled = error instanceof UserError && !shop.journals.has(journal);
    if (settled) return error.message;
    throw error;
  }
}

function wordsFor({ takesBack, summary, workflow, archive }: Journal, { commit, why }: CommitResult): string {
  if (takesBack) return takesBack.why;
  const kept = archive ? ` Its archive is ${archive.name}.` : '';
  const made = commit === null ? '' : ` It is committed as ${commit.slice(0, 12)}.`;
  const unmade =
    why === 'another-branch' ? ' It is not committed, since another branch is checked out now.' : '';
  return `Finished what was cut short: ${summary} (${workflow}).${kept}${made}${unmade}`;
}
