// A client whose answers are given by hand: what no repository makes GitHub say, but its pages allow.
import nock from 'nock';
import type { GitHubContext } from '../../src/github/effect-context.ts';
import { clientOf } from './scenes.ts';

const API = 'https://api.github.test';

export interface Hand {
  readonly ground: GitHubContext;
  /** What was asked so far: `GET /repos/…`, `query Blobs`. */
  readonly asked: readonly string[];
}

type Variables = Readonly<Record<string, unknown>>;

/** `answer` is told each route, or name of a query with its variables; what it gives is the answer's body. */
export function byHand(answer: (asked: string, variables: Variables) => unknown): Hand {
  const asked: string[] = [];
  const given = (what: string, variables: Variables = {}) => {
    asked.push(what);
    const headers = { 'content-type': 'application/json' };
    return [200, JSON.stringify(answer(what, variables)), headers] as const;
  };
  nock(API)
    .persist()
    .get(/.*/)
    .reply((request: Request) => given(`GET ${request.url.slice(API.length)}`))
    .post('/graphql')
    .reply(async (request: Request) => {
      const { query, variables } = JSON.parse(await request.text());
      return given(/^query \w+/.exec(String(query))?.[0] ?? '', variables);
    });
  const ground = {
    client: clientOf({ api: API }, 'ghs_one', 99),
    owner: 'harbour',
    repo: 'tides',
    repositoryId: 'R_1',
    account: 'github-actions[bot]',
    trusted: [],
    reacted: new Map(),
  };
  return { ground, asked };
}
