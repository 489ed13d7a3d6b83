// Starts processes over a store, hears what they say, and kills them as a power cut would.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { bundled } from '../bundled.ts';
import type { Order, Said } from './child.ts';

export interface Child {
  readonly said: readonly Said[];
  /** What it wrote to stderr, once it ended. */
  readonly ended: Promise<string>;
  /** Resolved when it has said so many lines of a kind. */
  heard(what: Said['what'], count?: number): Promise<void>;
  /** kill -9, resolved when it is gone. */
  kill(): Promise<string>;
}

const PROGRAM = await bundled(path.join(import.meta.dirname, 'child.ts'));

/** Killed with the test at the latest. */
export function startChild(order: Order): Child {
  const program: ChildProcess = spawn(process.execPath, [PROGRAM.file, JSON.stringify(order)], {
    env: { ...process.env, NODE_COMPILE_CACHE: PROGRAM.compiled },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Said[] = [];
  let complaint = '';
  const waiting = new Set<() => void>();
  const tell = () => {
    for (const look of waiting) look();
  };
  if (program.stdout)
    createInterface(program.stdout).on('line', (line) => {
      said.push(JSON.parse(line));
      tell();
    });
  program.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const ended = new Promise<string>((resolve) => program.once('close', () => resolve(complaint)));
  const kill = () => {
    program.kill('SIGKILL');
    return ended;
  };
  onTestFinished(() => void kill());
  const heard = (what: Said['what'], count = 1) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (said.filter((one) => one.what === what).length >= count) resolve();
      };
      waiting.add(look);
      look();
      void ended.then(() => reject(new Error(`the process ended before it said "${what}": ${complaint}`)));
    });
  return { said, ended, heard, kill };
}
