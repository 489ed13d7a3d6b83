// One question over the network: a time limit for all of it, no redirect, and one repetition at most.
import type { AskOutcome } from './options.ts';

export type ModelReply =
  | { readonly body: string }
  | { readonly why: Exclude<AskOutcome, 'answered'>; readonly words: string };

export interface ModelQuestion {
  readonly endpoint: string;
  readonly key: string | null;
  /** JSON. */
  readonly body: string;
  /** Milliseconds for everything. */
  readonly timeLimit: number;
  readonly now: () => number;
  /** Asked before each request. */
  readonly mayAsk: () => boolean;
}

const MOST_BYTES = 64 * 1024;
/** Milliseconds that an endpoint may ask us to wait. */
const LONGEST_WAIT = 5_000;

const no = (why: Exclude<AskOutcome, 'answered'>, words: string): ModelReply => ({ why, words });

/** Never throws: what the network does is a reply too. Of errors only codes are passed on, never messages. */
export async function ask(question: ModelQuestion): Promise<ModelReply> {
  const signal = AbortSignal.timeout(question.timeLimit);
  const late = no('timed-out', `it did not answer within ${question.timeLimit / 1000} s`);
  const over = new Promise<ModelReply>((resolve) => signal.addEventListener('abort', () => resolve(late)));
  const answered = askOnce(question, signal, question.now() + question.timeLimit).catch((error: unknown) =>
    signal.aborted ? late : no('unreachable', `it cannot be reached${codeOf(error)}`),
  );
  return await Promise.race([answered, over]);
}

/** `until`: where a repetition would begin too late, there is none. `null`: this is the repetition. */
async function askOnce(
  question: ModelQuestion,
  signal: AbortSignal,
  until: number | null,
): Promise<ModelReply> {
  if (!question.mayAsk()) return no('over-budget', 'it was asked as often as is allowed in an hour');
  const response = await fetch(question.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(question.key === null ? {} : { authorization: `Bearer ${question.key}` }),
    },
    body: question.body,
    redirect: 'manual',
    signal,
  });
  if (response.status === 200) return await textOf(response);
  await response.body?.cancel();
  const wait = waitOf(response, question.now());
  if (until === null || wait === null || question.now() + wait >= until) return refusalOf(response.status);
  await pause(wait, signal);
  return await askOnce(question, signal, null);
}

function refusalOf(status: number): ModelReply {
  if (status >= 300 && status < 400) return no('redirected', 'it sent us to another address');
  if (status === 429) return no('rate-limited', 'it takes no more questions at the moment (HTTP 429)');
  return no('http-error', `it answered HTTP ${status}`);
}

/** Milliseconds after which it may be asked once more; `null`: it must not. */
function waitOf(response: Response, now: number): number | null {
  const written = response.headers.get('retry-after') ?? '';
  if (response.status !== 429 && response.status < 500) return null;
  const wait = /^\d{1,9}$/.test(written) ? Number(written) * 1000 : Date.parse(written) - now;
  return wait <= LONGEST_WAIT ? Math.max(0, wait) : null;
}

async function textOf(response: Response): Promise<ModelReply> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > MOST_BYTES) return no('too-large', `its answer is larger than ${MOST_BYTES / 1024} KiB`);
    text += decoder.decode(chunk, { stream: true });
  }
  return { body: text + decoder.decode() };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('aborted'));
    });
  });
}

/** ` (ECONNREFUSED)`: a code as Node spells it, never a message, which could quote what we sent. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  return typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code) ? ` (${code})` : '';
}
