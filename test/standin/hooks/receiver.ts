// Takes what an App is sent, for the stand-in's own tests.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type Fields, fields, parsed, word } from '../json.ts';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly payload: Fields;
}

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** What it answers from now on; `null`: never. */
  answer(status: number | null): void;
  close(): Promise<void>;
}

/** `issue_comment.created` */
export const nameOf = ({ headers, payload }: Received): string =>
  [word(headers['x-github-event']), word(payload['action'])].filter((part) => part !== '').join('.');

/** The names of what came, the oldest first, which are then forgotten. */
export const names = (receiver: Receiver): readonly string[] => receiver.received.splice(0).map(nameOf);

export async function receive(): Promise<Receiver> {
  const received: Received[] = [];
  let status: number | null = 202;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      received.push({ headers: request.headers, body, payload: fields(parsed(body)) });
      if (status !== null) response.writeHead(status, { 'x-bot': 'yes' }).end('heard');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/github/webhooks`,
    received,
    answer(next) {
      status = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
