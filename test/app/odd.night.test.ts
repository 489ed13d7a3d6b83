// What befalls a bot that runs: another name, an Action beside it, hours in which nobody was at home.
import { afterAll, expect, test } from 'vitest';
import { DISPATCH, NOW, REPO, stand, tokenOf } from '../action/stage/world.ts';
import { atNight } from '../exhaustive.ts';
import { runAction } from '../standin/action.ts';
import { plantBot } from '../standin/bot.ts';
import { type BotProcess, connected, envFor, folder, settled, startProcess, tidy, wire } from './process.ts';

afterAll(tidy);

const INVOICE = 'feature/invoice-export';
const CLOCK = new URL('../../tools/demo/clock.mjs', import.meta.url).href;
const HOUR = 3_600_000;

async function onStage() {
  const time = { ahead: NOW - Date.now() };
  const clock = () => new Date(Date.now() + time.ahead);
  const github = await stand({ branches: [INVOICE], config: DISPATCH }, clock);
  const bodies = (number: number) =>
    github.world.rows.comments.all().flatMap((one) => (one.issue_number === number ? [one.body] : []));
  const pull = () => github.acts.pull(REPO, 'ada', { title: 'Invoices', head: INVOICE, base: 'main' });
  return { github, time, bodies, pull };
}

atNight('C13 what is tried again lets other orders of its repository go on', async ({ expect: own }) => {
  const { github, time, bodies, pull } = await onStage();
  const { bot } = await connected(github, { account: 'harbour', ahead: time.ahead });
  try {
    await bot.begun();
    const number = await pull();
    await settled(github, bot);
    const talk = await github.acts.issue(REPO, 'ada', { title: 'Tides', body: 'When?' });
    github.fault({ on: ({ path }) => path.includes(`/issues/${talk}`), kind: '500', times: 1_000_000 });
    await github.acts.comment(REPO, talk, 'ada', '/rekindle help');
    await own.poll(() => bot.lines.some(({ outcome }) => outcome === 'again')).toBe(true);
    const second = await github.acts.comment(REPO, number, 'ada', '/rekindle help');
    await own.poll(() => bodies(number)).toHaveLength(2);
    const reacted = () => github.world.extras.reactions.filter(({ target }) => target === second);
    await own.poll(() => reacted().map(({ content }) => content)).toEqual(['+1']);
    const waiting = async () => (await bot.metrics()).get('rekindle_deliveries{state="waiting"}');
    await own.poll(waiting).toBe(1);
  } finally {
    await bot.kill();
    await github.close();
  }
});

atNight('W09 W10 an Action beside it is silent; renamed and given away it is the same', async () => {
  const { github, time, bodies, pull } = await onStage();
  const { bot } = await connected(github, { account: 'harbour', ahead: time.ahead });
  try {
    await bot.begun();
    await settled(github, bot);
    const event = await github.event(REPO, { name: 'schedule' });
    const before = github.calls.length;
    const ended = await runAction(github, {
      event,
      token: tokenOf('sweep'),
      mode: 'sweep',
      inputs: {},
      env: { NODE_OPTIONS: `--import=${CLOCK}`, DEMO_CLOCK_AHEAD: String(time.ahead) },
    });
    expect([ended.status, ended.stdout]).toEqual([0, expect.stringContaining('looks after this repository')]);
    expect(github.calls.slice(before).map(({ kind }) => kind)).toEqual(['graphql']);
    const number = await pull();
    await settled(github, bot);
    github.acts.rename(REPO, 'coast', 'bob');
    await github.acts.comment('harbour/coast', number, 'ada', '/rekindle help');
    await settled(github, bot);
    expect(bodies(number)).toEqual(['/rekindle help', expect.stringContaining('/resume')]);
    const lanes = new Set(bot.lines.flatMap(({ msg, repository }) => (msg === 'worked' ? [repository] : [])));
    expect(lanes).toEqual(new Set([REPO, 'harbour/coast']));
    expect(github.problems).toEqual([]);
  } finally {
    await bot.kill();
    await github.close();
  }
});

test.concurrent('W06 what was written while nobody was at home', async () => {
  const { github, time, bodies, pull } = await onStage();
  const app = plantBot(github, { account: 'harbour' });
  const data = { REKINDLE_DATA: folder() };
  const start = async (): Promise<BotProcess> => {
    const bot = await startProcess({ ...envFor(github, app, time.ahead), ...data });
    wire(github, app, bot);
    return bot;
  };
  let bot = await start();
  try {
    await bot.begun();
    const number = await pull();
    await settled(github, bot);
    expect(await bot.stop()).toBe(0);
    // Hours later the one is old, the other is new: both are fetched, and only one is carried out.
    await github.acts.comment(REPO, number, 'ada', '/rekindle resume');
    time.ahead += 2 * HOUR;
    await github.acts.comment(REPO, number, 'ada', '/rekindle status');
    await github.hooks.idle();
    bot = await start();
    await bot.begun();
    await settled(github, bot);
    const answers = bodies(number).filter((body) => body.startsWith('<!-- rekindle:v1'));
    expect(answers, bot.said()).toEqual([
      expect.stringContaining('This was written more than 1 hour ago'),
      expect.stringContaining('003-invoice-export'),
    ]);
    expect(github.dispatches).toEqual([]);
    expect(github.problems).toEqual([]);
    expect(await bot.stop()).toBe(0);
  } finally {
    await bot.kill();
    await github.close();
  }
});
