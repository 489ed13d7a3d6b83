// Asks the stand-in as a plain client does, for the stand-in's own tests.

import type { GitHub } from './github.ts';
import { parsed } from './json.ts';

export interface Heard {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface Asking {
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One request; redirects are shown, not followed. */
export async function ask(
  github: Pick<GitHub, 'api'>,
  request: string,
  body?: unknown,
  { token = 'all', headers = {} }: Asking = {},
): Promise<Heard> {
  const [method = '', path = ''] = request.split(' ');
  const answer = await fetch(`${github.api}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      accept: 'application/vnd.github+json',
      'user-agent': 'test',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: text === '' ? undefined : (parsed(text) ?? text),
  };
}

export interface GraphqlHeard {
  readonly data: unknown;
  readonly errors: unknown;
}

export async function query(
  github: Pick<GitHub, 'graphql'>,
  source: string,
  variables: Readonly<Record<string, unknown>> = {},
  token = 'all',
): Promise<GraphqlHeard> {
  const answer = await fetch(github.graphql, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'user-agent': 'test' },
    body: JSON.stringify({ query: source, variables }),
  });
  const { data, errors } = Object(await answer.json());
  return { data, errors };
}
