// Plays the days of seed 003's projects: reported by the API, a bot that is killed twice, one that goes on.
import { randomUUID } from 'node:crypto';
import { plantBot } from '../standin/bot.ts';
import { type GitHub, startGitHub } from '../standin/github.ts';
import { type BotProcess, type Env, envFor, type Line, startProcess, wire } from './process.ts';

const REPO = 'harbour/tides';
/** Its config names no dispatch. */
const PLAIN = 'harbour/plain';
const BROKEN = 'harbour/broken';
const TOKEN = 'a-token-for-tests-0123456789';
const CONFIG = 'dispatch:\n  repository-dispatch: rekindle-resume\n';
const AGENT = 'on:\n  repository_dispatch:\n    types: [rekindle-resume]\n';
const code = (count: number) => 'x = 1\n'.repeat(count);
const FILES = {
  '.github/rekindle.yml': CONFIG,
  '.github/workflows/agent.yml': AGENT,
  'src/app.py': code(40),
  'src/login.py': code(100),
  'tests/test_app.py': code(10),
};

/** By task: where it is, agent, last action, and what differs. */
const PROJECTS: Readonly<
  Record<string, readonly [repository: string, agent: string, action: string, status?: string]>
> = {
  task_1: [REPO, 'backend_dev', 'Assigned task_1 to backend_dev'],
  implement_auth: [REPO, 'backend_dev', 'Created file auth.py'],
  implement_login: [PLAIN, 'backend_dev', 'Writing src/login.py'],
  run_tests: [PLAIN, 'qa_engineer', 'Running the suite'],
  deploy: [PLAIN, 'devops_agent', 'Ready for deployment', 'paused'],
  refactor_code: [REPO, 'backend_dev', 'Refactoring modules'],
  broken: [BROKEN, 'backend_dev', 'Created file auth.py'],
};

interface Details {
  readonly state: Readonly<Record<string, unknown>>;
  readonly gates: readonly { readonly issue: number | null }[];
  readonly history: readonly {
    readonly by: string;
    readonly kind: string;
    readonly details: Readonly<Record<string, unknown>>;
  }[];
}

export interface Played {
  readonly github: GitHub;
  readonly projects: ReadonlyMap<string, Details>;
  readonly ids: ReadonlyMap<string, string>;
  readonly resumes: readonly unknown[];
  /** What was logged of the project that fails. */
  readonly failed: readonly string[];
  readonly killed: boolean;
  readonly again: {
    readonly before: readonly Details[];
    readonly after: readonly Details[];
    readonly writes: readonly string[];
    /** Evaluations that the second restart kept. */
    readonly kept: unknown;
  };
  close(): Promise<void>;
}

const DAY = 86_400_000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Milliseconds: a slow machine fails nothing; what never comes is named before the runner gives up. */
const NEVER = 20 * 60_000;

async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + NEVER; Date.now() < end; await pause(50)) if (await holds()) return;
  throw new Error(`never came: ${what}`);
}

