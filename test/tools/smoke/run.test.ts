// The smoke test on the stand-in: it proves what it says, asks first, and leaves nothing but what it names.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { PROBES } from '../../../tools/smoke/probes.ts';
import { smoke } from '../../../tools/smoke/run.ts';
import { atNight } from '../../exhaustive.ts';
import { changes, startEffects } from '../../github/effects-scene.ts';
import { clientOf } from '../../github/scenes.ts';
import type { Call } from '../../standin/calls.ts';
import type { GitHub } from '../../standin/github.ts';

const REPO = 'harbour/tides';
let github: GitHub;
beforeAll(async () => {
  github = await startEffects();
  github.token('person', { kind: 'user', login: 'mona' });
});
beforeEach(() => github.reset());
afterEach(() => {
  github.clearFaults();
  expect(github.problems).toEqual([]);
});
afterAll(() => github.close());

/** Its status, and its lines by the probe or the word that they begin with. */
async function smoked(token = 'ghs_one', answer = true) {
  const said: string[] = [];
  const status = await smoke({
    client: clientOf(github, token, 100),
    owner: 'harbour',
    repo: 'tides',
    stamp: '0a1b2c3d',
    team: null,
    ask: () => Promise.resolve(answer),
    tell: (line) => said.push(line),
  });
  return { status, said };
}
const refsWith = (stamp: string) =>
  [...github.world.depot.of(1).all().keys()].filter((ref) => ref.includes(stamp));

atNight('everything is proved, and every ref, branch and label is gone again', async () => {
  const head = github.tip(REPO, 'main');
  const { status, said } = await smoked();
  expect(said.filter((line) => /^(?:failed|left|refused)/.test(line))).toEqual([]);
  expect(said.filter((line) => line.startsWith('proved'))).toHaveLength(PROBES.length);
  expect(status).toBe(0);
  expect(refsWith('0a1b2c3d')).toEqual([]);
  expect(github.tip(REPO, 'main')).toBe(head);
  expect(JSON.stringify(await github.snapshot())).not.toContain('rekindle: smoke 0a1b2c3d');
});

test('without a yes nothing is written', async () => {
  const from = github.calls.length;
  const { status } = await smoked('ghs_one', false);
  expect([status, github.calls.slice(from).filter(changes)]).toEqual([2, []]);
});

atNight('a token that may only read proves nothing, and that is said of each', async () => {
  const { status, said } = await smoked('ghs_few');
  expect(status).toBe(1);
  expect(said.filter((line) => line.startsWith('failed')).length).toBeGreaterThan(3);
  expect(said.at(-1)).toMatch(/^\d+ of these need a look\.$/);
});

atNight('a host that takes no ref of its own: the branch is tried, and the rest goes on', async () => {
  const isOwn = ({ path, body }: Call) =>
    path.endsWith('/git/refs') && JSON.stringify(body ?? null).includes('"refs/rekindle/');
  github.fault({ on: isOwn, kind: '422', times: 100 });
  const { status, said } = await smoked();
  expect(status).toBe(1);
  expect(said).toContainEqual(expect.stringMatching(/^failed {4}own refs/));
  expect(said).toContainEqual(
    expect.stringMatching(
      /^proved {4}archive {9}this host takes no such ref; kept on the branch refs\/heads\//,
    ),
  );
  expect(refsWith('0a1b2c3d')).toEqual([]);
});
