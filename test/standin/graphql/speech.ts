// What issues, pull requests and comments share in GraphQL: who said it, when, and the reactions to it.
import { isoOf } from '../git/formats.ts';
import { nodeId } from '../people.ts';
import { userOf } from '../repositories.ts';
import { reactionsTo } from '../rest/reactions.ts';
import type { LabelRow, RepoRow } from '../tables.ts';
import type { Reaction, ReactionName } from '../world.ts';
import { type Ctx, connect, type Page, type View } from './context.ts';

const CONTENTS: Readonly<Record<ReactionName, string>> = {
  '+1': 'THUMBS_UP',
  '-1': 'THUMBS_DOWN',
  laugh: 'LAUGH',
  hooray: 'HOORAY',
  confused: 'CONFUSED',
  heart: 'HEART',
  rocket: 'ROCKET',
  eyes: 'EYES',
};

export const loginOf = ({ world }: Ctx, id: number): string => userOf(world, id)?.login ?? 'ghost';

interface Said {
  readonly id: number;
  readonly user_id: number;
  readonly body: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The fields that they share. `on`: what reactions are kept with. */
export function speech(ctx: Ctx, row: Said, on: Pick<Reaction, 'on' | 'target'>): View {
  const login = loginOf(ctx, row.user_id);
  const all = reactionsTo(ctx.world, on);
  return {
    author: ctx.actor(login),
    authorAssociation: 'NONE',
    body: row.body ?? '',
    createdAt: isoOf(row.created_at),
    updatedAt: isoOf(row.updated_at),
    editor: null,
    includesCreatedEdit: false,
    lastEditedAt: null,
    fullDatabaseId: String(row.id),
    viewerDidAuthor: login === ctx.identity.login,
    viewerCannotUpdateReasons: [],
    reactionGroups: Object.entries(CONTENTS).map(([name, content]) => ({
      content,
      viewerHasReacted: all.some(
        (one) => one.content === name && loginOf(ctx, one.user_id) === ctx.identity.login,
      ),
    })),
    reactions: ({ content, ...page }: Page & { readonly content?: string | null }) => {
      const found = all.filter((one) => !content || CONTENTS[one.content] === content);
      return connect(found, page, (one) => reaction(ctx, one));
    },
  };
}

function reaction(ctx: Ctx, one: Reaction): View {
  const who = ctx.actor(loginOf(ctx, one.user_id));
  return {
    __typename: 'Reaction',
    id: nodeId('Reaction', one.id),
    databaseId: one.id,
    content: CONTENTS[one.content],
    createdAt: one.created_at,
    user: who && { ...who, __typename: 'User', login: loginOf(ctx, one.user_id) },
  };
}

export const label = (row: LabelRow): View => ({
  __typename: 'Label',
  id: nodeId('Label', row.id),
  name: row.name,
  color: row.color,
  description: row.description,
});

/** The repository of a row. */
export function repoBehind({ world }: Ctx, id: number): RepoRow {
  const repo = world.rows.repos.get(id);
  if (!repo) throw new Error(`no repository with the id ${id}`);
  return repo;
}
