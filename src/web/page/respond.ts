// How the page answers: its headers, which let a browser do nothing but what the page itself needs.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Html } from './html.ts';

export interface PageAnswer {
  readonly status: number;
  readonly body?: Html | string;
  /** Without it HTML. */
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

/** Where the page stands, and where people sign in. */
export interface Site {
  /** The origin of the public address, without a slash at the end; `null`: it is not configured. */
  readonly origin: string | null;
  readonly serverUrl: string;
}

const HSTS = 31_536_000;

export const isSecure = ({ origin }: Site): boolean => origin?.startsWith('https:') === true;

/** `connect-src`: our own script hears of changes and fetches the page again. */
function headersOf(site: Site): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    ...(isSecure(site) ? { 'strict-transport-security': `max-age=${HSTS}` } : {}),
  };
}

/** Node itself leaves the text of an answer to HEAD out. */
export function respond(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
  { status, body = '', type = 'text/html; charset=utf-8', headers = {} }: PageAnswer,
): void {
  const text = body.toString();
  const length = request.headers['content-length'] ?? '0';
  const unread = !request.complete && (length !== '0' || 'transfer-encoding' in request.headers);
  response.writeHead(status, {
    ...headersOf(site),
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    ...(unread ? { connection: 'close' } : {}),
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value as string | string[]])),
  });
  response.end(text);
}

/** The head of a stream that is written bit by bit. */
export function beginStream(response: ServerResponse, site: Site): void {
  response.writeHead(200, {
    ...headersOf(site),
    'content-type': 'text/event-stream; charset=utf-8',
    // A proxy that gathers answers would keep what is sent back.
    'x-accel-buffering': 'no',
  });
}

export const seeOther = (location: string, cookies: readonly string[] = []): PageAnswer => ({
  status: 303,
  headers: { location, ...(cookies.length === 0 ? {} : { 'set-cookie': cookies }) },
});
