// What the probes of a smoke test stand on: a repository, names of their own, and what they take away again.
import type { GitHubContext } from '../../src/github/effect-context.ts';
import { at } from '../../src/github/effect-context.ts';
import { WorldError } from '../../src/model/errors.ts';

export interface Scene {
  readonly ground: GitHubContext;
  /** Part of each name that is made: no two runs share one, and nothing else has it. */
  readonly stamp: string;
  readonly base: string;
  /** The head of the default branch, on which everything stands. It is never moved. */
  readonly head: string;
  /** A team of the organization that may be asked for a review; `null`: none was named. */
  readonly team: string | null;
  /** Takes something away that a probe has made: called when it ends, the last one first. */
  later(what: string, undo: () => Promise<unknown>): void;
}

/** A commit on the head with the same files, on no branch. */
export async function emptyCommit({ ground, head, stamp }: Scene): Promise<string> {
  const { git } = ground.client.rest;
  const { data: parent } = await git.getCommit({ ...at(ground), commit_sha: head });
  const message = `chore: try the API (${stamp})`;
  const made = await git.createCommit({ ...at(ground), message, tree: parent.tree.sha, parents: [head] });
  return made.data.sha;
}

/** Makes a ref, and takes it away at the end. */
export async function makeRef(scene: Scene, ref: string, sha: string): Promise<void> {
  await scene.ground.client.rest.git.createRef({ ...at(scene.ground), ref, sha });
  scene.later(ref, () => dropRef(scene, ref));
}

/** Nothing where it is gone already. */
export async function dropRef({ ground }: Scene, ref: string): Promise<void> {
  try {
    await ground.client.rest.git.deleteRef({ ...at(ground), ref: ref.replace(/^refs\//, '') });
  } catch (error) {
    const isGone = error instanceof WorldError && ['absent', 'rejected'].includes(error.refused);
    if (!isGone) throw error;
  }
}
