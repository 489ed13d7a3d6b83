// The page in a real Chromium: by keyboard, with and without script, light and dark, 360 to 1,600 pixels.
import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openChromium } from '../../../tools/chromium.ts';
import { atNight, exhaustive } from '../../exhaustive.ts';
import { decisionOf } from '../../report/sample.ts';
import { openScene, type Scene } from './scene.ts';

const LOOK = {
  client: 9e5,
  signIns: 9e5,
  commands: 9e5,
  streams: [50, 100],
  look: 20,
  beat: 1_000,
  patience: 9e5,
} as const;

let scene: Scene;
let browser: Browser | null = null;
let open: BrowserContext[] = [];
beforeAll(async () => {
  scene = await openScene({ limits: LOOK });
  await scene.found('harbour/tides');
  await scene.found('harbour/tides', ASKS);
  await scene.found('harbour/tides', OVER);
  await scene.found('harbour/tides', STOPPED);
  // At night this is said clearly where there is no browser; the tests of every day need none.
  if (!exhaustive) return;
  browser = await openChromium();
});
afterEach(async () => {
  for (const one of open) await one.close();
  open = [];
});
afterAll(async () => {
  await browser?.close();
  await scene.close();
});

const ASKS = {
  id: 'humaninloop:005-user-auth',
  title: 'Sign in with a password',
  path: 'specs/005-user-auth/.workflow/index.md',
  owner: 'feature/user-auth',
  decision: decisionOf({
    action: 'wait',
    step: 'B1',
    reason: 'awaiting-answer',
    instruction: 'Step B1 waits for answers. Answer the open questions; then it goes on.',
    options: ['answer', 'resume', 'start-fresh'],
  }),
  pending: [
    { id: 'C2.1', question: 'How long does a session last without use?', options: ['15 minutes', 'a day'] },
    { id: 'C2.2', question: 'Which address do mails come from?', options: [] },
  ],
} as const;
const OVER = {
  id: 'specify:7-receipts',
  title: 'Receipts as PDF',
  status: 'completed',
  decision: decisionOf({ action: 'none', reason: 'completed', step: null, options: [] }),
} as const;
const STOPPED = {
  id: 'ai-dev-shop:004-a-feature-with-a-name-that-is-longer-than-any-column-of-a-small-screen',
  title: 'Supercalifragilisticexpialidocious_seat_map_without_a_blank_to_break_at_anywhere_in_it',
  path: 'specs/004-a-feature-with-a-name-that-is-longer-than-any-column/.pipeline-state.md',
  decision: decisionOf({ action: 'block', reason: 'spec-changed', options: ['start-fresh'] }),
} as const;

interface Look {
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  readonly script?: boolean;
}

