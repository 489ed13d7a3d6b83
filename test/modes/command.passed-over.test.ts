// C13 An older command is not lost because a younger one got its reaction before it.
import { expect, test } from 'vitest';
import { WorldError } from '../../src/model/errors.ts';
import { settleCut } from '../../src/modes/command/cancelled-job.ts';
import { replyKey } from '../../src/report/github/markers.ts';
import { markerLine } from '../../src/text/comment-marker.ts';
import * as scene from './orders-scene.ts';
import { git, headOf, OURS } from './world.ts';

const SILENT = ['feature/silent', 'specify:21-silent'] as const;

test('a younger one met a faulty config: the older one is done once that is right', async () => {
  const set = await scene.setFor(SILENT, 'dispatch: 7\n');
  const { stage, pull } = set;
  const old = scene.says(stage, pull, 'ada', '/skip', 30);
  const young = scene.says(stage, pull, 'bob', '/status', 20);
  await scene.go(stage, young);
  expect([scene.reactionTo(stage, old), scene.reactionTo(stage, young)]).toEqual([null, '-1']);
  git(stage.dir, ['update-ref', 'refs/heads/main', `${headOf(stage.dir, 'main')}~1`]);
  const third = scene.says(stage, pull, 'bob', '/status', 2);
  await scene.go(stage, third);
  expect([scene.reactionTo(stage, old), scene.reactionTo(stage, third)]).toEqual(['+1', '+1']);
  expect(scene.commitsOn(stage, SILENT[0], set.head)).toHaveLength(1);
});

test('the job of a younger one was cancelled: the older one comes with the next', async () => {
  const set = await scene.setFor(SILENT);
  const { stage, pull } = set;
  const old = scene.says(stage, pull, 'ada', '/skip', 30);
  const young = scene.says(stage, pull, 'bob', '/retry', 20);
  stage.world.reactions[`comment/${young}`] = 'eyes';
  await settleCut(scene.ticking(stage), scene.eventOf(stage, young), scene.INPUTS);
  expect([scene.reactionTo(stage, old), scene.reactionTo(stage, young)]).toEqual([null, '-1']);
  await scene.go(stage, scene.says(stage, pull, 'bob', '/status', 2));
  expect([scene.reactionTo(stage, old), scene.reactionTo(stage, young)]).toEqual(['+1', '-1']);
  expect(scene.answerTo(stage, young)).toContain('cut off before anything was decided');
});

/** A command that a limit ended once it was seen, and whose writer wrote other words over it. */
async function takenBack(): Promise<{ stage: scene.Set['stage']; pull: number; comment: number }> {
  const { stage, pull } = await scene.setFor(SILENT);
  const comment = scene.says(stage, pull, 'ada', '/skip', 30);
  const around = (phase: string, { name }: { readonly name: string }) => {
    if (phase === 'before' && name === 'survey')
      throw new WorldError('rate-limited', 'The limit is reached.');
  };
  await scene.go(stage, comment, {}, { around });
  const remark = stage.world.comments.find(({ id }) => id === comment);
  Object.assign(remark ?? {}, { body: 'never mind', updatedAt: scene.ago(25) });
  return { stage, pull, comment };
}

test('one that was seen, and edited to say nothing, is refused by the next and not left at 👀', async () => {
  const { stage, pull, comment } = await takenBack();
  expect(scene.reactionTo(stage, comment)).toBe('eyes');
  const help = scene.says(stage, pull, 'bob', '/help', 10);
  await scene.go(stage, help);
  expect([scene.reactionTo(stage, comment), scene.reactionTo(stage, help)]).toEqual(['-1', '+1']);
  expect(scene.answerTo(stage, comment)).toContain('was edited after it was begun with');
});

test('an edited comment that we did not see, or that was settled, stays as it is', async () => {
  for (const reaction of [null, '+1', 'rocket'] as const) {
    const { stage, pull, comment } = await takenBack();
    if (reaction === null) delete stage.world.reactions[`comment/${comment}`];
    else stage.world.reactions[`comment/${comment}`] = reaction;
    await scene.go(stage, scene.says(stage, pull, 'bob', '/help', 10));
    expect([scene.reactionTo(stage, comment), scene.answerTo(stage, comment)]).toEqual([reaction, null]);
  }
});

test('edited comments before the last settled command cost nothing', async () => {
  const { stage, pull } = await scene.setFor(SILENT);
  for (let at = 0; at < 40; at += 1) {
    const comment = scene.says(stage, pull, 'bob', 'What do you think?', 300 - at);
    const remark = stage.world.comments.find(({ id }) => id === comment);
    Object.assign(remark ?? {}, { updatedAt: scene.ago(200) });
  }
  const counted = async (minutes: number): Promise<number> => {
    const asked: string[] = [];
    const around = (phase: string, { name }: { readonly name: string }) =>
      void (phase === 'before' && asked.push(name));
    await scene.go(stage, scene.says(stage, pull, 'ada', '/help', minutes), {}, { around });
    return asked.filter((name) => name === 'reactions').length;
  };
  expect([await counted(20), await counted(10)]).toEqual([21, 2]);
});

test.each([
  ['none has an answer', 60, () => false, 22],
  ['every second one has an answer', 30, (at: number) => at % 2 === 0, 16],
  ['every second one of more has an answer', 60, (at: number) => at % 2 === 0, 22],
  ['all have an answer', 60, () => true, 2],
])('settled ones cost a request where they have no answer, at most twenty: %s', async (...row) => {
  const [, count, isAnswered, requests] = row;
  const { stage, pull } = await scene.setFor(SILENT);
  for (let at = 0; at < count; at += 1) {
    const minutes = 300 - at;
    const comment = scene.says(stage, pull, at % 4 < 2 ? 'eve' : 'bob', '/skip', minutes);
    stage.world.reactions[`comment/${comment}`] = '-1';
    if (!isAnswered(at)) continue;
    const body = `${markerLine({ key: replyKey(comment) })}\n\n**Not done.**\n`;
    scene.written(stage, pull, OURS, body, scene.ago(minutes));
  }
  const asked: string[] = [];
  const around = (phase: string, { name }: { readonly name: string }) =>
    void (phase === 'before' && asked.push(name));
  const last = scene.says(stage, pull, 'ada', '/help');
  await scene.go(stage, last, {}, { around });
  expect(scene.reactionTo(stage, last)).toBe('+1');
  expect(asked.filter((name) => name === 'reactions')).toHaveLength(requests);
});
