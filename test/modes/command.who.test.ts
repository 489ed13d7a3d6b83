// Who may give orders, and where a line counts as one: everything else is ignored, or told by a thumb alone.
import { describe, expect, test } from 'vitest';
import { settleCut } from '../../src/modes/command/cancelled-job.ts';
import { handleCommand } from '../../src/modes/command.ts';
import { atNight, share } from '../exhaustive.ts';
import * as scene from './orders-scene.ts';
import { OURS, person, refsOf } from './world.ts';

const INVOICE = ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'] as const;
const AUTH = ['feature/user-auth', 'humaninloop:005-user-auth'] as const;
const { setFor: set, order } = scene;

/** Everything on GitHub and in git, save the comment itself and reactions. */
const writtenIn = ({ stage }: scene.Set) => ({
  refs: [...refsOf(stage.dir)],
  comments: stage.world.comments.filter(({ author }) => author === OURS).map(({ body }) => body),
  rest: [stage.world.talks, stage.world.dispatches, stage.world.checkRuns].map((one) => JSON.stringify(one)),
});

describe('who may', () => {
  test.each(
    share(
      [
        ['somebody who may only read', 'eve', '/resume'],
        ['somebody who may triage', 'tina', '/start-fresh sha=0123456789ab'],
        ['a stranger', 'mallory', '/rekindle freeze'],
        ['a stranger who only asks', 'mallory', '/status'],
      ],
      4,
    ),
  )('C01 C02 %s: a thumb down, no effect, not a word', async (_, login, line) => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const before = writtenIn(set1);
    const { reaction, result } = await order(set1, line, login);
    expect(reaction).toBe('-1');
    expect(writtenIn(set1)).toEqual(before);
    expect(JSON.stringify(result.effects)).toContain('needs the role');
    expect(JSON.stringify(result.effects)).not.toContain('programmer');
  });

  test.each(
    share(
      [
        ['a flag that there is not', 'eve', '/skip --bogus'],
        ['a word too few', 'mallory', '/answer'],
        ['a name that there is not', 'mallory', '/rekindle frobnicate'],
        ['a mistake in what may be read', 'mallory', '/status --x'],
        ['a command that is switched off', 'eve', '/freeze'],
      ],
      3,
    ),
  )('C01 %s is explained to nobody who may not give it', async (_, login, line) => {
    const set1 = await set(INVOICE, 'commands:\n  freeze: off\n');
    const before = writtenIn(set1);
    const { reaction, result } = await order(set1, line, login);
    expect(reaction).toBe('-1');
    expect(writtenIn(set1)).toEqual(before);
    expect(JSON.stringify(result.effects)).toContain('needs the role');
  });

  test('what may be read is explained to who may read', async () => {
    const set1 = await set(INVOICE);
    expect((await order(set1, '/status --x', 'eve')).both).toMatch(/^confused .*Not understood/s);
    expect((await order(set1, '/rekindle frobnicate', 'eve')).both).toMatch(/^confused .*Not understood/s);
  });

  test.each(['/skip', '/skip --bogus'])(
    'C01 a cancelled %s of somebody who may not: no word',
    async (line) => {
      const set1 = await set(INVOICE);
      const { stage, pull } = set1;
      const comment = scene.says(stage, pull, 'eve', line);
      stage.world.reactions[`comment/${comment}`] = 'eyes';
      const before = writtenIn(set1);
      await settleCut(scene.ticking(stage), scene.eventOf(stage, comment), scene.INPUTS);
      expect(scene.reactionTo(stage, comment)).toBe('-1');
      expect(writtenIn(set1)).toEqual(before);
    },
  );

  test('C02 permission is looked up when it counts: lost between two goes, it ends the order', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const { stage, pull } = set1;
    const comment = scene.says(stage, pull, 'ada', '/resume');
    const stop = (phase: string, call: { readonly effect: { readonly kind: string } | null }) => {
      if (phase === 'before' && call.effect?.kind === 'commit') throw new Error('the job was cancelled');
    };
    await expect(scene.go(stage, comment, {}, { around: stop })).rejects.toThrow('cancelled');
    expect(scene.reactionTo(stage, comment)).toBe('rocket');
    stage.world.roles['ada'] = 'read';
    const before = refsOf(stage.dir);
    await scene.go(stage, comment);
    expect(scene.reactionTo(stage, comment)).toBe('-1');
    expect(refsOf(stage.dir)).toEqual(before);
    expect(stage.world.dispatches).toEqual([]);
  });

  atNight('a command may need another role, or be switched off', async () => {
    const set1 = await set(AUTH, 'commands:\n  answer: admin\n  freeze: off\n  status: write\n');
    expect((await order(set1, '/answer C2.1 15 minutes', 'ada')).reaction).toBe('-1');
    expect((await order(set1, '/status', 'eve')).reaction).toBe('-1');
    const off = await order(set1, '/freeze');
    expect(off.both).toMatch(/^-1 .*switched `\/freeze` off/s);
    expect((await order(set1, '/answer C2.1 15 minutes', 'bob')).reaction).toBe('+1');
  });

  atNight('the input names the least role for what writes', async () => {
    const set1 = await set(AUTH);
    const inputs = { commandPermission: 'triage' } as const;
    expect((await order(set1, '/answer C2.1 15 minutes', 'tina', inputs)).reaction).toBe('+1');
    expect((await order(set1, '/answer C2.2 no', 'tina', { commandPermission: 'admin' })).reaction).toBe(
      '-1',
    );
  });

  test.each(
    share(
      [
        ['a foreign App', { login: 'other[bot]', type: 'Bot', id: 9 }, false],
        [
          'one whose name only ends like an allowed one',
          { login: 'my-helper[bot]', type: 'Bot', id: 9 },
          false,
        ],
        ['our own account', OURS, false],
        ['an App in a person’s name', person('ada'), true],
        ['an organization', { login: 'acme', type: 'Organization', id: 9 }, false],
      ],
      2,
    ),
  )('C03 %s gives no orders', async (_, author, viaApp) => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const { stage, pull } = set1;
    stage.world.roles[author.login] = 'admin';
    const comment = scene.written(stage, pull, author, '/resume', scene.ago(10));
    Object.assign(stage.world.comments.at(-1) ?? {}, { viaApp });
    const before = writtenIn(set1);
    const result = await scene.go(stage, comment);
    expect(scene.reactionTo(stage, comment)).toBe(null);
    expect(writtenIn(set1)).toEqual(before);
    expect(result.effects).toEqual([]);
  });

  atNight('C03 a bot that is named exactly gives orders, in any case of letters', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const { stage, pull } = set1;
    stage.world.roles['helper[bot]'] = 'write';
    const bot = { login: 'helper[bot]', type: 'Bot', id: 9 };
    const comment = scene.written(stage, pull, bot, '/resume', scene.ago(10));
    await scene.go(stage, comment, { allowedBots: ['Helper[bot]'] });
    expect(scene.reactionTo(stage, comment)).toBe('+1');
  });
});