/** A browser of its own, in which whatever is complained of fails the test. */
async function visit({ width = 1_280, scheme = 'light', script = true }: Look = {}): Promise<Page> {
  if (browser === null) throw new Error('expected a browser');
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: scheme,
    javaScriptEnabled: script,
  });
  // A slow machine fails no test: what hangs is ended by the runner.
  context.setDefaultTimeout(0);
  open.push(context);
  const page = await context.newPage();
  page.on('console', (said) => {
    const ours = said.location().url.startsWith(scene.origin);
    if (ours && said.type() === 'error') complaints.push(said.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return page;
}
const complaints: string[] = [];
afterEach(() => expect(complaints.splice(0)).toEqual([]));

/** By the button of ada at GitHub. */
async function signIn(page: Page): Promise<void> {
  scene.github.signIns.login = 'ask';
  await page.goto(scene.origin);
  await page.getByRole('link', { name: 'Sign in with GitHub' }).click();
  await page.getByRole('button', { name: 'ada', exact: true }).click();
  await page.getByRole('heading', { name: 'Workflows', level: 1 }).waitFor();
}

/** The rules that are broken, by axe-core; script or not, it looks at what is there. */
async function broken(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate('axe.run(document, { resultTypes: ["violations"] })');
  const { violations } = found as { violations: { id: string; nodes: { html: string }[] }[] };
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`);
}

const overflow = (page: Page) =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

describe('every page', () => {
  test('has one heading, its landmarks, a language, no id twice, and a label for each field', async () => {
    scene.github.signIns.login = 'ada';
    const visitor = scene.visitor();
    const pages = [await visitor.get('/')];
    await visitor.signIn();
    for (const at of ['/', '/?all', `/commands/${'A'.repeat(43)}`]) pages.push(await visitor.get(at));
    for (const { text } of pages) {
      expect(text.match(/<h1[ >]/g)).toHaveLength(1);
      for (const part of [
        '<html lang="en">',
        '<header>',
        '<main id="main"',
        '<nav aria-label=',
        'role="status"',
      ])
        expect(text).toContain(part);
      const ids = [...text.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
      expect(ids).toEqual([...new Set(ids)]);
      const fields = [...text.matchAll(/<input type="(?:text|radio|checkbox)" id="([^"]*)"/g)];
      for (const [, id] of fields) expect(text).toContain(`for="${id}"`);
    }
  });

  for (const scheme of ['light', 'dark'] as const)
    for (const width of [360, 768, 1_600])
      atNight(`breaks no rule of axe and does not scroll sideways: ${scheme}, ${width} px`, async () => {
        const page = await visit({ width, scheme });
        const held = async (where: string) => {
          expect([where, await broken(page)]).toEqual([where, []]);
          expect([where, await overflow(page)]).toEqual([where, 0]);
        };
        await page.goto(scene.origin);
        await held('welcome');
        await signIn(page);
        await held('list');
        await page.goto(`${scene.origin}/?all`);
        for (const summary of await page.getByText('Start fresh …').all()) await summary.click();
        await held('all, unfolded');
        await page.goto(`${scene.origin}/login/callback?state=x`);
        await held('a refusal');
        complaints.splice(0);
        await page.goto(scene.origin);
        await page.getByRole('button', { name: 'Resume' }).first().click();
        await page.getByRole('heading', { level: 1, name: 'The command is being carried out' }).waitFor();
        await held('a command');
      });

  atNight('says what is missing where it is not set up, by the same rules', async () => {
    const off = await openScene({ people: null, origin: null, missing: ['REKINDLE_URL'] });
    const page = await visit({ width: 360 });
    await page.goto(off.origin);
    expect([await broken(page), await overflow(page)]).toEqual([[], 0]);
    await off.close();
  });
});

atNight('by keyboard: the first stop leads past the head, and each stop can be seen', async () => {
  const page = await visit();
  await signIn(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the content');
  expect((await skip.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.querySelector("main").contains(document.activeElement)')).toBe(true);
  const outline = await page.evaluate('getComputedStyle(document.activeElement).outlineStyle');
  expect(outline).toBe('solid');
});

atNight('by keyboard: a question is answered with arrow keys and Enter', async () => {
  const page = await visit();
  await signIn(page);
  const before = scene.given.length;
  await page.getByRole('radio', { name: '15 minutes' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'The command is being carried out' }).waitFor();
  expect(scene.given.slice(before).map(({ line }) => line)).toEqual([
    '/rekindle answer humaninloop:005-user-auth C2.1 a day',
  ]);
});

atNight('by keyboard: what removes files asks for a tick first', async () => {
  const page = await visit();
  await signIn(page);
  const before = scene.given.length;
  await page.getByText('Start fresh …').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start fresh' }).first().press('Enter');
  expect([page.url(), scene.given.length]).toEqual([`${scene.origin}/`, before]);
  await page.getByRole('checkbox').first().press('Space');
  await page.getByRole('button', { name: 'Start fresh' }).first().press('Enter');
  await page.getByRole('heading', { level: 1, name: 'The command is being carried out' }).waitFor();
  expect(scene.given.at(-1)?.line).toMatch(/^\/rekindle start-fresh \S+ sha=0123456789ab$/);
});

atNight(
  'an open page: is brought up to date, says so, and keeps what is unfolded and where one is',
  async () => {
    const page = await visit();
    await signIn(page);
    await page.getByText('Start fresh …').first().click();
    await scene.found('harbour/tides', { ...ASKS, title: 'Sign in with a passkey' });
    await page.getByRole('heading', { name: 'Sign in with a passkey' }).waitFor();
    await page.getByRole('status').filter({ hasText: 'Updated at' }).waitFor();
    expect(await page.locator('details[open]').count()).toBe(1);
    await scene.found('harbour/tides', ASKS);
    await page.getByRole('heading', { name: 'Sign in with a password' }).waitFor();
  },
);

atNight('an open page: never takes away what somebody is writing', async () => {
  const page = await visit();
  await signIn(page);
  await page.getByRole('textbox').last().fill('from the harbour office');
  await scene.found('harbour/tides', { ...ASKS, title: 'Sign in with a passkey' });
  await page.getByRole('status').filter({ hasText: 'Something has changed.' }).waitFor();
  expect(await page.getByRole('textbox').last().inputValue()).toBe('from the harbour office');
  await scene.found('harbour/tides', ASKS);
});

atNight('an open page: of a command says when it is settled', async () => {
  const page = await visit();
  await signIn(page);
  await page.getByRole('button', { name: 'Resume' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'The command is being carried out' }).waitFor();
  const form = page.url().split('/').at(-1) ?? '';
  const fate = scene.fates.get(form);
  if (!fate) throw new Error('expected what has become of it');
  const reason = `The answer: ${scene.github.url}/harbour/tides/issues/3#issuecomment-7`;
  scene.fates.set(form, { ...fate, state: 'done', reason });
  await page.getByRole('heading', { level: 1, name: 'The command is settled' }).waitFor();
  await page.getByRole('link', { name: 'Read the answer on GitHub' }).waitFor();
});

atNight('an open page: says that one is signed out', async () => {
  const page = await visit();
  await signIn(page);
  const other = await page.context().newPage();
  await other.goto(scene.origin);
  await other.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('status').filter({ hasText: 'You are signed out.' }).waitFor();
});

atNight('without script: one signs in, sees the list, gives a command, and signs out', async () => {
  const page = await visit({ script: false });
  await signIn(page);
  await page.getByRole('textbox').last().fill('from the harbour office');
  await page.getByRole('button', { name: 'Send the answer' }).last().click();
  await page.getByRole('heading', { level: 1, name: 'The command is being carried out' }).waitFor();
  expect(scene.given.at(-1)?.line).toContain('C2.2 from the harbour office');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in with GitHub' }).waitFor();
});
