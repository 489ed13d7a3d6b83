// A PostgreSQL of our own: made in a fresh folder, on this machine alone, without care for power cuts.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { embeddedBinaries, systemBinaries } from './binaries.ts';

/** PostgreSQL refuses to run as root; `nobody` of every Unix does. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const USER = 'rekindle';

/** Quick, because nothing of it outlives the tests. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];

export interface Server {
  /** The address of one of its databases. */
  url(database: string): string;
  /** Ends it as a power cut would. */
  stop(): Promise<void>;
  /** Starts it anew, with what it had. */
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Starts `postgres` and waits until it says that it is ready. */
async function launch(program: string, args: readonly string[], cwd: string): Promise<ChildProcess> {
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
  const child = spawn(program, args, { ...as, cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString()}`.slice(-10_000);
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
  return child;
}

/** Makes and starts one; `embedded`: by the programs of the development dependency, even where others are. */
export async function startServer({ embedded = false } = {}): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rekindle-pg-'));
  chmodSync(folder, 0o755);
  const data = path.join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  const system = embedded ? null : systemBinaries();
  const bin = system ?? embeddedBinaries(folder);
  const init = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(path.join(bin, 'initdb'), init, { ...as, cwd: data });
  const port = await freePort();
  const settings = [...SETTINGS, 'listen_addresses=127.0.0.1', `unix_socket_directories=${data}`];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])];
  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    child = await launch(path.join(bin, 'postgres'), args, data);
  };
  const stop = async (): Promise<void> => {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGQUIT');
    await ended;
  };
  await start();
  return {
    url: (database) => `postgres://${USER}@127.0.0.1:${port}/${database}`,
    stop,
    start,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
