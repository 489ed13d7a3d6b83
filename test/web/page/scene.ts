// The page on a real server over a real store, GitHub's stand-in with its sign-in, and a browser's manners.

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULTS } from '../../../src/config/config.ts';
import { unpaced } from '../../../src/github/client/client.ts';
import { peopleOnGitHub } from '../../../src/github/client/oauth.ts';
import type { Store } from '../../../src/model/bot/store.ts';
import type { PeopleOnGitHub } from '../../../src/model/github/person.ts';
import { idOf, keepFound, type ProjectLocation } from '../../../src/modes/project/upsert-workflows.ts';
import type { ScanWorkflow } from '../../../src/report/scan/scan.ts';
import { openStore } from '../../../src/store/open.ts';
import { createPage, type WebPage } from '../../../src/web/page/page.ts';
import type { PageCommand, PageCommandFate, PageOptions } from '../../../src/web/page/page-options.ts';
import { workflowOf } from '../../report/sample.ts';
import { type Bot, plantBot } from '../../standin/bot.ts';
import { type GitHub, startGitHub } from '../../standin/github.ts';

export const NOW = Date.parse('2026-11-27T00:00:00.000Z');

export interface Scene {
  readonly github: GitHub;
  readonly bot: Bot;
  readonly store: Store;
  readonly page: WebPage;
  readonly origin: string;
  readonly given: PageCommand[];
  readonly fates: Map<string, PageCommandFate>;
  readonly logged: unknown[];
  /** The page's clock. */
  now: number;
  visitor(): Visitor;
  /** Puts a workflow into the store as a sweep of its repository does; the project's id. */
  found(repository: string, over?: Partial<ScanWorkflow>, more?: Partial<ProjectLocation>): Promise<string>;
  close(): Promise<void>;
}

/** What stands between the page and the stand-in. */
interface Through {
  readonly through?: (people: PeopleOnGitHub) => PeopleOnGitHub;
}

/** Ada may write in `harbour/tides`, bob may read it; `harbour/vault` is carol's alone. */
export async function openScene(over: Partial<PageOptions> & Through = {}): Promise<Scene> {
  const github = await startGitHub();
  const only = (roles: Readonly<Record<string, 'write' | 'read'>>) => ({ private: true, roles });
  await github.seed(
    { owner: 'harbour', name: 'tides', ...only({ ada: 'write', bob: 'read' }) },
    { owner: 'harbour', name: 'vault', ...only({ carol: 'write' }) },
  );
  const bot = plantBot(github, { account: 'harbour' });
  const folder = mkdtempSync(path.join(tmpdir(), 'rekindle-page-'));
  const store = await openStore({ file: path.join(folder, 'page.db') });
  const server = createServer((request, response) => {
    void page.answer(request, response).then((ours) => ours || response.writeHead(299).end('not ours'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [given, fates, logged] = [[] as PageCommand[], new Map<string, PageCommandFate>(), [] as unknown[]];
  const say = (about: object, message: string) => void logged.push({ ...about, message });
  const page = createPage({
    origin,
    serverUrl: github.url,
    people: (over.through ?? ((same) => same))(
      peopleOnGitHub({
        clientId: bot.clientId,
        clientSecret: bot.clientSecret,
        serverUrl: github.url,
        apiUrl: github.api,
        pace: { second: 1, queues: unpaced() },
      }),
    ),
    missing: [],
    projects: store.projects,
    sessions: store.sessions,
    give: async (command) => {
      given.push(command);
      fates.set(command.form, fateOf(command));
    },
    fateOf: async (form) => fates.get(form) ?? null,
    proxyHeader: null,
    now: () => scene.now,
    newSecret: () => randomBytes(32).toString('base64url'),
    log: { info: say, warn: say, error: say },
    limits: {
      client: 100_000,
      signIns: 100_000,
      commands: 100_000,
      streams: [2, 3],
      look: 3_600_000,
      beat: 3_600_000,
      patience: 3_600_000,
    },
    ...over,
  });
  const scene: Scene = {
    github,
    bot,
    store,
    page,
    origin,
    given,
    fates,
    logged,
    now: NOW,
    visitor: () => visitorAt(origin),
    found: (repository, changes = {}, more = {}) => foundIn(scene, repository, changes, more),
    async close() {
      page.stop();
      await closed(server);
      await store.close();
      await github.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return scene;
}

const fateOf = ({ repository: { owner, name }, ...command }: PageCommand): PageCommandFate => ({
  command: { ...command, repository: `${owner}/${name}` },
  state: 'waiting',
  reason: null,
});

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function foundIn(
  { store, github, now }: Scene,
  repository: string,
  changes: Partial<ScanWorkflow>,
  more: Partial<ProjectLocation>,
): Promise<string> {
  const row = github.world.rows.repos.all().find(({ full_name: name }) => name === repository);
  const where = { repository, repositoryId: row?.id ?? 0, config: DEFAULTS, now, ...more };
  const one = workflowOf(changes);
  await keepFound({ workflows: [one] }, where, store.projects);
  return idOf(one, where);
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A browser as far as cookies and forms go. It follows nothing by itself. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  get(where: string, headers?: Readonly<Record<string, string>>, method?: string): Promise<Reply>;
  /** As a browser sends a form of the page itself. */
  post(
    where: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string | null>>,
  ): Promise<Reply>;
  /** By way of the stand-in, as the person who sits there. What came back from the last step. */
  signIn(): Promise<Reply>;
  /** The same up to where GitHub sends the browser: path and query. */
  toGitHubAndBack(): Promise<string>;
}

/** `known`: the address that GitHub leads back to, where it is another one. */
export function visitorAt(origin: string, known = origin): Visitor {
  const cookies = new Map<string, string>();
  const send = async (where: string, init: RequestInit): Promise<Reply> => {
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Record<string, string>), ...(jar === '' ? {} : { cookie: jar }) };
    const response = await fetch(`${origin}${where}`, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = '', seconds = ''] = /^([^=]+)=([^;]*);.*Max-Age=(\d+)/.exec(line) ?? [];
      if (seconds === '0') cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const visitor: Visitor = {
    cookies,
    get: (where, headers = {}, method = 'GET') => send(where, { method, headers }),
    post(where, fields, headers = {}) {
      const all = { origin: 'null', 'sec-fetch-site': 'same-origin', ...headers };
      const given = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
      return send(where, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...(Object.fromEntries(given) as Record<string, string>),
        },
      });
    },
    async toGitHubAndBack() {
      const begun = await visitor.get('/login');
      const asked = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' });
      return (asked.headers.get('location') ?? '').slice(known.length);
    },
    signIn: async () => visitor.get(await visitor.toGitHubAndBack()),
  };
  return visitor;
}

const entity = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** The fields of a page's form that asks for a command, for a project where one is named. */
export function formFor(page: string, command: string, project = ''): Record<string, string> {
  const forms = page.match(/<form[\s\S]*?<\/form>/g) ?? [];
  const asks = (one: string) => one.includes(`name="command" value="${command}"`);
  const form = forms.find((one) => asks(one) && one.includes(`name="project" value="${project}`)) ?? '';
  const inputs = form.match(/<input type="hidden"[^>]*>/g) ?? [];
  return Object.fromEntries(
    inputs.map((input) => [
      entity(/name="([^"]*)"/.exec(input)?.[1] ?? ''),
      entity(/value="([^"]*)"/.exec(input)?.[1] ?? ''),
    ]),
  );
}

/** The word for forms that a page carries. */
export const tokenOf = (page: string): string => /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
