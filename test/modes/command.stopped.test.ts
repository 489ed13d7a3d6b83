// What stops a command that was accepted before: what it had done by then is said and kept.
import { describe, expect, test } from 'vitest';
import { WorldError } from '../../src/model/errors.ts';
import { handleCommand } from '../../src/modes/command.ts';
import { atNight } from '../exhaustive.ts';
import type { HubOptions, Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import {
  configure,
  edit,
  INVOICE,
  keptOf,
  LATER,
  landed,
  next,
  POINTS,
  REFUNDS,
  REFUSED,
  SILENT,
} from './stopping.ts';
import { git, headOf, person } from './world.ts';

describe('R01 a command that landed its commit and is stopped before its end', () => {
  test.each<readonly [string, (stage: Stage, comment: number) => void]>([
    ['edited', (stage, comment) => edit(stage, comment, '\nsee #4')],
    ['switched off', (stage) => configure(stage, `${scene.DISPATCH}commands:\n  resume: off\n`)],
    ['frozen', (stage) => stage.world.talks[0]?.labels.push('rekindle: frozen')],
    [
      'its branch is left alone',
      (stage) => configure(stage, `${scene.DISPATCH}ignore:\n  branches: [${INVOICE[0]}]\n`),
    ],
    [
      'a mention, which wakes no one with the token of the workflow',
      (stage) => configure(stage, 'dispatch:\n  mention: "@agent please go on"\n'),
    ],
  ])('%s: the commit is said and kept', async (_, stop) => {
    const { stage, pull, comment, sha } = await landed();
    stop(stage, comment);
    await next(stage, pull);
    expect(scene.reactionTo(stage, comment)).toBe('-1');
    const answer = scene.answerTo(stage, comment);
    expect(answer).toContain('**Refused.**');
    expect(answer).toContain(`What was done before stays: Commit \`${sha.slice(0, 12)}\``);
    expect(answer).not.toContain('Nothing was done');
    expect(await keptOf(stage, pull, comment)).toMatchObject({ state: 'failed', sha });
    expect(stage.world.dispatches).toEqual([]);
  });

  test.each<readonly [string, RegExp, (stage: Stage) => void]>([
    ['the workflow has moved by its commit', /state-changed/, () => {}],
    ['it is frozen', /Frozen/, ({ world: { talks } }) => talks[0]?.labels.push('rekindle: frozen')],
  ])('its answer was deleted, and %s: the commit is said all the same', async (_, why, stop) => {
    const { stage, pull } = await scene.setFor(SILENT);
    const { world } = stage;
    const comment = scene.says(stage, pull, 'ada', '/skip');
    const cut: HubOptions['around'] = (phase, { effect }) => {
      if (phase === 'after' && effect?.kind === 'commit') throw new WorldError('lost', 'cut');
    };
    await scene.go(stage, comment, {}, { around: cut });
    const sha = headOf(stage.dir, SILENT[0]) ?? '';
    world.comments = world.comments.filter(({ body }) => !body.includes(`"reply-${comment}"`));
    stop(stage);
    await next(stage, pull);
    expect(scene.answerTo(stage, comment)).toMatch(why);
    expect(scene.answerTo(stage, comment)).toContain(`Commit \`${sha.slice(0, 12)}\``);
    expect(scene.answerTo(stage, comment)).not.toContain('Nothing was done');
    expect(headOf(stage.dir, SILENT[0])).toBe(sha);
  });

  atNight('begun more than a day ago: the same', async () => {
    const { stage, pull, comment, sha } = await landed();
    const from = scene.NOW + 30 * 3_600_000;
    const help = scene.written(stage, pull, person('bob'), '/help', new Date(from - 60_000).toISOString());
    await scene.go(stage, help, {}, {}, from);
    expect(scene.answerTo(stage, comment)).toContain(`Commit \`${sha.slice(0, 12)}\``);
    expect(await keptOf(stage, pull, comment)).toMatchObject({ state: 'failed', sha });
  });

  test.each([
    ['the branch', `ignore:\n  branches: [${SILENT[0]}]\n`, '/skip', /ignore\.branches/],
    ['a mention', 'dispatch:\n  mention: "@agent please go on"\n', '/retry', /mention/],
  ] as const)('nothing had landed, and the config forbids %s by then: nothing is done', async (...given) => {
    const [, config, line, why] = given;
    const { stage, pull, head } = await scene.setFor(SILENT, scene.DISPATCH);
    const comment = scene.says(stage, pull, 'ada', line);
    const around: HubOptions['around'] = (phase, { effect }) => {
      if (phase === 'before' && effect?.kind === 'commit') throw new WorldError('lost', 'No answer came.');
    };
    await scene.go(stage, comment, {}, { around });
    configure(stage, config);
    await next(stage, pull);
    expect(scene.reactionTo(stage, comment)).toBe('-1');
    expect(scene.answerTo(stage, comment)).toMatch(/\*\*Refused\.\*\*.*Nothing was done/s);
    expect(scene.answerTo(stage, comment)).toMatch(why);
    expect(scene.commitsOn(stage, SILENT[0], head)).toEqual([]);
    expect(stage.world.dispatches).toEqual([]);
  });

  test('the box of a row whose branch is left alone by then', async () => {
    const aged = 'stale-after: 1h\nabandoned-after: 300d\n';
    const stage = await scene.stageWith(`${scene.DISPATCH}${aged}`);
    const board = await scene.boardWith(stage, [POINTS]);
    const event = scene.ticks(stage, board, 'ada', [POINTS[1]]);
    await handleCommand(scene.ticking(stage, REFUSED), event, scene.INPUTS);
    configure(stage, `${scene.DISPATCH}${aged}ignore:\n  branches: [${POINTS[0]}]\n`);
    await handleCommand(scene.ticking(stage, {}, LATER), event, { ...scene.INPUTS, again: true });
    expect(stage.world.dispatches).toEqual([]);
    expect(stage.world.comments.some(({ body }) => body.includes('ignore.branches'))).toBe(true);
  });

  test('cut off before its answer could keep the commit: it is found on the branch', async () => {
    const { stage, pull } = await scene.setFor(SILENT);
    const comment = scene.says(stage, pull, 'ada', '/skip');
    const around: HubOptions['around'] = (phase, { effect }) => {
      if (phase === 'after' && effect?.kind === 'commit') throw new WorldError('lost', 'No answer came.');
    };
    await scene.go(stage, comment, {}, { around });
    edit(stage, comment, '\nplease');
    await next(stage, pull);
    const sha = headOf(stage.dir, SILENT[0]) ?? '';
    expect(scene.answerTo(stage, comment)).toContain(`Commit \`${sha.slice(0, 12)}\``);
    expect(await keptOf(stage, pull, comment)).toMatchObject({ state: 'failed', sha });
  });

  test('started fresh: where it is kept is said as well', async () => {
    const { stage, pull, head } = await scene.setFor(SILENT, scene.DISPATCH);
    const comment = scene.says(stage, pull, 'ada', `/start-fresh sha=${head.slice(0, 12)}`);
    await scene.go(stage, comment, {}, REFUSED);
    edit(stage, comment, '\nplease');
    await next(stage, pull);
    expect(scene.answerTo(stage, comment)).toMatch(/is kept under `refs\/rekindle\/archive\/[a-z0-9-]+\//);
  });
});

describe('R01 where it cannot be told any more what a cut command did', () => {
  const cutAfter =
    (kind: string): NonNullable<HubOptions['around']> =>
    (phase, { effect }) => {
      if (phase === 'after' && effect?.kind === kind) throw new WorldError('lost', 'No answer came.');
    };

  test.each([
    ['/skip', SILENT],
    ['/start-fresh sha=HEAD', REFUNDS],
  ] as const)('%s landed, was merged, and its branch is gone: it is not called undone', async (line, on) => {
    const { stage, pull, head } = await scene.setFor(on, scene.DISPATCH);
    const comment = scene.says(stage, pull, 'ada', line.replace('HEAD', head.slice(0, 12)));
    await scene.go(stage, comment, {}, { around: cutAfter('commit') });
    git(stage.dir, ['update-ref', 'refs/heads/main', headOf(stage.dir, on[0]) ?? '']);
    git(stage.dir, ['update-ref', '-d', `refs/heads/${on[0]}`]);
    const [talk] = stage.world.talks;
    if (talk?.pull) Object.assign(talk, { open: false, pull: { ...talk.pull, merged: true } });
    await next(stage, pull);
    expect(scene.reactionTo(stage, comment)).toBe('-1');
    const answer = scene.answerTo(stage, comment);
    expect(answer).not.toContain('Nothing was done');
    expect(answer).toContain(`is not known: \`${on[0]}\` is not there any more`);
    expect(answer).toContain('refs/rekindle/archive/');
  });

  test('a pull request that it may have opened', async () => {
    const { stage, pull } = await scene.setFor(SILENT, scene.DISPATCH);
    stage.world.guarded.push(SILENT[0]);
    const comment = scene.says(stage, pull, 'ada', '/skip');
    await scene.go(stage, comment, {}, { around: cutAfter('pull-request') });
    expect(stage.world.talks.at(-1)?.pull?.branch).toMatch(/^rekindle\/skip\//);
    stage.world.talks[0]?.labels.push('rekindle: frozen');
    await next(stage, pull);
    const answer = scene.answerTo(stage, comment);
    expect(answer).not.toContain('Nothing was done');
    expect(answer).toContain('by pull request alone. Look whether one is open for it.');
  });

  test('cut before it landed, and the branch stands: nothing was done', async () => {
    const { stage, pull } = await scene.setFor(SILENT, scene.DISPATCH);
    const comment = scene.says(stage, pull, 'ada', '/skip');
    const around: NonNullable<HubOptions['around']> = (phase, { effect }) => {
      if (phase === 'before' && effect?.kind === 'commit') throw new WorldError('lost', 'No answer came.');
    };
    await scene.go(stage, comment, {}, { around });
    stage.world.talks[0]?.labels.push('rekindle: frozen');
    await next(stage, pull);
    expect(scene.answerTo(stage, comment)).toMatch(/Nothing was done\.\s*$/);
  });
});

describe('C01 who gave it may not any more', () => {
  test('it ends there, and is not carried out once the role is back', async () => {
    const { stage, pull, comment, sha } = await landed();
    stage.world.roles['ada'] = 'read';
    await next(stage, pull);
    expect(scene.reactionTo(stage, comment)).toBe('-1');
    const answer = scene.answerTo(stage, comment);
    expect(answer).toContain('may not give it any more');
    expect(answer).toContain(`Commit \`${sha.slice(0, 12)}\``);
    expect(answer).not.toContain('tried again with every command');
    expect(await keptOf(stage, pull, comment)).toMatchObject({ state: 'failed', sha });
    stage.world.roles['ada'] = 'write';
    const status = scene.says(stage, pull, 'eve', '/rekindle status', -40);
    await scene.go(stage, status, {}, {}, scene.NOW + 3_600_000);
    expect(scene.reactionTo(stage, comment)).toBe('-1');
    expect(scene.answerTo(stage, comment)).toBe(answer);
    expect(stage.world.dispatches).toEqual([]);
    // Unless somebody runs its own job again.
    await scene.go(stage, comment, { again: true }, {}, scene.NOW + 3_600_000);
    expect(scene.reactionTo(stage, comment)).toBe('+1');
    expect(stage.world.dispatches).toHaveLength(1);
  });

  test('what was never accepted gets no answer', async () => {
    const { stage, pull } = await scene.setFor(INVOICE, scene.DISPATCH);
    const comment = scene.says(stage, pull, 'eve', '/resume');
    await scene.go(stage, comment);
    expect([scene.reactionTo(stage, comment), scene.answerTo(stage, comment)]).toEqual(['-1', null]);
  });

  test('what was carried out stays so', async () => {
    const { stage, pull } = await scene.setFor(SILENT);
    const comment = scene.says(stage, pull, 'ada', '/skip');
    await scene.go(stage, comment);
    const answer = scene.answerTo(stage, comment);
    stage.world.roles['ada'] = 'read';
    await scene.go(stage, comment, { again: true }, {}, LATER);
    expect([scene.reactionTo(stage, comment), scene.answerTo(stage, comment)]).toEqual(['+1', answer]);
  });

  test("another person's tick of the same row ends nothing", async () => {
    const stage = await scene.stageWith(`${scene.DISPATCH}stale-after: 1h\nabandoned-after: 300d\n`);
    const board = await scene.boardWith(stage, [INVOICE]);
    const first = scene.ticks(stage, board, 'ada', [INVOICE[1]]);
    await handleCommand(scene.ticking(stage, REFUSED), first, scene.INPUTS);
    const talk = stage.world.talks.find(({ number }) => number === board);
    if (talk && first.bodyBefore !== null) talk.body = first.bodyBefore;
    const second = scene.ticks(stage, board, 'eve', [INVOICE[1]]);
    await handleCommand(scene.ticking(stage), second, scene.INPUTS);
    expect(stage.world.dispatches).toEqual([]);
    await handleCommand(scene.ticking(stage, {}, LATER), first, { ...scene.INPUTS, again: true });
    expect(stage.world.dispatches).toHaveLength(1);
  });
});

describe('T11 a freeze or its end whose job is run again', () => {
  const isFrozen = (stage: Stage) =>
    stage.world.comments.some(({ body }) => body.includes('"key":"card-') && body.includes('frozen_by'));

  test.each([
    ['/freeze', '/unfreeze', false],
    ['/unfreeze', '/freeze', true],
  ])('%s, after somebody wrote %s', async (first, second, frozen) => {
    const set = await scene.setFor(SILENT);
    const { stage } = set;
    if (first === '/unfreeze') await scene.order(set, '/freeze');
    const one = await scene.order(set, first);
    await scene.order(set, second, 'bob');
    expect(isFrozen(stage)).toBe(frozen);
    const world = structuredClone(stage.world);
    await scene.go(stage, one.comment, { again: true }, {}, scene.NOW + 2 * 3_600_000);
    expect(isFrozen(stage)).toBe(frozen);
    expect(stage.world).toEqual(world);
  });

  test('edited by then: what it did stays said', async () => {
    const set = await scene.setFor(SILENT);
    const { comment, answer } = await scene.order(set, '/freeze');
    edit(set.stage, comment, '\n\nThanks!');
    await scene.go(set.stage, comment, { again: true }, {}, LATER);
    expect(scene.reactionTo(set.stage, comment)).toBe('+1');
    expect(scene.answerTo(set.stage, comment)).toBe(answer);
  });

  test('refused before: it is judged again', async () => {
    const set = await scene.setFor(SILENT);
    const { comment, reaction } = await scene.order(set, '/freeze', 'eve');
    expect(reaction).toBe('-1');
    set.stage.world.roles['eve'] = 'write';
    await scene.go(set.stage, comment, { again: true }, {}, LATER);
    expect([scene.reactionTo(set.stage, comment), isFrozen(set.stage)]).toEqual(['+1', true]);
  });
});
