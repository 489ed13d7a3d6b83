// T11 Where not every place can be looked at that may keep a freeze, a workflow counts as frozen.
import { describe, expect, test } from 'vitest';
import { alone, ID, isFrozen, says, talkAt, talkOn, withPull } from './freezing.ts';
import type { Stage } from './hub.ts';
import { ago, cardsOn, dashboardOf, old, ourPulls, ownOf, stageOf } from './stages.ts';
import { blocked, later, stale, swept } from './sweeping.ts';
import { headOf } from './world.ts';

const NO_ISSUES = { lacks: ['issues: read'] };
const NO_PULLS = { lacks: ['pull-requests: read'] };
const UNKNOWN = /^-1 .*Whether it is frozen is not known.*Nothing was done/s;

describe('a dashboard that somebody closed', () => {
  /** Frozen in the dashboard, which is closed then. */
  async function closed(): Promise<Stage> {
    const stage = await alone(stale('1-a'));
    await swept(stage);
    const board = dashboardOf(stage);
    expect(await says(stage, board?.number ?? 0, `/freeze ${ID}`)).toMatch(/^\+1/);
    if (board) board.open = false;
    return stage;
  }

  test('goes on with its freezes', async () => {
    const stage = await closed();
    const line = `/rekindle start-fresh ${ID} sha=${headOf(stage.dir, 'work')?.slice(0, 12)}`;
    expect(await says(stage, talkOn(stage, null), line, 3)).toMatch(/^-1 .*Frozen by `ada`/s);
  });

  test('and /unfreeze ends them there', async () => {
    const stage = await closed();
    const pull = talkOn(stage, 'work');
    await swept(stage, later(1));
    expect(await says(stage, pull, `/rekindle unfreeze ${ID}`, 30)).toMatch(/^\+1 .*Unfrozen/s);
    expect(isFrozen(stage)).toBe(false);
    await swept(stage, later(2));
    expect(stage.world.talks.flatMap(({ labels }) => labels)).not.toContain('rekindle: frozen');
    expect(await says(stage, pull, `/rekindle start-fresh ${ID}`, 55)).toMatch(/^\+1/);
  });

  test('an older one that is closed says nothing beside one that is open', async () => {
    const stage = await closed();
    const board = stage.world.talks.find(({ body }) => body.includes('"frozen"'));
    if (!board) throw new Error('there is no dashboard');
    const body = board.body.replace(/,"frozen":"[^"]*"/, '');
    stage.world.talks.push({ ...board, number: stage.world.next++, open: true, body });
    expect(await says(stage, talkOn(stage, 'work'), `/rekindle start-fresh ${ID}`, 3)).toMatch(/^\+1/);
  });
});

describe('a command', () => {
  test('where pull requests cannot be listed', async () => {
    const stage = await withPull();
    await says(stage, 1, `/rekindle freeze ${ID}`);
    const other = talkOn(stage, null);
    expect(await says(stage, other, `/rekindle start-fresh ${ID}`, 3, NO_PULLS)).toMatch(UNKNOWN);
  });

  test('where issues cannot be listed: what is missing is named, and /status says it', async () => {
    const stage = await alone();
    await swept(stage);
    await says(stage, ownOf(stage)[0]?.number ?? 0, '/freeze');
    const pull = talkOn(stage, 'work');
    const said = await says(stage, pull, `/rekindle start-fresh ${ID}`, 3, NO_ISSUES);
    expect(said).toMatch(UNKNOWN);
    expect(said).toContain('issues: read');
    expect(await says(stage, pull, `/rekindle status ${ID}`, 4, NO_ISSUES)).toMatch(
      /^\+1 .*judged just now.*Whether it is frozen is not known/s,
    );
    expect(await says(stage, pull, `/rekindle start-fresh ${ID}`, 5)).toMatch(/^-1 .*Frozen by `ada`/s);
  });

  test('a freeze that is seen is told as ever', async () => {
    const stage = await withPull();
    await swept(stage);
    await says(stage, 1, '/freeze');
    expect(await says(stage, 1, '/start-fresh', 3, NO_ISSUES)).toMatch(/^-1 .*Frozen by `ada`/s);
  });

  test('where there are no issues at all, nothing is unknown', async () => {
    const stage = await stageOf({
      branches: { work: { days: 12, files: blocked('1-a'), pull: true } },
      world: { roles: { ada: 'write' }, hasIssues: false },
    });
    expect(await says(stage, 1, `/rekindle start-fresh ${ID}`)).toMatch(/^\+1/);
  });

  test.each([
    ['issues', NO_ISSUES],
    ['pull requests', NO_PULLS],
  ])('/unfreeze where %s cannot be listed takes nothing away, and says so', async (_, hub) => {
    const stage = await withPull();
    await swept(stage);
    await says(stage, 1, '/freeze');
    expect(await says(stage, 1, '/unfreeze', 2, hub)).toMatch(UNKNOWN);
    expect(isFrozen(stage)).toBe(true);
    expect(await says(stage, 1, '/unfreeze', 3)).toMatch(/^\+1 .*Unfrozen/s);
    expect(isFrozen(stage)).toBe(false);
  });
});

describe('A09 C11 in a locked conversation that takes no answer', () => {
  test('/freeze and /unfreeze begin nothing', async () => {
    const stage = await withPull();
    await swept(stage);
    const locked = talkOn(stage, null);
    Object.assign(talkAt(stage, locked) ?? {}, { locked: true });
    expect(await says(stage, locked, `/rekindle freeze ${ID}`)).toMatch(/^-1/);
    expect(isFrozen(stage)).toBe(false);
    expect(await says(stage, 1, '/freeze', 2)).toMatch(/^\+1 .*Frozen/s);
    expect(await says(stage, locked, `/rekindle unfreeze ${ID}`, 3)).toMatch(/^-1/);
    expect(isFrozen(stage)).toBe(true);
  });
});

test.each([
  ['issues', NO_ISSUES],
  ['pull requests', NO_PULLS],
])('a sweep that cannot list %s tells and proposes nothing, and says why', async (_, hub) => {
  const files = { ...blocked('1-a'), ...old('9-old', ago(12)) };
  const stage = await withPull(files);
  const { said, result } = await swept(stage, {}, hub);
  expect([cardsOn(stage, 1), ourPulls(stage), ownOf(stage)]).toEqual([[], [], []]);
  expect(said.join('\n')).toMatch(/^warning Whether workflows are frozen is not known/m);
  expect(result.failed).toBe(false);
  await swept(stage, later(1));
  expect([cardsOn(stage, 1).length > 0, ourPulls(stage).length]).toEqual([true, 1]);
});
