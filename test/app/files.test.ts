// The files by which the bot is registered and run, held against the code that they are about.
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SUBSCRIBED } from '../../src/app/events/classify-webhooks.ts';
import { assertNode, readSettings } from '../../src/app/settings.ts';
import { PERMISSIONS } from '../../src/report/init/workflows.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
});
const SET: Readonly<Record<string, string>> = {
  APP_ID: '1',
  WEBHOOK_SECRET: 's'.repeat(20),
  PRIVATE_KEY: Buffer.from(privateKey).toString('base64'),
  POSTGRES_PASSWORD: 'pw',
};
const settings = readSettings(SET);
/** Every variable that the settings read. */
const KNOWN = new Set(
  [...read('src/app/settings.ts').matchAll(/'([A-Z]+(?:_[A-Z]+)*)'/g)].map(([, name]) => name),
);

const app = parse(read('app.yml'));
const compose = parse(read('compose.yaml'));
/** Instructions of the Dockerfile, each as one line. */
const steps = read('Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => ({ name: line.split(' ', 1)[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
const stepsOf = (name: string) => steps.filter((one) => one.name === name).map(({ rest }) => rest);
const before = (first: string, second: string) =>
  steps.findIndex(({ name }) => name === first) < steps.findLastIndex(({ name }) => name === second);

test('app.yml asks for the events that something follows from, and no others', () => {
  expect(app.default_events).toEqual(SUBSCRIBED);
  expect(new URL(app.hook_attributes.url).pathname).toBe(settings.webhookPath);
});

test('app.yml asks for what some mode needs, at its highest, and no more', () => {
  // Without the second one GitHub does not tell of merge queues, without the third an App sees no teams.
  const needed: Record<string, string> = { metadata: 'read', merge_queues: 'read', members: 'read' };
  for (const mode of Object.values(PERMISSIONS))
    for (const [scope, level] of Object.entries(mode)) {
      const name = scope.replaceAll('-', '_');
      if (needed[name] !== 'write') needed[name] = level;
    }
  expect(app.default_permissions).toEqual(needed);
  expect(needed['contents']).toBe('write');
});

test('the image has what npm start runs, with this project’s Node', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const [command] = stepsOf('CMD');
  expect(JSON.parse(command ?? '').join(' ')).toBe(scripts.start.replace(/^exec /, ''));
  expect(stepsOf('FROM')).toEqual([expect.stringMatching(/^node:24-/)]);
  expect(() => assertNode('24.0.0')).not.toThrow();
  const copied = stepsOf('COPY').flatMap((one) => one.split(' ').slice(0, -1));
  const file = scripts.start.replace(/^exec node /, '');
  expect(copied.some((one) => file.startsWith(`${one}/`))).toBe(true);
  expect(stepsOf('COPY')).toContain('dist/app ./dist/app');
  expect(stepsOf('RUN').join()).toMatch(/\bgit\b/);
});

test('the image gets what it copies, and nothing else, from the folder', () => {
  const [all, ...listed] = read('.dockerignore').trim().split('\n');
  expect(all).toBe('*');
  const copied = stepsOf('COPY').flatMap((one) => one.split(' ').slice(0, -1));
  expect(listed.map((one) => one.replace(/^!/, '')).toSorted()).toEqual(copied.toSorted());
  expect(listed.every((one) => one.startsWith('!'))).toBe(true);
});

test('the image runs as nobody of power, and keeps its data outside', () => {
  expect(stepsOf('USER')).toEqual(['node']);
  expect(before('USER', 'CMD')).toBe(true);
  const data = `${stepsOf('WORKDIR')[0]}/${settings.dataDir}`;
  expect(stepsOf('VOLUME')).toEqual([data]);
  expect(stepsOf('RUN').join('\n')).toContain(`chown node:node ${data}`);
  expect(before('RUN', 'VOLUME')).toBe(true);
});

test('the image says whether it can work, where it listens', () => {
  const [probe = ''] = stepsOf('HEALTHCHECK');
  expect(probe).toContain('/readyz');
  expect(read('src/app/http/server.ts')).toContain("'/readyz'");
  const [, command = '[]'] = /CMD (\[.*\])$/.exec(probe) ?? [];
  const [node, flag, script] = JSON.parse(command);
  expect([node, flag]).toEqual(['node', '-e']);
  expect(() => new Script(script)).not.toThrow();
  expect(stepsOf('EXPOSE')).toEqual([String(settings.port)]);
  expect(stepsOf('ENV').join(' ')).toContain(`PORT=${settings.port}`);
});

test('every variable in compose.yaml is read by the settings, or is PostgreSQL’s own', () => {
  const { bot, database } = compose.services;
  const needed = ['APP_ID', 'WEBHOOK_SECRET', 'PRIVATE_KEY'];
  expect(Object.keys(bot.environment).filter((name) => !KNOWN.has(name))).toEqual([]);
  expect(Object.keys(bot.environment)).toEqual(expect.arrayContaining(needed));
  const postgres = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'];
  expect(Object.keys(database.environment)).toEqual(postgres);
  const asked = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)(:[-?])?/g)];
  for (const [, name = '', rule] of asked) {
    expect(KNOWN.has(name) || name === 'POSTGRES_PASSWORD', name).toBe(true);
    const isNeeded = [...needed, 'POSTGRES_PASSWORD'].includes(name);
    expect([name, rule]).toEqual([name, isNeeded ? ':?' : ':-']);
  }
});

test('what compose.yaml sets is taken: the bot starts with it', () => {
  const { bot, database } = compose.services;
  const env = Object.fromEntries(
    Object.entries<string>(bot.environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)[^}]*\}/g, (_, one: string) => SET[one] ?? ''),
    ]),
  );
  const taken = readSettings(env);
  const url = new URL(taken.databaseUrl ?? '');
  expect(url.username).toBe(database.environment.POSTGRES_USER);
  expect(url.pathname).toBe(`/${database.environment.POSTGRES_DB}`);
  expect(Object.keys(compose.services)).toContain(url.hostname);
  expect(bot.depends_on[url.hostname]).toEqual({ condition: 'service_healthy' });
  // On this machine alone: what stands before it serves the world.
  expect(bot.ports).toEqual([`127.0.0.1:${taken.port}:${taken.port}`]);
  expect([taken.model, taken.apiToken]).toEqual([null, null]);
  expect(Number.parseInt(bot.stop_grace_period, 10) * 1000).toBeGreaterThan(taken.drain);
});
