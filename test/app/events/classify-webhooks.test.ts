// Which webhooks something follows from, what they mean by whichever hook they come, and in which lane.
import { describe, expect, test } from 'vitest';
import {
  isHeard,
  isOfLife,
  laneOfRepository,
  SUBSCRIBED,
  toldBy,
} from '../../../src/app/events/classify-webhooks.ts';
import type { Delivery, WebhookMessage } from '../../../src/model/bot/inbox.ts';
import { changed, type Json, SAMPLES, sampleOf } from '../../github/payloads.ts';

const NOW = 1_800_000_000_000;
const told = (event: string, payload: unknown, id = 'one'): WebhookMessage =>
  toldBy({
    id,
    event,
    body: typeof payload === 'string' ? payload : JSON.stringify(payload),
    receivedAt: NOW,
  });

function delivery(event: string, payload: unknown, id?: string): Delivery {
  const read = told(event, payload, id);
  if (read.kind !== 'delivery') throw new Error(`${event} is ${read.kind}`);
  return read.delivery;
}

const PUSH: Json = { ...sampleOf('push'), ref: 'refs/heads/main', before: 'a'.repeat(40) };
const order = (body = '/rekindle resume', action = 'created'): Json =>
  changed(sampleOf('issue_comment', action), 'comment.body', body);
const ticked = changed(sampleOf('issues', 'edited'), 'changes', { body: { from: '- [ ] a' } });

test('what may count is told by its name alone', () => {
  for (const name of [...SUBSCRIBED, 'installation', 'installation_repositories'])
    expect(isHeard(name)).toBe(true);
  for (const name of ['star', 'ping', '', 'toString', '__proto__']) expect(isHeard(name)).toBe(false);
});

test('a time that is none orders nothing', () => {
  const odd = changed(order(), 'comment.created_at', 'yesterday');
  expect(delivery('issue_comment', odd).at).toBe(NOW);
});

test.each([1.5, 1e300, '7'])('%j is no id: a database would not take it', (id) => {
  for (const owner of ['installation', 'repository'])
    expect(told('push', changed(PUSH, owner, { id, full_name: 'o/r' }))).toMatchObject({ kind: 'parked' });
});

describe('what counts', () => {
  test.each<[string, Json]>([
    ['push', PUSH],
    ['pull_request', sampleOf('pull_request', 'opened')],
    ['pull_request', sampleOf('pull_request', 'synchronize')],
    ['pull_request', sampleOf('pull_request', 'reopened')],
    ['merge_group', sampleOf('merge_group', 'checks_requested')],
    ['check_run', sampleOf('check_run', 'rerequested')],
    ['issue_comment', order()],
    ['issue_comment', order('/resume\n\nPlease.')],
    ['issues', ticked],
    ['installation', sampleOf('installation', 'created')],
    ['installation', sampleOf('installation', 'deleted')],
    ['installation', sampleOf('installation', 'suspend')],
    ['installation', sampleOf('installation', 'unsuspend')],
    ['installation', sampleOf('installation', 'new_permissions_accepted')],
    ['installation_repositories', sampleOf('installation_repositories', 'added')],
    ['installation_repositories', sampleOf('installation_repositories', 'removed')],
    ['repository', sampleOf('repository', 'renamed')],
    ['repository', sampleOf('repository', 'transferred')],
  ])('%s is kept as it came', (event, payload) => {
    const { installation, repository, action } = Object(payload);
    expect(delivery(event, payload, 'abc')).toMatchObject({
      id: 'abc',
      event,
      action: action ?? null,
      installation: installation?.id ?? null,
      repository: repository?.full_name ?? null,
      lane: repository ? `repository ${repository.id}` : `installation ${installation.id}`,
      receivedAt: NOW,
      body: JSON.stringify(payload),
    });
  });

  test.each<[string, string, Json]>([
    ['a deleted branch', 'push', { ...PUSH, after: '0'.repeat(40) }],
    ['a tag', 'push', { ...PUSH, ref: 'refs/tags/v1' }],
    ['a closed pull request', 'pull_request', sampleOf('pull_request', 'closed')],
    ['a labelled pull request', 'pull_request', sampleOf('pull_request', 'labeled')],
    ['a check run that begins', 'check_run', sampleOf('check_run', 'created')],
    ['a check run that ended', 'check_run', sampleOf('check_run', 'completed')],
    ['a comment that orders nothing', 'issue_comment', order('Nice work!')],
    ['an order in a quotation', 'issue_comment', order('> /rekindle resume')],
    ['an edited comment', 'issue_comment', order('/rekindle resume', 'edited')],
    ['a deleted comment', 'issue_comment', order('/rekindle resume', 'deleted')],
    ['a bot', 'issue_comment', changed(order(), 'comment.user.type', 'Bot')],
    ['nobody', 'issue_comment', changed(order(), 'comment.user', null)],
    ['an App for a person', 'issue_comment', changed(order(), 'comment.performed_via_github_app', { id: 7 })],
    ['an opened issue', 'issues', sampleOf('issues', 'opened')],
    ['an edited title', 'issues', changed(ticked, 'changes', { title: { from: 'x' } })],
    ['an edit by a bot', 'issues', changed(ticked, 'sender.type', 'Bot')],
    ['a starred repository', 'repository', sampleOf('repository', 'created')],
    ['a wiki', 'gollum', sampleOf('gollum')],
    ['a workflow run', 'workflow_run', sampleOf('workflow_run', 'completed')],
    ['an event of our own by name', 'rekindle.sweep', PUSH],
    ['an event by a name of JavaScript’s', 'constructor', PUSH],
  ])('%s does not', (_, event, payload) => {
    expect(told(event, payload)).toEqual({ kind: 'nothing' });
  });

  test('all that GitHub and its servers ever sent can be told from nothing', () => {
    const counts = new Map<string, number>();
    for (const { name, payload } of SAMPLES) {
      const { kind } = told(name, payload);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      if (kind === 'delivery')
        expect([...SUBSCRIBED, 'installation', 'installation_repositories']).toContain(name);
    }
    expect(counts.has('parked')).toBe(false);
    expect(counts.get('delivery')).toBeGreaterThan(30);
    expect(counts.get('nothing')).toBeGreaterThan(300);
  });

  test('is the App’s own where no mode works it', () => {
    const own = ['installation', 'installation_repositories', 'repository'];
    expect([...SUBSCRIBED, ...own].filter(isOfLife)).toEqual(['repository', ...own]);
  });
});

