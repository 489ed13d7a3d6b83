// The live story as a person plays it: the built Action, the built bot, a stand-in, real time.
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONFIG, ORDER, PULL } from '../../src/demo/github-scenario.ts';
import { PERMISSIONS } from '../../src/report/init/workflows.ts';
import { COMPILED } from '../compiled.ts';
import { launch } from '../launcher.ts';

const DEMO = path.resolve(import.meta.dirname, '../../tools/demo.mjs');

interface Played {
  readonly out: string;
  readonly err: string;
  readonly status: number | NodeJS.Signals | null;
  /** What is left in the folder for temporary files. */
  readonly left: readonly string[];
}

/** `until`: it is interrupted once it has said so. */
async function played(until?: string): Promise<Played> {
  const temp = await mkdtemp(path.join(tmpdir(), 'rekindle-live-'));
  const child = spawn(process.execPath, [DEMO], { env: { ...process.env, TMPDIR: temp, NO_COLOR: '1' } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString('utf8');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString('utf8');
    if (until !== undefined && err.includes(until)) child.kill('SIGINT');
  });
  const status = await new Promise<Played['status']>((done) =>
    child.on('close', (code, signal) => done(signal ?? code)),
  );
  const left = await readdir(temp);
  await rm(temp, { recursive: true });
  return { out, err, status, left };
}

let story: Played;
let seconds = 0;
beforeAll(async () => {
  const begun = performance.now();
  story = await played();
  seconds = (performance.now() - begun) / 1000;
});
afterAll(() => process.stdout.write(`the live story: ${Math.round(seconds)} s\n`));

/** What is told of a step, its title left out. */
const step = (number: number): string => story.out.split(/^\d+\. .*$/m)[number] ?? '';
const count = (text: string, part: string | RegExp) => text.split(part).length - 1;

test('it comes to its end and leaves nothing behind', () => {
  expect(story.status, story.err).toBe(0);
  expect(story.left).toEqual([]);
  for (const line of CONFIG.trimEnd().split('\n')) expect(story.out).toContain(`\n    ${line}\n`);
  expect(story.out).not.toContain('\u001b');
});

test('each run has the permissions that are published for its mode', () => {
  for (const [at, mode] of [
    [1, 'check'],
    [2, 'sweep'],
    [3, 'command'],
    [4, 'command'],
  ] as const) {
    const granted = Object.entries(PERMISSIONS[mode]).map(([name, level]) => `${name}: ${level}`);
    expect(step(at)).toContain(`\n  mode ${mode} · ${granted.join(', ')}\n`);
  }
});

test('a push has its check run', () => {
  expect(count(step(1), 'The check run “Rekindle” at ')).toBe(1);
  expect(step(1)).toContain('  │ Neutral: 1 workflow is stale or abandoned.\n');
});

test('a sweep puts up one card, the dashboard and the migrations', () => {
  expect(count(step(2), '"key":"card-')).toBe(1);
  expect(step(2)).toContain('  │ ### 🟢 `Invoice export`: interrupted');
  expect(step(2)).toContain('\n  Labels of #1: rekindle: stale\n');
  expect(count(step(2), '"key":"dashboard"')).toBe(1);
  expect(step(2)).toMatch(
    /^The migration, pull request #\d+ “chore\(state\): migrate specify:12-order-export /m,
  );
  expect(step(2)).toContain('\n  │ +  rtm:\n');
});

test('an order has one commit, check run, dispatch and answer, and its card is settled', () => {
  const [, sha] = /^The commit ([0-9a-f]{12}) on (.*)$/m.exec(step(3)) ?? [];
  expect(count(step(3), /^The commit /m)).toBe(1);
  expect(step(3)).toContain('\n  │ Rekindle-Workflow: ai-dev-shop:003-invoice-export\n');
  const added = step(3).match(/^ {2}\+(?!\+).*$/gm) ?? [];
  expect(added.map((line) => line.replaceAll(/T[\d:]+Z/g, ''))).toEqual([
    '  +- last_updated_at: 2026-11-27',
    '  +- Resumed from checkpoint at 2026-11-27. Prior session ended at stage: programmer.',
  ]);
  expect(step(3)).toContain(`The check run “Rekindle” at ${sha}: success\n`);
  expect(count(step(3), 'The agent is woken: repository_dispatch “rekindle-resume”')).toBe(1);
  expect(step(3)).toMatch(new RegExp(`^ {2}ref +${PULL.branch}\\n {2}sha +${sha}[0-9a-f]{28}$`, 'm'));
  expect(count(step(3), '"key":"reply-')).toBe(1);
  expect(step(3)).toContain(`  │ **Taken up again by \`${ORDER.by}\`** with \`/resume\``);
  expect(step(3)).toContain('\n  Labels of #1: none\n');
  expect(step(3)).toMatch(/Reactions to “\/resume”\n\n {2}👍 by github-actions\[bot\]\n/);
});

