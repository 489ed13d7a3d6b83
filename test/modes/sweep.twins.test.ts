// Two cards, issues or dashboards of one workflow that both stayed, as a list lagged for long or somebody
// emptied one: the next sweep that sees both keeps the lowest number, with what the other held.
import { describe, expect, test } from 'vitest';
import { sweep } from '../../src/modes/sweep.ts';
import { freezesIn, withFreeze, withFreezes } from '../../src/report/github/card/freeze.ts';
import { atNight } from '../exhaustive.ts';
import { everywhere } from './crashes.ts';
import type { Stage } from './hub.ts';
import { cardsOn, dashboardOf, INPUTS, index, issuesOf, NOW, ownOf, stageOf } from './stages.ts';
import { blocked, later, stale, swept } from './sweeping.ts';
import type { Comment, Talk } from './world.ts';

const FOLDED = /^<!-- rekindle:v1 \{"key":"folded-[^\n]*\nThis was posted twice\./;
const FREEZE = { by: 'ada', until: '2027-03-01' };
/** Some hours later: what two made at once is in every list by then. */
const AFTER = later(0.2);

/** A stage on which a first sweep told of one workflow under a pull request, and of one by an issue. */
async function scene(): Promise<Stage> {
  const stage = await stageOf({
    branches: {
      a: { days: 10, files: stale('1-a'), pull: true },
      b: { days: 2, files: blocked('2-b') },
      c: { days: 10, files: index('3-c', 'spec_writing', null) },
    },
  });
  await swept(stage);
  return stage;
}

/** The comment or issue once more, as a second sweep made it at the same moment. */
function again<T extends Comment | Talk>(one: T | undefined, all: T[], stage: Stage, more: Partial<T>): T {
  if (!one) throw new Error('nothing stands there');
  const id = stage.world.next++;
  const made = { ...one, ...('number' in one ? { number: id } : { id }), ...more };
  all.push(made);
  return made;
}
const remembered = (body = '') => body.match(/^card-.*$/gm);
const twinCard = (stage: Stage, more: Partial<Comment> = {}) =>
  again(stage.world.comments[0], stage.world.comments, stage, more);
const twinIssue = (stage: Stage, more: Partial<Talk> = {}) =>
  again(ownOf(stage)[0], stage.world.talks, stage, more);
const twinBoard = (stage: Stage, more: Partial<Talk> = {}) =>
  again(dashboardOf(stage), stage.world.talks, stage, more);

describe('A04 two of one', () => {
  test('cards: the older stays, with the freeze of the other, which is one line', async () => {
    const stage = await scene();
    const [card = ''] = cardsOn(stage, 1);
    twinCard(stage, { body: withFreeze(card, FREEZE) });
    await swept(stage, AFTER);
    const [kept = '', folded] = cardsOn(stage, 1);
    expect(kept).toContain('"frozen_by":"ada","frozen_until":"2027-03-01"');
    expect(folded).toMatch(FOLDED);
    expect(folded?.trimEnd().split('\n')).toHaveLength(2);
    expect((await swept(stage, AFTER)).landed).toEqual([]);
  });

  atNight('cards on a branch where all is said already', async () => {
    const stage = await scene();
    const [card] = cardsOn(stage, 1);
    twinCard(stage);
    const run = await swept(stage, AFTER);
    expect(run.landed).toEqual(['comment']);
    expect(cardsOn(stage, 1)).toEqual([card, expect.stringMatching(FOLDED)]);
  });

  atNight('cards that are not seen yet: nothing is written, and the next sweep looks again', async () => {
    const stage = await scene();
    const before = structuredClone(stage.world.comments);
    await swept(stage, AFTER);
    expect(stage.world.comments).toEqual(before);
    twinCard(stage);
    await swept(stage, later(1));
    expect(cardsOn(stage, 1)[1]).toMatch(FOLDED);
  });

  atNight('issues: the lowest number stays open, the other says where it is and is closed', async () => {
    const stage = await scene();
    const [own] = ownOf(stage);
    const twin = twinIssue(stage, { body: withFreeze(own?.body ?? '', FREEZE) });
    const run = await swept(stage, AFTER);
    expect(run.landed).toContain('issue');
    expect(twin).toMatchObject({ open: false, body: expect.stringMatching(FOLDED) });
    expect(ownOf(stage)[0]).toMatchObject({ open: true, body: expect.stringContaining('"frozen_by":"ada"') });
    expect((await swept(stage, AFTER)).landed).not.toContain('issue');
  });

  atNight('issues of which a person closed the older: the one that is open stays', async () => {
    const stage = await scene();
    const [own] = ownOf(stage);
    const twin = twinIssue(stage);
    if (own) own.open = false;
    await swept(stage, AFTER);
    expect([own?.open, twin.open]).toEqual([false, true]);
    expect(twin.body).not.toMatch(FOLDED);
  });

  atNight('dashboards: a tick and a freeze of the other come over', async () => {
    const stage = await scene();
    const board = dashboardOf(stage);
    const key = /rekindle-row:(card-[0-9a-f]{16})/.exec(board?.body ?? '')?.[1] ?? '';
    const body = withFreezes(board?.body ?? '', new Map([[key, FREEZE]])) ?? '';
    const rows = body.match(/^- \[ \]/gm)?.length ?? 0;
    expect(rows).toBeGreaterThan(1);
    const last = body.lastIndexOf('- [ ]');
    const twin = twinBoard(stage, { body: `${body.slice(0, last)}- [x]${body.slice(last + 5)}` });
    await swept(stage, AFTER);
    expect(twin).toMatchObject({ open: false, body: expect.stringMatching(FOLDED) });
    const kept = dashboardOf(stage);
    expect(kept?.number).toBe(board?.number);
    expect(freezesIn(kept?.body ?? '').get(key)).toMatchObject(FREEZE);
    expect(kept?.body.match(/^- \[x\]/gm)).toHaveLength(1);
    expect((await swept(stage, AFTER)).landed).toEqual([]);
  });
});

describe('a dashboard that somebody emptied', () => {
  test('is written again where it is, and no second one is made', async () => {
    const stage = await scene();
    const board = dashboardOf(stage);
    const issues = issuesOf(stage).length;
    if (board) board.body = '\n';
    await swept(stage, AFTER);
    expect(issuesOf(stage)).toHaveLength(issues);
    expect(dashboardOf(stage)?.number).toBe(board?.number);
    expect((await swept(stage, AFTER)).landed).toEqual([]);
  });

  atNight('beside a second one that was made for it: the lowest number has what the other knew', async () => {
    const stage = await scene();
    const [board, before] = [dashboardOf(stage), dashboardOf(stage)?.body ?? ''];
    const twin = twinBoard(stage);
    if (board) board.body = '';
    await swept(stage, AFTER);
    expect(dashboardOf(stage)?.number).toBe(board?.number);
    expect(remembered(dashboardOf(stage)?.body)).toEqual(remembered(before));
    expect(twin).toMatchObject({ open: false, body: expect.stringMatching(FOLDED) });
  });

  atNight('with the words of somebody else is theirs', async () => {
    const stage = await scene();
    const board = dashboardOf(stage);
    if (board) board.body = 'We use this for something else.';
    await swept(stage, AFTER);
    expect(board?.body).toBe('We use this for something else.');
    expect(dashboardOf(stage)?.number).not.toBe(board?.number);
  });

  atNight('an issue of one workflow that was emptied is written again as well', async () => {
    const stage = await scene();
    const [own] = ownOf(stage);
    const [number, body] = [own?.number, own?.body];
    if (own) own.body = '';
    await swept(stage, AFTER);
    expect(ownOf(stage).map((one) => [one.number, one.body])).toEqual([[number, body]]);
  });
});

test('R01 A04 wherever a sweep ends, run again it has folded what was there twice', async () => {
  const stage = await scene();
  const [card = ''] = cardsOn(stage, 1);
  twinCard(stage, { body: withFreeze(card, FREEZE) });
  twinIssue(stage);
  twinBoard(stage);
  const board = dashboardOf(stage);
  if (board) board.body = '';
  const at = { ...INPUTS, now: Date.parse(NOW) + 0.2 * 86_400_000 };
  const points = await everywhere({ stage, run: (hub) => sweep(hub, at) }, ['crash']);
  expect(points).toBeGreaterThan(15);
});
