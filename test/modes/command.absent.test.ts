// A workflow that is meant and not to be had: the answer says why, and nothing is called gone that is there.
import { describe, expect, test } from 'vitest';
import { WorldError } from '../../src/model/errors.ts';
import { handleCommand } from '../../src/modes/command.ts';
import type { HubOptions, Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { ago, cardsOn, NOW, ownOf, pullOf, stageOf } from './stages.ts';
import { blocked, later, pushed, swept } from './sweeping.ts';
import { git, headOf, person } from './world.ts';

const T0 = Date.parse(NOW);
const HOUR = 3_600_000;
const SILENT = ['feature/silent', 'specify:21-silent'] as const;
const ID = 'humaninloop:1-a';
const NOTHING = 'Nothing was committed that one could recover from';
const world = { roles: { ada: 'write' } } as const;

async function says(stage: Stage, issue: number, line: string, hours = 1): Promise<string> {
  const at = T0 + hours * HOUR;
  const comment = scene.written(stage, issue, person('ada'), line, scene.isoOf(at));
  await scene.go(stage, comment, {}, {}, at + 60_000);
  return `${scene.reactionTo(stage, comment)} ${scene.answerTo(stage, comment)}`;
}

const withPull = (branch = 'work'): Promise<Stage> =>
  stageOf({ branches: { [branch]: { days: 12, files: blocked('1-a'), pull: true } }, world });
const configured = (stage: Stage, text: string) =>
  pushed(stage, 'main', { '.github/rekindle.yml': text }, ago(0));

test.each([
  ['ignore.workflows', `ignore:\n  workflows: ["${ID}"]\n`, 'is left alone'],
  ['ignore.paths', 'ignore:\n  paths: ["specs"]\n', 'is left alone'],
  ['a format that is off', 'formats:\n  humaninloop: off\n', 'switches its format off'],
])('%s', async (_, config, words) => {
  const stage = await withPull();
  await swept(stage);
  configured(stage, config);
  for (const line of ['/start-fresh', `/start-fresh ${ID}`, '/status']) {
    const answer = await says(stage, 1, line);
    expect(answer).toContain(words);
    expect(answer).toContain(`\`${ID}\``);
    expect(answer).not.toMatch(/There is no workflow/);
    expect(answer).not.toContain(NOTHING);
  }
  await swept(stage, later(1));
  expect(cardsOn(stage, 1)[0]).not.toContain('It is not on');
});

test('what is left alone without a card is not said to be missing', async () => {
  const stage = await withPull();
  configured(stage, `ignore:\n  workflows: ["${ID}"]\n`);
  const answer = await says(stage, 1, '/rekindle resume');
  expect(answer).toContain('is left alone');
  expect(answer).not.toContain(NOTHING);
});

test('a format that is switched off closes no issue', async () => {
  const stage = await stageOf({ branches: { work: { days: 12, files: blocked('1-a') } }, world });
  await swept(stage);
  configured(stage, 'formats:\n  humaninloop: off\n');
  await swept(stage, later(1));
  expect(ownOf(stage).map(({ open, body }) => [open, body.includes('Gone')])).toEqual([[true, false]]);
});

test('a branch that is deleted, and a workflow that its branch lost', async () => {
  const stage = await stageOf({ branches: { work: { days: 12, files: blocked('1-a') } }, world });
  await swept(stage);
  const own = ownOf(stage)[0]?.number ?? 0;
  const head = headOf(stage.dir, 'work') ?? '';
  git(stage.dir, ['update-ref', '-d', 'refs/heads/work']);
  expect(await says(stage, own, '/start-fresh')).toContain(`\`${ID}\` was on \`work\`, which is not there`);
  git(stage.dir, ['update-ref', 'refs/heads/work', head]);
  pushed(stage, 'work', { 'specs/1-a/.workflow/index.md': null }, ago(-0.01));
  expect(await says(stage, own, '/start-fresh', 2)).toContain(`\`${ID}\` is not on \`work\` any more.`);
});

test.each([
  ['a zero-width space', 'feat/zw\u200bx'],
  ['what looks like a token', `feat/ghp_${'a1B2'.repeat(9)}`],
])('G01 a branch whose name has %s: its card counts, and goes with it', async (_, name) => {
  const stage = await withPull(name);
  await swept(stage);
  const line = /^\/start-fresh.*$/m.exec(cardsOn(stage, 1)[0] ?? '')?.[0] ?? '';
  const answer = await says(stage, 1, line);
  expect(answer).not.toContain('There is no workflow');
  expect(await says(stage, 1, '/start-fresh', 2)).toMatch(/^\+1 .*Look first/s);
  const alone = await stageOf({ branches: { [name]: { days: 12, files: blocked('1-a') } }, world });
  await swept(alone);
  expect(ownOf(alone)).toHaveLength(1);
  git(alone.dir, ['update-ref', '-d', `refs/heads/${name}`]);
  await swept(alone, later(1));
  expect(ownOf(alone).map(({ open }) => open)).toEqual([false]);
});

const CUT: Partial<HubOptions> = {
  around: (phase, { effect }) => {
    if (phase === 'before' && effect?.kind === 'commit' && effect.edits.length > 0)
      throw new WorldError('lost', 'No answer came.');
  },
};

test.each(
  [
    ['ignore.workflows', `ignore:\n  workflows: ["specify:*"]\n`, 'is left alone'],
    ['ignore.paths', 'ignore:\n  paths: ["specs/21-silent"]\n', 'is left alone'],
    ['a format that is off', 'formats:\n  specify: off\n', 'switches its format off'],
  ].flatMap((one) => [
    ['a comment', ...one],
    ['a tick', ...one],
  ]),
)('%s that was accepted, and then %s: the answer names that', async (what, _, config, words) => {
  const { stage, pull, head } = await scene.setFor(SILENT, scene.DISPATCH);
  const board = await scene.boardWith(stage, [SILENT]);
  const place = what === 'a tick' ? board : pull;
  const tick = what === 'a tick' ? scene.ticks(stage, board, 'ada', [SILENT[1]]) : null;
  if (tick) await handleCommand(scene.ticking(stage, CUT), tick, scene.INPUTS);
  else await scene.go(stage, scene.says(stage, pull, 'ada', '/skip', 40), {}, CUT);
  pushed(stage, 'main', { '.github/rekindle.yml': `${scene.DISPATCH}${config}` }, scene.ago(30));
  const help = scene.says(stage, place, 'bob', '/rekindle help', 20);
  const after = scene.NOW + 60_000;
  // A tick is gone on with by its own job alone, whose event says who gave it.
  if (tick) await handleCommand(scene.ticking(stage, {}, after), tick, { ...scene.INPUTS, again: true });
  else await scene.go(stage, help, {}, {}, after);
  const answers = stage.world.comments.filter(
    ({ issue, body }) => issue === place && /^<!-- rekindle:v1 {"key":"(?:tick-|reply-)/.test(body),
  );
  const body = answers.find((one) => !one.body.includes(`"reply-${help}"`))?.body ?? '';
  expect(body).toContain(words);
  expect(body).toContain(`\`${SILENT[1]}\``);
  expect(body).toContain('Nothing was done.');
  expect(scene.commitsOn(stage, SILENT[0], head)).toEqual([]);
  expect(stage.world.dispatches).toEqual([]);
});

describe('a branch that holds what another one owns', () => {
  const stacked = async (): Promise<Stage> => {
    const stage = await withPull('alpha');
    git(stage.dir, ['update-ref', 'refs/heads/beta', headOf(stage.dir, 'alpha') ?? '']);
    pushed(stage, 'beta', { 'x.md': 'x' }, ago(11));
    stage.world.talks.push(pullOf(2, 'beta'));
    stage.world.next = 10;
    return stage;
  };
  const onMain = (): Promise<Stage> =>
    stageOf({
      main: blocked('1-a'),
      branches: { work: { days: 2, files: { 'x.md': 'x' }, pull: true } },
      world,
    });

  test.each([
    ['a stacked branch', stacked, 2, 'alpha'],
    ['a branch from main', onMain, 1, 'main'],
  ] as const)('%s: its owner is named, and the line that means it', async (_, make, issue, owner) => {
    const stage = await make();
    for (const [command, reaction] of [
      ['resume', 'confused'],
      ['status', '+1'],
    ]) {
      const answer = await says(stage, issue, `/rekindle ${command}`);
      expect(answer.startsWith(`${reaction} `)).toBe(true);
      expect(answer).not.toContain('There is no workflow');
      expect(answer).not.toContain(NOTHING);
      expect(answer).toContain(`\`${ID}\` is here as well, and belongs to \`${owner}\``);
      expect(answer).toContain(`\n/rekindle ${command} ${ID}\n`);
    }
    expect(await says(stage, issue, `/rekindle status ${ID}`, 2)).toMatch(/^\+1 .*judged just now/s);
  });
});
