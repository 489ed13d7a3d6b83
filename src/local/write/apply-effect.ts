// Applies an effect that a person agreed to: whole or not at all, and once however often it is asked for.
import type { ChangeEffect, CheckpointEffect, Effect, RestoreEffect } from '../../model/effect.ts';
import { assert, OurBug } from '../../model/errors.ts';
import { same } from '../files/file-shapes.ts';
import { Overtaken, replace, sweepBeside } from '../files/replace-file.ts';
import type { Grounds } from '../files/writable-paths.ts';
import { applyChange } from './apply-change.ts';
import { assertWritable } from './change-steps.ts';
import { assertCheckedOut } from './checked-out.ts';
import { messageWith, pendingOf, recordedFor, trailersOf } from './commit-paths.ts';
import { type Applied, applied, archiveName } from './effect-result.ts';
import { findArchive } from './find-archives.ts';
import { aimOf, refusal } from './path-changes.ts';
import { overtaken, refused } from './refusals.ts';
import { finish, type Workshop } from './replay-journal.ts';
import { restoringOf } from './restore-archive.ts';

/** Where effects are performed. Outside git there is no workshop, and only a single file can be written. */
export interface Workspace {
  readonly grounds: Grounds;
  readonly shop: Workshop | null;
  /** Why there is no workshop, in a few words. */
  readonly lacks: string;
}

/** @throws UserError where it cannot be done, or must not; then nothing is changed */
export async function applyOne(effect: Effect, bench: Workspace): Promise<Applied> {
  if (effect.kind === 'change' && bench.shop) await assertCheckedOut(effect.change.files, bench.shop);
  if (effect.kind === 'change')
    return isSingle(effect) ? writeOne(effect, bench.grounds) : applyChange(effect, shopOf(bench));
  if (effect.kind === 'restore') return restore(effect, shopOf(bench));
  if (effect.kind === 'checkpoint') return commit(effect, shopOf(bench));
  throw new OurBug(`a working tree takes no effect of the kind ${effect.kind}`);
}

function shopOf({ shop, lacks }: Workspace): Workshop {
  if (shop) return shop;
  throw refused(`this needs a git repository with a working tree, and ${lacks}.`);
}

/** Whether a change is one text in one file: then it is replaced at once, without a journal. */
function isSingle({ change }: ChangeEffect): boolean {
  return change.commit === null && change.files.length === 1 && change.files[0]?.kind === 'write';
}

function writeOne({ key, change: { files } }: ChangeEffect, grounds: Grounds): Applied {
  const [file] = files;
  assert(file?.kind === 'write', 'a single change is one text');
  const { path, before, after, bytes, fault } = aimOf(file, grounds);
  assert(after, 'a text becomes a file');
  if (same(before, after)) {
    sweepBeside(grounds, path, key);
    return applied(key, 'already');
  }
  if (fault !== null) throw refusal([{ path, fault }]);
  assertWritable(grounds, path);
  try {
    replace(grounds, { path, before, after, bytes }, key);
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    throw overtaken([error.path]);
  }
  return applied(key, 'written');
}

async function restore({ key, archive }: RestoreEffect, shop: Workshop): Promise<Applied> {
  const found = await findArchive(archive, shop);
  const { steps, folders, notes } = await restoringOf(found, shop);
  const name = await archiveName(found.manifest, shop);
  if (steps.length + folders.length === 0) return applied(key, 'already', { archive: name, notes });
  const { workflow } = found.manifest;
  const summary = `restore ${found.manifest.name}`;
  const plan = { key, workflow, summary, archive: null, folders, commit: null, takesBack: null };
  await finish(shop.journals.begin(plan, steps), shop);
  return applied(key, 'written', { archive: name, notes });
}

async function commit({ key, message, paths, records }: CheckpointEffect, shop: Workshop): Promise<Applied> {
  const trailers = records ? trailersOf(records.workflow, records.action) : {};
  const entry = { message: messageWith(message, trailers, key), paths };
  const pending = await pendingOf(entry, shop);
  const summary = message.split('\n', 1)[0] ?? '';
  const plan = { key, workflow: 'checkpoint', summary, archive: null, folders: [], commit: pending };
  const made = await finish(shop.journals.begin({ ...plan, takesBack: null }, []), shop);
  if (made.commit !== null) return applied(key, 'written', { commit: made.commit });
  return applied(key, 'already', { commit: await recordedFor(key, null, shop.git) });
}
