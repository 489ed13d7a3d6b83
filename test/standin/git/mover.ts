// One `git update-ref --stdin` that stays: moves refs in git's own transactions, without a process each.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { gitEnv } from './run.ts';

type Waiting = (said: string | null) => void;

export class Mover {
  readonly #dir: string;
  #child: ChildProcessWithoutNullStreams | null = null;
  #done: Waiting | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  /** `dir`: a bare repository. */
  constructor(dir: string) {
    this.#dir = dir;
  }

  /** Instructions as `git update-ref -z` takes them, all or none. What git says against it; `null`: done. */
  move(instructions: readonly string[]): Promise<string | null> {
    const turn = this.#queue.then(() => this.#transact(instructions));
    this.#queue = turn;
    return turn;
  }

  #transact(instructions: readonly string[]): Promise<string | null> {
    return new Promise((resolve) => {
      const child = this.#child ?? this.#start();
      this.#done = resolve;
      child.stdin.write(`start\0${instructions.join('')}prepare\0commit\0`);
    });
  }

  #start(): ChildProcessWithoutNullStreams {
    const child = spawn('git', ['update-ref', '--stdin', '-z'], { cwd: this.#dir, env: gitEnv() });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString('utf8');
      if (!out.endsWith('commit: ok\n')) return;
      out = '';
      this.#settle(null);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString('utf8');
    });
    child.stdin.on('error', () => {});
    // Git ends at the first thing that it refuses, and nothing of the transaction is done.
    child.on('close', () => {
      if (this.#child === child) this.#child = null;
      this.#settle(err.trim().replace(/^fatal: (?:prepare: |commit: )?/, '') || 'git ended');
    });
    this.#child = child;
    return child;
  }

  #settle(said: string | null): void {
    this.#done?.(said);
    this.#done = null;
  }

  close(): void {
    this.#child?.kill();
    this.#child = null;
  }
}
