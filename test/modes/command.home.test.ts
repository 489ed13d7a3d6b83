// Where a card is at home: orders from elsewhere bring it up to date, and freezes there count for them.
import { describe, expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';
import * as scene from './orders-scene.ts';
import { headOf } from './world.ts';

const AUTH = ['feature/user-auth', 'humaninloop:005-user-auth'] as const;
const { setFor: set, order } = scene;

describe('where a card is at home', () => {
  atNight('an order from elsewhere brings the card on the pull request up to date', async () => {
    const set1 = await set(AUTH);
    const talk = scene.pullOf(set1.stage, 'main', { pull: null });
    const comment = scene.says(set1.stage, talk, 'ada', `/rekindle answer ${AUTH[1]} C2.1 15 minutes`);
    await scene.go(set1.stage, comment);
    expect(scene.reactionTo(set1.stage, comment)).toBe('+1');
    const cards = set1.stage.world.comments.filter(({ body }) => body.includes('"key":"card-'));
    expect(cards.map(({ issue }) => issue)).toEqual([set1.pull]);
    expect(cards[0]?.body).toContain(`"sha":"${headOf(set1.stage.dir, AUTH[0])}"`);
  });

  atNight('T11 a freeze there, or a label set by hand, counts for an order from elsewhere', async () => {
    for (const how of ['freeze', 'label']) {
      const set1 = await set(AUTH);
      const { stage } = set1;
      if (how === 'freeze') await order(set1, '/freeze');
      else stage.world.talks[0]?.labels.push('rekindle: frozen');
      const talk = scene.pullOf(stage, 'main', { pull: null });
      const comment = scene.says(stage, talk, 'ada', `/rekindle answer ${AUTH[1]} C2.1 15 minutes`);
      await scene.go(stage, comment);
      expect(scene.reactionTo(stage, comment)).toBe('-1');
      expect(scene.answerTo(stage, comment)).toContain('rozen');
      const thawed = scene.says(stage, talk, 'ada', `/rekindle unfreeze ${AUTH[1]}`);
      await scene.go(stage, thawed);
      expect(stage.world.talks[0]?.labels).not.toContain('rekindle: frozen');
      const again = scene.says(stage, talk, 'ada', `/rekindle answer ${AUTH[1]} C2.1 15 minutes`);
      await scene.go(stage, again);
      expect(scene.reactionTo(stage, again)).toBe('+1');
    }
  });

  atNight('taking the label off by hand ends no freeze; its day does', async () => {
    const set1 = await set(AUTH);
    await order(set1, '/freeze until=2026-11-29');
    const talk = set1.stage.world.talks[0];
    if (talk) talk.labels = [];
    expect((await order(set1, '/answer C2.1 15 minutes')).both).toMatch(/^-1 .*rozen/s);
    set1.given += 3 * 24 * 3;
    expect((await order(set1, '/answer C2.1 15 minutes')).reaction).toBe('+1');
    expect(set1.stage.world.comments[0]?.body).not.toContain('frozen_by');
  });

  test('without a pull request or a dashboard there is no place for a freeze', async () => {
    const stage = await scene.stageWith();
    const talk = scene.pullOf(stage, 'main', { pull: null });
    const comment = scene.says(stage, talk, 'ada', `/rekindle freeze ${AUTH[1]}`);
    await scene.go(stage, comment);
    expect(scene.reactionTo(stage, comment)).toBe('-1');
    expect(scene.answerTo(stage, comment)).toContain('no place to keep it');
  });
});
