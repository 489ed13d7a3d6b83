// A temporary folder that is removed when the work ends, fails, or the process is stopped.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UserError } from '../model/errors.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What a folder is for. */
interface Purpose {
  /** A word of its name. */
  readonly purpose: string;
  /** What to do where it cannot be made. */
  readonly advice: string;
}

/**
 * Runs work in a new folder and removes it. If the process gets a signal meanwhile, `stop` is aborted, the
 * work finishes, the folder is removed, and the process ends by that same signal.
 */
export async function inTemporaryFolder<T>(
  { purpose, advice }: Purpose,
  work: (dir: string, stop: AbortSignal) => Promise<T>,
): Promise<T> {
  const stopping = new AbortController();
  let told: NodeJS.Signals | null = null;
  const onSignal = (signal: NodeJS.Signals) => {
    told ??= signal;
    stopping.abort();
  };
  // Registered before the folder is made, so that a signal in between removes it too.
  for (const signal of SIGNALS) process.on(signal, onSignal);
  let dir: string | null = null;
  try {
    dir = newFolder(purpose, advice);
    return await work(dir, stopping.signal);
  } finally {
    if (dir !== null) rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
    for (const signal of SIGNALS) process.removeListener(signal, onSignal);
    if (told !== null) await endBy(told);
  }
}

function newFolder(purpose: string, advice: string): string {
  try {
    return mkdtempSync(path.join(tmpdir(), `rekindle-${purpose}-`));
  } catch (cause) {
    throw new UserError(`no folder can be made in ${tmpdir()}. ${advice}`, { cause });
  }
}

/** Ends the process; nothing runs after it. */
async function endBy(signal: NodeJS.Signals): Promise<never> {
  process.kill(process.pid, signal);
  return new Promise(() => setInterval(() => {}, 1000));
}
