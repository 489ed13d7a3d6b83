// The one client of GitHub's API: throttled and retried by octokit's own plug-ins, counted and limited by us.
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { z } from 'zod';
import { assert, type Refused, WorldError } from '../../model/errors.ts';
import { VERSION } from '../../model/version.ts';
import { asWorldError } from './api-errors.ts';

/** The longest that a limit is waited for, once, in seconds; what lasts longer ends the work. */
export const LONGEST_WAIT = 60;

export interface ClientOptions {
  readonly token: string;
  /** `https://api.github.com`, or a GHES address that ends with `/api/v3`. */
  readonly baseUrl: string;
  /** How many writing requests may be sent. */
  readonly budget: number;
  /** Milliseconds that a second of waiting takes. */
  readonly second?: number;
  /** How requests are signed where `token` does not do it, as Octokit's authentication wants it. */
  readonly signing?: { readonly hook: unknown };
  /** Queues that pace writes in place of the plug-in's own: one a second, and one in three that notifies. */
  readonly queues?: Queues;
}

/** Requests sent so far, repeated ones too; a mutation is a query. */
export interface Spent {
  readonly reads: number;
  readonly writes: number;
  readonly queries: number;
}

const Paced = Octokit.plugin(retry, throttling);
type Paced = InstanceType<typeof Paced>;

/** The parts of a request that identify it. */
interface Asked {
  readonly method: string;
  readonly url: string;
  readonly query?: unknown;
  readonly request?: object;
}

export interface Client {
  /** GitHub's REST API by name: `rest.issues.create({ … })`. @throws WorldError */
  readonly rest: Paced['rest'];
  /** The same by route: for answers that we narrow, and for what `rest` does not know. @throws WorldError */
  readonly request: Paced['request'];
  /** Every item of a list, page by page: `all(rest.pulls.list, { … })`. @throws WorldError */
  readonly all: Paced['paginate'];
  /** `read` narrows `data`. @throws WorldError, also where GitHub answers with errors beside the data */
  query<T>(
    query: string,
    variables: Readonly<Record<string, unknown>>,
    read: (data: unknown) => T,
    reads?: Reads,
  ): Promise<T>;
  /** Waits this many seconds: for what GitHub shows only a while after it happened. */
  pause(seconds: number): Promise<void>;
  spent(): Spent;
  /** GitHub's clock, as its last answer tells it: milliseconds since 1970; `null`: no answer told. */
  told(): number | null;
}

/** Answers keep their shape for one version of the API. */
const HEADERS = { 'x-github-api-version': '2022-11-28' };
const QUIET = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

export function createClient(options: ClientOptions): Client {
  const { baseUrl, second = 1000 } = options;
  const spent: Counted = { reads: 0, writes: 0, queries: 0, told: null };
  const octokit = octokitFor(options, spent, options.queues ?? {});
  // The plug-in takes every query for a write, one a second: those that only read have queues of their own.
  const asking = octokitFor(options, spent, unpaced());
  return {
    rest: octokit.rest,
    request: octokit.request,
    all: octokit.paginate,
    async query(query, variables, read, reads) {
      const asked = { method: 'POST', url: graphqlOf(baseUrl), query, variables } as const;
      const { data } = await (isQuestion(asked) ? asking : octokit).request(asked);
      return read(readAnswer(data, reads));
    },
    pause: (seconds) => pause(seconds * second),
    spent: () => ({ reads: spent.reads, writes: spent.writes, queries: spent.queries }),
    told: () => spent.told,
  };
}

function octokitFor(
  { token, signing, baseUrl, budget, second = 1000 }: ClientOptions,
  spent: Counted,
  queues: Queues,
): Paced {
  const octokit = new Paced({
    ...(signing === undefined ? { auth: token } : { authStrategy: () => signing }),
    baseUrl,
    userAgent: `rekindle/${VERSION}`,
    log: QUIET,
    request: { fetch: counting(spent) },
    retry: { retries: 2, retryAfterBaseValue: second },
    throttle: {
      retryAfterBaseValue: second,
      fallbackSecondaryRateRetryAfter: LONGEST_WAIT,
      onRateLimit: waitsOnce,
      onSecondaryRateLimit: waitsOnce,
      ...queues,
    },
  });
  octokit.hook.before('request', (options) => {
    options.headers = { ...HEADERS, ...options.headers };
    if (isRead(options.method) || isQuestion(options)) return;
    // A write whose answer was lost may have taken effect: the caller looks for its key first.
    options.request = { ...options.request, retries: 0 };
    if (!isQuery(options.url) && spent.writes >= budget)
      throw new WorldError('budget', `The limit of ${budget} writing requests is reached.`);
  });
  octokit.hook.error('request', (error, { method, url }) => {
    throw asWorldError(error, `${method} ${url}`);
  });
  octokit.hook.wrap('request', async (request, options) => {
    try {
      return await request(options);
    } catch (error) {
      if (!isToConfirm(error, options)) throw error;
      await pause(second);
      return request(options);
    }
  });
  return octokit;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Answers that are not trusted at once, because GitHub's replicas may disagree for a moment. */
const CONFIRMED: ReadonlySet<Refused> = new Set(['permission', 'conflict', 'gone', 'rejected', 'blocked']);

/** Requests for which 404 is an ordinary answer; all others are asked once more. */
const MAY_BE_ABSENT = /\/git\/ref\/|\/labels\/|\/actions\/runs\/|\/contents\//;

/** A read is repeated once before a refusal counts. */
function isToConfirm(error: unknown, options: Asked): boolean {
  if (!(error instanceof WorldError) || !(isRead(options.method) || isQuestion(options))) return false;
  const sure = 'sure' in (options.request ?? {}) || !MAY_BE_ABSENT.test(options.url);
  return CONFIRMED.has(error.refused) || (error.refused === 'absent' && sure);
}

/** For a request whose 404 would decide something. */
export const SURELY = { request: { sure: true } } as const;

/**
 * A rate limit is waited for once, and only if it is short, because a sleeping job costs money. A write is
 * not repeated here: the caller first checks whether it took effect.
 */
function waitsOnce(after: number, asked: object, _: object, repeated: number): boolean {
  const { method, url, query } = { method: '', url: '', query: undefined, ...asked };
  return repeated === 0 && after <= LONGEST_WAIT && (isRead(method) || isQuestion({ url, query }));
}

type Counted = { -readonly [kind in keyof Spent]: number } & { told: number | null };

function counting(spent: Counted): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    if (isRead(init?.method ?? 'GET')) spent.reads += 1;
    else if (isQuery(url)) spent.queries += 1;
    else spent.writes += 1;
    const answer = await fetch(input, init);
    const told = Date.parse(answer.headers.get('date') ?? '');
    if (Number.isFinite(told)) spent.told = told;
    return answer;
  };
}

