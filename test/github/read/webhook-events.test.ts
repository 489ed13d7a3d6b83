// What GitHub sent: every real payload is understood, and what is used of it comes out in our words.
import { describe, expect, test } from 'vitest';
import { EVENT_NAMES, readEvent } from '../../../src/github/read/webhook-events.ts';
import { changed, event, SAMPLES, type Sample, SCHEDULE, sampleOf, TARGET } from '../payloads.ts';

const actionOf = ({ payload: { action } }: Sample) => (typeof action === 'string' ? action : '');

describe('real payloads', () => {
  const ours = SAMPLES.filter(({ name }) => EVENT_NAMES.includes(name));

  test.each(ours.map((one, i) => [one.name, actionOf(one), `${one.host} ${i}`, one] as const))(
    '%s %s of %s is understood',
    (name, action, _, { payload }) => {
      const read = readEvent(name, payload);
      expect(read).toMatchObject({ ok: true, event: { name, action: action || null } });
    },
  );

  test('are there for every event but two that no webhook sends', () => {
    const there = new Set(ours.map(({ name }) => name));
    expect(EVENT_NAMES.filter((name) => !there.has(name))).toEqual(['pull_request_target', 'schedule']);
    expect(ours.length).toBeGreaterThan(150);
    expect(new Set(ours.map(({ host }) => host)).size).toBe(6);
  });

  test('R08 of all other events are unsupported, whatever is in them', () => {
    const others = SAMPLES.filter(({ name }) => !EVENT_NAMES.includes(name));
    expect(others.length).toBeGreaterThan(300);
    for (const { name, payload } of others)
      expect(readEvent(name, payload)).toEqual({ ok: true, event: { name: 'unsupported', event: name } });
  });
});

