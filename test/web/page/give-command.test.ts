// Commands by form: from the page alone, by who may see the workflow, once, and in words that can be read.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseComment } from '../../../src/commands/parse.ts';
import { atNight } from '../../exhaustive.ts';
import { decisionOf } from '../../report/sample.ts';
import { configure, repositoryNamed } from '../../standin/repositories.ts';
import { formFor, NOW, openScene, type Reply, type Scene, type Visitor } from './scene.ts';

let scene: Scene;
let ada: Visitor;
/** The project that forms are about. */
let project: string;
beforeAll(async () => {
  scene = await openScene();
  scene.github.keep();
});
afterAll(() => scene.close());
beforeEach(async () => {
  scene.now = NOW;
  scene.github.reset();
  scene.given.length = 0;
  scene.github.signIns.login = 'ada';
  ada = scene.visitor();
  await ada.signIn();
  project = await scene.found('harbour/tides');
});
afterEach(() => expect(scene.github.problems.splice(0)).toEqual([]));

const ASKS = {
  id: 'humaninloop:005-user-auth',
  decision: decisionOf({ action: 'wait', reason: 'awaiting-answer', options: ['answer', 'resume'] }),
  pending: [{ id: 'C2.1', question: 'How long?', options: ['15 minutes', 'a day'] }],
} as const;

const form = async (command: string) => formFor((await ada.get('/')).text, command, project);
const refusedWith = (reply: Reply, status: number, words: string) => {
  expect([reply.status, scene.given.length]).toEqual([status, 0]);
  expect(reply.text).toContain(words);
  expect(reply.text).toContain('Nothing was done.');
};

test('a form is kept as the command that a comment would be, with its giver and what was seen', async () => {
  const fields = await form('resume');
  const reply = await ada.post('/commands', fields);
  expect([reply.status, reply.headers.get('location')]).toEqual([303, `/commands/${fields['form']}`]);
  const [tides] = scene.github.world.rows.repos.all();
  const [user] = scene.github.world.rows.users.all().filter(({ login }) => login === 'ada');
  expect(scene.given).toEqual([
    {
      form: fields['form'],
      repository: { installation: scene.bot.installation, id: tides?.id, owner: 'harbour', name: 'tides' },
      userId: user?.id,
      login: 'ada',
      workflow: 'ai-dev-shop:003-invoice-export',
      branch: 'feature/invoice',
      seen: expect.stringMatching(/^[0-9a-f]{16}$/),
      commit: '0123456789abcdef0123456789abcdef01234567',
      line: '/rekindle resume ai-dev-shop:003-invoice-export',
    },
  ]);
});

atNight('the same form sent twice is one command, also at the same moment', async () => {
  const fields = await form('resume');
  const replies = await Promise.all([ada.post('/commands', fields), ada.post('/commands', fields)]);
  replies.push(await ada.post('/commands', fields));
  expect(new Set(replies.map(({ headers }) => headers.get('location')))).toEqual(
    new Set([`/commands/${fields['form']}`]),
  );
  // Two at once may both be kept: the delivery's id is the form's, so that the inbox has one.
  expect(new Set(scene.given.map((one) => one.form)).size).toBe(1);
  expect((await form('resume'))['form']).not.toBe(fields['form']);
});

describe('what removes files', () => {
  test('names the commit that was seen, and is meant', async () => {
    const fields = await form('start-fresh');
    refusedWith(await ada.post('/commands', fields), 422, 'Tick the box');
    await ada.post('/commands', { ...fields, sure: 'yes' });
    expect(scene.given[0]).toMatchObject({
      line: '/rekindle start-fresh ai-dev-shop:003-invoice-export sha=0123456789ab',
      seen: null,
    });
  });

  atNight.each(['', 'main', '0123'])('without such a commit nothing is removed: %j', async (commit) => {
    const reply = await ada.post('/commands', { ...(await form('start-fresh')), sure: 'yes', commit });
    refusedWith(reply, 422, 'The commit that you saw is not known');
  });
});

describe('an approval', () => {
  const WAITS = {
    id: 'ai-dev-shop:056-reef',
    decision: decisionOf({ action: 'wait', reason: 'awaiting-approval', options: ['approve'] }),
  } as const;

  test('is given by one press where one checkpoint waits', async () => {
    project = await scene.found('harbour/tides', WAITS);
    expect((await ada.post('/commands', await form('approve'))).status).toBe(303);
    expect(scene.given).toMatchObject([{ line: '/rekindle approve ai-dev-shop:056-reef' }]);
  });

  test('of several each has a press of its own', async () => {
    project = await scene.found('harbour/tides', { ...WAITS, approvals: ['Spec approval', 'Red-Team'] });
    const { text } = await ada.get('/');
    expect(text).toContain('Approve: Spec approval');
    expect(text).toContain('Approve: Red-Team');
    const fields = await form('approve');
    refusedWith(await ada.post('/commands', { ...fields, checkpoint: 'another' }), 422, 'not open any more');
    await ada.post('/commands', { ...fields, checkpoint: 'Red-Team' });
    expect(scene.given).toMatchObject([{ line: '/rekindle approve ai-dev-shop:056-reef Red-Team' }]);
  });
});

