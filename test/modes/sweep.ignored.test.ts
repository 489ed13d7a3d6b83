// What the config leaves alone from now on: what a sweep said of it before is taken back, and comes again.
import { describe, expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';
import type { Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { cardsOn, ownOf, stageOf } from './stages.ts';
import { blocked, later, pushed, swept } from './sweeping.ts';
import { headOf } from './world.ts';

const PATH = '.github/rekindle.yml';

/** One workflow with a card under a pull request, and one with an issue of its own. */
async function told(): Promise<Stage> {
  const branches = {
    work: { days: 12, files: blocked('1-a'), pull: true },
    two: { days: 12, files: blocked('2-b') },
  };
  const stage = await stageOf({ branches, world: { roles: { ada: 'write' } } });
  await swept(stage);
  expect(cardsOn(stage, 1)).toEqual([expect.stringContaining('/start-fresh')]);
  expect(stage.world.talks[0]?.labels).not.toEqual([]);
  expect(ownOf(stage)).toMatchObject([{ open: true }]);
  return stage;
}

const leaves = (stage: Stage, config: string | null) => pushed(stage, 'main', { [PATH]: config });

describe('a workflow that the config leaves alone from now on', () => {
  test.each([
    ['workflows', '["humaninloop:*"]'],
    ['branches', '[work, two]'],
    ['paths', '[specs]'],
  ])('by ignore.%s: no card, label or issue of it asks for anything', async (what, patterns) => {
    const stage = await told();
    leaves(stage, `ignore:\n  ${what}: ${patterns}\n`);
    await swept(stage, later(1));
    const [card = ''] = cardsOn(stage, 1);
    expect(card).toContain("### Ignored workflow '1-a'\n\n`ignore` in the config leaves it alone");
    expect(card).not.toMatch(/^\/|not on `work` any more/m);
    expect(stage.world.talks[0]?.labels).toEqual([]);
    expect(ownOf(stage)).toMatchObject([
      { open: false, body: expect.stringContaining('### Ignored workflow') },
    ]);
    expect((await swept(stage, later(1.1))).landed).toEqual([]);
    leaves(stage, null);
    await swept(stage, later(2));
    expect(cardsOn(stage, 1)).toEqual([expect.stringContaining('/start-fresh')]);
    expect(stage.world.talks[0]?.labels).not.toEqual([]);
  });

  atNight('what is frozen stays as it is, and one beside it that is looked at as well', async () => {
    const stage = await told();
    const freeze = scene.written(stage, 1, { login: 'ada', type: 'User', id: 1 }, '/freeze', scene.ago(0));
    await scene.go(stage, freeze);
    const before = cardsOn(stage, 1);
    leaves(stage, 'ignore:\n  workflows: ["humaninloop:1-a"]\n');
    await swept(stage, later(1));
    expect(cardsOn(stage, 1)).toEqual(before);
    expect(ownOf(stage)).toMatchObject([{ open: true, body: expect.stringContaining('/start-fresh') }]);
  });
});

test('a command about a branch that is not looked at changes nothing there', async () => {
  const set = await scene.setFor(['feature/silent', 'specify:21-silent']);
  leaves(set.stage, 'ignore:\n  branches: ["feature/**"]\n');
  for (const line of ['/skip', '/rekindle skip specify:21-silent', '/retry']) {
    const { reaction, answer } = await scene.order(set, line);
    expect([line, reaction]).toEqual([line, '-1']);
    expect(answer).toContain('**Refused.** The config leaves its branch alone (ignore.branches). Take');
  }
  expect(headOf(set.stage.dir, 'feature/silent')).toBe(set.head);
  leaves(set.stage, null);
  expect((await scene.order(set, '/skip')).reaction).toBe('+1');
});
