// Where refs point, and how one is moved: only from where it was seen.
import { type Refused, WorldError } from '../model/errors.ts';
import { at, type Ground } from './ground.ts';

/** The object that a whole ref name points at; `null` where there is none. */
export async function commitAt(ref: string, ground: Ground): Promise<string | null> {
  try {
    const { data } = await ground.client.request('GET /repos/{owner}/{repo}/git/ref/{ref}', {
      ...at(ground),
      ref: ref.replace(/^refs\//, ''),
    });
    return data.object.sha;
  } catch (error) {
    if (error instanceof WorldError && error.refused === 'absent') return null;
    throw error;
  }
}

/** An id that no object has: a ref that is not there yet, or is to go. */
const NOTHING = '0'.repeat(40);

const MOVE = `mutation($repositoryId: ID!, $refUpdates: [RefUpdate!]!) {
  updateRefs(input: { repositoryId: $repositoryId, refUpdates: $refUpdates }) { clientMutationId }
}`;

export interface Move {
  /** Whole: `refs/heads/…`. */
  readonly ref: string;
  /** Where it was seen; `null`: it must not be there. */
  readonly from: string | null;
  readonly to: string;
  /** Whether it may leave its history: only ever for a branch of ours that nobody else touched. */
  readonly force?: boolean;
}

/**
 * Moves a ref, all at once or not at all. REST's update looks only whether it goes forward: it would bring a
 * branch back that somebody had set back to an older commit. GitHub does not publish in which words it
 * refuses, so where the ref stands afterwards tells what it was.
 * @throws WorldError `conflict` where it is not where it was seen, `protected` where a rule forbids it
 */
export async function moveRef({ ref, from, to, force = false }: Move, ground: Ground): Promise<void> {
  const update = { name: ref, beforeOid: from ?? NOTHING, afterOid: to, force };
  const variables = { repositoryId: ground.repositoryId, refUpdates: [update] };
  try {
    await ground.client.query(MOVE, variables, () => null);
  } catch (error) {
    if (!(error instanceof WorldError && UNCLEAR.has(error.refused))) throw error;
    const now = await commitAt(ref, ground);
    if (now === to) return;
    const message = now === from ? `${ref} takes no direct commits.` : `${ref} moved meanwhile.`;
    throw new WorldError(now === from ? 'protected' : 'conflict', message, null, error);
  }
}

/** Refusals that say no more than that it was refused. */
const UNCLEAR: ReadonlySet<Refused> = new Set(['rejected', 'conflict', 'exists']);