describe('an answer', () => {
  beforeEach(async () => {
    project = await scene.found('harbour/tides', ASKS);
  });
  const sent = async (fields: Readonly<Record<string, string>>) =>
    ada.post('/commands', { ...(await form('answer')), ...fields });

  atNight.each([
    ['a choice', { choice: '15 minutes' }, '/rekindle answer humaninloop:005-user-auth C2.1 15 minutes'],
    [
      'own words',
      { text: ' 20 minutes, and 5 on shared devices ' },
      '/rekindle answer humaninloop:005-user-auth C2.1 --own-words 20 minutes, and 5 on shared devices',
    ],
    [
      'own words that are a choice',
      { text: 'a day' },
      '/rekindle answer humaninloop:005-user-auth C2.1 a day',
    ],
    [
      'both: what was written is meant',
      { choice: 'a day', text: 'a week' },
      '/rekindle answer humaninloop:005-user-auth C2.1 --own-words a week',
    ],
    [
      'words that look like options',
      { text: 'sha=abc --own-words /resume' },
      '/rekindle answer humaninloop:005-user-auth C2.1 --own-words "sha=abc --own-words /resume"',
    ],
  ])('%s', async (_, fields, line) => {
    expect((await sent(fields)).status).toBe(303);
    expect(scene.given).toMatchObject([{ line, seen: null }]);
    // What is kept is what the grammar of comments makes of it again.
    const call = parseComment(line, { bare: false });
    expect(call).toMatchObject({ kind: 'call', command: 'answer', id: ASKS.id });
    const said = 'text' in fields ? fields.text.trim() : fields.choice;
    expect(call).toMatchObject({ args: ['C2.1', said] });
  });

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['nothing', {}, 'Choose an answer, or write one.'],
    ['blanks', { text: '   ' }, 'Choose an answer, or write one.'],
    ['an unknown question', { question: 'C9', text: 'x' }, 'That question is not open any more.'],
    ['too much', { text: 'x'.repeat(381) }, 'at most 380 characters'],
    ['several lines', { text: 'one\n/rekindle start-fresh' }, 'This cannot be written in one line'],
    ['what cannot be seen', { text: 'a\u200bb' }, 'This cannot be written in one line'],
    ['a secret', { text: `ghp_${'a1B2'.repeat(9)}` }, 'This cannot be written in one line'],
  ])('%s is no answer', async (_, fields, words) => refusedWith(await sent(fields), 422, words));
});

