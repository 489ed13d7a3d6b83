// Check boxes of the dashboard: what a tick orders, who may, and what becomes of the row.
import { describe, expect, test } from 'vitest';
import type { IssuesEvent } from '../../src/model/github/event.ts';
import { handleCommand } from '../../src/modes/command.ts';
import { freezesIn } from '../../src/report/github/card/freeze.ts';
import { readRows } from '../../src/report/github/dashboard/rows.ts';
import { atNight } from '../exhaustive.ts';
import type { HubOptions, Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { git, headOf, OURS, person, refsOf } from './world.ts';

const SILENT = ['feature/silent', 'specify:21-silent'] as const;
const ORDERS = ['feature/order-export', 'specify:12-order-export'] as const;
const SEATS = ['feature/seat-map', 'ai-dev-shop:004-seat-map'] as const;
const CARDS = ['feature/gift-cards', 'humaninloop:010-gift-cards'] as const;
const ALL = [SILENT, ORDERS, SEATS, CARDS];

function goOn(stage: Stage, event: IssuesEvent, options: Partial<HubOptions> = {}, inputs = scene.INPUTS) {
  return handleCommand(scene.ticking(stage, options), event, inputs);
}

const bodyOf = ({ world }: Stage, board: number) =>
  world.talks.find(({ number }) => number === board)?.body ?? '';
const tickedIn = (stage: Stage, board: number) =>
  readRows(bodyOf(stage, board)).filter(({ checked }) => checked).length;
const answers = ({ world }: Stage) => world.comments.filter(({ author }) => author === OURS);
const rowOf = (stage: Stage, board: number, id: string) =>
  bodyOf(stage, board)
    .split('\n')
    .find((line) => line.includes(`\`${id}\``)) ?? '';

describe('a tick is the row’s first option', () => {
  atNight.each([
    ['retry', SILENT, 'retry'],
    ['migrate', ORDERS, 'migrate'],
    ['resume', CARDS, 'resume'],
  ] as const)('%s: done, answered below, and the row is brought up to date', async (_, on, action) => {
    const stage = await scene.stageWith(scene.DISPATCH);
    const board = await scene.boardWith(stage, ALL);
    const head = headOf(stage.dir, on[0]) ?? '';
    const result = await goOn(stage, scene.ticks(stage, board, 'ada', [on[1]]));
    expect(scene.commitsOn(stage, on[0], head)).toHaveLength(1);
    const trailers = git(stage.dir, ['log', '-1', '--format=%(trailers)', `refs/heads/${on[0]}`]);
    expect(trailers).toContain(`Rekindle-Action: ${action}\nRekindle-Source: tick-`);
    const [answer, ...more] = answers(stage);
    expect(more).toEqual([]);
    expect(answer?.issue).toBe(board);
    expect(answer?.body).toContain('`ada`');
    expect(tickedIn(stage, board)).toBe(0);
    expect(bodyOf(stage, board)).not.toContain(head.slice(0, 12));
    expect(bodyOf(stage, board)).not.toContain('\r');
    expect(result.issues).toEqual([board]);
    expect(stage.world.dispatches).toHaveLength(action === 'migrate' ? 0 : 1);
  });

  atNight('what needs words is answered with the lines to copy', async () => {
    const stage = await scene.stageWith();
    const board = await scene.boardWith(stage, ALL);
    const before = refsOf(stage.dir);
    await goOn(stage, scene.ticks(stage, board, 'ada', [SEATS[1]]));
    expect(answers(stage)[0]?.body).toMatch(/\n\/accept-spec ai-dev-shop:004-seat-map [0-9a-f]{12}\n/);
    expect(refsOf(stage.dir)).toEqual(before);
    expect(tickedIn(stage, board)).toBe(0);
  });

  test('several at once, each for itself', async () => {
    const stage = await scene.stageWith();
    const board = await scene.boardWith(stage, ALL);
    await goOn(stage, scene.ticks(stage, board, 'ada', [SILENT[1], ORDERS[1], SEATS[1]]));
    expect(answers(stage)).toHaveLength(3);
    expect(tickedIn(stage, board)).toBe(0);
  });
});

describe('which ticks count', () => {
  test.each([
    ['our own edit', OURS.login, 'Bot'],
    ['a bot that is not named', 'other[bot]', 'Bot'],
  ])('%s ticks nothing', async (_, login, type) => {
    const stage = await scene.stageWith();
    const board = await scene.boardWith(stage, ALL);
    const event = scene.ticks(stage, board, login, [SILENT[1]]);
    const hub = scene.ticking(stage);
    await handleCommand(hub, { ...event, sender: { login, type, id: 1 } }, scene.INPUTS);
    expect(hub.calls).toEqual([]);
  });

  test('what was ticked before, and other edits of the issue, order nothing', async () => {
    const stage = await scene.stageWith();
    const board = await scene.boardWith(stage, ALL);
    const first = scene.ticks(stage, board, 'ada', [SILENT[1]]);
    const hub = scene.ticking(stage);
    await handleCommand(hub, { ...first, bodyBefore: first.issue.body }, scene.INPUTS);
    await handleCommand(hub, { ...first, bodyBefore: null }, scene.INPUTS);
    await handleCommand(hub, { ...first, action: 'labeled' }, scene.INPUTS);
    expect(hub.calls).toEqual([]);
  });

  test('X12 rows in somebody else’s issue are no dashboard', async () => {
    const stage = await scene.stageWith();
    const board = await scene.boardWith(stage, ALL);
    const event = scene.ticks(stage, board, 'ada', [SILENT[1]]);
    const hub = scene.ticking(stage);
    await handleCommand(hub, { ...event, issue: { ...event.issue, author: person('eve') } }, scene.INPUTS);
    expect(hub.calls).toEqual([]);
  });

  test('C01 permission is looked up: the tick goes, nothing is said, nothing is done', async () => {
    const stage = await scene.stageWith();
    const board = await scene.boardWith(stage, ALL);
    const before = refsOf(stage.dir);
    const result = await goOn(stage, scene.ticks(stage, board, 'eve', [SILENT[1]]));
    expect(refsOf(stage.dir)).toEqual(before);
    expect(answers(stage)).toEqual([]);
    expect(tickedIn(stage, board)).toBe(0);
    expect(JSON.stringify(result.effects)).toContain('needs the role write');
  });

  test('one that was taken back before we came does nothing', async () => {
    const stage = await scene.stageWith();
    const board = await scene.boardWith(stage, ALL);
    const before = bodyOf(stage, board);
    const event = scene.ticks(stage, board, 'ada', [SILENT[1]]);
    const talk = stage.world.talks.find(({ number }) => number === board);
    if (talk) talk.body = before;
    const refs = refsOf(stage.dir);
    await goOn(stage, event);
    expect(refsOf(stage.dir)).toEqual(refs);
    expect(answers(stage)).toEqual([]);
  });
});

describe('a row that is not true any more', () => {
  test('C09 something else would be decided: refused, and the row says what', async () => {
    const stage = await scene.stageWith();
    const board = await scene.boardWith(stage, ALL);
    const event = scene.ticks(stage, board, 'ada', [SILENT[1]]);
    const head = headOf(stage.dir, SILENT[0]) ?? '';
    const path = 'specs/21-silent/.specify-state.local.md';
    const text = `${git(stage.dir, ['show', `${head}:${path}`])}\n`.replace('in_progress', 'failed');
    const blob = git(stage.dir, ['hash-object', '-w', '--stdin'], text);
    const index = { GIT_INDEX_FILE: `${stage.dir}/index-of-a-person` };
    git(stage.dir, ['read-tree', head], '', index);
    git(stage.dir, ['update-index', '--cacheinfo', `100644,${blob},${path}`], '', index);
    const tree = git(stage.dir, ['write-tree'], '', index);
    const made = git(stage.dir, ['commit-tree', tree, '-p', head, '-m', 'work']);
    git(stage.dir, ['update-ref', `refs/heads/${SILENT[0]}`, made]);
    await goOn(stage, event);
    expect(headOf(stage.dir, SILENT[0])).toBe(made);
    expect(answers(stage)[0]?.body).toContain('`state-changed`');
    expect(tickedIn(stage, board)).toBe(0);
    expect(rowOf(stage, board, SILENT[1])).toContain(`:${made.slice(0, 12)} -->`);
  });

  atNight('a freeze that ended meanwhile: a tick that was to end it resumes nothing', async () => {
    const stage = await scene.stageWith(scene.DISPATCH);
    const { key } = await scene.foundOn(stage, ...SILENT);
    const frozen = new Map([[key, { by: 'bob', until: '2026-11-26' }]]);
    const board = await scene.boardWith(stage, ALL, frozen);
    expect(rowOf(stage, board, SILENT[1])).toContain('Tick to end the freeze');
    const before = refsOf(stage.dir);
    await goOn(stage, scene.ticks(stage, board, 'ada', [SILENT[1]]));
    expect(refsOf(stage.dir)).toEqual(before);
    expect(answers(stage)[0]?.body).toContain('`state-changed`');
    expect(rowOf(stage, board, SILENT[1])).toContain('Tick to run the step again');
  });

  atNight('G02 a workflow that is gone: its row goes', async () => {
    const stage = await scene.stageWith();
    const board = await scene.boardWith(stage, ALL);
    const event = scene.ticks(stage, board, 'ada', [SILENT[1]]);
    git(stage.dir, ['update-ref', '-d', `refs/heads/${SILENT[0]}`]);
    await goOn(stage, event);
    expect(rowOf(stage, board, SILENT[1])).toBe('');
    expect(rowOf(stage, board, SEATS[1])).not.toBe('');
  });
});

describe('freezes that the dashboard keeps', () => {
  test('T11 /freeze and /unfreeze of a workflow that has its row there', async () => {
    const stage = await scene.stageWith();
    const board = await scene.boardWith(stage, ALL);
    const { key } = await scene.foundOn(stage, ...SILENT);
    const say = async (line: string, minutes: number) => {
      const comment = scene.says(stage, board, 'ada', line, minutes);
      await scene.go(stage, comment);
      return `${scene.reactionTo(stage, comment)} ${scene.answerTo(stage, comment)}`;
    };
    expect(await say(`/freeze ${SILENT[1]} until=2026-12-31`, 10)).toMatch(/^\+1 .*\*\*Frozen\.\*\*/s);
    expect(freezesIn(bodyOf(stage, board)).get(key)).toMatchObject({ by: 'ada', until: '2026-12-31' });
    expect(rowOf(stage, board, SILENT[1])).toContain('Tick to end the freeze');
    expect(await say(`/retry ${SILENT[1]}`, 9)).toMatch(/^-1 .*rozen/s);
    await goOn(stage, scene.ticks(stage, board, 'bob', [SILENT[1]]));
    expect(freezesIn(bodyOf(stage, board)).size).toBe(0);
    expect(rowOf(stage, board, SILENT[1])).toContain('Tick to run the step again');
    expect(await say(`/retry ${SILENT[1]}`, 8)).toMatch(/^\+1 /);
  });

  atNight('/status on the dashboard shows everything; another order there needs an id', async () => {
    const stage = await scene.stageWith();
    const board = await scene.boardWith(stage, ALL);
    const status = scene.says(stage, board, 'eve', '/status');
    await scene.go(stage, status);
    expect(scene.answerTo(stage, status)).toContain('19 workflows, judged just now');
    const resume = scene.says(stage, board, 'ada', '/resume');
    await scene.go(stage, resume);
    expect(scene.reactionTo(stage, resume)).toBe('confused');
    expect(scene.answerTo(stage, resume)).toContain(`/resume ${CARDS[1]}`);
  });
});
