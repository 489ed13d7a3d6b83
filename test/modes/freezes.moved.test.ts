// T11 A freeze goes along where the branch of its workflow is renamed or merged, until /unfreeze.
import { describe, expect, test } from 'vitest';
import { alone, ID, isFrozen, says, talkAt, talkOn, withPull } from './freezing.ts';
import type { Stage } from './hub.ts';
import { ago, cardsOn, dashboardOf, index, ownOf } from './stages.ts';
import { blocked, later, pushed, stale, swept } from './sweeping.ts';
import { git, headOf } from './world.ts';

const FROZEN = /^-1 .*Frozen by `ada`/s;

/** GitHub goes on with the pull request under the new name. */
function renamed(stage: Stage): void {
  git(stage.dir, ['update-ref', 'refs/heads/uno', headOf(stage.dir, 'work') ?? '']);
  git(stage.dir, ['update-ref', '-d', 'refs/heads/work']);
  for (const talk of stage.world.talks)
    if (talk.pull?.branch === 'work') Object.assign(talk, { pull: { ...talk.pull, branch: 'uno' } });
  stage.world.moves = stage.world.moves.map((one) => ({
    ...one,
    branch: one.branch === 'work' ? 'uno' : one.branch,
  }));
}

function merged(stage: Stage): void {
  git(stage.dir, ['update-ref', 'refs/heads/main', headOf(stage.dir, 'work') ?? '']);
  git(stage.dir, ['update-ref', '-d', 'refs/heads/work']);
  const talk = talkAt(stage, 1);
  if (talk?.pull) Object.assign(talk, { open: false, pull: { ...talk.pull, merged: true } });
}

describe('the branch is renamed', () => {
  test('frozen on its pull request, with a sweep in between and with none', async () => {
    for (const sweeps of [0, 2]) {
      const stage = await withPull();
      await swept(stage);
      await says(stage, 1, '/freeze');
      renamed(stage);
      for (let day = 1; day <= sweeps; day += 1) await swept(stage, later(day));
      if (sweeps > 0) expect(talkAt(stage, 1)?.labels).toContain('rekindle: frozen');
      expect(cardsOn(stage, 1).filter((body) => body.includes('"branch":"uno"'))).toEqual([]);
      expect(await says(stage, 1, `/start-fresh ${ID}`, 60)).toMatch(FROZEN);
      expect(await says(stage, 1, `/status ${ID}`, 61)).toContain('/unfreeze');
      expect(await says(stage, 1, `/unfreeze ${ID}`, 62)).toMatch(/^\+1 .*Unfrozen/s);
      expect(isFrozen(stage)).toBe(false);
      await swept(stage, later(3));
      expect(isFrozen(stage)).toBe(false);
      expect(await says(stage, 1, `/start-fresh ${ID}`, 75)).toMatch(/^\+1/);
    }
  });

  test('frozen in an issue of its own', async () => {
    const stage = await alone();
    await swept(stage);
    const own = ownOf(stage)[0]?.number ?? 0;
    await says(stage, own, '/freeze');
    renamed(stage);
    for (const day of [1, 2]) await swept(stage, later(day));
    expect(ownOf(stage).map(({ number }) => number)).toEqual([own]);
    expect(dashboardOf(stage)?.body).toContain('### Frozen (1)');
    const board = dashboardOf(stage)?.number ?? 0;
    expect(await says(stage, board, `/start-fresh ${ID}`, 50)).toMatch(FROZEN);
    expect(await says(stage, own, `/unfreeze ${ID}`, 51)).toMatch(/^\+1 .*Unfrozen/s);
    expect(isFrozen(stage)).toBe(false);
    await swept(stage, later(3));
    expect([talkAt(stage, own)?.open, ownOf(stage).length]).toEqual([false, 2]);
  });

  test('frozen in the dashboard alone', async () => {
    const stage = await alone(stale('1-a'));
    await swept(stage);
    const board = dashboardOf(stage)?.number ?? 0;
    await says(stage, board, `/freeze ${ID}`);
    renamed(stage);
    expect(await says(stage, board, `/start-fresh ${ID}`, 2)).toMatch(FROZEN);
    for (const day of [1, 2]) await swept(stage, later(day));
    expect(dashboardOf(stage)?.body).toContain('### Frozen (1)');
    expect(await says(stage, talkOn(stage, 'uno'), `/rekindle start-fresh ${ID}`, 50)).toMatch(FROZEN);
    expect(await says(stage, board, `/unfreeze ${ID}`, 51)).toMatch(/^\+1 .*Unfrozen/s);
    expect(isFrozen(stage)).toBe(false);
    expect(await says(stage, board, `/start-fresh ${ID}`, 52)).toMatch(/^\+1/);
  });

  test('a second /freeze with a day brings the first one to it', async () => {
    const stage = await withPull();
    await swept(stage);
    await says(stage, 1, '/freeze');
    renamed(stage);
    expect(await says(stage, 1, `/freeze ${ID} until=2026-12-01`, 2)).toMatch(/^\+1/);
    expect(await says(stage, 1, `/start-fresh ${ID}`, 3)).toMatch(/^-1 .*until `2026-12-01`/s);
    expect(await says(stage, 1, `/start-fresh ${ID}`, 24 * 5)).toMatch(/^\+1/);
  });

  test.each([
    ['the second pull request', true, false],
    ['the second pull request, after a sweep', true, true],
    ['an issue of somebody', false, false],
    ['an issue of somebody, after a sweep', false, true],
  ])('/unfreeze in %s takes the label off as well', async (_, onSecond, sweeps) => {
    const stage = await withPull({ ...blocked('1-a'), ...blocked('2-b') });
    await swept(stage);
    const second = talkOn(stage, 'work');
    const frozen = onSecond ? 1 : second;
    expect(await says(stage, frozen, `/rekindle freeze ${ID}`)).toMatch(/^\+1/);
    expect(talkAt(stage, frozen)?.labels).toContain('rekindle: frozen');
    renamed(stage);
    if (sweeps) await swept(stage, later(1));
    const place = onSecond ? second : talkOn(stage, null);
    expect(await says(stage, place, `/rekindle unfreeze ${ID}`, 26)).toMatch(/^\+1 .*Unfrozen/s);
    expect(isFrozen(stage)).toBe(false);
    expect(await says(stage, 1, `/rekindle start-fresh ${ID}`, 27)).toMatch(/^\+1/);
    await swept(stage, later(2));
    expect(isFrozen(stage)).toBe(false);
    expect(await says(stage, 1, '/rekindle start-fresh humaninloop:2-b', 50)).toMatch(/^\+1/);
  });

  test('another workflow of the branch is not frozen by it', async () => {
    const stage = await withPull({ ...blocked('1-a'), ...blocked('2-b') });
    await swept(stage);
    await says(stage, 1, `/freeze ${ID}`);
    renamed(stage);
    await swept(stage, later(1));
    expect(await says(stage, 1, '/start-fresh humaninloop:2-b', 25)).toMatch(/^\+1/);
    expect(await says(stage, 1, `/unfreeze ${ID}`, 26)).toMatch(/^\+1/);
    expect(isFrozen(stage)).toBe(false);
  });
});

