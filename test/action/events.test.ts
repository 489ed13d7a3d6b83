// The Action on pushes, merge groups and events that say little or nothing, as the runner starts it.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scanSchema } from '../../src/report/scan/schema.ts';
import { atNight } from '../exhaustive.ts';
import { apart, BAD, GOOD, push, runOf, said, twoCommits, ZEROS } from './jobs.ts';
import { checkout, ENTRIES, repository } from './runner.ts';
import { index, pathOf } from './states.ts';

describe.each(ENTRIES)('%s', (entry) => {
  const run = runOf(entry);

  describe('a push', () => {
    it('is compared with what the branch was before', () => {
      const { repo, base, head } = twoCommits(GOOD, BAD);
      const job = { workspace: repo.dir, event: 'push', payload: push(base, head) };
      expect(apart(entry)(job).status).toBe(1);
    });

    atNight('that leaves an invalid state as it was does not fail', () => {
      const { repo, base, head } = twoCommits(BAD, { 'README.md': 'Hello.\n' });
      expect(run({ workspace: repo.dir, event: 'push', payload: push(base, head) }).status).toBe(0);
    });

    atNight('of a new branch is compared with where it left the default branch', () => {
      const repo = repository();
      repo.commit(GOOD);
      repo.git('checkout', '--quiet', '-b', 'feature');
      const head = repo.commit(BAD);
      const payload = push(ZEROS, head, 'refs/heads/feature');
      const clone = checkout(repo, head, 'all');
      expect(run({ workspace: clone.dir, event: 'push', payload }).status).toBe(1);
    });

    atNight('of a new branch that brings an invalid state along does not fail', () => {
      const repo = repository();
      repo.commit(BAD);
      repo.git('checkout', '--quiet', '-b', 'feature');
      const head = repo.commit({ 'README.md': 'Hello.\n' });
      const payload = push(ZEROS, head, 'refs/heads/feature');
      const clone = checkout(repo, head, 'all');
      expect(run({ workspace: clone.dir, event: 'push', payload }).status).toBe(0);
    });

    atNight('that is the first of the default branch has everything new', () => {
      const repo = repository();
      const head = repo.commit(BAD);
      const clone = checkout(repo, head, 'all');
      expect(run({ workspace: clone.dir, event: 'push', payload: push(ZEROS, head) }).status).toBe(1);
    });

    atNight('in a shallow checkout is neutral, with a warning that names fetch-depth', () => {
      const { repo, base, head } = twoCommits(GOOD, BAD);
      const clone = checkout(repo, head, 1);
      const ended = run({ workspace: clone.dir, event: 'push', payload: push(base, head) });
      expect(ended.status).toBe(0);
      expect(said(ended, 'warning').join()).toContain('Give actions/checkout "fetch-depth: 0"');
      expect(ended.summary).toContain('Neutral:');
    });

    atNight('that deletes a branch has nothing to look at', () => {
      const { repo, base } = twoCommits(BAD, {});
      const ended = run({ workspace: repo.dir, event: 'push', payload: push(base, ZEROS) });
      expect(ended.status).toBe(0);
      expect(said(ended, 'notice')).toEqual(['The branch was deleted: there is nothing to look at.']);
      expect(ended.outputs).toMatchObject({ decision: '', workflows: '0', invalid: '0' });
      expect(scanSchema.safeParse(JSON.parse(ended.outputs['result'] ?? '')).success).toBe(true);
    });

    atNight('takes the commit from GITHUB_SHA where the payload names none', () => {
      const repo = repository();
      const base = repo.commit(GOOD);
      const head = repo.commit(BAD);
      const { after: _, deleted: __, ...payload } = push(base, head);
      repo.commit(GOOD);
      const ended = run({ workspace: repo.dir, event: 'push', payload, env: { GITHUB_SHA: head } });
      expect(ended.status).toBe(1);
    });
  });

  it('G10 a merge group is judged by its head, against its base', () => {
    const { repo, base, head } = twoCommits(GOOD, BAD);
    const payload = { merge_group: { head_sha: head, base_sha: base } };
    expect(apart(entry)({ workspace: repo.dir, event: 'merge_group', payload }).status).toBe(1);
    const same = { merge_group: { head_sha: head, base_sha: head } };
    expect(run({ workspace: repo.dir, event: 'merge_group', payload: same }).status).toBe(0);
  });

  atNight('R08 an event that compares nothing is met with a friendly word', () => {
    const { repo } = twoCommits(GOOD, { [pathOf('002-b')]: index('002-b') });
    const ended = apart(entry)({ workspace: repo.dir, event: 'release', payload: {} });
    expect(ended.status).toBe(0);
    expect(said(ended, 'notice').join()).toMatch(/nothing to compare on the event "release"/);
    expect(ended.summary).toContain('Neutral: 2 workflows, none needs a person, and nothing was compared.');
  });

  atNight('R08 an event that compares nothing does not fail over an invalid state', () => {
    const { repo } = twoCommits(GOOD, BAD);
    expect(run({ workspace: repo.dir, event: 'release', payload: {} }).status).toBe(0);
  });

  atNight.each([
    ['no GITHUB_EVENT_PATH', null, 'GITHUB_EVENT_PATH is not set'],
    ['a file that is no JSON', '{"pull_request":', 'holds no JSON'],
    ['a payload of another kind', [1, 2], 'names no head commit'],
  ])('R09 %s gets a warning, and what is checked out is looked at', (_, payload, words) => {
    const { repo } = twoCommits(GOOD, BAD);
    const ended = run({ workspace: repo.dir, event: 'pull_request', payload });
    expect(ended.status).toBe(0);
    expect(said(ended, 'warning').join()).toContain(words);
    expect(ended.outputs).toMatchObject({ invalid: '1' });
  });

  atNight('R09 a GITHUB_EVENT_PATH that is not there gets a warning', () => {
    const { repo } = twoCommits({}, GOOD);
    const env = { GITHUB_EVENT_PATH: join(repo.dir, 'gone.json') };
    const ended = apart(entry)({ workspace: repo.dir, event: 'push', payload: {}, env });
    expect(ended.status).toBe(0);
    expect(said(ended, 'warning').join()).toContain('cannot be read');
  });
});
