// The way of one REST request: who asks, may they, is it well said, what is answered, is that well said.
import { createHash } from 'node:crypto';
import { acceptedHere, allowed, unseen } from './allow.ts';
import { type Answer, type Asked, Refused, refuse } from './answer.ts';
import type { Identity } from './identity.ts';
import { isFields, list, parsed } from './json.ts';
import { withoutHidden } from './lag.ts';
import { headersOf } from './limits.ts';
import { matchOperation, problemsOfRequest, problemsOfResponse } from './published/rest.ts';
import { repositoryCalled, sees } from './repositories.ts';
import { handlers } from './rest/index.ts';
import { forbidden } from './standing.ts';
import type { RepoRow } from './tables.ts';
import { whole } from './whole.ts';
import type { World } from './world.ts';

export interface RestRequest {
  readonly method: string;
  /** Below the interface's address, percent-encoded. */
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly raw: string;
  /** `undefined`: no token was sent; `null`: one that nobody has. */
  readonly identity: Identity | null | undefined;
}

interface Place {
  readonly repo: RepoRow | null;
  /** With the repository's present name, as it is spelled. */
  readonly pathname: string;
  /** The path names a repository that is not there. */
  readonly missing: boolean;
  readonly moved: boolean;
}

/** `/repos/OWNER/NAME/…` in any case and by old names, and `/repositories/ID/…`. */
function placeOf(world: World, pathname: string): Place {
  const id = /^\/repositories\/(\d+)(\/.*)?$/.exec(pathname);
  const named = /^\/repos\/([^/]+)\/([^/]+)(\/.*)?$/.exec(pathname);
  if (!id && !named) return { repo: null, pathname, missing: false, moved: false };
  const rest = id?.[2] ?? named?.[3] ?? '';
  const byId = id && world.rows.repos.get(Number(id[1]));
  const called = named && repositoryCalled(world, `${decodeURIComponent(named[1] ?? '')}/${named[2]}`);
  const repo = byId ?? called?.repo ?? null;
  return {
    repo,
    pathname: repo ? `/repos/${repo.full_name}${rest}` : pathname,
    missing: !repo,
    moved: called?.moved ?? false,
  };
}

function elsewhere({ api }: World, { method, pathname, query }: RestRequest, repo: RepoRow): Answer {
  const rest = pathname.replace(/^\/repos\/[^/]+\/[^/]+/, '');
  const search = query.size > 0 ? `?${query.toString()}` : '';
  const location = `${api}/repositories/${repo.id}${rest}${search}`;
  const reads = method === 'GET' || method === 'HEAD';
  const message = reads ? 'Moved Permanently' : 'Temporary Redirect';
  return { ...refuse(reads ? 301 : 307, message, { url: location }), headers: { location } };
}

/** emulate says less of what is wrong than GitHub does. */
function said(answer: Answer): Answer {
  const { status, body } = answer;
  if (status !== 422 || !isFields(body) || list(body['errors']).length > 0) return answer;
  if (body['message'] !== 'Validation failed') return answer;
  const errors = [{ resource: 'Unknown', code: 'invalid', field: 'unknown' }];
  return { ...answer, body: { ...body, message: 'Validation Failed', errors } };
}

async function handled(asked: Asked, problems: readonly string[]): Promise<Answer> {
  const { repo, world, identity, operation } = asked;
  if (repo && !sees(world, repo, identity)) return unseen();
  const refused = allowed(asked);
  if (refused) return refused;
  if (problems.length > 0)
    return refuse(422, 'Invalid request.', {
      errors: problems.map((message) => ({ resource: operation.name, code: 'custom', message })),
    });
  const handler = handlers[operation.name];
  if (!handler) {
    world.problems.push(`${operation.name}: the stand-in has no answer for it`);
    return unseen();
  }
  try {
    const closed = forbidden(asked);
    if (closed) return closed;
    const tell = await world.hooks.witness(asked);
    const answer = said(await handler(asked));
    if (answer.status < 300) await tell(answer);
    return answer;
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
}

/** Headers of every answer, and 304 where the client has it already. */
function finished(asked: Asked, answer: Answer): Answer {
  const { world, identity, method } = asked;
  const { status, body } = answer;
  const headers = { ...headersOf(world, identity, 'core'), 'x-github-media-type': 'github.v3; format=json' };
  const needs =
    identity && identity.kind !== 'jwt' ? { 'x-accepted-github-permissions': acceptedHere(asked) } : {};
  const all = { ...headers, ...needs, ...answer.headers };
  if (method !== 'GET' || status !== 200) return { ...answer, headers: all };
  const text = Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const etag = `W/"${createHash('sha256').update(text).digest('hex')}"`;
  if (asked.headers['if-none-match'] === etag) return { status: 304, headers: { ...all, etag } };
  return { status, body, headers: { ...all, etag } };
}

/** The answer to one request. What was wrong with it, or with our answer, goes to the world's problems. */
export async function walk(world: World, request: RestRequest): Promise<Answer> {
  const { method, query, headers, raw, identity } = request;
  const place = placeOf(world, request.pathname);
  const body = raw === '' ? undefined : parsed(raw);
  const noted = (problems: readonly string[]) => world.problems.push(...problems);
  const match = matchOperation(method, place.pathname);
  const problems = problemsOfRequest({ method, pathname: place.pathname, query, headers, body });
  noted(problems);
  if (identity === null) {
    const { status, message } = world.identities.why(String(headers['authorization'] ?? ''));
    return refuse(status, message);
  }
  if (raw !== '' && body === undefined) return refuse(400, 'Problems parsing JSON');
  if (!match || place.missing) return unseen();
  const { repo, pathname } = place;
  if (repo && place.moved && sees(world, repo, identity ?? null)) return elsewhere(world, request, repo);
  const { operation, params } = match;
  const asked: Asked = {
    method,
    pathname,
    query,
    headers,
    body,
    operation,
    params,
    identity: identity ?? null,
    repo,
    world,
  };
  const answer = await handled(asked, problems);
  const isPlain = Buffer.isBuffer(answer.body) || answer.exact;
  const data = isPlain ? answer.body : whole(asked, answer.body);
  const shown = method === 'GET' && answer.status === 200 ? withoutHidden(world, data) : data;
  const made = finished(asked, { ...answer, body: shown });
  noted(
    problemsOfResponse(operation, made.status, Buffer.isBuffer(shown) ? shown.toString('utf8') : made.body),
  );
  return made;
}

/** The path of a request with the repository's present name. */
export const pathnameOf = (world: World, pathname: string): string => placeOf(world, pathname).pathname;

/** What `walk` calls the operation of a path. */
export const operationOf = (world: World, method: string, pathname: string): string | null =>
  matchOperation(method, pathnameOf(world, pathname))?.operation.name ?? null;
