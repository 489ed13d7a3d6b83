// Opens what a mode works on: the checkout on the runner, and the repository on GitHub.

import { realpathSync } from 'node:fs';
import * as http from 'node:http';
import { join } from 'node:path';
import type { ClientOptions } from '../github/client/client.ts';
import type { LocalEdge } from '../local/repository-source.ts';
import { UserError } from '../model/errors.ts';
import type { GitHubRepository } from '../model/github/repository.ts';
import { USUAL } from '../modes/defaults.ts';
import type { SweepInputs } from '../modes/sweep/sweep-state.ts';
import { REPORT_FILE, RESULT_FILE } from '../report/check/outputs.ts';
import { INPUTS, type Inputs } from './inputs.ts';
import type { Runner } from './runner.ts';

/** One run of the Action. */
export interface Go {
  readonly runner: Runner;
  readonly inputs: Inputs;
  /** Milliseconds since 1970 in UTC. */
  readonly now: number;
  /** Called with each fact that could not be found, one sentence at a time. */
  readonly warn: (message: string) => void;
  /** How requests are throttled, where it is not as GitHub asks for. */
  readonly pace?: Pick<ClientOptions, 'second' | 'queues'>;
}

/** @throws UserError where the workspace holds no checkout of its own, or git refuses it */
export async function openCheckout({ workspace, env }: Runner): Promise<LocalEdge> {
  const { localEdge } = await import('../local/repository-source.ts');
  const local = await localEdge(workspace, { env });
  // A workspace below somebody else's repository must not be taken for that.
  if (local.kind !== 'none' && local.root === realpathSync.native(workspace)) return local;
  throw new UserError(
    `Found no git checkout at ${JSON.stringify(workspace)}, expected one. ` +
      'Add actions/checkout before this step.',
  );
}

/**
 * One question to GitHub.
 * @throws WorldError where it refuses @throws UserError where there is nothing to ask with
 */
export async function openGitHub({ runner, inputs, now, warn, pace = {} }: Go): Promise<GitHubRepository> {
  const { repository, apiUrl, serverUrl, env, run, temp } = runner;
  if (repository === null)
    throw new UserError(
      'GITHUB_REPOSITORY names no repository, expected OWNER/NAME. Run this in a workflow.',
    );
  if (inputs.token === '')
    throw new UserError(
      'Input "github-token": found none, expected a token. Leave the input away, or give one that is set.',
    );
  useProxy(env, warn);
  const [{ openHub }, { localEdge }, { configOf }] = await Promise.all([
    import('../github/open-repository.ts'),
    import('../local/repository-source.ts'),
    import('../modes/mode-context.ts'),
  ]);
  return openHub({
    client: { token: inputs.token, baseUrl: apiUrl, budget: inputs.operations, ...pace },
    serverUrl,
    env,
    ...repository,
    ...(inputs.configPath === INPUTS['config-path'] ? {} : { configPath: inputs.configPath }),
    says: (reading) => {
      const { trustedMarkerLogins: trusted, ignore } = configOf(reading).config;
      return { trusted, bots: ignore.authors };
    },
    runId: run?.id ?? null,
    runAttempt: run?.attempt ?? 1,
    now,
    tempDir: join(temp, 'rekindle'),
    // Ages are told by pushes, as GitHub received them: a clone without a past lacks nothing.
    openClone: (dir, says) => localEdge(dir, { env, ...says, pastElsewhere: true }),
    warn,
  });
}

const TOKEN_OF_ACTIONS = 'github-actions[bot]';

/** What the modes are told; `hub`: `null` where GitHub is not asked. */
export function modeInputs({ runner, inputs, now }: Go, hub: GitHubRepository | null): SweepInputs {
  const account = hub?.facts.account ?? TOKEN_OF_ACTIONS;
  return {
    now: hub?.now ?? now,
    door: 'action',
    ages: inputs.ages,
    commandPermission: inputs.commandPermission,
    allowedBots: inputs.allowedBots,
    token: account === TOKEN_OF_ACTIONS ? 'github-token' : 'own',
    again: (runner.run?.attempt ?? 1) > 1,
    oldAfter: USUAL.oldAfter,
    dryRun: inputs.dryRun,
    failOn: inputs.failOn,
    gate: inputs.gate,
    server: runner.serverUrl,
    operations: inputs.operations,
    maxOpenIssues: inputs.maxOpenIssues,
    maxNewPullRequests: inputs.maxNewPullRequests,
    resultFile: join(runner.temp, RESULT_FILE),
    ...(inputs.htmlReport ? { htmlFile: join(runner.temp, REPORT_FILE) } : {}),
  };
}

// Sends requests through the proxy that a runner names: Node does so by itself only where it is told to.

type Env = Readonly<Record<string, string | undefined>>;

const NAMES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'no_proxy', 'NO_PROXY'] as const;

/** `warn` is told where this Node cannot: it came with Node 24.14. Git reads the same variables itself. */
export function useProxy(env: Env, warn: (message: string) => void): void {
  const set = NAMES.flatMap((name) => (env[name] ? [[name, env[name]] as const] : []));
  if (!set.some(([name]) => !/^no_/i.test(name))) return;
  if (typeof http.setGlobalProxyFromEnv === 'function') http.setGlobalProxyFromEnv(Object.fromEntries(set));
  else
    warn(
      `A proxy is set, and Node ${process.versions.node} cannot use one, so requests go without it. ` +
        'Update the runner.',
    );
}
