// A repository with something of everything, and one effect of each kind that is to land on it.
import type { GitHubContext } from '../../src/github/effect-context.ts';
import { openGround } from '../../src/github/read/repository-facts.ts';
import type {
  CheckRunEffect,
  CommentEffect,
  CommitEffect,
  DispatchEffect,
  IssueEffect,
  PullRequestEffect,
  RemoteEffect,
} from '../../src/model/github/effects.ts';
import { markerLine } from '../../src/text/comment-marker.ts';
import type { Call } from '../standin/calls.ts';
import { type GitHub, type Options, startGitHub } from '../standin/github.ts';
import type { Permissions } from '../standin/identity.ts';
import { clientOf } from './scenes.ts';

export const REPO = 'harbour/tides';
/** Two runs at once: the same account by two tokens. */
export const ONE = 'ghs_one';
export const TWO = 'ghs_two';

const ALL: Permissions = {
  actions: 'write',
  checks: 'write',
  contents: 'write',
  issues: 'write',
  pull_requests: 'write',
};
const AGENT = 'on:\n  workflow_dispatch:\n  repository_dispatch:\n    types: [rekindle-resume]\n';

/** #1 and #2 are issues, #3 a pull request of a person. */
export async function startEffects(options: Options = {}): Promise<GitHub> {
  const github = await startGitHub({
    ...options,
    tokens: {
      [ONE]: { kind: 'actions', permissions: ALL, client: 'one' },
      [TWO]: { kind: 'actions', permissions: ALL, client: 'two' },
      ghs_few: { kind: 'actions', permissions: { contents: 'read' } },
    },
  });
  await github.seed({
    owner: 'harbour',
    name: 'tides',
    allowActionsPullRequests: true,
    roles: { mona: 'write' },
    labels: ['docs'],
    branches: {
      main: {
        commits: [
          { files: { 'state.md': 'one\n', 'old.md': 'old\n', '.github/workflows/agent.yml': AGENT } },
        ],
      },
      work: { commits: [{ files: { 'state.md': 'two\n' }, by: 'mona' }] },
      guarded: { commits: [] },
      ruled: { commits: [] },
    },
    protections: [{ pattern: 'guarded' }, { pattern: 'ruled', by: 'ruleset' }],
    issues: [
      { title: 'A', by: 'mona', comments: [{ by: 'mona', body: '/rekindle resume' }] },
      { title: 'Ours', by: 'github-actions[bot]' },
    ],
    pulls: [{ title: 'Work', head: 'work', by: 'mona' }],
    runs: [{ branch: 'work', status: 'completed', conclusion: 'success' }],
  });
  return github;
}

export const groundOf = (
  github: GitHub,
  token = ONE,
  trusted: readonly string[] = [],
): Promise<GitHubContext> =>
  openGround(clientOf(github, token, 500), { owner: 'harbour', repo: 'tides', trusted });

const bodyOf = (key: string, text: string): string => `${markerLine({ key })}\n${text}\n`;
const head = (github: GitHub, branch: string): string => github.tip(REPO, branch) ?? '';

