// X12, C01: what an answer's marker says is never authority, as anyone who may write can edit an answer.
import { describe, expect, test } from 'vitest';
import { parseComment } from '../../src/commands/parse.ts';
import { orderDigest } from '../../src/modes/command/conversation-state.ts';
import { handleCommand } from '../../src/modes/command.ts';
import { decisionDigest } from '../../src/report/github/markers.ts';
import { withFields } from '../../src/text/comment-marker.ts';
import type { Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { INVOICE, LATER, next, POINTS, REFUSED, SILENT } from './stopping.ts';
import { headOf, person, refsOf } from './world.ts';

const AGED = `${scene.DISPATCH}stale-after: 1h\nabandoned-after: 300d\n`;
const MINUTE = 60_000;

/** Our answer with this key; somebody edits its marker. */
function altered(stage: Stage, key: RegExp, fields: Parameters<typeof withFields>[1]): void {
  const answer = stage.world.comments.findLast(({ body }) => key.test(body.split('\n')[0] ?? ''));
  if (!answer) throw new Error(`no answer ${key}`);
  answer.body = withFields(answer.body, fields);
  answer.updatedAt = scene.isoOf(scene.NOW + MINUTE);
}

const lastWords = (stage: Stage, key: RegExp): string =>
  stage.world.comments.findLast(({ body }) => key.test(body.split('\n')[0] ?? ''))?.body ?? '';

describe('a tick is proven by its event alone', () => {
  const TICK = /"key":"tick-/;

  async function ticked(config: string, refused = {}) {
    const stage = await scene.stageWith(`${AGED}${config}`);
    const board = await scene.boardWith(stage, [POINTS]);
    const event = scene.ticks(stage, board, 'ada', [POINTS[1]], scene.isoOf(scene.NOW));
    await handleCommand(scene.ticking(stage, refused), event, scene.INPUTS);
    return { stage, board, event };
  }

  test('an edited answer is no order of anyone else, and the next command there says so', async () => {
    const { stage, board } = await ticked('commands:\n  start-fresh: admin\n');
    altered(stage, TICK, { state: 'taken', by: 'bob', ask: 'start-fresh' });
    const [before, dispatches] = [refsOf(stage.dir), stage.world.dispatches.length];
    await next(stage, board);
    expect(refsOf(stage.dir)).toEqual(before);
    expect(stage.world.dispatches).toHaveLength(dispatches);
    expect(lastWords(stage, TICK)).toContain('does not prove who ticked the box');
    expect(lastWords(stage, TICK)).toContain('"state":"failed"');
  });

  test('nor is what it asks for another thing than the row that is ticked', async () => {
    const { stage, event } = await ticked('', REFUSED);
    altered(stage, TICK, { by: 'bob', ask: 'start-fresh' });
    const before = refsOf(stage.dir);
    const bob = { ...event, sender: person('bob') };
    await handleCommand(scene.ticking(stage, {}, LATER), bob, { ...scene.INPUTS, now: LATER });
    expect(refsOf(stage.dir)).toEqual(before);
    expect(stage.world.dispatches).toEqual([]);
    expect(lastWords(stage, TICK)).toContain('does not go with the command itself');
  });

  test('where its agent waits, its words say what goes on with it, and other commands do not', async () => {
    const { stage, board, event } = await ticked('', REFUSED);
    expect(lastWords(stage, TICK)).toContain('tried again when the box is ticked once more');
    const before = lastWords(stage, TICK);
    await next(stage, board);
    expect(stage.world.dispatches).toEqual([]);
    expect(lastWords(stage, TICK)).toBe(before);
    await handleCommand(scene.ticking(stage, {}, LATER), event, { ...scene.INPUTS, again: true });
    expect(stage.world.dispatches).toHaveLength(1);
  });

  test('an account that is trusted, and may only read by now, gives no one rights', async () => {
    const stage = await scene.stageWith(`${AGED}trusted-marker-logins: [rex]\n`);
    stage.world.trusted = ['rex'];
    stage.world.roles['rex'] = 'read';
    const board = await scene.boardWith(stage, [POINTS]);
    const { key: card, scanned } = await scene.foundOn(stage, ...POINTS);
    const [decision, head] = [decisionDigest(scanned), headOf(stage.dir, POINTS[0]) ?? ''];
    const row = `${card}:${decision}:${head.slice(0, 12)}`;
    const fields = {
      card,
      order: decision,
      branch: POINTS[0],
      head,
      decision,
      state: 'taken',
      sha: null,
      pull: null,
    };
    const body = '<!-- rekindle:v1 {"key":"tick-0123456789abcdef"} -->\n\n';
    const forged = withFields(body, { ...fields, by: 'bob', row, ask: 'start-fresh' });
    scene.written(stage, board, person('rex'), forged, scene.ago(1));
    const before = refsOf(stage.dir);
    await next(stage, board);
    expect(refsOf(stage.dir)).toEqual(before);
    expect(stage.world.dispatches).toEqual([]);
  });
});

describe('a comment is held against what its answer keeps', () => {
  /** What an answer keeps of a /skip that was accepted, as somebody may write it. */
  async function forgedFor(stage: Stage, on: readonly [string, string]) {
    const { key: card, scanned } = await scene.foundOn(stage, ...on);
    const call = parseComment('/skip', { bare: true });
    const order = call?.kind === 'call' ? orderDigest(call) : '';
    const head = headOf(stage.dir, on[0]) ?? '';
    const decision = decisionDigest(scanned);
    return { card, order, branch: on[0], head, decision, state: 'taken', sha: null, pull: null };
  }

  async function refusedSkip() {
    const set = await scene.setFor(SILENT, scene.DISPATCH);
    const talk = set.stage.world.talks.find(({ number }) => number === set.pull);
    talk?.labels.push('rekindle: frozen');
    const comment = scene.says(set.stage, set.pull, 'bob', '/skip');
    await scene.go(set.stage, comment);
    expect(scene.reactionTo(set.stage, comment)).toBe('-1');
    if (talk) talk.labels = [];
    return { ...set, comment };
  }

  test.each(['taken', 'done'])(
    'a refused one is not carried out where its answer says “%s”',
    async (state) => {
      const { stage, pull, head, comment } = await refusedSkip();
      altered(stage, new RegExp(`"reply-${comment}"`), { ...(await forgedFor(stage, SILENT)), state });
      await next(stage, pull);
      expect(scene.commitsOn(stage, SILENT[0], head)).toEqual([]);
      expect(scene.reactionTo(stage, comment)).toBe('-1');
      if (state === 'taken') expect(scene.answerTo(stage, comment)).toContain('does not go with the command');
      await scene.go(stage, comment, { again: true }, {}, LATER);
      // Its job run once more judges it like a new one.
      expect(scene.commitsOn(stage, SILENT[0], head)).toHaveLength(state === 'taken' ? 1 : 0);
    },
  );

  test('run once more, a refusal is held against what its writer saw', async () => {
    const { stage, head, comment } = await refusedSkip();
    altered(stage, new RegExp(`"reply-${comment}"`), {
      ...(await forgedFor(stage, SILENT)),
      state: 'failed',
    });
    const card = stage.world.comments.find(({ body }) => body.includes('"key":"card-'));
    if (card) card.updatedAt = scene.isoOf(scene.NOW + MINUTE);
    await scene.go(stage, comment, { again: true }, {}, LATER);
    expect(scene.commitsOn(stage, SILENT[0], head)).toEqual([]);
    expect(scene.answerTo(stage, comment)).toContain('`state-changed`');
  });

  test.each(['another workflow', 'another command'])(
    'nor is one that was begun carried out for %s',
    async (what) => {
      const { stage, pull } = await scene.setFor(INVOICE, scene.DISPATCH);
      const comment = scene.says(stage, pull, 'bob', '/resume');
      await scene.go(stage, comment, {}, REFUSED);
      const forged = await forgedFor(stage, SILENT);
      const { order, ...rest } = forged;
      altered(stage, new RegExp(`"reply-${comment}"`), what === 'another command' ? { order } : rest);
      const before = refsOf(stage.dir);
      await next(stage, pull);
      expect(refsOf(stage.dir)).toEqual(before);
      expect(stage.world.dispatches).toEqual([]);
      expect(scene.answerTo(stage, comment)).toContain('does not go with the command itself');
    },
  );
});
