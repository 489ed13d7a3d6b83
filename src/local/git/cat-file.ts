// One long-lived `git cat-file`: names go in, objects come out, in rounds.
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { UserError } from '../../model/errors.ts';
import { endOf, type Git } from './git.ts';

/** One object as git has it. */
export interface RawObject {
  readonly id: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** `null` where it is above the cap and was passed over. */
  readonly body: Buffer | null;
  /** The last bytes, as many as the cap allows, of a log that is above it. */
  readonly end: Buffer | null;
}

/** Called for every name in the order asked; `null` where git has no such object. */
export type Take = (name: string, object: RawObject | null) => void;

interface Round {
  readonly names: readonly string[];
  /** Bodies above this many bytes are passed over; applies to blobs alone. */
  readonly cap: number;
  /** Names of those whose end is kept where they are above the cap. */
  readonly logs: ReadonlySet<string>;
  readonly take: Take;
  readonly done: () => void;
  readonly fail: (error: Error) => void;
  next: number;
}

interface Open {
  readonly id: string;
  readonly type: string;
  readonly size: number;
  left: number;
  readonly parts: Buffer[] | null;
  /** The end of a log that is above the cap: pieces, the oldest of which go as others come. */
  readonly ends: Buffer[] | null;
}

interface Counting {
  ref(): unknown;
  unref(): unknown;
}

const counts = (part: object): part is Counting => 'ref' in part && 'unref' in part;

/** How the process is started, what asks for an object, and what comes after the last name of a round. */
interface Dialect {
  readonly args: readonly string[];
  readonly ask: string;
  readonly end: string;
}

/** Answers leave in pieces as large as the pipe takes (git 2.36 and newer). */
const BUFFERED: Dialect = {
  args: ['cat-file', '--batch-command', '--buffer'],
  ask: 'contents ',
  end: 'flush\n',
};
/** Each answer leaves by itself, which costs as much as thousands of small trees take to read. */
const PLAIN: Dialect = { args: ['cat-file', '--batch'], ask: '', end: '' };
/** The exit code of git where it does not know an option. */
const UNKNOWN_OPTION = 129;

const HEADER = /^([0-9a-f]+) ([a-z]+) (\d+)$/;
const NEWLINE = 0x0a;

/** A batch process, started by the first round. Rounds follow one another; two at a time are not allowed. */
export class CatFileBatch {
  readonly #git: Git;
  #child: ChildProcessWithoutNullStreams | null = null;
  #ended: Promise<unknown> | null = null;
  #dialect = BUFFERED;
  /** Whether git has answered anything. */
  #answered = false;
  #round: Round | null = null;
  /** Why nothing can be asked any more. */
  #dead: Error | null = null;
  /** Bytes of a header line that is not complete yet. */
  #line: Buffer = Buffer.alloc(0);
  /** The object whose body is under way, and what is still to come of it, its last newline included. */
  #open: Open | null = null;

  constructor(git: Git) {
    this.#git = git;
  }

  /** Asks for objects by id or revision. Names must hold no line break. */
  async round(
    names: readonly string[],
    cap: number,
    take: Take,
    logs: ReadonlySet<string> = new Set(),
  ): Promise<void> {
    if (names.length === 0) return;
    const child = this.#child ?? this.#start();
    if (this.#dead) throw this.#dead;
    for (const one of this.#parts()) one.ref();
    await new Promise<void>((done, fail) => {
      this.#round = { names, cap, take, logs, done, fail, next: 0 };
      this.#ask(child, names);
    });
  }

  #ask(child: ChildProcessWithoutNullStreams, names: readonly string[]): void {
    const { ask, end } = this.#dialect;
    child.stdin.write(`${names.map((name) => `${ask}${name}\n`).join('')}${end}`);
  }

  /** Until the next round, the process does not keep this one alive: it ends with it. */
  rest(): void {
    for (const one of this.#parts()) one.unref();
  }

  /** Ends the process; nothing may be asked afterwards. */
  async close(): Promise<void> {
    for (const one of this.#parts()) one.ref();
    this.#child?.stdin.end();
    if (this.#round) this.#child?.kill();
    await this.#ended?.catch(() => {});
  }

  /** The process and its pipes: as long as one of them counts, this process stays alive. */
  #parts(): readonly Counting[] {
    const child = this.#child;
    return child ? [child, child.stdin, child.stdout, child.stderr].filter((part) => counts(part)) : [];
  }

  #start(): ChildProcessWithoutNullStreams {
    const child = this.#git.start(this.#dialect.args);
    this.#child = child;
    child.stdin.on('error', () => {}); // a process that ends early is told about below
    child.stdout.on('data', (chunk: Buffer) => this.#read(chunk));
    this.#ended = endOf(child).then(
      ({ code, stderr }) => (this.#isOlder(code) ? this.#again() : this.#fail(unreadable(this.#git, stderr))),
      (error: unknown) => this.#fail(error),
    );
    return child;
  }

  /** Whether the process ended only because this git does not know how it was started. */
  #isOlder(code: number): boolean {
    return code === UNKNOWN_OPTION && this.#dialect === BUFFERED && !this.#answered;
  }

  /** Asks the round that is under way again, as older versions of git understand it. */
  #again(): void {
    this.#dialect = PLAIN;
    const round = this.#round;
    if (round) this.#ask(this.#start(), round.names);
  }

  #fail(error: unknown): void {
    const round = this.#round;
    this.#round = null;
    this.#dead ??= error instanceof Error ? error : new Error(String(error));
    round?.fail(this.#dead);
  }

  #read(chunk: Buffer): void {
    this.#answered = true;
    let at = 0;
    try {
      while (at < chunk.length) at = this.#open ? this.#body(chunk, at) : this.#header(chunk, at);
    } catch (error) {
      this.#fail(error);
      this.#child?.kill();
    }
  }

