// A sweep on a day on which GitHub says no: what is refused is told, and costs nothing else.
import { describe, expect, test } from 'vitest';
import { WorldError } from '../../src/model/errors.ts';
import { atNight, share } from '../exhaustive.ts';
import type { Call, HubOptions, Stage } from './hub.ts';
import { ago, cardsOn, dashboardOf, old, ourPulls, ownOf, stageOf, stateOf } from './stages.ts';
import { blocked, stale, swept } from './sweeping.ts';
import { person } from './world.ts';

const BRANCHES = {
  a: { days: 10, files: stale('1-a'), pull: true },
  b: { days: 2, files: blocked('2-b') },
  c: { days: 2, files: old('3-c', ago(2)) },
} as const;
const scene = () => stageOf({ branches: BRANCHES });
/** What a sweep that nothing ends leaves; looked at alone. */
let whole: Stage | null = null;
async function sweptAtOnce(): Promise<Stage> {
  const stage = await scene();
  await swept(stage);
  return stage;
}

/** Throws at the calls that are meant. */
const failing =
  (isMeant: (call: Call) => boolean, error: () => Error): NonNullable<HubOptions['around']> =>
  (phase, call) => {
    if (phase === 'before' && isMeant(call)) throw error();
  };
const lands = (kind: string) => (call: Call) => call.effect?.kind === kind;

