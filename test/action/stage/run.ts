// One go of the Action against the stand-in within this process, by the very door, and without waiting.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActionMode } from '../../../src/action/choose-mode.ts';
import { INPUTS, readInputs } from '../../../src/action/inputs.ts';
import { openCheckout, openGitHub } from '../../../src/action/open-workspace.ts';
import { type Open, WALKS } from '../../../src/action/run-mode.ts';
import { runnerOf } from '../../../src/action/runner.ts';
import { unpaced } from '../../../src/github/client/client.ts';
import type { GitHubRepository } from '../../../src/model/github/repository.ts';
import type { ModeResult } from '../../../src/modes/mode-context.ts';
import { gitEnv } from '../../standin/git/run.ts';
import type { GitHub } from '../../standin/github.ts';
import type { Event } from '../../standin/happenings.ts';

export interface Asked {
  readonly mode: ActionMode;
  readonly event: Event;
  readonly token: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly workspace?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The workflow run, and which attempt at it. */
  readonly run?: number;
  readonly attempt?: number;
  /** What the runner sets besides. */
  readonly env?: Readonly<Record<string, string>>;
  /** Is told what could not be learned; absent: nobody is. */
  readonly warn?: (message: string) => void;
  /** Stands between a mode and GitHub, which `real` opens as the door does. */
  readonly open?: (real: () => Promise<GitHubRepository>) => Promise<GitHubRepository>;
  readonly checkout?: Open['checkout'];
}

/** @throws what the door would turn into the end of the step */
export async function goOf(github: GitHub, asked: Asked): Promise<ModeResult> {
  const { mode, event, token, inputs = {}, workspace, now, run = 4711, attempt = 1 } = asked;
  const { open = (real: () => Promise<GitHubRepository>) => real() } = asked;
  const temp = mkdtempSync(join(tmpdir(), 'rekindle-go-'));
  try {
    const file = join(temp, 'event.json');
    writeFileSync(file, JSON.stringify(event.payload));
    const env = {
      ...gitEnv(),
      HOME: temp,
      GITHUB_EVENT_NAME: event.name,
      GITHUB_EVENT_PATH: file,
      GITHUB_SHA: event.sha,
      GITHUB_REF: event.ref,
      GITHUB_REPOSITORY: event.repository,
      GITHUB_SERVER_URL: github.url,
      GITHUB_API_URL: github.api,
      GITHUB_RUN_ID: String(run),
      GITHUB_RUN_ATTEMPT: String(attempt),
      GITHUB_WORKSPACE: workspace ?? temp,
      RUNNER_TEMP: temp,
      ...asked.env,
    };
    const given: Readonly<Record<string, string | null>> = { ...INPUTS, 'github-token': token, ...inputs };
    const go = {
      runner: runnerOf(env, temp),
      inputs: readInputs((name) => given[name] ?? ''),
      now,
      warn: asked.warn ?? (() => {}),
      pace: { second: 1, queues: unpaced() },
    };
    return await WALKS[mode](go, {
      github: (it) => open(() => openGitHub(it)),
      checkout: asked.checkout ?? openCheckout,
    });
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}
