// The hub over the stand-in: facts as the modes ask for them, each at its cost, and surveys by git or the API.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_BY_API } from '../../src/github/branches.ts';
import { type HubOptions, openHub } from '../../src/github/hub.ts';
import { localEdge } from '../../src/local/edge.ts';
import type { Survey } from '../../src/model/edge.ts';
import { UserError } from '../../src/model/errors.ts';
import { markerLine } from '../../src/text/marker.ts';
import { toy } from '../local/asker.ts';
import { env, folder, state } from '../local/repository.ts';
import { type GitHub, startGitHub } from '../standin/github.ts';
import { countsSince } from './effects-scene.ts';
import { clientOptions } from './scenes.ts';

const REPO = 'harbour/tides';
const OURS = 'github-actions[bot]';
const WRITES = {
  actions: 'read',
  checks: 'write',
  contents: 'write',
  issues: 'write',
  pull_requests: 'write',
} as const;

let github: GitHub;
let said: string[];
beforeAll(async () => {
  github = await startGitHub({
    tokens: {
      ghs_all: { kind: 'actions', permissions: WRITES },
      ghs_bare: { kind: 'actions', permissions: { contents: 'read' } },
      ghp_mona: { kind: 'user', login: 'mona' },
    },
  });
  const spec = (text: string) => ({ commits: [{ files: { 'specs/a/feature.spec.md': text }, by: 'mona' }] });
  await github.seed(
    {
      owner: 'harbour',
      name: 'tides',
      roles: { mona: 'maintain' },
      labels: ['docs'],
      branches: {
        main: {
          files: { 'specs/a/pipeline-state.md': state('a'), '.github/rekindle.yml': 'stale-after: 3d\n' },
        },
        alike: spec('# A\n'),
        work: { commits: [{ files: { 'specs/b/pipeline-state.md': state('b') }, by: 'mona' }] },
        guarded: { commits: [] },
        ruled: { commits: [] },
        kept: { commits: [] },
        signed: { commits: [] },
      },
      protections: [
        { pattern: 'guarded' },
        { pattern: 'ruled', by: 'ruleset' },
        { pattern: 'kept', by: 'ruleset', reviews: 0 },
        { pattern: 'signed', by: 'ruleset', reviews: 0, requiresSignatures: true },
      ],
      issues: [
        { title: 'A', body: 'words', by: 'mona', labels: ['docs'], comments: [{ by: 'mona', body: 'hi' }] },
        { title: 'Board', body: `${markerLine({ key: 'board' })}\n`, by: OURS, closed: true },
        { title: 'Plain', by: OURS },
      ],
      pulls: [{ title: 'Work', head: 'work', by: 'mona', labels: ['docs'] }],
      runs: [{ branch: 'work', status: 'in_progress' }],
    },
    { owner: 'harbour', name: 'bare' },
    { owner: 'harbour', name: 'secret', private: true, branches: { main: { files: { a: 'a' } } } },
  );
  await github.seed({ owner: 'mona', name: 'tides', ownerType: 'User', forkOf: REPO });
  await github.commit('mona/tides', 'work', [{ files: { x: 'x' }, message: 'x' }]);
  await github.acts.pull(REPO, 'mona', { title: 'Fork', head: 'mona:work', base: 'main' });
  github.keep();
});
beforeEach(() => {
  github.reset();
  said = [];
});
afterEach(() => expect(github.problems).toEqual([]));
afterAll(() => github.close());

async function hubOf(over: Partial<HubOptions> = {}, token = 'ghs_all') {
  return openHub({
    client: clientOptions(github, token, 9),
    serverUrl: github.url,
    env,
    owner: 'harbour',
    repo: 'tides',
    trusted: [],
    runId: null,
    now: Date.now(),
    tempDir: await folder(),
    openClone: (dir, { supply, defaultBranch }) => localEdge(dir, { env, supply, defaultBranch }),
    warn: (message) => said.push(message),
    ...over,
  });
}

async function costs<T>(ask: () => Promise<T>): Promise<readonly [T, string]> {
  const from = github.calls.length;
  const value = await ask();
  return [value, countsSince(github, from)];
}

