// The branch of a proposal: created, taken over after a crash, rebased, or left alone once a
// person changed it.
import { WorldError } from '../../model/errors.ts';
import type { PullRequestEffect } from '../../model/github/effects.ts';
import { at, type GitHubContext, isOurs } from '../effect-context.ts';
import { makeCommit } from './commit-builder.ts';
import { commitAt, moveRef } from './refs.ts';
import { isFor, withTrailers } from './trailers.ts';

export interface ProposalBranch {
  readonly kind: 'ready';
  readonly sha: string;
  /** Whether it was written now. */
  readonly moved: boolean;
}

/** `empty`: the change changes nothing. `foreign`: the branch holds what we did not write. */
export type Prepared = ProposalBranch | { readonly kind: 'empty' } | { readonly kind: 'foreign' };

/** Never forces over a commit that is not ours. */
export async function prepare(effect: PullRequestEffect, ground: GitHubContext): Promise<Prepared> {
  const { key, branch, head, edits, message, trailers } = effect;
  const ref = `refs/heads/${branch}`;
  const there = await commitAt(ref, ground);
  if (there !== null) {
    const tip = await tipOf(there, key, ground);
    if (tip === 'foreign') return { kind: 'foreign' };
    if (tip.parent === head) return { kind: 'ready', sha: there, moved: false };
  }
  const made = await makeCommit(head, edits, withTrailers(message, key, trailers), ground);
  if (made.empty) return { kind: 'empty' };
  try {
    await moveRef({ ref, from: there, to: made.sha, force: there !== null }, ground);
  } catch (error) {
    if (!(error instanceof WorldError && ['conflict', 'exists'].includes(error.refused))) throw error;
    return adopted(ref, effect, ground);
  }
  return { kind: 'ready', sha: made.sha, moved: true };
}

/** Another run of Rekindle was faster, or somebody else was. */
async function adopted(
  ref: string,
  { key, head }: PullRequestEffect,
  ground: GitHubContext,
): Promise<Prepared> {
  const now = await commitAt(ref, ground);
  const tip = now === null ? 'foreign' : await tipOf(now, key, ground);
  if (now === null || tip === 'foreign' || tip.parent !== head) return { kind: 'foreign' };
  return { kind: 'ready', sha: now, moved: false };
}

/** Our one commit for this very effect, and what it stands on. */
async function tipOf(
  sha: string,
  key: string,
  ground: GitHubContext,
): Promise<{ readonly parent: string } | 'foreign'> {
  const { data } = await ground.client.rest.repos.getCommit({ ...at(ground), ref: sha });
  const [parent, ...others] = data.parents;
  const ours = isFor(data.commit.message, key) && isOurs(data.author, ground);
  return ours && parent && others.length === 0 ? { parent: parent.sha } : 'foreign';
}
