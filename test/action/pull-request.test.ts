// The Action on a pull request, as the runner starts it: a process, a checkout, an event.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scanSchema } from '../../src/report/scan/schema.ts';
import { atNight } from '../exhaustive.ts';
import { apart, at, BAD, GOOD, onPull, pull, runOf, said, twoCommits } from './jobs.ts';
import { checkout, ENTRIES, repository } from './runner.ts';
import { pathOf } from './states.ts';

/** Line of the loop's status in `index`. */
const STATUS_LINE = 21;

describe.each(ENTRIES)('%s', (entry) => {
  const run = runOf(entry);

  describe('a pull request', () => {
    it('that makes a state invalid fails, with an annotation at line and file', () => {
      const ended = onPull(apart(entry), GOOD, BAD);
      expect(ended.status).toBe(1);
      expect(ended.stderr).toBe('');
      expect(at(ended, 'error')).toEqual([
        {
          name: 'error',
          properties: {
            title: 'Rekindle: status-known',
            file: 'specs/001-a/.workflow/index.md',
            line: String(STATUS_LINE),
          },
          data: expect.stringMatching(
            /^humaninloop:001-a: .*"spinning".* Decision: ask \(status-unknown\)\.$/,
          ),
        },
      ]);
      expect(said(ended, 'error').at(-1)).toBe('Failure: 1 state became invalid with this change.');
      expect(ended.summary).toContain('Failure: 1 state became invalid with this change.');
    });

    atNight('sets every output, and writes the whole result beside it', () => {
      const ended = onPull(run, GOOD, BAD);
      const { result, ...others } = ended.outputs;
      expect(others).toEqual({
        decision: 'ask',
        reason: 'status-unknown',
        'result-file': join(ended.temp, 'rekindle-result.json'),
        'report-html': '',
        workflows: '1',
        stale: '0',
        invalid: '1',
        'needs-decision': '1',
        issues: '[]',
        'pull-requests': '[]',
        'operations-used': '0',
        truncated: 'false',
      });
      const report = scanSchema.parse(JSON.parse(result ?? ''));
      expect(report.workflows.map(({ id }) => id)).toEqual(['humaninloop:001-a']);
      expect(readFileSync(others['result-file'] ?? '', 'utf8')).toBe(result);
    });

    atNight('that adds a good state succeeds and annotates nothing', () => {
      const ended = onPull(run, { 'README.md': 'Hello.\n' }, GOOD);
      expect(ended.status).toBe(0);
      expect(ended.commands).toEqual([]);
      expect(ended.outputs).toMatchObject({ decision: 'rerun', reason: 'step-interrupted', invalid: '0' });
      expect(ended.summary).toContain('Success: 1 workflow, none needs a person.');
    });

    atNight('in a repository of a tool that is not read names it in the summary', () => {
      const ended = onPull(run, {}, { '.agent-os/a.md': 'x\n', 'backlog/config.yml': 'x\n' });
      expect(ended.status).toBe(0);
      expect(ended.summary).toContain(
        'Backlog.md (`backlog/config.yml`); Agent OS (`.agent-os/`). Their state is not read',
      );
      expect(JSON.parse(ended.outputs['result'] ?? '').tools).toHaveLength(2);
    });

    atNight('in a repository without workflows succeeds with empty decision and reason', () => {
      const ended = onPull(run, {}, { 'README.md': 'Hello.\n' });
      expect(ended.status).toBe(0);
      expect(ended.outputs).toMatchObject({ decision: '', reason: '', workflows: '0' });
      expect(ended.summary).toContain('Success: no workflow.');
    });

    atNight('does not fail over what was invalid at the merge base already', () => {
      const ended = onPull(run, BAD, { 'README.md': 'Hello.\n' });
      expect(ended.status).toBe(0);
      expect(at(ended, 'error')).toHaveLength(1);
      expect(ended.outputs).toMatchObject({ invalid: '1', 'needs-decision': '1' });
      expect(ended.summary).toContain('Action required: 1 workflow needs a decision.');
    });

    atNight('is compared with the merge base, not with what the base branch became since', () => {
      const repo = repository();
      repo.commit(GOOD);
      repo.git('checkout', '--quiet', '-b', 'feature');
      const head = repo.commit(BAD);
      repo.git('checkout', '--quiet', 'main');
      const base = repo.commit(BAD);
      const ended = run({ workspace: repo.dir, event: 'pull_request', payload: pull(base, head) });
      expect(ended.status).toBe(1);
    });

    atNight('fails over a file that cannot be read at all, where it could be before', () => {
      const ended = onPull(run, GOOD, { [pathOf('001-a')]: '' });
      expect(ended.status).toBe(1);
      expect(at(ended, 'error').map(({ properties }) => properties['title'])).toEqual([
        'Rekindle: state-readable',
      ]);
    });

    atNight('is judged by its head where the merge of it is checked out', () => {
      const repo = repository();
      repo.commit(GOOD);
      repo.git('checkout', '--quiet', '-b', 'feature');
      const head = repo.commit({ 'README.md': 'Hello.\n' });
      repo.git('checkout', '--quiet', 'main');
      const base = repo.commit(BAD);
      repo.git('checkout', '--quiet', '--detach', 'main');
      repo.git('merge', '--quiet', '--no-edit', 'feature');
      const ended = run({ workspace: repo.dir, event: 'pull_request', payload: pull(base, head) });
      expect(ended.status).toBe(0);
      expect(ended.outputs).toMatchObject({ invalid: '0' });
      expect(JSON.parse(ended.outputs['result'] ?? '').workflows[0].commit).toBe(head);
    });

    atNight('T01 in a shallow checkout of its merge is judged by that merge, neutral with a warning', () => {
      const repo = repository();
      const base = repo.commit(GOOD);
      repo.git('checkout', '--quiet', '-b', 'feature');
      const head = repo.commit(BAD);
      repo.git('checkout', '--quiet', '--detach', 'main');
      repo.git('merge', '--quiet', '--no-ff', '--no-edit', 'feature');
      const merge = repo.git('rev-parse', 'HEAD');
      const clone = checkout(repo, merge, 1);
      const ended = run({ workspace: clone.dir, event: 'pull_request', payload: pull(base, head) });
      expect(ended.status).toBe(0);
      expect(said(ended, 'warning').join()).toContain('fetch-depth: 0');
      expect(said(ended, 'notice').join()).toContain(`The commit ${head} is not in this checkout; ${merge}`);
      expect(ended.summary).toMatch(
        /Neutral: it cannot be told whether 1 invalid state came with this change/,
      );
      expect(ended.outputs).toMatchObject({ invalid: '1', decision: 'ask' });
    });

    atNight('T01 in a shallow checkout warns of nothing where nothing is invalid', () => {
      const { repo, base, head } = twoCommits({}, GOOD);
      const clone = checkout(repo, head, 1);
      const ended = run({ workspace: clone.dir, event: 'pull_request', payload: pull(base, head) });
      expect(ended.status).toBe(0);
      expect(said(ended, 'warning')).toEqual([]);
    });

    atNight('in a full checkout as actions/checkout makes it is compared', () => {
      const { repo, base, head } = twoCommits(GOOD, BAD);
      const clone = checkout(repo, head, 'all');
      expect(run({ workspace: clone.dir, event: 'pull_request', payload: pull(base, head) }).status).toBe(1);
    });

    atNight('of pull_request_target is judged the same and needs no token', () => {
      const { repo, base, head } = twoCommits(GOOD, BAD);
      const ended = run({ workspace: repo.dir, event: 'pull_request_target', payload: pull(base, head) });
      expect(ended.status).toBe(1);
    });
  });
});
