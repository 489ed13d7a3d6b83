// Reads and moves refs: one is moved only from the commit where it was seen.
import { type Refused, WorldError } from '../../model/errors.ts';
import { SURELY } from '../client/client.ts';
import { at, type GitHubContext } from '../effect-context.ts';

/** The object that a whole ref name points at; `null` where there is none. `sure`: that is asked twice. */
export async function commitAt(ref: string, ground: GitHubContext, sure = false): Promise<string | null> {
  try {
    const { data } = await ground.client.rest.git.getRef({
      ...at(ground),
      ...(sure ? SURELY : {}),
      ref: ref.replace(/^refs\//, ''),
    });
    return data.object.sha;
  } catch (error) {
    if (error instanceof WorldError && error.refused === 'absent') return null;
    throw error;
  }
}

/** The best common ancestor of two commits; `null` where one of them is not there, or they share none. */
export async function forkOf(a: string, b: string, ground: GitHubContext): Promise<string | null> {
  try {
    const { data } = await ground.client.rest.repos.compareCommitsWithBasehead({
      ...at(ground),
      basehead: `${a}...${b}`,
      per_page: 1,
    });
    return data.merge_base_commit.sha;
  } catch (error) {
    if (error instanceof WorldError && error.refused === 'absent') return null;
    throw error;
  }
}

/** The zero id: stands for a ref that does not exist, or is to be deleted. */
const NOTHING = '0'.repeat(40);

const MOVE = `mutation($repositoryId: ID!, $refUpdates: [RefUpdate!]!) {
  updateRefs(input: { repositoryId: $repositoryId, refUpdates: $refUpdates }) { clientMutationId }
}`;

export interface Move {
  /** Whole: `refs/heads/…`. */
  readonly ref: string;
  /** Where it was seen; `null`: it must not be there. */
  readonly from: string | null;
  /** `null`: it is to be deleted. */
  readonly to: string | null;
  /** Whether it may leave its history: only ever for one of our branches that no one else touched. */
  readonly force?: boolean;
}

/**
 * Moves a ref, all at once or not at all. REST's update looks only whether it goes forward: it would bring a
 * branch back that somebody had set back to an older commit. GitHub does not publish in which words it
 * refuses, so where the ref stands afterwards tells what it was.
 * @throws WorldError `conflict` where it is not where it was seen, `protected` where a rule forbids it,
 *   `unsupported` where the server does not have it (R05): nothing else moves a ref from where it was seen
 */
export async function moveRef(move: Move, ground: GitHubContext): Promise<void> {
  const { ref, from, to } = move;
  for (let tried = 1; ; tried += 1) {
    const refusal = await refused(move, ground);
    const now = refusal && (await commitAt(ref, ground));
    if (refusal === null || now === to) return;
    if (now !== from) throw new WorldError('conflict', `${ref} moved meanwhile.`, null, refusal);
    // Nothing moved, so the request may be repeated before it counts as a rule.
    if (tried > 1) throw new WorldError('protected', `${ref} takes no direct commits.`, null, refusal);
    await ground.client.pause(1);
  }
}

/** `null`: it moved. A refusal that does not say why is given back. @throws WorldError any other */
async function refused(
  { ref, from, to, force = false }: Move,
  ground: GitHubContext,
): Promise<WorldError | null> {
  const update = { name: ref, beforeOid: from ?? NOTHING, afterOid: to ?? NOTHING, force };
  const variables = { repositoryId: ground.repositoryId, refUpdates: [update] };
  try {
    await ground.client.query(MOVE, variables, () => null);
    return null;
  } catch (error) {
    if (error instanceof WorldError && error.refused === 'unsupported')
      throw new WorldError('unsupported', TOO_OLD, null, error);
    if (error instanceof WorldError && UNCLEAR.has(error.refused)) return error;
    throw error;
  }
}

const TOO_OLD =
  'This GitHub Enterprise Server has no `updateRefs`, without which no branch is moved safely, so that ' +
  'nothing was changed. Its GraphQL needs that mutation: versions from 3.16 on have it.';

/** Refusals without a reason. */
const UNCLEAR: ReadonlySet<Refused> = new Set(['rejected', 'conflict', 'exists']);
