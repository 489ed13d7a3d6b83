// The bot's page for people: who is signed in sees the workflows and projects of what GitHub lets them see.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { WorldError } from '../../model/errors.ts';
import type { VisibleRepository } from '../../model/github/person.ts';
import { pageAt } from '../../model/version.ts';
import { senderOf } from '../client-address.ts';
import { SCRIPT, SCRIPT_PATH } from './assets/script.ts';
import { STYLE, STYLE_PATH } from './assets/style.ts';
import { commandPage } from './command-view.ts';
import { formIn, give } from './give-command.ts';
import { type Html, html } from './html.ts';
import { documentOf, notice } from './layout.ts';
import { type Listing, listPage } from './list-view.ts';
import { LIMITS, type PageOptions } from './page-options.ts';
import { type PageAnswer, respond, seeOther } from './respond.ts';
import { type SignedIn, type SignedInPeople, type SignInTrouble, signedInPeople } from './signed-in.ts';
import { openStreams, type Streams } from './stream.ts';

export interface WebPage {
  /** `false`: not a path of the page, and nothing was done; `true`: it is answered. Never rejects. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Ends the streams, and opens no more. */
  readonly stop: () => void;
}

/** A request on its way. */
interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly options: PageOptions;
  readonly people: SignedInPeople;
  readonly streams: Streams;
  /** Counts a command of this person; an answer where they are too many. */
  readonly counted: (person: SignedIn) => Promise<PageAnswer | null>;
}

/** `null`: it was answered as a stream. */
type Handler = (asked: Asked) => Promise<PageAnswer | null>;

interface PageRoute {
  readonly path: RegExp;
  /** For the log, which never has what a stranger wrote. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly handle: Handler;
}

const ROUTES: readonly PageRoute[] = [
  { path: /^\/$/, name: '/', method: 'GET', handle: list },
  { path: /^\/login$/, name: '/login', method: 'GET', handle: signIn },
  { path: /^\/login\/callback$/, name: '/login/callback', method: 'GET', handle: signedBack },
  { path: /^\/logout$/, name: '/logout', method: 'POST', handle: signOut },
  { path: /^\/events$/, name: '/events', method: 'GET', handle: stream },
  { path: /^\/commands$/, name: '/commands', method: 'POST', handle: command },
  { path: /^\/commands\/[\w-]{43}$/, name: '/commands/{form}', method: 'GET', handle: fate },
];

/** Public: whether a path is the page's, so that nothing else may stand there. */
export const isPagePath = (path: string): boolean =>
  path.startsWith('/assets/') || ROUTES.some((one) => one.path.test(path));

const ASSETS: ReadonlyMap<string, PageAnswer> = new Map([
  [STYLE_PATH, asset(STYLE, 'text/css; charset=utf-8')],
  [SCRIPT_PATH, asset(SCRIPT, 'text/javascript; charset=utf-8')],
]);

/** Its address is made of its text, so that it never changes. */
function asset(body: string, type: string): PageAnswer {
  return { status: 200, body, type, headers: { 'cache-control': 'public, max-age=31536000, immutable' } };
}

/** The page over a store, GitHub and a session's secrets; without `people` it says what is missing. */
export function createPage(options: PageOptions): WebPage {
  const { limits = LIMITS } = options;
  const people = options.people && signedInPeople(options, options.people);
  const streams = people && openStreams(options, people, limits);
  const pace = {
    client: new RateLimiterMemory({ points: limits.client, duration: 60 }),
    signIns: new RateLimiterMemory({ points: limits.signIns, duration: 60 }),
    commands: new RateLimiterMemory({ points: limits.commands, duration: 60 }),
  };
  const taken = (kind: keyof typeof pace, of: string): Promise<PageAnswer | null> =>
    pace[kind].consume(of).then(() => null, tooMany);
  const counted = async (request: IncomingMessage, path: string): Promise<PageAnswer | null> => {
    const sender = senderOf(request, options.proxyHeader);
    // That GitHub leads back is the end of a sign-in, and not another one.
    const kind = path === '/login' ? 'signIns' : 'client';
    return taken(kind, sender);
  };
  const answered = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const route = ROUTES.find((one) => one.path.test(path));
    if (!isMethod(request, route?.method ?? 'GET')) return notAllowed(route?.method ?? 'GET');
    const fixed = ASSETS.get(path);
    if (fixed) return fixed;
    if (!route) return plain(404, 'There is nothing here', ['Found no such page.']);
    const refusal = await counted(request, path);
    if (refusal) return refusal;
    if (!people || !streams) return route.name === '/' ? missing(options) : unconfigured();
    const query = new URLSearchParams(request.url?.split('?').slice(1).join('?'));
    const given = ({ session }: SignedIn) => taken('commands', `${session.userId}`);
    return route.handle({ request, response, path, query, options, people, streams, counted: given });
  };
  return {
    stop: () => streams?.stop(),
    async answer(request, response) {
      const [path = '/'] = (request.url ?? '/').split('?');
      if (!isPagePath(path)) return false;
      const begun = options.now();
      const answer = await answered(request, response, path).catch((error: unknown) =>
        trouble(error, options),
      );
      if (answer) respond(request, response, options, answer);
      const name = ROUTES.find((one) => one.path.test(path))?.name ?? '/assets';
      const ms = Math.max(0, options.now() - begun);
      options.log.info({ method: request.method, route: name, status: answer?.status ?? 200, ms }, 'page');
      return true;
    },
  };
}

