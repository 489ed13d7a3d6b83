// The process in which the Action runs again and again: started once, asked over pipes.
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPILED } from '../compiled.ts';

export interface Start {
  readonly entry: string;
  readonly cwd: string;
  /** The whole environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface Said {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the Action to its end; everything here stands still meanwhile. */
export type Host = (start: Start) => Said;

const PROGRAM = fileURLToPath(new URL('./stage/host.mjs', import.meta.url));

let host: Host | null = null;

/** That of this process, for as long as it lives. */
export function hostOf(): Host {
  host ??= hosted();
  return host;
}

function hosted(): Host {
  const dir = mkdtempSync(join(tmpdir(), 'rekindle-host-'));
  const pipes = ['orders', 'answers'].map((name) => join(dir, name));
  execFileSync('mkfifo', pipes);
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED };
  // It ends by itself as soon as this process has: then its orders end.
  spawn(process.execPath, [PROGRAM, ...pipes], { cwd: dir, env, stdio: 'ignore' }).unref();
  const to = openSync(join(dir, 'orders'), 'w');
  const from = openSync(join(dir, 'answers'), 'r');
  process.once('exit', () => {
    closeSync(to);
    rmSync(dir, { recursive: true, force: true });
  });
  return (start) => {
    for (let rest = Buffer.from(`${JSON.stringify(start)}\n`); rest.length > 0; )
      rest = rest.subarray(writeSync(to, rest));
    return JSON.parse(lineFrom(from));
  };
}

function lineFrom(pipe: number): string {
  const chunks: Buffer[] = [];
  for (;;) {
    const bytes = Buffer.alloc(1 << 16);
    const count = readSync(pipe, bytes);
    if (count === 0) throw new Error('the process that runs the Action is gone');
    chunks.push(bytes.subarray(0, count));
    if (bytes[count - 1] === 10) return Buffer.concat(chunks).toString('utf8');
  }
}