const tip = (branch: string) => github.tip(REPO, branch);

test('the facts: one question', async () => {
  const [hub, spent] = await costs(() => hubOf());
  expect(spent).toBe('1 graphql');
  expect(hub.facts).toEqual({
    owner: 'harbour',
    repo: 'tides',
    account: OURS,
    defaultBranch: { name: 'main', sha: tip('main') },
    archived: false,
    hasIssues: true,
    config: { ok: true, text: 'stale-after: 3d\n' },
  });
  expect(hub.spent()).toEqual({ reads: 0, writes: 0, queries: 1 });
  expect((await hubOf({ configPath: 'no.yml' })).facts.config).toBeNull();
});

describe('one thing at a time', () => {
  test('conversations: one request, of a pull request two', async () => {
    const hub = await hubOf();
    const [issue, one] = await costs(() => hub.conversation(1));
    expect(issue).toEqual({
      number: 1,
      isPullRequest: false,
      open: true,
      merged: false,
      locked: false,
      title: 'A',
      body: 'words',
      author: { login: 'mona', type: 'User', id: expect.any(Number) },
      labels: ['docs'],
      updatedAt: expect.stringMatching(/Z$/),
      head: null,
    });
    const [pull, two] = await costs(() => hub.conversation(4));
    expect(pull).toMatchObject({
      isPullRequest: true,
      head: { branch: 'work', sha: tip('work'), fork: false },
    });
    expect([one, two]).toEqual(['1 read', '2 read']);
    expect(await hub.conversation(5)).toMatchObject({ head: { branch: 'work', fork: true } });
    expect(await hub.conversation(99)).toBeNull();
  });

  test('X12 remarks say whose they are; one that is gone is none', async () => {
    const hub = await hubOf({ trusted: ['mona'] });
    const ours = await github.acts.comment(REPO, 1, OURS, 'mine');
    const [remarks, spent] = await costs(() => hub.remarks(1));
    expect(spent).toBe('1 read');
    expect(remarks.map(({ body, ours: is, viaApp }) => [body, is, viaApp])).toEqual([
      ['hi', true, expect.any(Boolean)],
      ['mine', true, expect.any(Boolean)],
    ]);
    expect(await hub.remark(ours)).toEqual(remarks[1]);
    const ids = remarks.map(({ nodeId }) => nodeId);
    expect([...(await hub.bodies(ids)).values()]).toEqual(['hi', 'mine']);
    expect([...(await (await hubOf()).bodies(ids)).values()]).toEqual(['mine']);
    await github.acts.deleteComment(REPO, ours, OURS);
    expect(await hub.remark(ours)).toBeNull();
    expect(await hub.remarks(99)).toEqual([]);
  });

  test('reactions are our own', async () => {
    const hub = await hubOf();
    const [remark] = await hub.remarks(1);
    await github.acts.react(REPO, remark?.id ?? 0, 'mona', 'rocket');
    await github.acts.react(REPO, remark?.id ?? 0, OURS, 'eyes');
    await github.acts.react(REPO, remark?.id ?? 0, OURS, 'heart');
    expect(await costs(() => hub.reactions(remark?.id ?? 0))).toEqual([new Set(['eyes']), '1 read']);
    expect(await hub.reactions(99)).toEqual(new Set());
  });

  test('G02 heads and roles', async () => {
    const hub = await hubOf();
    expect(await hub.head('work')).toBe(tip('work'));
    expect(await hub.head('gone')).toBeNull();
    expect(await hub.role('mona')).toBe('maintain');
    expect(await hub.role('nobody-here')).toBe('none');
  });

  test.each([
    ['work', false, '2 read'],
    ['guarded', true, '2 read'],
    ['ruled', true, '1 read'],
    ['kept', false, '2 read'],
    ['signed', false, '2 read'],
  ])('G05 G06 %s: protected %s, for %s', async (branch, guarded, spent) => {
    const hub = await hubOf();
    expect(await costs(() => hub.isProtected(branch))).toEqual([guarded, spent]);
  });

  test('G06 what asks for signatures takes no commit of a person’s token', async () => {
    expect(await (await hubOf({}, 'ghp_mona')).isProtected('signed')).toBe(true);
  });

  test('G05 what is not known counts as no', async () => {
    const hub = await hubOf();
    github.fault({ on: ({ kind }) => kind === 'read', kind: '403', times: 2 });
    expect(await hub.isProtected('guarded')).toBe(false);
    expect(await hub.isProtected('nowhere')).toBe(false);
  });
});

