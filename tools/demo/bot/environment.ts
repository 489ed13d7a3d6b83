// The environment of the bot's part of the story: a repository without a config, an App that is not installed
// yet, and the built bot as a process beside the stand-in.
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { AI_DEV_SHOP } from '../../../src/demo/ai-dev-shop.ts';
import { ORDER, PULL, PLACE as SHOP } from '../../../src/demo/github-scenario.ts';
import { atDay } from '../../../src/demo/story.ts';
import { type BotProcess, type Env, envFor, startProcess, wire } from '../../../test/app/process.ts';
import { type Bot, plantBot } from '../../../test/standin/bot.ts';
import { folder } from '../../../test/standin/checkout.ts';
import type { Files } from '../../../test/standin/commits.ts';
import type { Ground, Place } from '../environment.ts';

const NAME = 'harbour';
const REPO = `${SHOP.owner}/${NAME}`;

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** What an orchestrator's agents left on a branch of their own. */
export const LOGIN = {
  branch: 'feature/staff-login',
  file: 'staff/auth.py',
  text: ['"""Sign-in of the staff."""', ...STEPS.map((at) => `def step_${at}(name):\n    return name`)].join(
    '\n\n\n',
  ),
} as const;

/** Orchestrators say who they are with it; no one else reaches this machine's own address. */
const API_TOKEN = 'the-token-of-the-demonstration';

export interface Port extends Place {
  readonly app: Bot;
  /** The one that runs now. */
  readonly bot: () => BotProcess;
  /** Starts it, once more with what it had; the milliseconds that this took. */
  readonly start: (more?: Env) => Promise<number>;
  /** A request to the bot's API; what it answered. @throws Error where it refuses */
  readonly ask: (method: string, path: string, body?: unknown) => Promise<unknown>;
  readonly end: () => Promise<void>;
}

const [INVOICES] = AI_DEV_SHOP;

/** Seeds the repository and the App; nothing runs yet. */
export async function prepareBot({ github, ahead }: Ground): Promise<Port> {
  const branch = (daysAgo: number, message: string, files: Files) => ({
    commits: [{ at: new Date(atDay(daysAgo)).toISOString(), message, files }],
  });
  const [stopped] = INVOICES?.commits ?? [];
  await github.seed({
    owner: SHOP.owner,
    name: NAME,
    branches: {
      main: branch(60, 'a small harbour', { 'README.md': '# Harbour\n' }),
      [PULL.branch]: branch(stopped?.daysAgo ?? 1, stopped?.message ?? '', stopped?.files ?? {}),
      [LOGIN.branch]: branch(4, 'wip: sign-in', { [LOGIN.file]: LOGIN.text }),
    },
    roles: { [ORDER.by]: ORDER.role, [PULL.by]: 'write' },
  });
  const { by, title, branch: head, base } = PULL;
  const pull = await github.acts.pull(REPO, by, { title, head, base });
  const app = plantBot(github);
  const data = folder();
  let running: BotProcess | null = null;
  const bot = () => {
    if (running === null) throw new Error('the bot does not run');
    return running;
  };
  return {
    github,
    repo: REPO,
    pull,
    app,
    bot,
    async start(more = {}) {
      const begun = performance.now();
      const env = { REKINDLE_DATA: join(data, 'data'), REKINDLE_API_TOKEN: API_TOKEN, ...more };
      running = await startProcess({ ...envFor(github, app, ahead), ...env });
      wire(github, app, running);
      // What it looks for by itself when it begins comes after its first words.
      while (!running.lines.some(({ round }) => round === 'projects')) await later(20);
      return performance.now() - begun;
    },
    async ask(method, path, body) {
      const answer = await fetch(`${bot().url}${path}`, {
        method,
        headers: { authorization: `Bearer ${API_TOKEN}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      return JSON.parse(text);
    },
    async end() {
      await running?.kill();
    },
  };
}
