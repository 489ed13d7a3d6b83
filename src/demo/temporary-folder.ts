// A temporary folder that outlives nothing: not the work in it, not an error, not the end of the process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UserError } from '../model/errors.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Works in a new folder and removes it. Where the process is told to end meanwhile, `stop` says so, the work
 * comes to its end, the folder goes, and the process ends by that very signal.
 */
export async function inTemporaryFolder<T>(work: (dir: string, stop: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  let told: NodeJS.Signals | null = null;
  const onSignal = (signal: NodeJS.Signals) => {
    told ??= signal;
    stopping.abort();
  };
  // Before the folder is there: a signal that comes in between must find somebody who knows of it.
  for (const signal of SIGNALS) process.on(signal, onSignal);
  let dir: string | null = null;
  try {
    dir = newFolder();
    return await work(dir, stopping.signal);
  } finally {
    if (dir !== null) rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
    for (const signal of SIGNALS) process.removeListener(signal, onSignal);
    if (told !== null) await endBy(told);
  }
}

function newFolder(): string {
  try {
    return mkdtempSync(path.join(tmpdir(), 'rekindle-demo-'));
  } catch (cause) {
    throw new UserError(`no folder can be made in ${tmpdir()}. Use --keep DIR, or set TMPDIR.`, { cause });
  }
}

/** Ends the process; nothing behind it happens any more. */
async function endBy(signal: NodeJS.Signals): Promise<never> {
  process.kill(process.pid, signal);
  return new Promise(() => setInterval(() => {}, 1000));
}