/** GHES keeps GraphQL beside its REST API, not below it. */
function graphqlOf(baseUrl: string): string {
  return `${baseUrl.replace(/\/$/, '').replace(/\/api\/v3$/, '/api')}/graphql`;
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
const isQuery = (url: string): boolean => url.endsWith('/graphql');
/** A query that only reads: asked again, it does nothing twice. */
const isQuestion = ({ url, ...asked }: { readonly url: string; readonly query?: unknown }): boolean =>
  isQuery(url) && typeof asked.query === 'string' && !/^\s*mutation\b/.test(asked.query);

// Queues without waiting, in the place of those by which the throttling plug-in paces what is written.

type Throttle = NonNullable<NonNullable<Parameters<typeof throttling>[1]>['throttle']>;
type Queues = Pick<Throttle, 'write' | 'notifications'>;

/** All that the plug-in asks of a queue: the one of a client, and a place in it. */
const UNPACED = { key: () => UNPACED, schedule: async (_: unknown, ask: () => unknown) => ask() };
const areQueues = (made: object): made is Queues => Object.values(made).every((one) => one === UNPACED);

export function unpaced(): Queues {
  const queues = { write: UNPACED, notifications: UNPACED };
  assert(areQueues(queues), 'both queues are the same one');
  return queues;
}

// GraphQL's answer: data, or errors beside it, which are never passed over.

/** A question that is not understood has errors alone. */
const ANSWER = z
  .object({
    data: z.unknown().optional(),
    errors: z.array(z.object({ message: z.string(), type: z.string().optional() })).optional(),
  })
  .refine(({ data, errors = [] }) => data !== undefined || errors.length > 0);

/** GitHub's types of GraphQL errors, as its API answers them. */
const TYPES: ReadonlyMap<string, Refused> = new Map([
  ['NOT_FOUND', 'absent'],
  ['FORBIDDEN', 'permission'],
  ['INSUFFICIENT_SCOPES', 'permission'],
  ['RATE_LIMITED', 'rate-limited'],
  ['STALE_DATA', 'conflict'],
  ['UNPROCESSABLE', 'rejected'],
]);

/** The messages by which a lost race and a protected branch differ from other rejections. */
const WORDS: readonly (readonly [says: RegExp, refused: Refused])[] = [
  [/rule violations|protected branch|through a pull request/i, 'protected'],
  [/without `?workflows?`? (?:permission|scope)/i, 'workflows'],
  [/beforeOid|expected .*(?:oid|to point)|is at .* but expected|stale|fast.?forward/i, 'conflict'],
  [/not accessible by/i, 'permission'],
];
/** What a server says that does not know a field or a type; beside it other errors follow from that. */
const UNKNOWN = /doesn't exist on type|isn't a defined input type/;

interface Reads {
  readonly absent?: 'error' | 'null';
}

/**
 * The data of an answer without errors. `absent: 'null'` passes over errors that say that a thing is not
 * there: single things are then `null` in the data.
 * @throws WorldError: any other partial data is as good as none
 */
function readAnswer(body: unknown, { absent = 'error' }: Reads = {}): unknown {
  const read = ANSWER.safeParse(body);
  if (!read.success) throw new WorldError('lost', 'GraphQL: what came back is no answer. Try again.');
  const errors = read.data.errors ?? [];
  const failures = absent === 'null' ? errors.filter(({ type }) => type !== 'NOT_FOUND') : errors;
  const unknown = failures.find(({ message }) => UNKNOWN.test(message));
  const error = unknown ?? failures[0];
  if (error === undefined) return read.data.data;
  const byWords = unknown ? 'unsupported' : WORDS.find(([says]) => says.test(error.message))?.[1];
  const refused = byWords ?? TYPES.get(error.type ?? '') ?? 'rejected';
  throw new WorldError(refused, `GraphQL: GitHub answered ${JSON.stringify(error.message.slice(0, 200))}.`);
}
