// The bot's webhooks beside those of an empty Probot app: the same stream, time and CPU until the answer.
import { fork } from 'node:child_process';
import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startServer } from '../test/postgres/server.ts';
import { median } from './measure.mjs';

const SERVING = fileURLToPath(new URL('./serving.mjs', import.meta.url));
const SECRET = 'the secret of the measurement';
const AT_ONCE = 16;
/** Webhooks, and the repositories that they are about. */
const [WARM_UP, MEASURED, REPOSITORIES] = [1_000, 5_000, 40];

/** A payload as GitHub documents it, of an App that is installed. */
function example() {
  const { resolve } = createRequire(import.meta.url);
  const file = resolve('@octokit/webhooks-examples/api.github.com/index.json');
  const { examples } = JSON.parse(readFileSync(file, 'utf8')).find(({ name }) => name === 'issue_comment');
  return examples.find(({ action, installation }) => action === 'created' && installation);
}

/** Comments that differ, from 13 to 20 kB: each an order of the bot's, or none of its business. */
function letters(count, said) {
  const like = example();
  return Array.from({ length: count }, (_, at) => {
    const id = 1_000_000 + at;
    const repository = { ...like.repository, id: 5_000 + (at % REPOSITORIES) };
    const issue = { ...like.issue, body: 'What was found. '.repeat(at % 380) };
    const user = { ...like.comment.user, type: 'User' };
    const comment = { ...like.comment, id, user, body: said, performed_via_github_app: null };
    const body = Buffer.from(JSON.stringify({ ...like, repository, issue, comment }));
    const signature = `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`;
    return { id: randomUUID(), body, signature };
  });
}

function send({ id, body, signature }, port, agent) {
  return new Promise((done, fail) => {
    const asked = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/github/webhooks',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': body.length,
          'user-agent': 'GitHub-Hookshot/57a4d1b',
          'x-github-delivery': id,
          'x-github-event': 'issue_comment',
          'x-hub-signature-256': signature,
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => done(answer.statusCode));
      },
    );
    asked.on('error', fail);
    asked.end(body);
  });
}

/** Sends all, so many at a time; how long each took until it was answered, in milliseconds. */
async function stream(all, port) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const times = [];
  const left = all.values();
  const sender = async () => {
    for (const letter of left) {
      const start = performance.now();
      const status = await send(letter, port, agent);
      times.push(performance.now() - start);
      if (status !== 200 && status !== 202) throw new Error(`a webhook was answered with ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  agent.destroy();
  return times.sort((a, b) => a - b);
}

/** What the bot asks of GitHub when it starts: nothing was missed, and it is installed nowhere. */
async function openGitHub() {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('[]');
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** One process from its start to its end: microseconds of CPU an event, and the times of its answers. */
async function serve(env, parts) {
  const child = fork(SERVING, [], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const heard = () =>
    new Promise((done, fail) => {
      child.once('message', done);
      child.once('exit', (code) => fail(new Error(`what was measured ended with ${code}`)));
    });
  const told = (word) => {
    const answer = heard();
    child.send(word);
    return answer;
  };
  try {
    const { port } = await heard();
    const found = {};
    for (const [name, { warm, measured }] of Object.entries(parts)) {
      await stream(warm, port);
      await told('begin');
      const times = await stream(measured, port);
      const { cpu } = await told('end');
      const at = (part) => times[Math.floor(times.length * part)];
      found[name] = { cpu: cpu / measured.length, p50: at(0.5), p99: at(0.99) };
    }
    return found;
  } finally {
    const ended = new Promise((done) => child.once('exit', done));
    if (child.exitCode === null && child.kill('SIGKILL')) await ended;
  }
}

async function createDatabase(server, name) {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return server.url(name);
}

/** `null`: there is no PostgreSQL on this machine, and none that was installed. */
async function postgres() {
  try {
    return await startServer();
  } catch (error) {
    console.error(`PostgreSQL is left out: ${error.message}`);
    return null;
  }
}

/** Each round the empty app and ours in turn, so that a busy moment meets all of them alike. */
async function webhooks(count) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rekindle-bench-bot-'));
  const [github, server] = [await openGitHub(), await postgres()];
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    APP_ID: '1',
    PRIVATE_KEY: privateKey,
    WEBHOOK_SECRET: SECRET,
    GITHUB_API_URL: github.url,
    GITHUB_SERVER_URL: github.url,
  };
  const partOf = (said) => ({ warm: letters(WARM_UP, said), measured: letters(MEASURED, said) });
  const [order, talk] = ['/resume', 'Looks good to me, thank you!'].map(partOf);
  const parts = { relevant: order, ignored: talk };
  const rounds = [];
  try {
    for (let round = 0; round < count; round++) {
      const found = {
        empty: await serve({ ...env, SERVING: 'empty' }, parts),
        SQLite: await serve({ ...env, REKINDLE_DATA: path.join(folder, `data-${round}`) }, parts),
      };
      if (server) {
        const DATABASE_URL = await createDatabase(server, `bench_${round}`);
        found.PostgreSQL = await serve({ ...env, DATABASE_URL }, { relevant: order });
      }
      rounds.push(found);
    }
  } finally {
    github.close();
    await server?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  return rounds;
}

/** Targets of a relevant webhook: processor time, and the slowest of a hundred answers. */
const TARGETS = { cpu: 1.1, p50: null, p99: 1.3 };

/** One run tells of both kinds. */
let measured = null;

async function hook(kind, { rounds }) {
  measured ??= webhooks(rounds);
  const found = await measured;
  const stores = Object.keys(found[0]).filter((store) => found[0][store][kind] && store !== 'empty');
  return stores.flatMap((store) =>
    Object.entries(TARGETS).map(([what, target]) => ({
      what: `${what} to an empty Probot app, ${store}`,
      value: median(found.map((round) => round[store][kind][what] / round.empty[kind][what])),
      target: kind === 'relevant' ? target : null,
    })),
  );
}

export const hooks = {
  'hook.relevant': (at) => hook('relevant', at),
  'hook.ignored': (at) => hook('ignored', at),
};
