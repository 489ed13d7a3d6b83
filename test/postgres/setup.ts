// One PostgreSQL for all tests of a run, started when the first one asks for it and stopped at the end.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type Server, startServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers with the address of the run's PostgreSQL. */
    postgresDesk: string;
  }
}

/** Where a project of the same run leaves the address for the next one. */
const DESK = 'REKINDLE_TEST_POSTGRES';

/** Listens for tests that want a database: whoever wants none pays for a socket alone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const known = process.env[DESK];
  if (known !== undefined) {
    project.provide('postgresDesk', known);
    return async () => {};
  }
  let server: Promise<Server> | null = null;
  const desk = createServer((_, response) => {
    server ??= startServer();
    server.then(
      (started) => response.end(started.url('')),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  const { port } = desk.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/`;
  process.env[DESK] = address;
  project.provide('postgresDesk', address);
  return async () => {
    await new Promise((resolve) => desk.close(resolve).closeAllConnections());
    await (await server?.catch(() => null))?.remove();
  };
}
