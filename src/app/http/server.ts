// The bot's own HTTP server: webhooks, the API, the page, and what a platform asks of a process.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { UserError } from '../../model/errors.ts';
import type { Metrics } from './metrics.ts';

/** What answers the paths of the server. */
export interface ServerParts {
  readonly webhookPath: string;
  readonly webhook: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** `false`: no path of the API's. */
  readonly api: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** `false`: no path of the page's. */
  readonly page: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  readonly metrics: Metrics;
  /** Why it is not ready; `null`: it is. */
  readonly unready: () => Promise<string | null>;
  /** Called with an error that happened while a request was answered. */
  readonly failed: (error: unknown) => void;
}

type Answer = (response: ServerResponse, by: ServerParts) => Promise<void>;

const say = (response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8') => {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  response.end(text);
};

/** What answers to `GET` and `HEAD` at a path of its own. */
export const PATHS: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ['/ping', async (response) => say(response, 200, 'PONG')],
  // The process is alive; whether it is ready is another question.
  ['/healthz', async (response) => say(response, 200, 'ok\n')],
  [
    '/readyz',
    async (response, { unready }) => {
      const why = await unready();
      say(response, why === null ? 200 : 503, why === null ? 'ok\n' : `${why}\n`);
    },
  ],
  [
    '/metrics',
    async (response, { metrics }) => {
      const { type, text } = await metrics.page();
      say(response, 200, text, type);
    },
  ],
]);

async function served(request: IncomingMessage, response: ServerResponse, by: ServerParts): Promise<void> {
  const [path = '/'] = (request.url ?? '/').split('?');
  if (path === by.webhookPath) {
    if (request.method === 'POST') return by.webhook(request, response);
    response.setHeader('allow', 'POST');
    return say(response, 405, 'Expected POST.\n');
  }
  const own = PATHS.get(path);
  if (own !== undefined) {
    if (request.method === 'GET' || request.method === 'HEAD') return own(response, by);
    response.setHeader('allow', 'GET, HEAD');
    return say(response, 405, 'Expected GET.\n');
  }
  if (await by.api(request, response)) return;
  if (await by.page(request, response)) return;
  say(response, 404, 'Found nothing here, expected /, /ping, /healthz, /readyz, /metrics or /api/….\n');
}

/** Slow senders are cut off: no one keeps a connection by saying nothing. In milliseconds. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  // How often Node checks for timeouts; the default is every half minute.
  connectionsCheckingInterval: 5_000,
};

/** It does not listen yet. An error is passed to `failed`, and answered with 500 and no details. */
export function serverFor(by: ServerParts): Server {
  const server = createServer(LIMITS, (request, response) => {
    served(request, response, by).catch((error: unknown) => {
      by.failed(error);
      if (response.headersSent) response.destroy();
      else say(response, 500, 'Something went wrong here; the log says what.\n');
    });
  });
  return server;
}

/** The system's errors when a port cannot be listened on (errno(3), getaddrinfo(3)), in words. */
const REFUSALS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'that another program listens there',
  EADDRNOTAVAIL: 'that this machine has no such address',
  ENOTFOUND: 'that no such address is known',
  EAI_AGAIN: 'that no such address is known',
  EACCES: 'that this user may not',
};

function refusalOf(error: NodeJS.ErrnoException, port: number, host: string | null): Error {
  const words = REFUSALS[error.code ?? ''];
  if (words === undefined) return error;
  const where = `port ${port} of ${host ?? 'all addresses'}`;
  return new UserError(
    `It cannot listen on ${where}: found ${words} (${error.code}), expected a free port of an address of ` +
      'this machine. Set PORT and HOST.',
  );
}

/** Where it listens. @throws UserError where the port is taken, or the address is not this machine's */
export function listen(server: Server, port: number, host: string | null): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(refusalOf(error, port, host)));
    server.listen({ port, ...(host === null ? {} : { host }) }, () => {
      server.removeAllListeners('error');
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