describe('where an order counts', () => {
  test.each(
    share(
      [
        ['C04 code', '```\n/resume\n```'],
        ['C04 indented code', '    /resume'],
        ['C04 a quote', '> /resume'],
        ['C04 an HTML comment', '<!-- -->\n/resume'],
        ['C04 our own words', '<!-- rekindle:v1 {"key":"card-0123456789abcdef"} -->\n/resume'],
        ['C14 a slash of another width', '／resume'],
        ['C14 a zero-width sign in the name', '/re\u200bsume'],
        ['a longer word', '/resumes'],
        ['prose', 'please /resume'],
      ],
      5,
    ),
  )('%s: nothing is asked, nothing is said', async (_, body) => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const before = writtenIn(set1);
    const comment = scene.says(set1.stage, set1.pull, 'ada', body);
    await scene.go(set1.stage, comment);
    expect(scene.reactionTo(set1.stage, comment)).toBe(null);
    expect(writtenIn(set1)).toEqual(before);
  });

  atNight('C14 other blanks and line ends are blanks and line ends', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    expect((await order(set1, '\u00a0/rekindle\u3000resume\u00a0\r\nthank you')).reaction).toBe('+1');
  });

  atNight('the bare name counts only behind our card or where we opened it', async () => {
    const stage = await scene.stageWith();
    const pull = scene.pullOf(stage, AUTH[0]);
    const bare = scene.says(stage, pull, 'ada', '/status', 200);
    await scene.go(stage, bare);
    expect(scene.reactionTo(stage, bare)).toBe(null);
    await scene.cardOn(stage, pull, AUTH);
    await scene.go(stage, bare);
    expect(scene.reactionTo(stage, bare)).toBe(null);
    const behind = scene.says(stage, pull, 'ada', '/status');
    await scene.go(stage, behind);
    expect(scene.reactionTo(stage, behind)).toBe('+1');
    // What another tool was told before our card came is not taken up afterwards.
    expect(scene.reactionTo(stage, bare)).toBe(null);
    const long = scene.says(await scene.stageWith(), scene.pullOf(stage, AUTH[0]), 'ada', '/rekindle status');
    expect(long).toBeGreaterThan(0);
  });

  test.each([
    ['our card, copied by somebody', 'mallory'],
    ['the marker of another bot', 'other[bot]'],
  ])('X12 %s makes no bare order count', async (_, login) => {
    const stage = await scene.stageWith();
    const pull = scene.pullOf(stage, AUTH[0]);
    const card = await scene.cardOn(stage, pull, AUTH);
    const body = stage.world.comments.find(({ id }) => id === card)?.body ?? '';
    stage.world.comments = [];
    scene.written(stage, pull, { login, type: 'User', id: 5 }, body, scene.ago(90));
    const comment = scene.says(stage, pull, 'ada', '/status');
    await scene.go(stage, comment);
    expect(scene.reactionTo(stage, comment)).toBe(null);
  });

  atNight.each(['edited', 'deleted'])('C05 a comment that was %s asks for nothing', async (action) => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const comment = scene.says(set1.stage, set1.pull, 'ada', '/resume');
    const hub = scene.ticking(set1.stage);
    await handleCommand(hub, scene.eventOf(set1.stage, comment, action), scene.INPUTS);
    expect(hub.calls).toEqual([]);
  });

  atNight('C05 one that was edited before we came is not read', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const comment = scene.says(set1.stage, set1.pull, 'ada', '/resume');
    Object.assign(set1.stage.world.comments.at(-1) ?? {}, { updatedAt: scene.ago(9) });
    const before = writtenIn(set1);
    await scene.go(set1.stage, comment);
    expect(scene.reactionTo(set1.stage, comment)).toBe(null);
    expect(writtenIn(set1)).toEqual(before);
  });

  atNight('C06 one that was deleted before we came does nothing', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const comment = scene.says(set1.stage, set1.pull, 'ada', '/resume');
    const event = scene.eventOf(set1.stage, comment);
    set1.stage.world.comments.pop();
    const before = writtenIn(set1);
    const result = await handleCommand(scene.ticking(set1.stage), event, scene.INPUTS);
    expect(writtenIn(set1)).toEqual(before);
    expect(JSON.stringify(result.effects)).toContain('The comment is gone');
  });

  atNight('C06 one that is deleted while an older one is settled is passed over', async () => {
    const set1 = await set(AUTH);
    const { stage, pull } = set1;
    scene.says(stage, pull, 'ada', '/status', 12);
    const second = scene.says(stage, pull, 'ada', '/answer C2.1 15 minutes', 11);
    const event = scene.eventOf(stage, second);
    const around = () => {
      if (Object.values(stage.world.reactions).includes('+1'))
        stage.world.comments = stage.world.comments.filter(({ id }) => id !== second);
    };
    const before = refsOf(stage.dir);
    await handleCommand(scene.ticking(stage, { around }), event, scene.INPUTS);
    expect(refsOf(stage.dir)).toEqual(before);
  });

  atNight('an order that is edited after it was begun ends with a thumb down and a word', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const { stage, pull } = set1;
    const comment = scene.says(stage, pull, 'ada', '/resume');
    stage.world.reactions[`comment/${comment}`] = 'eyes';
    Object.assign(stage.world.comments.at(-1) ?? {}, { updatedAt: scene.ago(9), body: '/skip' });
    await scene.go(stage, comment);
    expect(scene.reactionTo(stage, comment)).toBe('-1');
    expect(scene.answerTo(stage, comment)).toContain('was edited after it was begun');
  });
});
