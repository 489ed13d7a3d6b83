// The Action where the runner lacks something, or Rekindle is wrong: one clear message, and never a stack.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OUTPUTS } from '../../src/report/check/outputs.ts';
import { atNight } from '../exhaustive.ts';
import { decision, json, PATH } from '../formats/project-state/looking.ts';
import { apart, BAD, GOOD, push, runOf, said, twoCommits, ZEROS } from './jobs.ts';
import { BUNDLE, folder, repository } from './runner.ts';

describe.each([BUNDLE])('%s', (entry) => {
  const run = apart(entry);
  /** Where another run shows the same kind of trouble. */
  const again = runOf(entry);

  describe('without a checkout', () => {
    it('says to add actions/checkout', () => {
      const ended = run({ workspace: folder(), event: 'push', payload: push(ZEROS, 'a'.repeat(40)) });
      expect(ended.status).toBe(1);
      expect(said(ended, 'error').join()).toContain('Add actions/checkout before this step.');
      expect(ended.stdout + ended.stderr).not.toMatch(/^\s+at /m);
    });

    atNight('does not take a repository above the workspace for one', () => {
      const { repo, base, head } = twoCommits(GOOD, { 'sub/README.md': 'Hello.\n' });
      const ended = again({ workspace: join(repo.dir, 'sub'), event: 'push', payload: push(base, head) });
      expect(ended.status).toBe(1);
      expect(said(ended, 'error').join()).toContain('Add actions/checkout before this step.');
    });

    atNight('G08 says so where the repository has no commit', () => {
      const ended = run({ workspace: repository().dir, event: 'release', payload: {} });
      expect(ended.status).toBe(1);
      expect(said(ended, 'error').join()).toContain('The checkout has no commit');
    });
  });

  describe("the runner's own files", () => {
    atNight('O06 no text of a state can end an output: what ends it is another word each time', () => {
      const end = 'ghadelimiter_00000000-0000-4000-8000-000000000000';
      const words = `x\n${end}\ndecision<<${end}\npwned\n${end}\nEOF\ninvalid=0`;
      const text = json(decision({ status: words, task: words, lastAction: words }));
      const { repo, base, head } = twoCommits({}, { [PATH]: text });
      const files = [run, again].map((one) => {
        const ended = one({ workspace: repo.dir, event: 'push', payload: push(base, head) });
        expect(ended.outputs).toMatchObject({ decision: 'ask', reason: 'status-unknown', invalid: '1' });
        expect(JSON.parse(ended.outputs['result'] ?? '').workflows[0].status_text).toContain('pwned');
        return (
          readFileSync(join(ended.temp, 'output'), 'utf8') + readFileSync(join(ended.temp, 'state'), 'utf8')
        );
      });
      // By the runner's own grammar, whatever the word: a name, its end, lines, and that end.
      const ends = files.flatMap((file) => {
        const found = [...file.matchAll(/(\S+)<<(\S+)\n(?:.*\n)*?\2\n/gy)];
        expect(found.map(([block]) => block).join('')).toBe(file);
        expect(found.map(([, name]) => name)).toEqual([...OUTPUTS, 'ran', 'mode', 'ended']);
        return found.map(([, , one = '']) => one);
      });
      expect(new Set(ends).size).toBe(ends.length);
      for (const one of ends)
        expect(one).toMatch(/^ghadelimiter_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      expect(ends).not.toContain(end);
    });

    atNight('outputs are set by a line of the log where GITHUB_OUTPUT is not set', () => {
      const { repo, base, head } = twoCommits({}, GOOD);
      const env = { GITHUB_OUTPUT: undefined };
      const ended = run({ workspace: repo.dir, event: 'push', payload: push(base, head), env });
      expect(ended.status).toBe(0);
      const set = ended.commands.filter(({ name }) => name === 'set-output');
      expect(set.map(({ properties }) => properties['name'])).toEqual([...OUTPUTS]);
    });

    it('a GITHUB_OUTPUT that is not there is one clear error', () => {
      const { repo, base, head } = twoCommits({}, GOOD);
      const env = { GITHUB_OUTPUT: join(repo.dir, 'gone') };
      const ended = run({ workspace: repo.dir, event: 'push', payload: push(base, head), env });
      expect(ended.status).toBe(1);
      expect(said(ended, 'error')).toEqual([expect.stringContaining('Writing the output failed')]);
    });

    atNight.each([undefined, 'gone'])('without a file for the summary (%s) all else is done', (name) => {
      const { repo, base, head } = twoCommits(GOOD, BAD);
      const env = { GITHUB_STEP_SUMMARY: name && join(repo.dir, name) };
      const ended = (name ? run : again)({
        workspace: repo.dir,
        event: 'push',
        payload: push(base, head),
        env,
      });
      expect(ended.status).toBe(1);
      expect(ended.outputs).toMatchObject({ invalid: '1' });
      expect(said(ended, 'notice').join()).toContain('GITHUB_STEP_SUMMARY');
    });

    atNight('without RUNNER_TEMP the result lies in a folder of its own', () => {
      const { repo, base, head } = twoCommits({}, GOOD);
      const env = { RUNNER_TEMP: undefined, TMPDIR: folder() };
      const ended = run({ workspace: repo.dir, event: 'push', payload: push(base, head), env });
      expect(ended.status).toBe(0);
      expect(existsSync(ended.outputs['result-file'] ?? '')).toBe(true);
    });
  });

  describe('an error', () => {
    const { repo, base, head } = twoCommits(GOOD, BAD);
    const job = { workspace: repo.dir, event: 'push', payload: push(base, head) };

    it('of git that is missing is one clear sentence', () => {
      const ended = run({ ...job, env: { PATH: folder() } });
      expect(ended.status).toBe(1);
      expect(said(ended, 'error').join()).toMatch(/^git was not found\./);
      expect(ended.stdout + ended.stderr).not.toMatch(/\n\s+at /);
    });

    atNight('of a place for files that is missing is one clear sentence', () => {
      const ended = run({ ...job, env: { RUNNER_TEMP: undefined, TMPDIR: '/dev/null/none' } });
      expect(said(ended, 'error').join()).toMatch(/^RUNNER_TEMP is not set/);
    });

    // Something that Rekindle relies on breaks, as it would where Rekindle itself is wrong.
    const breaks = `Array.prototype.findLast=()=>{throw%20new%20TypeError('boom')}`;
    const broken = `--import=data:text/javascript,${breaks}`;

    atNight('of ours has a link that opens an issue, and no stack', () => {
      const ended = run({ ...job, env: { NODE_OPTIONS: broken } });
      expect(ended.status).toBe(1);
      const [error = '', ...more] = said(ended, 'error');
      expect(more).toEqual([]);
      expect(error).toContain('this is a bug in Rekindle: boom. Please report it: https://github.com/');
      expect(error).toMatch(/\/issues\/new\?title=Bug%3A%20boom&body=\S+$/);
      expect(ended.stdout + ended.stderr).not.toMatch(/\bat .+:\d+/);
    });

    atNight('of ours has its stack for those who debug', () => {
      const ended = run({ ...job, env: { NODE_OPTIONS: broken, RUNNER_DEBUG: '1' } });
      expect(said(ended, 'debug').join()).toMatch(/^TypeError: boom\n\s+at /);
    });
  });
});
