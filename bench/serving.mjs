// What is measured while it answers webhooks: the bot with its work held back, or an empty Probot app.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createNodeMiddleware, createProbot } from 'probot';
import { startBot } from '../src/app/bot.ts';
import { readSettings } from '../src/app/settings.ts';

const { env } = process;

/** What an author begins with: a server of one's own, Probot's middleware, a handler that does nothing. */
async function empty() {
  const probot = createProbot({ env: { LOG_LEVEL: 'info', LOG_FORMAT: 'json', ...env } });
  const answer = await createNodeMiddleware((app) => app.on('issue_comment.created', async () => {}), {
    probot,
    webhooksPath: '/api/github/webhooks',
  });
  const server = createServer((request, response) => {
    void answer(request, response, () => response.writeHead(404).end());
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return server.address().port;
}

/** All of it but what stands behind the answer: nothing is read or worked before it is known how. */
async function bot() {
  const held = () => new Promise(() => {});
  const world = { env, now: Date.now, newId: randomUUID };
  const { port } = await startBot(readSettings(env), world, held);
  return port;
}

const port = await (env.SERVING === 'empty' ? empty() : bot());

let begun = process.cpuUsage();
process.on('message', (word) => {
  if (word === 'begin') begun = process.cpuUsage();
  const { user, system } = process.cpuUsage(begun);
  process.send({ cpu: user + system });
});
process.on('disconnect', () => process.exit());
process.send({ port });
