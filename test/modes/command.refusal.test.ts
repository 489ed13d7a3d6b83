// What was refused or carried out stays so, whatever comes later and however often its job is run.
import { describe, expect, test } from 'vitest';
import { WorldError } from '../../src/model/errors.ts';
import { settleCut } from '../../src/modes/command/cancelled-job.ts';
import { fixturesOf } from '../formats/fixtures.ts';
import type { HubOptions, Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { ago, cardsOn, NOW, stageOf } from './stages.ts';
import { configure, edit, LATER, landed, next, POINTS, SILENT } from './stopping.ts';
import { later, pushed, swept } from './sweeping.ts';
import { headOf, OURS, person } from './world.ts';

describe('R01 a refusal is the end, also where its job was cut off before the reaction', () => {
  /** A hub that is gone once our answer to that comment stands. */
  const cutAfter = (comment: number): Partial<HubOptions> => {
    let isCut = false;
    return {
      around: (phase, { effect }) => {
        if (isCut) throw new WorldError('lost', 'No answer came.');
        isCut = phase === 'after' && effect?.kind === 'comment' && effect.key === `reply-${comment}`;
      },
    };
  };
  const MINUTES = 60_000;

  /** /skip was accepted, and its job was cut off before it committed. */
  async function begun() {
    const set = await scene.setFor(SILENT);
    const comment = scene.says(set.stage, set.pull, 'ada', '/skip', 40);
    const around: HubOptions['around'] = (phase, { effect }) => {
      if (phase === 'before' && effect?.kind === 'commit') throw new WorldError('lost', 'No answer came.');
    };
    await scene.go(set.stage, comment, {}, { around }, scene.NOW - 39 * MINUTES);
    return { ...set, comment };
  }

  test('closed, then opened again: it is not carried out by a later command', async () => {
    const { stage, pull, head, comment } = await begun();
    const [talk] = stage.world.talks;
    if (talk) talk.open = false;
    const help = scene.says(stage, pull, 'bob', '/help', 30);
    await scene.go(stage, help, {}, cutAfter(comment), scene.NOW - 29 * MINUTES);
    const answer = scene.answerTo(stage, comment);
    expect(answer).toContain('**Refused.** This is closed.');
    expect(scene.reactionTo(stage, comment)).toBe('rocket');
    if (talk) talk.open = true;
    await next(stage, pull);
    expect([scene.reactionTo(stage, comment), scene.answerTo(stage, comment)]).toEqual(['-1', answer]);
    expect(scene.commitsOn(stage, SILENT[0], head)).toEqual([]);
    // Unless somebody runs its own job again; cut off then, it is gone on with like any other.
    const { around } = cutAfter(comment);
    await scene.go(stage, comment, { again: true }, around ? { around } : {}, LATER);
    expect(scene.answerTo(stage, comment)).toContain('**Accepted.**');
    await next(stage, pull);
    expect(scene.reactionTo(stage, comment)).toBe('+1');
    expect(scene.commitsOn(stage, SILENT[0], head)).toHaveLength(1);
  });

  test('the step after its job does not say that it goes on', async () => {
    const { stage, comment } = await landed();
    stage.world.talks[0]?.labels.push('rekindle: frozen');
    await scene.go(stage, comment, { again: true }, cutAfter(comment), LATER);
    const answer = scene.answerTo(stage, comment);
    expect(answer).toContain('**Refused.** Frozen');
    await settleCut(scene.ticking(stage), scene.eventOf(stage, comment), scene.INPUTS);
    expect([scene.reactionTo(stage, comment), scene.answerTo(stage, comment)]).toEqual(['-1', answer]);
    // Nor does it once the freeze is over.
    stage.world.talks[0]?.labels.splice(0);
    await scene.go(stage, comment, {}, {}, LATER + 60 * MINUTES);
    expect(stage.world.dispatches).toEqual([]);
  });

  test('the second one of two places stays the second one, also where its job is run again', async () => {
    const { stage, pull } = await scene.setFor(POINTS, scene.DISPATCH);
    const board = await scene.boardWith(stage, []);
    const first = scene.says(stage, pull, 'ada', '/resume', 0.2);
    const second = scene.says(stage, board, 'bob', `/resume ${POINTS[1]}`, 0.15);
    const [marks, cut] = [{ isFirst: true, isLast: false }, new WorldError('lost', 'No answer came.')];
    const around: HubOptions['around'] = (phase, { effect }) => {
      if (marks.isLast) throw cut;
      if (effect?.kind !== 'comment' || effect.key !== `reply-${second}`) return;
      marks.isLast = phase === 'after' && effect.body.includes('"state":"failed"');
      if (phase === 'after' || !marks.isFirst) return;
      marks.isFirst = false;
      // The other job's acceptance comes to stand there just before.
      const [marker = ''] = effect.body.split('\n');
      const body = `${marker.replace(`reply-${second}`, `reply-${first}`)}\n\n**Accepted.**\n`;
      scene.written(stage, pull, OURS, body, scene.ago(0));
      stage.world.reactions[`comment/${first}`] = 'rocket';
    };
    await scene.go(stage, second, {}, { around });
    expect([scene.reactionTo(stage, second), marks.isLast]).toEqual(['rocket', true]);
    await scene.go(stage, first, { again: true });
    expect(stage.world.dispatches).toHaveLength(1);
    await next(stage, board);
    for (const again of [false, true]) {
      expect(scene.reactionTo(stage, second)).toBe('+1');
      expect(scene.answerTo(stage, second)).toContain('**Already so.**');
      if (!again) await scene.go(stage, second, { again: true }, {}, LATER);
    }
    expect(stage.world.dispatches).toHaveLength(1);
  });
});

describe('what was carried out stays so', () => {
  test.each<readonly [string, (stage: Stage, comment: number) => void]>([
    ['edited', (stage, comment) => edit(stage, comment, '\n\nThanks!')],
    ['switched off', (stage) => configure(stage, 'commands:\n  skip: off\n')],
  ])('%s, and its job is run again', async (_, stop) => {
    const { stage, pull } = await scene.setFor(SILENT);
    const comment = scene.says(stage, pull, 'ada', '/skip');
    await scene.go(stage, comment);
    const [answer, sha] = [scene.answerTo(stage, comment), headOf(stage.dir, SILENT[0])];
    expect(answer).toContain('**Done.**');
    stop(stage, comment);
    await scene.go(stage, comment, { again: true }, {}, LATER);
    expect(scene.reactionTo(stage, comment)).toBe('+1');
    expect(scene.answerTo(stage, comment)).toBe(answer);
    expect(headOf(stage.dir, SILENT[0])).toBe(sha);
  });

  const DAYS = 15 * 86_400_000;

  test.each([
    ['what wrote nothing', 'openspec', 'begun', { 'src/later.ts': 'x\n' }],
    ['what wrote nothing, where nothing was pushed since', 'openspec', 'begun', null],
    ['a proposal', 'ai-dev-shop', null, { 'src/later.ts': 'x\n' }],
  ])('the card of another day is left as it is: %s', async (_, format, name, since) => {
    const files = fixturesOf(format).find(([one]) => name === null || one === name)?.[1] ?? {};
    const stage = await stageOf({
      branches: { work: { days: 12, files, pull: true } },
      config: scene.DISPATCH,
    });
    stage.world.roles['ada'] = 'write';
    if (name === null) stage.world.guarded.push('work');
    await swept(stage);
    const given = Date.parse(NOW) + 3_600_000;
    const comment = scene.written(stage, 1, person('ada'), '/resume', scene.isoOf(given));
    await scene.go(stage, comment, {}, {}, given + 60_000);
    expect([scene.reactionTo(stage, comment), stage.world.dispatches.length]).toEqual(['+1', 1]);
    if (since) pushed(stage, 'work', since, ago(-1));
    await swept(stage, later(15));
    const before = [cardsOn(stage, 1), stage.world.talks.map(({ labels }) => [...labels])];
    expect(before.flat().join('\n')).not.toContain('Resumed');
    await scene.go(stage, comment, { again: true }, {}, given + DAYS);
    expect([cardsOn(stage, 1), stage.world.talks.map(({ labels }) => [...labels])]).toEqual(before);
    expect([scene.reactionTo(stage, comment), stage.world.dispatches.length]).toEqual(['+1', 1]);
  });
});
