// The start of the bot within this process: active projects without a heartbeat are recovered by themselves.
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startBot } from '../../src/app/bot.ts';
import type { Bot } from '../../src/app/bot-context.ts';
import { workerOn } from '../../src/app/events/process-delivery.ts';
import { readSettings } from '../../src/app/settings.ts';
import type { ProjectStatus } from '../../src/model/bot/project.ts';
import { openStore } from '../../src/store/open.ts';
import { plantBot } from '../standin/bot.ts';
import { startGitHub } from '../standin/github.ts';
import { type Env, folder, tidy } from './process.ts';

afterAll(tidy);

const [MINUTE, DAY] = [60_000, 86_400_000];
const TOKEN = 'a-token-for-tests-0123456789';
const NOW = Date.parse('2026-11-27T12:00:00.000Z');

type Row = readonly [task: string, minutes: number, status?: ProjectStatus];
/** What each project reported last, how long ago. */
const ROWS: readonly Row[] = [
  ['silent', 16],
  ['for_days', (9 * DAY) / MINUTE],
  ['at_the_limit', 15],
  ['alive', 14],
  ['paused', 600, 'paused'],
  ['completed', 600, 'completed'],
  ['failed', 600, 'failed'],
];

/** Starts a bot over those rows; `kinds`: what the history of each says once nothing waits any more. */
async function started(env: Env = {}) {
  const data = folder();
  const before = await openStore({ file: `${data}/rekindle.db` });
  const ids = new Map<string, string>();
  for (const [task, minutes, status = 'active'] of ROWS) {
    const [id, at] = [randomUUID(), new Date(NOW - minutes * MINUTE).toISOString()];
    ids.set(task, id);
    const nowhere = { goal: null, repository: null, repositoryId: null, ref: null, workflow: null };
    await before.projects.create({ id, ...nowhere, createdAt: at });
    const row = { currentTaskId: task, currentAgentId: 'ada', lastAction: 'Created a.py', metadata: {} };
    await before.projects.setState({ projectId: id, ...row, status, updatedAt: at }, null);
  }
  await before.close();
  const github = await startGitHub({ now: () => new Date(NOW) });
  const app = plantBot(github, { account: 'harbour' });
  const given = {
    APP_ID: String(app.id),
    PRIVATE_KEY: app.privateKey,
    WEBHOOK_SECRET: app.secret,
    GITHUB_API_URL: github.api,
    GITHUB_SERVER_URL: github.url,
    REKINDLE_DATA: data,
    REKINDLE_API_TOKEN: TOKEN,
    PORT: '1',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    ...env,
  };
  const settings = { ...readSettings(given), port: 0 };
  const bots: Bot[] = [];
  const world = {
    env: given,
    now: () => NOW,
    newId: randomUUID,
    newSecret: () => randomBytes(32).toString('base64url'),
  };
  const running = await startBot(settings, world, (bot) => {
    bots.push(bot);
    return workerOn(bot);
  });
  await running.working;
  const [{ store } = expect.unreachable('a bot that works')] = bots;
  const kinds = async (task: string) => {
    const lines = await store.projects.history(ids.get(task) ?? '', 9);
    return lines.map(({ kind }) => kind).toReversed();
  };
  const settled = async (count: number) => {
    for (;;) {
      const { waiting, done } = await store.inbox.figures();
      if (waiting === 0 && done >= count) return;
      await new Promise((next) => setTimeout(next, 5));
    }
  };
  const post = async (task: string, where: string) => {
    const url = `http://127.0.0.1:${running.port}/api/projects/${ids.get(task)}/${where}`;
    const answer = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${TOKEN}` } });
    const said: unknown = await answer.json();
    return said;
  };
  const stop = async () => {
    await running.stop();
    await github.close();
  };
  return { kinds, settled, post, stop };
}

const RECOVERED = ['recovery', 'task_assigned'];

test('at the start, all without a heartbeat for 15 minutes; by the API, any active one at once', async () => {
  const { kinds, settled, post, stop } = await started();
  await settled(3);
  for (const task of ['silent', 'for_days', 'at_the_limit'])
    expect([task, await kinds(task)]).toEqual([task, RECOVERED]);
  for (const task of ['alive', 'paused', 'completed', 'failed'])
    expect([task, await kinds(task)]).toEqual([task, []]);
  expect(await post('paused', 'recover')).toEqual({ success: false, message: 'Project not active' });
  expect(await post('alive', 'recover')).toEqual({ success: true, message: 'Recovery begun' });
  await settled(4);
  expect(await kinds('alive')).toEqual(RECOVERED);
  await stop();
});

test('the setting says after how long', async () => {
  const { kinds, settled, stop } = await started({ REKINDLE_STALE_AFTER: '2d' });
  await settled(1);
  expect(await kinds('for_days')).toEqual(RECOVERED);
  for (const task of ['silent', 'alive']) expect([task, await kinds(task)]).toEqual([task, []]);
  await stop();
});
