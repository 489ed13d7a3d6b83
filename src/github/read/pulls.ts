// Open pull requests of all branches, and comments by their node ids, in as few requests as possible.
import { z } from 'zod';
import type { Account } from '../../model/github/event.ts';
import { at, type GitHubContext } from '../effect-context.ts';
import { account, author } from './actors.ts';
import { type Learned, learn, narrowed, pageOf } from './optional-facts.ts';
import { COMMENTS, PULLS } from './queries.ts';

/** An open pull request. */
export interface Pull {
  readonly number: number;
  /** GraphQL's id. */
  readonly id: string;
  /** The branch that it would merge, in its own repository. */
  readonly branch: string;
  readonly head: string;
  /** The branch that it would be merged into. */
  readonly base: string;
  /** Its branch lies in another repository: one of our branches by the same name is not meant. */
  readonly fork: boolean;
  readonly draft: boolean;
  readonly title: string;
  readonly body: string;
  readonly locked: boolean;
  /** ISO 8601. */
  readonly updatedAt: string;
  /** As REST gives it; `null`: the account is gone. */
  readonly author: Account | null;
  readonly labels: readonly string[];
}

/**
 * At most this many pages of a hundred pull requests. Of more, which one keeps a freeze is not known, so that
 * a part of them counts as none.
 */
const MOST_PAGES = 50;

const pull = z
  .object({
    id: z.string(),
    number: z.int().positive(),
    headRefName: z.string(),
    headRefOid: z.string(),
    baseRefName: z.string(),
    isCrossRepository: z.boolean(),
    isDraft: z.boolean(),
    title: z.string(),
    body: z.string(),
    locked: z.boolean(),
    updatedAt: z.string(),
    author: account,
    labels: z.object({ nodes: z.array(z.object({ name: z.string() }).nullable()).nullable() }).nullable(),
  })
  .transform(
    (it): Pull => ({
      number: it.number,
      id: it.id,
      branch: it.headRefName,
      head: it.headRefOid,
      base: it.baseRefName,
      fork: it.isCrossRepository,
      draft: it.isDraft,
      title: it.title,
      body: it.body,
      locked: it.locked,
      updatedAt: it.updatedAt,
      author: it.author,
      labels: (it.labels?.nodes ?? []).flatMap((label) => label?.name ?? []),
    }),
  );

const ANSWER = z.object({ repository: z.object({ pullRequests: pageOf(pull) }) });

/** The oldest first; one query for each hundred. @throws WorldError for what ends the work */
export function openPulls(ground: GitHubContext): Promise<Learned<readonly Pull[]>> {
  return learn('Open pull requests', 'pull-requests: read', async () => {
    const { owner, repo: name } = at(ground);
    const value: Pull[] = [];
    let after: string | null = null;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const narrow = narrowed(ANSWER, 'GraphQL, open pull requests');
      const answer: z.infer<typeof ANSWER> = await ground.client.query(PULLS, { owner, name, after }, narrow);
      value.push(...answer.repository.pullRequests.nodes);
      after = answer.repository.pullRequests.next;
      if (after === null) return { value, notes: [] };
    }
    const found = `found more than ${MOST_PAGES * 100}, of which this many are looked at`;
    return { value: 'unavailable', notes: [`Open pull requests: ${found}. Close some that are not needed.`] };
  });
}

/** A comment under an issue or a pull request. */
export interface FoundComment {
  /** REST's id. */
  readonly id: number;
  readonly body: string;
  readonly url: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** As REST gives it; `null`: the account is gone. */
  readonly author: { readonly login: string; readonly type: string } | null;
  /** Somebody folded it away. */
  readonly minimized: boolean;
}

/** Comments in one query. */
const MOST_COMMENTS = 100;

const comment = z.object({
  id: z.string(),
  // Ids of comments have outgrown GraphQL's Int.
  fullDatabaseId: z.string().regex(/^\d{1,15}$/),
  body: z.string(),
  url: z.string(),
  createdAt: z.string(),
  isMinimized: z.boolean(),
  author,
});
/** An id of another kind of thing gives an empty object. */
const COMMENTS_ANSWER = z.object({
  nodes: z.array(z.union([comment, z.object({}).transform(() => null)]).nullable()),
});

/**
 * The comments after these node ids; one that is gone is left out. One query for each hundred. Whose they
 * are is for the caller to judge.
 * @throws WorldError
 */
export async function commentsBy(
  ids: readonly string[],
  ground: GitHubContext,
): Promise<ReadonlyMap<string, FoundComment>> {
  const found = new Map<string, FoundComment>();
  const narrow = narrowed(COMMENTS_ANSWER, 'GraphQL, comments');
  for (let from = 0; from < ids.length; from += MOST_COMMENTS) {
    const some = ids.slice(from, from + MOST_COMMENTS);
    const { nodes } = await ground.client.query(COMMENTS, { ids: some }, narrow, { absent: 'null' });
    for (const one of nodes) {
      if (!one) continue;
      const { fullDatabaseId, isMinimized, id, ...rest } = one;
      found.set(id, { ...rest, id: Number(fullDatabaseId), minimized: isMinimized });
    }
  }
  return found;
}
