// The bot as a process of its own: the committed bundle, its store, and the story's day by its clock.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPILED } from '../compiled.ts';
import { type Bot, plantBot } from '../standin/bot.ts';
import type { GitHub } from '../standin/github.ts';

const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const BUNDLE = join(ROOT, 'dist/app/index.js');
const CLOCK = new URL('../../tools/demo/clock.mjs', import.meta.url).href;

const folders: string[] = [];
/** A folder that `tidy` removes. */
export function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'rekindle-app-'));
  folders.push(dir);
  return dir;
}
export function tidy(): void {
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true, force: true });
}

export interface Line {
  readonly msg?: string;
  readonly [name: string]: unknown;
}

export interface BotProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it logged, a line each. */
  readonly lines: readonly Line[];
  readonly said: () => string;
  /** The figures at /metrics by name and labels, as they are printed. */
  metrics(): Promise<ReadonlyMap<string, number>>;
  /** Until it has made its first round of each kind. */
  begun(): Promise<void>;
  /** Until nothing waits in the inbox. */
  drained(): Promise<void>;
  /** SIGTERM; the exit status. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
}

export type Env = Readonly<Record<string, string>>;

/** What it needs to know of an App on the stand-in. `ahead`: milliseconds that its clock is ahead. */
export const envFor = (github: GitHub, app: Bot, ahead = 0): Env => ({
  APP_ID: String(app.id),
  PRIVATE_KEY: app.privateKey,
  WEBHOOK_SECRET: app.secret,
  GITHUB_API_URL: github.api,
  GITHUB_SERVER_URL: github.url,
  NODE_OPTIONS: `--import=${CLOCK}`,
  DEMO_CLOCK_AHEAD: String(ahead),
});

/** Starts it and waits until it listens. @throws Error with what it said where it ends before */
export async function startProcess(env: Env): Promise<BotProcess> {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [BUNDLE], {
    cwd: folder(),
    env: {
      PATH,
      HOME: folder(),
      TMPDIR: tmpdir(),
      NODE_COMPILE_CACHE: COMPILED,
      PORT: '0',
      HOST: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: Line[] = [];
  let raw = '';
  let rest = '';
  // 'exit' may come before the last of what it wrote has been read.
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)));
  const listening = new Promise<number>((done, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      raw += chunk;
      const all = (rest + chunk).split('\n');
      rest = all.pop() ?? '';
      for (const text of all) {
        const line = parsed(text);
        if (line) lines.push(line);
        if (line?.msg === 'listening') done(Number(line['port']));
      }
    });
    child.stderr.on('data', (chunk: Buffer) => {
      raw += chunk;
    });
    void ended.then((code) => fail(new Error(`the bot ended with ${code}:\n${raw}`)));
  });
  const url = `http://127.0.0.1:${await listening}`;
  const metrics = async () => figuresIn(await (await fetch(`${url}/metrics`)).text());
  return {
    url,
    child,
    lines,
    said: () => raw,
    metrics,
    async begun() {
      const rounds = () => new Set(lines.flatMap(({ round }) => (typeof round === 'string' ? [round] : [])));
      while (rounds().size < 5) await pause(40);
    },
    async drained() {
      while (((await metrics()).get('rekindle_deliveries{state="waiting"}') ?? 1) > 0) await pause(REST);
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Milliseconds between two looks at the figures: they cost a bot more than most of what it waits for. */
const REST = 250;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

function parsed(text: string): Line | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const figuresIn = (page: string): ReadonlyMap<string, number> =>
  new Map(
    page.split('\n').flatMap((line) => {
      const [, name, value] = /^([^#\s]\S*) (\S+)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, Number(value)] as const];
    }),
  );

/** An App that is installed, a bot that runs, and webhooks from the one to the other. */
export async function connected(
  github: GitHub,
  { account, ahead = 0, env = {} }: { readonly account: string; readonly ahead?: number; readonly env?: Env },
): Promise<{ readonly app: Bot; readonly bot: BotProcess }> {
  const app = plantBot(github, { account });
  const bot = await startProcess({ ...envFor(github, app, ahead), ...env });
  wire(github, app, bot);
  return { app, bot };
}

export function wire(github: GitHub, app: Bot, bot: Pick<BotProcess, 'url'>): void {
  github.acts.rewire(app.id, { url: `${bot.url}/api/github/webhooks`, secret: app.secret });
  github.hooks.automatic(true);
}

/** Until GitHub has told everything, the bot has worked it, and nothing new came of that. */
export async function settled(github: GitHub, bot: BotProcess): Promise<void> {
  for (let quiet = 0; quiet < 2; ) {
    const before = github.calls.length;
    await github.hooks.idle();
    await bot.drained();
    quiet = github.calls.length === before ? quiet + 1 : 0;
    if (quiet === 1) await pause(100);
  }
}
