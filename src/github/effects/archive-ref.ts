// Keeps a commit under one of our refs before what it holds is removed.
import { type Refused, WorldError } from '../../model/errors.ts';
import type { ArchiveRefEffect, EffectResult } from '../../model/github/effects.ts';
import { at, type GitHubContext } from '../effect-context.ts';
import { landed } from '../write/effect-result.ts';
import { commitAt } from '../write/refs.ts';

/** It never moves a ref: one that keeps another commit is `foreign`, and nothing may go. */
export async function archiveRef(
  { key, ref, sha }: ArchiveRefEffect,
  ground: GitHubContext,
): Promise<EffectResult> {
  const kept = await commitAt(ref, ground);
  if (kept !== null) return landed(key, kept === sha ? 'already' : 'foreign', { sha: kept });
  try {
    await ground.client.rest.git.createRef({ ...at(ground), ref, sha });
    return landed(key, 'done', { sha });
  } catch (error) {
    // GitHub reports a lost race in several ways: where the ref is now shows whether that was it.
    if (!(error instanceof WorldError && FASTER.has(error.refused))) throw error;
    const now = await commitAt(ref, ground);
    if (now === null) throw error;
    return landed(key, now === sha ? 'already' : 'foreign', { sha: now });
  }
}

const FASTER: ReadonlySet<Refused> = new Set(['exists', 'conflict', 'rejected']);