test('the branch is merged, and removed', async () => {
  const stage = await withPull();
  await swept(stage);
  await says(stage, 1, '/freeze');
  await swept(stage, later(1));
  merged(stage);
  for (const day of [2, 3]) await swept(stage, later(day));
  expect(ownOf(stage)).toEqual([]);
  expect(dashboardOf(stage)?.body).toContain('### Frozen (1)');
  const board = dashboardOf(stage)?.number ?? 0;
  expect(await says(stage, board, `/start-fresh ${ID}`, 75)).toMatch(FROZEN);
  expect(await says(stage, board, `/unfreeze ${ID}`, 76)).toMatch(/^\+1 .*Unfrozen/s);
  await swept(stage, later(4));
  expect(ownOf(stage)).toHaveLength(1);
});

test('the same workflow on another branch, which owns it as well, is not frozen by it', async () => {
  const stage = await alone(stale('1-a'));
  git(stage.dir, ['update-ref', 'refs/heads/two', headOf(stage.dir, 'work') ?? '']);
  pushed(stage, 'two', index('1-a', 'validating', ago(9)), ago(9));
  pushed(stage, 'work', index('1-a', 'clarifying', ago(9)), ago(9));
  await swept(stage);
  const board = dashboardOf(stage);
  const rows = [...(board?.body ?? '').matchAll(/rekindle-row:(card-[0-9a-f]{16})/g)];
  expect(new Set(rows.map(([, key]) => key)).size).toBe(2);
  const pull = talkOn(stage, 'work');
  await says(stage, pull, `/rekindle freeze ${ID}`);
  expect(await says(stage, pull, `/rekindle start-fresh ${ID}`, 2)).toMatch(FROZEN);
  expect(await says(stage, talkOn(stage, 'two'), `/rekindle start-fresh ${ID}`, 3)).toMatch(/^\+1/);
  await swept(stage, later(1));
  expect(dashboardOf(stage)?.body).toContain('### Frozen (1)');
});
