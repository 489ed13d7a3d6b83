// Orders that are not understood, do not fit, or come where nothing is written: the answer says why.
import { describe, expect, test } from 'vitest';
import { handleCommand } from '../../src/modes/command.ts';
import { atNight, share } from '../exhaustive.ts';
import * as scene from './orders-scene.ts';
import { ago, index, stageOf } from './stages.ts';
import { OURS, refsOf } from './world.ts';

const INVOICE = ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'] as const;
const AUTH = ['feature/user-auth', 'humaninloop:005-user-auth'] as const;
const { setFor: set, order } = scene;

/** Everything on GitHub and in git, save the comment itself and reactions. */
const writtenIn = ({ stage }: scene.Set) => ({
  refs: [...refsOf(stage.dir)],
  comments: stage.world.comments.filter(({ author }) => author === OURS).map(({ body }) => body),
  rest: [stage.world.talks, stage.world.dispatches, stage.world.checkRuns].map((one) => JSON.stringify(one)),
});

describe('what it means', () => {
  test.each(
    share(
      [
        ['a name that is none', '/rekindle resumee', 'Did you mean'],
        ['a day that is none', '/freeze until=soon', 'expected'],
        ['no name', '/rekindle', 'name'],
        ['C15 a quote that is not closed', '/regress to=plan reason="; rm -rf /', 'quote'],
      ],
      3,
    ),
  )('%s: not understood, with what was expected', async (_, line, says) => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const before = refsOf(set1.stage.dir);
    const { reaction, answer } = await order(set1, line);
    expect(reaction).toBe('confused');
    expect(answer).toContain('**Not understood.**');
    expect(answer).toContain(says);
    expect(refsOf(set1.stage.dir)).toEqual(before);
  });

  atNight('C15 words of an order are inert wherever they go', async () => {
    const set1 = await set(AUTH, scene.DISPATCH);
    const words = 'x"; rm -rf / $(id) `id` ::set-output name=x::y @org/team fixes #1 --> <img src=x>';
    const { both, result } = await order(set1, `/answer C2.1 --own-words ${words}`);
    expect(both).toMatch(/^\+1 /);
    const outside = both.replace(/```[\s\S]*?```/g, '').replace(/`[^`]*`/g, '');
    expect(outside).not.toMatch(/@org|#1|<img|-->/);
    expect(result.effects).toEqual([]);
    const head = set1.stage.world.comments.map(({ body }) => body.split('\n')[0]);
    expect(head.filter((line) => line?.includes('<!--'))).toSatisfy((lines: string[]) =>
      lines.every((line) => /^<!-- rekindle:v1 \{[^<>]*\} -->$/.test(line)),
    );
  });

  atNight('C12 where several could be meant the answer has the exact lines', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    await scene.cardOn(set1.stage, set1.pull, AUTH);
    const { reaction, answer } = await order(set1, '/resume');
    expect(reaction).toBe('confused');
    expect(answer).toContain(`\n/resume ${INVOICE[1]}\n/resume ${AUTH[1]}\n`);
    const wrong = await order(set1, '/resume that');
    expect(wrong.both).toMatch(/^confused .*There is no workflow `that` here/s);
    expect(wrong.answer).not.toContain('gift-cards');
    expect((await order(set1, `/resume ${INVOICE[1]}`)).reaction).toBe('+1');
  });

  atNight('C12 an id that means nothing, and one that only another branch has', async () => {
    const stage = await scene.stageWith(scene.DISPATCH);
    const talk = scene.pullOf(stage, 'main', { pull: null });
    const wrong = scene.says(stage, talk, 'ada', '/rekindle resume specify:99-nothing');
    await scene.go(stage, wrong);
    expect(scene.reactionTo(stage, wrong)).toBe('confused');
    expect(scene.answerTo(stage, wrong)).toContain('There is no workflow `specify:99-nothing` here');
    expect(scene.answerTo(stage, wrong)).toContain(`/rekindle resume ${INVOICE[1]}`);
    const right = scene.says(stage, talk, 'ada', `/rekindle resume ${INVOICE[1]}`);
    await scene.go(stage, right);
    expect(scene.reactionTo(stage, right)).toBe('+1');
    expect(stage.world.dispatches[0]?.payload['ref']).toBe(INVOICE[0]);
  });

  atNight('without a card the branch of a pull request tells, where it owns one alone', async () => {
    const stage = await scene.stageWith(scene.DISPATCH);
    const pull = scene.pullOf(stage, INVOICE[0]);
    const comment = scene.says(stage, pull, 'ada', '/rekindle resume');
    await scene.go(stage, comment);
    expect(scene.reactionTo(stage, comment)).toBe('+1');
    expect(stage.world.comments.filter(({ body }) => body.includes('"key":"card-'))).toHaveLength(1);
  });

  atNight.each([
    ['does not fit the state', AUTH, '/retry', /retry does not fit its state/],
    ['means nothing to the format', AUTH, '/regress to=plan reason="x"', /means nothing to workflows/],
    ['names no question', AUTH, '/answer C9.9 yes', /C9\.9/],
    ['names a hash that is not the spec’s', INVOICE, '/accept-spec 0123456789ab', /does not fit its state/],
  ] as const)('an order that %s is refused with what fits', async (_, on, line, says) => {
    const set1 = await set(on, scene.DISPATCH);
    const { reaction, answer } = await order(set1, line);
    expect(reaction).toBe('-1');
    expect(answer).toMatch(says);
    expect(answer).toContain('Nothing was done.');
    expect(scene.commitsOn(set1.stage, on[0], set1.head)).toEqual([]);
  });

  atNight('a freeze that would end before it begins is refused', async () => {
    const set1 = await set(AUTH);
    expect((await order(set1, '/freeze until=2026-11-26')).both).toMatch(/^-1 .*a day that has begun/s);
  });

  atNight('W06 what waited for more than a day is to be said once more', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const comment = scene.says(set1.stage, set1.pull, 'ada', '/resume', 60);
    await scene.go(set1.stage, comment, { now: scene.NOW + 86_400_000 });
    expect(scene.reactionTo(set1.stage, comment)).toBe('-1');
    expect(scene.answerTo(set1.stage, comment)).toContain('more than a day ago');
  });
});

describe('where nothing is written', () => {
  test.each(
    share(['/resume', '/rekindle start-fresh', '/freeze', `/rekindle answer ${AUTH[1]} C2.1 yes`], 4),
  )('C10 on a pull request from a fork: %s', async (line) => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const talk = set1.stage.world.talks[0];
    if (talk?.pull) talk.pull = { ...talk.pull, fork: true };
    const before = refsOf(set1.stage.dir);
    const { both } = await order(set1, line, 'bob');
    expect(both).toMatch(/^-1 .*from a fork/s);
    expect(refsOf(set1.stage.dir)).toEqual(before);
  });

  atNight('C10 a fork’s pull request may be looked at', async () => {
    const set1 = await set(INVOICE);
    const talk = set1.stage.world.talks[0];
    if (talk?.pull) talk.pull = { ...talk.pull, fork: true };
    set1.stage.world.comments = [];
    const { both } = await order(set1, '/rekindle status', 'eve');
    expect(both).toMatch(/^\+1 .*judged just now/s);
    expect(both).not.toContain('/resume\n');
    const one = (await order(set1, `/rekindle status ${INVOICE[1]}`, 'eve')).both;
    expect(one).toContain('comes from a fork, where Rekindle writes nothing');
    expect(one).not.toMatch(/\/resume|What you can do/);
  });

  atNight.each([
    ['closed', { open: false }],
    ['merged', { open: false, pull: { branch: INVOICE[0], base: 'main', merged: true, fork: false } }],
  ])('C11 on one that is %s only looking works', async (_, more) => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    Object.assign(set1.stage.world.talks[0] ?? {}, more);
    const before = refsOf(set1.stage.dir);
    expect((await order(set1, '/resume')).both).toMatch(/^-1 .*This is closed/s);
    expect((await order(set1, '/status')).reaction).toBe('+1');
    expect((await order(set1, '/help')).reaction).toBe('+1');
    expect(refsOf(set1.stage.dir)).toEqual(before);
  });

  atNight(
    'A09 C11 in a locked conversation the job’s page has the answer, and nothing is begun',
    async () => {
      const set1 = await set(INVOICE, scene.DISPATCH);
      Object.assign(set1.stage.world.talks[0] ?? {}, { locked: true });
      const before = refsOf(set1.stage.dir);
      const status = await order(set1, '/status');
      const page = status.result.effects.find(({ kind }) => kind === 'summary');
      expect(JSON.stringify(page)).toContain('judged just now');
      const resume = await order(set1, '/resume');
      expect(resume.reaction).toBe('-1');
      expect(JSON.stringify(resume.result.effects)).toContain('locked');
      expect(refsOf(set1.stage.dir)).toEqual(before);
    },
  );

  atNight.each([['an archived repository', '', { archived: true }]])(
    '%s: it is reported, and nothing is written',
    async (_, config, more) => {
      const set1 = await set(INVOICE, config);
      Object.assign(set1.stage.world, more);
      const before = writtenIn(set1);
      const { reaction, result } = await order(set1, '/resume');
      expect(reaction).toBe(null);
      expect(writtenIn(set1)).toEqual(before);
      expect(result.failed).toBe(true);
      expect(JSON.stringify(result.effects)).toMatch(/archived/);
    },
  );

  describe('C01 a config that has mistakes', () => {
    const BROKEN = 'stale-after: soon\n';

    test('is told where the order was given, and nothing else is done', async () => {
      const set1 = await set(INVOICE, BROKEN);
      const before = writtenIn(set1);
      const { both, result } = await order(set1, '/resume');
      expect(both).toMatch(/^-1 .*Refused.*mistakes in `\.github\/rekindle\.yml`/s);
      const { comments, refs } = writtenIn(set1);
      expect(refs).toEqual(before.refs);
      expect(comments).toHaveLength(before.comments.length + 1);
      expect([...set1.stage.world.dispatches, ...set1.stage.world.checkRuns]).toEqual([]);
      expect(result.failed).toBe(true);
      expect(JSON.stringify(result.effects)).toContain('stale-after');
    });

    atNight('somebody who may not order learns nothing of it', async () => {
      const set1 = await set(INVOICE, BROKEN);
      const before = writtenIn(set1);
      expect((await order(set1, '/resume', 'eve')).reaction).toBe('-1');
      expect(writtenIn(set1)).toEqual(before);
    });

    atNight.each(['ada', 'eve'])('a tick of %s is taken back, and told to who may order', async (login) => {
      const stage = await scene.stageWith(BROKEN);
      const board = await scene.boardWith(stage, [AUTH]);
      const count = stage.world.comments.length;
      const event = scene.ticks(stage, board, login, [AUTH[1]]);
      const result = await handleCommand(scene.ticking(stage), event, scene.INPUTS);
      expect(result.failed).toBe(true);
      const said = stage.world.comments.slice(count).map(({ body }) => body);
      expect(said).toEqual(login === 'ada' ? [expect.stringContaining('.github/rekindle.yml')] : []);
      expect(stage.world.talks.find(({ number }) => number === board)?.body).not.toContain('- [x]');
    });
  });

  atNight('a mention by the workflow’s own token wakes nobody, and that is said', async () => {
    const set1 = await set(INVOICE, 'dispatch:\n  mention: "@agent please go on"\n');
    const { both } = await order(set1, '/resume');
    expect(both).toMatch(/^-1 .*GITHUB_TOKEN/s);
    expect(scene.commitsOn(set1.stage, INVOICE[0], set1.head)).toEqual([]);
  });

  test('an event that gives no orders is said to be none', async () => {
    const stage = await scene.stageWith();
    const hub = scene.ticking(stage);
    const event = { name: 'schedule', action: null, cron: null, repository: null, sender: null } as const;
    const result = await handleCommand(hub, event, scene.INPUTS);
    expect(hub.calls).toEqual([]);
    expect(JSON.stringify(result.effects)).toContain('gives no command');
  });

  atNight('a dry run writes nothing and lists what it would', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    set1.stage.world.talks.find(({ number }) => number === set1.pull)?.labels.push('rekindle: stale');
    const before = writtenIn(set1);
    const { reaction, result } = await order(set1, '/resume', 'ada', { dryRun: true });
    expect(reaction).toBe(null);
    expect(writtenIn(set1)).toEqual(before);
    const said = JSON.stringify(result.effects);
    for (const kind of ['commit', 'dispatch', 'react', 'comment', 'label'])
      expect(said).toContain(`\\"kind\\":\\"${kind}\\"`);
    // Labels that are not there are not taken off.
    expect(said).toContain('\\"add\\":[],\\"remove\\":[\\"rekindle: stale\\"]');
  });

  atNight('where the labels are right, nothing is said of them', async () => {
    const { result } = await order(await set(INVOICE, scene.DISPATCH), '/resume', 'ada', { dryRun: true });
    expect(JSON.stringify(result.effects)).not.toContain('\\"kind\\":\\"label\\"');
  });
});

test('C12 G01 the lines of an answer that asks which workflow is meant can be followed', async () => {
  const files = { ...index('a`b', 'spec_writing', ago(9)), ...index('2-other', 'spec_writing', ago(9)) };
  const stage = await stageOf({
    branches: { work: { days: 9, files, pull: true } },
    world: { roles: { ada: 'write' } },
  });
  const asked = scene.says(stage, 1, 'ada', '/rekindle freeze');
  await scene.go(stage, asked);
  const lines = [...(scene.answerTo(stage, asked) ?? '').matchAll(/^\/rekindle freeze.*$/gm)].map(
    ([line]) => line,
  );
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    const again = scene.says(stage, 1, 'ada', line);
    await scene.go(stage, again);
    expect([line, scene.answerTo(stage, again)]).toEqual([line, expect.stringContaining('**Frozen.**')]);
  }
});

