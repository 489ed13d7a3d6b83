// A command whose agent could not be woken at first: it is judged again where its branch stands by then.
import { describe, expect, test } from 'vitest';
import { WorldError } from '../../src/model/errors.ts';
import { atNight } from '../exhaustive.ts';
import type { HubOptions, Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { pushed } from './sweeping.ts';
import { commitOn, fileAt, git, headOf, person } from './world.ts';

const INVOICE = ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'] as const;
const POINTS = ['feature/points', 'sdd:c2p8wd-points'] as const;
const SILENT = ['feature/silent', 'specify:21-silent'] as const;
type On = readonly [branch: string, id: string];

/** GitHub refuses to start the agent. */
const REFUSED: Partial<HubOptions> = {
  around: (phase, { effect }) => {
    if (phase === 'before' && effect?.kind === 'dispatch' && !effect.look)
      throw new WorldError('permission', 'Resource not accessible', 'contents: write');
  },
};

const STATE = 'specs/003-invoice-export/.pipeline-state.md';
const LATER = scene.NOW + 1_200_000;

function rewrite(stage: Stage, change: (text: string) => string): void {
  const text = fileAt(stage.dir, headOf(stage.dir, INVOICE[0]) ?? '', STATE) ?? '';
  pushed(stage, INVOICE[0], { [STATE]: change(text) }, scene.ago(-5));
}

const remove = (stage: Stage, branch: string) =>
  void git(stage.dir, ['update-ref', '-d', `refs/heads/${branch}`]);

function merge(stage: Stage): void {
  const [talk] = stage.world.talks;
  if (talk?.pull) Object.assign(talk, { open: false, pull: { ...talk.pull, merged: true } });
}

async function refusedFirst(on: On, line = '/resume') {
  const set = await scene.setFor(on, scene.DISPATCH);
  const { stage, pull, head } = set;
  const comment = scene.says(stage, pull, 'ada', line.replace('HEAD', head.slice(0, 12)));
  await scene.go(stage, comment, {}, REFUSED);
  expect(scene.reactionTo(stage, comment)).toBe('rocket');
  return { stage, pull, head, comment };
}

async function later(stage: Stage, pull: number, comment: number): Promise<string> {
  const help = scene.says(stage, pull, 'bob', '/help', -10);
  await scene.go(stage, help, {}, {}, LATER);
  expect(scene.reactionTo(stage, help)).toBe('+1');
  return `${scene.reactionTo(stage, comment)} ${scene.answerTo(stage, comment)}`;
}

describe('C09 G02 it is tried again, and by then', () => {
  test.each<readonly [string, (stage: Stage) => void, RegExp]>([
    [
      'the run ended',
      (stage) => rewrite(stage, (text) => text.replace(/status: \w+/, 'status: COMPLETE')),
      /state-changed/,
    ],
    [
      'it stands at another step',
      (stage) => rewrite(stage, (text) => text.replace(/current_stage: \w+/, 'current_stage: code-review')),
      /state-changed/,
    ],
    ['its branch is gone', (stage) => remove(stage, INVOICE[0]), /not on its branch any more/],
    ['its pull request was merged', merge, /This is closed/],
    [
      'its branch was made again without it',
      (stage) =>
        void git(stage.dir, ['update-ref', `refs/heads/${INVOICE[0]}`, headOf(stage.dir, 'main') ?? '']),
      /not on its branch any more/,
    ],
  ])('%s: no one is woken', async (_, happen, words) => {
    const { stage, pull, comment } = await refusedFirst(INVOICE);
    const sha = headOf(stage.dir, INVOICE[0]) ?? '';
    happen(stage);
    const end = await later(stage, pull, comment);
    expect(end).toMatch(/^-1 /);
    expect(end).toMatch(words);
    expect(end).toContain(`What was done before stays: Commit \`${sha.slice(0, 12)}\``);
    expect(stage.world.dispatches).toEqual([]);
    // Nor later.
    expect(await later(stage, pull, comment)).toBe(end);
    expect(stage.world.dispatches).toEqual([]);
  });

  test('somebody pushed, and the same is decided: the agent is sent where the branch stands', async () => {
    const { stage, pull, comment } = await refusedFirst(INVOICE);
    pushed(stage, INVOICE[0], { 'README.md': 'Something else.\n' }, scene.ago(-5));
    expect(await later(stage, pull, comment)).toMatch(/^\+1 .*The agent was woken/s);
    expect(stage.world.dispatches.map(({ payload }) => payload['sha'])).toEqual([
      headOf(stage.dir, INVOICE[0]),
    ]);
  });

  test('where nothing was written, the same counts', async () => {
    const { stage, pull, comment, head } = await refusedFirst(POINTS);
    expect(headOf(stage.dir, POINTS[0])).toBe(head);
    remove(stage, POINTS[0]);
    expect(await later(stage, pull, comment)).toMatch(/^-1 .*not on its branch any more.*Nothing was done/s);
    expect(stage.world.dispatches).toEqual([]);
  });

  atNight('started fresh, and somebody began it again', async () => {
    const { stage, pull, comment, head } = await refusedFirst(SILENT, '/start-fresh sha=HEAD');
    const path = 'specs/21-silent/.specify-state.local.md';
    pushed(stage, SILENT[0], { [path]: fileAt(stage.dir, head, path) ?? '' }, scene.ago(-5));
    expect(await later(stage, pull, comment)).toMatch(/^-1 .*state-changed.*What was removed is kept/s);
    expect(stage.world.dispatches).toEqual([]);
  });

  atNight('started fresh, and something else was pushed', async () => {
    const { stage, pull, comment } = await refusedFirst(SILENT, '/start-fresh sha=HEAD');
    pushed(stage, SILENT[0], { 'README.md': 'Something else.\n' }, scene.ago(-5));
    expect(await later(stage, pull, comment)).toMatch(/^\+1 .*The agent was woken/s);
  });
});

describe('the config names no dispatch by then', () => {
  const NONE = 'dispatch: none\n';
  function configure(stage: Stage): void {
    const head = headOf(stage.dir, 'main') ?? '';
    const edits = [{ path: '.github/rekindle.yml', text: NONE }];
    const made = commitOn(stage.dir, { head, edits, message: 'config', by: person('ada'), at: scene.ago(5) });
    git(stage.dir, ['update-ref', 'refs/heads/main', made ?? head]);
  }

  test.each([[POINTS], [INVOICE]])('%s: the brief, and the line for a clone', async (on) => {
    const { stage, pull, comment, head } = await refusedFirst(on);
    configure(stage);
    const end = await later(stage, pull, comment);
    expect(end).toMatch(/^\+1 .*No agent is woken.*names no `dispatch` any more.*This brief/s);
    expect(end).toContain(`rekindle resume ${on[1]}`);
    const sha = headOf(stage.dir, on[0]) ?? '';
    const landed = `Commit \`${sha.slice(0, 12)}\``;
    if (sha === head) expect(end).not.toContain(landed);
    else expect(end).toContain(landed);
    expect(await later(stage, pull, comment)).toBe(end);
    expect(stage.world.dispatches).toEqual([]);
  });

  test('cut off before its commit: nothing is committed', async () => {
    const { stage, pull, head } = await scene.setFor(INVOICE, scene.DISPATCH);
    const comment = scene.says(stage, pull, 'ada', '/resume');
    const around: HubOptions['around'] = (phase, { effect }) => {
      if (phase === 'before' && effect?.kind === 'commit') throw new WorldError('lost', 'No answer came.');
    };
    await scene.go(stage, comment, {}, { around });
    configure(stage);
    expect(await later(stage, pull, comment)).toMatch(/^\+1 .*No agent is woken.*This brief/s);
    expect(headOf(stage.dir, INVOICE[0])).toBe(head);
  });

  atNight('its branch is gone as well', async () => {
    const { stage, pull, comment } = await refusedFirst(POINTS);
    configure(stage);
    remove(stage, POINTS[0]);
    expect(await later(stage, pull, comment)).toMatch(/^-1 .*not on its branch any more/s);
  });
});

describe('R01 an agent that was woken is the end of its command', () => {
  const lost: HubOptions['around'] = (phase, { effect }) => {
    if (phase === 'after' && effect?.kind === 'dispatch') throw new WorldError('lost', 'No answer came.');
  };
  test.each([
    ['goes on', (stage: Stage) => rewrite(stage, (text) => text.replace(/status: \w+/, 'status: COMPLETE'))],
    ['is merged and gone', (stage: Stage) => remove(stage, INVOICE[0])],
  ])('its branch %s before the job that woke it could say so', async (_, happen) => {
    const { stage, pull } = await scene.setFor(INVOICE, scene.DISPATCH);
    const comment = scene.says(stage, pull, 'ada', '/resume');
    await scene.go(stage, comment, {}, { around: lost });
    expect(stage.world.dispatches).toHaveLength(1);
    happen(stage);
    expect(await later(stage, pull, comment)).toMatch(/^\+1 .*The agent was woken/s);
    expect(stage.world.dispatches).toHaveLength(1);
  });
});

test('frozen before the job that woke it could say so: that it was woken is said', async () => {
  const { stage, pull } = await scene.setFor(POINTS, scene.DISPATCH);
  const comment = scene.says(stage, pull, 'ada', '/resume');
  const around: HubOptions['around'] = (phase, { effect }) => {
    if (phase === 'after' && effect?.kind === 'dispatch') throw new WorldError('lost', 'No answer came.');
  };
  await scene.go(stage, comment, {}, { around });
  stage.world.talks[0]?.labels.push('rekindle: frozen');
  expect(await later(stage, pull, comment)).toMatch(/^-1 .*Frozen by .*The agent was woken\./s);
});

test('a pull request that was closed before anything landed: nothing is committed', async () => {
  const { stage, pull, head } = await scene.setFor(SILENT);
  const comment = scene.says(stage, pull, 'ada', '/skip');
  const around: HubOptions['around'] = (phase, { effect }) => {
    if (phase === 'before' && effect?.kind === 'commit') throw new WorldError('lost', 'No answer came.');
  };
  await scene.go(stage, comment, {}, { around });
  merge(stage);
  expect(await later(stage, pull, comment)).toMatch(/^-1 .*This is closed.*Nothing was done/s);
  expect(headOf(stage.dir, SILENT[0])).toBe(head);
});
