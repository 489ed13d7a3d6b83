// The process in which the Action runs again and again: started once, asked over pipes.
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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

interface Pipes {
  readonly to: number;
  readonly from: number;
}

/** Starts it; `more`: variables for all of its life. */
function opened(more: Readonly<Record<string, string>>, how: number): Pipes {
  const dir = mkdtempSync(join(tmpdir(), 'rekindle-host-'));
  const pipes = ['orders', 'answers'].map((name) => join(dir, name));
  execFileSync('mkfifo', pipes);
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, ...more };
  const spent = process.env['REKINDLE_SPENT'];
  if (spent !== undefined) pipes.push(join(spent, basename(dir)));
  // It ends by itself as soon as this process has: then its orders end.
  spawn(process.execPath, [PROGRAM, ...pipes], { cwd: dir, env, stdio: 'ignore' }).unref();
  const to = openSync(join(dir, 'orders'), 'w');
  const from = openSync(join(dir, 'answers'), how);
  process.once('exit', () => {
    closeSync(to);
    rmSync(dir, { recursive: true, force: true });
  });
  return { to, from };
}

function ask(to: number, start: Start): void {
  for (let rest = Buffer.from(`${JSON.stringify(start)}\n`); rest.length > 0; )
    rest = rest.subarray(writeSync(to, rest));
}

function hosted(): Host {
  const { to, from } = opened({}, constants.O_RDONLY);
  return (start) => {
    ask(to, start);
    return JSON.parse(lineFrom(from));
  };
}

/** Runs the Action to its end, and this process may serve it meanwhile. */
export type Lane = (start: Start) => Promise<Said>;

/** Another such process, where one run waits for the end of the one before. */
export function laneOf(more: Readonly<Record<string, string>>): Lane {
  let pipes: { readonly to: number; readonly answers: Socket } | null = null;
  const open = () => {
    const { to, from } = opened(more, constants.O_RDONLY | constants.O_NONBLOCK);
    const answers = new Socket({ fd: from, readable: true, writable: false });
    answers.setEncoding('utf8').unref();
    return { to, answers };
  };
  const run = (start: Start): Promise<Said> => {
    const { to, answers } = pipes ?? open();
    pipes = { to, answers };
    return new Promise((done, failed) => {
      let said = '';
      const gone = () => failed(new Error('the process that runs the Action is gone'));
      answers.once('close', gone);
      answers.on('data', function hear(text: string) {
        said += text;
        if (!said.endsWith('\n')) return;
        answers.off('data', hear).off('close', gone);
        done(JSON.parse(said));
      });
      ask(to, start);
    });
  };
  let before: Promise<unknown> = Promise.resolve();
  return (start) => {
    const ended = before.then(() => run(start));
    before = ended.catch(() => {});
    return ended;
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