const isMethod = ({ method = '' }: IncomingMessage, expected: 'GET' | 'POST'): boolean =>
  method === expected || (expected === 'GET' && method === 'HEAD');

const notAllowed = (method: 'GET' | 'POST'): PageAnswer => {
  const allow = method === 'GET' ? 'GET, HEAD' : method;
  return { ...plain(405, 'That cannot be done here', [`Expected ${allow}.`]), headers: { allow } };
};

function tooMany(left: unknown): PageAnswer {
  if (!(left instanceof RateLimiterRes)) throw left;
  const wait = Math.max(1, Math.ceil(left.msBeforeNext / 1000));
  const then = `Nothing was done. Wait ${wait} seconds, then load the page again.`;
  const said = plain(429, 'Too many requests', [then]);
  return { ...said, headers: { 'retry-after': String(wait) } };
}

interface Shown {
  readonly title: string;
  readonly main: Html;
  readonly live?: string;
}

const whole = (status: number, { title, main, live = '' }: Shown, person: SignedIn | null): PageAnswer => ({
  status,
  body: documentOf({
    title,
    main,
    live: live === '' ? null : live,
    person: person && { login: person.login, token: person.formToken },
  }),
});

/** A page that says one thing. */
const plain = (
  status: number,
  heading: string,
  sentences: readonly string[],
  link: Parameters<typeof notice>[2] = { href: '/', text: 'To the list' },
): PageAnswer => whole(status, { title: heading, main: notice(heading, sentences, link) }, null);

const SIGN_IN = { href: '/login', text: 'Sign in with GitHub' } as const;

/** The log has what happened; strangers are told what to do. */
function trouble(error: unknown, { log }: PageOptions): PageAnswer {
  if (error instanceof WorldError && error.refused === 'token')
    return plain(401, 'Sign in again', ['GitHub does not take your sign-in any more.'], SIGN_IN);
  if (error instanceof WorldError) {
    log.warn({}, `the page could not ask GitHub: ${error.message}`);
    return plain(503, 'GitHub does not answer', [
      'Nothing is shown that cannot be looked up. Load the page again later.',
    ]);
  }
  log.error({ err: error }, 'the page could not answer');
  return plain(500, 'Something went wrong here', [
    'The log of the bot says what. Load the page again later.',
  ]);
}

function missing({ missing: names }: PageOptions): PageAnswer {
  const main = html`
    <h1>The page is not set up</h1>
    <p>This is the bot of Rekindle. It works, but no one can sign in here: these settings are missing.</p>
    <ul>${names.map((name) => html`<li><code>${name}</code></li>`)}</ul>
    <p><a href="${pageAt('docs/app.md')}#the-page" rel="noreferrer">How they are set</a></p>`;
  return whole(200, { title: 'Not set up', main }, null);
}

const unconfigured = (): PageAnswer => plain(404, 'The page is not set up', ['No one can sign in here.']);

const isQuiet = ({ headers }: IncomingMessage): boolean => headers['x-rekindle-update'] !== undefined;

async function list({ request, query, options, people }: Asked): Promise<PageAnswer> {
  const person = await people.of(request, isQuiet(request));
  if (person === null) return welcome();
  // Before the rows are read: what moves meanwhile is told once the page is open.
  const [newest] = await options.projects.movesSince(0, 1);
  const listing = await listingFor(await people.repositories(person), query.has('all'), options);
  const { now, serverUrl, newSecret } = options;
  const frame = { now: now(), serverUrl, token: person.formToken, newId: newSecret };
  return whole(
    200,
    { title: 'Workflows', main: listPage(listing, frame), live: `/events?since=${newest?.id ?? 0}` },
    person,
  );
}