describe('what GitHub refuses', () => {
  test.each(share(['pushes', 'survey', 'pulls', 'remarks', 'head'] as const, 3))(
    'A02 a limit at %s ends it cleanly, and the next one goes on',
    async (name) => {
      const stage = await scene();
      const limit = () => new WorldError('rate-limited', 'API rate limit exceeded.');
      const around = failing((call) => call.name === name, limit);
      const { result, said, output } = await swept(stage, {}, { around });
      expect(result).toMatchObject({ truncated: true, failed: false });
      expect(said.join('\n')).toContain('before its end: API rate limit exceeded.');
      expect(output('truncated')).toBe('true');
      await swept(stage);
      whole ??= await sweptAtOnce();
      expect(stateOf(stage).comments).toEqual(stateOf(whole).comments);
      expect(ownOf(stage)).toHaveLength(ownOf(whole).length);
    },
  );

  atNight('A04 a list that lags behind leads to no second issue', async () => {
    const stage = await scene();
    await swept(stage);
    const before = stateOf(stage);
    const hidden: HubOptions['hidden'] = ({ author }) => author.login !== 'ada';
    await swept(stage, {}, { hidden });
    expect(stateOf(stage)).toEqual(before);
  });

  atNight('A05 a card behind more than two hundred comments is found', async () => {
    const stage = await scene();
    const chatter = (id: number) => ({
      id,
      issue: 1,
      body: `comment ${id}`,
      author: person('eve'),
      createdAt: ago(5),
      updatedAt: ago(5),
      viaApp: false,
    });
    stage.world.comments.push(...Array.from({ length: 250 }, (_, at) => chatter(1000 + at)));
    stage.world.next = 5000;
    await swept(stage);
    stage.world.talks = stage.world.talks.filter((talk) => talk !== dashboardOf(stage));
    await swept(stage);
    expect(cardsOn(stage, 1)).toHaveLength(251);
  });

  atNight('A06 an archived repository is looked at and told of in the summary alone', async () => {
    const stage = await stageOf({ branches: BRANCHES, world: { archived: true } });
    const { landed, page, said } = await swept(stage);
    expect(landed).toEqual([]);
    expect(page).toContain('1-a');
    expect(said).toContain('notice Nothing is written: the repository is archived.');
  });

  atNight('A06 issues that are switched off leave cards, pull requests and the summary', async () => {
    const stage = await stageOf({ branches: BRANCHES });
    stage.world.hasIssues = false;
    const { said, result, page } = await swept(stage);
    expect(cardsOn(stage, 1)).toHaveLength(1);
    expect(ourPulls(stage)).toHaveLength(1);
    expect(ownOf(stage)).toEqual([]);
    expect(dashboardOf(stage)).toBeUndefined();
    expect(said.join('\n')).toContain('notice Issues are switched off here');
    expect(page).toContain('2-b');
    expect(result.failed).toBe(false);
  });

  atNight('A06 issues that are switched off meanwhile are shown in the summary', async () => {
    const stage = await scene();
    const gone = () => new WorldError('gone', 'Issues has been disabled in this repository.');
    const { page, result } = await swept(stage, {}, { around: failing(lands('issue'), gone) });
    expect(page).toContain("'2-b': ");
    expect(result.failed).toBe(false);
  });

  atNight('A06 a repository that is blocked or gone is an error, and no crash', async () => {
    for (const refused of ['blocked', 'absent', 'gone'] as const) {
      const stage = await scene();
      const around = failing(
        (call) => call.name === 'survey',
        () => new WorldError(refused, `It is ${refused}.`),
      );
      const { result, said } = await swept(stage, {}, { around });
      expect(result.failed).toBe(true);
      expect(said.join('\n')).toContain(`error It ended before its end: It is ${refused}.`);
    }
  });

  atNight.each([
    ['exists', 'already there'],
    ['nothing-between', 'no commits between'],
    ['rejected', 'base is invalid'],
    ['protected', 'a ruleset refuses the branch'],
    ['workflows', 'without workflows permission'],
  ] as const)('A07 G07 a pull request that is refused as %s costs nothing else', async (refused, why) => {
    const stage = await scene();
    const around = failing(lands('pull-request'), () => new WorldError(refused, why));
    const { result, said } = await swept(stage, {}, { around });
    expect(result.failed).toBe(false);
    expect(said).toContain(`warning The pull request was refused: ${why}`);
    expect(cardsOn(stage, 1)).toHaveLength(1);
    expect(dashboardOf(stage)?.body).toContain('### Outdated (1)');
    await swept(stage);
    // What no token of this account may do is not asked for again before the branch moves.
    expect(ourPulls(stage)).toHaveLength(refused === 'workflows' ? 0 : 1);
  });

  atNight('A08 a card that somebody deleted is made once more', async () => {
    const stage = await scene();
    await swept(stage);
    stage.world.comments = [];
    await swept(stage);
    expect(cardsOn(stage, 1)).toHaveLength(1);
    expect((await swept(stage)).landed).toEqual([]);
  });

  atNight('A08 a card that somebody edited is brought back to what is so', async () => {
    const stage = await scene();
    await swept(stage);
    const before = cardsOn(stage, 1);
    for (const one of stage.world.comments) one.body = one.body.replace('interrupted', 'finished');
    await swept(stage);
    expect(cardsOn(stage, 1)).toEqual(before);
  });

  atNight('A09 a locked pull request takes no card: its workflow has a row', async () => {
    const stage = await scene();
    const [pull] = stage.world.talks;
    if (pull) pull.locked = true;
    const { result } = await swept(stage);
    expect(cardsOn(stage, 1)).toEqual([]);
    expect(dashboardOf(stage)?.body).toMatch(/\[`a`\]\(.*`humaninloop:1-a`/);
    expect(result.failed).toBe(false);
  });

  atNight('A09 one that is locked meanwhile has its card in the summary', async () => {
    const stage = await scene();
    const locked = () => new WorldError('locked', 'The conversation is locked.');
    const { page } = await swept(stage, {}, { around: failing(lands('comment'), locked) });
    expect(page).toContain("'1-a': ");
  });

  atNight('A10 a dashboard with very many rows is cut at a row, and says so', async () => {
    const files = Object.assign(
      {},
      ...Array.from({ length: 400 }, (_, at) => stale(`${at}-${'x'.repeat(60)}`)),
    );
    const stage = await stageOf({ branches: { a: { days: 10, files } } });
    await swept(stage);
    const body = dashboardOf(stage)?.body ?? '';
    expect(body.length).toBeLessThan(65_536);
    expect(body).toMatch(/and \d+ more, for which there is no room here/);
    expect((await swept(stage)).landed).toEqual([]);
  });

  atNight('A11 pull requests that are not known put off all but the rows', async () => {
    const stage = await scene();
    const { said, result } = await swept(stage, {}, { lacks: ['pull-requests: read'] });
    expect(cardsOn(stage, 1)).toEqual([]);
    expect(ownOf(stage)).toEqual([]);
    expect(ourPulls(stage)).toEqual([]);
    expect(dashboardOf(stage)?.body).toMatch(/\[`a`\]\(.*`humaninloop:1-a`/);
    expect(said).toContain('warning It is not known: the token needs pull-requests: read.');
    expect(result.failed).toBe(false);
    await swept(stage);
    expect(cardsOn(stage, 1)).toHaveLength(1);
  });

  atNight.each([
    ['issues: write', 'The issue'],
    ['pull-requests: write', 'The comment'],
    ['contents: write', 'The pull request'],
    ['checks: write', 'The check run'],
  ])('A12 a token without %s is told exactly that, once, and the rest goes on', async (scope, what) => {
    const stage = await stageOf({
      branches: {
        ...BRANCHES,
        d: { days: 2, files: blocked('4-d') },
        e: { days: 2, files: old('5-e', ago(2)) },
      },
    });
    const { said, result } = await swept(stage, {}, { lacks: [scope] });
    const told = said.filter((line) => line.startsWith(`warning ${what} was refused`));
    expect(told[0]).toContain(`The permission "${scope}" is missing: grant it.`);
    expect(result.failed).toBe(false);
    const landed = {
      cards: cardsOn(stage, 1).length,
      pulls: ourPulls(stage).length,
      own: ownOf(stage).length,
    };
    expect(landed).toEqual({
      cards: scope === 'pull-requests: write' ? 0 : 1,
      pulls: /^(?:contents|pull-requests)/.test(scope) ? 0 : 2,
      own: scope === 'issues: write' ? 0 : 2,
    });
  });
});
