// Receives one webhook: checks its signature before anything else, and writes it to disk before it answers.
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Inbox } from '../../model/bot/inbox.ts';
import { isHeard } from '../events/classify-webhooks.ts';

/** What GitHub sends at most. Source: its documentation, "Webhook events and payloads", payload cap. */
const MOST_BYTES = 25 * 1024 * 1024;

export interface Receiving {
  readonly verify: (body: string, signature: string) => Promise<boolean>;
  readonly arrive: Inbox['arrive'];
  /** Bytes of webhooks that were not answered yet. */
  readonly held: Held;
  /** Whose request it is: an address, as `senderOf` gives it. */
  readonly sender: string;
  readonly now: () => number;
  /** Called for each webhook with its result. */
  readonly told: (what: Received) => void;
  /** Whether the bot is about to end: then GitHub is to send it again. */
  readonly closing: () => boolean;
}

/** Bytes that are held for all senders together until they are answered. */
export interface Held {
  bytes: number;
  /** The same bytes by sender. */
  readonly of: Map<string, number>;
}

/** Nothing is held yet. */
export const holding = (): Held => ({ bytes: 0, of: new Map() });

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

/** Answers as soon as it is on disk; it is read, and what it asks for is done, after the answer (W05). */
export async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  by: Receiving,
): Promise<void> {
  let own = 0;
  const { held: all, sender } = by;
  const count = (bytes: number): number => {
    all.bytes += bytes;
    const sum = (all.of.get(sender) ?? 0) + bytes;
    if (sum === 0) all.of.delete(sender);
    else all.of.set(sender, sum);
    return sum;
  };
  const held = (bytes: number): Room => {
    own += bytes;
    const its = count(bytes);
    if (own > MOST_BYTES) return 'too large';
    return its <= MOST_OF_ONE && all.bytes <= MOST_HELD ? 'held' : 'too much';
  };
  const answer = await answered(request, by, held).catch(
    (error: unknown): Answer => ({
      status: 503,
      message: 'Not kept. Send it again.',
      result: 'failed',
      error,
    }),
  );
  count(-own);
  const { status, message, result, error = null } = answer;
  const body = JSON.stringify({ result, message });
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    // If the body was not read to its end, the connection cannot be used again.
    ...(status === 413 || status === 503 ? { connection: 'close' } : {}),
  });
  response.end(body);
  by.told({
    id: named(header(request, 'x-github-delivery')),
    event: header(request, 'x-github-event'),
    result,
    error,
  });
}

async function answered(
  request: IncomingMessage,
  by: Receiving,
  held: (bytes: number) => Room,
): Promise<Answer> {
  if (by.closing()) return { status: 503, message: 'Ending. Send it again.', result: 'failed' };
  const signature = header(request, 'x-hub-signature-256');
  if (signature === null || !SIGNATURE.test(signature))
    return refused(401, 'Expected a header x-hub-signature-256: sha256= and 64 hex digits.');
  if (by.held.bytes > MOST_HELD) return TOO_MUCH;
  // A sender that disconnects gets no answer, and strangers cannot fill the error log.
  const body = await bodyOf(request, held).catch(() => 'cut off' as const);
  if (body === 'cut off') return refused(400, 'Expected the whole body.');
  if (body === 'too large') return refused(413, `Expected at most ${MOST_BYTES} bytes.`);
  if (body === 'too much') return TOO_MUCH;
  // The signed bytes must be exactly the text that is parsed: invalid UTF-8 would be replaced in it.
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
  await inTime(by.arrive({ id, event, bytes: body, receivedAt: by.now() }));
  return { status: 202, message: 'Kept.', result: 'kept' };
}

function header(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A delivery id from a stranger is logged only up to a length. */
const named = (id: string | null): string | null =>
  id === null || NAME.test(id) ? id : `(${id.length} characters)`;

/** An id is one of GitHub's GUIDs, an event its name; an index of a database takes no longer ones. */
const NAME = /^[!-~]{1,200}$/;
const SIGNATURE = /^sha256=[0-9a-f]{64}$/i;
/** Bytes: four of the largest that GitHub sends; of one sender two, so that it shuts no other one out. */
const [MOST_HELD, MOST_OF_ONE] = [4 * MOST_BYTES, 2 * MOST_BYTES];
const TOO_MUCH: Answer = { status: 503, message: 'Too much at once. Send it again.', result: 'failed' };
/** The result for incoming bytes: `too much` is temporary, `too large` is not. */
type Room = 'held' | 'too large' | 'too much';

/** Milliseconds. GitHub hangs up after ten seconds: a later answer is lost. */
const PATIENCE = 8_000;

/**
 * What is still written after that time is there twice when it is sent again: one of the two is processed.
 */
async function inTime(kept: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the database did not take it within ${PATIENCE} ms`)),
      PATIENCE,
    );
  });
  try {
    await Promise.race([kept, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws where it is cut off */
async function bodyOf(
  request: IncomingMessage,
  held: (bytes: number) => Room,
): Promise<Buffer | Exclude<Room, 'held'>> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return 'too large';
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) {
    const room = held(chunk.length);
    if (room !== 'held') return room;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
