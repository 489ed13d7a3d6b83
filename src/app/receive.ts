// One webhook: its signature is looked at before anything else, and it is on disk before it is answered.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Delivery, Inbox } from '../model/inbox.ts';
import { toldBy } from './tidings.ts';

/** What GitHub sends at most. Source: its documentation, "Webhook events and payloads", payload cap. */
const MOST_BYTES = 25 * 1024 * 1024;

export interface Receiving {
  readonly verify: (body: string, signature: string) => Promise<boolean>;
  readonly keep: Inbox['keep'];
  /** Has one that was given up tried again: somebody had GitHub send it anew. */
  readonly retry: Inbox['retry'];
  /** Bytes of webhooks whose signature was not looked at yet. */
  readonly unread: Unread;
  /** Milliseconds that a delivery waits, so that one which happened before it can overtake it. */
  readonly patience: number;
  readonly now: () => number;
  /** Told of each webhook: what became of it. */
  readonly told: (what: Received) => void;
  /** Whether the bot is about to end: then GitHub is to send it again. */
  readonly closing: () => boolean;
}

/** What all senders together have us hold before we know who they are. */
export interface Unread {
  bytes: number;
}

export type Result = 'kept' | 'known' | 'nothing' | 'ping' | 'refused' | 'failed';
export interface Received {
  readonly id: string | null;
  readonly event: string | null;
  readonly result: Result;
  readonly delivery: Delivery | null;
  /** Why, where it was refused or failed. */
  readonly error: unknown;
}

interface Answer {
  readonly status: number;
  readonly message: string;
  readonly result: Result;
  readonly delivery?: Delivery;
  readonly error?: unknown;
}

const refused = (status: number, message: string): Answer => ({ status, message, result: 'refused' });

/** Answers as soon as it is kept; what it asks for is done behind the answer (W05). */
export async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  by: Receiving,
): Promise<void> {
  const answer = await answered(request, by).catch(
    (error: unknown): Answer => ({
      status: 503,
      message: 'Not kept. Send it again.',
      result: 'failed',
      error,
    }),
  );
  const { status, message, result, delivery = null, error = null } = answer;
  const body = JSON.stringify({ result, message });
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    // Where the body was not read to its end nothing else can come by this way.
    ...(status === 413 || status === 503 ? { connection: 'close' } : {}),
  });
  response.end(body);
  by.told({
    id: header(request, 'x-github-delivery'),
    event: header(request, 'x-github-event'),
    result,
    delivery,
    error,
  });
}

async function answered(request: IncomingMessage, by: Receiving): Promise<Answer> {
  if (by.closing()) return { status: 503, message: 'Ending. Send it again.', result: 'failed' };
  const signature = header(request, 'x-hub-signature-256');
  if (signature === null || !SIGNATURE.test(signature))
    return refused(401, 'Expected a header x-hub-signature-256: sha256= and 64 hex digits.');
  if (by.unread.bytes > MOST_UNREAD)
    return { status: 503, message: 'Too much at once. Send it again.', result: 'failed' };
  // A sender that goes away hears no answer, and no stranger fills the log of errors.
  const body = await bodyOf(request, by.unread).catch((): false => false);
  if (body === false) return refused(400, 'Expected the whole body.');
  if (body === null) return refused(413, `Expected at most ${MOST_BYTES} bytes, and not many such at once.`);
  if (!(await by.verify(body, signature).catch(() => false)))
    return refused(401, "The signature does not fit: expected one made with this App's secret.");
  const [id, event] = [header(request, 'x-github-delivery'), header(request, 'x-github-event')];
  if (id === null || event === null) return refused(400, 'Expected x-github-delivery and x-github-event.');
  if (!/^application\/json\b/i.test(header(request, 'content-type') ?? ''))
    return refused(415, 'Expected application/json: set it as the content type of the webhook.');
  if (event === 'ping') return { status: 200, message: 'pong', result: 'ping' };
  const now = by.now();
  const told = toldBy({ id, event }, body, now);
  if (told.kind === 'unreadable') return refused(400, 'Expected a JSON object as GitHub sends it.');
  if (told.kind === 'nothing') return { status: 202, message: 'Nothing follows from it.', result: 'nothing' };
  const { delivery } = told;
  const fresh = await by.keep([delivery], now + by.patience);
  const isNew = fresh.has(delivery.id) || (await by.retry(delivery.id, now));
  const message = isNew ? 'Kept.' : 'Known already.';
  return { status: 202, message, result: isNew ? 'kept' : 'known', delivery };
}

function header(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

const SIGNATURE = /^sha256=[0-9a-f]{64}$/i;
/** Bytes: four of the largest that GitHub sends. */
const MOST_UNREAD = 4 * MOST_BYTES;

/** `null`: it is larger than anything that GitHub sends. @throws where it is cut off */
async function bodyOf(request: IncomingMessage, unread: Unread): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      unread.bytes += chunk.length;
      if (size > MOST_BYTES || unread.bytes > MOST_UNREAD) return null;
      chunks.push(chunk);
    }
  } finally {
    unread.bytes -= size;
  }
  return Buffer.concat(chunks).toString('utf8');
}
