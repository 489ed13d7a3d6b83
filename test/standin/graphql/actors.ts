// Accounts in GraphQL.
import { appOf } from '../identity.ts';
import { account, nodeId } from '../people.ts';
import { ownerOf, userCalled } from '../repositories.ts';
import type { RepoRow } from '../tables.ts';
import type { World } from '../world.ts';
import type { View } from './context.ts';

/** Who wrote something. GraphQL leaves out the `[bot]` that REST shows. */
export function actor(world: World, login: string): View | null {
  const shape = account(world, login);
  if (!shape) return null;
  const type = String(shape['type']);
  return {
    __typename: type,
    id: shape['node_id'],
    databaseId: shape['id'],
    login: type === 'Bot' ? login.replace(/\[bot\]$/, '') : shape['login'],
    name: userCalled(world, login)?.name ?? null,
    url: shape['html_url'],
    avatarUrl: shape['avatar_url'],
  };
}

/** The account behind a token. A bot is here a user, and shows its `[bot]`. */
export const viewer = (world: World, login: string): View => ({
  ...actor(world, login),
  __typename: 'User',
  login,
});

export const owner = (world: World, repo: RepoRow): View | null => {
  const found = actor(world, ownerOf(repo));
  return found && { ...found, __typename: repo.owner_type };
};

export function appView(world: World, login: string): View | null {
  const found = appOf(login, world.rows);
  return (
    found && {
      __typename: 'App',
      id: nodeId('App', found.id),
      databaseId: found.id,
      slug: found.slug,
      name: found.name,
    }
  );
}
