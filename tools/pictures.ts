// Draws the pictures of the README and of the HTML report from real output; --all DIR: every sample.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { Browser } from 'playwright-core';
import { openChromium } from './chromium.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const PICTURES = path.join(ROOT, 'docs/pictures');
const POSTED = path.join(ROOT, 'docs/github');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Pixels. A comment on GitHub is about as wide as the first. */
const WIDTH = { comment: 880, terminal: 1_220 } as const;
/** Pixels; what is longer is cut, as nobody looks at it as a picture. */
const HIGHEST = 4_000;

interface Picture {
  readonly name: string;
  /** Pixels. */
  readonly width: number;
  /** Pixels of it that are shown; absent: as high as it is, up to a limit. */
  readonly height?: number;
  /** What is clicked before; absent: nothing. */
  readonly click?: string;
  /** The page; it may be another for each theme. */
  readonly page: (theme: Theme) => string;
}

/** A terminal that shows this text. */
function terminal(name: string, command: string, text: string): Picture {
  const shown = `$ ${command}\n${text.trimEnd()}\n`;
  return onGitHub(name, WIDTH.terminal, `<pre class="terminal">${escaped(shown)}</pre>`);
}

/** A comment on GitHub with this body; folded parts stay folded. */
function comment(name: string, markdown: string): Picture {
  const html = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
  });
  return onGitHub(name, WIDTH.comment, `<div class="comment">${html}</div>`);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const STYLE = `
body { margin: 0; padding: 16px; }
.comment { border: 1px solid #8886; border-radius: 6px; padding: 16px; }
.markdown-body .terminal { margin: 0; padding: 20px; border-radius: 8px; font-size: 13px; line-height: 1.45; }
`;

/** What stands in a page's body, in GitHub's style. */
function onGitHub(name: string, width: number, html: string): Picture {
  const page = (theme: Theme) => {
    const sheet = `node_modules/github-markdown-css/github-markdown-${theme}.css`;
    const css = readFileSync(path.join(ROOT, sheet), 'utf8');
    const head = `<!doctype html><meta charset="utf-8"><style>${css}${STYLE}</style>`;
    return `${head}<body class="markdown-body">${html}`;
  };
  return { name, width, page };
}

/** The HTML report on a telephone and on a desk: what waits for a person. */
function reports(html: string): readonly Picture[] {
  const about = { height: 1_000, click: 'label:has(#d2)', page: () => html };
  return [360, 1_200].map((width) => ({ ...about, name: `report-${width}`, width }));
}

function run(command: string, args: readonly string[], cwd: string): string {
  const how = { cwd, encoding: 'utf8', maxBuffer: 1 << 26 } as const;
  const { status, stdout, stderr } = spawnSync(command, args, how);
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  return stdout;
}

/** What commands print in the demo's repository, at the moment at which the demo's clock stands. */
function printed(...commands: readonly (readonly string[])[]): readonly string[] {
  const temp = mkdtempSync(path.join(tmpdir(), 'rekindle-pictures-'));
  const dir = path.join(temp, 'shop');
  const cli = path.join(ROOT, 'src/cli.ts');
  const clock = ['--now', '2026-11-27T00:00:00Z', '--fail-on', 'none'];
  try {
    run(process.execPath, [cli, 'demo', '--keep', dir], temp);
    return commands.map((typed) => run(process.execPath, [cli, ...typed, ...clock], dir));
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

async function drawAll(pictures: readonly Picture[], folder: string): Promise<void> {
  const chromium = await openChromium();
  mkdirSync(folder, { recursive: true });
  try {
    for (const one of pictures)
      for (const theme of THEMES)
        await draw(chromium, one, theme, path.join(folder, `${one.name}-${theme}.png`));
  } finally {
    await chromium.close();
  }
  console.log(`${pictures.length * THEMES.length} pictures in ${folder}.`);
}

/** Draws one page as it is, as high as it is. */
async function draw(chromium: Browser, picture: Picture, theme: Theme, target: string): Promise<void> {
  const { width, height } = picture;
  const page = await chromium.newPage({
    viewport: { width, height: 100 },
    deviceScaleFactor: height === undefined ? 1.5 : 1,
    colorScheme: theme,
  });
  await page.setContent(picture.page(theme));
  if (picture.click !== undefined) await page.locator(picture.click).click();
  const whole = await page.evaluate<number>('document.documentElement.scrollHeight');
  const high = height ?? Math.min(HIGHEST, whole);
  await page.screenshot({ path: target, fullPage: true, clip: { x: 0, y: 0, width, height: high } });
  await page.close();
}

const [option, folder] = process.argv.slice(2);
if (option === '--all' && folder !== undefined) {
  const pages = readdirSync(POSTED).filter((name) => name.endsWith('.md') && name !== 'README.md');
  await drawAll(
    pages.map((name) => comment(name.replace(/\.md$/, ''), readFileSync(path.join(POSTED, name), 'utf8'))),
    path.resolve(folder),
  );
} else if (option === undefined) {
  const card = readFileSync(path.join(POSTED, 'card-wait-awaiting-answer.md'), 'utf8');
  const [list = '', html = ''] = printed(['list'], ['scan', '--all-branches', '--output', 'html']);
  const pictures = [terminal('terminal', 'rekindle list', list), comment('card', card), ...reports(html)];
  await drawAll(pictures, PICTURES);
} else {
  console.error('Usage: npm run pictures [-- --all DIR]');
  process.exitCode = 2;
}
