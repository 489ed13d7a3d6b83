// What the kill tests need of GitHub: a ledger of effects, deliveries that did not arrive, and a sender.
import { createHmac, randomUUID } from 'node:crypto';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';

export const SECRET = 'the secret of the kill tests';

/** One event, as it is sent; two may mean the same. */
export interface Letter {
  readonly guid: string;
  readonly body: string;
  readonly lane: number;
  /** What it means: found in the ledger by it. */
  readonly key: string;
}

export interface Effect {
  readonly key: string;
  readonly lane: string;
  readonly at: number;
}

export interface Ledger {
  readonly url: string;
  /** Each effect once, in the order in which it was first asked for. */
  readonly effects: Map<string, Effect>;
  /** Effects that were asked for once more, and were there. */
  repeated(): number;
  /** Deliveries that no bot answered. */
  readonly failed: Map<string, { readonly id: number; readonly letter: Letter; readonly at: string }>;
  close(): Promise<void>;
}

const text = async (from: AsyncIterable<Buffer>): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of from) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

export async function openLedger(): Promise<Ledger> {
  const effects = new Map<string, Effect>();
  const failed: Ledger['failed'] = new Map();
  let again = 0;
  const answer = async (path: string, body: string): Promise<unknown> => {
    if (path === '/effects') {
      const effect: Effect = JSON.parse(body);
      if (effects.has(effect.key)) again += 1;
      else effects.set(effect.key, effect);
      return {};
    }
    if (path === '/app/installations') return [];
    const one = /^\/app\/hook\/deliveries\/(\d+)$/.exec(path)?.[1];
    if (one !== undefined) {
      const found = [...failed.values()].find(({ id }) => id === Number(one));
      return found ? { request: { headers: {}, payload: JSON.parse(found.letter.body) } } : null;
    }
    return [...failed.values()]
      .toSorted((a, b) => b.id - a.id)
      .map(({ id, letter, at }) => ({
        id,
        guid: letter.guid,
        event: 'issue_comment',
        delivered_at: at,
        status_code: 502,
      }));
  };
  const serve = async (asked: IncomingMessage, given: ServerResponse): Promise<void> => {
    const [path = ''] = (asked.url ?? '').split('?');
    const data = await answer(path, await text(asked));
    given.writeHead(data === null ? 404 : 200, { 'content-type': 'application/json' });
    given.end(JSON.stringify(data ?? { message: 'Not Found' }));
  };
  const server: Server = createServer((asked, given) => {
    // Who was killed in the middle of a question hears no answer.
    serve(asked, given).catch(() => given.destroy());
  });
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    effects,
    repeated: () => again,
    failed,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const START = Date.parse('2026-11-28T00:00:00Z');

/** Orders of people in many repositories, in the order in which they were written, a second apart. */
export function lettersOf(count: number, lanes: number, round: number): readonly Letter[] {
  return Array.from({ length: count }, (_, index) => {
    const [lane, id] = [index % lanes, round * 1_000_000 + index];
    const at = new Date(START + id * 1000).toISOString();
    const user = { login: 'ada', id: 1, type: 'User' };
    const payload = {
      action: 'created',
      issue: { number: 7, title: 'x', state: 'open', locked: false, user, body: '' },
      comment: { id, body: `/rekindle status`, user, created_at: at, updated_at: at },
      repository: {
        id: lane + 1,
        name: `r${lane}`,
        full_name: `acme/r${lane}`,
        owner: { login: 'acme', id: 2, type: 'Organization' },
        default_branch: 'main',
        fork: false,
        archived: false,
        has_issues: true,
        private: false,
      },
      sender: user,
      installation: { id: 5 },
    };
    return {
      guid: randomUUID(),
      body: JSON.stringify(payload),
      lane,
      key: `${lane + 1} comment ${id} ${at}`,
    };
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** The status; 0 where nobody answered. */
export function send({ guid, body }: Letter, url: string): Promise<number> {
  const signature = createHmac('sha256', SECRET).update(body).digest('hex');
  return new Promise((done) => {
    const asked = request(
      `${url}/api/github/webhooks`,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'x-github-event': 'issue_comment',
          'x-github-delivery': guid,
          'x-hub-signature-256': `sha256=${signature}`,
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => done(answer.statusCode ?? 0));
        answer.once('error', () => done(0));
      },
    );
    asked.once('error', () => done(0));
    asked.end(body);
  });
}
