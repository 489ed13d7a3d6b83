// R01 the committed Action is cancelled in the middle of an order, its last step runs, and it is run again.
import { afterAll, expect, test } from 'vitest';
import { runAction } from '../standin/action.ts';
import type { Call } from '../standin/calls.ts';
import { tidy } from '../standin/checkout.ts';
import { goOf } from './stage/run.ts';
import { type Ready, readied, SCENARIOS } from './stage/scenarios.ts';
import { shapeOf } from './stage/shape.ts';
import { NOW, REPO } from './stage/world.ts';

afterAll(tidy);

const CLOCK = new URL('../../tools/demo/clock.mjs', import.meta.url).href;

async function ordered(): Promise<Ready> {
  const scenario = SCENARIOS.find(({ name }) => name === '/skip');
  if (!scenario) throw new Error('there is no such scenario');
  return readied(scenario);
}

/** The built Action, cut off there, and its last step. */
async function cutOff({ github, event, token, mode }: Ready, cancelWhen: (call: Call) => boolean) {
  const env = {
    NODE_OPTIONS: `--import=${CLOCK}`,
    DEMO_CLOCK_AHEAD: String(NOW - Date.now()),
    GITHUB_RUN_ATTEMPT: '1',
  };
  const ended = await runAction(github, { event, token, mode, env, cancelWhen });
  return { ended, ...(await leftOn(github)) };
}

/** The same job once more. */
async function again({ github, event, token, mode }: Ready) {
  await goOf(github, { mode, event, token, now: NOW, attempt: 2 });
  return leftOn(github);
}

async function leftOn(github: Ready['github']) {
  const { said } = shapeOf((await github.snapshot())[REPO] ?? {});
  return { said, tip: github.tip(REPO, 'feature/silent') };
}

/** What stands under the order: our last word and our reaction. */
const wordOf = (said: readonly (readonly string[])[]) => {
  const at = said.findIndex(([, words]) => words === '/skip');
  return [said[at]?.[2], said[at + 1]?.[1]];
};

test.concurrent('before anything was decided: it is given back, and run again it is done', async () => {
  const it = await ordered();
  const before = it.github.tip(REPO, 'feature/silent');
  const isRole = ({ path }: Call) => path.includes('/collaborators/');
  const cut = await cutOff(it, isRole);
  expect([cut.ended.status, cut.ended.post?.status]).toEqual([null, 0]);
  expect(wordOf(cut.said)).toEqual([
    'github-actions[bot] -1',
    expect.stringContaining('Refused. This was cut off before anything was'),
  ]);
  expect(cut.tip).toBe(before);
  const { said, tip } = await again(it);
  expect(wordOf(said)).toEqual(['github-actions[bot] +1', 'Done. /skip by ada.']);
  expect(tip).not.toBe(before);
  expect(it.github.problems).toEqual([]);
  await it.github.close();
});

test.concurrent('when it was accepted: it is cut short, and run again it is done once', async () => {
  const it = await ordered();
  const before = it.github.tip(REPO, 'feature/silent');
  const isBlob = ({ path }: Call) => path.endsWith('/git/blobs');
  const cut = await cutOff(it, isBlob);
  expect([cut.ended.status, cut.ended.post?.status]).toEqual([null, 0]);
  expect(wordOf(cut.said)).toEqual([
    'github-actions[bot] rocket',
    expect.stringContaining('Cut short. /skip by ada was accepted'),
  ]);
  expect(cut.tip).toBe(before);
  const { said } = await again(it);
  expect(wordOf(said)).toEqual(['github-actions[bot] +1', 'Done. /skip by ada.']);
  const snapshot = (await it.github.snapshot())[REPO] ?? {};
  expect(JSON.stringify(snapshot['refs']).match(/Rekindle-Action: skip/g)).toHaveLength(1);
  expect(it.github.problems).toEqual([]);
  await it.github.close();
});
