// What GitHub's error responses mean: status, words and headers as one table, read in one place.
import { type Refused, WorldError } from '../../model/errors.ts';

/** The facts of a failed request; `status` 500 and no `headers` where no answer came. */
export interface Failure {
  readonly status: number;
  readonly message: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** `errors` of GitHub's answer, as one text. */
  readonly details: string;
  /** False where the connection broke before an answer. */
  readonly answered: boolean;
}

interface Row {
  readonly status: readonly number[];
  /** Found in the message or the details; absent: whatever is said. */
  readonly says?: RegExp;
  readonly refused: Refused;
}

/**
 * The first row that fits counts. Source: GitHub's REST documentation, "Troubleshooting the REST API", "Rate
 * limits for the REST API" and the status tables of each operation; the words are what the API answers.
 */
const ROWS: readonly Row[] = [
  { status: [401], refused: 'token' },
  {
    status: [403, 429],
    says: /secondary rate|rate limit exceeded|abuse detection/i,
    refused: 'rate-limited',
  },
  { status: [429], refused: 'rate-limited' },
  {
    status: [403],
    says: /not permitted to create or approve pull requests/i,
    refused: 'actions-pull-requests',
  },
  { status: [403, 404, 422], says: /without `?workflows?`? (?:permission|scope)/i, refused: 'workflows' },
  { status: [403], says: /archived/i, refused: 'archived' },
  { status: [403], says: /\blocked\b/i, refused: 'locked' },
  {
    status: [403, 409, 422],
    says: /rule violations|protected branch|through a pull request/i,
    refused: 'protected',
  },
  { status: [403], says: /blocked/i, refused: 'blocked' },
  { status: [403], refused: 'permission' },
  { status: [404], refused: 'absent' },
  { status: [410], refused: 'gone' },
  { status: [451], refused: 'blocked' },
  { status: [409], refused: 'conflict' },
  { status: [422], says: /already exists|already_exists/i, refused: 'exists' },
  { status: [422], says: /no commits between/i, refused: 'nothing-between' },
  { status: [400, 413, 422], refused: 'rejected' },
];

/** A failed request as an error of the house. `what`: what was tried, `POST /repos/…`. */
function worldError(what: string, failure: Failure, cause: unknown): WorldError {
  const { status, message, details, headers, answered } = failure;
  if (!answered)
    return new WorldError('lost', `${what}: no answer came (${message}). Try again.`, null, cause);
  const said = `${message} ${details}`;
  const spent = (status === 403 || status === 429) && headers['x-ratelimit-remaining'] === '0';
  const row = ROWS.find((one) => one.status.includes(status) && (one.says?.test(said) ?? true));
  const refused = spent ? 'rate-limited' : (row?.refused ?? 'lost');
  const needs = refused === 'permission' ? neededBy(headers) : null;
  const lacking = needs === null ? '' : ` The token needs ${needs}.`;
  return new WorldError(
    refused,
    `${what}: GitHub answered ${status}, ${first(message)}.${lacking}`,
    needs,
    cause,
    refused === 'rate-limited' && !spent ? secondsIn(headers) : null,
  );
}

/** Where GitHub does not say how long, it asks for a minute. */
const A_MINUTE = 60;

function secondsIn(headers: Failure['headers']): number {
  const after = Number(headers['retry-after'] ?? A_MINUTE);
  return Number.isFinite(after) && after >= 0 ? after : A_MINUTE;
}

/** `issues=write; pull_requests=write` → `issues: write or pull-requests: write`. */
function neededBy(headers: Failure['headers']): string | null {
  const accepted = headers['x-accepted-github-permissions'];
  if (typeof accepted !== 'string' || accepted === '') return null;
  const ways = accepted.split(';').map((way) =>
    way
      .split(',')
      .map((one) => one.trim().replaceAll('_', '-').replace('=', ': '))
      .join(' and '),
  );
  return ways.join(' or ');
}

/** The first sentence, without its end and without what GitHub adds about its documentation. */
function first(message: string): string {
  const [line = ''] = message.split('\n');
  const clean = line.replace(/ - https?:\/\/\S+$/, '').replace(/[.\s]+$/, '');
  return JSON.stringify(clean.slice(0, 200));
}

/** What a request threw as an error of the house; what is not one of GitHub's refusals stays as it is. */
export function asWorldError(error: unknown, what: string): unknown {
  if (error instanceof WorldError) return error;
  const failure = failureOf(error);
  return failure === null ? error : worldError(what, failure, error);
}

/** What Octokit throws where a request failed; `null` for any other error. */
function failureOf(error: unknown): Failure | null {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return null;
  const response = 'response' in error ? error.response : undefined;
  if (typeof response !== 'object' || response === null)
    return { status: error.status, message: error.message, headers: {}, details: '', answered: false };
  const given = 'headers' in response ? response.headers : null;
  const headers = typeof given === 'object' && given !== null ? { ...given } : {};
  const data = 'data' in response ? response.data : null;
  const details = typeof data === 'object' && data !== null && 'errors' in data ? data.errors : '';
  return {
    status: error.status,
    message: error.message,
    headers,
    details: JSON.stringify(details ?? ''),
    answered: true,
  };
}
