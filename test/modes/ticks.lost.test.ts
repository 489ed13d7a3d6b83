// A tick whose job ended before it began with it: the next sweep empties the box and says so.
import { expect, test } from 'vitest';
import { WorldError } from '../../src/model/errors.ts';
import { handleCommand } from '../../src/modes/command.ts';
import type { Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { ago, dashboardOf, index, NOW, stageOf, type Texts } from './stages.ts';
import { later, stale, swept } from './sweeping.ts';
import { OURS } from './world.ts';

const T0 = Date.parse(NOW);
const HOUR = 3_600_000;
const ONE = 'humaninloop:1-a';

async function ready(files: Texts = stale('1-a')): Promise<Stage> {
  const branches = { one: { days: 12, files }, two: { days: 12, files: stale('2-b') } };
  const stage = await stageOf({ branches, world: { roles: { ada: 'write' } }, config: scene.DISPATCH });
  await swept(stage);
  return stage;
}

const bodyOf = (stage: Stage): string => dashboardOf(stage)?.body ?? '';
const said = (stage: Stage): readonly string[] =>
  stage.world.comments.filter(({ author }) => author === OURS).map(({ body }) => body);

/** Somebody ticks a row; its job goes as `options` say. */
async function ticks(stage: Stage, hours: number, options: Parameters<typeof scene.ticking>[1] = {}) {
  const now = T0 + hours * HOUR;
  const board = dashboardOf(stage);
  const event = scene.ticks(stage, board?.number ?? 0, 'ada', [ONE], scene.isoOf(now));
  if (board) board.updatedAt = scene.isoOf(now);
  return handleCommand(scene.ticking(stage, options, now), event, { ...scene.INPUTS, now });
}

const dying = {
  around: (phase: string) => {
    if (phase === 'before') throw new WorldError('rate-limited', 'API rate limit exceeded');
  },
};

test('R01 the box is emptied after an hour, with a word about it; ticked again, it is done', async () => {
  const stage = await ready();
  const result = await ticks(stage, 1, dying);
  expect(JSON.stringify(result.effects)).toContain('emptied by the next sweep');
  await swept(stage, { now: T0 + 1.5 * HOUR });
  expect(bodyOf(stage)).toContain('- [x]');
  const { said: log } = await swept(stage, later(1));
  expect(log.join('\n')).toContain(`A tick of ${ONE} in issue`);
  expect(bodyOf(stage)).not.toContain('- [x]');
  expect(said(stage).filter((body) => body.includes('**Left.**'))).toHaveLength(1);
  expect(said(stage).join('\n')).toContain(`The box of \`${ONE}\` was ticked`);
  expect((await swept(stage, later(1.1))).landed).toEqual([]);
  await ticks(stage, 30);
  expect(stage.world.dispatches).toHaveLength(1);
  expect(said(stage).join('\n')).not.toContain('**Left.**');
});

test('R01 a row that was done, ticked again with a job that died, gets its word as well', async () => {
  const stage = await ready();
  // Its change is a pull request, so that the branch stays where it is, and the row what it was.
  stage.world.guarded.push('one');
  await ticks(stage, 1);
  const begun = stage.world.dispatches.length;
  const [done = ''] = said(stage);
  expect(done).toContain('"state":"done"');
  await swept(stage, later(2));
  await ticks(stage, 49, dying);
  expect(bodyOf(stage)).toContain('- [x]');
  const { said: log } = await swept(stage, later(3));
  expect(log.join('\n')).toContain(`A tick of ${ONE} in issue`);
  expect(bodyOf(stage)).not.toContain('- [x]');
  expect(said(stage)).toEqual([done, expect.stringContaining('no more was done than that answer says')]);
  expect((await swept(stage, later(3.1))).landed).toEqual([]);
  await ticks(stage, 80);
  expect(stage.world.dispatches).toHaveLength(begun + 1);
  expect(said(stage).join('\n')).not.toContain('**Left.**');
});

test('a row that was done and could not be emptied has its answer, and gets no second one', async () => {
  const stage = await ready();
  const cut = {
    around: (phase: string, { effect }: { readonly effect: { readonly kind: string } | null }) => {
      if (phase === 'before' && effect?.kind === 'issue') throw new WorldError('lost', 'No answer came.');
    },
  };
  await ticks(stage, 1, cut);
  expect(stage.world.dispatches).toHaveLength(1);
  expect(bodyOf(stage)).toContain('- [x]');
  const before = said(stage);
  // GitHub counts our own answer as something that happened in the issue.
  const board = dashboardOf(stage);
  if (board) board.updatedAt = scene.isoOf(T0 + HOUR + 2000);
  await swept(stage, later(1));
  expect(bodyOf(stage)).not.toContain('- [x]');
  expect(said(stage)).toEqual(before);
});

test('of a row that was done, and that something else happened after, nothing false is said', async () => {
  const stage = await ready();
  const cut = {
    around: (phase: string, { effect }: { readonly effect: { readonly kind: string } | null }) => {
      if (phase === 'before' && effect?.kind === 'issue') throw new WorldError('lost', 'No answer came.');
    },
  };
  await ticks(stage, 1, cut);
  const before = said(stage);
  // A comment, or the box of another row, three minutes later: GitHub has one time for the whole issue.
  const board = dashboardOf(stage);
  if (board) board.updatedAt = scene.isoOf(T0 + HOUR + 180_000);
  await swept(stage, later(1.1));
  expect(bodyOf(stage)).not.toContain('- [x]');
  const [word = ''] = said(stage).slice(before.length);
  expect(word).toContain('Where its last answer is about that tick, nothing is missing.');
  expect(word).not.toContain('was ticked after its last answer');
  expect(stage.world.dispatches).toHaveLength(1);
});

test('what has an answer is only emptied', async () => {
  const stage = await ready(index('1-a', 'clarifying', ago(12)));
  const cut = {
    around: (phase: string, { effect }: { readonly effect: { readonly kind: string } | null }) => {
      if (phase === 'before' && effect?.kind === 'issue') throw new WorldError('lost', 'No answer came.');
    },
  };
  await ticks(stage, 1, cut);
  expect(bodyOf(stage)).toContain('- [x]');
  const before = said(stage);
  expect(before).toHaveLength(1);
  await swept(stage, later(1));
  expect(bodyOf(stage)).not.toContain('- [x]');
  expect(said(stage)).toEqual(before);
});