test('the same event once more does nothing', () => {
  expect(step(4)).toMatch(/^ {2}\d+ requests that read, 0 that write$/m);
  expect(step(4).replaceAll(/\s+/g, ' ')).toMatch(/Nothing happens\. .* 1 reaction, .* 1 dispatch\. /);
});

const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const came = (number: number, event: string) =>
  count(step(number), new RegExp(`^ {2}in {3}202 {2}${event} +${UUID} {2}kept, done$`, 'm'));

test('the bot is installed, proposes a config, and works once it is merged', () => {
  expect(came(5, 'installation\\.created')).toBe(1);
  expect(count(step(5), 'Let Rekindle look after interrupted workflows')).toBe(1);
  expect(count(step(5), /^ {2}out {2}201 {2}POST \/pulls$/m)).toBe(1);
  expect(step(5)).not.toMatch(/POST \/(?:issues|check-runs)/);
  expect(count(step(6), /^ {2}own {7}rekindle\.sweep +done$/m)).toBe(1);
  expect(count(step(6), '"key":"card-')).toBe(1);
  expect(count(step(6), '"key":"dashboard"')).toBe(1);
});

test('the bot does what people write, once, and looks at what they push', () => {
  expect(came(7, 'issue_comment\\.created')).toBe(1);
  expect(count(step(7), /^The commit /m)).toBe(1);
  expect(count(step(7), 'The agent is woken: ')).toBe(1);
  expect(count(step(7), /^ {2}out {2}204 {2}POST \/dispatches$/m)).toBe(1);
  expect(count(step(7), '"key":"reply-')).toBe(1);
  expect(came(8, 'push')).toBe(1);
  expect(step(8)).toMatch(/^The check run “Rekindle” at [\da-f]{12}: success$/m);
});

test('killed and started again, the bot recovers what was reported, and asks people where it must', () => {
  expect(count(step(9), /^ {2}own {7}rekindle\.recover +done$/m)).toBe(2);
  expect(step(9)).toContain('\n  implement_auth: Assigned implement_auth to backend_dev\n');
  expect(count(step(9), 'The agent is woken: ')).toBe(1);
  expect(count(step(9), '"key":"gate-')).toBe(1);
  expect(came(10, 'issue_comment\\.created')).toBe(1);
  expect(step(10)).toMatch(/^Issue #\d+ is closed$/m);
  expect(step(10)).toMatch(/^ {4}\S+ {2}@ada: gate_decided$/m);
  expect(step(10)).toMatch(/^ {2}rekindle_deliveries\{state="done"\} \d+$/m);
  expect(step(10)).not.toContain('state="parked"');
  expect(step(10)).toMatch(/with status 0\.$/m);
});

test('where there is no place for it, that is said in one line', () => {
  const over = { env: { PATH: process.env['PATH'], TMPDIR: '/no/such/place', NODE_COMPILE_CACHE: COMPILED } };
  const { status, stdout, stderr } = launch(process.execPath, [DEMO], over);
  expect([status, stdout.toString(), stderr.toString()]).toEqual([
    1,
    '',
    'no folder can be made in /no/such/place. Set TMPDIR.\n',
  ]);
});

test('R01 interrupted while the Action runs, it ends by the signal and leaves nothing behind', async () => {
  const { status, left, err } = await played('POST ');
  expect([status, left]).toEqual(['SIGINT', []]);
  expect(err).not.toContain('2 of 4');
});
