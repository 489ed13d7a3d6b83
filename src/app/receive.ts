// One webhook: its signature is looked at before anything else, and it is on disk before it is answered.
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Inbox } from '../model/inbox.ts';
import { isHeard } from './tidings.ts';

/** What GitHub sends at most. Source: its documentation, "Webhook events and payloads", payload cap. */
const MOST_BYTES = 25 * 1024 * 1024;

export interface Receiving {
  readonly verify: (body: string, signature: string) => Promise<boolean>;
  readonly arrive: Inbox['arrive'];
  /** Bytes of webhooks that are not answered yet. */
  readonly held: Held;
  readonly now: () => number;
  /** Told of each webhook: what became of it. */
  readonly told: (what: Received) => void;
  /** Whether the bot is about to end: then GitHub is to send it again. */
  readonly closing: () => boolean;
}

/** What all senders together have us hold until they are answered. */
export interface Held {
  bytes: number;
}

export type Result = 'kept' | 'nothing' | 'ping' | 'refused' | 'failed';
export interface Received {
  readonly id: string | null;
  readonly event: string | null;
  readonly result: Result;
  /** Why, where it was refused or failed. */
  readonly error: unknown;
}

interface Answer {
  readonly status: number;
  readonly message: string;
  readonly result: Result;
  readonly error?: unknown;
}

const refused = (status: number, message: string): Answer => ({ status, message, result: 'refused' });

/** Answers as soon as it is on disk; it is read, and what it asks for is done, behind the answer (W05). */
export async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  by: Receiving,
): Promise<void> {
  let own = 0;
  /** Counts bytes that came; `false`: they are more than is held. */
  const held = (bytes: number): boolean => {
    own += bytes;
    by.held.bytes += bytes;
    return own <= MOST_BYTES && by.held.bytes <= MOST_HELD;
  };
  const answer = await answered(request, by, held).catch(
    (error: unknown): Answer => ({
      status: 503,
      message: 'Not kept. Send it again.',
      result: 'failed',
      error,
    }),
  );
  by.held.bytes -= own;
  const { status, message, result, error = null } = answer;
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
    error,
  });
}

async function answered(
  request: IncomingMessage,
  by: Receiving,
  held: (bytes: number) => boolean,
): Promise<Answer> {
  if (by.closing()) return { status: 503, message: 'Ending. Send it again.', result: 'failed' };
  const signature = header(request, 'x-hub-signature-256');
  if (signature === null || !SIGNATURE.test(signature))
    return refused(401, 'Expected a header x-hub-signature-256: sha256= and 64 hex digits.');
  if (by.held.bytes > MOST_HELD)
    return { status: 503, message: 'Too much at once. Send it again.', result: 'failed' };
  // A sender that goes away hears no answer, and no stranger fills the log of errors.
  const body = await bodyOf(request, held).catch((): false => false);
  if (body === false) return refused(400, 'Expected the whole body.');
  if (body === null) return refused(413, `Expected at most ${MOST_BYTES} bytes, and not many such at once.`);
  // What a signature is of must be the text that is read: bytes that are none would be others in it.
  if (body.length === 0 || !isUtf8(body)) return refused(400, 'Expected a body, in UTF-8.');
  if (!(await by.verify(body.toString('utf8'), signature).catch(() => false)))
    return refused(401, "The signature does not fit: expected one made with this App's secret.");
  const [id, event] = [header(request, 'x-github-delivery'), header(request, 'x-github-event')];
  if (id === null || event === null || !NAME.test(id) || !NAME.test(event))
    return refused(400, 'Expected x-github-delivery and x-github-event, of at most 200 characters.');
  if (!/^application\/json\b/i.test(header(request, 'content-type') ?? ''))
    return refused(415, 'Expected application/json: set it as the content type of the webhook.');
  if (event === 'ping') return { status: 200, message: 'pong', result: 'ping' };
  if (!isHeard(event)) return { status: 202, message: 'Nothing follows from it.', result: 'nothing' };
  await by.arrive({ id, event, bytes: body, receivedAt: by.now() });
  return { status: 202, message: 'Kept.', result: 'kept' };
}

function header(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** An id is one of GitHub's GUIDs, an event its name; an index of a database takes no longer ones. */
const NAME = /^[!-~]{1,200}$/;
const SIGNATURE = /^sha256=[0-9a-f]{64}$/i;
/** Bytes: four of the largest that GitHub sends. */
const MOST_HELD = 4 * MOST_BYTES;

/** `null`: it is larger than anything that GitHub sends. @throws where it is cut off */
async function bodyOf(request: IncomingMessage, held: (bytes: number) => boolean): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (!held(chunk.length)) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
