// How many requests a minute are taken: with a wrong token of one client, with the right one of all.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Headers, HttpProblem } from './problem.ts';

const SECONDS = 60;

export interface Limit {
  /** Requests a minute of one client that are refused for their token; then it is not listened to. */
  readonly client: number;
  /** Requests a minute with the right token. */
  readonly all: number;
}
export const LIMIT: Limit = { client: 120, all: 600 };

const WHOSE = { client: 'with a wrong token from your address', all: 'in all' } as const;

export interface Pace {
  /** What a client has left. @throws Refusal `too-many-requests` */
  readonly client: (address: string) => Promise<Headers>;
  /** Counts a request of a client that was refused for its token. */
  readonly failed: (address: string) => Promise<void>;
  /** Counts a request of somebody who may. @throws Refusal `too-many-requests` */
  readonly all: () => Promise<Headers>;
}

/** Counted in this process's memory; an entry is forgotten when its minute is over. */
export function createPace(limit: Limit): Pace {
  const limiters = {
    client: new RateLimiterMemory({ points: limit.client, duration: SECONDS }),
    all: new RateLimiterMemory({ points: limit.all, duration: SECONDS }),
  };
  const refusalOf = (which: keyof Limit, headers: Headers, left: RateLimiterRes): HttpProblem => {
    const wait = Math.max(1, Math.ceil(left.msBeforeNext / 1000));
    return new HttpProblem(
      'too-many-requests',
      `Found more than ${limit[which]} requests in ${SECONDS} s ${WHOSE[which]}, ` +
        `expected fewer. Try again in ${wait} s.`,
      { headers: { ...headers, 'retry-after': String(wait) } },
    );
  };
  const policyOf = (which: keyof Limit) => `"${which}";q=${limit[which]};w=${SECONDS}`;
  return {
    async client(address) {
      const left =
        (await limiters.client.get(address)) ?? new RateLimiterRes(limit.client, SECONDS * 1000, 0);
      const headers = headersOf('client', policyOf('client'), left);
      if (left.remainingPoints <= 0 && left.consumedPoints >= limit.client)
        throw refusalOf('client', headers, left);
      return headers;
    },
    async failed(address) {
      await limiters.client.consume(address).catch((error: unknown) => {
        if (!(error instanceof RateLimiterRes)) throw error;
      });
    },
    async all() {
      try {
        return headersOf('all', policyOf('all'), await limiters.all.consume('all'));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw refusalOf('all', headersOf('all', policyOf('all'), error), error);
      }
    },
  };
}

const headersOf = (
  which: string,
  policy: string,
  { remainingPoints, msBeforeNext }: RateLimiterRes,
): Headers => ({
  'ratelimit-policy': policy,
  ratelimit: `"${which}";r=${remainingPoints};t=${Math.max(0, Math.ceil(msBeforeNext / 1000))}`,
});
