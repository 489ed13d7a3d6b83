// What goes wrong on the way to GitHub, as people see it at the job, and what is not tried for ever.
import { afterAll, expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';
import { runAction } from '../standin/action.ts';
import type { Call } from '../standin/calls.ts';
import { tidy } from '../standin/checkout.ts';
import { runOf, said } from './jobs.ts';
import { BUNDLE, repository } from './runner.ts';
import { EXPECTED } from './stage/expected.ts';
import { AT_THAT_DAY, inLane } from './stage/lanes.ts';
import { goOf } from './stage/run.ts';
import { readied, SCENARIOS, type Scenario } from './stage/scenarios.ts';
import { shapeOf } from './stage/shape.ts';
import { NOW, REPO, stand, tokenOf } from './stage/world.ts';

afterAll(tidy);

const isFirst = ({ operation }: Call) => operation === 'query viewer repository';
function scenarioOf(wanted: string): Scenario {
  const scenario = SCENARIOS.find(({ name }) => name === wanted);
  if (!scenario) throw new Error(`there is no scenario ${wanted}`);
  return scenario;
}

atNight.each([
  ['nobody answers', 'http://127.0.0.1:9', {}],
  ['it is no address', 'not a url', {}],
  ['no such name is known', 'http://github.invalid', {}],
  ['the proxy does not answer', 'http://github.invalid', { http_proxy: 'http://127.0.0.1:9' }],
])('R07 where %s, a sweep fails with one sentence', (_, address, more) => {
  const ended = runOf(BUNDLE)({
    workspace: repository().dir,
    event: 'schedule',
    payload: {},
    inputs: { 'github-token': 'ghs_x' },
    env: { GITHUB_API_URL: address, GITHUB_REPOSITORY: REPO, ...more },
  });
  expect(ended.status).toBe(1);
  expect([said(ended, 'warning').length, said(ended, 'error').length], ended.stdout).toEqual([0, 1]);
  expect(ended.stdout + ended.stderr).not.toMatch(/^\s+at /m);
});

atNight('R05 on a server of one’s own, whose API has a prefix, a sweep is as on github.com', async () => {
  const { scenery, ...scenario } = scenarioOf('sweep');
  const it = await readied({ ...scenario, scenery: { ...scenery, enterprise: true } });
  const { github, event, token, mode } = it;
  const ended = await runAction(github, { event, token, mode, env: AT_THAT_DAY, ...inLane() });
  const { status, ...wanted } = EXPECTED['sweep'] ?? { status: null };
  expect([ended.status, github.problems], ended.stdout + ended.stderr).toEqual([status, []]);
  expect(shapeOf((await github.snapshot())[REPO] ?? {})).toEqual(wanted);
  const paths = github.calls.flatMap(({ kind, path }) => (kind === 'git' ? [] : [path]));
  expect(paths.filter((path) => !/^\/api\/(?:v3\/|graphql$)/.test(path))).toEqual([]);
  await github.close();
});

atNight('A02 the hour’s requests are spent: it ends well and says so, the next run does it all', async () => {
  const { github, event, token, mode } = await readied(scenarioOf('sweep'));
  // At the very first question, and at the first write, where something was seen already.
  for (const on of [isFirst, ({ kind }: Call) => kind === 'write']) {
    github.fault({ on, kind: 'primary', times: 9 });
    const { truncated, failed, effects } = await goOf(github, { mode, event, token, now: NOW });
    expect([truncated, failed]).toEqual([true, false]);
    const [output] = effects.filter((one) => one.kind === 'output' && one.name === 'truncated');
    expect(output).toMatchObject({ value: 'true' });
    const logged = effects.flatMap((one) => (one.kind === 'log' ? [`${one.level} ${one.message}`] : []));
    expect(logged.join('\n')).toMatch(/warning .* ended before its end: .+rate limit/);
    github.clearFaults();
  }
  github.fault({ on: isFirst, kind: 'primary', times: 9 });
  const ended = await runAction(github, { event, token, mode, ...inLane() });
  expect([ended.status, ended.outputs['truncated']], ended.stdout).toEqual([0, 'true']);
  github.clearFaults();
  await goOf(github, { mode, event, token, now: NOW });
  const { status: _, ...wanted } = EXPECTED['sweep'] ?? { status: null };
  expect(shapeOf((await github.snapshot())[REPO] ?? {})).toEqual(wanted);
  await github.close();
});

test('G07 a branch that may not be built upon is named once for each commit of it', async () => {
  const branch = 'feature/order-export';
  const github = await stand({ branches: [branch] });
  await github.commit(REPO, 'main', [{ files: { '.github/workflows/new.yml': 'on: push\n' }, by: 'ada' }]);
  const event = await github.event(REPO, { name: 'schedule' });
  const sweep = () => goOf(github, { mode: 'sweep', event, token: tokenOf('sweep'), now: NOW });
  const first = await sweep();
  const words = first.effects.flatMap((one) => (one.kind === 'log' ? [one.message] : []));
  expect(words.join('\n')).toContain(`${branch}: its files in .github/workflows differ`);
  expect((await sweep()).operations).toBe(0);
  await github.close();
});
