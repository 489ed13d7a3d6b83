// One check run for several jobs: each one's own part is replaced, the others' stay.
import { describe, expect, test } from 'vitest';
import { amongJobs, saysOf, withMissed } from '../../../src/github/effects/jobs-of-check-run.ts';
import type { CheckRunEffect } from '../../../src/model/github/effects.ts';
import { keyOf } from '../../../src/text/hash.ts';

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
    title: 'Another job: B left, and 1 more',
  });
  expect(third.summary).toContain('All well in full.');
  expect(third.summary).toContain('- B left\n- A left\n');
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

const legs = (count: number, title = 'Something left') =>
  Array.from({ length: count }, (_, at) => run(keyOf('leg', at), 'neutral', title));
const shown = (all: readonly CheckRunEffect[], before: string | null = null) =>
  all.reduce<string | null>((said, one) => amongJobs(one, said).summary, before);

describe('R02 a job of many legs', () => {
  const WORST = run(keyOf('worst'), 'failure', 'The worst');
  const CALM = run(keyOf('calm'), 'success', 'All well');

  test.each([0, 12, 20, 24])('the worst of 25 stays in whatever place it writes: %i', (at) => {
    const others = legs(25);
    const all = [...others.slice(0, at), WORST, ...others.slice(at)];
    const last = amongJobs(CALM, shown(all));
    expect(last).toMatchObject({ conclusion: 'failure', title: 'Another job: The worst, and 25 more' });
    for (const one of all) expect(saysOf(one, last.summary)).toBe(true);
    expect(last.summary).toContain('- 6 more jobs, for which there was no room here\n');
    // Written again it says the same, so that no two jobs write against each other.
    expect(amongJobs(CALM, last.summary)).toEqual(last);
  });

  test('what was cut is over when it was run again and ended well, and not before', () => {
    const all = legs(25);
    const said = shown(all) ?? '';
    const well = (one: CheckRunEffect) => ({ ...one, conclusion: 'success', title: 'All well' }) as const;
    const isCut = (one: CheckRunEffect) => !said.slice(0, said.indexOf('cut')).includes(one.job ?? '-');
    const cut = all.filter(isCut);
    expect(cut).toHaveLength(5);
    const most = shown(all.filter((one) => !isCut(one)).map(well), said);
    expect(amongJobs(CALM, most)).toMatchObject({
      conclusion: 'neutral',
      title: '5 other jobs with something left',
    });
    expect(saysOf(well(cut[0] ?? WORST), most)).toBe(false);
    const last = shown(cut.map(well), most);
    expect(amongJobs(CALM, last).conclusion).toBe('success');
  });

  test('those of another check run that was cut are not missed either', () => {
    const [one, two] = [shown(legs(25)), shown([...legs(30).slice(25), WORST])];
    const both = withMissed(two, [one]);
    for (const leg of [...legs(30), WORST]) expect(saysOf(leg, both)).toBe(true);
    expect(amongJobs(CALM, both).title).toBe('Another job: The worst, and 30 more');
    expect(withMissed(both, [one, two])).toBe(null);
  });

  test.each([
    [256, 'Something left'],
    [400, 'Something left'],
    [256, 'Much left, '.repeat(20)],
    [40, '\u00e4'.repeat(200)],
  ])('%i of them: the mark can still be read', (count, title) => {
    const all = [WORST, ...legs(count, title)];
    const said = shown(all);
    expect(amongJobs(CALM, said).conclusion).toBe('failure');
    for (const one of all) expect(saysOf(one, said)).toBe(true);
  });
});
