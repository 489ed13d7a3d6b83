// T11 A label `rekindle: frozen` that a person set by hand is a freeze like any other.
import { describe, expect, test } from 'vitest';
import { freezesIn } from '../../src/report/github/card/freeze.ts';
import { alone, ID, isFrozen, says, talkAt, talkOn, withPull } from './freezing.ts';
import { cardsOn, dashboardOf, ownOf } from './stages.ts';
import { blocked, later, swept } from './sweeping.ts';

describe('a label that was set by hand', () => {
  test('goes on in the dashboard once its pull request is closed, until /unfreeze', async () => {
    const stage = await withPull({ ...blocked('1-a'), ...blocked('2-b') });
    talkAt(stage, 1)?.labels.push('rekindle: frozen');
    await swept(stage);
    const board = dashboardOf(stage);
    const freeze = { by: 'rekindle: frozen', until: null };
    expect([...freezesIn(board?.body ?? '').values()]).toMatchObject([freeze, freeze]);
    expect((await swept(stage, later(1))).landed).toEqual([]);
    Object.assign(talkAt(stage, 1) ?? {}, { open: false });
    await swept(stage, later(2));
    expect(ownOf(stage)).toEqual([]);
    expect(board?.body).toContain('### Frozen (2)');
    const number = board?.number ?? 0;
    expect(await says(stage, number, `/start-fresh ${ID}`, 50)).toMatch(
      /^-1 .*Frozen by `rekindle: frozen`/s,
    );
    expect(await says(stage, number, `/unfreeze ${ID}`, 51)).toMatch(/^\+1/);
    expect(await says(stage, number, `/start-fresh ${ID}`, 52)).toMatch(/^\+1/);
    expect(await says(stage, number, '/start-fresh humaninloop:2-b', 53)).toMatch(/^-1 .*Frozen by/s);
    await swept(stage, later(3));
    expect(board?.body).toContain('### Frozen (1)');
  });

  test('goes on below an issue that a person closed', async () => {
    const stage = await alone();
    await swept(stage);
    const [own] = ownOf(stage);
    own?.labels.push('rekindle: frozen');
    if (own) own.open = false;
    const board = dashboardOf(stage)?.number ?? 0;
    expect(await says(stage, board, `/start-fresh ${ID}`)).toMatch(/^-1 .*Frozen by `rekindle: frozen`/s);
    await swept(stage, later(1));
    expect(dashboardOf(stage)?.body).toContain('### Frozen (1)');
    expect(await says(stage, board, `/unfreeze ${ID}`, 25)).toMatch(/^\+1/);
    expect(isFrozen(stage)).toBe(false);
  });

  test('that /unfreeze took away while a sweep was at work is not kept', async () => {
    const stage = await withPull();
    talkAt(stage, 1)?.labels.push('rekindle: frozen');
    const thaw = ({ effect }: { effect: { key: string } | null }) => {
      if (effect === null) Object.assign(talkAt(stage, 1) ?? {}, { labels: [] });
    };
    let asked = 0;
    const around = (_: string, call: { name: string; effect: { key: string } | null }) => {
      if (call.name === 'conversation') asked += 1;
      if (asked === 1) thaw(call);
    };
    await swept(stage, {}, { around });
    expect(asked).toBeGreaterThan(0);
    expect(freezesIn(dashboardOf(stage)?.body ?? '').size).toBe(0);
  });
});

describe('a label that was set by hand freezes two workflows', () => {
  const both = { ...blocked('1-a'), ...blocked('2-b') };
  const OTHER = 'humaninloop:2-b';
  const BY_HAND = /^-1 .*Frozen by `rekindle: frozen`/s;

  test('/unfreeze of one, before the next sweep, leaves the other frozen', async () => {
    const stage = await withPull(both);
    await swept(stage);
    talkAt(stage, 1)?.labels.push('rekindle: frozen');
    expect(await says(stage, 1, `/unfreeze ${ID}`)).toMatch(/^\+1 .*Unfrozen.*The label stays/s);
    expect(await says(stage, 1, `/start-fresh ${OTHER}`, 2)).toMatch(BY_HAND);
    expect(await says(stage, 1, `/start-fresh ${ID}`, 3)).toMatch(/^\+1/);
    await swept(stage, later(1));
    expect(freezesIn(dashboardOf(stage)?.body ?? '').size).toBe(1);
    expect(await says(stage, 1, `/start-fresh ${ID}`, 27)).toMatch(/^\+1/);
    expect(await says(stage, 1, `/unfreeze ${OTHER}`, 28)).toMatch(/^\+1/);
    expect(isFrozen(stage)).toBe(false);
  });

  test('/freeze of one until a day leaves the other frozen after it', async () => {
    const stage = await withPull(both);
    await swept(stage);
    talkAt(stage, 1)?.labels.push('rekindle: frozen');
    expect(await says(stage, 1, `/freeze ${ID} until=2026-11-29`)).toMatch(/^\+1/);
    expect(await says(stage, 1, `/start-fresh ${OTHER}`, 2)).toMatch(BY_HAND);
    await swept(stage, later(3));
    expect(await says(stage, 1, `/start-fresh ${ID}`, 75)).toMatch(/^\+1/);
    expect(await says(stage, 1, `/start-fresh ${OTHER}`, 76)).toMatch(BY_HAND);
  });

  test('without a dashboard both commands say that no place keeps the other one', async () => {
    const stage = await withPull(both);
    talkAt(stage, 1)?.labels.push('rekindle: frozen');
    for (const [at, command] of ['unfreeze', 'freeze'].entries())
      expect(await says(stage, 1, `/rekindle ${command} ${ID}`, at + 1)).toMatch(
        /^-1 .*no dashboard that could keep those frozen/s,
      );
    expect(await says(stage, 1, `/rekindle start-fresh ${OTHER}`, 4)).toMatch(BY_HAND);
    expect(await says(stage, 1, `/rekindle start-fresh ${ID}`, 5)).toMatch(BY_HAND);
  });
});

