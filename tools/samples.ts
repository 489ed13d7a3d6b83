// Puts real output into the docs: the demo's repository, scanned, and what is posted; --check: what is stale.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { githubSamples } from './github-samples.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const POSTED = path.join(ROOT, 'docs/github');

/** Runs the command line in a folder. */
function rekindle(cwd: string, ...args: readonly string[]): void {
  const cli = path.join(ROOT, 'src/cli.ts');
  const { status, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  if (status !== 0 && status !== 1) throw new Error(`rekindle ${args.join(' ')}: ${stderr}`);
}

/** The pages of `docs/github` by their names, made from a demo repository that is gone afterwards. */
async function samples(): Promise<Readonly<Record<string, string>>> {
  const temp = mkdtempSync(path.join(tmpdir(), 'rekindle-samples-'));
  const dir = path.join(temp, 'shop');
  try {
    rekindle(temp, 'demo', '--keep', dir);
    return await githubSamples(dir);
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

/** What each page is, for the list of them. */
function titlePage(pages: Readonly<Record<string, string>>): string {
  const list = Object.keys(pages).map((name) => `- [${name}](${name}.md)`);
  return [
    '# What Rekindle writes on GitHub\n',
    'Each page is one text as it is posted, made by `npm run docs` from real states: the workflows of',
    "`rekindle demo` and of the tests' fixtures. CI compares them with what the code writes.\n",
    ...list,
    '',
  ].join('\n');
}

const [option] = process.argv.slice(2);
if (option !== undefined && option !== '--check') throw new Error('usage: node tools/samples.ts [--check]');
const posted = await samples();
const pages = Object.entries({ README: titlePage(posted), ...posted });
const wanted = new Map(pages.map(([name, text]) => [path.join(POSTED, `${name}.md`), text]));
const there = readdirSync(POSTED).map((name) => path.join(POSTED, name));
const surplus = there.filter((file) => !wanted.has(file));
const stale = [...wanted].filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
if (option === undefined) {
  for (const [file, text] of stale) writeFileSync(file, text);
  for (const file of surplus) rmSync(file);
} else if (stale.length + surplus.length > 0) {
  const names = [...stale.map(([file]) => file), ...surplus].map((file) => path.relative(ROOT, file));
  process.stderr.write(`${names.join(', ')}: samples are stale. Run "npm run docs".\n`);
  process.exitCode = 1;
}
