// The page in a real browser: accessible, readable at every width in both schemes, and used without a script.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openChromium } from '../../../tools/chromium.ts';
import { rekindle } from '../../cli/world.ts';
import { AT, sampleRepository } from '../../commands/sample.ts';
import { atNight, exhaustive } from '../../exhaustive.ts';

const VIEWS = [360, 1200].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => [width, scheme] as const),
);

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

let started: Browser | null = null;
let chromium: Browser;
let address = '';
let folder = '';

beforeAll(async () => {
  if (!exhaustive) return;
  chromium = await openChromium();
  started = chromium;
  folder = await mkdtemp(path.join(tmpdir(), 'rekindle-page-'));
  const shop = await sampleRepository();
  const { out } = await rekindle(['scan', shop, '--all-branches', '--output', 'html', ...AT]);
  const file = path.join(folder, 'page.html');
  await writeFile(file, out);
  address = pathToFileURL(file).href;
});

afterAll(async () => {
  // Neither is there by day, nor where no browser is.
  await started?.close();
  if (folder !== '') await rm(folder, { recursive: true });
});

/** The page as it stands, and what it asked for and complained about. */
async function opened(width = 1200, colorScheme: 'light' | 'dark' = 'light', bypassCSP = false) {
  const context = await chromium.newContext({ viewport: { width, height: 800 }, colorScheme, bypassCSP });
  const page = await context.newPage();
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  page.on('console', (message) => seen.push(message.text()));
  page.on('pageerror', (error) => seen.push(String(error)));
  await page.goto(address);
  return { page, seen };
}

const unfold = (page: Page) =>
  page.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });

const shown = (page: Page) => page.locator('article:visible').count();

describe('the page', () => {
  test('cannot be tried where there is no browser, which is said with what to install', async () => {
    vi.stubEnv('CHROMIUM', path.join(tmpdir(), 'no-such-browser'));
    await expect(openChromium()).rejects.toThrow('apt-get install chromium');
  });

  for (const [width, scheme] of VIEWS)
    atNight(`${width} pixels, ${scheme}: axe finds nothing wrong`, async () => {
      const { page } = await opened(width, scheme, true);
      await unfold(page);
      await page.evaluate(axe.source);
      const violations = await page.evaluate<readonly Violation[]>(
        'axe.run(document).then(({ violations }) => violations)',
      );
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html, nodes[0]?.failureSummary])).toEqual([]);
      await page.close();
    });

  atNight('is never wider than the window, whatever is unfolded', async () => {
    const { page } = await opened();
    await unfold(page);
    for (const width of [360, 480, 640, 768, 1024, 1200, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(width);
    }
    await page.close();
  });

  atNight('asks for nothing but itself, and its policy refuses nothing that it has', async () => {
    const { page, seen } = await opened();
    expect(seen).toEqual([address]);
    expect(await page.evaluate<string>('getComputedStyle(document.body).marginTop')).toBe('0px');
    await page.close();
  });

  atNight(
    'is filtered by a click, by decision, format and branch at once, and counts what is left',
    async () => {
      const { page } = await opened();
      expect(await shown(page)).toBe(17);
      await page.getByText('Waits for a person', { exact: true }).click();
      expect(await shown(page)).toBe(5);
      expect(await page.locator('.index li:visible').count()).toBe(5);
      await page.getByText('By format and branch').click();
      await page.getByText('humaninloop', { exact: true }).click();
      expect(await shown(page)).toBe(1);
      await page.getByText('feature/gift-cards', { exact: true }).first().click();
      expect(await shown(page)).toBe(0);
      await page.close();
    },
  );

  atNight(
    'is used by keyboard: past everything to the workflows, and through the filters by arrows',
    async () => {
      const { page } = await opened();
      await page.keyboard.press('Tab');
      expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('To the workflows');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      expect(await page.evaluate<string>('document.activeElement.id')).toBe('d1');
      expect(await shown(page)).toBe(1);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate<string>('document.activeElement.id')).toBe('workflows');
      await page.close();
    },
  );
});
