// What makes the Action fail, how much it says, and that it reads the commit alone.
import { describe, expect, it } from 'vitest';
import { atNight } from '../exhaustive.ts';
import { apart, at, BAD, GOOD, onPull, push, runOf, said, twoCommits } from './jobs.ts';
import { BUNDLE, repository } from './runner.ts';
import { index, pathOf } from './states.ts';

const DAY = 86_400_000;
const old = (days: number) => new Date(Date.now() - days * DAY).toISOString();

describe.each([BUNDLE])('%s', (entry) => {
  const run = runOf(entry);

  describe('fail-on', () => {
    it('none fails over nothing', () => {
      const ended = onPull(run, GOOD, BAD, { 'fail-on': 'none' });
      expect(ended.status).toBe(0);
      expect(ended.summary).toContain('Action required: 1 workflow needs a decision.');
    });

    atNight.each([10, 60])('stale fails over a workflow that has not moved for %i days', (days) => {
      const files = { [pathOf('001-a')]: index('001-a', 'spec_writing', old(days)) };
      const repo = repository();
      const base = repo.commit({}, days);
      const head = repo.commit(files, days);
      const job = { workspace: repo.dir, event: 'push', payload: push(base, head) };
      const strict = (days === 10 ? apart(entry) : run)({ ...job, inputs: { 'fail-on': 'stale' } });
      expect(strict.status).toBe(1);
      expect(strict.outputs).toMatchObject({ stale: '1' });
      expect(said(strict, 'error')).toEqual(['Failure: 1 workflow is stale or abandoned.']);
      const lenient = run(job);
      expect(lenient.status).toBe(0);
      expect(lenient.summary).toContain('Neutral: 1 workflow is stale or abandoned.');
      const patient = run({ ...job, inputs: { 'fail-on': 'stale', 'stale-after': '12w' } });
      expect(patient.status).toBe(0);
      expect(patient.outputs).toMatchObject({ stale: '0' });
    });

    atNight('stale fails over a state that became invalid as well', () => {
      expect(onPull(run, GOOD, BAD, { 'fail-on': 'stale' }).status).toBe(1);
    });
  });

  it('an input that means nothing is refused in one sentence', () => {
    const { repo, base, head } = twoCommits(GOOD, BAD);
    const inputs = { mode: 'sweeep' };
    const ended = apart(entry)({ workspace: repo.dir, event: 'push', payload: push(base, head), inputs });
    expect(ended.status).toBe(1);
    expect(said(ended, 'error')).toEqual([
      'Input "mode": found "sweeep", expected "auto", "check", "sweep", "command", "migrate" or "guard".',
    ]);
    expect(ended.commands).toHaveLength(1);
    expect(ended.stdout + ended.stderr).not.toMatch(/^\s+at /m);
  });

  atNight('mode check does what auto does', () => {
    expect(onPull(run, GOOD, BAD, { mode: 'check' }).status).toBe(1);
  });

  atNight(
    'shows at most ten annotations of a level, the gravest first, and says how many more there are',
    () => {
      const many = Object.fromEntries(
        Array.from({ length: 13 }, (_, i) => [pathOf(`0${10 + i}-x`), index(`0${10 + i}-x`, 'spinning')]),
      );
      const ended = onPull(run, GOOD, many);
      expect(ended.status).toBe(1);
      expect(at(ended, 'error').map(({ properties }) => properties['file'])).toEqual(
        Object.keys(many).slice(0, 9),
      );
      // The tenth error is the headline, which says why the step failed.
      expect(said(ended, 'error')).toHaveLength(10);
      expect(said(ended, 'error').at(-1)).toBe('Failure: 13 states became invalid with this change.');
      expect(said(ended, 'notice')).toEqual(['4 more in the job summary.']);
      expect(ended.outputs).toMatchObject({ invalid: '13' });
      for (const path of Object.keys(many)) expect(ended.summary).toContain(path);
    },
  );

  atNight('reads the commit, not what lies in the working tree, and leaves both alone', () => {
    const repo = repository();
    const base = repo.commit(GOOD);
    const head = repo.commit({ 'README.md': 'Hello.\n' });
    repo.git('rm', '--quiet', '--cached', pathOf('001-a'));
    const before = repo.git('status', '--porcelain');
    const ended = run({ workspace: repo.dir, event: 'push', payload: push(base, head) });
    expect(ended.outputs).toMatchObject({ workflows: '1' });
    expect(repo.git('status', '--porcelain')).toBe(before);
  });
});
