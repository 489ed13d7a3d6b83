// The environment of the live story: a stand-in of GitHub with the demo's repository, its people and tokens.

import { CONFIG, ORDER, PLACE, PULL } from '../../src/demo/github-scenario.ts';
import { makeRepository } from '../../src/demo/repository.ts';
import { DEMO_AT } from '../../src/demo/story.ts';
import { PERMISSIONS } from '../../src/report/init/workflows.ts';
import { folder } from '../../test/standin/checkout.ts';
import { run } from '../../test/standin/git/run.ts';
import { type GitHub, startGitHub } from '../../test/standin/github.ts';
import type { Token } from '../../test/standin/identity.ts';

export const REPO = `${PLACE.owner}/${PLACE.repo}`;
export type Mode = 'check' | 'sweep' | 'command';

/** Of a mode's job: what `permissions` of the published workflow files grants, and no more. */
function tokenOf(mode: Mode): Token {
  const permissions = Object.entries(PERMISSIONS[mode]).map(([name, level]) => [
    name.replace('-', '_'),
    level,
  ]);
  return { kind: 'actions', permissions: Object.fromEntries(permissions), repos: [REPO], client: mode };
}

/** Anyone who reads what the Action left behind is a person with a token of their own. */
export const READER = PULL.by;

/** What is looked at: a repository, and the pull request that its story is about. */
export interface Place {
  readonly github: GitHub;
  /** `owner/name`. */
  readonly repo: string;
  readonly pull: number;
}

export interface Ground extends Place {
  /** Milliseconds that the story's clock is ahead. */
  readonly ahead: number;
  /** For every process of the Action: it lives in the time of the story. */
  readonly env: Readonly<Record<string, string>>;
}

/** `own`: variables of the process, for git. @throws UserError where git fails */
export async function prepare(own: NodeJS.ProcessEnv, stop: AbortSignal): Promise<Ground> {
  const ahead = DEMO_AT - Date.now();
  const tokens = Object.fromEntries(
    (['check', 'sweep', 'command'] as const).map((mode) => [mode, tokenOf(mode)]),
  );
  const github = await startGitHub({
    tokens: { ...tokens, [READER]: { kind: 'user', login: READER } },
    now: () => new Date(Date.now() + ahead),
  });
  try {
    const dir = folder();
    await makeRepository(dir, own, stop);
    await configured(dir);
    await github.seed({
      owner: PLACE.owner,
      name: PLACE.repo,
      from: dir,
      allowActionsPullRequests: true,
      roles: { [ORDER.by]: ORDER.role, [PULL.by]: 'write' },
    });
    const { by, title, branch: head, base } = PULL;
    const pull = await github.acts.pull(REPO, by, { title, head, base });
    const clock = new URL('clock.mjs', import.meta.url).href;
    const env = { NODE_OPTIONS: `--import=${clock}`, DEMO_CLOCK_AHEAD: String(ahead) };
    return { github, repo: REPO, pull, ahead, env };
  } catch (error) {
    await github.close();
    throw error;
  }
}

/** The config is a commit of the default branch, as old as the last one there: no one is at work on it. */
async function configured(cwd: string): Promise<void> {
  const git = async (
    command: readonly string[],
    more: { input?: string; env?: Record<string, string> } = {},
  ) => {
    const { status, stdout, stderr } = await run(command, { cwd, ...more });
    if (status !== 0) throw new Error(`git ${command.join(' ')}: ${stderr}`);
    return stdout.toString('utf8').trim();
  };
  const when = await git(['log', '-1', '--format=%cI']);
  const blob = await git(['hash-object', '-w', '--stdin'], { input: CONFIG });
  await git(['update-index', '--add', '--cacheinfo', `100644,${blob},.github/rekindle.yml`]);
  const who = ['-c', `user.name=${PULL.by}`, '-c', `user.email=${PULL.by}@rekindle.invalid`];
  const env = { GIT_AUTHOR_DATE: when, GIT_COMMITTER_DATE: when };
  await git([...who, 'commit', '--quiet', '--message=configure Rekindle'], { env });
}
