// The process as the command line sees it: arguments, streams, questions to the person, the clock.

import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isWhole } from './agents/hook-input.ts';
import { Interrupted } from './interrupted.ts';
import { main } from './main.ts';
import { MISUSE, type World } from './world.ts';

/** `node dist/cli/index.js`, or nothing where it was called by its name. */
function programOf(file: string): string | null {
  if (/^rekindle(?:\.\w+)?$/.test(path.basename(file))) return null;
  const near = path.relative('', file);
  return `node ${near.startsWith('..') ? file : near}`;
}

/**
 * What the release wrote beside the doors of `dist/`. It is in no clone, so a copy whose package.json names
 * somebody else's repository never passes for theirs.
 */
function published(file: string): string | null {
  try {
    return readFileSync(path.join(path.dirname(realpathSync(file)), '..', 'published.txt'), 'utf8').trim();
  } catch {
    return null;
  }
}

/** Milliseconds without a key in which what was typed before has arrived. */
const QUIET = 25;
const CTRL_C = 3;

/**
 * Discards what was typed before the question was shown: it was meant for something else.
 * @throws Interrupted
 */
async function drain(): Promise<void> {
  const { stdin } = process;
  const typed: Buffer[] = [];
  const forget = (bytes: Buffer) => typed.push(bytes);
  // In raw mode, input without a line end can be read as well.
  stdin.setRawMode(true);
  stdin.on('data', forget);
  try {
    let before: number;
    do {
      before = typed.length;
      await new Promise((resolve) => setTimeout(resolve, QUIET));
    } while (typed.length > before);
  } finally {
    stdin.off('data', forget);
    stdin.setRawMode(false);
    stdin.pause();
  }
  if (typed.some((bytes) => bytes.includes(CTRL_C))) throw new Interrupted();
}

/** Only a clear yes counts; a terminal that ends (Ctrl+D) gives none. @throws Interrupted */
async function ask(question: string): Promise<boolean> {
  await drain();
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new Promise<null>((resolve) => terminal.once('close', () => resolve(null)));
  let stopped = false;
  terminal.once('SIGINT', () => {
    stopped = true;
    terminal.close();
  });
  // After Ctrl+Z and "fg" it does not read on by itself.
  terminal.on('SIGCONT', () => terminal.prompt(true));
  try {
    const answer = await Promise.race([terminal.question(question), ended]);
    // What is said next begins a line.
    if (answer === null) process.stderr.write('\n');
    if (stopped) throw new Interrupted();
    return /^y(?:es)?$/i.test((answer ?? '').trim());
  } finally {
    terminal.close();
  }
}

/** Milliseconds of silence after which a program that leaves the pipe open is not waited for. */
const PATIENCE = 1_000;

/** What was handed over on stdin, until it ends, holds a whole JSON object, or falls silent. */
async function input(): Promise<string> {
  const { stdin } = process;
  if (stdin.isTTY) return '';
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, PATIENCE);
    stdin.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      clearTimeout(timer);
      timer = setTimeout(resolve, isWhole(Buffer.concat(chunks).toString('utf8')) ? 0 : PATIENCE);
    });
    for (const event of ['end', 'error', 'close'])
      stdin.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
  });
  stdin.destroy();
  return Buffer.concat(chunks).toString('utf8');
}

/** A list of choices moves the cursor, which a dumb terminal (Emacs's shell, for one) cannot. */
const canDraw = (): boolean =>
  process.stdin.isTTY && process.stdout.isTTY && process.stderr.isTTY && process.env['TERM'] !== 'dumb';

const worldNow = (): World => ({
  args: process.argv.slice(2),
  program: () => programOf(process.argv[1] ?? ''),
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  ask: process.stdin.isTTY && process.stderr.isTTY ? ask : null,
  prompter: canDraw()
    ? async () => (await import('./guided/prompter.ts')).prompterOn(process.stdin, process.stderr)
    : null,
  input,
  now: () => Date.now(),
  published: () => published(process.argv[1] ?? ''),
  remoteRefs: async (repository) =>
    (await import('../local/git/remote-refs.ts')).remoteRefs(`https://github.com/${repository}`, process.env),
  open: async (dir, warn) =>
    (await import('../local/repository-source.ts')).localEdge(dir, {
      env: process.env,
      oneMoment: true,
      warn,
    }),
});

/** One call of the process; its exit status is set without forcing an exit, so that output is flushed. */
export async function run(): Promise<void> {
  let unwritten = 0;
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // A reader such as `head` closed the pipe: there is nothing left to print, and the exit status stays.
      if (error.code === 'EPIPE') return;
      unwritten = MISUSE;
      process.exitCode = MISUSE;
      if (stream === process.stdout)
        process.stderr.write(`rekindle: cannot write the output: ${error.message}\n`);
    });
  process.exitCode = Math.max(await main(worldNow()), unwritten);
}
