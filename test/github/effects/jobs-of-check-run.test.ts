// One check run for several jobs: each one's own part is replaced, the others' stay.
import { expect, test } from 'vitest';
import { amongJobs, saysOf, withMissed } from '../../../src/github/effects/jobs-of-check-run.ts';
import type { CheckRunEffect } from '../../../src/model/github/effects.ts';

const run = (job: string | undefined, conclusion: CheckRunEffect['conclusion'], title: string) => ({
  kind: 'check-run' as const,
  key: 'guard-1',
  sha: 'a'.repeat(40),
  conclusion,
  title,
  summary: `${title} in full.\n`,
  annotations: [],
  ...(job === undefined ? {} : { job }),
});

test('a job alone is shown as it is, and one that has no name takes the place of all', () => {
  const calm = run('a', 'success', 'All well');
  expect(amongJobs(calm, null)).toEqual(calm);
  const left = amongJobs(run('a', 'action_required', 'A left'), null);
  expect(left).toMatchObject({ conclusion: 'action_required', title: 'A left' });
  expect(amongJobs(run(undefined, 'success', 'All well'), left.summary).conclusion).toBe('success');
  expect(amongJobs(calm, left.summary)).toEqual(calm);
  expect(amongJobs(calm, 'What somebody else wrote.')).toEqual(calm);
});

test('what others left stays with the worst of their ends, in whichever order they come', () => {
  const first = amongJobs(run('a', 'neutral', 'A left'), null);
  const second = amongJobs(run('b', 'action_required', 'B left'), first.summary);
  expect(second).toMatchObject({ conclusion: 'action_required', title: 'B left; another job: A left' });
  const third = amongJobs(run('c', 'success', 'All well'), second.summary);
  expect(third).toMatchObject({
    conclusion: 'action_required',
    title: 'Another job: A left, and 1 more',
  });
  expect(third.summary).toContain('All well in full.');
  expect(third.summary).toContain('- A left\n- B left\n');
  const again = amongJobs(run('c', 'success', 'All well'), third.summary.replaceAll('\n', '\r\n'));
  expect(again).toEqual(third);
  const b = amongJobs(run('b', 'success', 'All well'), third.summary);
  expect(b).toMatchObject({ conclusion: 'neutral', title: 'Another job: A left' });
  expect(amongJobs(run('a', 'success', 'All well'), b.summary)).toMatchObject({ conclusion: 'success' });
});

test('whether a summary says what a job left', () => {
  const [a, b] = [run('a', 'neutral', 'A left'), run('b', 'success', 'All well')];
  const said = amongJobs(a, null).summary;
  expect([saysOf(a, said), saysOf(a, null), saysOf(a, 'Words.\n')]).toEqual([true, false, false]);
  expect(saysOf(run('a', 'neutral', 'A left more'), said)).toBe(false);
  expect(saysOf(run('a', 'success', 'All well'), said)).toBe(false);
  expect([saysOf(b, said), saysOf(b, null)]).toEqual([true, true]);
});

test('what stands in those that the newest one hides is not missed', () => {
  const [a, b] = [run('a', 'neutral', 'A left'), run('b', 'success', 'All well')];
  const said = amongJobs(a, null).summary;
  const more = withMissed(b.summary, [null, said]);
  expect(amongJobs(b, more)).toMatchObject({ conclusion: 'neutral', title: 'Another job: A left' });
  expect([withMissed(said, [said]), withMissed(null, []), withMissed(said, [b.summary])]).toEqual([
    null,
    null,
    null,
  ]);
});