describe('a form counts', () => {
  test.each<[string, Readonly<Record<string, string | null>>]>([
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['of a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['that somebody typed', { 'sec-fetch-site': 'none' }],
    ['of another origin', { origin: 'https://evil.example' }],
    ['of an old browser on another site', { 'sec-fetch-site': null, origin: 'https://evil.example' }],
    ['of an old browser that hides where it is', { 'sec-fetch-site': null }],
  ])('not %s', async (_, headers) => {
    refusedWith(await ada.post('/commands', await form('resume'), headers), 403, 'not sent from here');
  });

  test('of an old browser that says its origin', async () => {
    const headers = { 'sec-fetch-site': null, origin: scene.origin };
    expect((await ada.post('/commands', await form('resume'), headers)).status).toBe(303);
  });

  test.each([
    ['with another word', { token: 'A'.repeat(43) }, 403],
    ['without one', { token: '' }, 403],
    ['without an id', { form: '' }, 422],
    ['with an id that leads elsewhere', { form: '../../x' }, 422],
    ['for what is no project', { project: "' OR 1=1" }, 422],
    ['for a project that is not there', { project: '550e8400-e29b-41d4-a716-446655440000' }, 404],
    ['for a command that is not offered', { command: 'skip' }, 409],
    ['for no command', { command: '__proto__' }, 409],
  ])('not %s', async (_, fields, status) => {
    refusedWith(await ada.post('/commands', { ...(await form('resume')), ...fields }), status, '<h1>');
  });

  test('not with the word of another session', async () => {
    const other = scene.visitor();
    await other.signIn();
    const fields = formFor((await other.get('/')).text, 'resume');
    refusedWith(await ada.post('/commands', fields), 403, 'of another session');
  });

  test('not as anything but a form, and not of any length', async () => {
    const fields = await form('resume');
    const json = { 'content-type': 'application/json' };
    refusedWith(await ada.post('/commands', fields, json), 415, 'This is no form');
    const long = await ada.post('/commands', { ...fields, text: 'x'.repeat(20_000) });
    refusedWith(long, 413, 'This form is too long');
  });
});

describe('between the page and the form', () => {
  test('the access is lost: GitHub is asked again, whatever was asked a moment before', async () => {
    const fields = await form('resume');
    configure(scene.github.world, repositoryNamed(scene.github.world, 'harbour/tides'), { roles: {} });
    refusedWith(await ada.post('/commands', fields), 404, 'There is no such workflow');
  });

  test('a workflow of somebody else is not there', async () => {
    const other = await scene.found('harbour/vault', { title: 'The vault door' });
    const fields = { ...(await form('resume')), project: other };
    refusedWith(await ada.post('/commands', fields), 404, 'There is no such workflow');
  });

  test('a sweep has seen something else: the command is not offered any more', async () => {
    const fields = await form('resume');
    const over = { action: 'none', reason: 'completed', step: null, options: [] } as const;
    await scene.found('harbour/tides', { status: 'completed', decision: decisionOf(over) });
    refusedWith(await ada.post('/commands', fields), 409, 'That cannot be done now');
  });

  test('the login has changed: the one that GitHub gives now is the giver', async () => {
    const fields = await form('resume');
    const { users } = scene.github.world.rows;
    const row = users.all().find(({ login }) => login === 'ada');
    if (!row) throw new Error('expected ada');
    const token = scene.github.signIns.tokens.at(-1) ?? '';
    users.put({ ...row, login: 'ada-lovelace' });
    configure(scene.github.world, repositoryNamed(scene.github.world, 'harbour/tides'), {
      roles: { 'ada-lovelace': 'write' },
    });
    scene.github.token(token, { kind: 'user', login: 'ada-lovelace', app: scene.bot.id });
    await ada.post('/commands', fields);
    expect(scene.given).toMatchObject([{ login: 'ada-lovelace', userId: row.id }]);
  });

  test("the token is somebody else's: the session is over", async () => {
    const fields = await form('resume');
    const token = scene.github.signIns.tokens.at(-1) ?? '';
    scene.github.token(token, { kind: 'user', login: 'carol', app: scene.bot.id });
    const reply = await ada.post('/commands', fields);
    expect([reply.status, reply.headers.get('location'), scene.given.length]).toEqual([303, '/', 0]);
    expect((await ada.get('/')).text).toContain('Sign in with GitHub');
  });

  test('the session is over', async () => {
    const fields = await form('resume');
    scene.now += 3_600_000;
    const reply = await ada.post('/commands', fields);
    expect([reply.status, scene.given.length]).toEqual([401, 0]);
  });

  test('GitHub does not answer: nothing is kept', async () => {
    const fields = await form('resume');
    scene.github.fault({ on: ({ path }) => path === '/user', kind: '503', times: 9 });
    expect([(await ada.post('/commands', fields)).status, scene.given.length]).toEqual([503, 0]);
  });
});

describe('what has become of a command', () => {
  test('is shown to its giver alone', async () => {
    const fields = await form('resume');
    const { headers } = await ada.post('/commands', fields);
    const where = headers.get('location') ?? '';
    const page = (await ada.get(where)).text;
    expect(page).toContain('The command is being carried out');
    expect(page).toContain('<code>/rekindle resume ai-dev-shop:003-invoice-export</code>');
    expect(page).toContain(`data-live="/events?form=${fields['form']}&amp;state=waiting"`);
    scene.github.signIns.login = 'bob';
    const bob = scene.visitor();
    await bob.signIn();
    expect((await bob.get(where)).status).toBe(404);
    expect((await ada.get(`/commands/${'A'.repeat(43)}`)).status).toBe(404);
  });

  test.each<[string, string | null, string]>([
    ['done', 'The answer: SERVER/harbour/tides/issues/3#issuecomment-7', 'Read the answer on GitHub'],
    ['done', 'The answer: https://evil.example/x', 'The answer: https://evil.example/x'],
    ['done', '/resume was refused: ada needs the role write.', 'ada needs the role write.'],
    ['parked', '<b>no</b>', '&lt;b&gt;no&lt;/b&gt;'],
    ['again', 'GitHub answered 503.', 'The command is tried again'],
  ])('%s: %s', async (state, reason, words) => {
    const fields = await form('resume');
    await ada.post('/commands', fields);
    const fate = scene.fates.get(fields['form'] ?? '');
    if (!fate) throw new Error('expected what has become of it');
    const said = reason?.replace('SERVER', scene.github.url) ?? null;
    scene.fates.set(fields['form'] ?? '', { ...fate, state: state as 'done', reason: said });
    const page = (await ada.get(`/commands/${fields['form']}`)).text;
    expect(page).toContain(words);
    expect(page).not.toContain('href="https://evil.example');
  });
});