function welcome(): PageAnswer {
  const sentences = [
    'Work of coding agents that was interrupted: where it stands, what it waits for, what can be done.',
    'Sign in to see it for the repositories that you may see.',
  ];
  return whole(200, { title: 'Sign in', main: notice('Interrupted workflows', sentences, SIGN_IN) }, null);
}

/** Rows that are shown at most. */
const MOST_ROWS = 500;

async function listingFor(
  visible: readonly VisibleRepository[],
  all: boolean,
  { projects }: PageOptions,
): Promise<Listing> {
  const places = visible.map(({ id, owner, name }) => ({ id, repository: `${owner}/${name}` }));
  const rows = await projects.inRepositories(places, MOST_ROWS + 1);
  const gates = new Map((await projects.gates({ open: true })).map((gate) => [gate.projectId, gate]));
  const kept = rows.slice(0, MOST_ROWS);
  const repositories = places
    .map((place) => ({
      ...place,
      rows: kept.filter(({ project: { repositoryId, repository } }) =>
        repositoryId === null
          ? repository?.toLowerCase() === place.repository.toLowerCase()
          : repositoryId === place.id,
      ),
    }))
    .filter((one) => one.rows.length > 0)
    .toSorted((a, b) => (a.repository.toLowerCase() < b.repository.toLowerCase() ? -1 : 1));
  return { repositories, visible: visible.length, gates, cut: rows.length > MOST_ROWS, all };
}

async function signIn({ people }: Asked): Promise<PageAnswer> {
  const { location, cookie } = people.begin();
  return { status: 302, headers: { location, 'set-cookie': [cookie] } };
}

const TROUBLES: Readonly<Record<SignInTrouble, readonly string[]>> = {
  refused: ['GitHub says that you did not agree. Nothing was kept.'],
  'not-begun-here': [
    'It was not begun in this browser, or more than ten minutes ago. Nothing was kept. Sign in again.',
  ],
  'not-taken': ['GitHub does not take what it gave us (any more). Sign in again.'],
};

async function signedBack({ request, query, people }: Asked): Promise<PageAnswer> {
  const end = await people.end(request, query);
  if (typeof end === 'string')
    return {
      ...plain(400, 'You are not signed in', TROUBLES[end], SIGN_IN),
      headers: { 'set-cookie': [people.forgotten] },
    };
  return seeOther('/', [people.forgotten, end.cookie]);
}

async function signOut({ request, options, people }: Asked): Promise<PageAnswer> {
  const person = await people.of(request, false);
  if (person === null) return seeOther('/');
  const form = await formIn(request, options, person);
  if (!(form instanceof URLSearchParams))
    return whole(form.status, { title: 'Refused', main: form.main }, person);
  return seeOther('/', [await people.signOut(person)]);
}

async function command({ request, options, people, counted }: Asked): Promise<PageAnswer> {
  const person = await people.of(request, false);
  if (person === null) return plain(401, 'Sign in first', ['You are not signed in (any more).'], SIGN_IN);
  const refusal = await counted(person);
  if (refusal) return refusal;
  const form = await formIn(request, options, person);
  const end = form instanceof URLSearchParams ? await give(form, person, people, options) : form;
  return 'main' in end ? whole(end.status, { title: 'Refused', main: end.main }, person) : end;
}

const formOf = (path: string): string => path.slice('/commands/'.length);

async function fate({ request, path, options, people }: Asked): Promise<PageAnswer> {
  const person = await people.of(request, isQuiet(request));
  if (person === null) return plain(401, 'Sign in first', ['You are not signed in (any more).'], SIGN_IN);
  const form = formOf(path);
  const found = await options.fateOf(form);
  // What somebody else gave is not there.
  if (found === null || found.command.userId !== person.session.userId)
    return plain(404, 'There is no such command', ['It is not yours, or it was forgotten after a week.']);
  const live = `/events?form=${form}&state=${found.state}`;
  return whole(200, { title: 'A command', main: commandPage(found, options.serverUrl), live }, person);
}

async function stream({ request, response, query, people, streams }: Asked): Promise<PageAnswer | null> {
  const person = await people.of(request, true);
  if (person === null) return { status: 401, type: 'text/plain; charset=utf-8', body: 'Sign in first.\n' };
  if (request.method === 'HEAD') return { status: 200, type: 'text/event-stream; charset=utf-8' };
  const since = /^\d{1,15}$/.test(query.get('since') ?? '') ? Number(query.get('since')) : null;
  const shown = { since, form: query.get('form'), state: query.get('state') ?? '' };
  if (streams.open(person, shown, request, response)) return null;
  return {
    status: 503,
    type: 'text/plain; charset=utf-8',
    body: 'Too many streams are open.\n',
    headers: { 'retry-after': '30' },
  };
}
