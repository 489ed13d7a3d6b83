// Commands of the bot's page: the way of a comment without one, done once however often it is worked.
import { describe, expect, test } from 'vitest';
import type { ModeInputs } from '../../src/modes/mode-context.ts';
import { type GivenAtPage, handlePageCommand } from '../../src/modes/page-command.ts';
import { decisionDigest } from '../../src/report/github/markers.ts';
import { atNight, share } from '../exhaustive.ts';
import type { HubOptions, Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { git, headOf, OURS, refsOf } from './world.ts';

const INVOICE = ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'] as const;
const AUTH = ['feature/user-auth', 'humaninloop:005-user-auth'] as const;
const SEATS = ['feature/seat-map', 'ai-dev-shop:004-seat-map'] as const;
const SILENT = ['feature/silent', 'specify:21-silent'] as const;
type On = readonly [branch: string, id: string];

const BOT: Partial<ModeInputs> = { door: 'bot', token: 'own', oldAfter: 3_600_000 };

/** What a form of the page asks for, as it is shown at this moment. */
async function given(stage: Stage, [branch, workflow]: On, command: string, more: Partial<GivenAtPage> = {}) {
  const { scanned } = await scene.foundOn(stage, branch, workflow);
  const [name = '', ...rest] = command.split(' ');
  const one: GivenAtPage = {
    key: 'page-form_1',
    by: 'ada',
    at: scene.NOW - 60_000,
    workflow,
    branch,
    seen: decisionDigest(scanned),
    commit: scanned.commit,
    line: ['/rekindle', name, workflow, ...rest].join(' '),
    ...more,
  };
  return one;
}

const work = (stage: Stage, one: GivenAtPage, options: Partial<HubOptions> = {}, more = {}) =>
  handlePageCommand(scene.ticking(stage, options), one, { ...scene.INPUTS, ...BOT, ...more });

const answers = ({ world }: Stage) =>
  world.comments.filter(({ author, body }) => author === OURS && body.includes('"page-'));
const said = ({ result }: Awaited<ReturnType<typeof work>>) => JSON.stringify(result.effects);
const writtenIn = (stage: Stage) =>
  JSON.stringify([[...refsOf(stage.dir)], stage.world.comments, stage.world.talks, stage.world.dispatches]);

describe('what is given at the page', () => {
  test('is done, answered under the card, and the card is brought up to date', async () => {
    const { stage, pull, head } = await scene.setFor(INVOICE, scene.DISPATCH);
    const end = await work(stage, await given(stage, INVOICE, 'resume'));
    const [answer, ...more] = answers(stage);
    expect([more.length, answer?.issue, end.left]).toEqual([0, pull, false]);
    expect(end.answer).toEqual({ issue: pull, comment: answer?.id });
    expect(answer?.body).toContain('`/rekindle resume ai-dev-shop:003-invoice-export` by `ada`');
    expect(scene.commitsOn(stage, INVOICE[0], head)).toHaveLength(1);
    expect(stage.world.dispatches).toHaveLength(1);
    expect(stage.world.reactions).toEqual({});
  });

  atNight('is answered at the dashboard where there is no pull request', async () => {
    const stage = await scene.stageWith(scene.DISPATCH);
    const board = await scene.boardWith(stage, [SILENT, AUTH]);
    const end = await work(stage, await given(stage, SILENT, 'retry'));
    expect(end.answer?.issue).toBe(board);
    expect(answers(stage)).toHaveLength(1);
  });

  atNight('is said to have no place where there is neither, and nothing is done', async () => {
    const stage = await scene.stageWith(scene.DISPATCH);
    const before = writtenIn(stage);
    const end = await work(stage, await given(stage, SILENT, 'retry'));
    expect([end.answer, end.left, writtenIn(stage)]).toEqual([null, false, before]);
    expect(said(end)).toContain('neither a pull request of that branch nor a dashboard');
  });

  atNight('where the conversation is locked nothing is done, and that is said', async () => {
    const { stage, pull } = await scene.setFor(INVOICE, scene.DISPATCH);
    const talk = stage.world.talks.find(({ number }) => number === pull);
    if (!talk) throw new Error('expected its pull request');
    talk.locked = true;
    const before = writtenIn(stage);
    const end = await work(stage, await given(stage, INVOICE, 'resume'));
    expect([end.answer, end.left, writtenIn(stage)]).toEqual([null, false, before]);
    expect(said(end)).toContain(`#${pull} is locked, and the answer would stand there. Nothing was done.`);
  });

  atNight('keeps who said it, and where, in the state file', async () => {
    const { stage } = await scene.setFor(SEATS);
    const { recovery } = await scene.foundOn(stage, ...SEATS);
    const hash = recovery.state?.spec?.computed[0]?.digest.slice(0, 12) ?? '';
    await work(stage, await given(stage, SEATS, `accept-spec ${hash}`, { seen: null }));
    const text = git(stage.dir, ['show', `refs/heads/${SEATS[0]}:${recovery.path}`]);
    expect(text).toContain("ada in the bot's page");
    const trailers = git(stage.dir, ['log', '-1', '--format=%(trailers)', `refs/heads/${SEATS[0]}`]);
    expect(trailers).toContain('Rekindle-Source: page-form_1');
  });
});

describe('what does not count', () => {
  test.each([
    ['somebody who may only read', 'eve'],
    ['a stranger', 'mallory'],
  ])('C01 of %s: no effect, and not a word on GitHub', async (_, by) => {
    const { stage } = await scene.setFor(INVOICE, scene.DISPATCH);
    const before = writtenIn(stage);
    const end = await work(stage, await given(stage, INVOICE, 'resume', { by }));
    expect([end.answer, end.left, writtenIn(stage)]).toEqual([null, false, before]);
    expect(said(end)).toContain(`${by} needs the role write`);
  });

  atNight('C02 whose permission was taken away after the form was sent', async () => {
    const { stage } = await scene.setFor(INVOICE, scene.DISPATCH);
    const one = await given(stage, INVOICE, 'resume');
    stage.world.roles['ada'] = 'read';
    expect((await work(stage, one)).answer).toBeNull();
    expect(stage.world.dispatches).toEqual([]);
  });

  atNight('what something else was decided about since: state-changed, and the branch stays', async () => {
    const { stage, head } = await scene.setFor(INVOICE, scene.DISPATCH);
    const one = await given(stage, INVOICE, 'resume', { seen: '0123456789abcdef' });
    const end = await work(stage, one);
    expect(end.answer).not.toBeNull();
    expect(answers(stage)[0]?.body).toMatch(/changed|moved/i);
    expect([headOf(stage.dir, INVOICE[0]), stage.world.dispatches]).toEqual([head, []]);
  });

  atNight('what is too old, or about a workflow that is gone, or no command at all', async () => {
    const { stage, head } = await scene.setFor(INVOICE, scene.DISPATCH);
    const one = await given(stage, INVOICE, 'resume');
    await work(stage, { ...one, at: scene.NOW - 3_700_000, key: 'page-old' });
    await work(stage, { ...one, line: 'resume please', key: 'page-odd' });
    const bodies = answers(stage).map(({ body }) => body);
    expect(bodies[0]).toContain('write it once more');
    expect(bodies[1]).toContain('The page wrote what is no command');
    await work(stage, { ...one, workflow: 'ai-dev-shop:gone', key: 'page-gone' });
    expect(answers(stage)[2]?.body).toContain('It is not on its branch any more.');
    expect(headOf(stage.dir, INVOICE[0])).toBe(head);
  });

  atNight('with a faulty config, and in an archived repository, nothing is written', async () => {
    const { stage } = await scene.setFor(INVOICE, 'stale-after: [\n');
    const before = writtenIn(stage);
    const end = await work(stage, await given(stage, INVOICE, 'resume'));
    expect([end.answer, writtenIn(stage)]).toEqual([null, before]);
    expect(said(end)).toContain('Commands are paused until rekindle.yml is fixed.');
  });
});

describe('worked again', () => {
  test('what is done is done once', async () => {
    const { stage, head } = await scene.setFor(INVOICE, scene.DISPATCH);
    const one = await given(stage, INVOICE, 'resume');
    await work(stage, one);
    const before = writtenIn(stage);
    const again = await work(stage, one);
    expect(scene.commitsOn(stage, INVOICE[0], head)).toHaveLength(1);
    expect([stage.world.dispatches.length, answers(stage).length, again.left]).toEqual([1, 1, false]);
    expect(writtenIn(stage)).toBe(before);
  });

  atNight('cut off at each call, before and after it took effect, it comes to the same end', async () => {
    const first = await scene.setFor(INVOICE, scene.DISPATCH);
    let calls = 0;
    const counting = (phase: string) => {
      if (phase === 'before') calls += 1;
    };
    await work(first.stage, await given(first.stage, INVOICE, 'resume'), { around: counting });
    expect(calls).toBeGreaterThan(8);
    const all = Array.from({ length: calls * 2 }, (_, at) => at);
    for (const which of share(all, 7)) {
      const [at, cut] = [which >> 1, which % 2 === 0 ? 'before' : 'after'];
      const { stage, head } = await scene.setFor(INVOICE, scene.DISPATCH);
      const one = await given(stage, INVOICE, 'resume');
      const around = (phase: string, _: unknown, index: number) => {
        if (phase === cut && index === at) throw new Error('the process was killed');
      };
      await work(stage, one, { around }).catch(() => {});
      const end = await work(stage, one);
      const where = `${cut} call ${at}`;
      expect([where, scene.commitsOn(stage, INVOICE[0], head).length]).toEqual([where, 1]);
      expect([where, stage.world.dispatches.length, answers(stage).length]).toEqual([where, 1, 1]);
      expect([where, end.left, end.answer !== null]).toEqual([where, false, true]);
    }
  });

  atNight('where the agent could not be woken it is left, and the next go wakes it', async () => {
    const { stage, head } = await scene.setFor(INVOICE, scene.DISPATCH);
    const one = await given(stage, INVOICE, 'resume');
    const lacks = { lacks: ['contents: write', 'actions: write'] };
    const first = await work(stage, one, { ...lacks }).catch(() => null);
    expect(stage.world.dispatches).toEqual([]);
    const next = await work(stage, one);
    expect([first?.left ?? true, next.left]).toEqual([first?.left ?? true, false]);
    expect(scene.commitsOn(stage, INVOICE[0], head).length).toBeLessThanOrEqual(1);
  });

  atNight('of a comment that comes meanwhile our answer to the page is no orphan', async () => {
    const set = await scene.setFor(INVOICE, scene.DISPATCH);
    const one = await given(set.stage, INVOICE, 'resume');
    const around = (phase: string, call: { readonly effect: { readonly kind: string } | null }) => {
      if (phase === 'before' && call.effect?.kind === 'commit') throw new Error('the process was killed');
    };
    await expect(work(set.stage, one, { around })).rejects.toThrow('killed');
    expect(answers(set.stage)[0]?.body).toContain('"state":"taken"');
    await scene.order(set, '/status', 'bob');
    expect(answers(set.stage)[0]?.body).not.toContain('Deleted');
    await work(set.stage, one);
    expect(scene.commitsOn(set.stage, INVOICE[0], set.head)).toHaveLength(1);
  });

  atNight('two people at two forms: the second is told who was first', async () => {
    const { stage, head } = await scene.setFor(INVOICE, scene.DISPATCH);
    const one = await given(stage, INVOICE, 'resume');
    await work(stage, one);
    await work(stage, { ...one, key: 'page-form_2', by: 'bob', at: scene.NOW - 50_000 });
    expect(scene.commitsOn(stage, INVOICE[0], head)).toHaveLength(1);
    expect(answers(stage)).toHaveLength(2);
    expect(answers(stage)[1]?.body).toMatch(/ada/);
  });
});