describe('lists', () => {
  test('open pull requests by their branch, without those of forks', async () => {
    const hub = await hubOf();
    const [pulls, spent] = await costs(() => hub.pulls());
    expect(spent).toBe('1 graphql');
    const value = pulls.known ? pulls.value : new Map();
    expect([...value.keys()]).toEqual(['work']);
    expect(value.get('work')).toEqual([await hub.conversation(4)]);
  });

  test('issues of ours with a marker, closed ones too', async () => {
    const [issues, spent] = await costs(async () => (await hubOf()).issues());
    expect(spent).toBe('1 read, 1 graphql');
    expect(issues).toMatchObject({ known: true, value: [{ number: 2, title: 'Board', open: false }] });
    const two = await (await hubOf({ trusted: ['mona'] })).issues();
    expect(two).toMatchObject({ known: true, value: [{ number: 2 }] });
  });

  test('T04 pushes: the newest that counts, none of ours, no deletion', async () => {
    await github.commit(REPO, 'work', [{ files: { y: 'y' }, by: 'mona' }]);
    const newest = tip('work');
    await github.commit(REPO, 'work', [{ files: { y: 'z' }, by: OURS }]);
    await github.commit(REPO, 'gone', [{ files: { y: 'y' }, by: 'mona' }], 'main');
    await github.dropBranch(REPO, 'gone', 'mona');
    const hub = await hubOf({ now: Date.now() + 3_600_000 });
    const [pushes, spent] = await costs(() => hub.pushes(Date.now() - 3_600_000));
    expect(spent).toBe('1 read');
    const value = pushes.known ? pushes.value : new Map();
    expect(value.get('work')).toMatchObject({ actor: { login: 'mona' }, after: newest });
    expect(value.get('gone')).toMatchObject({ before: null });
    const none = await hub.pushes(Date.now() - 3_600_000, (login) => login !== 'mona');
    expect(none.known && none.value.has('work')).toBe(false);
  });

  test('T08 runs, without our own', async () => {
    const [run] = github.world.rows.runs.all();
    expect(await (await hubOf()).running()).toEqual({ known: true, value: new Set([tip('work')]) });
    const own = await hubOf({ runId: run?.id ?? null });
    expect(await own.running()).toEqual({ known: true, value: new Set() });
  });

  test('A12 what may not be asked is not known, with the permission that is missing', async () => {
    const hub = await hubOf({ repo: 'secret' }, 'ghs_bare');
    for (const [ask, needs] of [
      [() => hub.pulls(), 'pull-requests: read'],
      [() => hub.issues(), 'issues: read'],
      [() => hub.running(), 'actions: read'],
    ] as const)
      expect(await ask()).toEqual({ known: false, note: expect.stringContaining(needs) });
  });
});

const told = ({ holdings }: Survey) =>
  holdings.flatMap(({ owner, sites }) =>
    sites.map(({ site, branches }) => `${owner} ${site.path} ${branches.join('+')}`),
  );
const ALL = { kind: 'branches', names: 'all' } as const;
const EVERYWHERE = 'main specs/a/pipeline-state.md alike+guarded+kept+main+ruled+signed+work';
const AT_WORK = 'work specs/b/pipeline-state.md work';

