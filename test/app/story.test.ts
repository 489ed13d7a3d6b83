// End to end: signed webhooks in, cards, pull requests and dispatches out, by the bot as its own process.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { DISPATCH, NOW, REPO, stand } from '../action/stage/world.ts';
import { exhaustive } from '../exhaustive.ts';
import { freshDatabase } from '../postgres/database.ts';
import type { GitHub } from '../standin/github.ts';
import { type BotProcess, connected, type Env, folder, settled, tidy } from './process.ts';

afterAll(tidy);

const INVOICE = 'feature/invoice-export';
const SEATS = 'feature/seat-map';
/** By day it is played on SQLite, at night on both. */
const STORES: readonly (readonly [string, () => Promise<Env>])[] = (
  [
    ['SQLite', async () => ({ REKINDLE_DATA: folder() })],
    ['PostgreSQL', async () => ({ DATABASE_URL: await freshDatabase() })],
  ] as const
).slice(0, exhaustive ? 2 : 1);

interface Scene {
  readonly github: GitHub;
  readonly bot: BotProcess;
  /** Until all of it was told and worked. */
  readonly quiet: () => Promise<void>;
}

/** One bot at a time on one stand-in; both are gone behind it. */
async function onStage(env: Env, config: string, play: (scene: Scene) => Promise<void>): Promise<void> {
  const ahead = NOW - Date.now();
  const clock = () => new Date(Date.now() + ahead);
  const github = await stand({ branches: [INVOICE, SEATS], config }, clock);
  const { bot } = await connected(github, { account: 'harbour', ahead, env });
  try {
    await play({ github, bot, quiet: () => settled(github, bot) });
    expect(github.problems).toEqual([]);
    const lost = bot.lines.filter(({ level }) => Number(level) >= 50);
    expect(lost).toEqual([]);
    expect(await bot.stop()).toBe(0);
  } finally {
    await bot.kill();
    await github.close();
  }
}

const bodies = ({ github }: Scene, number: number) =>
  github.world.rows.comments.all().flatMap((one) => (one.issue_number === number ? [one.body] : []));
const reactionsOf = ({ github }: Scene, comment: number) =>
  github.world.extras.reactions.filter(({ target }) => target === comment).map(({ content }) => content);
const pulls = ({ github }: Scene) => github.world.rows.pulls.all();
/** Without those that are pull requests. */
const issues = (scene: Scene) => {
  const others = new Set(pulls(scene).map(({ number }) => number));
  return scene.github.world.rows.issues.all().filter(({ number }) => !others.has(number));
};

describe.concurrent.each(STORES)('on %s', (_, env) => {
  test('W07 from the installation to an agent that goes on', async () => {
    const cache = folder();
    await onStage({ ...(await env()), REKINDLE_CACHE: cache }, '', async (scene) => {
      const { github, bot, quiet } = scene;
      await bot.begun();
      // Without a config: one proposal, and nothing else, whatever is said and pushed.
      await quiet();
      expect(pulls(scene).map(({ title }) => title)).toEqual([
        'Let Rekindle look after interrupted workflows',
      ]);
      expect(issues(scene)).toEqual([]);
      const number = await github.acts.pull(REPO, 'ada', { title: 'Invoices', head: INVOICE, base: 'main' });
      await github.acts.comment(REPO, number, 'ada', '/rekindle resume');
      await quiet();
      expect(bodies(scene, number)).toEqual(['/rekindle resume']);
      expect(github.dispatches).toEqual([]);
      // With it: a look at once, which keeps the dashboard, the card and the migrations.
      const files = { '.github/rekindle.yml': DISPATCH };
      await github.commit(REPO, 'main', [{ files, by: 'ada', message: 'settings' }]);
      await quiet();
      expect(issues(scene).map(({ title }) => title)).toEqual([
        expect.stringContaining("'Seat map': its spec changed"),
        expect.stringContaining('Rekindle'),
      ]);
      expect(github.tip(REPO, 'refs/rekindle/keeper')).not.toBeNull();
      // An order in a comment: a commit, a dispatch, an answer, and the reaction of what is done.
      const before = github.tip(REPO, INVOICE);
      const comment = await github.acts.comment(REPO, number, 'ada', '/rekindle resume');
      await quiet();
      expect(github.tip(REPO, INVOICE)).not.toBe(before);
      expect(github.dispatches).toMatchObject([{ kind: 'repository_dispatch', name: 'rekindle-resume' }]);
      expect(reactionsOf(scene, comment)).toEqual(['+1']);
      // C01 somebody who may not: a reaction, and nothing else.
      const refused = await github.acts.comment(REPO, number, 'eve', '/start-fresh');
      await quiet();
      expect(reactionsOf(scene, refused)).toEqual(['-1']);
      // What was pushed has its check run, of our own commit as well.
      const runs = github.world.rows.checkRuns.all().filter(({ name }) => name === 'Rekindle');
      expect(runs.some(({ head_sha: sha }) => sha === github.tip(REPO, INVOICE))).toBe(true);
      const about = bot.lines.filter(({ msg }) => msg === 'worked');
      expect(about.every(({ delivery }) => typeof delivery === 'string')).toBe(true);
      // The clone of the one repository waits for the next look, and nothing else is left there.
      expect([readdirSync(join(cache, 'clones')).length, readdirSync(join(cache, 'work'))]).toEqual([1, []]);
    });
  });
});