test('a freeze that ended in an issue, closed since, says nothing of a label set by hand later', async () => {
  const stage = await alone({ ...blocked('1-a'), ...blocked('2-b') });
  await swept(stage);
  for (const { number } of ownOf(stage))
    expect(await says(stage, number, '/freeze until=2026-11-29')).toMatch(/^\+1/);
  const pull = talkOn(stage, 'work');
  for (const day of [1, 3, 4]) await swept(stage, later(day));
  expect(ownOf(stage).map(({ open }) => open)).toEqual([false, false]);
  expect(talkAt(stage, pull)?.labels).toEqual(['rekindle: needs decision']);
  talkAt(stage, pull)?.labels.push('rekindle: frozen');
  for (const id of [ID, 'humaninloop:2-b'])
    expect(await says(stage, pull, `/start-fresh ${id}`, 100)).toMatch(/^-1 .*Frozen by `rekindle: frozen`/s);
  await swept(stage, later(6));
  expect(freezesIn(dashboardOf(stage)?.body ?? '').size).toBe(2);
  expect(talkAt(stage, pull)?.labels).toContain('rekindle: frozen');
});

describe('our own label, where no dashboard remembers the card that it repeats', () => {
  const both = { ...blocked('1-a'), ...blocked('2-b') };

  test('before the first dashboard: it ends on its day', async () => {
    const stage = await withPull();
    expect(await says(stage, 1, `/rekindle freeze ${ID} until=2026-11-30`)).toMatch(/^\+1/);
    await swept(stage, later(1));
    expect(freezesIn(dashboardOf(stage)?.body ?? '').size).toBe(0);
    await swept(stage, later(5));
    expect([isFrozen(stage), talkAt(stage, 1)?.labels]).toEqual([false, ['rekindle: needs decision']]);
  });

  test('the other workflow of the branch is not frozen by it, and is told of', async () => {
    const stage = await withPull(both);
    await says(stage, 1, `/rekindle freeze ${ID}`);
    await swept(stage, later(1));
    expect(cardsOn(stage, 1).filter((body) => body.includes('"key":"card-'))).toHaveLength(2);
    expect(await says(stage, 1, '/start-fresh humaninloop:2-b', 30)).toMatch(/^\+1/);
    expect(await says(stage, 1, `/unfreeze ${ID}`, 31)).toMatch(/^\+1/);
    await swept(stage, later(3));
    expect(isFrozen(stage)).toBe(false);
  });

  test('after the dashboard was deleted', async () => {
    const stage = await withPull(both);
    await swept(stage);
    await says(stage, 1, `/freeze ${ID} until=2026-12-10`, 2);
    const board = dashboardOf(stage);
    stage.world.talks = stage.world.talks.filter((one) => one !== board);
    await swept(stage, later(1));
    expect(await says(stage, 1, '/start-fresh humaninloop:2-b', 30)).toMatch(/^\+1/);
    expect(await says(stage, 1, `/start-fresh ${ID}`, 31)).toMatch(/^-1 .*until `2026-12-10`/s);
    await swept(stage, later(20));
    expect(isFrozen(stage)).toBe(false);
  });

  test('the card stands below the second pull request of the branch', async () => {
    const stage = await withPull(both);
    const second = talkOn(stage, 'work');
    await says(stage, second, `/rekindle freeze ${ID}`);
    talkAt(stage, 1)?.labels.push('rekindle: frozen');
    await swept(stage, later(1));
    expect(freezesIn(dashboardOf(stage)?.body ?? '').size).toBe(0);
    expect(await says(stage, 1, '/start-fresh humaninloop:2-b', 30)).toMatch(/^\+1/);
  });
});
