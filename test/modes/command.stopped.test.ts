// What stops a command that was accepted before: what it had done by then is said and kept.
import { describe, expect, test } from 'vitest';
import { WorldError } from '../../src/model/errors.ts';
import { settleCut } from '../../src/modes/command/cancelled-job.ts';
import { answersIn } from '../../src/modes/command/conversation-state.ts';
import { handleCommand } from '../../src/modes/command.ts';
import { atNight } from '../exhaustive.ts';
import { fixturesOf } from '../formats/fixtures.ts';
import type { HubOptions, Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { ago, cardsOn, NOW, stageOf } from './stages.ts';
import { later, pushed, swept } from './sweeping.ts';
import { commitOn, git, headOf, OURS, person } from './world.ts';

const INVOICE = ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'] as const;
const POINTS = ['feature/points', 'sdd:c2p8wd-points'] as const;
const SILENT = ['feature/silent', 'specify:21-silent'] as const;
const REFUNDS = ['feature/refunds', 'ai-dev-shop:022-refunds'] as const;

/** GitHub refuses to start the agent. */
const REFUSED: Partial<HubOptions> = {
  around: (phase, { effect }) => {
    if (phase === 'before' && effect?.kind === 'dispatch')
      throw new WorldError('permission', 'Resource not accessible', 'contents: write');
  },
};

const LATER = scene.NOW + 1_200_000;

function edit(stage: Stage, comment: number, more: string): void {
  const said = stage.world.comments.find(({ id }) => id === comment);
  if (said) Object.assign(said, { body: `${said.body}${more}`, updatedAt: scene.ago(-5) });
}

function configure(stage: Stage, text: string): void {
  const head = headOf(stage.dir, 'main') ?? '';
  const edits = [{ path: '.github/rekindle.yml', text }];
  const made = commitOn(stage.dir, { head, edits, message: 'config', by: person('ada'), at: scene.ago(5) });
  git(stage.dir, ['update-ref', 'refs/heads/main', made ?? head]);
}

/** What our answer keeps of a command. */
async function keptOf(stage: Stage, issue: number, comment: number) {
  const answers = answersIn(await scene.ticking(stage).remarks(issue));
  return answers.get(`reply-${comment}`)?.taken ?? null;
}

/** /resume landed its commit, and no agent could be woken. */
async function landed() {
  const set = await scene.setFor(INVOICE, scene.DISPATCH);
  const comment = scene.says(set.stage, set.pull, 'ada', '/resume');
  await scene.go(set.stage, comment, {}, REFUSED);
  const sha = headOf(set.stage.dir, INVOICE[0]) ?? '';
  expect(sha).not.toBe(set.head);
  expect(scene.reactionTo(set.stage, comment)).toBe('rocket');
  return { ...set, comment, sha };
}

const next = async (stage: Stage, issue: number) => {
  const help = scene.says(stage, issue, 'bob', '/help', -10);
  await scene.go(stage, help, {}, {}, LATER);
};

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
    await handleCommand(
      scene.ticking(stage, REFUSED),
      scene.ticks(stage, board, 'ada', [POINTS[1]]),
      scene.INPUTS,
    );
    configure(stage, `${scene.DISPATCH}${aged}ignore:\n  branches: [${POINTS[0]}]\n`);
    await next(stage, board);
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
    const status = scene.says(stage, board, 'bob', '/status', -10);
    await scene.go(stage, status, {}, {}, LATER);
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

describe('R01 a refusal is the end, also where its job was cut off before the reaction', () => {
  /** A hub that is gone once our answer to that comment stands. */
  const cutAfter = (comment: number): Partial<HubOptions> => {
    let isCut = false;
    return {
      around: (phase, { effect }) => {
        if (isCut) throw new WorldError('lost', 'No answer came.');
        isCut = phase === 'after' && effect?.kind === 'card' && effect.key === `reply-${comment}`;
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
      if (effect?.kind !== 'card' || effect.key !== `reply-${second}`) return;
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