describe('what is understood', () => {
  const repository = {
    owner: 'Codertocat',
    name: 'Hello-World',
    id: 186853002,
    defaultBranch: 'master',
    fork: false,
    archived: false,
    hasIssues: true,
    private: false,
  };
  const sender = { login: 'Codertocat', type: 'User', id: 21031067 };

  test('of a push', () => {
    const of = (before: string, after: string, ref: string) =>
      event('push', { ...sampleOf('push'), before, after, ref, head_commit: { message: 'one\n\ntwo' } });
    const [old, new_, zero] = ['a'.repeat(40), 'b'.repeat(64), '0'.repeat(40)];
    expect(of(old, new_, 'refs/heads/feature/x')).toEqual({
      name: 'push',
      action: null,
      repository,
      sender,
      ref: 'refs/heads/feature/x',
      branch: 'feature/x',
      before: old,
      after: new_,
      forced: false,
      message: 'one\n\ntwo',
    });
    expect(event('push', changed(sampleOf('push'), 'head_commit', null)).message).toBeNull();
    expect(of(zero, new_, 'refs/tags/v1')).toMatchObject({ branch: null, before: null, after: new_ });
    expect(of(old, '0'.repeat(64), 'refs/heads/x')).toMatchObject({ before: old, after: null });
    expect(of(old, new_, 'refs/heads/refs/heads/x').branch).toBe('refs/heads/x');
  });

  test('of a pull request', () => {
    expect(event('pull_request', sampleOf('pull_request', 'opened'))).toEqual({
      name: 'pull_request',
      action: 'opened',
      repository,
      sender,
      number: 2,
      state: 'open',
      merged: false,
      draft: false,
      locked: false,
      author: sender,
      head: { ref: 'changes', sha: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821' },
      base: { ref: 'master', sha: 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e' },
      fork: false,
    });
    expect(event('pull_request_target', TARGET).name).toBe('pull_request_target');
  });

  test.each([
    ['another repository', { id: 5 }, true],
    ['one that was deleted', null, true],
    ['the same', { id: 186853002 }, false],
    ['the same, itself a fork of another', { id: 186853002, fork: true }, false],
  ])('C10 a pull request from %s', (_, repo, fork) => {
    const payload = changed(sampleOf('pull_request', 'opened'), 'pull_request.head.repo', repo);
    expect(event('pull_request', payload).fork).toBe(fork);
    expect(event('pull_request_target', payload).fork).toBe(fork);
  });

  test('G10 of a merge group', () => {
    expect(event('merge_group', sampleOf('merge_group'))).toMatchObject({
      action: 'checks_requested',
      head: { sha: '2ffea6db159f6b6c47a24e778fb9ef40cf6b1c7d' },
      base: { ref: 'refs/heads/main', sha: '380387fbc80638b734a49e1be1c4dfec1c01b33c' },
    });
  });

  test('of a comment: who wrote it, by what, and where', () => {
    const payload = sampleOf('issue_comment', 'created');
    expect(event('issue_comment', payload)).toEqual({
      name: 'issue_comment',
      action: 'created',
      repository,
      sender,
      issue: {
        number: 1,
        isPullRequest: false,
        state: 'open',
        locked: false,
        author: sender,
        body: "It looks like you accidently spelled 'commit' with two 't's.",
      },
      comment: {
        id: 492700400,
        body: "You are totally right! I'll get this fixed right away.",
        author: sender,
        viaApp: null,
        createdAt: '2019-05-15T15:20:21Z',
        updatedAt: '2019-05-15T15:20:21Z',
      },
    });
    const under = changed(payload, 'issue.pull_request', { url: 'x' });
    expect(event('issue_comment', under).issue.isPullRequest).toBe(true);
    expect(event('issue_comment', changed(payload, 'issue.pull_request', null)).issue.isPullRequest).toBe(
      false,
    );
    const byApp = changed(payload, 'comment.performed_via_github_app', { id: 7, slug: 'x' });
    expect(event('issue_comment', byApp).comment.viaApp).toBe(7);
    expect(event('issue_comment', changed(payload, 'comment.user', null)).comment.author).toBeNull();
  });

  test('of an edit of an issue: what the body was', () => {
    const payload = sampleOf('issues', 'edited');
    const was = (changes: unknown) => event('issues', { ...payload, changes }).bodyBefore;
    expect(was({ body: { from: 'old' } })).toBe('old');
    expect(was({ body: { from: '' } })).toBe('');
    expect(was({ body: { from: null } })).toBe('');
    expect(was({ title: { from: 'x' } })).toBeNull();
    expect(was({})).toBeNull();
    expect(event('issues', changed(payload, 'issue.body', null)).issue.body).toBe('');
    expect(event('issues', sampleOf('issues', 'pinned')).issue).toMatchObject({ state: null, locked: null });
  });

  test('of a schedule, of old servers too, which say the time alone', () => {
    const bare = { name: 'schedule', action: null, cron: '5 4 * * *', repository: null, sender: null };
    expect(event('schedule', { schedule: '5 4 * * *' })).toEqual(bare);
    expect(event('schedule', SCHEDULE)).toEqual({ ...bare, repository });
    expect(event('schedule', {})).toEqual({ ...bare, cron: null });
  });

  test('of what a person or a program starts', () => {
    const payload = { ...sampleOf('workflow_dispatch'), inputs: { a: 'x', b: true, c: 5 } };
    const { inputs, ref } = event('workflow_dispatch', payload);
    expect([ref, [...inputs]]).toEqual([
      'refs/heads/main',
      [
        ['a', 'x'],
        ['b', 'true'],
        ['c', '5'],
      ],
    ]);
    expect(event('workflow_dispatch', { ...payload, inputs: null }).inputs.size).toBe(0);
    const sent = { ...sampleOf('repository_dispatch'), client_payload: { any: [1] } };
    expect(event('repository_dispatch', sent)).toMatchObject({
      action: 'on-demand-test',
      branch: 'master',
      payload: { any: [1] },
    });
  });

  test('of check runs and workflow runs', () => {
    expect(event('check_run', sampleOf('check_run', 'requested_action'))).toMatchObject({
      action: 'requested_action',
      button: expect.any(String),
      app: expect.any(Number),
    });
    const run = sampleOf('workflow_run', 'completed');
    expect(event('workflow_run', run)).toMatchObject({ branch: 'main', status: 'queued', fork: false });
    expect(event('workflow_run', changed(run, 'workflow_run.head_repository', null)).fork).toBe(true);
    expect(event('workflow_run', changed(run, 'workflow_run.head_repository.id', 1)).fork).toBe(true);
  });

  test.each([
    '$(id)',
    '`id`',
    'a;b',
    '"',
    "'",
    '#',
    '%0a',
    '🦊',
    '-x',
    'refs/heads/x',
    '::error::',
    'é'.repeat(122),
  ])('G01 the branch %j is data', (name) => {
    const pushed = { ...sampleOf('push'), ref: `refs/heads/${name}` };
    expect(event('push', pushed).branch).toBe(name);
    const head = changed(sampleOf('pull_request'), 'pull_request.head.ref', name);
    expect(event('pull_request', head).head.ref).toBe(name);
  });
});
