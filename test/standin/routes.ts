// Which of its interfaces a request is for, with which token, and whether it is well said.
import type { IncomingMessage } from 'node:http';
import { gitToken } from './git-access.ts';
import { fields, parsed, text } from './json.ts';
import { type OAuthStep, oauthStep } from './oauth.ts';
import { problemsOfQuery } from './published/graphql.ts';
import { problemsOfRequest } from './published/rest.ts';
import { pathnameOf } from './walk.ts';
import type { World } from './world.ts';

export interface Received {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const GIT = /^\/([^/]+)\/([^/]+?)(?:\.git)?\/(info\/refs|git-upload-pack|git-receive-pack)$/;

/** One interface, as the server tells them apart by the path. */
export type Route =
  | { readonly kind: 'git'; readonly fullName: string; readonly service: string }
  | { readonly kind: 'graphql' }
  | { readonly kind: 'rest'; readonly pathname: string }
  | { readonly kind: 'oauth'; readonly step: OAuthStep }
  | { readonly kind: 'page' };

export function routeOf({ enterprise }: World, { pathname }: URL): Route {
  const [, owner, name, service] = GIT.exec(pathname) ?? [];
  const repos = pathname.startsWith('/repos/') && !enterprise;
  if (owner !== undefined && name !== undefined && service !== undefined && !repos)
    return { kind: 'git', fullName: decodeURIComponent(`${owner}/${name}`), service };
  const step = oauthStep(pathname, enterprise ? '/api/v3' : '');
  if (step !== null) return { kind: 'oauth', step };
  if (pathname === (enterprise ? '/api/graphql' : '/graphql')) return { kind: 'graphql' };
  if (!enterprise) return { kind: 'rest', pathname };
  return pathname.startsWith('/api/v3/')
    ? { kind: 'rest', pathname: pathname.slice('/api/v3'.length) }
    : { kind: 'page' };
}

/** The token of a request to the interface. `undefined`: none was sent; `''`: something that is no token. */
export function tokenOf(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined;
  const [, token] = /^(?:bearer|token) (\S+)$/i.exec(authorization) ?? [];
  return token ?? gitToken(authorization) ?? '';
}

/** Notes what is wrong with a request that is answered by a fault, and so by nobody else. */
export function judge(world: World, route: Route, { method, url, headers, body }: Received): void {
  const data = parsed(body.toString('utf8'));
  if (route.kind === 'graphql') {
    const { query, variables } = fields(data);
    world.problems.push(...problemsOfQuery(text(query), fields(variables)));
  }
  if (route.kind !== 'rest') return;
  const pathname = pathnameOf(world, route.pathname);
  world.problems.push(
    ...problemsOfRequest({ method, pathname, query: url.searchParams, headers, body: data }),
  );
}
