// Requests as handlers see them, and the answers that they give.
import type { Emulator } from './emulator.ts';
import type { Identity } from './identity.ts';
import { type Fields, fields, text } from './json.ts';
import type { Operation } from './published/rest.ts';
import type { RepoRow } from './tables.ts';
import type { World } from './world.ts';

export interface Asked {
  readonly method: string;
  /** Without a prefix, with a repository's present name, still percent-encoded. */
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Parsed; `undefined` where there is none. */
  readonly body: unknown;
  readonly operation: Operation;
  /** Decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly identity: Identity | null;
  /** The repository of the path; `null` where the path names none. */
  readonly repo: RepoRow | null;
  readonly world: World;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON data; `undefined`: empty. A Buffer is sent as it is. */
  readonly body?: unknown;
  /** The data is GitHub's own record of what it sent, and is not made whole. */
  readonly exact?: true;
}

export type Handler = (asked: Asked) => Promise<Answer> | Answer;
/** Handlers by the operation's name (`GET /user`). */
export type Handlers = Readonly<Record<string, Handler>>;

const DOCS = 'https://docs.github.com/rest';

export const ok = (body: unknown, status = 200): Answer => ({ status, body });

/** An error in GitHub's shape. */
export const refuse = (status: number, message: string, more: Fields = {}): Answer => ({
  status,
  body: { message, ...more, documentation_url: DOCS, status: String(status) },
});
export const notFound = (): Answer => refuse(404, 'Not Found');

export interface FieldError extends Fields {
  readonly resource: string;
  readonly code: string;
  readonly field?: string;
  readonly message?: string;
}
/** 422 with the fields that are wrong. */
export const invalid = (...errors: readonly FieldError[]): Answer =>
  refuse(422, 'Validation Failed', { errors });

/** Thrown where an answer is found deep inside. */
export class Refused extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super(text(fields(answer.body)['message']));
    this.answer = answer;
  }
}

/** The repository of the path. @throws Refused where it names none */
export function repoOf({ repo }: Asked): RepoRow {
  if (!repo) throw new Refused(notFound());
  return repo;
}

/** One page of a list, with the links to the others. */
export function paged<T>(asked: Asked, items: readonly T[], shape: (page: readonly T[]) => unknown): Answer {
  const { query, pathname, world } = asked;
  const size = Math.min(100, Math.max(1, Number(query.get('per_page')) || 30));
  const page = Math.max(1, Number(query.get('page')) || 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const link = (to: number, rel: string) => {
    const params = new URLSearchParams(query);
    params.set('page', String(to));
    return `<${world.api}${pathname}?${params.toString()}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [link(page - 1, 'prev')] : []),
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
    ...(page > 1 ? [link(1, 'first')] : []),
  ];
  return {
    status: 200,
    headers: links.length > 0 ? { link: links.join(', ') } : {},
    body: shape(items.slice((page - 1) * size, page * size)),
  };
}

/** What of a request may be said otherwise to emulate. */
export interface Retold {
  readonly method?: string;
  readonly path?: string;
  readonly query?: URLSearchParams;
  readonly body?: unknown;
}

/** emulate's own answer to a request. */
export async function emulated(asked: Asked, retold: Retold = {}): Promise<Answer> {
  const query = (retold.query ?? asked.query).toString();
  const method = retold.method ?? asked.method;
  const body = method === 'GET' ? undefined : (retold.body ?? asked.body);
  const said: Awaited<ReturnType<Emulator['ask']>> = await asked.world.emulator.ask({
    method,
    path: `${retold.path ?? asked.pathname}${query === '' ? '' : `?${query}`}`,
    as: asked.identity?.login ?? 'ghost',
    ...(body === undefined ? {} : { body }),
  });
  const { link } = said.headers;
  return { status: said.status, body: said.body, headers: link === undefined ? {} : { link } };
}
