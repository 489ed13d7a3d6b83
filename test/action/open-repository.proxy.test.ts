// R07 requests go through the proxy that a runner names, and a Node that cannot use one says so.
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useProxy } from '../../src/action/open-workspace.ts';

/** A proxy that leads every address to one server of ours, and keeps what it was asked for. */
const asked: string[] = [];
const servers: Server[] = [];

function listening(server: Server): Promise<number> {
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

let proxy = 0;
beforeAll(async () => {
  const target = await listening(createServer((_, answer) => answer.end('from behind the proxy')));
  const between = createServer();
  between.on('connect', ({ url }, socket) => {
    asked.push(url ?? '');
    const through = connect(target, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      through.pipe(socket).pipe(through);
    });
  });
  proxy = await listening(between);
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

test('where none is named nothing changes', () => {
  const warned: string[] = [];
  useProxy({ NO_PROXY: 'localhost', HTTPS_PROXY: '' }, (message) => warned.push(message));
  expect(warned).toEqual([]);
});

test('R07 what is asked goes through the one that is named', async () => {
  const warned: string[] = [];
  useProxy({ http_proxy: `http://127.0.0.1:${proxy}` }, (message) => warned.push(message));
  const answer = await fetch('http://github.invalid/zen');
  expect(await answer.text()).toBe('from behind the proxy');
  expect([asked, warned]).toEqual([['github.invalid:80'], []]);
});
