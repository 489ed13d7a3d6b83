// The committed Action on a pull request whose head brings a config of its own: that of the base counts.
import { afterAll, expect, test } from 'vitest';
import { runAction } from '../standin/action.ts';
import { checkout, tidy } from '../standin/checkout.ts';
import type { Event } from '../standin/happenings.ts';
import { AT_THAT_DAY, inLane } from './stage/lanes.ts';
import { loosen, loosened, STRICT } from './stage/loosened.ts';
import { goOf } from './stage/run.ts';
import { shapeOf } from './stage/shape.ts';
import { NOW, REPO, stand, tokenOf } from './stage/world.ts';

afterAll(tidy);

const INVOICE = 'feature/invoice-export';

async function onStage(breaks: boolean) {
  const github = await stand({ branches: [INVOICE], config: STRICT });
  const number = await loosened(github, INVOICE, breaks);
  const before = github.tip(REPO, INVOICE);
  const run = async (mode: 'check' | 'command', event: Event, workspace?: string) => {
    const checkedOut = workspace === undefined ? {} : { workspace };
    const ended = await runAction(github, {
      event,
      token: tokenOf(mode),
      mode,
      env: AT_THAT_DAY,
      ...inLane(),
      ...checkedOut,
    });
    const shape = shapeOf((await github.snapshot())[REPO] ?? {});
    expect(github.problems).toEqual([]);
    expect(github.tip(REPO, INVOICE)).toBe(before);
    await github.close();
    return { ended, shape };
  };
  return { github, number, run };
}

test.concurrent('X10 what the head ignores and turns off is judged all the same', async () => {
  const { github, number, run } = await onStage(true);
  const event = await github.event(REPO, { name: 'pull_request', number, by: 'ada' });
  const workspace = await checkout(github, event, tokenOf('check'), { depth: 0 });
  const { ended, shape } = await run('check', event, workspace);
  expect([ended.status, shape.checks], ended.stdout).toEqual([1, ['failure']]);
  expect(ended.outputs).toMatchObject({ decision: 'block', reason: 'state-conflicted', invalid: '1' });
});

test('C10 X10 of a fork the config of the base counts too, and nothing is written', async () => {
  const github = await stand({ branches: [], fork: INVOICE, config: STRICT });
  await loosen(github, 'eve/tides', INVOICE, true);
  const pull = { title: 'Fork', head: `eve:${INVOICE}`, base: 'main' };
  const number = await github.acts.pull(REPO, 'eve', pull);
  const event = await github.event(REPO, { name: 'pull_request', number, by: 'eve' });
  const workspace = await checkout(github, event, 'ghs_fork', { depth: 0 });
  const before = await github.snapshot();
  const given = { mode: 'check', event, token: 'ghs_fork', workspace, now: NOW } as const;
  const { failed, effects } = await goOf(github, given);
  expect(failed).toBe(true);
  const output = (name: string) =>
    effects.flatMap((one) => (one.kind === 'output' && one.name === name ? [one.value] : []));
  expect([output('reason'), output('invalid')]).toEqual([['state-conflicted'], ['1']]);
  const comment = await github.acts.comment(REPO, number, 'eve', '/rekindle resume');
  const asked = await github.event(REPO, { name: 'issue_comment', comment, by: 'eve' });
  await goOf(github, { mode: 'command', event: asked, token: tokenOf('command'), now: NOW });
  const { said, dispatches, checks } = shapeOf((await github.snapshot())[REPO] ?? {});
  expect(said.map(([by, , reactions]) => [by, reactions])).toEqual([['eve', 'github-actions[bot] -1']]);
  expect([dispatches, checks]).toEqual([0, []]);
  expect((await github.snapshot())['eve/tides']).toEqual(before['eve/tides']);
  expect(github.problems).toEqual([]);
  await github.close();
});

test.concurrent('X10 whom the head lets give an order may not, and no agent is woken', async () => {
  const { github, number, run } = await onStage(false);
  const comment = await github.acts.comment(REPO, number, 'ada', '/rekindle resume');
  const event = await github.event(REPO, { name: 'issue_comment', comment, by: 'ada' });
  const { ended, shape } = await run('command', event);
  expect([ended.status, shape.dispatches], ended.stdout).toEqual([0, 0]);
  expect(shape.said[0]).toEqual(['ada', '/rekindle resume', 'github-actions[bot] -1']);
});
