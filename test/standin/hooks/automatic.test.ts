// What happens in the world is delivered by itself, to whom it concerns, in the form of GitHub's examples.
import { createRequire } from 'node:module';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readEvent } from '../../../src/github/read/webhook-events.ts';
import { type Bot, plantBot } from '../bot.ts';
import { ask, query } from '../client.ts';
import type { GitHub } from '../github.ts';
import { at, type Fields, fields, list, numberOf, word } from '../json.ts';
import { inApp, start } from '../scene.ts';
import { nameOf, names, type Received, type Receiver, receive } from './receiver.ts';

const EVENTS = 'check_run create delete issue_comment issues pull_request push repository'.split(' ');
const REPO = 'acme/app';

let github: GitHub;
let receiver: Receiver;
let bot: Bot;
beforeAll(async () => {
  github = await start();
  receiver = await receive();
  bot = plantBot(github, { account: 'acme', url: receiver.url, events: EVENTS });
  github.keep();
  github.hooks.automatic(true);
});
beforeEach(() => {
  github.reset();
  receiver.received.length = 0;
});
afterAll(async () => {
  await github.close();
  await receiver.close();
});

async function heard(): Promise<readonly Received[]> {
  await github.hooks.idle();
  return receiver.received.splice(0);
}
async function heardNames(): Promise<readonly string[]> {
  await github.hooks.idle();
  return names(receiver);
}
async function token(id = bot.installation): Promise<string> {
  const path = `POST /app/installations/${id}/access_tokens`;
  return word(at((await ask(github, path, undefined, { token: bot.jwt() })).body, 'token'));
}
const payloads = (all: readonly Received[], name: string) =>
  all.filter((one) => nameOf(one) === name).map(({ payload }) => payload);

test('comments, of people and of the App itself', async () => {
  const id = await github.acts.comment(REPO, 1, 'bob', 'hi');
  await github.acts.editComment(REPO, id, 'ann', 'ho');
  await github.acts.editComment(REPO, id, 'ann', 'ho');
  await github.acts.deleteComment(REPO, id, 'bob');
  await inApp(github, 'POST /issues/1/comments', { body: 'card' }, { token: await token() });
  const all = await heard();
  expect(all.map(nameOf)).toEqual([
    'issue_comment.created',
    'issue_comment.edited',
    'issue_comment.deleted',
    'issue_comment.created',
  ]);
  expect(all.map(({ payload }) => at(payload, 'sender', 'login'))).toEqual(['bob', 'ann', 'bob', bot.login]);
  expect(all[0]?.payload).toMatchObject({ comment: { body: 'hi' }, issue: { number: 1 } });
  expect(all[1]?.payload).toMatchObject({ changes: { body: { from: 'hi' } }, comment: { body: 'ho' } });
  expect(all[3]?.payload).toMatchObject({
    comment: { performed_via_github_app: { id: bot.id }, user: { type: 'Bot' } },
  });
});

test('issues, and the boxes that are ticked in them', async () => {
  const number = await github.acts.issue(REPO, 'ann', { title: 'Board', body: '- [ ] a' });
  await github.acts.edit(REPO, number, 'ann', { body: '- [x] a' });
  await github.acts.edit(REPO, number, 'ann', { state: 'closed' });
  await github.acts.edit(REPO, number, 'ann', { state: 'open', title: 'B' });
  const all = await heard();
  expect(all.map(nameOf)).toEqual([
    'issues.opened',
    'issues.edited',
    'issues.closed',
    'issues.edited',
    'issues.reopened',
  ]);
  expect(all[1]?.payload).toMatchObject({
    changes: { body: { from: '- [ ] a' } },
    issue: { body: '- [x] a', number },
    sender: { login: 'ann' },
  });
});

