// What each command loads of its bundle, counted on the built copy: writes the table of docs/benchmarks.md.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeRepository } from '../bench/make-repo.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const DIST = path.join(ROOT, 'dist');
export const PAGE = path.join(ROOT, 'docs/benchmarks.md');
const PLACE = /^<!-- loaded -->\n[\s\S]*?^<!-- \/loaded -->$/m;

/** Scripts of one start, and what they come to in KiB, rounded. */
interface Loaded {
  readonly what: string;
  readonly scripts: number;
  readonly kibibytes: number;
}

type Start = readonly [what: string, door: 'cli' | 'action' | 'app', ...args: readonly string[]];

/** Each start, in a repository with one interrupted workflow. */
const STARTS: readonly Start[] = [
  ['`--version`', 'cli', '--version'],
  ['`--help`', 'cli', '--help'],
  ['`list`', 'cli', 'list'],
  ['`scan`', 'cli', 'scan'],
  ['`scan --output json`', 'cli', 'scan', '--output', 'json'],
  ['`scan --output html`', 'cli', 'scan', '--output', 'html'],
  ['`doctor`', 'cli', 'doctor'],
  ['`brief`', 'cli', 'brief'],
  ['`resume --dry-run`', 'cli', 'resume', '--dry-run'],
  ['`hook session-start`', 'cli', 'hook', 'session-start'],
  ['`mcp`', 'cli', 'mcp'],
  ['the Action until it has read its inputs', 'action'],
  ['the bot until it says what it lacks', 'app'],
];

/** Scripts below dist/ that a process loaded, by Node's own record of what it ran. */
function scriptsOf(coverage: string): ReadonlySet<string> {
  const records = readdirSync(coverage).map((name) => readFileSync(path.join(coverage, name), 'utf8'));
  const urls = records.flatMap((text) => {
    const { result } = JSON.parse(text) as { result: readonly { readonly url: string }[] };
    return result.map(({ url }) => url).filter((url) => url.startsWith('file:'));
  });
  return new Set(urls.map((url) => fileURLToPath(url)).filter((file) => file.startsWith(DIST + path.sep)));
}

/** Starts a door of the built copy in a repository, and counts what it loaded. */
function loadedBy([what, door, ...args]: Start, home: string): Loaded {
  const coverage = mkdtempSync(path.join(home, 'ran-'));
  const env = { PATH: process.env['PATH'], HOME: home, NODE_V8_COVERAGE: coverage, INPUT_MODE: 'odd' };
  const entry = path.join(DIST, door, 'index.js');
  const { error } = spawnSync(process.execPath, [entry, ...args], {
    cwd: path.join(home, 'repository'),
    env,
    input: '',
  });
  if (error) throw error;
  const scripts = [...scriptsOf(coverage)];
  if (!scripts.includes(entry)) throw new Error(`${what}: dist/${door}/index.js was not run.`);
  const bytes = scripts.reduce((sum, file) => sum + statSync(file).size, 0);
  return { what, scripts: scripts.length, kibibytes: Math.round(bytes / 1024) };
}

/** What each start loads of the built copy. */
export function allLoaded(): readonly Loaded[] {
  const home = mkdtempSync(path.join(tmpdir(), 'rekindle-loaded-'));
  try {
    makeRepository(path.join(home, 'repository'), { branches: 1, files: 25, workflows: 1, carrying: 0 });
    return STARTS.map((start) => loadedBy(start, home));
  } finally {
    rmSync(home, { recursive: true });
  }
}

/**
 * A page's text with the table made again.
 * @throws Error where the page has no place for it
 */
export function withLoaded(page: string, all: readonly Loaded[]): string {
  if (!PLACE.test(page)) throw new Error('docs/benchmarks.md: no place for the table of what is loaded.');
  const rows = all.map(({ what, scripts, kibibytes }) => `| ${what} | ${scripts} | ${kibibytes} |`);
  const lines = ['| start | scripts | KiB |', '|---|---:|---:|', ...rows];
  return page.replace(PLACE, () => ['<!-- loaded -->', ...lines, '<!-- /loaded -->'].join('\n'));
}

if (import.meta.main) writeFileSync(PAGE, withLoaded(readFileSync(PAGE, 'utf8'), allLoaded()));
