// One process at a time writes in a working tree.
import { closeSync, constants, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import type { UserError } from '../../model/errors.ts';
import { codeOf, makeFolder, ownFolder } from '../files/durable.ts';
import { refused } from './refusals.ts';

/** Locks that this process holds. */
const held = new Set<string>();

/** A process that died leaves its lock behind; another one may be quicker to take it over. */
const ATTEMPTS = 3;

/**
 * Does something while no other process of this program writes here. `gitDir`: this working tree's own
 * part of git.
 * @throws UserError where another one is at work
 */
export async function withLock<T>(gitDir: string, act: () => Promise<T>): Promise<T> {
  const file = ownFolder(gitDir, 'lock');
  makeFolder(ownFolder(gitDir));
  take(file);
  held.add(file);
  try {
    return await act();
  } finally {
    held.delete(file);
    unlinkSync(file);
  }
}

function take(file: string): void {
  for (let attempt = 1; ; attempt++) {
    try {
      const open = openSync(file, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY, 0o600);
      writeSync(open, `${process.pid}\n`);
      closeSync(open);
      return;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      const holder = holderOf(file);
      if (attempt === ATTEMPTS || isAtWork(holder, file)) throw busy(file, holder);
      unlinkSync(file);
    }
  }
}

/** The process that took a lock; 0 where it died before it had said so, to the end of the line. */
function holderOf(file: string): number {
  try {
    return Number(/^(\d+)\n$/.exec(readFileSync(file, 'latin1'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function isAtWork(holder: number, file: string): boolean {
  if (holder === process.pid) return held.has(file);
  if (holder === 0) return false;
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function busy(file: string, holder: number): UserError {
  return refused(
    `another process (${holder}) is writing here. Wait for it; where none is at work any more, remove ` +
      `${file} and repeat the command.`,
  );
}
