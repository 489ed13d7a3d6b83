// The bot's own HTTP server: webhooks, the API, and what a platform asks of a process.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';

export interface Serving {
  readonly webhookPath: string;
  readonly webhook: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** `false`: no path of the API's. */
  readonly api: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  readonly metrics: Metrics;
  /** Why it is not ready; `null`: it is. */
  readonly unready: () => Promise<string | null>;
  /** Told of what went wrong while a request was answered. */
  readonly failed: (error: unknown) => void;
}

type Answer = (response: ServerResponse, by: Serving) => Promise<void>;

const say = (response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8') => {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  response.end(text);
};

/** What answers to `GET` and `HEAD` at a path of its own. */
const PATHS: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ['/ping', async (response) => say(response, 200, 'PONG')],
  // The process runs; whether it can work is another question.
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

async function served(request: IncomingMessage, response: ServerResponse, by: Serving): Promise<void> {
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
  say(response, 404, 'Found nothing here, expected /ping, /healthz, /readyz, /metrics or /api/….\n');
}

/** Slow senders are cut off: nobody keeps a connection by saying nothing. In milliseconds. */
const LIMITS = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5_000 };

export function serverFor(by: Serving): Server {
  const server = createServer(LIMITS, (request, response) => {
    served(request, response, by).catch((error: unknown) => {
      by.failed(error);
      if (response.headersSent) response.destroy();
      else say(response, 500, 'Something went wrong here; the log says what.\n');
    });
  });
  return server;
}

/** Where it listens. @throws where the port is taken */
export function listen(server: Server, port: number, host: string | null): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host === null ? {} : { host }) }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