describe('surveys', () => {
  test('branches by a partial clone: no request of the API', async () => {
    const hub = await hubOf();
    const [survey, spent] = await costs(() => hub.survey(ALL, toy));
    expect(spent).toMatch(/^\d git$/);
    expect(told(survey)).toEqual([EVERYWHERE, AT_WORK]);
    expect(survey).toMatchObject({ defaultBranch: 'main', branches: 7 });
    const [{ snapshot } = {}] = survey.holdings;
    expect(snapshot?.text('specs/a/pipeline-state.md')).toMatchObject({ ok: true });
    // What landed meanwhile is seen.
    await github.commit(REPO, 'later', [{ files: { 'specs/c/pipeline-state.md': state('c') } }]);
    expect(told(await hub.survey(ALL, toy))).toContain('later specs/c/pipeline-state.md later');
    expect(said).toEqual([]);
  });

  test('a commit by the API', async () => {
    const hub = await hubOf();
    const target = { kind: 'commit', revision: tip('work') ?? '' } as const;
    const [survey, spent] = await costs(() => hub.survey(target, toy));
    expect(spent).not.toContain('git');
    expect(told(survey)).toEqual(['null specs/a/pipeline-state.md ', 'null specs/b/pipeline-state.md ']);
  });

  test.each([
    ['no git', { env: { PATH: '/nowhere' } }],
    ['too old a git', { openClone: () => Promise.reject(new UserError('git is too old')) }],
    ['a server that does not answer git', { serverUrl: 'http://127.0.0.1:1' }],
  ])('R07 with %s the API serves, and a note says so', async (_, over) => {
    const survey = await (await hubOf(over)).survey(ALL, toy);
    expect(told(survey)).toEqual([EVERYWHERE, AT_WORK]);
    expect(survey.branches).toBe(7);
    expect(said).toEqual([expect.stringMatching(/^Git could not fetch the branches \(.+\): who owns /)]);
    expect(survey.holdings[0]?.sites[0]?.notes).toEqual(said);
  });

  test('G04 R07 of many branches the API looks at so many, the default one first', async () => {
    for (let i = 0; i < MOST_BY_API; i += 1)
      await github.commit(REPO, `a${i}`, [{ files: { 'x.md': `${i}` } }], 'main');
    const hub = await hubOf({ env: { PATH: '/nowhere' } });
    const survey = await hub.survey({ ...ALL, except: (name) => name === 'a1' }, toy);
    expect(survey.branches).toBe(MOST_BY_API);
    expect(told(survey)[0]).toMatch(/^main /);
    expect(told(survey)[0]).not.toContain('a1+');
    expect(said).toEqual([expect.stringContaining(`only ${MOST_BY_API} branches were looked at`)]);
  });

  test('R07 branches that are named, by the API', async () => {
    const hub = await hubOf({ env: { PATH: '/nowhere' } });
    const names = (...all: readonly string[]) => hub.survey({ kind: 'branches', names: all }, toy);
    expect(told(await names('work'))).toContain(AT_WORK);
    await expect(names('nowhere')).rejects.toThrow('Found no branch "nowhere"');
  });

  test('A12 who may not read gets no second way', async () => {
    const hub = await hubOf();
    github.fault({ on: ({ kind }) => kind === 'git', kind: '403', times: 9 });
    await expect(hub.survey(ALL, toy)).rejects.toMatchObject({
      refused: 'permission',
      needs: 'contents: read',
    });
  });

  test('G08 an empty repository has nothing', async () => {
    const [survey, spent] = await costs(async () => (await hubOf({ repo: 'bare' })).survey(ALL, toy));
    expect([survey.holdings, survey.branches, spent]).toEqual([[], 0, '1 graphql']);
  });

  test('GitHub has no working tree', async () => {
    const hub = await hubOf();
    expect(() => hub.survey({ kind: 'worktree' }, toy)).toThrow('no working tree');
  });
});

test('an effect lands, and is counted', async () => {
  const hub = await hubOf();
  const effect = { kind: 'close', key: 'c', issue: 3, reason: 'completed' } as const;
  expect(await hub.land(effect)).toMatchObject({ outcome: 'done', number: 3 });
  expect(hub.spent()).toEqual({ reads: 1, writes: 1, queries: 1 });
});

test('A01 a query that only reads is asked again, a mutation is not', async () => {
  const hub = await hubOf();
  github.fault({ on: ({ kind }) => kind === 'graphql', kind: '502', times: 2 });
  expect(await hub.pulls()).toMatchObject({ known: true });
  expect(hub.spent().queries).toBe(4);
});
