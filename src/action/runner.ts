// What the runner provides: variables, the event's file, and the folders that a job may use.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../model/errors.ts';
import type { RunnerEvent } from './event-commits.ts';

type Env = Readonly<Record<string, string | undefined>>;

export interface Runner {
  readonly env: Env;
  readonly event: RunnerEvent;
  /** Where the repository is checked out, if it is. */
  readonly workspace: string;
  /** A folder of this job alone. */
  readonly temp: string;
  /** `owner/name`; `null` where the runner gives none that can be one. */
  readonly repository: { readonly owner: string; readonly repo: string } | null;
  /** Without a slash at the end. */
  readonly serverUrl: string;
  readonly apiUrl: string;
  /** The workflow run, and which attempt at it this is; `null` where there is none. */
  readonly run: { readonly id: number; readonly attempt: number } | null;
}

/** Sources: GitHub's documentation, "Variables reference", "Default environment variables". */
export function runnerOf(env: Env, cwd: string): Runner {
  const text = (name: string) => env[name] ?? '';
  const [owner = '', repo = '', ...more] = text('GITHUB_REPOSITORY').split('/');
  const named = owner !== '' && repo !== '' && more.length === 0;
  const id = numberIn(text('GITHUB_RUN_ID'));
  return {
    env,
    event: eventOf(text),
    workspace: text('GITHUB_WORKSPACE') || cwd,
    temp: text('RUNNER_TEMP') || ownFolder(),
    repository: named ? { owner, repo } : null,
    serverUrl: (text('GITHUB_SERVER_URL') || 'https://github.com').replace(/\/+$/, ''),
    apiUrl: (text('GITHUB_API_URL') || 'https://api.github.com').replace(/\/+$/, ''),
    run: id === null ? null : { id, attempt: numberIn(text('GITHUB_RUN_ATTEMPT')) ?? 1 },
  };
}

function numberIn(value: string): number | null {
  return /^[1-9]\d{0,15}$/.test(value) ? Number(value) : null;
}

function eventOf(text: (name: string) => string): RunnerEvent {
  const event = { name: text('GITHUB_EVENT_NAME'), sha: text('GITHUB_SHA') };
  const file = text('GITHUB_EVENT_PATH');
  if (file === '') return { ...event, payload: undefined, problem: 'GITHUB_EVENT_PATH is not set' };
  try {
    return { ...event, payload: JSON.parse(readFileSync(file, 'utf8')), problem: null };
  } catch (error) {
    const why = error instanceof SyntaxError ? 'holds no JSON' : 'cannot be read';
    return { ...event, payload: undefined, problem: `the file that GITHUB_EVENT_PATH names ${why}` };
  }
}

/** @throws UserError where there is no place for one */
function ownFolder(): string {
  try {
    return mkdtempSync(join(tmpdir(), 'rekindle-'));
  } catch (cause) {
    throw new UserError(`RUNNER_TEMP is not set, and ${tmpdir()} takes no folder. Set RUNNER_TEMP.`, {
      cause,
    });
  }
}
