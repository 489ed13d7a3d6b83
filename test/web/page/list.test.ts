// What the list shows, and to whom: only what GitHub lets this person see at that moment, and nothing alive.
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { html } from '../../../src/web/page/html.ts';
import { atNight } from '../../exhaustive.ts';
import { decisionOf } from '../../report/sample.ts';
import { configure, repositoryNamed } from '../../standin/repositories.ts';
import { NOW, openScene, type Scene, type Visitor } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
  scene.github.keep();
});
afterAll(() => scene.close());
beforeEach(() => {
  scene.now = NOW;
  scene.github.reset();
  scene.github.signIns.login = 'ada';
});
afterEach(() => expect(scene.github.problems.splice(0)).toEqual([]));

async function as(login: string): Promise<Visitor> {
  scene.github.signIns.login = login;
  const visitor = scene.visitor();
  await visitor.signIn();
  return visitor;
}
const textOf = (page: string) => page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('who sees what', () => {
  test("each the repositories that are the person's, and no word of the others", async () => {
    await scene.found('harbour/tides', { title: 'The tide table' });
    await scene.found('harbour/vault', { title: 'The vault door' });
    const pages = new Map<string, string>();
    for (const login of ['ada', 'bob', 'carol', 'dora'])
      pages.set(login, (await (await as(login)).get('/?all')).text);
    expect(pages.get('ada')).toContain('The tide table');
    expect(pages.get('bob')).toContain('The tide table');
    expect(pages.get('carol')).toContain('The vault door');
    for (const login of ['ada', 'bob', 'dora']) expect(pages.get(login)).not.toMatch(/vault/);
    for (const login of ['carol', 'dora']) expect(pages.get(login)).not.toMatch(/tides|tide table/);
    expect(pages.get('dora')).toContain('Found no repository that both you and this App may see.');
  });

  test('who lost the access sees it no more, within a minute', async () => {
    await scene.found('harbour/tides');
    const ada = await as('ada');
    expect((await ada.get('/')).text).toContain('harbour/tides');
    configure(scene.github.world, repositoryNamed(scene.github.world, 'harbour/tides'), { roles: {} });
    scene.now += 59_999;
    expect((await ada.get('/')).text).toContain('harbour/tides');
    scene.now += 1;
    expect((await ada.get('/')).text).not.toContain('harbour/tides');
  });

  test('where the App was taken away, nothing is left', async () => {
    const ada = await as('ada');
    scene.github.acts.suspend(scene.bot.installation);
    expect((await ada.get('/')).text).toContain('Found no repository that both you and this App may see.');
  });

  test('what cannot be looked up is not shown', async () => {
    await scene.found('harbour/tides');
    const ada = await as('ada');
    scene.github.fault({ on: ({ path }) => path.startsWith('/user/installations'), kind: '503', times: 9 });
    const reply = await ada.get('/');
    expect(reply.status).toBe(503);
    expect(reply.text).not.toContain('harbour/tides');
    scene.github.clearFaults();
    expect((await ada.get('/')).text).toContain('harbour/tides');
  });

  test('a reported project without a number is told by the name of its repository', async () => {
    const id = '550e8400-e29b-41d4-a716-446655440000';
    const createdAt = new Date(NOW).toISOString();
    const of = { goal: 'Reported work', repositoryId: null, ref: null, workflow: null, createdAt };
    await scene.store.projects.create({ ...of, id, repository: 'Harbour/Tides' });
    const gate = { projectId: id, key: 'a', reason: 'unclear', details: '', openedAt: createdAt };
    const { id: gateId } = await scene.store.projects.openGate(gate);
    await scene.store.projects.setGateIssue(gateId, 12);
    const page = (await (await as('ada')).get('/')).text;
    expect(page).toContain('Reported work');
    expect(page).toContain(`href="${scene.github.url}/harbour/tides/issues/12"`);
    expect((await (await as('carol')).get('/')).text).not.toContain('Reported work');
  });
});

