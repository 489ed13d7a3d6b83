// From the button to GitHub: a running bot, a person who signs in at its page, a command that is worked.
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBot, startBot } from '../../../src/app/bot.ts';
import { readSettings } from '../../../src/app/settings.ts';
import { unpaced } from '../../../src/github/client/client.ts';
import { readMarker } from '../../../src/text/comment-marker.ts';
import { DISPATCH, REPO, stand } from '../../action/stage/world.ts';
import { atNight } from '../../exhaustive.ts';
import { type Bot, plantBot } from '../../standin/bot.ts';
import type { GitHub } from '../../standin/github.ts';
import { formFor, type Visitor, visitorAt } from '../../web/page/scene.ts';
import { folder, tidy } from '../process.ts';

const INVOICE = 'feature/invoice-export';

let github: GitHub;
let app: Bot;
let bot: RunningBot;
let origin: string;
let pull: number;
let stopped = false;

/** Everything goes by the clock of the day: what signs as the App knows no other. */
beforeAll(async () => {
  github = await stand({ branches: [INVOICE], config: DISPATCH }, () => new Date());
  pull = await github.acts.pull(REPO, 'ada', { title: 'Invoices', head: INVOICE, base: 'main' });
  app = plantBot(github, { account: 'harbour' });
  const env = {
    APP_ID: String(app.id),
    PRIVATE_KEY: app.privateKey,
    WEBHOOK_SECRET: app.secret,
    GITHUB_API_URL: github.api,
    GITHUB_SERVER_URL: github.url,
    GITHUB_CLIENT_ID: app.clientId,
    GITHUB_CLIENT_SECRET: app.clientSecret,
    REKINDLE_URL: 'http://127.0.0.1:1',
    REKINDLE_DATA: folder(),
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'fatal',
  };
  bot = await startBot(readSettings(env), {
    env,
    now: Date.now,
    newId: randomUUID,
    newSecret: () => randomBytes(32).toString('base64url'),
    pace: { second: 1, queues: unpaced() },
  });
  origin = `http://127.0.0.1:${bot.port}`;
  await bot.working;
});
afterAll(async () => {
  if (!stopped) await bot.stop();
  await github.close();
  tidy();
});

/** The settings' address is another one than the port that was free: GitHub leads back to the first. */
async function as(login: string): Promise<Visitor> {
  github.signIns.login = login;
  const visitor = visitorAt(origin, 'http://127.0.0.1:1');
  expect((await visitor.signIn()).status).toBe(303);
  return visitor;
}

/** Until the page says what is waited for: it is fetched again when its stream says that something moved. */
async function until(visitor: Visitor, where: string, words: string): Promise<string> {
  for (;;) {
    const { text } = await visitor.get(where);
    if (text.includes(words)) return text;
    const [, live = ''] = /data-live="([^"]*)"/.exec(text) ?? [];
    await movedOn(visitor, live.replaceAll('&amp;', '&'));
  }
}

/** Or for a moment: that nothing is missed between a page and its stream is shown elsewhere. */
async function movedOn({ cookies }: Visitor, live: string): Promise<void> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const stop = new AbortController();
  const moment = setTimeout(() => stop.abort(), 2_000);
  try {
    const stream = await fetch(`${origin}${live}`, { headers: { cookie }, signal: stop.signal });
    let said = '';
    for await (const chunk of stream.body ?? []) {
      said += Buffer.from(chunk).toString('utf8');
      if (said.includes('event: moved')) break;
    }
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    clearTimeout(moment);
    stop.abort();
  }
}

const form = (page: string) => formFor(page, 'resume');

atNight('a button pressed twice is one command, with its answer where the card is', async () => {
  const ada = await as('ada');
  const page = await until(ada, '/', 'ai-dev-shop:003-invoice-export');
  // The id of a form may begin with hyphens, which a marker has to escape.
  const fields = { ...form(page), form: `--${randomBytes(32).toString('base64url').slice(2)}` };
  const [one, two] = await Promise.all([ada.post('/commands', fields), ada.post('/commands', fields)]);
  const where = one.headers.get('location') ?? '';
  expect([one.status, two.status, two.headers.get('location')]).toEqual([303, 303, where]);
  const settled = await until(ada, where, 'The command is settled');
  const [, address = ''] = /href="([^"]*#issuecomment-\d+)"/.exec(settled) ?? [];
  expect(address).toMatch(new RegExp(`^${github.url}/${REPO}/issues/${pull}#issuecomment-\\d+$`));
  expect(github.dispatches).toHaveLength(1);
  const keys = github.world.rows.comments.all().map(({ body }) => readMarker(body)?.key ?? '');
  expect(keys.filter((key) => key.startsWith('page-'))).toEqual([`page-${fields.form}`]);
  // Another form of the same page is another wish; the state has moved, so that nothing is done.
  const again = await ada.post('/commands', { ...fields, form: randomBytes(32).toString('base64url') });
  await until(ada, again.headers.get('location') ?? '', 'The command is settled');
  expect(github.dispatches).toHaveLength(1);
  expect(github.problems).toEqual([]);
});

atNight('who may only read is refused when it is worked, and GitHub hears nothing of it', async () => {
  const eve = await as('eve');
  const before = github.world.rows.comments.all().length;
  const fields = form(await until(eve, '/', 'ai-dev-shop:003-invoice-export'));
  const { headers } = await eve.post('/commands', fields);
  const settled = await until(eve, headers.get('location') ?? '', 'The command is settled');
  expect(settled).toContain('eve needs the role write');
  expect(github.world.rows.comments.all()).toHaveLength(before);
});

atNight('a branch that is pushed to is shown as it is now, without a sweep', async () => {
  const ada = await as('ada');
  const path = 'specs/003-invoice-export/.pipeline-state.md';
  const text = (await github.file(REPO, INVOICE, path)) ?? '';
  const over = text.replace(/- status: .*/, '- status: CANCELLED');
  expect(over).not.toBe(text);
  github.acts.rewire(app.id, { url: `${origin}/api/github/webhooks`, secret: app.secret });
  github.hooks.automatic(true);
  await github.commit(REPO, INVOICE, [{ files: { [path]: over }, by: 'ada' }]);
  await github.hooks.idle();
  await until(ada, '/?all', 'cancelled');
});

test('the bot ends while a page is open', async () => {
  const ada = await as('ada');
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const stream = await fetch(`${origin}/events`, { headers: { cookie } });
  expect(stream.status).toBe(200);
  stopped = true;
  expect(await bot.stop()).toBe(true);
  await stream.text();
});