export const comment = (over: Partial<CommentEffect> = {}): CommentEffect => ({
  kind: 'comment',
  key: 'reply:1',
  issue: 1,
  body: bodyOf('reply:1', 'Done.'),
  once: true,
  ...over,
});
export const card = (text = 'Card.', over: Partial<CommentEffect> = {}): CommentEffect => ({
  kind: 'comment',
  key: 'card:a',
  issue: 3,
  body: bodyOf('card:a', text),
  ...over,
});
export const issue = (text = 'Board.', over: Partial<IssueEffect> = {}): IssueEffect => ({
  kind: 'issue',
  key: 'board',
  title: 'Workflows',
  body: bodyOf('board', text),
  labels: ['docs'],
  ...over,
});
export const commit = (github: GitHub, over: Partial<CommitEffect> = {}): CommitEffect => ({
  kind: 'commit',
  key: 'commit:a',
  branch: 'work',
  head: head(github, over.branch ?? 'work'),
  edits: [
    { path: 'state.md', text: '\ufeffthree\r\n' },
    { path: 'old.md', text: null },
    { path: 'not/there.md', text: null },
  ],
  message: 'Recover a',
  trailers: { 'Rekindle-Action': 'resume' },
  ...over,
});
export const pull = (github: GitHub, over: Partial<PullRequestEffect> = {}): PullRequestEffect => ({
  ...commit(github, { branch: 'main', key: 'pull:a' }),
  kind: 'pull-request',
  branch: 'rekindle/a-1234',
  base: 'main',
  title: 'Recover a',
  body: bodyOf('pull:a', 'Please look.'),
  labels: ['rekindle: needs decision'],
  reviewers: ['mona'],
  teams: [],
  draft: true,
  ...over,
});
export const check = (github: GitHub, notes = 2, over: Partial<CheckRunEffect> = {}): CheckRunEffect => ({
  kind: 'check-run',
  key: 'check:a',
  sha: head(github, 'work'),
  conclusion: 'neutral',
  title: 'One workflow',
  summary: 'It was interrupted.',
  annotations: Array.from({ length: notes }, (_, i) => ({
    path: 'state.md',
    line: i + 1,
    level: 'warning',
    title: `T${i}`,
    message: 'm',
  })),
  ...over,
});
export const dispatch = (github: GitHub, over: Partial<DispatchEffect> = {}): DispatchEffect => ({
  kind: 'dispatch',
  key: 'wake:a',
  way: { kind: 'repository-dispatch', type: 'rekindle-resume' },
  payload: { workflow: 'a' },
  base: head(github, 'main'),
  ...over,
});
export const workflow = (github: GitHub, over: Partial<DispatchEffect> = {}): DispatchEffect =>
  dispatch(github, {
    way: { kind: 'workflow-dispatch', workflow: 'agent.yml', ref: 'work', inputs: { at: 'a' } },
    ...over,
  });

/** Of each kind one; the comment of a person under #1 is looked for. */
export function every(github: GitHub): readonly (readonly [name: string, effect: RemoteEffect])[] {
  const said = github.world.rows.comments.all().find(({ body }) => body === '/rekindle resume');
  const at = { kind: 'comment', id: said?.id ?? 0 } as const;
  return [
    ['check-run', check(github)],
    ['check-run with 120 annotations', check(github, 120)],
    ['comment', card()],
    ['comment that is made once', comment()],
    ['issue', issue()],
    ['commit', commit(github)],
    ['pull-request', pull(github)],
    ['mention', dispatch(github, { way: { kind: 'mention', issue: 1, body: bodyOf('wake:a', '@agent') } })],
    ['react', { kind: 'react', key: 'r', at, content: 'eyes' }],
    ['react to an issue', { kind: 'react', key: 'r', at: { kind: 'issue', id: 1 }, content: 'rocket' }],
    ['label', { kind: 'label', key: 'l', issue: 3, add: ['rekindle: stale', 'docs'], remove: ['x'] }],
    ['archive-ref', archive(github)],
    ['close', { kind: 'close', key: 'c', issue: 2, reason: 'completed' }],
  ];
}

export const archive = (github: GitHub) =>
  ({
    kind: 'archive-ref',
    key: 'keep:a',
    ref: 'refs/rekindle/archive/a-1',
    sha: head(github, 'work'),
  }) as const;

/** Calls as `2 read, 1 write`. */
export function countsSince(github: GitHub, from: number): string {
  const calls = github.calls.slice(from);
  const kinds = ['read', 'graphql', 'write', 'git'] as const;
  const counts = kinds.map((kind) => [calls.filter((one) => one.kind === kind).length, kind] as const);
  return counts.flatMap(([count, kind]) => (count > 0 ? [`${count} ${kind}`] : [])).join(', ');
}

/** Calls that change something: a mutation among them. */
export const changes = ({ kind, body }: Call): boolean =>
  kind === 'write' || (kind === 'graphql' && JSON.stringify(body).includes('"mutation'));
