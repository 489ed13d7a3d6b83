// On which branch of this repository an agent's job worked, as its event and its checkout say, and whether
// it is one of this repository at all.

import type { LocalEdge } from '../local/repository-source.ts';
import { WorldError } from '../model/errors.ts';
import type { SupportedEvent } from '../model/github/event.ts';
import type { GitHubRepository } from '../model/github/repository.ts';
import type { GuardCall } from '../modes/guard/touched-workflows.ts';
import { grantWords } from '../modes/mode-context.ts';
import { isOfFork } from './event-commits.ts';
import type { Go } from './open-workspace.ts';

type Asked = Pick<GitHubRepository, 'conversation' | 'facts'>;

/**
 * A branch that is checked out counts before the one that the event is about, as agents make their own. In a
 * job for a fork none does: this repository's branch of the same name is another one.
 */
export async function workedAt(
  event: SupportedEvent | null,
  { runner, warn }: Pick<Go, 'runner' | 'warn'>,
  local: Pick<LocalEdge, 'current' | 'remoteUrl'>,
  hub: Asked,
): Promise<Pick<GuardCall, 'branch' | 'head' | 'fork'>> {
  const at = placeOf(event);
  const current = await local.current();
  const isElsewhere =
    isOfFork(runner.event.payload) ||
    isAnother(await local.remoteUrl(current), hub) ||
    (await isAskedOnFork(event, hub, warn));
  if (isElsewhere) return { branch: null, head: at?.sha ?? runner.event.sha, fork: true };
  // The branch of a merge queue is gone when the queue is through: no one works there.
  const isQueue = event?.name === 'merge_group' && event.head.ref === `refs/heads/${current}`;
  return {
    branch: (isQueue ? null : current) ?? at?.branch ?? null,
    head: at === null ? null : (at.sha ?? runner.event.sha),
  };
}

interface Place {
  readonly branch: string | null;
  readonly sha: string | null;
}

/** The branch and commit that an event is about: of a pull request its head, never the merge. */
function placeOf(event: SupportedEvent | null): Place | null {
  if (event === null) return null;
  if (event.name === 'push') return { branch: event.branch, sha: event.after };
  if (event.name === 'merge_group') return { branch: null, sha: event.head.sha };
  if (event.name === 'pull_request' || event.name === 'pull_request_target')
    return { branch: event.fork ? null : event.head.ref, sha: event.head.sha };
  return null;
}

/** A comment's event does not say where the head of its pull request lies, and such jobs check it out. */
async function isAskedOnFork(
  event: SupportedEvent | null,
  hub: Asked,
  warn: (message: string) => void,
): Promise<boolean> {
  if (event?.name !== 'issue_comment' || !event.issue.isPullRequest) return false;
  try {
    const talk = await hub.conversation(event.issue.number);
    return talk?.head?.fork !== false;
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    warn(`Whether the pull request comes from a fork is not known: ${error.message}${grantWords(error)}`);
    return true;
  }
}

/** The place in an address of the web or of ssh; a path on disk names no repository. */
const PLACE = /^(?:(?:https?|ssh|git):\/\/[^/]+\/|[^@/]+@[^:/]+:)(.+?)(?:\.git)?\/*$/i;

/** An address that names another repository than this one, as `gh pr checkout` sets it for a fork. */
function isAnother(url: string | null, { facts: { owner, repo } }: Asked): boolean {
  const path = PLACE.exec(url ?? '')?.[1];
  return path !== undefined && !`/${path}`.toLowerCase().endsWith(`/${owner}/${repo}`.toLowerCase());
}
