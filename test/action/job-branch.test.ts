// Which branch of this repository an agent's job worked on: none where it was for a fork.
import { describe, expect, test } from 'vitest';
import { workedAt } from '../../src/action/job-branch.ts';
import { readEvent } from '../../src/github/read/webhook-events.ts';
import { WorldError } from '../../src/model/errors.ts';
import type { Conversation, HubFacts } from '../../src/model/github/repository.ts';
import { changed, type Json, payloadOf, sampleOf } from '../github/payloads.ts';

const SHA = 'a'.repeat(40);
const facts = { owner: 'harbour', repo: 'tides' } as HubFacts;
const talk = (fork: boolean) => ({ head: { branch: 'develop', sha: SHA, fork } }) as Conversation;

interface Scene {
  readonly current?: string | null;
  readonly url?: string | null;
  readonly conversation?: () => Promise<Conversation | null>;
}

async function placed(name: string, payload: Json, { current = 'develop', url = null, ...more }: Scene = {}) {
  const read = readEvent(name, payload);
  if (!read.ok) throw new Error(read.problem);
  const said: string[] = [];
  const runner = { event: { name, payload, problem: null, sha: SHA } };
  const { conversation = () => Promise.reject(new Error('not to be asked')) } = more;
  const place = await workedAt(
    read.event.name === 'unsupported' ? null : read.event,
    { runner, warn: (message) => void said.push(message) } as Parameters<typeof workedAt>[1],
    { current: async () => current, remoteUrl: async () => url },
    { facts, conversation },
  );
  return { ...place, said };
}

/** The head of a pull request, or of a run, in another repository than the event's. */
const FORKS: readonly (readonly [string, Json])[] = [
  ...['pull_request', 'pull_request_target', 'pull_request_review', 'pull_request_review_comment'].map(
    (name) =>
      [
        name,
        changed(
          payloadOf(name === 'pull_request_target' ? 'pull_request' : name),
          'pull_request.head.repo.id',
          9,
        ),
      ] as const,
  ),
  ['pull_request_target', changed(payloadOf('pull_request'), 'pull_request.head.repo', null)],
  ['workflow_run', changed(sampleOf('workflow_run'), 'workflow_run.head_repository.id', 9)],
];
const COMMENT = changed(sampleOf('issue_comment', 'created'), 'issue.pull_request', { url: 'x' });

describe('in a job for a fork no branch of this repository is worked on, whatever its name is', () => {
  test.each(FORKS)('%s', async (name, payload) => {
    expect(await placed(name, payload)).toMatchObject({ branch: null, fork: true });
  });

  test('a comment on its pull request: that is looked up', async () => {
    const asked = (fork: boolean) =>
      placed('issue_comment', COMMENT, { conversation: async () => talk(fork) });
    expect(await asked(true)).toMatchObject({ branch: null, fork: true });
    expect(await asked(false)).toEqual({ branch: 'develop', head: null, said: [] });
  });

  test('where GitHub does not say, it counts as one', async () => {
    const refused = async () =>
      Promise.reject(new WorldError('permission', 'GitHub says no.', 'pull-requests: read'));
    const found = await placed('issue_comment', COMMENT, { conversation: refused });
    expect(found).toMatchObject({
      branch: null,
      fork: true,
      said: [expect.stringMatching(/GitHub says no\. .*"pull-requests: read"/)],
    });
    expect(await placed('issue_comment', COMMENT, { conversation: async () => null })).toMatchObject({
      fork: true,
    });
  });

  test.each([
    'https://github.com/mallory/tides.git',
    'https://github.com/mallory/tides',
    'git@github.com:mallory/tides.git',
    'ssh://git@github.example/mallory/tides/',
    'https://github.com/other-harbour/tides',
  ])('the branch follows %s', async (url) => {
    expect(await placed('workflow_dispatch', payloadOf('workflow_dispatch'), { url })).toMatchObject({
      branch: null,
      fork: true,
    });
  });
});

describe('else the branch that is checked out, and where none is, that of the event', () => {
  test.each([
    'https://github.com/Harbour/Tides.git',
    'git@github.com:harbour/tides.git',
    'http://127.0.0.1:4711/git/harbour/tides',
    'file:///srv/elsewhere',
    'C:\\work\\elsewhere',
    null,
  ])('remote: %s', async (url) => {
    const push = payloadOf('push');
    const { after } = push;
    expect(await placed('push', push, { url })).toEqual({ branch: 'develop', head: after, said: [] });
  });

  test('a pull request: its head, and never the merge', async () => {
    const payload = sampleOf('pull_request', 'opened');
    const { ref, sha } = (payload['pull_request'] as { head: { ref: string; sha: string } }).head;
    expect(await placed('pull_request', payload, { current: null })).toEqual({
      branch: ref,
      head: sha,
      said: [],
    });
  });

  test('G10 in a merge queue its head, and not the branch that the queue made', async () => {
    const payload = payloadOf('merge_group');
    const { head_ref, head_sha } = payload['merge_group'] as { head_ref: string; head_sha: string };
    const current = head_ref.replace('refs/heads/', '');
    expect(await placed('merge_group', payload, { current })).toEqual({
      branch: null,
      head: head_sha,
      said: [],
    });
    expect(await placed('merge_group', payload)).toMatchObject({ branch: 'develop', head: head_sha });
  });

  test('an event about no commit: it is shown where the branch stands', async () => {
    const found = await placed('repository_dispatch', payloadOf('repository_dispatch'));
    expect(found).toEqual({ branch: 'develop', head: null, said: [] });
  });
});
