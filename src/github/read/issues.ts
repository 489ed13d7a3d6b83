// Our issues, found by their markers among all that our accounts opened; and those that were emptied.
import { WorldError } from '../../model/errors.ts';
import { isBlank } from '../../model/github/duplicates.ts';
import type { Conversation } from '../../model/github/repository.ts';
import { readMarker } from '../../text/comment-marker.ts';
import { at, type GitHubContext, isOurs } from '../effect-context.ts';
import { accountOf } from './actors.ts';

export interface OwnIssue extends Conversation {
  /** Of its marker; `null`: somebody emptied its body. */
  readonly key: string | null;
  readonly url: string;
}

/** Open and closed, the oldest first. One request a hundred issues of each account that is ours. */
export async function ownIssues(ground: GitHubContext): Promise<readonly OwnIssue[]> {
  const found: OwnIssue[] = [];
  for (const creator of new Set([ground.account, ...ground.trusted]))
    for (const issue of await issuesBy(creator, ground)) {
      const body = issue.body ?? '';
      const key = readMarker(body)?.key ?? null;
      if (issue.pull_request || !isOurs(issue.user, ground)) continue;
      if (key === null && !isBlank(body)) continue;
      found.push({
        key,
        url: issue.html_url,
        number: issue.number,
        isPullRequest: false,
        open: issue.state === 'open',
        merged: false,
        locked: issue.locked,
        title: issue.title,
        body,
        author: accountOf(issue.user),
        labels: labelsIn(issue.labels),
        updatedAt: issue.updated_at,
        head: null,
      });
    }
  return found.toSorted((a, b) => a.number - b.number);
}

type Labels = readonly (string | { readonly name?: string | null })[];

/** The names of labels, which REST gives in two shapes. */
export const labelsIn = (labels: Labels): readonly string[] =>
  labels.flatMap((label) => (typeof label === 'string' ? label : (label.name ?? [])));

async function issuesBy(creator: string, ground: GitHubContext) {
  try {
    return await ground.client.all(ground.client.rest.issues.listForRepo, {
      ...at(ground),
      creator,
      state: 'all',
      sort: 'created',
      direction: 'asc',
      per_page: 100,
    });
  } catch (error) {
    // An account that is trusted and not there (any more) opened nothing.
    const nobody = error instanceof WorldError && error.refused === 'rejected' && creator !== ground.account;
    if (nobody) return [];
    throw error;
  }
}