describe('a card', () => {
  test('says what is wanted, where it stands, and what can be done', async () => {
    await scene.found('harbour/tides', {
      title: 'Sign in with a password',
      decision: decisionOf({ action: 'wait', reason: 'awaiting-answer', options: ['answer', 'start-fresh'] }),
      pending: [
        { id: 'C2.1', question: 'How long does a session last?', options: ['15 minutes', 'a day'] },
        { id: 'C2.2', question: 'Which mail server?', options: [] },
      ],
    });
    const page = (await (await as('ada')).get('/')).text;
    expect(textOf(page)).toContain('Sign in with a password waits for 2 answers');
    expect(page).toMatch(/<legend>How long does a session last\?/);
    expect(page.match(/type="radio"/g)).toHaveLength(2);
    expect(page).toMatch(/<summary>Start fresh/);
    expect(page).toContain('/blob/0123456789abcdef0123456789abcdef01234567/specs/003-invoice-export/');
    expect(page).toContain('<time datetime="2026-11-15T00:00:00.000Z"');
    expect(page).toContain('12 days ago');
  });

  atNight('a locked pull request is said beside its commands, until a look sees it unlocked', async () => {
    const words = 'Its pull request on GitHub is locked';
    const ada = await as('ada');
    const [decision, owner] = [decisionOf({ options: ['resume'] }), 'feature/locked'];
    const shown = async (locked?: readonly string[]) => {
      const more = locked === undefined ? {} : { locked: new Set(locked) };
      await scene.found('harbour/tides', { id: 'toy:locked', owner, decision }, more);
      return textOf((await ada.get('/')).text).includes(words);
    };
    expect(await shown([])).toBe(false);
    expect(await shown([owner])).toBe(true);
    // A look that does not ask leaves it as it was.
    expect(await shown()).toBe(true);
    expect(await shown([])).toBe(false);
  });

  test('what is over is counted, and shown when it is asked for', async () => {
    await scene.found('harbour/tides', {
      id: 'specify:7-done',
      title: 'Long done',
      status: 'completed',
      decision: decisionOf({ action: 'none', reason: 'completed', step: null, options: [] }),
    });
    const ada = await as('ada');
    expect((await ada.get('/')).text).not.toContain('Long done');
    expect((await ada.get('/?all')).text).toContain('Long done');
  });
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus='alert(1)",
  '</title><svg onload=alert(1)>',
  '&lt;b&gt;',
  'javascript:alert(1)',
  '{{7*7}}<%= 7*7 %>',
  '\u202egnp.exe',
  '</main><h1>Signed in as root',
];

test('names and questions that would do harm are shown as what they are', async () => {
  for (const [at, text] of HOSTILE.entries())
    await scene.found('harbour/tides', {
      id: `specify:${at}-${text}`,
      title: text,
      owner: `feature/${text}`,
      path: `specs/${text}/state.md`,
      step: { id: text, item: null, iteration: null, of: null },
      decision: decisionOf({
        action: 'wait',
        reason: 'awaiting-answer',
        instruction: text,
        options: ['answer'],
      }),
      pending: [{ id: text, question: text, options: [text] }],
    });
  const page = (await (await as('ada')).get('/')).text;
  const tags = new Set(Array.from(page.matchAll(/<([a-z][a-z\d]*)/gi), ([, name]) => name));
  for (const name of ['img', 'svg', 'b', 'iframe', 'object']) expect(tags.has(name)).toBe(false);
  expect(page.match(/<script/g)).toHaveLength(1);
  const bare = page.replaceAll(/"[^"]*"/g, '""');
  expect(bare).not.toMatch(/<[^>]*\son\w+=/i);
  expect(page).not.toMatch(/href="javascript:/i);
  // As a value that is sent back it stays what it is; no one sees that.
  expect(bare).not.toContain('\u202e');
  expect(page.match(/<main/g)).toHaveLength(1);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

describe('pieces of HTML', () => {
  const read = (text: string) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');

  test('whatever stands in one can be read back, and ends neither an element nor an attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const piece = html`<p title="${text}">${text}</p>`.toString();
        const [, attribute = '', inside = ''] = /^<p title="([^"]*)">([^<>]*)<\/p>$/.exec(piece) ?? [];
        return read(attribute) === text && read(inside) === text;
      }),
      { numRuns: 1_000 },
    );
  });

  test('a piece in a piece is taken as it is, nothing is nothing, and lists follow each other', () => {
    const inner = html`<b>${'<'}</b>`;
    expect(html`${inner}${null}${false}${0}${[inner, inner]}`.toString()).toBe(
      '<b>&lt;</b>0<b>&lt;</b><b>&lt;</b>',
    );
  });
});
