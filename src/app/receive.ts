// One webhook: its signature is looked at before anything else, and it is on disk before it is answered.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Delivery, Inbox } from '../model/inbox.ts';
import { toldBy } from './tidings.ts';

/** What GitHub sends at most. Source: its documentation, "Webhook events and payloads", payload cap. */
const MOST_BYTES = 25 * 1024 * 1024;

export interface Receiving {
  readonly verify: (body: string, signature: string) => Promise<boolean>;
  readonly keep: Inbox['keep'];
  /** Milliseconds that a delivery waits, so that one which happened before it can overtake it. */
  readonly patience: number;
  readonly now: () => number;
  /** Told of each webhook: what became of it. */
  readonly told: (what: Received) => void;
  /** Whether the bot is about to end: then GitHub is to send it again. */
  readonly closing: () => boolean;
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
  if (signature === null) return refused(401, 'Found no x-hub-signature-256, expected one.');
  // A sender that goes away hears no answer, and no stranger fills the log of errors.
  const body = await bodyOf(request).catch((): false => false);
  if (body === false) return refused(400, 'Expected the whole body.');
  if (body === null) return refused(413, `Expected at most ${MOST_BYTES} bytes.`);
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
  const isNew = fresh.has(delivery.id);
  const message = isNew ? 'Kept.' : 'Known already.';
  return { status: 202, message, result: isNew ? 'kept' : 'known', delivery };
}

function header(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** `null`: it is larger than anything that GitHub sends. @throws where it is cut off */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
