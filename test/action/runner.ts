// A runner for the Action in tests: repositories made on the spot, its variables, and what came of it.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPILED } from '../compiled.ts';
import { exhaustive } from '../exhaustive.ts';
import { outputOf } from '../launcher.ts';
import { type Command, commandIn, outputsIn } from './commands.ts';
import { type Host, hostOf } from './host.ts';

const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** What people run: the committed bundle, which is held against the source by a stage of its own. */
export const BUNDLE = 'dist/action/index.js';
/** For what goes through all of the door: the source as well, whose start takes twice as long. */
export const ENTRIES: readonly string[] = exhaustive ? ['src/action.ts', BUNDLE] : [BUNDLE];

const GIT_ENV = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
};

/** Texts by path; `null`: the file is removed. */
export type Files = Readonly<Record<string, string | null>>;

/** A repository in a folder of its own. */
export class Repo {
  readonly dir: string;
  #date: Readonly<Record<string, string>> = {};
  /** In the messages, so that two commits of one second differ. */
  #commits = 0;

  constructor(dir: string) {
    this.dir = dir;
  }

  git(...args: readonly string[]): string {
    return this.script('git -c protocol.file.allow=always "$@"', ...args);
  }

  /** Several calls of git in one start: `$1` and on are these words. @throws Error where one of them fails */
  script(text: string, ...words: readonly string[]): string {
    const env = { PATH: process.env['PATH'], HOME: this.dir, ...GIT_ENV, ...this.#date };
    const how = { cwd: this.dir, env };
    return outputOf('sh', ['-e', '-c', text, 'sh', ...words], how)
      .toString('utf8')
      .trim();
  }

  /** Commits these files (`null` removes one), now or some days ago, and gives the commit's id. */
  commit(files: Files, daysAgo = 0): string {
    for (const [path, text] of Object.entries(files)) {
      const file = join(this.dir, path);
      if (text === null) {
        rmSync(file);
        continue;
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    const date = `@${Math.floor(Date.now() / 1000) - daysAgo * 86_400} +0000`;
    this.#date = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    const text = 'git add --all; git commit --quiet --allow-empty --message "$1"; git rev-parse HEAD';
    return this.script(text, `work ${this.#commits++}`);
  }
}

const scratch: string[] = [];

process.once('exit', () => {
  for (const dir of scratch) rmSync(dir, { recursive: true, force: true });
});

/** A folder that stays as long as this process: files that share it start from the same repositories. */
export function folder(): string {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'rekindle-action-')));
  scratch.push(dir);
  return dir;
}

/** An empty repository on branch `main`. */
export function repository(): Repo {
  const repo = new Repo(folder());
  repo.git('init', '--quiet', '--initial-branch', 'main');
  return repo;
}

/** What actions/checkout leaves: a clone of one revision with a detached head. */
export function checkout(from: Repo, commit: string, depth: number | 'all'): Repo {
  const repo = new Repo(folder());
  const text = `
    git -C "$1" config uploadpack.allowAnySHA1InWant true
    git init --quiet --initial-branch main
    git remote add origin "file://$1"
    commit=$2
    shift 2
    git -c protocol.file.allow=always fetch --quiet --no-tags "$@" "$commit"
    git checkout --quiet --detach "$commit"`;
  const what =
    depth === 'all'
      ? ['origin', '+refs/heads/*:refs/remotes/origin/*']
      : ['--depth', String(depth), 'origin'];
  repo.script(text, from.dir, commit, ...what);
  return repo;
}

export interface Job {
  readonly entry: string;
  readonly workspace: string;
  readonly event: string;
  /** The payload; a string is written as it stands, `null` leaves GITHUB_EVENT_PATH unset. */
  readonly payload: unknown;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Variables that differ; `undefined` unsets one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly commands: readonly Command[];
  readonly outputs: Readonly<Record<string, string>>;
  /** `''` where none was written. */
  readonly summary: string;
  readonly temp: string;
}

/** Starts the Action as the runner does. */
const started: Host = ({ entry, cwd, env }) =>
  spawnSync(process.execPath, [entry], { cwd, env, encoding: 'utf8' });

/** Runs the Action as the runner does: in a process of its own. */
export const runAction = (job: Job): Ended => ran(job, started);

/** The same in one process for all, where what the Action says counts, not how it is started. */
export const runWarm = (job: Job): Ended => ran(job, hostOf());

function ran(job: Job, host: Host): Ended {
  const temp = folder();
  const file = (name: string, content: string) => {
    writeFileSync(join(temp, name), content);
    return join(temp, name);
  };
  const payload = typeof job.payload === 'string' ? job.payload : JSON.stringify(job.payload);
  const inputs = {
    mode: 'auto',
    'fail-on': 'invalid',
    ...job.inputs,
  };
  const env = {
    PATH: process.env['PATH'],
    HOME: temp,
    NODE_COMPILE_CACHE: COMPILED,
    ...GIT_ENV,
    ...Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: job.workspace,
    GITHUB_EVENT_NAME: job.event,
    GITHUB_EVENT_PATH: job.payload === null ? undefined : file('event.json', payload),
    GITHUB_OUTPUT: file('output', ''),
    GITHUB_STATE: file('state', ''),
    GITHUB_STEP_SUMMARY: file('summary.md', ''),
    RUNNER_TEMP: temp,
    ...job.env,
  };
  const { status, stdout, stderr } = host({ entry: join(ROOT, job.entry), cwd: job.workspace, env });
  return {
    status,
    stdout,
    stderr,
    commands: stdout.split(/\r\n|[\r\n]/).flatMap((line) => commandIn(line) ?? []),
    outputs: outputsIn(readFileSync(join(temp, 'output'), 'utf8')),
    summary: readFileSync(join(temp, 'summary.md'), 'utf8'),
    temp,
  };
}