  /** Reads a header, or as much of it as is there; gives the place after it. */
  #header(chunk: Buffer, from: number): number {
    const end = chunk.indexOf(NEWLINE, from);
    const piece = chunk.subarray(from, end < 0 ? chunk.length : end);
    const line = this.#line.length === 0 ? piece : Buffer.concat([this.#line, piece]);
    if (end < 0) {
      this.#line = line;
      return chunk.length;
    }
    this.#line = Buffer.alloc(0);
    const match = HEADER.exec(line.toString('latin1'));
    if (!match) {
      this.#answer(null); // `NAME missing`, `NAME ambiguous`
      return end + 1;
    }
    const [, id = '', type = '', digits = '0'] = match;
    const size = Number(digits);
    const round = this.#round;
    const kept = type !== 'blob' || size <= (round?.cap ?? 0);
    const isLog = !kept && round?.logs.has(round.names[round.next] ?? '');
    this.#open = { id, type, size, left: size + 1, parts: kept ? [] : null, ends: isLog ? [] : null };
    return end + 1;
  }

  /** Reads a body, or as much of it as is there; gives the place after it. */
  #body(chunk: Buffer, from: number): number {
    const open = this.#open;
    if (!open) return from;
    const taken = Math.min(open.left, chunk.length - from);
    open.left -= taken;
    open.parts?.push(chunk.subarray(from, from + taken));
    if (open.ends) keepEnd(open.ends, chunk.subarray(from, from + taken), (this.#round?.cap ?? 0) + 1);
    if (open.left > 0) return chunk.length;
    this.#open = null;
    const { id, type, size, parts, ends } = open;
    const [only] = parts ?? [];
    const whole = parts?.length === 1 && only ? only : parts ? Buffer.concat(parts) : null;
    const end =
      ends &&
      Buffer.concat(ends)
        .subarray(0, -1)
        .subarray(-(this.#round?.cap ?? 0));
    this.#answer({ id, type, size, body: whole ? whole.subarray(0, size) : null, end });
    return from + taken;
  }

  #answer(object: RawObject | null): void {
    const round = this.#round;
    if (!round) return;
    round.take(round.names[round.next] ?? '', object);
    round.next += 1;
    if (round.next < round.names.length) return;
    this.#round = null;
    round.done();
  }
}

/** Puts a piece after those that are kept, and lets go those before the last `most` bytes. */
function keepEnd(ends: Buffer[], piece: Buffer, most: number): void {
  ends.push(piece);
  let held = ends.reduce((sum, { length }) => sum + length, 0);
  for (let [first] = ends; first && held - first.length >= most; [first] = ends) {
    ends.shift();
    held -= first.length;
  }
}

function unreadable(git: Git, stderr: string): UserError {
  return /could not fetch|lazy fetching/.test(stderr)
    ? new UserError(
        `Objects of ${git.dir} are not in this clone (a partial clone), and Rekindle never fetches by ` +
          'itself. Fetch them first, or clone without --filter.',
      )
    : git.failure('cat-file', stderr);
}
