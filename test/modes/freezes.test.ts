// T11 A freeze is a fact of the workflow: it counts in every place, wherever it was set, until /unfreeze.
import { describe, expect, test } from 'vitest';
import { WorldError } from '../../src/model/errors.ts';
import { freezesIn, withFreeze, withFreezes } from '../../src/report/github/card/freeze.ts';
import { readMark } from '../../src/report/github/markers.ts';
import type { Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { ago, cardsOn, dashboardOf, NOW, old, ourPulls, ownOf, pullOf, stageOf } from './stages.ts';
import { blocked, later, swept } from './sweeping.ts';
import { headOf, OURS, person } from './world.ts';

const T0 = Date.parse(NOW);
const HOUR = 3_600_000;
const ID = 'humaninloop:1-a';
const world = { roles: { ada: 'write', bob: 'admin' } } as const;

const withPull = (files = blocked('1-a')): Promise<Stage> =>
  stageOf({ branches: { work: { days: 12, files, pull: true } }, world });
const alone = (): Promise<Stage> =>
  stageOf({ branches: { work: { days: 12, files: blocked('1-a') } }, world });

/** Somebody gives a command some hours after the scene began; its reaction and answer. */
async function says(stage: Stage, issue: number, line: string, hours = 1): Promise<string> {
  const at = T0 + hours * HOUR;
  const comment = scene.written(stage, issue, person('ada'), line, scene.isoOf(at));
  await scene.go(stage, comment, {}, {}, at + 60_000);
  return `${scene.reactionTo(stage, comment)} ${scene.answerTo(stage, comment)}`;
}

/** One more pull request of the branch. */
function pullAgain(stage: Stage): number {
  const number = stage.world.next++;
  stage.world.talks.push({
    ...pullOf(number, 'work'),
    pull: { branch: 'work', base: 'release', merged: false, fork: false },
  });
  return number;
}

const talkAt = ({ world: { talks } }: Stage, number: number) => talks.find((one) => one.number === number);
const isFrozen = (stage: Stage): boolean =>
  [...stage.world.comments, ...stage.world.talks].some(({ body }) => /^<!--.*"frozen/.test(body)) ||
  stage.world.talks.some(({ labels }) => labels.includes('rekindle: frozen'));

describe('two pull requests of one branch', () => {
  test('frozen in the first one, a command in the second is refused, and /unfreeze ends it', async () => {
    const stage = await withPull();
    const two = pullAgain(stage);
    await swept(stage);
    expect(await says(stage, 1, '/freeze')).toMatch(/^\+1/);
    expect(await says(stage, two, `/rekindle start-fresh ${ID}`, 2)).toMatch(/^-1 .*Frozen by `ada`/s);
    expect(await says(stage, two, `/rekindle unfreeze ${ID}`, 3)).toMatch(/^\+1 .*Unfrozen/s);
    expect(isFrozen(stage)).toBe(false);
    expect(await says(stage, 1, '/start-fresh', 4)).toMatch(/^\+1/);
  });

  test('frozen in the second one, a sweep does nothing, nor does a command in the first', async () => {
    const stage = await withPull({ ...blocked('1-a'), ...old('9-old', ago(12)) });
    const two = pullAgain(stage);
    for (const id of [ID, 'specify:9-old'])
      expect(await says(stage, two, `/rekindle freeze ${id}`, -2)).toMatch(/^\+1/);
    const run = await swept(stage);
    expect(run.landed).not.toContain('comment');
    expect([cardsOn(stage, 1), ourPulls(stage)]).toEqual([[], []]);
    expect(await says(stage, 1, `/rekindle start-fresh ${ID}`)).toMatch(/^-1 .*Frozen by `ada`/s);
  });

  test('a label by hand in the second one counts, and goes with /unfreeze in the first', async () => {
    const stage = await withPull();
    const two = pullAgain(stage);
    await swept(stage);
    talkAt(stage, two)?.labels.push('rekindle: frozen');
    expect(await says(stage, 1, '/start-fresh')).toMatch(/^-1 .*Frozen by `rekindle: frozen`/s);
    expect(await says(stage, 1, '/unfreeze', 2)).toMatch(/^\+1/);
    expect(isFrozen(stage)).toBe(false);
    expect(cardsOn(stage, two)).toEqual([]);
  });

  test('a second /freeze with a day brings the first one to it', async () => {
    const stage = await withPull();
    const two = pullAgain(stage);
    await swept(stage);
    await says(stage, 1, '/freeze');
    await says(stage, two, `/rekindle freeze ${ID} until=2026-12-01`, 2);
    expect(await says(stage, 1, '/start-fresh', 3)).toMatch(/^-1 .*until `2026-12-01`/s);
    expect(await says(stage, 1, '/start-fresh', 24 * 5)).toMatch(/^\+1/);
  });
});

describe('in an issue of its own, before there is a pull request', () => {
  test('it counts in the pull request at once, and ends there', async () => {
    const stage = await alone();
    await swept(stage);
    const [own] = ownOf(stage);
    expect(await says(stage, own?.number ?? 0, '/freeze')).toMatch(/^\+1/);
    const pull = stage.world.next++;
    stage.world.talks.push(pullOf(pull, 'work'));
    const head = headOf(stage.dir, 'work');
    expect(await says(stage, pull, `/rekindle start-fresh ${ID}`, 2)).toMatch(/^-1 .*Frozen by `ada`/s);
    await swept(stage, later(1));
    expect(talkAt(stage, pull)?.labels).toEqual(['rekindle: frozen']);
    expect(dashboardOf(stage)?.body).toContain('### Frozen (1)');
    expect(dashboardOf(stage)?.body).not.toContain('with a card on');
    expect(await says(stage, pull, `/rekindle unfreeze ${ID}`, 25)).toMatch(/^\+1 .*Unfrozen/s);
    expect(isFrozen(stage)).toBe(false);
    await swept(stage, later(2));
    expect(isFrozen(stage)).toBe(false);
    expect(await says(stage, pull, '/start-fresh', 50)).toMatch(/^\+1/);
    expect(headOf(stage.dir, 'work')).toBe(head);
  });

  test('/unfreeze that cannot be written says so, and does not say that it is done', async () => {
    const stage = await alone();
    await swept(stage);
    const [own] = ownOf(stage);
    await says(stage, own?.number ?? 0, '/freeze');
    const at = T0 + 2 * HOUR;
    const comment = scene.written(stage, own?.number ?? 0, person('ada'), '/unfreeze', scene.isoOf(at));
    const refusal = new WorldError('permission', 'The token needs issues: write.', 'issues: write');
    const refusing = {
      around: (phase: string, { effect }: { effect: { kind: string } | null }) => {
        if (phase === 'before' && effect?.kind === 'issue') throw refusal;
      },
    };
    await scene.go(stage, comment, {}, refusing, at + 60_000);
    expect(scene.reactionTo(stage, comment)).toBe('-1');
    expect(scene.answerTo(stage, comment)).toContain('could not be taken away everywhere');
    expect(isFrozen(stage)).toBe(true);
  });

  test('closing the issue does not end it', async () => {
    const stage = await alone();
    await swept(stage);
    const [own] = ownOf(stage);
    await says(stage, own?.number ?? 0, '/freeze');
    if (own) own.open = false;
    await swept(stage, later(1));
    expect(dashboardOf(stage)?.body).toContain('### Frozen (1)');
    const board = dashboardOf(stage)?.number ?? 0;
    expect(await says(stage, board, `/start-fresh ${ID}`, 25)).toMatch(/^-1 .*Frozen by `ada`/s);
    expect(await says(stage, board, `/unfreeze ${ID}`, 26)).toMatch(/^\+1/);
    expect(isFrozen(stage)).toBe(false);
    expect(own?.open).toBe(false);
  });
});

describe('closing the pull request does not end it', () => {
  test('with a sweep in between, and with none', async () => {
    for (const days of [[1, 2], [2], []]) {
      const stage = await withPull();
      await swept(stage);
      await says(stage, 1, '/freeze');
      for (const [at, day] of days.entries()) {
        if (at === days.length - 1) Object.assign(talkAt(stage, 1) ?? {}, { open: false });
        await swept(stage, later(day));
      }
      Object.assign(talkAt(stage, 1) ?? {}, { open: false });
      const board = dashboardOf(stage);
      expect([...freezesIn(board?.body ?? '').values()]).toMatchObject([{ by: 'ada', until: null }]);
      expect(ownOf(stage)).toEqual([]);
      if (days.length > 0) expect(board?.body).toContain('### Frozen (1)');
      const two = pullAgain(stage);
      expect(await says(stage, two, `/rekindle start-fresh ${ID}`, 60)).toMatch(/^-1 .*Frozen by/s);
      expect(await says(stage, two, `/rekindle unfreeze ${ID}`, 61)).toMatch(/^\+1/);
      const run = await swept(stage, later(3));
      expect(run.landed).toContain('comment');
    }
  });

  test('nor where the dashboard came after the freeze', async () => {
    const stage = await withPull();
    await swept(stage);
    await says(stage, 1, '/freeze');
    const board = dashboardOf(stage);
    // As if it had been made without knowing of the freeze: it remembers the card alone.
    if (board) board.body = board.body.replace(/,"frozen":"[^"]*"/, '');
    Object.assign(talkAt(stage, 1) ?? {}, { open: false });
    const number = board?.number ?? 0;
    expect(await says(stage, number, `/start-fresh ${ID}`, 2)).toMatch(/^-1 .*Frozen by `ada`/s);
    await swept(stage, later(1));
    expect([...freezesIn(board?.body ?? '').values()]).toMatchObject([{ by: 'ada', until: null }]);
    await swept(stage, later(2));
    expect(dashboardOf(stage)?.body).toContain('### Frozen (1)');
    expect(await says(stage, number, `/unfreeze ${ID}`, 50)).toMatch(/^\+1/);
    await swept(stage, later(3));
    expect(dashboardOf(stage)?.body).toContain('### Needs a decision (1)');
  });

  test('/unfreeze in another one ends it below the closed one as well, which is opened again', async () => {
    const stage = await withPull();
    await swept(stage);
    await says(stage, 1, '/freeze');
    Object.assign(talkAt(stage, 1) ?? {}, { open: false });
    await swept(stage, later(1));
    const two = pullAgain(stage);
    for (const day of [2, 3]) await swept(stage, later(day));
    expect(await says(stage, two, `/rekindle unfreeze ${ID}`, 75)).toMatch(/^\+1 .*Unfrozen/s);
    Object.assign(talkAt(stage, 1) ?? {}, { open: true });
    await swept(stage, later(4));
    expect(isFrozen(stage)).toBe(false);
    expect(await says(stage, 1, `/rekindle start-fresh ${ID}`, 98)).toMatch(/^\+1/);
  });

  test('without a dashboard the answer says that it ends with the pull request', async () => {
    const stage = await withPull();
    expect(await says(stage, 1, `/rekindle freeze ${ID}`)).toContain('There is no dashboard');
  });
});

describe('a freeze that holds, beside signs of the same workflow that do not', () => {
  const HOLDS = { by: 'ada', until: null };
  const ENDED = { by: 'bob', until: '2026-11-01' };

  /** The workflow's issues, all closed, each with a freeze or none. */
  function closedIssues(
    stage: Stage,
    body: string,
    freezes: readonly (typeof HOLDS | typeof ENDED | null)[],
  ) {
    for (const freeze of freezes)
      stage.world.talks.push({
        ...pullOf(stage.world.next++, ''),
        author: OURS,
        open: false,
        pull: null,
        body: withFreeze(body, freeze),
      });
  }

  const cardBelow = (stage: Stage, issue: number, body: string) =>
    stage.world.comments.push({
      id: stage.world.next++,
      issue,
      author: OURS,
      body,
      createdAt: ago(5),
      updatedAt: ago(5),
      viaApp: false,
    });

  /** The card as it is, on a stage where nothing of ours stands. */
  async function unposted(): Promise<{ stage: Stage; body: string }> {
    const stage = await withPull();
    await swept(stage);
    const [body = ''] = cardsOn(stage, 1);
    stage.world.comments.length = 0;
    stage.world.talks = stage.world.talks.filter((talk) => talk.pull);
    for (const talk of stage.world.talks) talk.labels.length = 0;
    return { stage, body };
  }

  test('one that ended in another closed issue does not replace it', async () => {
    for (const order of [
      [null, HOLDS, ENDED],
      [null, ENDED, HOLDS],
    ]) {
      const { stage, body } = await unposted();
      closedIssues(stage, body, order);
      expect((await swept(stage, later(1))).landed).not.toContain('comment');
      expect(dashboardOf(stage)?.body).toContain('### Frozen (1)');
    }
  });

  test('nor does one that ended in a second pull request', async () => {
    const { stage, body } = await unposted();
    closedIssues(stage, body, [null, HOLDS]);
    cardBelow(stage, pullAgain(stage), withFreeze(body, ENDED));
    expect((await swept(stage, later(1))).landed).not.toContain('comment');
    expect(dashboardOf(stage)?.body).toContain('### Frozen (1)');
  });

  test('nor one that ended in the dashboard that is kept of two', async () => {
    const stage = await withPull();
    await swept(stage);
    const [body = ''] = cardsOn(stage, 1);
    const board = dashboardOf(stage);
    if (!board) throw new Error('there is no dashboard');
    const freezing = (freeze: typeof HOLDS | typeof ENDED) =>
      withFreezes(board.body, new Map([[readMark(body)?.key ?? '', freeze]])) ?? '';
    stage.world.talks.push({ ...board, number: stage.world.next++, body: freezing(HOLDS) });
    board.body = freezing(ENDED);
    stage.world.comments.length = 0;
    expect((await swept(stage, later(1))).landed).not.toContain('comment');
    expect([...freezesIn(board.body).values()]).toMatchObject([HOLDS]);
  });

  test('a card that is not frozen takes away no freeze of a closed issue', async () => {
    const { stage, body } = await unposted();
    closedIssues(stage, body, [null, HOLDS]);
    cardBelow(stage, pullAgain(stage), body);
    expect((await swept(stage, later(1))).landed).not.toContain('comment');
    expect([talkAt(stage, 1)?.labels, cardsOn(stage, 1)]).toEqual([['rekindle: frozen'], []]);
  });

  test('nor of a pull request that is closed', async () => {
    const stage = await withPull();
    await swept(stage);
    const [body = ''] = cardsOn(stage, 1);
    await says(stage, 1, '/freeze');
    const board = dashboardOf(stage);
    if (board) board.body = board.body.replace(/,"frozen":"[^"]*"/, '');
    Object.assign(talkAt(stage, 1) ?? {}, { open: false });
    const first = pullAgain(stage);
    cardBelow(stage, pullAgain(stage), body);
    expect((await swept(stage, later(1))).landed).not.toContain('comment');
    expect([talkAt(stage, first)?.labels, cardsOn(stage, first)]).toEqual([['rekindle: frozen'], []]);
  });

  test('what is taken away in an open pull request is gone when it is read again', async () => {
    const { stage, body } = await unposted();
    const two = pullAgain(stage);
    cardBelow(stage, 1, body);
    await swept(stage);
    cardBelow(stage, two, withFreeze(body, HOLDS));
    const card = stage.world.comments.at(-1);
    const thaw = (name: string) => {
      if (name === 'head' && card) card.body = body;
    };
    await swept(stage, later(1), { around: (_, { name }) => thaw(name) });
    expect(talkAt(stage, 1)?.labels).not.toContain('rekindle: frozen');
  });
});

test('freezes of what is gone make room for others, and stay while there is enough', async () => {
  for (const [count, left] of [
    [10, 11],
    [40, 1],
  ] as const) {
    const stage = await alone();
    await swept(stage);
    const board = dashboardOf(stage);
    const gone = Array.from({ length: count }, (_, at) => `card-${String(at).padStart(16, '0')} - bob`);
    if (board)
      board.body = board.body.replace('"key":"dashboard"', `"key":"dashboard","frozen":"${gone.join(';')}"`);
    await says(stage, board?.number ?? 0, `/freeze ${ID}`);
    await swept(stage, later(1));
    expect(freezesIn(dashboardOf(stage)?.body ?? '').size).toBe(left);
  }
});

test('a label that repeats the freeze of one workflow freezes no other of the branch', async () => {
  const stage = await withPull({ ...blocked('1-a'), ...blocked('2-b') });
  const two = 'humaninloop:2-b';
  await swept(stage);
  await says(stage, 1, `/freeze ${ID}`);
  await swept(stage, later(1));
  expect(talkAt(stage, 1)?.labels).toContain('rekindle: frozen');
  expect(talkAt(stage, 1)?.labels).toContain('rekindle: needs decision');
  expect(await says(stage, 1, `/start-fresh ${two}`, 25)).toMatch(/^\+1/);
});
