// T11 Of freezes and their ends the one that was given last holds, also where one before was cut off.
import { describe, expect, test } from 'vitest';
import { WorldError } from '../../src/model/errors.ts';
import type { RemoteEffect } from '../../src/model/github/effects.ts';
import { handlePageCommand } from '../../src/modes/page-command.ts';
import { decisionDigest } from '../../src/report/github/markers.ts';
import { atNight, exhaustive } from '../exhaustive.ts';
import type { HubOptions, Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { person } from './world.ts';

const SILENT = ['feature/silent', 'specify:21-silent'] as const;
const MINUTE = 60_000;
const isFrozen = ({ world: { comments, talks } }: Stage) =>
  [...comments, ...talks].some(({ body }) => /^<!--.*"frozen/.test(body));

/** A hub that is gone at a call, before it reads or once it wrote, or once an effect of that kind landed. */
function cutAt(point: number | RemoteEffect['kind']) {
  const done = { isCut: false };
  const around: HubOptions['around'] = (phase, { effect }, index) => {
    if (done.isCut || phase !== (effect ? 'after' : 'before')) return;
    if (typeof point === 'number' ? index !== point : effect?.kind !== point) return;
    done.isCut = true;
    throw new WorldError('lost', 'No answer came.');
  };
  return { done, around };
}

/** Somebody's words, settled a minute after. */
async function gives(
  stage: Stage,
  issue: number,
  line: string,
  ago: number,
  options: Partial<HubOptions> = {},
) {
  const comment = scene.says(stage, issue, ago === 20 ? 'bob' : 'ada', line, ago);
  await scene.go(stage, comment, {}, options, scene.NOW - (ago - 1) * MINUTE);
  return comment;
}

/** The card, its label, and the dashboard. */
const POINTS = ['comment', 'label', 'issue'] as const;
/** By night: more than a job makes. */
const CALLS: readonly number[] = exhaustive ? Array.from({ length: 30 }, (_, at) => at + 3) : [];

/** Each call up to the job's last one was cut, and they are not few. */
function isEachOf(cut: readonly number[]): void {
  expect(cut).toEqual(CALLS.slice(0, cut.length));
  expect(cut.length).toBeGreaterThan(10);
  expect(cut.length).toBeLessThan(CALLS.length);
}

describe.each([
  ['/freeze', '/unfreeze', false],
  ['/unfreeze', '/freeze', true],
])('%s was cut off, and %s came in another place', (first, second, frozen) => {
  /** Whether it was cut off there, which says nothing where it makes no such call. */
  async function tried(point: number | RemoteEffect['kind']): Promise<boolean> {
    const { stage, pull } = await scene.setFor(SILENT);
    const board = await scene.boardWith(stage, []);
    if (first === '/unfreeze') await gives(stage, pull, '/freeze', 60);
    const { done, around } = cutAt(point);
    const one = await gives(stage, pull, first, 30, { around });
    if (!done.isCut) return false;
    const isSettled = scene.reactionTo(stage, one) === '+1';
    const two = await gives(stage, board, `${second} ${SILENT[1]}`, 20);
    expect([point, scene.reactionTo(stage, two), isFrozen(stage)]).toEqual([point, '+1', frozen]);
    await gives(stage, pull, '/help', 10);
    expect([point, isFrozen(stage)]).toEqual([point, frozen]);
    const answer = scene.answerTo(stage, one) ?? '';
    if (isSettled || answer.includes('frozen.**') || answer.includes('Frozen.**')) return true;
    expect([point, scene.reactionTo(stage, one)]).toEqual([point, '-1']);
    expect(answer).toMatch(
      new RegExp(`${second} ${SILENT[1]}\` by \`bob\` was given.*What came later holds`, 's'),
    );
    return true;
  }

  test.each(POINTS)('after %s', async (point) => {
    expect(await tried(point)).toBe(true);
  });

  atNight('at any call', async () => {
    const cut: number[] = [];
    for (const call of CALLS) if (await tried(call)) cut.push(call);
    isEachOf(cut);
  });
});

/** A form of the page, sent so many minutes ago. */
async function formOf(stage: Stage, head: string, by: string, name: string, ago: number) {
  const { scanned } = await scene.foundOn(stage, ...SILENT);
  return {
    key: `page-${name}`,
    by,
    at: scene.NOW - ago * MINUTE,
    workflow: SILENT[1],
    branch: SILENT[0],
    seen: decisionDigest(scanned),
    commit: head,
    line: `/rekindle ${name} ${SILENT[1]}`,
  };
}

test('a comment that was cut off, and a form of the page: the answer names the one who sent it', async () => {
  const { stage, pull, head } = await scene.setFor(SILENT);
  const { done, around } = cutAt('label');
  const one = await gives(stage, pull, '/freeze', 30, { around });
  expect(done.isCut).toBe(true);
  const now = scene.NOW - 19 * MINUTE;
  const given = await formOf(stage, head, 'bob', 'unfreeze', 20);
  await handlePageCommand(scene.ticking(stage, {}, now), given, { ...scene.INPUTS, now });
  await gives(stage, pull, '/help', 10);
  expect([scene.reactionTo(stage, one), isFrozen(stage)]).toEqual(['-1', false]);
  expect(scene.answerTo(stage, one)).toMatch(/After `\/freeze` by `ada` `\/unfreeze` by `bob` was given/);
});

test('a form of the page that was cut off, and /unfreeze in a comment', async () => {
  const cut: number[] = [];
  for (const point of [...POINTS.slice(0, 2), ...CALLS]) {
    const { stage, pull, head } = await scene.setFor(SILENT);
    const given = await formOf(stage, head, 'ada', 'freeze', 10);
    const from = scene.NOW - 9 * MINUTE;
    const { done, around } = cutAt(point);
    await handlePageCommand(scene.ticking(stage, { around }, from), given, { ...scene.INPUTS, now: from });
    if (typeof point === 'string') expect([point, done.isCut]).toEqual([point, true]);
    if (!done.isCut) continue;
    if (typeof point === 'number') cut.push(point);
    await gives(stage, pull, '/unfreeze', 5);
    await handlePageCommand(scene.ticking(stage), given, scene.INPUTS);
    expect([point, isFrozen(stage)]).toEqual([point, false]);
  }
  if (exhaustive) isEachOf(cut);
});

test('one that was cut off and nothing came after it is brought to its end', async () => {
  const { stage, pull } = await scene.setFor(SILENT);
  const one = await gives(stage, pull, '/freeze', 30, { around: cutAt('label').around });
  expect(scene.reactionTo(stage, one)).toBe('eyes');
  await gives(stage, pull, '/help', 10);
  expect([scene.reactionTo(stage, one), isFrozen(stage)]).toEqual(['+1', true]);
});

test('one whose job waited long, with no sign of it: what came later holds as well', async () => {
  const { stage, pull } = await scene.setFor(SILENT);
  const board = await scene.boardWith(stage, []);
  const one = scene.says(stage, pull, 'ada', '/freeze', 180);
  await gives(stage, board, `/unfreeze ${SILENT[1]}`, 20);
  await scene.go(stage, one);
  expect([scene.reactionTo(stage, one), isFrozen(stage)]).toEqual(['-1', false]);
});

test('a refused label is set when the job is run again, and the freeze is not given twice', async () => {
  const { stage, pull } = await scene.setFor(SILENT);
  const refused: HubOptions['around'] = (phase, { effect }) => {
    if (phase === 'before' && effect?.kind === 'label')
      throw new WorldError('permission', 'No.', 'issues: write');
  };
  const labels = () => stage.world.talks.find(({ number }) => number === pull)?.labels;
  const comment = scene.says(stage, pull, 'ada', '/freeze');
  await scene.go(stage, comment, {}, { around: refused });
  expect([scene.reactionTo(stage, comment), isFrozen(stage), labels()]).toEqual(['+1', true, []]);
  await scene.go(stage, comment, { again: true });
  expect([isFrozen(stage), labels()]).toEqual([true, ['rekindle: frozen']]);
  await gives(stage, pull, '/unfreeze', 2);
  await scene.go(stage, comment, { again: true });
  expect([isFrozen(stage), labels()?.includes('rekindle: frozen')]).toEqual([false, false]);
});

describe('jobs that ran in another order than the commands were given', () => {
  test.each([
    ['/freeze', '/unfreeze', 360, false],
    ['/unfreeze', '/freeze', 3, true],
  ])('%s is left once %s, given later, was done', async (first, second, seconds, frozen) => {
    const { stage, pull } = await scene.setFor(SILENT);
    const two = scene.pullOf(stage, SILENT[0]);
    if (first === '/unfreeze') await gives(stage, pull, '/freeze', 60);
    const at = scene.NOW - 10 * MINUTE;
    const written = (place: number, by: string, line: string, after: number) =>
      scene.written(stage, place, person(by), line, scene.isoOf(at + after * 1000));
    const one = written(pull, 'ada', first, 0);
    const other = written(two, 'bob', `/rekindle ${second.slice(1)} ${SILENT[1]}`, seconds);
    await scene.go(stage, other, {}, {}, at + (seconds + 10) * 1000);
    await scene.go(stage, one, {}, {}, at + (seconds + 20) * 1000);
    expect([scene.reactionTo(stage, other), scene.reactionTo(stage, one)]).toEqual(['+1', '-1']);
    expect(scene.answerTo(stage, one)).toMatch(/Not gone on with.*by `bob` was given/s);
    expect(isFrozen(stage)).toBe(frozen);
  });

  test.each([
    ['/freeze', 'unfreeze', false],
    ['/unfreeze', 'freeze', true],
  ])('%s is left once /%s came in an issue that has nothing to do with it', async (first, second, frozen) => {
    const { stage, pull } = await scene.setFor(SILENT);
    const stray = scene.pullOf(stage, 'x', { pull: null, title: 'Else' });
    if (first === '/unfreeze') await gives(stage, pull, '/freeze', 60);
    const one = scene.says(stage, pull, 'ada', first, 30);
    await gives(stage, stray, `/rekindle ${second} ${SILENT[1]}`, 20);
    await scene.go(stage, one, {}, {}, scene.NOW - 5 * MINUTE);
    expect([scene.reactionTo(stage, one), isFrozen(stage)]).toEqual(['-1', frozen]);
    expect(scene.answerTo(stage, one)).toContain('another one was given');
  });

  test('three within seconds, in two places', async () => {
    const { stage, pull } = await scene.setFor(SILENT);
    const two = scene.pullOf(stage, SILENT[0]);
    await gives(stage, pull, '/freeze', 60);
    const at = scene.NOW - 10 * MINUTE;
    const isos = [0, 1, 0].map((second) => scene.isoOf(at + second * 1000));
    scene.written(stage, pull, person('ada'), '/unfreeze', isos[0] ?? '');
    const last = scene.written(stage, pull, person('bob'), '/freeze until=2026-12-24', isos[1] ?? '');
    const late = scene.written(stage, two, person('ada'), `/rekindle unfreeze ${SILENT[1]}`, isos[2] ?? '');
    await scene.go(stage, last, {}, {}, at + 20_000);
    await scene.go(stage, late, {}, {}, at + 40_000);
    expect([scene.reactionTo(stage, late), isFrozen(stage)]).toEqual(['-1', true]);
  });
});
