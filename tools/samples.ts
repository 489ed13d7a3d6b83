// Puts real output into the README: the demo's repository, scanned; --check says whether it is stale instead.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const PAGE = path.join(ROOT, 'README.md');
const PLACE = /^<!-- sample:([a-z]+) -->\n[\s\S]*?^<!-- \/sample -->$/gm;
/** The moment at which the demo's clock stands. */
const NOW = '2026-11-27T00:00:00Z';

/** What the command line prints in a folder. */
function rekindle(cwd: string, ...args: readonly string[]): string {
  const cli = path.join(ROOT, 'src/cli.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  if (status !== 0 && status !== 1) throw new Error(`rekindle ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** Each sample by its name, made from a demo repository that is gone afterwards. */
function samples(): Readonly<Record<string, string>> {
  const temp = mkdtempSync(path.join(tmpdir(), 'rekindle-samples-'));
  const dir = path.join(temp, 'shop');
  try {
    rekindle(temp, 'demo', '--keep', dir);
    const scan = ['scan', '--branch', 'feature/seat-map', '--now', NOW];
    const card = ['scan', '--branch', 'feature/user-auth', '--now', NOW, '--stale-after', '2w'];
    const report = rekindle(dir, ...card, '--output', 'markdown');
    return {
      scan: `\`\`\`text\n${rekindle(dir, ...scan).trim()}\n\`\`\``,
      card: quote(report.slice(report.indexOf('### ')).trim()),
    };
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

/** As a quotation, so that its headings are not the page's. */
function quote(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

const [option] = process.argv.slice(2);
const page = readFileSync(PAGE, 'utf8');
const texts = samples();
const fresh = page.replaceAll(PLACE, (_, name: string) => {
  const text = texts[name];
  if (text === undefined) throw new Error(`README.md: there is no sample ${name}`);
  return `<!-- sample:${name} -->\n${text}\n<!-- /sample -->`;
});
if (option === undefined) writeFileSync(PAGE, fresh);
else if (option !== '--check') throw new Error('usage: node tools/samples.ts [--check]');
else if (fresh !== page) {
  process.stderr.write('README.md: its samples are stale. Run "npm run docs".\n');
  process.exitCode = 1;
}
