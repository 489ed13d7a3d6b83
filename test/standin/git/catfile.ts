// One `git cat-file --batch` that stays: reads objects without a process each.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { type GitObject, isKind } from './formats.ts';
import { gitEnv } from './run.ts';

type Waiting = (found: GitObject | null) => void;

export class CatFile {
  readonly #dir: string;
  #child: ChildProcessWithoutNullStreams | null = null;
  #waiting: Waiting[] = [];
  #buffer = Buffer.alloc(0);

  /** `dir`: a bare repository. */
  constructor(dir: string) {
    this.#dir = dir;
  }

  /** The object, or `null` where there is none. */
  read(oid: string): Promise<GitObject | null> {
    return new Promise((resolve) => {
      this.#child ??= this.#start();
      this.#waiting.push(resolve);
      this.#child.stdin.write(`${oid}\n`);
    });
  }

  #start(): ChildProcessWithoutNullStreams {
    const child = spawn('git', ['cat-file', '--batch'], { cwd: this.#dir, env: gitEnv() });
    child.stdout.on('data', (chunk: Buffer) => {
      this.#buffer = Buffer.concat([this.#buffer, chunk]);
      while (this.#answer());
    });
    child.stdin.on('error', () => {});
    return child;
  }

  /** Takes one answer off the buffer; `false`: it is not whole yet. */
  #answer(): boolean {
    const end = this.#buffer.indexOf(10);
    if (end < 0) return false;
    const [, kind, size = '0'] = this.#buffer.toString('utf8', 0, end).split(' ');
    if (!isKind(kind)) {
      this.#buffer = this.#buffer.subarray(end + 1);
      this.#waiting.shift()?.(null);
      return true;
    }
    const from = end + 1;
    const to = from + Number(size);
    if (this.#buffer.length < to + 1) return false;
    const content = Buffer.from(this.#buffer.subarray(from, to));
    this.#buffer = this.#buffer.subarray(to + 1);
    this.#waiting.shift()?.({ kind, content });
    return true;
  }

  close(): void {
    this.#child?.kill();
    this.#child = null;
    this.#buffer = Buffer.alloc(0);
    for (const waiting of this.#waiting.splice(0)) waiting(null);
  }
}
