// How many requests a minute are taken: of one client before its token is looked at, of all after.
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Headers, Refusal } from './problem.ts';

const SECONDS = 60;

export interface Limit {
  /** Requests a minute of one client address; an IPv6 client is its /64 network. */
  readonly client: number;
  /** Requests a minute with the right token. */
  readonly all: number;
}
export const LIMIT: Limit = { client: 120, all: 600 };

export interface Pace {
  /** Counts a request of an address. @throws Refusal `too-many-requests` */
  readonly client: (address: string) => Promise<Headers>;
  /** Counts a request of somebody who may. @throws Refusal `too-many-requests` */
  readonly all: () => Promise<Headers>;
}

/** Counted in this process's memory; an entry is forgotten when its minute is over. */
export function createPace(limit: Limit): Pace {
  const limiters = {
    client: new RateLimiterMemory({ points: limit.client, duration: SECONDS }),
    all: new RateLimiterMemory({ points: limit.all, duration: SECONDS }),
  };
  const count = async (which: keyof Limit, key: string): Promise<Headers> => {
    const policy = `"${which}";q=${limit[which]};w=${SECONDS}`;
    try {
      return headersOf(which, policy, await limiters[which].consume(key));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const wait = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      const whose = which === 'all' ? 'in all' : 'from your address';
      throw new Refusal(
        'too-many-requests',
        `Found more than ${limit[which]} requests in ${SECONDS} s ${whose}, ` +
          `expected fewer. Try again in ${wait} s.`,
        { headers: { ...headersOf(which, policy, error), 'retry-after': String(wait) } },
      );
    }
  };
  return { client: (address) => count('client', clientOf(address)), all: () => count('all', 'all') };
}

const headersOf = (
  which: string,
  policy: string,
  { remainingPoints, msBeforeNext }: RateLimiterRes,
): Headers => ({
  'ratelimit-policy': policy,
  ratelimit: `"${which}";r=${remainingPoints};t=${Math.max(0, Math.ceil(msBeforeNext / 1000))}`,
});

/** Who has one IPv6 address has 2^64 of them: the first half of it counts. */
function clientOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = (plain.split('%')[0] ?? '').split('::');
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const gap = plain.includes('::')
    ? Array<string>(8 - (left?.length ?? 0) - (right?.length ?? 0)).fill('0')
    : [];
  return [...(left ?? []), ...gap, ...(right ?? [])].slice(0, 4).join(':').toLowerCase();
}
