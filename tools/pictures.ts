// Draws the README's pictures from real output, light and dark, in Chromium; --all DIR: every sample.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

const ROOT = path.resolve(import.meta.dirname, '..');
const PICTURES = path.join(ROOT, 'docs/pictures');
const POSTED = path.join(ROOT, 'docs/github');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Pixels. A comment on GitHub is about as wide as the first. */
const WIDTH = { comment: 880, terminal: 1_220 } as const;
/** Pixels; what is longer is cut, as nobody looks at it as a picture. */
const HIGHEST = 4_000;
/** Where Debian, Ubuntu and macOS have it; `CHROMIUM` names another. */
const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--hide-scrollbars',
];

interface Picture {
  readonly name: string;
  /** Pixels. */
  readonly width: number;
  /** Inside the page's body. */
  readonly html: string;
}

/** A terminal that shows this text. */
function terminal(name: string, command: string, text: string): Picture {
  const shown = `$ ${command}\n${text.trimEnd()}\n`;
  return { name, width: WIDTH.terminal, html: `<pre class="terminal">${escaped(shown)}</pre>` };
}

/** A comment on GitHub with this body; folded parts stay folded. */
function comment(name: string, markdown: string): Picture {
  const html = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
  });
  return { name, width: WIDTH.comment, html: `<div class="comment">${html}</div>` };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const STYLE = `
body { margin: 0; padding: 16px; }
.comment { border: 1px solid #8886; border-radius: 6px; padding: 16px; }
.markdown-body .terminal { margin: 0; padding: 20px; border-radius: 8px; font-size: 13px; line-height: 1.45; }
`;

function pageOf({ html }: Picture, theme: Theme): string {
  const sheet = `node_modules/github-markdown-css/github-markdown-${theme}.css`;
  const css = readFileSync(path.join(ROOT, sheet), 'utf8');
  const height = '<script>document.title = String(document.documentElement.scrollHeight)</script>';
  const head = `<!doctype html><meta charset="utf-8"><style>${css}${STYLE}</style>`;
  return `${head}<body class="markdown-body">${html}${height}`;
}

/** The first browser that answers. @throws Error that says what to install */
function browser(): string {
  const named = process.env['CHROMIUM'];
  const found = (named ? [named] : BROWSERS).find(
    (one) => spawnSync(one, ['--version'], { stdio: 'ignore' }).status === 0,
  );
  if (found) return found;
  const how = 'Debian: apt-get install chromium fonts-noto-color-emoji';
  throw new Error(`no Chromium found: install it (${how}), or name it by CHROMIUM.`);
}

/** Draws one page as it is, as high as it is. */
function draw(chromium: string, width: number, page: string, target: string): void {
  const at = pathToFileURL(page).href;
  const dom = run(chromium, [...QUIET, `--window-size=${width},600`, '--dump-dom', at]);
  const height = Number(/<title>(\d+)<\/title>/.exec(dom)?.[1] ?? 600);
  const size = `--window-size=${width},${Math.min(height, HIGHEST)}`;
  run(chromium, [...QUIET, size, '--force-device-scale-factor=1.5', `--screenshot=${target}`, at]);
}

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  return stdout;
}

/** What `rekindle list` prints in the demo's repository, at the moment at which the demo's clock stands. */
function listed(): string {
  const temp = mkdtempSync(path.join(tmpdir(), 'rekindle-pictures-'));
  const dir = path.join(temp, 'shop');
  const cli = path.join(ROOT, 'src/cli.ts');
  try {
    run(process.execPath, [cli, 'demo', '--keep', dir]);
    return run(process.execPath, [cli, 'list', dir, '--now', '2026-11-27T00:00:00Z']);
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

function drawAll(pictures: readonly Picture[], folder: string): void {
  const chromium = browser();
  const temp = mkdtempSync(path.join(tmpdir(), 'rekindle-pictures-'));
  mkdirSync(folder, { recursive: true });
  try {
    for (const picture of pictures)
      for (const theme of THEMES) {
        const page = path.join(temp, 'page.html');
        writeFileSync(page, pageOf(picture, theme));
        draw(chromium, picture.width, page, path.join(folder, `${picture.name}-${theme}.png`));
      }
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
  console.log(`${pictures.length * THEMES.length} pictures in ${folder}.`);
}

const [option, folder] = process.argv.slice(2);
if (option === '--all' && folder !== undefined) {
  const pages = readdirSync(POSTED).filter((name) => name.endsWith('.md') && name !== 'README.md');
  drawAll(
    pages.map((name) => comment(name.replace(/\.md$/, ''), readFileSync(path.join(POSTED, name), 'utf8'))),
    path.resolve(folder),
  );
} else if (option === undefined) {
  const card = readFileSync(path.join(POSTED, 'card-wait-awaiting-answer.md'), 'utf8');
  drawAll([terminal('terminal', 'rekindle list', listed()), comment('card', card)], PICTURES);
} else {
  console.error('Usage: npm run pictures [-- --all DIR]');
  process.exitCode = 2;
}
