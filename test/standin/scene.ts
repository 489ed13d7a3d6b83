// The world of the stand-in's own tests: one repository with people, branches and conversations, and its
// tokens.
import { type Asking, ask, type Heard } from './client.ts';
import { type GitHub, type Options, startGitHub } from './github.ts';
import type { Permissions, Token } from './identity.ts';
import type { RepositorySeed } from './seed.ts';

const REPO = 'acme/app';
const BOTH = [REPO, 'acme/secret'];

const EVERYTHING: Permissions = {
  actions: 'write',
  administration: 'read',
  checks: 'write',
  contents: 'write',
  issues: 'write',
  pull_requests: 'write',
};

const TOKENS: Readonly<Record<string, Token>> = {
  all: { kind: 'actions', permissions: EVERYTHING, repos: BOTH },
  second: { kind: 'actions', permissions: EVERYTHING, repos: BOTH },
  none: { kind: 'actions', permissions: {}, repos: BOTH },
  elsewhere: { kind: 'actions', permissions: EVERYTHING, repos: ['acme/other'] },
  issues: { kind: 'app', login: 'helper[bot]', permissions: { issues: 'write' }, repos: BOTH },
  pulls: { kind: 'app', login: 'helper[bot]', permissions: { pull_requests: 'write' }, repos: BOTH },
  reader: { kind: 'actions', permissions: { contents: 'read' }, repos: BOTH },
  ann: { kind: 'user', login: 'ann' },
  bob: { kind: 'user', login: 'bob' },
  eve: { kind: 'user', login: 'eve' },
};

const WORKFLOW = 'on:\n  workflow_dispatch:\n';

export const APP: RepositorySeed = {
  owner: 'acme',
  name: 'app',
  allowActionsPullRequests: true,
  roles: { ann: 'admin', bob: 'write', cat: 'triage' },
  labels: ['bug'],
  branches: {
    main: {
      commits: [
        { files: { 'README.md': 'Hello.\n', 'docs/a.txt': 'a\n', '.github/workflows/agent.yml': WORKFLOW } },
        { files: { 'docs/b.txt': 'b\n' }, by: 'ann', message: 'second' },
      ],
    },
    feature: { commits: [{ files: { 'src/new.txt': 'new\n' }, by: 'bob' }] },
    other: { commits: [{ files: { 'src/other.txt': 'other\n' } }] },
    guarded: { commits: [] },
  },
  protections: [
    { pattern: 'guarded', checks: ['build'] },
    { pattern: 'release/**', by: 'ruleset' },
  ],
  issues: [
    { title: 'First', body: 'one', by: 'ann', labels: ['bug'], comments: [{ by: 'bob', body: 'hi' }] },
    { title: 'Locked', by: 'ann', locked: true },
  ],
  pulls: [{ title: 'Feature', head: 'feature', by: 'bob', body: 'new' }],
  runs: [{ branch: 'feature', status: 'in_progress' }],
};

const SECRET: RepositorySeed = {
  owner: 'acme',
  name: 'secret',
  private: true,
  roles: { ann: 'admin' },
  branches: { main: { files: { 'README.md': 'Hush.\n' } } },
  issues: [{ title: 'Hush', by: 'ann' }],
};

export const start = async (options: Options = {}): Promise<GitHub> => {
  const github = await startGitHub({ tokens: TOKENS, ...options });
  await github.seed(APP, SECRET);
  return github;
};

/** Asks below the repository: `GET /issues`. */
export const inApp = (
  github: GitHub,
  request: string,
  body?: unknown,
  asking: Asking = {},
): Promise<Heard> => {
  const [method, path = ''] = request.split(' ');
  return ask(github, `${method} /repos/${REPO}${path}`, body, asking);
};
