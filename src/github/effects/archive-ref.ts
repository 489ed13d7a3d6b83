// Keeps a commit under one of our refs, or a branch where the host takes no other ref, before files of it go.
import { type Refused, WorldError } from '../../model/errors.ts';
import type { ArchiveRefEffect, EffectResult } from '../../model/github/effects.ts';
import { at, type GitHubContext } from '../effect-context.ts';
import { landed } from '../write/effect-result.ts';
import { commitAt } from '../write/refs.ts';

/**
 * It never moves a ref: one that keeps another commit is `foreign`, and nothing may go. Where the result
 * names a `ref`, the commit is kept there and not under the one that was asked for.
 * @throws WorldError where it can be kept nowhere: what was said of the ref that was asked for
 */
export async function archiveRef(
  { key, ref, sha }: ArchiveRefEffect,
  ground: GitHubContext,
): Promise<EffectResult> {
  const found = (kept: string) => landed(key, kept === sha ? 'already' : 'foreign', { sha: kept });
  const kept = await commitAt(ref, ground);
  if (kept !== null) return found(kept);
  const refusal = await create(ref, sha, ground);
  if (refusal === null) return landed(key, 'done', { sha });
  // GitHub reports a lost race in several ways: where the ref is now shows whether that was it.
  const now = FASTER.has(refusal.refused) ? await commitAt(ref, ground) : null;
  if (now !== null) return found(now);
  if (!OTHER_REFS.has(refusal.refused)) throw refusal;
  return await onBranch({ key, ref, sha }, refusal, ground);
}

/** A branch is a ref that every host takes. Surveys leave branches under `rekindle/` out. */
async function onBranch(
  { key, ref, sha }: Pick<ArchiveRefEffect, 'key' | 'ref' | 'sha'>,
  refusal: WorldError,
  ground: GitHubContext,
): Promise<EffectResult> {
  const branch = ref.replace(/^refs\//, 'refs/heads/');
  const there = await commitAt(branch, ground);
  if (there === null && (await create(branch, sha, ground)) === null)
    return landed(key, 'done', { sha, ref: branch });
  // Another run may have been faster here as well.
  const kept = there ?? (await commitAt(branch, ground));
  if (kept === null) throw refusal;
  return landed(key, kept === sha ? 'already' : 'foreign', { sha: kept, ref: branch });
}

/** `null`: it is made. @throws any error that is not a refusal of GitHub */
async function create(ref: string, sha: string, ground: GitHubContext): Promise<WorldError | null> {
  try {
    await ground.client.rest.git.createRef({ ...at(ground), ref, sha });
    return null;
  } catch (error) {
    if (error instanceof WorldError) return error;
    throw error;
  }
}

const FASTER: ReadonlySet<Refused> = new Set(['exists', 'conflict', 'rejected']);
/** What a host says that has rules for refs, or takes none but branches and tags. */
const OTHER_REFS: ReadonlySet<Refused> = new Set(['rejected', 'protected']);
