// The bot's own server with its real webhook door over a real store, and GitHub's way to sign.
import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import { request } from 'node:http';
import { join } from 'node:path';
import { createProbot } from 'probot';
import { sortingFor } from '../../src/app/events/ingest-webhooks.ts';
import { metricsOf } from '../../src/app/http/metrics.ts';
import { type Held, holding, type Received, receive } from '../../src/app/http/receive-webhook.ts';
import { listen, type ServerParts, serverFor } from '../../src/app/http/server.ts';
import type { BotLogger } from '../../src/app/log.ts';
import type { Store } from '../../src/model/bot/store.ts';
import { openStore } from '../../src/store/open.ts';
import { senderOf } from '../../src/web/client-address.ts';
import { folder } from './process.ts';

/** One line of the log. */
type Line = Parameters<BotLogger['info']>[0];

const SECRET = 'a-webhook-secret-0123456789';
export const NOW = 1_800_000_000_000;
export const PATH = '/api/github/webhooks';

export const signed = (body: string | Buffer, secret = SECRET, algorithm = 'sha256'): string =>
  `${algorithm}=${createHmac(algorithm, secret).update(body).digest('hex')}`;

export interface Reply {
  /** 0: the connection was cut without an answer. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

export interface Sending {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Sent one after the other, without saying how long all of it is. */
  readonly chunks?: readonly Buffer[];
  /** The connection is cut behind what was sent. */
  readonly cut?: boolean;
}

function send(port: number, sending: Sending): Promise<Reply> {
  const { method = 'POST', path = PATH, headers = {}, body, chunks, cut = false } = sending;
  return new Promise((resolve) => {
    const asked = request({ port, host: '127.0.0.1', method, path, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      const done = () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      response.on('end', done);
      response.on('error', done);
    });
    asked.on('error', (error) => resolve({ status: 0, headers: {}, text: error.message }));
    for (const chunk of chunks ?? []) asked.write(chunk);
    if (cut) asked.write(body ?? '', () => asked.destroy());
    else asked.end(body);
  });
}

export interface Door {
  readonly server: Server;
  readonly store: Store;
  /** What the door said of each webhook. */
  readonly told: readonly Received[];
  /** What was read of those that were kept, as the log has it. */
  readonly read: readonly Line[];
  /** What its server said went wrong. */
  readonly failures: readonly unknown[];
  closing: boolean;
  /** The store cannot be reached, where it is something. */
  broken: Error | null;
  /** What the store waits for before it writes a webhook down. */
  stall: Promise<void> | null;
  /** Milliseconds by which its clock is late. */
  late: number;
  /** Bytes of webhooks that are not answered yet. */
  readonly held: Held;
  send(sending: Sending): Promise<Reply>;
  /** The ids of deliveries that are kept, of these. */
  kept(...ids: readonly string[]): Promise<readonly string[]>;
  /** How many deliveries are kept in all. */
  count(): Promise<number>;
  close(): Promise<void>;
}

/** A door that is open. `more`: what of its server is otherwise. */
export async function openDoor(more: Partial<ServerParts> = {}): Promise<Door> {
  const store = await openStore({ file: join(folder(), 'door.db') });
  const probot = await createProbot({
    env: { LOG_LEVEL: 'fatal' },
    overrides: { appId: 4711, privateKey: 'not used here', secret: SECRET },
  }).ready();
  const told: Received[] = [];
  const failures: unknown[] = [];
  const unlessBroken = () => {
    if (door.broken) throw door.broken;
  };
  const held = holding();
  const metrics = metricsOf(
    store,
    async () => door.broken,
    () => NOW,
  );
  const server = serverFor({
    webhookPath: PATH,
    webhook: (request_, response) =>
      receive(request_, response, {
        verify: (body, signature) => probot.webhooks.verify(body, signature),
        async arrive(arrival) {
          unlessBroken();
          await door.stall;
          await store.inbox.arrive(arrival);
        },
        held,
        sender: senderOf(request_, 'x-test-client'),
        now: () => NOW + door.late,
        closing: () => door.closing,
        told: (what) => told.push(what),
      }),
    api: async () => false,
    page: async () => false,
    metrics,
    unready: async () => (door.closing ? 'ending' : door.broken ? 'the database does not answer' : null),
    failed: (error) => failures.push(error),
    ...more,
  });
  const read: Line[] = [];
  const log: BotLogger = {
    debug: (about) => read.push(about),
    info: (about) => read.push(about),
    warn: (about) => read.push(about),
    error: (about) => read.push(about),
    child: () => log,
  };
  const sorting = store.inbox.sort(
    sortingFor(
      { log, metrics },
      () => NOW,
      (error) => failures.push(error),
    ),
  );
  const port = await listen(server, 0, '127.0.0.1');
  /** Until all that was kept is read. */
  const quiet = async () => {
    const kept = () => told.filter(({ result }) => result === 'kept').length;
    while (read.length < kept()) await new Promise((resolve) => setTimeout(resolve, 2));
  };
  const door: Door = {
    server,
    store,
    told,
    failures,
    closing: false,
    broken: null,
    stall: null,
    late: 0,
    held,
    send: (sending) => send(port, sending),
    read,
    kept: async (...ids) => {
      await quiet();
      return [...(await store.inbox.known(ids))];
    },
    async count() {
      await quiet();
      const { waiting, done, parked } = await store.inbox.figures();
      return waiting + done + parked;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sorting.stop();
      await store.close();
    },
  };
  return door;
}
