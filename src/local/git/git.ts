// Starts git: hardened against the repository it looks at, counted, and never through a shell.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { assert, UserError } from '../../model/errors.ts';
import {
  argumentsOf,
  environmentWith,
  filtersIn,
  type Variables,
  withoutFilters,
  withSettings,
} from '../../model/github/git-invocation.ts';
import { unlockFrom } from '../write/refusals.ts';

/** Variables of a process, as a door hands them down. */
export type ProcessEnvironment = Variables;

/** What a finished git process said. */
export interface GitOutput {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Settings that a repository's own config must not choose (gitrepository-layout, git-config, git-log). */
const CONFIG: readonly string[] = [
  'protocol.allow=never', // reading never fetches
  'log.showRoot=true',
  'log.follow=false',
  'trailer.separators=:',
];

/** Forced on every process; see git(1), "Environment Variables". */
const FORCED: ProcessEnvironment = {
  GIT_ALLOW_PROTOCOL: 'none', // beats protocol.<name>.allow of the repository's config
  GIT_GRAFT_FILE: '/dev/null/none', // grafts and replace refs would forge history
  GIT_LITERAL_PATHSPECS: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_OPTIONAL_LOCKS: '0',
};

/** Commands that look into files on disk, and so would start the filters of the config. */
const LOOKING: ReadonlySet<string> = new Set([
  'commit',
  'diff-index',
  'hash-object',
  'status',
  'update-index',
  'worktree',
]);

/** Of git's own variables only those that say where git and the person's settings are. */
const KEPT = /^GIT_(?:CONFIG|EXEC_PATH|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)/;

/** Keys of filters; git writes a section's name in lower case here. */
const FILTER = '^filter\\.';

const STDERR_CAP = 16_384;

/** The command among arguments of git, after its settings. */
function commandIn(args: readonly string[]): string {
  return args.find((arg, at) => arg !== '-c' && args[at - 1] !== '-c') ?? '';
}

/** Git in one folder. */
export class Git {
  readonly dir: string;
  /** Processes started so far, by this object and those made by `at`. */
  get processes(): number {
    return this.#count.value;
  }
  readonly #env: ProcessEnvironment;
  readonly #more: ProcessEnvironment;
  readonly #count: { value: number };

  /** `dir`: an absolute path. `more`: variables that are set as they stand. */
  constructor(dir: string, env: ProcessEnvironment, count = { value: 0 }, more: ProcessEnvironment = {}) {
    this.dir = dir;
    this.#env = env;
    this.#more = more;
    this.#count = count;
  }

  /** The same git, with the same count, in another folder. */
  at(dir: string): Git {
    return new Git(dir, this.#env, this.#count, this.#more);
  }

  /** The same git, with the same count and more variables. */
  with(more: ProcessEnvironment): Git {
    return new Git(this.dir, this.#env, this.#count, { ...this.#more, ...more });
  }

  /** Starts a process and leaves its streams to the caller; one that looks into files is run to its end. */
  start(args: readonly string[]): ChildProcessWithoutNullStreams {
    assert(!LOOKING.has(commandIn(args)), `git ${commandIn(args)} is run to its end`);
    return this.#spawn(args, []);
  }

  #spawn(args: readonly string[], filters: readonly string[]): ChildProcessWithoutNullStreams {
    this.#count.value += 1;
    const env = { ...environmentWith(this.#env, KEPT, FORCED), ...this.#more };
    return spawn('git', argumentsOf(this.dir, CONFIG, args), {
      env: withSettings(env, withoutFilters(filters)),
      shell: false,
      stdio: 'pipe',
      windowsHide: true,
    });
  }

  /** Drivers of filters that any config names, included files too. One process. @throws UserError */
  async filters(): Promise<readonly string[]> {
    const { code, stdout, stderr } = await this.run(['config', '-z', '--name-only', '--get-regexp', FILTER]);
    if (code > 1) throw this.failure('config', stderr);
    return filtersIn(stdout.toString('utf8').split('\0'));
  }

  /** Runs a process to its end; its standard output goes to `take` piece by piece. */
  async stream(
    args: readonly string[],
    input: string | Buffer,
    take: (chunk: Buffer) => void,
  ): Promise<GitOutput> {
    const child = this.#spawn(args, LOOKING.has(commandIn(args)) ? await this.filters() : []);
    const ended = endOf(child);
    child.stdin.on('error', () => {}); // a process that ends early says why on stderr
    child.stdin.end(input);
    child.stdout.on('data', (chunk: Buffer) => take(chunk));
    const { code, stderr } = await ended;
    return { code, stdout: Buffer.alloc(0), stderr };
  }

  /** Runs a process to its end and keeps its standard output. */
  async run(args: readonly string[], input: string | Buffer = ''): Promise<GitOutput> {
    const chunks: Buffer[] = [];
    const output = await this.stream(args, input, (chunk) => chunks.push(chunk));
    return { ...output, stdout: Buffer.concat(chunks) };
  }

  /** The error to throw where a process failed. */
  failure(what: string, stderr: string): UserError {
    const said = stderr.trim();
    if (/dubious ownership|safe\.bareRepository/i.test(said))
      return new UserError(`git refuses to read ${this.dir}, and so does Rekindle. git says:\n${said}`);
    const locked = unlockFrom(said);
    const line = locked?.line ?? said.split('\n').slice(0, 5).join(' ');
    const words = said === '' ? 'git gave no reason' : `git says: ${line}`;
    const advice = locked === null ? '' : ` ${locked.advice}`;
    return new UserError(`git ${what} failed in ${this.dir}; ${words}. Nothing was changed.${advice}`);
  }
}

/**
 * Settles when a process has ended and its streams are read.
 * @throws UserError where git cannot be started.
 */
export async function endOf(
  child: ChildProcessWithoutNullStreams,
): Promise<{ readonly code: number; readonly stderr: string }> {
  let stderr = '';
  child.stderr.setEncoding('utf8');
  child.stderr.on('data', (text: string) => {
    if (stderr.length < STDERR_CAP) stderr += text;
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', (error) => reject(notStarted(error)));
    child.on('close', (status) => resolve(status ?? -1));
  });
  return { code, stderr };
}

function notStarted(error: Error & { code?: string }): UserError {
  if (error.code === 'ENOENT')
    return new UserError(
      'git was not found. Rekindle reads repositories through git 2.31 or newer: install it, or set PATH.',
    );
  return new UserError(`git could not be started (${error.message}). git 2.31 or newer is needed.`, {
    cause: error,
  });
}
