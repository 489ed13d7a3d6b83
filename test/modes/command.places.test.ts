// Commands about one workflow in several conversations: what was seen in any of them counts, and of two the
// later one is told.
import { describe, expect, test } from 'vitest';
import { WorldError } from '../../src/model/errors.ts';
import { handleCommand } from '../../src/modes/command.ts';
import { atNight, exhaustive, share } from '../exhaustive.ts';
import type { HubOptions, Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { pushed } from './sweeping.ts';
import { random, together } from './two-jobs.ts';
import { fileAt, headOf, person, refsOf, restoreRefs } from './world.ts';

const SILENT = ['feature/silent', 'specify:21-silent'] as const;
const INVOICE = ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'] as const;
const POINTS = ['feature/points', 'sdd:c2p8wd-points'] as const;
type On = readonly [branch: string, id: string];

const PATH = 'specs/21-silent/.specify-state.local.md';
const OLD = `${scene.DISPATCH}stale-after: 1h\nabandoned-after: 300d\n`;
const iso = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z');

/** Somebody goes on to another stage. */
function goOn(stage: Stage): string {
  const text = fileAt(stage.dir, headOf(stage.dir, SILENT[0]) ?? '', PATH) ?? '';
  pushed(stage, SILENT[0], { [PATH]: text.replace('current_stage: 3', 'current_stage: 5') }, scene.ago(30));
  return headOf(stage.dir, SILENT[0]) ?? '';
}

/** An issue of a person's, about something else. */
const issueOf = (stage: Stage) => scene.pullOf(stage, 'x', { pull: null, title: 'Something else' });

const both = (stage: Stage, comment: number) =>
  `${scene.reactionTo(stage, comment)} ${scene.answerTo(stage, comment)}`;

async function said(stage: Stage, issue: number, login: string, body: string, minutes: number) {
  const comment = scene.says(stage, issue, login, body, minutes);
  await scene.go(stage, comment, {}, {}, scene.NOW - (minutes - 1) * 60_000);
  return both(stage, comment);
}

describe('C07 two commands within seconds, in two conversations', () => {
  const pairs: readonly (readonly [On, string, string, number])[] = [
    [INVOICE, '/resume', 'resume', 1],
    [POINTS, '/resume', 'resume', 1],
    [SILENT, '/retry', 'retry', 1],
    [SILENT, '/skip', 'skip', 0],
    [SILENT, '/skip', 'retry', 0],
    [SILENT, '/retry', 'skip', 1],
  ];
  test.each(share(pairs, 3))(
    '%o: %s under the pull request, %s on the dashboard',
    async (on, one, two, woken) => {
      for (const jobs of [
        [0, 1],
        [1, 0],
      ] as const) {
        const { stage, pull, head } = await scene.setFor(on, scene.DISPATCH);
        const board = await scene.boardWith(stage, []);
        const first = scene.written(stage, pull, person('ada'), one, scene.ago(0.2));
        const second = scene.written(stage, board, person('bob'), `/${two} ${on[1]}`, scene.ago(0.15));
        for (const job of jobs) await scene.go(stage, [first, second][job] ?? 0);
        const [done, told] = jobs[0] === 0 ? [first, second] : [second, first];
        expect(scene.reactionTo(stage, done)).toBe('+1');
        const same = one === `/${two}`;
        expect(both(stage, told)).toMatch(same ? /^\+1 .*Already so/s : /^-1 .*came first/s);
        expect(scene.commitsOn(stage, on[0], head).length).toBe(on === POINTS ? 0 : 1);
        const wakes = jobs[0] === 0 || same ? woken : 1 - woken;
        expect(stage.world.dispatches).toHaveLength(wakes);
      }
    },
  );

  const ROUNDS = exhaustive ? 40 : 3;
  test.each(share([POINTS, INVOICE], 1))('%s: their jobs at the same time', async (...on) => {
    const { stage, pull } = await scene.setFor(on, scene.DISPATCH);
    const board = await scene.boardWith(stage, []);
    const first = scene.written(stage, pull, person('ada'), '/resume', scene.ago(0.2));
    const second = scene.written(stage, board, person('bob'), `/resume ${on[1]}`, scene.ago(0.15));
    const events = [first, second].map((id) => scene.eventOf(stage, id));
    const [refs, world, head] = [refsOf(stage.dir), structuredClone(stage.world), headOf(stage.dir, on[0])];
    const pick = random(20_261_130);
    for (let round = 0; round < ROUNDS; round += 1) {
      restoreRefs(stage.dir, refs);
      stage.world = structuredClone(world);
      await together(stage, events, pick);
      expect(stage.world.dispatches, `round ${round}`).toHaveLength(1);
      expect(scene.commitsOn(stage, on[0], head ?? '').length).toBeLessThan(2);
      expect([first, second].map((id) => scene.reactionTo(stage, id))).toEqual(['+1', '+1']);
    }
  });

  atNight('a tick of its row is the same wish as /resume under its pull request', async () => {
    const { stage, pull } = await scene.setFor(POINTS, OLD);
    const board = await scene.boardWith(stage, [POINTS]);
    const first = scene.written(stage, pull, person('ada'), '/resume', scene.ago(0.2));
    const tick = scene.ticks(stage, board, 'bob', [POINTS[1]]);
    await scene.go(stage, first);
    await handleCommand(scene.ticking(stage), tick, scene.INPUTS);
    expect(stage.world.dispatches).toHaveLength(1);
    expect(stage.world.comments.at(-1)?.body).toContain('Already so');
  });
});

describe('C09 what was seen in another place', () => {
  const places = ['the row of the dashboard', 'a card on another pull request', 'the row, from an issue'];
  test.each(places)('%s shows what is no longer so: refused, then done', async (where) => {
    const stage = await scene.stageWith(OLD);
    if (where.startsWith('a card')) await scene.cardOn(stage, scene.pullOf(stage, SILENT[0]), SILENT);
    const board = where.startsWith('the row') ? await scene.boardWith(stage, [SILENT]) : null;
    const place = where.endsWith('dashboard') && board !== null ? board : null;
    const issue = place ?? (board === null ? scene.pullOf(stage, SILENT[0]) : issueOf(stage));
    const head = goOn(stage);
    const line = `/rekindle skip ${SILENT[1]}`;
    expect(await said(stage, issue, 'bob', line, 20)).toMatch(/^-1 .*`state-changed`/s);
    expect(headOf(stage.dir, SILENT[0])).toBe(head);
    // What is the case now was said there, and shown.
    expect(await said(stage, issue, 'bob', line, 10)).toMatch(/^\+1 .*Done/s);
    expect(scene.commitsOn(stage, SILENT[0], head)).toHaveLength(1);
  });

  test('an answer that showed it counts, where nothing else was brought up to date', async () => {
    const stage = await scene.stageWith(OLD);
    await scene.boardWith(stage, [SILENT]);
    // Its pull request has no card yet, so the row is not brought up to date.
    scene.pullOf(stage, SILENT[0]);
    const issue = issueOf(stage);
    goOn(stage);
    expect(await said(stage, issue, 'ada', `/rekindle status ${SILENT[1]}`, 20)).toMatch(/^\+1 /);
    expect(await said(stage, issue, 'bob', `/rekindle skip ${SILENT[1]}`, 10)).toMatch(/^\+1 .*Done/s);
  });

  atNight('what was said before it moved on does not', async () => {
    const stage = await scene.stageWith(OLD);
    const issue = issueOf(stage);
    expect(await said(stage, issue, 'ada', `/rekindle status ${SILENT[1]}`, 40)).toMatch(/^\+1 /);
    goOn(stage);
    const line = `/rekindle skip ${SILENT[1]}`;
    expect(await said(stage, issue, 'bob', line, 20)).toMatch(/^-1 .*`state-changed`/s);
    expect(await said(stage, issue, 'bob', line, 10)).toMatch(/^\+1 .*Done/s);
  });

  atNight('where nothing shows it, it is judged as it is now', async () => {
    const stage = await scene.stageWith(OLD);
    goOn(stage);
    const line = `/rekindle skip ${SILENT[1]}`;
    expect(await said(stage, issueOf(stage), 'bob', line, 10)).toMatch(/^\+1 .*Done/s);
  });
});

describe('a command that waits for its agent', () => {
  const refused: HubOptions['around'] = (phase, { effect }) => {
    if (phase === 'before' && effect?.kind === 'dispatch' && !effect.look)
      throw new WorldError('permission', 'Resource not accessible', 'contents: write');
  };

  test.each([[POINTS], [INVOICE]])(
    '%s: another place may give it again, and the agent is woken once',
    async (on) => {
      const { stage, pull } = await scene.setFor(on, scene.DISPATCH);
      const board = await scene.boardWith(stage, []);
      const first = scene.says(stage, pull, 'ada', '/resume', 10);
      await scene.go(stage, first, {}, { around: refused });
      expect(scene.reactionTo(stage, first)).toBe('rocket');
      const second = scene.written(stage, board, person('bob'), `/resume ${on[1]}`, iso(scene.NOW + 120_000));
      await scene.go(stage, second, {}, {}, scene.NOW + 180_000);
      expect(both(stage, second)).toMatch(/^\+1 .*The agent was woken/s);
      const help = scene.written(stage, pull, person('bob'), '/help', iso(scene.NOW + 240_000));
      await scene.go(stage, help, {}, {}, scene.NOW + 300_000);
      expect(both(stage, first)).toMatch(/^-1 .*Since then .*was given elsewhere by/s);
      expect(stage.world.dispatches).toHaveLength(1);
    },
  );
});

describe('C07 what was started fresh seconds before, in another place', () => {
  const REFUNDS = ['feature/refunds', 'ai-dev-shop:022-refunds'] as const;

  test.each(
    share(
      [REFUNDS, SILENT].flatMap((on) => [true, false].map((sha) => [on, sha] as const)),
      2,
    ),
  )('%o: the second person is told that it is so already', async (on, withSha) => {
    for (const jobs of [
      [0, 1],
      [1, 0],
    ] as const) {
      const { stage, pull, head } = await scene.setFor(on, scene.DISPATCH);
      const board = await scene.boardWith(stage, []);
      const sha = ` sha=${head.slice(0, 12)}`;
      const first = scene.written(stage, pull, person('ada'), `/start-fresh${sha}`, scene.ago(0.2));
      const line = `/start-fresh ${on[1]}${withSha || jobs[0] === 1 ? sha : ''}`;
      const second = scene.written(stage, board, person('bob'), line, scene.ago(0.15));
      const ids = [first, second];
      for (const job of jobs) await scene.go(stage, ids[job] ?? 0);
      expect(both(stage, ids[jobs[0]] ?? 0)).toMatch(/^\+1 \s*\*\*The agent was woken/);
      const other = jobs[0] === 0 ? 'ada' : 'bob';
      expect(both(stage, ids[jobs[1]] ?? 0)).toMatch(
        new RegExp(`^\\+1 \\s*\\*\\*Already so.*by \`${other}\``),
      );
      expect(stage.world.dispatches).toHaveLength(1);
    }
  });

  test('something else that was wanted there, or in an issue: the other came first', async () => {
    const { stage, pull, head } = await scene.setFor(SILENT, scene.DISPATCH);
    const board = await scene.boardWith(stage, []);
    const issue = issueOf(stage);
    const first = `/start-fresh sha=${head.slice(0, 12)}`;
    const ids = [
      scene.written(stage, pull, person('ada'), first, scene.ago(0.3)),
      scene.written(stage, board, person('bob'), `/skip ${SILENT[1]}`, scene.ago(0.2)),
      scene.written(stage, issue, person('bob'), `/rekindle skip ${SILENT[1]}`, scene.ago(0.15)),
    ];
    for (const id of ids) await scene.go(stage, id);
    for (const id of ids.slice(1))
      expect(both(stage, id)).toMatch(/^-1 .*\/start-fresh.*by `ada` came first/s);
  });

  test('long after, and where nothing of the kind was done: it is not there', async () => {
    const { stage, pull, head } = await scene.setFor(SILENT, scene.DISPATCH);
    const board = await scene.boardWith(stage, []);
    const line = `/start-fresh ${SILENT[1]} sha=${head.slice(0, 12)}`;
    await said(stage, pull, 'ada', line, 200);
    // In its own place as in any other.
    for (const place of [pull, board])
      expect(await said(stage, place, 'bob', line, 190)).toMatch(/^\+1 .*Already so.*by `ada`/s);
    expect(await said(stage, board, 'bob', line, 100)).toMatch(/^confused .*There is no workflow/s);
    const here = await said(stage, pull, 'bob', line, 95);
    expect(here).toMatch(/^confused .*\*\*Which one\?\*\*.*Nothing was done/s);
    expect(here).not.toContain('Already so');
    expect(await said(stage, board, 'bob', '/skip specify:99-none', 90)).toMatch(
      /^confused .*There is no workflow/s,
    );
  });
});
