// Finishes what a journal says or undoes it: after either nothing is half done.
import { UserError } from '../../model/errors.ts';
import { shapeAt } from '../files/file-shapes.ts';
import { Overtaken } from '../files/replace-file.ts';
import { placeOf } from '../files/writable-paths.ts';
import type { ArchivedPath } from './archive-manifest.ts';
import { type CommitResult, commitPaths, type Register } from './commit-paths.ts';
import { discardArchive, isMade, makeArchive, type Vault } from './create-archive.ts';
import { bytesIn, findArchive } from './find-archives.ts';
import type { Journal, Journals } from './journal.ts';
import type { PathStep } from './path-changes.ts';
import { AGAIN, few, overtaken, quote } from './refusals.ts';
import { perform, standingsOf } from './run-steps.ts';

/** All that writing in a working tree works with. */
export interface Workshop extends Vault, Register {
  readonly journals: Journals;
}

const NONE: CommitResult = { commit: null, why: null };

/**
 * Archives what is to go, takes every step, makes the commit, and ends the journal.
 * @throws UserError where something else stands in the way by then; what was begun is taken back
 */
export async function finish(journal: Journal, shop: Workshop): Promise<CommitResult> {
  const { journals, grounds } = shop;
  if (journal.archive && !isMade(journal.archive, shop)) await archived(journal, shop);
  if (!journal.placed) {
    const strange = journal.takesBack ? [] : strangersTo(journal, shop);
    if (strange.length > 0) throw await backOut(journal, strange, shop);
    try {
      perform(journal, grounds, journals);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      throw journal.takesBack ? notYet(error) : await backOut(journal, [error.path], shop);
    }
  }
  if (journal.commit && !journal.placed) journals.write({ ...journal, placed: true });
  const recorded = journal.commit ? await commitPaths(journal, journal.commit, shop) : NONE;
  journals.end(journal);
  return recorded;
}

/** Makes the archive while everything is still in its place; else nothing is begun. */
async function archived(journal: Journal, shop: Workshop): Promise<void> {
  const { archive, ops } = journal;
  if (!archive) return;
  const standings = standingsOf(journal, shop.grounds);
  const strange = ops.filter((op) => standings.get(op) !== 'before').map(({ path }) => path);
  try {
    if (strange.length > 0) throw overtaken(strange);
    await makeArchive(archive, shop);
  } catch (error) {
    await discard(journal, shop);
    throw error;
  }
}

function strangersTo(journal: Journal, { grounds }: Workshop): readonly string[] {
  return [...standingsOf(journal, grounds)].flatMap(([{ path }, standing]) =>
    standing === 'foreign' ? [path] : [],
  );
}

/** Nothing of it was begun: neither the journal nor its archive is needed. */
async function discard(journal: Journal, shop: Workshop): Promise<void> {
  if (journal.archive) await discardArchive(journal.archive, shop);
  shop.journals.end(journal);
}

/** Takes back what was begun, and gives the error that says why; what strangers wrote stays as it is. */
async function backOut(journal: Journal, strange: readonly string[], shop: Workshop): Promise<UserError> {
  const standings = standingsOf(journal, shop.grounds);
  const taken = journal.ops.filter((op) => standings.get(op) === 'after');
  if (taken.length === 0) {
    await discard(journal, shop);
    return overtaken(strange);
  }
  const back = await backwards(journal, taken, strange, shop);
  shop.journals.end(journal);
  perform(back, shop.grounds, shop.journals);
  shop.journals.end(back);
  return new UserError(back.takesBack?.why ?? '');
}

/** A journal that puts back what stood where steps were taken, from the archive. */
async function backwards(
  journal: Journal,
  taken: Journal['ops'],
  strange: readonly string[],
  shop: Workshop,
): Promise<Journal> {
  const { archive } = journal;
  const kept = taken.flatMap(({ path, before }): readonly ArchivedPath[] => {
    const one = before?.kind === 'file' ? archive?.kept.find((other) => other.path === path) : undefined;
    return one ? [one] : [];
  });
  const found = archive && kept.length > 0 ? await findArchive(archive.name, shop) : null;
  const bytes = found ? await bytesIn(found, kept, shop) : new Map<string, Buffer>();
  const steps = taken.flatMap(({ path, before, after }): readonly PathStep[] => {
    if (before?.kind === 'directory') return [];
    const now = shapeAt(placeOf(shop.grounds, path), path);
    const own = bytes.get(path) ?? null;
    if (before?.kind === 'file' && own === null) throw unkept(journal, path);
    return [{ path, before: after && now, after: before, bytes: own }];
  });
  const folders = taken.flatMap(({ path, before }) =>
    before?.kind === 'directory' ? [{ path, shape: before }] : [],
  );
  const { key, workflow, summary } = journal;
  const why = takenBack(journal, strange);
  const plan = { key: `${key}-back`, workflow, summary, archive: null, folders, commit: null };
  return shop.journals.begin({ ...plan, takesBack: { key, why } }, steps);
}

const notYet = ({ path }: Overtaken): UserError =>
  new UserError(`${quote(path)} changed while a change was taken back. Repeat the command, which goes on.`);

function unkept({ summary, archive }: Journal, path: string): UserError {
  return new UserError(
    `A change was cut short and cannot be taken back (${summary}): the archive ${archive?.name} has lost ` +
      `${quote(path)}. Fetch its ref again, then repeat the command.`,
  );
}

function takenBack({ summary, archive }: Journal, strange: readonly string[]): string {
  const kept = archive ? ` Every byte from before is in the archive ${archive.name} as well.` : '';
  return (
    `A change was taken back (${summary}): before it was done, ${few(strange.map(quote))} became something ` +
    `that is neither what was read nor what was to be written, and was left as it is.${kept} ${AGAIN}`
  );
}

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
