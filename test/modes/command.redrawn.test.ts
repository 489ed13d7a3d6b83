// C07, C09: a row of the dashboard, or an issue of its own, that was drawn after a command was given was not
// seen by who gave it.
import { expect, test } from 'vitest';
import type { Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { ago, index, NOW, ownOf, stageOf } from './stages.ts';
import { SILENT } from './stopping.ts';
import { pushed, swept } from './sweeping.ts';
import { fileAt, headOf, person } from './world.ts';

const AGED = `${scene.DISPATCH}stale-after: 1h\nabandoned-after: 300d\n`;
const SECOND = 1000;
const MINUTE = 60_000;
const HOUR = 3_600_000;

const put = (stage: Stage, issue: number, by: string, line: string, after: number) =>
  scene.written(stage, issue, person(by), line, scene.isoOf(scene.NOW + after));
const go = (stage: Stage, comment: number, after: number) =>
  scene.go(stage, comment, {}, {}, scene.NOW + after);
const stray = (stage: Stage) => scene.pullOf(stage, 'x', { pull: null, title: 'Something else' });

test.each(['the dashboard', 'another issue that is about something else'])(
  'C07 /skip in a stray issue, and seconds later in %s: the first one wins',
  async (where) => {
    const stage = await scene.stageWith(AGED);
    const board = await scene.boardWith(stage, [SILENT]);
    const head = headOf(stage.dir, SILENT[0]) ?? '';
    const one = put(stage, stray(stage), 'ada', `/rekindle skip ${SILENT[1]}`, 0);
    const second = where === 'the dashboard' ? board : stray(stage);
    const two = put(stage, second, 'bob', `/rekindle skip ${SILENT[1]}`, 3 * SECOND);
    await go(stage, one, MINUTE);
    await go(stage, two, MINUTE + 12 * SECOND);
    expect(scene.reactionTo(stage, one)).toBe('+1');
    expect(scene.answerTo(stage, two)).toContain('`state-changed`');
    expect(scene.commitsOn(stage, SILENT[0], head)).toHaveLength(1);
  },
);

test('C09 a push and a sweep between the comment and its job: the row was not seen', async () => {
  const stage = await scene.stageWith(AGED);
  const board = await scene.boardWith(stage, [SILENT]);
  const comment = put(stage, board, 'ada', `/skip ${SILENT[1]}`, 0);
  const path = 'specs/21-silent/.specify-state.local.md';
  const text = fileAt(stage.dir, headOf(stage.dir, SILENT[0]) ?? '', path) ?? '';
  const files = { [path]: text.replace('current_stage: 3', 'current_stage: 5') };
  pushed(stage, SILENT[0], files, scene.isoOf(scene.NOW + 12 * SECOND), person('ada'));
  const talks = stage.world.talks;
  const fresh = await scene.boardWith(stage, [SILENT]);
  const [old, drawn] = [board, fresh].map((number) => talks.find((talk) => talk.number === number));
  if (old && drawn) Object.assign(old, { body: drawn.body, updatedAt: scene.isoOf(scene.NOW + 30 * SECOND) });
  stage.world.talks = talks.filter(({ number }) => number !== fresh);
  const head = headOf(stage.dir, SILENT[0]) ?? '';
  await go(stage, comment, MINUTE);
  expect(scene.answerTo(stage, comment)).toContain('`state-changed`');
  expect(scene.commitsOn(stage, SILENT[0], head)).toEqual([]);
});

test('another command or word there in between, and nothing of it moved: it is done', async () => {
  const stage = await scene.stageWith(AGED);
  const board = await scene.boardWith(stage, [SILENT]);
  const comment = put(stage, board, 'ada', `/skip ${SILENT[1]}`, 0);
  const talk = stage.world.talks.find(({ number }) => number === board);
  if (talk) talk.updatedAt = scene.isoOf(scene.NOW + 30 * SECOND);
  await go(stage, comment, MINUTE);
  expect(scene.reactionTo(stage, comment)).toBe('+1');
});

test('C09 an own issue that was drawn again, its branch pushed to: the agent is not woken', async () => {
  const branches = { work: { days: 12, files: index('1-a', 'nonsense', ago(2)) } };
  const stage = await stageOf({ branches, world: { roles: { ada: 'write' } }, config: scene.DISPATCH });
  await swept(stage);
  const [own] = ownOf(stage);
  const start = Date.parse(NOW);
  const comment = scene.written(stage, own?.number ?? 0, person('ada'), '/resume', scene.isoOf(start + HOUR));
  pushed(stage, 'work', index('1-a', 'spec_writing', ago(-0.05)), ago(-0.05), person('ada'));
  await swept(stage, { now: start + 1.5 * HOUR });
  if (own) own.open = true;
  await scene.go(stage, comment, {}, {}, start + 1.6 * HOUR);
  expect(scene.answerTo(stage, comment)).toContain('`state-changed`');
  expect(stage.world.dispatches).toEqual([]);
});