test('pushes by git’s side, by REST and by GraphQL, and the pull requests that follow', async () => {
  await github.commit(REPO, 'new', [{ files: { z: 'z' }, by: 'bob' }]);
  const number = await github.acts.pull(REPO, 'bob', { title: 'New', head: 'new', base: 'main' });
  const was = github.tip(REPO, 'new');
  const is = await github.commit(REPO, 'new', [{ files: { z: null, y: 'y' }, by: 'bob' }]);
  await github.dropBranch(REPO, 'new', 'bob');
  const all = await heard();
  expect(all.map(nameOf)).toEqual([
    'create',
    'push',
    'pull_request.opened',
    'push',
    'pull_request.synchronize',
    'delete',
    'push',
    'pull_request.closed',
  ]);
  expect(payloads(all, 'push')).toMatchObject([
    { created: true, deleted: false, commits: [{ added: ['z'] }], head_commit: { id: was } },
    {
      before: was,
      after: is,
      forced: false,
      pusher: { name: 'bob' },
      head_commit: { id: is, added: ['y'], removed: ['z'], author: { username: 'bob' } },
    },
    { created: false, deleted: true, after: '0'.repeat(40), commits: [], head_commit: null },
  ]);
  expect(payloads(all, 'pull_request.synchronize')).toMatchObject([
    { number, before: was, after: is, pull_request: { head: { sha: is } } },
  ]);

  const sha = github.tip(REPO, 'main');
  const mine = await token();
  await inApp(github, 'POST /git/refs', { ref: 'refs/heads/r', sha }, { token: mine });
  const force = { sha: github.tip(REPO, 'other'), force: true };
  await inApp(github, 'PATCH /git/refs/heads/r', force, { token: mine });
  await inApp(github, 'PATCH /git/refs/heads/r', { sha, force: true }, { token: mine });
  const id = word(at((await inApp(github, 'GET ')).body, 'node_id'));
  const input = { repositoryId: id, refUpdates: [{ name: 'refs/heads/r', afterOid: '0'.repeat(40) }] };
  await query(
    github,
    'mutation($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }',
    { input },
    mine,
  );
  const later = await heard();
  expect(later.map(nameOf)).toEqual(['create', 'push', 'push', 'push', 'delete', 'push']);
  expect(payloads(later, 'push').map((one) => one['forced'])).toEqual([false, false, true, false]);
});

test('check runs, and their buttons, which only their App is told of', async () => {
  const other = await receive();
  plantBot(github, { account: 'acme', url: other.url, events: EVENTS, slug: 'other', id: 8 });
  await github.hooks.idle();
  other.received.length = 0;
  receiver.received.length = 0;
  const mine = await token();
  const body = { name: 'x', head_sha: github.tip(REPO, 'main') };
  const made = await inApp(github, 'POST /check-runs', body, { token: mine });
  const id = numberOf(at(made.body, 'id'));
  await inApp(github, `PATCH /check-runs/${id}`, { conclusion: 'neutral' }, { token: mine });
  const shared = ['check_run.created', 'check_run.completed'];
  await github.acts.rerequest(REPO, id, 'ann');
  await github.acts.press(REPO, id, 'resume', 'ann');
  const all = await heard();
  expect(all.map(nameOf)).toEqual([...shared, 'check_run.rerequested', 'check_run.requested_action']);
  expect(names(other)).toEqual(shared);
  expect(all[3]?.payload).toMatchObject({
    requested_action: { identifier: 'resume' },
    check_run: { id, app: { id: bot.id } },
    sender: { login: 'ann' },
  });
  await other.close();
});

test('what becomes of the installation, told to its App alone', async () => {
  const { acts } = github;
  const id = acts.install({ app: bot.id, account: 'ann' }, 'ann');
  acts.suspend(id, 'ann');
  acts.unsuspend(id, 'ann');
  acts.permit(id, { issues: 'read' });
  acts.permit(id, { issues: 'read', deployments: 'read' }, 'ann');
  acts.removeRepositories(bot.installation, ['acme/secret'], 'ann');
  acts.addRepositories(bot.installation, ['acme/secret'], 'ann');
  acts.uninstall(id, 'ann');
  const all = await heard();
  expect(all.map(nameOf)).toEqual([
    'installation.created',
    'installation.suspend',
    'installation.unsuspend',
    'installation.new_permissions_accepted',
    'installation_repositories.removed',
    'installation_repositories.added',
    'installation.deleted',
  ]);
  expect(all[4]?.payload).toMatchObject({
    repository_selection: 'selected',
    repositories_removed: [{ full_name: 'acme/secret', private: true }],
    repositories_added: [],
  });
  expect(github.hooks.deliveries[0]).toMatchObject({ installation: id, repository: null });
});

