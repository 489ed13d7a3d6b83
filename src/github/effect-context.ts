// What every effect needs: the API client, the repository, and the account that we act as.
import type { Client } from './client/client.ts';

export interface GitHubContext {
  readonly client: Client;
  readonly owner: string;
  readonly repo: string;
  /** GraphQL's id of the repository. */
  readonly repositoryId: string;
  /** Our own login as REST gives it: `github-actions[bot]`. */
  readonly account: string;
  /** Further accounts whose markers count as ours: those that we used before a change of token. */
  readonly trusted: readonly string[];
  /** Our latest reactions of this run, by where they are: lists may not show them yet. */
  readonly reacted: Map<string, { readonly id: number; readonly content: string }>;
  /** Our own run of Actions; absent: we do not run there. */
  readonly run?: OwnRun;
  /** We are an App that works on a repository once at a time. */
  readonly alone?: boolean;
}

export interface OwnRun {
  readonly id: number;
  /** From 1; attempts of one run follow each other. */
  readonly attempt: number;
}

/** Whether something was written by us. Logins are compared without regard to case, as GitHub does. */
export function isOurs(
  user: { readonly login?: string | null } | null | undefined,
  ground: GitHubContext,
): boolean {
  const login = user?.login?.toLowerCase();
  return (
    login !== undefined && [ground.account, ...ground.trusted].some((one) => one.toLowerCase() === login)
  );
}

/** The parameters that nearly every route takes. */
export const at = ({ owner, repo }: GitHubContext): { readonly owner: string; readonly repo: string } => ({
  owner,
  repo,
});
