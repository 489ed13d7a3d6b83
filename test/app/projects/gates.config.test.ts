// A command at a gate while the config has mistakes goes the way on which that is told (C01).
import { expect, test } from 'vitest';
import type { Bot } from '../../../src/app/bot-context.ts';
import { orderedAtGate } from '../../../src/app/projects/gates.ts';
import { hubOn } from '../../modes/hub.ts';
import {
  comment,
  NOW,
  projectsThere,
  REPORT,
  recover,
  reported,
  repository,
} from '../../modes/project/scene.ts';

const UNCLEAR = { ...REPORT, last_action: 'Working on...' };

async function botThere(): Promise<Bot> {
  const log = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
  const settings = { serverUrl: 'https://github.com', staleAfter: 900_000 };
  const made: unknown = {
    store: { projects: await projectsThere() },
    ground: { settings, now: () => NOW },
    log: { ...log, child: () => log },
  };
  return made as Bot;
}

test.each([
  ['faulty', 'dispatch: {nonsense: 1}\n', null],
  ['sound', 'dispatch: none\n', { kind: 'done', reason: null }],
])('a %s config', async (_, config, outcome) => {
  const sound = await repository({ 'tides.py': 'x = 1\n' });
  await recover(await reported(UNCLEAR), sound);
  const { dir } = await repository({ 'tides.py': 'x = 1\n' }, { config });
  const stage = { ...sound, dir };
  const event = comment(stage, sound.world.talks[0]?.number ?? 0, 'ada', '/approve');
  const hub = hubOn(stage, { now: new Date(NOW).toISOString() });
  expect(await orderedAtGate(event, hub, await botThere())).toEqual(outcome);
});
