// Several answers in one comment, and a comment that is deleted while its order is on its way.
import { describe, expect, test } from 'vitest';
import type { RemoteEffect } from '../../src/model/github/effects.ts';
import { handleCommand } from '../../src/modes/command.ts';
import { atNight } from '../exhaustive.ts';
import * as scene from './orders-scene.ts';
import { git, headOf } from './world.ts';

const AUTH = ['feature/user-auth', 'humaninloop:005-user-auth'] as const;
const BOTH = '/answer C2.1 15 minutes\n\nand\n\n/answer C2.2 yes, after 5';

const diffOf = ({ stage, head }: scene.Set) =>
  git(stage.dir, ['diff', '--unified=0', head, `refs/heads/${AUTH[0]}`]);

describe('several answers in one comment', () => {
  test('both are recorded, in one commit and with one reply', async () => {
    const set = await scene.setFor(AUTH);
    const { reaction, answer } = await scene.order(set, BOTH);
    expect(reaction).toBe('+1');
    expect(scene.commitsOn(set.stage, AUTH[0], set.head)).toEqual([
      expect.stringMatching(/C2\.1.*C2\.2.*\(humaninloop:005-user-auth\)$/),
    ]);
    expect(diffOf(set)).toMatch(/15 minutes[\s\S]*yes, after 5/);
    expect(answer).toContain('**Done.** `/answer C2.1 15 minutes` and `/answer C2.2 yes, after 5` by `ada`');
    expect(answer).toContain('The answers are there, and not yet applied');
  });

  atNight('where one does not fit, none is recorded', async () => {
    const set = await scene.setFor(AUTH);
    const { reaction, answer } = await scene.order(set, '/answer C2.1 15 minutes\n/answer C9.9 no');
    expect(reaction).toBe('-1');
    expect(answer).toContain('C9.9');
    expect(headOf(set.stage.dir, AUTH[0])).toBe(set.head);
  });

  atNight('a line that is not understood is shown, and nothing is recorded', async () => {
    const set = await scene.setFor(AUTH);
    const { reaction, answer } = await scene.order(set, '/answer C2.1 15 minutes\n/answer c2.1 no');
    expect(reaction).toBe('confused');
    expect(answer).toContain('c2.1');
    expect(headOf(set.stage.dir, AUTH[0])).toBe(set.head);
  });

  atNight('they are another order than the first line alone', async () => {
    const set = await scene.setFor(AUTH);
    expect((await scene.order(set, '/answer C2.1 15 minutes')).reaction).toBe('+1');
    const { answer, reaction } = await scene.order(set, BOTH);
    expect(reaction).not.toBeNull();
    expect(answer).not.toContain('Already so');
  });
});

atNight('C12 where several workflows could be meant, every line is there to be copied for each', async () => {
  const stage = await scene.stageWith();
  const proposal = 'rekindle/migrate/humaninloop-005-user-auth-12345678';
  git(stage.dir, ['update-ref', `refs/heads/${proposal}`, headOf(stage.dir, AUTH[0]) ?? '']);
  const pull = scene.pullOf(stage, proposal);
  const asked = scene.says(stage, pull, 'ada', '/rekindle answer C2.1 15 minutes\n/answer C2.2 no');
  await scene.go(stage, asked);
  const lines =
    scene
      .answerTo(stage, asked)
      ?.split('\n')
      .filter((line) => line.startsWith('/')) ?? [];
  const at = lines.findIndex((line) => line.includes(`${AUTH[1]} C2.1`));
  expect(lines.slice(at, at + 2)).toEqual([
    `/rekindle answer ${AUTH[1]} C2.1 15 minutes`,
    `/rekindle answer ${AUTH[1]} C2.2 no`,
  ]);
  expect(lines.length % 2).toBe(0);
});

describe('a comment that is deleted', () => {
  /** The order runs, and its comment goes before the first effect that fits lands. */
  async function deletedBefore(when: (effect: RemoteEffect) => boolean) {
    const set = await scene.setFor(AUTH);
    const { stage } = set;
    const comment = scene.says(stage, set.pull, 'ada', '/answer C2.1 15 minutes');
    const hub = scene.ticking(stage);
    const result = await handleCommand(
      {
        ...hub,
        land(effect) {
          const { comments } = stage.world;
          if (when(effect)) stage.world.comments = comments.filter(({ id }) => id !== comment);
          return hub.land(effect);
        },
      },
      scene.eventOf(stage, comment),
      scene.INPUTS,
    );
    const said = JSON.stringify(result.effects);
    return { set, comment, answer: scene.answerTo(stage, comment) ?? '', said };
  }

  test('before anything came of it: it is left, and that is said', async () => {
    const { set, answer, said } = await deletedBefore((one) => one.kind === 'comment');
    expect(headOf(set.stage.dir, AUTH[0])).toBe(set.head);
    expect(answer).toContain('**Deleted.**');
    expect(said).toContain('was deleted before its command was finished');
  });

  atNight(
    'while it is carried out: what was done stands, and the reply says that it was deleted',
    async () => {
      const { set, answer, said } = await deletedBefore((one) => one.kind === 'commit');
      expect(scene.commitsOn(set.stage, AUTH[0], set.head)).toHaveLength(1);
      expect(answer).toMatch(/\*\*Done\.\*\*[\s\S]*was deleted while the command ran/);
      expect(said).toContain('was deleted while its command ran');
    },
  );

  atNight('once it was accepted and cut off: the next order there says that it is left', async () => {
    const set = await scene.setFor(AUTH);
    const { stage } = set;
    const { comment } = await scene.order(set, '/answer C2.1 15 minutes');
    const own = stage.world.comments.find(({ body }) => body.includes(`"key":"reply-${comment}"`));
    if (own) own.body = own.body.replace('"state":"done"', '"state":"taken"');
    stage.world.comments = stage.world.comments.filter(({ id }) => id !== comment);
    await scene.order(set, '/status');
    expect(scene.answerTo(stage, comment)).toContain('**Deleted.**');
    const { answer } = await scene.order(set, '/answer C2.2 no');
    expect(answer).toContain('**Done.**');
  });
});
