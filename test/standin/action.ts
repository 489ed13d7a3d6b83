// Runs the committed Action as the runner does: its own process, variables and files, then its `post`.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { type Command, commandIn, outputsIn } from '../action/commands.ts';
import type { Lane } from '../action/host.ts';
import { COMPILED } from '../compiled.ts';
import type { Call } from './calls.ts';
import { folder } from './checkout.ts';
import { gitEnv } from './git/run.ts';
import type { GitHub } from './github.ts';
import type { Event } from './happenings.ts';
import { at, fields, textOr, word } from './json.ts';

const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));

export interface Run {
  readonly event: Event;
  readonly token: string;
  /** The folder that is checked out; an empty one where it is not given. */
  readonly workspace?: string;
  readonly mode?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Variables that differ; `undefined` unsets one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The job is cancelled, as by a person, before such a call is served. */
  readonly cancelWhen?: (call: Call) => boolean;
  /** Whether `post` runs as well, as on a runner; without it, yes. */
  readonly post?: boolean;
  /** A process that is there already; absent: each has one of its own. */
  readonly lane?: Lane;
}

export interface Ended {
  /** `null`: killed. */
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly commands: readonly Command[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly state: Readonly<Record<string, string>>;
  /** Of `post`; `null` where there is none. */
  readonly post: { readonly status: number | null; readonly stdout: string; readonly stderr: string } | null;
  readonly temp: string;
}

const manifest: unknown = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8'));

/** The inputs as the runner hands them over: what is given over the defaults of action.yml. */
function inputsOf({ mode, inputs = {}, token }: Run): Readonly<Record<string, string>> {
  const defaults = Object.entries(fields(at(manifest, 'inputs'))).map(([name, one]) => {
    const value = word(fields(one)['default']);
    return [name, value.replace(/\$\{\{ *github\.token *\}\}/g, token).replace(/\$\{\{.*?\}\}/g, '')];
  });
  return { ...Object.fromEntries(defaults), ...(mode === undefined ? {} : { mode }), ...inputs };
}

interface Files {
  readonly output: string;
  readonly summary: string;
  readonly state: string;
  readonly event: string;
}

function variables(github: GitHub, run: Run, temp: string, files: Files): NodeJS.ProcessEnv {
  const { event } = run;
  const [owner = ''] = event.repository.split('/');
  const named = Object.entries(inputsOf(run)).map(([name, value]) => [
    `INPUT_${name.toUpperCase().replaceAll(' ', '_')}`,
    value,
  ]);
  return {
    ...gitEnv(),
    HOME: temp,
    NODE_COMPILE_CACHE: COMPILED,
    ...Object.fromEntries(named),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__rekindle',
    GITHUB_ACTION_PATH: ROOT,
    GITHUB_ACTOR: event.actor,
    GITHUB_TRIGGERING_ACTOR: event.actor,
    GITHUB_API_URL: github.api,
    GITHUB_GRAPHQL_URL: github.graphql,
    GITHUB_SERVER_URL: github.url,
    GITHUB_REPOSITORY: event.repository,
    GITHUB_REPOSITORY_OWNER: owner,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: files.event,
    GITHUB_SHA: event.sha,
    GITHUB_REF: event.ref,
    GITHUB_REF_NAME: event.ref.replace(/^refs\/(?:heads|tags|pull)\//, ''),
    GITHUB_HEAD_REF: event.head ?? '',
    GITHUB_BASE_REF: event.base ?? '',
    GITHUB_WORKFLOW: 'Rekindle',
    GITHUB_JOB: 'rekindle',
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_NUMBER: '1',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_WORKSPACE: run.workspace ?? folder(),
    GITHUB_OUTPUT: files.output,
    GITHUB_STEP_SUMMARY: files.summary,
    GITHUB_STATE: files.state,
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_TEMP: temp,
    RUNNER_ENVIRONMENT: 'github-hosted',
    ...run.env,
  };
}

interface Exited {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The runner asks a cancelled job to end, and ends it when it does not. */
const PATIENCE = 7500;

function start(
  entry: string,
  env: NodeJS.ProcessEnv,
  github: GitHub,
  { cancelWhen, lane }: Pick<Run, 'cancelWhen' | 'lane'>,
): Promise<Exited> {
  if (lane) return lane({ entry: join(ROOT, entry), cwd: String(env['GITHUB_WORKSPACE']), env });
  return new Promise((done, failed) => {
    const cwd = String(env['GITHUB_WORKSPACE']);
    const child = spawn(process.execPath, [join(ROOT, entry)], { cwd, env });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    let timer: NodeJS.Timeout | undefined;
    const unwatch = github.watch((call) => {
      if (!cancelWhen?.(call)) return;
      child.kill('SIGINT');
      timer ??= setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    });
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', failed);
    child.on('close', (status) => {
      clearTimeout(timer);
      unwatch();
      done({
        status,
        stdout: Buffer.concat(out).toString('utf8'),
        stderr: Buffer.concat(err).toString('utf8'),
      });
    });
  });
}

const withoutCancelling = ({ lane }: Run): Pick<Run, 'lane'> => (lane === undefined ? {} : { lane });

/** Runs `main`, and `post` with the state that it saved. */
export async function runAction(github: GitHub, run: Run): Promise<Ended> {
  const temp = folder();
  const made = (name: string, content = '') => {
    writeFileSync(join(temp, name), content);
    return join(temp, name);
  };
  const files = {
    output: made('output'),
    summary: made('summary.md'),
    state: made('state'),
    event: made('event.json', JSON.stringify(run.event.payload)),
  };
  const env = variables(github, run, temp, files);
  const main = textOr(at(manifest, 'runs', 'main')) ?? 'dist/action/index.js';
  const ended = await start(main, env, github, run);
  const state = outputsIn(readFileSync(files.state, 'utf8'));
  const after = textOr(at(manifest, 'runs', 'post'));
  const states = Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]));
  const runs = after !== null && run.post !== false && existsSync(join(ROOT, after));
  const post = runs ? await start(after, { ...env, ...states }, github, withoutCancelling(run)) : null;
  // Whose turns are left in a schedule would be waited for in vain.
  github.turns.leave(github.world.identities.of(run.token)?.client ?? run.token);
  return {
    ...ended,
    commands: ended.stdout.split(/\r\n|[\r\n]/).flatMap((line) => commandIn(line) ?? []),
    outputs: outputsIn(readFileSync(files.output, 'utf8')),
    summary: readFileSync(files.summary, 'utf8'),
    state,
    post,
    temp,
  };
}
