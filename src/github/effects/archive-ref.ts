// Keeps a commit under a ref of ours before what it holds goes.
import { WorldError } from '../../model/errors.ts';
import type { ArchiveRefEffect, Landed } from '../../model/remote.ts';
import { at, type Ground } from '../ground.ts';
import { landed } from '../landed.ts';
import { commitAt } from '../refs.ts';

/** It never moves a ref: one that keeps another commit is `foreign`, and nothing may go. */
export async function archiveRef({ key, ref, sha }: ArchiveRefEffect, ground: Ground): Promise<Landed> {
  const kept = await commitAt(ref, ground);
  if (kept !== null) return landed(key, kept === sha ? 'already' : 'foreign', { sha: kept });
  try {
    await ground.client.request('POST /repos/{owner}/{repo}/git/refs', { ...at(ground), ref, sha });
    return landed(key, 'done', { sha });
  } catch (error) {
    if (!(error instanceof WorldError && error.refused === 'exists')) throw error;
    const now = await commitAt(ref, ground);
    return landed(key, now === sha ? 'already' : 'foreign', { sha: now });
  }
}
