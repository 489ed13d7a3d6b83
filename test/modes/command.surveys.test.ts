// All branches are surveyed once for one command, however many of its steps ask what they own.
import { expect, test } from 'vitest';
import { handleCommand } from '../../src/modes/command.ts';
import { alone, ID, isFrozen, says, withPull } from './freezing.ts';
import type { Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { cardsOn, dashboardOf, NOW } from './stages.ts';
import { stale, swept } from './sweeping.ts';
import { git, headOf, person } from './world.ts';

const T0 = Date.parse(NOW);
const HOUR = 3_600_000;

/** The lines are one comment each, an hour from now on; how often all branches were surveyed. */
async function surveysFor(stage: Stage, issue: number, ...lines: readonly string[]): Promise<number> {
  const ids = lines.map((line, at) =>
    scene.written(stage, issue, person('ada'), line, scene.isoOf(T0 + 2 * HOUR + at * 1000)),
  );
  const now = T0 + 2 * HOUR + 60_000;
  const hub = scene.ticking(stage, {}, now);
  let surveys = 0;
  const survey: typeof hub.survey = (target, asker) => {
    surveys += target.kind === 'branches' && target.names === 'all' ? 1 : 0;
    return hub.survey(target, asker);
  };
  const event = scene.eventOf(stage, ids.at(-1) ?? 0);
  await handleCommand({ ...hub, survey }, event, { ...scene.INPUTS, now });
  return surveys;
}

function renamed(stage: Stage): void {
  git(stage.dir, ['update-ref', 'refs/heads/uno', headOf(stage.dir, 'work') ?? '']);
  git(stage.dir, ['update-ref', '-d', 'refs/heads/work']);
}

/** Frozen in the dashboard alone, and then its branch gets another name. */
async function frozen(): Promise<{ readonly stage: Stage; readonly board: number }> {
  const stage = await alone(stale('1-a'));
  await swept(stage);
  const board = dashboardOf(stage)?.number ?? 0;
  await says(stage, board, `/freeze ${ID}`);
  renamed(stage);
  return { stage, board };
}

test.each(['/status', '/start-fresh', '/freeze', '/unfreeze'])('%s after a rename: once', async (line) => {
  const { stage, board } = await frozen();
  expect(await surveysFor(stage, board, `${line} ${ID}`)).toBe(1);
  expect(isFrozen(stage)).toBe(line !== '/unfreeze');
});

test('each command of one job looks for itself', async () => {
  const { stage, board } = await frozen();
  expect(await surveysFor(stage, board, `/unfreeze ${ID}`, `/start-fresh ${ID}`)).toBe(2);
  expect(isFrozen(stage)).toBe(false);
});

test('an id that is nowhere: once', async () => {
  const stage = await withPull();
  await swept(stage);
  expect(cardsOn(stage, 1)).toHaveLength(1);
  const board = dashboardOf(stage)?.number ?? 0;
  for (const issue of [1, board])
    expect(await surveysFor(stage, issue, '/skip specify:99-none')).toBeLessThanOrEqual(1);
});
