// Starts short programs for tests from a small process: to fork a large one costs more than git itself.
import { execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Launched {
  /** 128 and more where a signal ended it. */
  readonly status: number;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
}

export interface Launch {
  readonly cwd?: string;
  /** The whole environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly input?: string | Buffer;
}

interface Launcher {
  readonly dir: string;
  readonly orders: number;
  readonly answers: number;
}

let launcher: Launcher | null = null;

/** A shell that reads what it is to start from a pipe, and says over another how it ended. */
function started(): Launcher {
  if (launcher) return launcher;
  const dir = mkdtempSync(join(tmpdir(), 'rekindle-launcher-'));
  const [orders, answers] = [join(dir, 'orders'), join(dir, 'answers')];
  execFileSync('sh', ['-c', 'mkfifo "$@"', 'sh', orders, answers]);
  writeFileSync(join(dir, 'none'), '');
  // It ends by itself as soon as this process has: then its orders end.
  spawn('sh', [orders], { stdio: 'ignore', cwd: dir, env: {} }).unref();
  const to = openSync(orders, 'w');
  writeSync(to, `${tellingSpent()}exec 3>${quoted(answers)}\n`);
  const from = openSync(answers, 'r');
  process.once('exit', () => {
    closeSync(to);
    rmSync(dir, { recursive: true, force: true });
  });
  launcher = { dir, orders: to, answers: from };
  return launcher;
}

/** Words for a shell: it says what it took when it ends, which is after the process that started it. */
function tellingSpent(): string {
  const folder = process.env['REKINDLE_SPENT'];
  if (folder === undefined) return '';
  const file = join(folder, `launcher-${process.pid}`);
  return `spent=${quoted(file)}; >"$spent"; trap 'times >"$spent"' EXIT\n`;
}

const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

/**
 * Runs a program to its end. Everything here stands still meanwhile: nothing may be started that waits for
 * something in this process.
 */
export function launch(program: string, args: readonly string[], { cwd, env, input = '' }: Launch): Launched {
  const { dir, orders, answers } = started();
  if (input.length > 0) writeFileSync(join(dir, 'in'), input);
  const variables = Object.entries(env).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${quoted(value)}`],
  );
  // The shell has no variables of its own: these are all that the program gets, but for PWD.
  const words = [...variables, 'exec', ...[program, ...args].map(quoted)].join(' ');
  const from = join(dir, input.length > 0 ? 'in' : 'none');
  const streams = `<${quoted(from)} >${quoted(join(dir, 'out'))} 2>${quoted(join(dir, 'err'))}`;
  // In a folder of its own choice only for this one; the shell itself stays where it is.
  const line = `(cd ${quoted(cwd ?? '/')} && ${words}) ${streams}; echo $? >&3\n`;
  for (let bytes = Buffer.from(line); bytes.length > 0; ) bytes = bytes.subarray(writeSync(orders, bytes));
  return {
    status: Number(answer(answers)),
    stdout: readFileSync(join(dir, 'out')),
    stderr: readFileSync(join(dir, 'err')),
  };
}

/** One line of what the shell says. */
function answer(from: number): string {
  const bytes = Buffer.alloc(16);
  let said = '';
  while (!said.endsWith('\n')) {
    const count = readSync(from, bytes);
    if (count === 0) throw new Error('the shell that starts programs is gone');
    said += bytes.toString('latin1', 0, count);
  }
  return said;
}

/** The same, where only what it wrote counts. @throws Error with what it said, where it failed */
export function outputOf(program: string, args: readonly string[], how: Launch): Buffer {
  const { status, stdout, stderr } = launch(program, args, how);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr.toString().trim()}`);
  return stdout;
}
