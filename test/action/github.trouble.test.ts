// What goes wrong on the way to GitHub, as people see it at the job, and what is not tried for ever.
import { afterAll, expect, test } from 'vitest';
import { tidy } from '../standin/checkout.ts';
import { runOf, said } from './jobs.ts';
import { BUNDLE, repository, tidy as tidied } from './runner.ts';
import { goOf } from './stage/run.ts';
import { NOW, REPO, stand, tokenOf } from './stage/world.ts';

afterAll(() => {
  tidy();
  tidied();
});

test.each([
  ['nobody answers', 'http://127.0.0.1:9'],
  ['it is no address', 'not a url'],
])('R07 where %s, a sweep fails with one sentence', (_, address) => {
  const ended = runOf(BUNDLE)({
    workspace: repository().dir,
    event: 'schedule',
    payload: {},
    inputs: { 'github-token': 'ghs_x' },
    env: { GITHUB_API_URL: address, GITHUB_REPOSITORY: REPO },
  });
  expect(ended.status).toBe(1);
  expect([said(ended, 'warning').length, said(ended, 'error').length]).toEqual([0, 1]);
  expect(ended.stdout + ended.stderr).not.toMatch(/^\s+at /m);
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