test('a repository that is renamed or given away, told where it now is', async () => {
  const id = github.acts.install({ app: bot.id, account: 'eve' });
  github.acts.rename(REPO, 'tool', 'ann');
  github.acts.transfer('acme/tool', 'eve', 'ann');
  await github.acts.comment('eve/tool', 1, 'bob', 'hi');
  const all = await heard();
  expect(all.slice(1).map(({ payload }) => payload)).toMatchObject([
    {
      action: 'renamed',
      changes: { repository: { name: { from: 'app' } } },
      repository: { full_name: 'acme/tool' },
      installation: { id: bot.installation },
    },
    {
      action: 'transferred',
      changes: { owner: { from: { organization: { login: 'acme' } } } },
      repository: { full_name: 'eve/tool', owner: { login: 'eve', type: 'User' } },
      installation: { id },
    },
    { action: 'created', installation: { id } },
  ]);
  expect(all[3]?.payload).not.toHaveProperty('organization');
});

test('nothing of what an App did not ask for, may not see, or sees no more', async () => {
  const { acts } = github;
  const say = () => acts.comment(REPO, 1, 'bob', 'hi');
  acts.permit(bot.installation, { contents: 'read' });
  await say();
  acts.permit(bot.installation, { issues: 'read' });
  acts.removeRepositories(bot.installation, [REPO]);
  await say();
  acts.addRepositories(bot.installation, [REPO]);
  acts.suspend(bot.installation);
  await say();
  acts.unsuspend(bot.installation);
  github.hooks.automatic(false);
  await say();
  github.hooks.automatic(true);
  await inApp(github, 'PATCH /issues/1', { title: '' }, { token: 'eve' });
  acts.rewire(bot.id, null);
  await say();
  const told = await heardNames();
  expect(told.filter((name) => !name.startsWith('installation'))).toEqual([]);
});

const examples: unknown = createRequire(import.meta.url)('@octokit/webhooks-examples');
const PARTS = 'issue comment pull_request check_run repository installation organization head_commit'.split(
  ' ',
);
/** The names that every one of these has. */
const shared = (all: readonly Fields[]): readonly string[] =>
  Object.keys(all[0] ?? {}).filter((name) => all.every((one) => name in one));

/** What GitHub's examples of an event have, all of them, and this one has not. */
function lacks({ headers, payload }: Received): readonly string[] {
  const named = list(examples)
    .map(fields)
    .find((one) => one['name'] === headers['x-github-event']);
  const alike = list(named?.['examples'])
    .map(fields)
    .filter((one) => one['action'] === payload['action']);
  const inside = PARTS.filter((part) => payload[part]).flatMap((part) => {
    const theirs = alike.map((one) => fields(one[part])).filter((one) => Object.keys(one).length > 0);
    return shared(theirs)
      .filter((name) => !(name in fields(payload[part])))
      .map((name) => `${part}.${name}`);
  });
  return [...shared(alike).filter((name) => !(name in payload)), ...inside];
}

test('all of it has what GitHub’s examples have, and can be read', async () => {
  const { acts } = github;
  const number = await acts.issue(REPO, 'ann', { title: 'x' });
  await acts.edit(REPO, number, 'ann', { body: 'y' });
  await acts.comment(REPO, 3, 'bob', 'hi');
  await github.commit(REPO, 'feature', [{ files: { z: 'z' }, by: 'bob' }]);
  await github.dropBranch(REPO, 'feature');
  const body = { name: 'x', head_sha: github.tip(REPO, 'main'), conclusion: 'success' };
  const made = await inApp(github, 'POST /check-runs', body, { token: await token() });
  await acts.rerequest(REPO, numberOf(at(made.body, 'id')));
  acts.rename(REPO, 'tool');
  acts.removeRepositories(bot.installation, ['acme/tool']);
  acts.uninstall(bot.installation);
  const all = await heard();
  expect(all.map((one) => [nameOf(one), ...lacks(one)])).toEqual(all.map((one) => [nameOf(one)]));
  const reads = all.map((one) => readEvent(word(one.headers['x-github-event']), one.payload));
  expect(reads.filter(({ ok }) => !ok)).toEqual([]);
  expect(new Set(reads.map((one) => one.ok && one.event.name))).toEqual(
    new Set(['issues', 'issue_comment', 'push', 'pull_request', 'check_run', 'unsupported']),
  );
});

test('nothing in this was badly said', () => {
  expect(github.problems).toEqual([]);
});