describe('W02 two hooks’ copies mean the same', () => {
  /** Another hook says the same of another hook, by another delivery. */
  const otherwise = (payload: Json): Json =>
    JSON.parse(JSON.stringify({ ...payload, installation: { id: 99 }, hook: 7 }));

  test.each<[string, Json, Json]>([
    ['issue_comment', order(), changed(order(), 'comment.updated_at', '2019-05-15T15:20:22Z')],
    ['issue_comment', order(), changed(order(), 'comment.id', 5)],
    ['push', PUSH, { ...PUSH, after: 'b'.repeat(40) }],
    ['push', PUSH, { ...PUSH, before: 'b'.repeat(40) }],
    ['push', PUSH, { ...PUSH, ref: 'refs/heads/other' }],
    [
      'pull_request',
      sampleOf('pull_request', 'opened'),
      changed(sampleOf('pull_request', 'opened'), 'pull_request.head.sha', 'b'.repeat(40)),
    ],
    [
      'pull_request',
      sampleOf('pull_request', 'opened'),
      changed(sampleOf('pull_request', 'opened'), 'pull_request.base.sha', 'b'.repeat(40)),
    ],
    [
      'merge_group',
      sampleOf('merge_group'),
      changed(sampleOf('merge_group'), 'merge_group.head_sha', 'b'.repeat(40)),
    ],
  ])('%s, and something else does not', (event, payload, other) => {
    const { meaning } = delivery(event, payload, 'first');
    expect(meaning).not.toBeNull();
    expect(delivery(event, otherwise(payload), 'second').meaning).toBe(meaning);
    expect(delivery(event, other, 'first').meaning).not.toBe(meaning);
    const elsewhere = changed(payload, 'repository.id', 5);
    expect(delivery(event, elsewhere, 'first').meaning).not.toBe(meaning);
  });

  test('what people may mean twice means each time anew', () => {
    for (const [event, payload] of [
      ['check_run', sampleOf('check_run', 'rerequested')],
      ['issues', ticked],
      ['installation', sampleOf('installation', 'created')],
    ] as const)
      expect(delivery(event, payload).meaning).toBeNull();
  });
});

test('W03 a comment takes its place by when it was written, all else by when it came', () => {
  expect(delivery('issue_comment', order()).at).toBe(Date.parse('2019-05-15T15:20:21Z'));
  expect(delivery('push', PUSH).at).toBe(NOW);
});

test('W10 a repository that was renamed or given away keeps its lane, and its meanings', () => {
  const later = changed(changed(order(), 'repository.name', 'later'), 'repository.full_name', 'ann/later');
  const [before, after] = [delivery('issue_comment', order()), delivery('issue_comment', later)];
  expect(after).toMatchObject({ lane: before.lane, meaning: before.meaning, repository: 'ann/later' });
  expect(before.lane).toBe(laneOfRepository(186853002));
});

describe('R09 what is malformed', () => {
  test.each<[string, string, Json]>([
    ['a comment without a body', 'issue_comment', changed(order(), 'comment.body')],
    ['a comment of no time', 'issue_comment', changed(order(), 'comment.created_at', 'yesterday')],
    ['a push to nowhere', 'push', { ...PUSH, ref: 5 }],
    ['a push of no commit', 'push', { ...PUSH, after: 'HEAD' }],
    ['a repository of an odd name', 'push', changed(PUSH, 'repository.name', '..')],
    ['no repository', 'push', changed(PUSH, 'repository')],
    ['a pull request of null', 'pull_request', { ...sampleOf('pull_request', 'opened'), pull_request: null }],
  ])('%s is kept, by its id alone, for its worker to say so', (_, event, payload) => {
    expect(delivery(event, payload)).toMatchObject({ meaning: null, at: NOW, body: JSON.stringify(payload) });
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'payload=%7B%7D'],
    ['half a JSON', '{"action":"created"'],
    ['a list', '[]'],
    ['a text', '"created"'],
    ['null', 'null'],
    ['an action of its own', '{"action":5}'],
    ['an installation without an id', '{"installation":{}}'],
    ['a repository without an id', '{"repository":{"full_name":"a/b"}}'],
  ])('%s is parked, with the reason', (_, body) => {
    expect(told('push', body)).toEqual({
      kind: 'parked',
      reason: expect.stringMatching(/^It is no JSON: .+|^It is no webhook of GitHub's: .*expected/s),
    });
  });
});
