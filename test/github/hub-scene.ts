// A repository for the hub's tests, with branches that rules guard, conversations, and a fork beside it.
import { type HubOptions, openHub } from '../../src/github/open-repository.ts';
import { localEdge } from '../../src/local/repository-source.ts';
import type { GitHubRepository } from '../../src/model/github/repository.ts';
import { markerLine } from '../../src/text/comment-marker.ts';
import { env, folder, state } from '../local/repository.ts';
import { type GitHub, startGitHub } from '../standin/github.ts';
import { countsSince } from './effects-scene.ts';
import { clientOptions } from './scenes.ts';

export const REPO = 'harbour/tides';
export const OURS = 'github-actions[bot]';
const WRITES = {
  actions: 'read',
  checks: 'write',
  contents: 'write',
  issues: 'write',
  pull_requests: 'write',
} as const;

export async function startHub(): Promise<GitHub> {
  const github = await startGitHub({
    tokens: {
      ghs_all: { kind: 'actions', permissions: WRITES },
      ghs_bare: { kind: 'actions', permissions: { contents: 'read' } },
      ghp_mona: { kind: 'user', login: 'mona' },
    },
  });
  const spec = (text: string) => ({ commits: [{ files: { 'specs/a/feature.spec.md': text }, by: 'mona' }] });
  await github.seed(
    {
      owner: 'harbour',
      name: 'tides',
      roles: { mona: 'maintain' },
      labels: ['docs'],
      branches: {
        main: {
          files: { 'specs/a/pipeline-state.md': state('a'), '.github/rekindle.yml': 'stale-after: 3d\n' },
        },
        alike: spec('# A\n'),
        work: { commits: [{ files: { 'specs/b/pipeline-state.md': state('b') }, by: 'mona' }] },
        guarded: { commits: [] },
        ruled: { commits: [] },
        kept: { commits: [] },
        signed: { commits: [] },
      },
      protections: [
        { pattern: 'guarded' },
        { pattern: 'ruled', by: 'ruleset' },
        { pattern: 'kept', by: 'ruleset', reviews: 0 },
        { pattern: 'signed', by: 'ruleset', reviews: 0, requiresSignatures: true },
      ],
      issues: [
        { title: 'A', body: 'words', by: 'mona', labels: ['docs'], comments: [{ by: 'mona', body: 'hi' }] },
        { title: 'Board', body: `${markerLine({ key: 'board' })}\n`, by: OURS, closed: true },
        { title: 'Plain', by: OURS },
      ],
      pulls: [{ title: 'Work', head: 'work', by: 'mona', labels: ['docs'] }],
      runs: [{ branch: 'work', status: 'in_progress' }],
    },
    { owner: 'harbour', name: 'bare' },
    { owner: 'harbour', name: 'secret', private: true, branches: { main: { files: { a: 'a' } } } },
  );
  await github.seed({ owner: 'mona', name: 'tides', ownerType: 'User', forkOf: REPO });
  await github.commit('mona/tides', 'work', [{ files: { x: 'x' }, message: 'x' }]);
  await github.acts.pull(REPO, 'mona', { title: 'Fork', head: 'mona:work', base: 'main' });
  github.keep();
  return github;
}

/** The hub of one run; what it could not learn is told to `said`. */
export async function hubOn(
  github: GitHub,
  said: string[],
  over: Partial<HubOptions> = {},
  token = 'ghs_all',
): Promise<GitHubRepository> {
  return openHub({
    client: clientOptions(github, token, 9),
    serverUrl: github.url,
    env,
    owner: 'harbour',
    repo: 'tides',
    runId: null,
    now: Date.now(),
    tempDir: await folder(),
    openClone: (dir, { supply, defaultBranch }) => localEdge(dir, { env, supply, defaultBranch }),
    warn: (message) => said.push(message),
    ...over,
  });
}

/** What an answer is, and which calls it cost. */
export async function costsOn<T>(github: GitHub, ask: () => Promise<T>): Promise<readonly [T, string]> {
  const from = github.calls.length;
  const value = await ask();
  return [value, countsSince(github, from)];
}
