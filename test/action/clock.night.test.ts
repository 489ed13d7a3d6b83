// A runner whose clock is wrong: ages are told by GitHub's, and the job says so.
import { afterAll, expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';
import { runAction } from '../standin/action.ts';
import { tidy } from '../standin/checkout.ts';
import { EXPECTED } from './stage/expected.ts';
import { hurry } from './stage/hurry.ts';
import { goOf } from './stage/run.ts';
import { type Ready, readied, SCENARIOS } from './stage/scenarios.ts';
import { shapeOf } from './stage/shape.ts';
import { NOW, REPO } from './stage/world.ts';

hurry();
afterAll(tidy);

const DAY = 86_400_000;
const CLOCK = new URL('../../tools/demo/clock.mjs', import.meta.url).href;

/** Where an age, a lease or the age of an order says what is done; a sweep goes ahead as a process too. */
const AGED = [
  ['sweep', [-400, 400]],
  ['guard', [400, -400]],
  ['/retry', [-400, 400]],
] as const;

async function ready(name: string): Promise<Ready> {
  const scenario = SCENARIOS.find((one) => one.name === name);
  if (!scenario) throw new Error(`there is no scenario ${name}`);
  return readied(scenario);
}

const shapeNow = async ({ github }: Ready) => shapeOf((await github.snapshot())[REPO] ?? {});

test('R10 the built Action, a year ahead: its sweep is as with the right time, and warns', async () => {
  const it = await ready('sweep');
  const env = {
    NODE_OPTIONS: `--import=${CLOCK}`,
    DEMO_CLOCK_AHEAD: String(NOW + 400 * DAY - Date.now()),
  };
  const { status: _, ...wanted } = EXPECTED['sweep'] ?? { status: null };
  const { github, event, token, mode } = it;
  const ended = await runAction(github, { event, token, mode, env });
  expect(await shapeNow(it)).toEqual(wanted);
  expect(ended.commands.filter(({ name }) => name === 'warning').map(({ data }) => data)).toContainEqual(
    expect.stringMatching(/^The clock of this machine says 2028-01-.+GitHub's counts\. Set the clock here/),
  );
  await github.close();
});

atNight.each(AGED)('R10 %s: ahead or behind, what comes of it is the same', async (name, ways) => {
  const it = await ready(name);
  const { github, mode, event, token, inputs, workspace } = it;
  for (const wrong of ways) {
    github.reset();
    const said: string[] = [];
    await goOf(github, {
      mode,
      event,
      token,
      now: NOW + wrong * DAY,
      warn: (message) => said.push(message),
      ...(inputs === undefined ? {} : { inputs }),
      ...(workspace === undefined ? {} : { workspace }),
    });
    const { status: _, ...wanted } = EXPECTED[name] ?? { status: null };
    expect(await shapeNow(it), String(wrong)).toEqual(wanted);
    expect(said.filter((one) => one.startsWith('The clock of this machine'))).toHaveLength(1);
  }
  await github.close();
});