test('a job that is run again says what is the case now, not what was when it was refused', async () => {
  const set1 = await set(['feature/silent', 'specify:21-silent']);
  await order(set1, '/freeze');
  const { comment, answer } = await order(set1, '/skip');
  expect(answer).toContain('Frozen by `ada`');
  await order(set1, '/unfreeze');
  await scene.go(set1.stage, comment, { again: true }, {}, scene.NOW + 2 * 3_600_000);
  const after = scene.answerTo(set1.stage, comment);
  expect(after).toContain('`state-changed`');
  expect(after).not.toContain('rozen');
  // Which is what it says from then on.
  await scene.go(set1.stage, comment, { again: true }, {}, scene.NOW + 3 * 3_600_000);
  expect(scene.answerTo(set1.stage, comment)).toBe(after);
});

test.each(['resume', 'freeze', 'answer C2.1 yes'])(
  'C12 /rekindle %s under an issue that is about no workflow means none, also where there is but one',
  async (words) => {
    const files = index('1-a', 'spec_writing', ago(9));
    const stage = await stageOf({
      branches: { work: { days: 9, files } },
      world: { roles: { ada: 'write' } },
    });
    const talk = scene.pullOf(stage, 'main', { pull: null });
    const before = refsOf(stage.dir);
    const asked = scene.says(stage, talk, 'ada', `/rekindle ${words}`);
    await scene.go(stage, asked);
    expect(scene.reactionTo(stage, asked)).toBe('confused');
    const answer = scene.answerTo(stage, asked) ?? '';
    expect(answer).toContain('Neither the command nor this place says which workflow is meant.');
    expect(answer).toContain(`/rekindle ${words.replace(/^\w+/, '$& humaninloop:1-a')}\n`);
    expect(refsOf(stage.dir)).toEqual(before);
  },
);
