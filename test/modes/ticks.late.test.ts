// A tick has a time, like a comment: whose job comes too late, and of two orders the one that came first.
import { expect, test } from 'vitest';
import { handleCommand } from '../../src/modes/command.ts';
import type { ModeInputs } from '../../src/modes/mode-context.ts';
import { freezesIn } from '../../src/report/github/card/freeze.ts';
import { readRows } from '../../src/report/github/dashboard/rows.ts';
import type { Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { POINTS } from './stopping.ts';
import { OURS, person } from './world.ts';

const AGED = `${scene.DISPATCH}stale-after: 1h\nabandoned-after: 300d\n`;
const MINUTE = 60_000;
const DAY = 86_400_000;

const bodyOf = ({ world }: Stage, board: number) =>
  world.talks.find(({ number }) => number === board)?.body ?? '';
const answers = ({ world }: Stage) =>
  world.comments.flatMap(({ author, body }) => (author === OURS ? [body] : []));
const isEmpty = (stage: Stage, board: number) =>
  readRows(bodyOf(stage, board)).every(({ checked }) => !checked);

const BOT = { door: 'bot', oldAfter: 3_600_000, token: 'own' } as const;

test.each<readonly [string, number, Partial<ModeInputs>, string]>([
  ['three days later', 3 * DAY, {}, 'ticked more than a day ago'],
  ['three days later, run once more', 3 * DAY, { again: true }, 'ticked more than a day ago'],
  ['by the bot, five hours later', 5 * 3_600_000, BOT, 'ticked more than 1 hour ago'],
])('W06 a tick whose job comes %s is answered, and not carried out', async (_, after, inputs, words) => {
  const stage = await scene.stageWith(AGED);
  const board = await scene.boardWith(stage, [POINTS]);
  const event = scene.ticks(stage, board, 'ada', [POINTS[1]], scene.isoOf(scene.NOW));
  const now = scene.NOW + after;
  await handleCommand(scene.ticking(stage, {}, now), event, { ...scene.INPUTS, ...inputs, now });
  expect(stage.world.dispatches).toEqual([]);
  expect(answers(stage)).toEqual([expect.stringContaining(words)]);
  expect(isEmpty(stage, board)).toBe(true);
});

test('W06 T11 an old tick ends no freeze', async () => {
  const stage = await scene.stageWith(AGED);
  const { key } = await scene.foundOn(stage, ...POINTS);
  const board = await scene.boardWith(stage, [POINTS], new Map([[key, { by: 'bob', until: null }]]));
  const event = scene.ticks(stage, board, 'ada', [POINTS[1]], scene.isoOf(scene.NOW));
  const now = scene.NOW + 3 * DAY;
  await handleCommand(scene.ticking(stage, {}, now), event, { ...scene.INPUTS, now });
  expect(freezesIn(bodyOf(stage, board)).has(key)).toBe(true);
  expect(answers(stage)).toEqual([expect.stringContaining('ticked more than a day ago')]);
});

test('C07 a command under the pull request, and a tick seconds later: the tick is too late', async () => {
  const stage = await scene.stageWith(AGED);
  const board = await scene.boardWith(stage, [POINTS]);
  const pull = scene.pullOf(stage, POINTS[0]);
  await scene.cardOn(stage, pull, POINTS);
  const first = scene.written(stage, pull, person('ada'), '/retry', scene.isoOf(scene.NOW));
  const event = scene.ticks(stage, board, 'bob', [POINTS[1]], scene.isoOf(scene.NOW + 3000));
  await scene.go(stage, first, {}, {}, scene.NOW + 12_000);
  const now = scene.NOW + MINUTE;
  await handleCommand(scene.ticking(stage, {}, now), event, { ...scene.INPUTS, now });
  expect(stage.world.dispatches).toHaveLength(1);
  expect(answers(stage).at(-1)).toContain('**Too late for `/resume` by `bob`.**');
  expect(isEmpty(stage, board)).toBe(true);
});
