// A row of the dashboard that is ticked once more: after it was done, or where its agent could not be woken.
import { describe, expect, test } from 'vitest';
import { handleCommand } from '../../src/modes/command.ts';
import { readRows } from '../../src/report/github/dashboard/rows.ts';
import type { HubOptions, Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { OURS } from './world.ts';

const POINTS = ['feature/points', 'sdd:c2p8wd-points'] as const;
const INVOICE = ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'] as const;
const CONFIG = `${scene.DISPATCH}stale-after: 1h\nabandoned-after: 300d\n`;
const MINUTE = 60_000;
const DAY = 86_400_000;

interface Board {
  readonly stage: Stage;
  readonly board: number;
  readonly id: string;
  /** As it was before any tick: the sweep draws the same row again where nothing moved. */
  readonly drawn: string;
}

async function boardFor(on: readonly [string, string], guarded = false): Promise<Board> {
  const stage = await scene.stageWith(CONFIG);
  if (guarded) stage.world.guarded.push(on[0]);
  const board = await scene.boardWith(stage, [on]);
  return { stage, board, id: on[1], drawn: bodyOf(stage, board) };
}

const bodyOf = ({ world }: Stage, board: number) =>
  world.talks.find(({ number }) => number === board)?.body ?? '';
const answers = ({ world }: Stage) => world.comments.filter(({ author }) => author === OURS);
const isEmpty = ({ stage, board }: Board) => readRows(bodyOf(stage, board)).every(({ checked }) => !checked);

/** Somebody ticks the row, so long after the scene began. `known`: whether the event says when. */
async function ticks(
  it: Board,
  login: string,
  after: number,
  options: Partial<HubOptions> = {},
  known = true,
) {
  const { stage, board, id, drawn } = it;
  const talk = stage.world.talks.find(({ number }) => number === board);
  if (talk) talk.body = drawn;
  const now = scene.NOW + after;
  const event = scene.ticks(stage, board, login, [id], known ? scene.isoOf(now) : null);
  const go = (more = {}) =>
    handleCommand(scene.ticking(stage, options, now), event, { ...scene.INPUTS, now, ...more });
  await go();
  return go;
}

describe('a row that was done', () => {
  test.each([
    ['a format that writes nothing', POINTS, false],
    ['a protected branch', INVOICE, true],
  ] as const)('%s: days later it is done once more', async (_, on, guarded) => {
    for (const known of [true, false]) {
      const it = await boardFor(on, guarded);
      await ticks(it, 'ada', 0, {}, known);
      expect(it.stage.world.dispatches).toHaveLength(1);
      await ticks(it, 'bob', 4 * DAY, {}, known);
      expect(it.stage.world.dispatches).toHaveLength(2);
      expect(answers(it.stage)).toHaveLength(2);
      expect(answers(it.stage)[1]?.body).toMatch(/agent was woken.*`bob`/s);
      await ticks(it, 'ada', 8 * DAY, {}, known);
      expect(it.stage.world.dispatches).toHaveLength(3);
      expect(isEmpty(it)).toBe(true);
    }
  });

  test('within the hour it is the same wish, and the answer says so', async () => {
    const it = await boardFor(POINTS);
    await ticks(it, 'ada', 0);
    await ticks(it, 'bob', 20 * MINUTE);
    expect(it.stage.world.dispatches).toHaveLength(1);
    expect(answers(it.stage)[1]?.body).toContain('**Already so.**');
    expect(isEmpty(it)).toBe(true);
  });

  test('R01 run again, or delivered twice, a tick is done once', async () => {
    for (const known of [true, false]) {
      const it = await boardFor(POINTS);
      const go = await ticks(it, 'ada', 0, {}, known);
      // As if the job had ended before it emptied the box.
      const talk = it.stage.world.talks.find(({ number }) => number === it.board);
      for (const more of [{}, { again: true, now: scene.NOW + 2 * DAY }]) {
        if (talk) talk.body = it.drawn.replace('- [ ]', '- [x]');
        await go(more);
        expect(it.stage.world.dispatches).toHaveLength(1);
        expect(answers(it.stage)).toHaveLength(1);
        expect(isEmpty(it)).toBe(true);
      }
    }
  });
});

describe('a row whose agent could not be woken', () => {
  const refused = { lacks: ['contents: write'] };

  test('after a day the old tick is left in the name of who gave it, and the new one is done', async () => {
    const it = await boardFor(POINTS);
    await ticks(it, 'ada', 0, refused);
    expect(it.stage.world.dispatches).toHaveLength(0);
    await ticks(it, 'bob', 2 * DAY);
    expect(it.stage.world.dispatches).toHaveLength(1);
    const [first, second, ...more] = answers(it.stage);
    expect(more).toEqual([]);
    expect(first?.body).toMatch(/Not brought to its end.*`ada`/s);
    expect(second?.body).toMatch(/agent was woken.*`bob`/s);
    expect(isEmpty(it)).toBe(true);
  });

  test('where the new one fails as well, a third is done', async () => {
    const it = await boardFor(POINTS);
    await ticks(it, 'ada', 0, refused);
    await ticks(it, 'bob', 2 * DAY, refused);
    await ticks(it, 'ada', 4 * DAY);
    expect(it.stage.world.dispatches).toHaveLength(1);
    expect(answers(it.stage)).toHaveLength(3);
  });

  test('within the day the same answer goes on with it', async () => {
    const it = await boardFor(POINTS);
    await ticks(it, 'ada', 0, refused);
    await ticks(it, 'bob', 90 * MINUTE);
    expect(it.stage.world.dispatches).toHaveLength(1);
    expect(answers(it.stage)).toHaveLength(1);
  });
});
