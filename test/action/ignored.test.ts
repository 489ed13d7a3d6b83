// S28 an agent keeps its state in files that git ignores: it goes with the runner, and people are told so.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runAction } from '../standin/action.ts';
import { checkout, tidy } from '../standin/checkout.ts';
import { inLane } from './stage/lanes.ts';
import { shapeOf } from './stage/shape.ts';
import { REPO, stand, tokenOf } from './stage/world.ts';
import { index, pathOf } from './states.ts';

afterAll(tidy);

test('S28 the guard says that once the runner is gone there is nothing to recover from', async () => {
  const github = await stand({ branches: [] });
  const files = { '.gitignore': '.workflow/\n', 'specs/001-a/spec.md': '# A\n' };
  await github.commit(REPO, 'feature/ignored', [{ files, by: 'ada' }], 'main');
  const pull = { title: 'Ignored', head: 'feature/ignored', base: 'main' };
  const number = await github.acts.pull(REPO, 'ada', pull);
  const event = await github.event(REPO, { name: 'push', branch: 'feature/ignored', by: 'ada' });
  const workspace = await checkout(github, event, tokenOf('guard'), { depth: 0 });
  const state = join(workspace, pathOf('001-a'));
  mkdirSync(dirname(state), { recursive: true });
  writeFileSync(state, index('001-a'));
  const inputs = { 'job-status': 'failure' };
  const ended = await runAction(github, {
    event,
    token: tokenOf('guard'),
    mode: 'guard',
    inputs,
    workspace,
    ...inLane(),
  });
  const [check] = github.world.rows.checkRuns.all();
  expect(check, ended.stdout + ended.stderr).toMatchObject({
    conclusion: 'action_required',
    output: { title: '1 workflow unfinished, 1 workflow with state that was not pushed' },
  });
  expect(check?.output?.summary).toContain('its state, which git ignores');
  const words = /nothing to recover from: take it out of .+ have the agent commit checkpoints/;
  expect(check?.output?.summary).toMatch(words);
  expect(check?.output?.summary).toContain(`- \`${pathOf('001-a')}\``);
  const card = github.world.rows.comments.all().find((one) => one.issue_number === number);
  expect(card?.body).toMatch(words);
  expect(card?.body).not.toContain('all of it was pushed');
  expect(shapeOf((await github.snapshot())[REPO] ?? {}).pulls).toEqual(['Ignored']);
  expect(github.problems).toEqual([]);
  await github.close();
});
