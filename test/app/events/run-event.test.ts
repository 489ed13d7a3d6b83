// A check by the bot: its conclusion is no failure of the delivery, and what GitHub refuses is tried again.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runMode } from '../../../src/app/events/run-event.ts';
import { modeInputs } from '../../../src/app/installation-repository.ts';
import { readEvent } from '../../../src/github/read/webhook-events.ts';
import type { SupportedEvent } from '../../../src/model/github/event.ts';
import { DISPATCH, NOW, REPO, stand, tokenOf } from '../../action/stage/world.ts';
import { atNight } from '../../exhaustive.ts';
import { hubOn } from '../../github/hub-scene.ts';
import type { GitHub } from '../../standin/github.ts';

const INVOICE = 'feature/invoice-export';
const PATH = 'specs/003-invoice-export/.pipeline-state.md';

let github: GitHub;
const hubOf = () => hubOn(github, [], { now: NOW, runId: null }, tokenOf('sweep'));
beforeAll(async () => {
  github = await stand({ branches: [INVOICE], config: DISPATCH });
});
beforeEach(() => github.reset());
afterAll(() => github.close());

const inputs = () =>
  modeInputs({ settings: { serverUrl: github.url } } as Parameters<typeof modeInputs>[0], NOW);

/** A merge that nobody finished, pushed to a branch. */
async function spoiled(): Promise<SupportedEvent> {
  const text = await github.file(REPO, INVOICE, PATH);
  const files = { [PATH]: `<<<<<<< ours\n${text}=======\n${text}>>>>>>> theirs\n` };
  await github.commit(REPO, INVOICE, [{ files, by: 'ada' }]);
  const { name, payload } = await github.event(REPO, { name: 'push', branch: INVOICE, by: 'ada' });
  const read = readEvent(name, payload);
  if (!read.ok || read.event.name === 'unsupported') throw new Error('no push');
  return read.event;
}

const runs = () => github.world.rows.checkRuns.all().map(({ conclusion }) => conclusion);

atNight(
  'a state that a push made invalid: a check run that failed, and a delivery that is done',
  async () => {
    const result = await runMode(await spoiled(), await hubOf(), inputs());
    expect([result.failed, result.truncated, runs()]).toEqual([false, false, ['failure']]);
  },
);

atNight('a check run that GitHub does not take for the moment is thrown, and so tried again', async () => {
  const event = await spoiled();
  const hub = await hubOf();
  github.fault({
    on: ({ method, path }) => method === 'POST' && path.endsWith('/check-runs'),
    kind: '503',
    times: 9,
  });
  await expect(runMode(event, hub, inputs())).rejects.toMatchObject({ refused: 'lost' });
  github.clearFaults();
  await runMode(event, await hubOf(), inputs());
  expect(runs()).toEqual(['failure']);
});

test('one that it never takes is said, and the delivery is done', async () => {
  const event = await spoiled();
  const on = ({ method, path }: { method: string; path: string }) =>
    method === 'POST' && path.endsWith('/check-runs');
  github.fault({ on, kind: '403', times: 9 });
  const result = await runMode(event, await hubOf(), inputs());
  expect([result.failed, runs()]).toEqual([false, []]);
  const said = result.effects.flatMap((one) => (one.kind === 'log' ? [one.message] : []));
  expect(said[0]).toMatch(/^The check run was refused: .* What was found stands in the bot's log\.$/);
  expect(said).toContainEqual(expect.stringContaining(`Rekindle: state-not-conflicted in ${PATH}, line `));
  expect(result.effects.map(({ kind }) => kind)).not.toContain('annotation');
});
