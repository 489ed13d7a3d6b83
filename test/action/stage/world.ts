// The repository that the scenarios play in: the demonstration's workflows, a config, an agent, and people.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ActionMode, MODES } from '../../../src/action/choose-mode.ts';
import { makeRepository } from '../../../src/demo/repository.ts';
import { DEMO_NOW } from '../../../src/demo/story.ts';
import { PERMISSIONS } from '../../../src/report/init/workflows.ts';
import { outputOf } from '../../launcher.ts';
import { SILENT } from '../../modes/orders-stage.ts';
import { gitEnv } from '../../standin/git/run.ts';
import { type GitHub, startGitHub } from '../../standin/github.ts';
import type { Permissions } from '../../standin/identity.ts';

export const REPO = 'harbour/tides';
export const NOW = Date.parse(DEMO_NOW);

/** What is published for a mode, in the API's words. */
const grantedTo = (mode: ActionMode): Permissions =>
  Object.fromEntries(
    Object.entries(PERMISSIONS[mode]).map(([scope, level]) => [scope.replaceAll('-', '_'), level]),
  );

/** One token a mode. */
export const tokenOf = (mode: ActionMode): string => `ghs_${mode}`;
const TOKENS = Object.fromEntries(
  MODES.map((mode) => [tokenOf(mode), { kind: 'actions' as const, permissions: grantedTo(mode) }]),
);

/** A guard that makes checkpoints needs one more, as the docs say, and no other. */
export const SAVING = 'ghs_saving';
const SAVES = {
  kind: 'actions' as const,
  permissions: { ...grantedTo('guard'), contents: 'write' } as const,
};

/** What a pull request from a fork runs with, whatever its workflow asks for. */
const FORK = { kind: 'actions' as const, permissions: { contents: 'read', pull_requests: 'read' } as const };

const AGENT = 'on:\n  workflow_dispatch:\n  repository_dispatch:\n    types: [rekindle-resume]\n';
export const DISPATCH = 'dispatch:\n  repository-dispatch: rekindle-resume\n';

const scratch: string[] = [];
process.on('exit', () => {
  for (const dir of scratch) rmSync(dir, { recursive: true, force: true });
});

/** A repository with the demonstration's branches; made once. */
let made: Promise<string> | null = null;
async function demonstration(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'rekindle-story-'));
  scratch.push(dir);
  await makeRepository(dir, gitEnv());
  return dir;
}

/** A bare copy with some of its branches only. */
async function withBranches(branches: readonly string[]): Promise<string> {
  made ??= demonstration();
  const from = await made;
  const dir = mkdtempSync(join(tmpdir(), 'rekindle-some-'));
  scratch.push(dir);
  const git = (...args: readonly string[]) => outputOf('git', args, { cwd: dir, env: gitEnv() });
  git('init', '-q', '--bare', '-b', 'main', '.');
  const refs = ['main', ...branches].map((name) => `+refs/heads/${name}:refs/heads/${name}`);
  git('fetch', '-q', '--no-tags', from, ...refs);
  return dir;
}

export interface Scenery {
  /** Of the demonstration, beside `main`. */
  readonly branches: readonly string[];
  readonly config?: string;
  /** A branch of its own with the silent workflow. */
  readonly silent?: boolean;
  readonly guarded?: readonly string[];
  /** A branch of the demonstration that lies in somebody's fork alone. */
  readonly fork?: string;
  /** It is GitHub Enterprise Server: its API has another address. */
  readonly enterprise?: boolean;
}

/**
 * The stand-in with that repository; nothing is said on it yet. `clock`: GitHub's; absent: it is NOW, and
 * what people do there they did an hour ago.
 */
export async function stand(
  { branches, config = '', silent, guarded = [], fork, enterprise = false }: Scenery,
  clock?: () => Date,
): Promise<GitHub> {
  const now = clock ?? (() => new Date(NOW - 3_600_000));
  const date = clock ?? (() => new Date(NOW));
  const tokens = { ...TOKENS, ghs_fork: FORK, [SAVING]: SAVES };
  const github = await startGitHub({ tokens, now, date, enterprise });
  await github.seed({
    owner: 'harbour',
    name: 'tides',
    from: await withBranches(branches),
    allowActionsPullRequests: true,
    roles: { ada: 'write', bob: 'admin', eve: 'read' },
    protections: guarded.map((pattern) => ({ pattern })),
  });
  const files = { '.github/workflows/agent.yml': AGENT, '.github/rekindle.yml': config };
  if (config !== '') await github.commit(REPO, 'main', [{ files, by: 'ada', message: 'settings' }]);
  if (silent) await github.commit(REPO, SILENT.branch, [{ files: SILENT.files, by: 'ada' }], 'main');
  if (fork !== undefined) {
    const from = await withBranches([fork]);
    await github.seed({ owner: 'eve', name: 'tides', ownerType: 'User', forkOf: REPO, from });
  }
  github.keep();
  return github;
}
