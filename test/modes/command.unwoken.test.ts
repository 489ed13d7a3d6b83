// What a card says of resuming comes true: where there is nothing to go on with, no agent is promised.
import { expect, test } from 'vitest';
import { fixturesOf } from '../formats/fixtures.ts';
import type { Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { cardsOn, NOW, stageOf } from './stages.ts';
import { swept } from './sweeping.ts';
import { person } from './world.ts';

const T0 = Date.parse(NOW);
const HOUR = 3_600_000;

async function cardedFor(format: string, name: string, config = scene.DISPATCH): Promise<Stage> {
  const files = fixturesOf(format).find(([one]) => one === name)?.[1] ?? {};
  const stage = await stageOf({ branches: { work: { days: 12, files, pull: true } }, config });
  stage.world.roles['ada'] = 'write';
  await swept(stage);
  return stage;
}

const cardOf = (stage: Stage, id: string): string =>
  cardsOn(stage, 1).find((body) => body.includes(`"workflow":"${id}"`)) ?? '';

async function resumed(stage: Stage, id: string): Promise<string> {
  const comment = scene.written(stage, 1, person('ada'), `/resume ${id}`, scene.isoOf(T0 + HOUR));
  await scene.go(stage, comment, {}, {}, T0 + HOUR + 60_000);
  return `${scene.reactionTo(stage, comment)} ${scene.answerTo(stage, comment)}`;
}

const UNWOKEN = 'No agent was woken: as it stands, there is nothing for one to go on with.';

test('it waits for an approval, and resuming changes nothing', async () => {
  const id = 'conductor:csv-export_20260105';
  const stage = await cardedFor('conductor', 'older');
  const card = cardOf(stage, id);
  expect(card).toContain('**Resume.** It is judged once more. As long as it waits, no agent is woken');
  expect(card).not.toContain('The agent is told');
  expect(card).not.toContain('What resuming does');
  expect(await resumed(stage, id)).toContain(UNWOKEN);
  expect(stage.world.dispatches).toEqual([]);
});

test('it is paused, and what it goes on with shows once that is recorded', async () => {
  const id = 'project-state:a91f0c3d-5b6e-4a7f-9c8d-0e1f2a3b4c5d';
  const stage = await cardedFor('project-state', 'copy');
  const card = cardOf(stage, id);
  expect(card).toContain('The agent is woken if that leaves it something to go on with.');
  expect(card).not.toContain('The agent is told');
  expect(card).toContain('What resuming does');
  const answer = await resumed(stage, id);
  expect(answer).toContain(UNWOKEN);
  expect(answer).toContain('Please look at it and decide how it goes on.');
  expect(stage.world.dispatches).toEqual([]);
});

test('where an agent is woken the card says so, and not where none is configured', async () => {
  const id = 'openspec:keep-baskets';
  const stage = await cardedFor('openspec', 'begun');
  expect(cardOf(stage, id)).toContain('It is judged once more, and the agent is woken; no file is changed.');
  expect(await resumed(stage, id)).not.toContain('No agent was woken');
  expect(stage.world.dispatches).toHaveLength(1);
  const none = await cardedFor('conductor', 'older', '');
  expect(cardOf(none, 'conductor:csv-export_20260105')).toContain('You get the brief for your agent.');
});
