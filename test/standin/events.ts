// Webhook payloads as Actions puts them at GITHUB_EVENT_PATH, from GitHub's own examples and this world's
// things.
import { createRequire } from 'node:module';
import { type Event, made, type Show, type Told } from './happenings.ts';
import type { Identity, Permissions } from './identity.ts';
import { type Fields, fields, isFields, list, word } from './json.ts';
import { account } from './people.ts';
import { repositoryNamed } from './repositories.ts';
import { walk } from './walk.ts';
import type { World } from './world.ts';

const examples: unknown = createRequire(import.meta.url)('@octokit/webhooks-examples');

/** GitHub's example of an event; its organization and installation are not ours. */
function example(name: string, action?: string): Fields {
  const all = list(
    list(examples)
      .map(fields)
      .find((one) => one['name'] === name)?.['examples'],
  ).map(fields);
  const found = all.find((one) => action === undefined || one['action'] === action) ?? all[0] ?? {};
  const { organization: _organization, installation: _installation, ...rest } = found;
  return rest;
}

const SEES_ALL: Permissions = {
  actions: 'read',
  administration: 'read',
  checks: 'read',
  contents: 'read',
  issues: 'read',
  pull_requests: 'read',
};

/** How the interface shows a thing to somebody who may see all. */
export const showing =
  (world: World): Show =>
  async (pathname) => {
    const identity: Identity = {
      token: '',
      kind: 'app',
      login: 'octocat',
      client: '',
      permissions: SEES_ALL,
      repos: null,
      app: null,
    };
    const headers = { 'user-agent': 'events' };
    const query = new URLSearchParams();
    return fields((await walk(world, { method: 'GET', pathname, query, headers, raw: '', identity })).body);
  };

/** Things that replace the example's whole; of others we say some fields only. */
const WHOLE: ReadonlySet<string> = new Set(['comment', 'issue', 'pull_request', 'inputs']);

/** Fields of ours over the example's. */
const over = (base: Fields, ours: Fields): Fields =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(ours)])].map((name) => {
      const both = isFields(base[name]) && isFields(ours[name]) && !WHOLE.has(name);
      return [name, both ? { ...fields(base[name]), ...fields(ours[name]) } : (ours[name] ?? base[name])];
    }),
  );

/** The event of something that happened in a repository, called by its full name. */
export async function eventOf(world: World, fullName: string, told: Told): Promise<Event> {
  const show = showing(world);
  const repo = repositoryNamed(world, fullName);
  const actor = ('by' in told ? told.by : undefined) ?? 'octocat';
  const happened = await made({ world, repo, show }, told);
  const action = 'action' in told ? told.action : undefined;
  const base = told.name === 'schedule' ? {} : example(told.name, action ?? word(happened.payload['action']));
  const repository = await show(`/repos/${repo.full_name}`);
  const sender = told.name === 'schedule' ? {} : { sender: account(world, actor) };
  const payload = { ...over(base, happened.payload), repository, ...sender };
  return { ...happened, name: told.name, payload, repository: repo.full_name, actor };
}