const call = async <T>(bot: BotProcess, method: string, path: string, body?: unknown): Promise<T> => {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(`${bot.url}/api/projects${path}`, { method, headers, ...sent });
  const said: T = JSON.parse(await answer.text());
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(said)}`);
  return said;
};

/** `data`: where the bot keeps what it knows. */
export async function play(data: Env): Promise<Played> {
  let ahead = 0;
  const github = await startGitHub({ now: () => new Date(Date.now() + ahead) });
  const bots: BotProcess[] = [];
  try {
    return await played(github, bots, data, (by) => {
      ahead += by;
      return ahead;
    });
  } catch (error) {
    console.error(bots.map((bot) => bot.said().slice(-20_000)).join('\n-----\n'));
    for (const bot of bots) await bot.kill();
    await github.close();
    throw error;
  }
}

async function played(
  github: GitHub,
  bots: BotProcess[],
  data: Env,
  later: (by: number) => number,
): Promise<Played> {
  const roles = { ada: 'write' } as const;
  await github.seed(
    ...['tides', 'broken'].map((name) => ({
      owner: 'harbour',
      name,
      roles,
      branches: { main: { files: FILES } },
    })),
    {
      owner: 'harbour',
      name: 'plain',
      branches: { main: { files: { ...FILES, '.github/rekindle.yml': 'stale-after: 3d\n' } } },
    },
  );
  const app = plantBot(github, { account: 'harbour' });
  const start = async () => {
    const own = { REKINDLE_API_TOKEN: TOKEN, REKINDLE_STALE_AFTER: '1m', ...data };
    const bot = await startProcess({ ...envFor(github, app, later(0)), ...own });
    bots.push(bot);
    return bot;
  };

  const first = await start();
  const ids = new Map(Object.keys(PROJECTS).map((task) => [task, randomUUID()] as const));
  for (const [task, id] of ids) await begin(first, task, id);
  await first.kill();

  later(DAY / 2);
  await github.commit(REPO, 'main', [
    {
      files: { 'auth.py': code(100) },
      by: 'ada',
      message: 'work',
      at: new Date(Date.now() + later(0)).toISOString(),
    },
  ]);
  github.fault({ on: ({ path }) => path.startsWith(`/repos/${BROKEN}`), kind: '500', times: 1_000_000 });
  later(DAY / 2);
  const second = await start();
  const killed = killedAtDispatch(github, second);
  await killed;

  const third = await start();
  wire(github, app, third);
  const look = async (bot = third) => lookedAt(ids, bot);
  // Told by the log: who asks the API all the time is told to wait.
  const done = () =>
    new Set(bots.flatMap(({ lines }) => lines.flatMap((line) => recoveredIn(line) ?? []))).size;
  await until('all but two are recovered', () => done() === ids.size - 2);
  const resumes = [await resume(third, ids), await resume(third, ids)];
  await until('the one that was paused goes on', () => done() === ids.size - 1);
  const issue = (await look()).get('refactor_code')?.gates[0]?.issue ?? 0;
  await github.acts.comment(REPO, issue, 'ada', '/approve');
  await until('it is decided', () => github.world.rows.issues.all().some(closed(issue)));
  const before = [...(await look()).values()];
  const failed = bots
    .flatMap(({ lines }) => lines)
    .flatMap((line) => (line['outcome'] === 'again' ? String(line['reason']) : []));
  await third.stop();

  const calls = github.calls.length;
  const fourth = await start();
  const round = () => fourth.lines.find((line) => line['round'] === 'projects');
  await until('the round of projects', () => round() !== undefined);
  await pause(500);
  const projects = await look(fourth);
  const writes = github.calls
    .slice(calls)
    .filter(({ method, path }) => method !== 'GET' && !/graphql|access_tokens/.test(path))
    .map(({ method, path }) => `${method} ${path}`);
  const again = { before, after: [...projects.values()], writes, kept: round()?.['kept'] };
  return {
    github,
    projects,
    ids,
    resumes,
    failed,
    killed: await killed,
    again,
    async close() {
      await fourth.stop();
      await github.close();
    },
  };
}

async function begin(bot: BotProcess, task: string, id: string): Promise<void> {
  const [repository, agent, last_action, status = 'active'] = PROJECTS[task] ?? [REPO, '', ''];
  await call(bot, 'POST', '', { id, goal: 'Ship the tides', repository });
  const row = { current_task_id: task, current_agent_id: agent, last_action, status };
  await call(bot, 'PUT', `/${id}/state`, row);
}

/** `true` when the process was gone before it could say what it did. */
function killedAtDispatch(github: GitHub, bot: BotProcess): Promise<boolean> {
  return new Promise((done) => {
    const end = github.watch(({ method, path }) => {
      if (method !== 'POST' || path !== `/repos/${REPO}/dispatches`) return;
      end();
      void bot.kill().then(() => done(true));
    });
  });
}

async function lookedAt(ids: Played['ids'], bot: BotProcess): Promise<Map<string, Details>> {
  const all = [...ids].map(async ([task, id]) => [task, await call<Details>(bot, 'GET', `/${id}`)] as const);
  return new Map(await Promise.all(all));
}

/** The errand of a recovery that came to its end; `null`: the line says nothing of one. */
const recoveredIn = ({ event, outcome, delivery }: Line): string | null =>
  event === 'rekindle.recover' && outcome === 'done' ? String(delivery) : null;

const resume = (bot: BotProcess, ids: Played['ids']) =>
  call(bot, 'POST', `/${ids.get('deploy') ?? ''}/resume`);

const closed =
  (issue: number) =>
  ({ number, state }: { readonly number: number; readonly state: string }) =>
    number === issue && state === 'closed';

/** What became of one project. */
export function seedsEnd({ projects, ids, github, resumes }: Played, task: string) {
  const one = projects.get(task);
  const id = ids.get(task) ?? '';
  if (!one) throw new Error(`no project ${task}`);
  const lines = one.history.toReversed();
  const decided = lines.find(({ kind }) => kind === 'recovery' || kind === 'gate_opened');
  const title = `Project ${id.slice(0, 8)} waits for a person`;
  return {
    state: one.state as { readonly last_action: string },
    gates: one.gates,
    history: lines.map(({ by, kind }) => `${by} ${kind}`),
    decision: decided?.details ?? {},
    how: lines.find(({ kind }) => kind === 'task_assigned')?.details['told'],
    told: github.dispatches
      .map(({ payload }) => payload as Readonly<Record<string, string>>)
      .filter((payload) => payload['id'] === `project-state:${id}`),
    issue: github.world.rows.issues.all().find((row) => row.title === title),
    resumes,
  };
}
