// Applies a change of several files, or one with a commit: archives, writes the journal, then carries it out.
import type { Change, FileChange, RunNotes } from '../../model/change.ts';
import type { ChangeEffect } from '../../model/effect.ts';
import { redact } from '../../text/redact.ts';
import { sameContent, shapeAt } from '../files/file-shapes.ts';
import { placeOf } from '../files/writable-paths.ts';
import { trackedAmong } from '../git/tracked-paths.ts';
import type { Manifest } from './archive-manifest.ts';
import { planOf } from './change-steps.ts';
import { messageWith, pendingOf, recordedFor, trailersOf } from './commit-paths.ts';
import { archivistOf } from './committer.ts';
import { type Heading, manifestFor } from './create-archive.ts';
import { type Applied, applied, archiveName } from './effect-result.ts';
import { archivesOf } from './find-archives.ts';
import type { Pending } from './journal.ts';
import type { PathStep } from './path-changes.ts';
import { finish, type Workshop } from './replay-journal.ts';

/** @throws UserError where it cannot be done, or must not; then nothing is changed */
export async function applyChange(effect: ChangeEffect, shop: Workshop): Promise<Applied> {
  const { key, workflow, change } = effect;
  const earlier = earlierOf(effect, shop);
  const steps = earlier ? [] : await planOf(change.files, shop.grounds, shop.git);
  const archive = earlier ? await archiveName(earlier, shop) : null;
  if (steps.length === 0) {
    const made = change.commit === null ? null : await recordedFor(key, null, shop.git);
    if (change.commit === null || made !== null) return applied(key, 'already', { archive, commit: made });
  }
  const commit = change.commit === null ? null : await pendingFor(effect, change.commit, shop);
  const manifest = await archiveFor(effect, steps, shop);
  const plan = { key, workflow, summary: change.summary, archive: manifest, folders: [], commit };
  const journal = shop.journals.begin({ ...plan, takesBack: null }, steps);
  const recorded = await finish(journal, shop);
  const done = steps.length > 0 || recorded.commit !== null ? 'written' : 'already';
  const name = manifest ? await archiveName(manifest, shop) : archive;
  return applied(key, done, { archive: name, commit: recorded.commit });
}

/** The archive of this very change, where the working tree is still as that left it. */
function earlierOf({ workflow, key }: ChangeEffect, shop: Workshop): Manifest | null {
  const isSo = ({ became }: Manifest) =>
    became.every(({ path, shape }) => sameContent(shapeAt(placeOf(shop.grounds, path), path), shape));
  return archivesOf(workflow, key, shop).find(isSo) ?? null;
}

/** What is archived; a single text is replaced at once and needs no archive, also where it is committed. */
async function archiveFor(
  { key, workflow, action, change: { files, summary, runNotes } }: ChangeEffect,
  steps: readonly PathStep[],
  shop: Workshop,
): Promise<Manifest | null> {
  const single = files.length === 1 && files[0]?.kind === 'write';
  if (single || steps.every(({ before }) => before === null)) return null;
  const { code, stdout } = await shop.git.run(['rev-parse', '--verify', '--quiet', 'HEAD']);
  const parent = code === 0 ? stdout.toString('latin1').trim() : null;
  const by = await archivistOf(shop.git);
  const heading: Heading = { key, workflow, action, summary, by, parent, runNotes: withoutSecrets(runNotes) };
  return manifestFor(heading, steps, shop);
}

/** An archive may be pushed, and its list is read more often than its files. */
function withoutSecrets(notes: RunNotes | undefined): RunNotes | null {
  return notes ? { ...notes, lines: notes.lines.map(redact) } : null;
}

async function pendingFor(
  { key, workflow, action, change }: ChangeEffect,
  written: string,
  shop: Workshop,
): Promise<Pending> {
  const trailers = trailersOf(workflow, action);
  const paths = await pathsOf(change, shop);
  return pendingOf({ message: messageWith(written, trailers, key), paths }, shop);
}

/** Every path that a change writes or removes, as a commit names it. */
async function pathsOf({ files }: Change, { git }: Workshop): Promise<readonly string[]> {
  const removed = files.flatMap((file) => (file.kind === 'remove' ? [file.path] : []));
  const tracked = removed.length === 0 ? [] : await trackedAmong(git, removed);
  const others = files.flatMap((file) => (file.kind === 'remove' ? [] : [endOf(file)]));
  return [...new Set([...tracked, ...others])].filter((path) => path !== '');
}

const endOf = (file: Exclude<FileChange, { kind: 'remove' }>): string =>
  file.kind === 'copy' ? file.to : file.path;
