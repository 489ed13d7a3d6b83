// The start of a run: one question says who we are, what the repository is and what its config says.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openGround } from '../../../src/github/read/repository-facts.ts';
import { share } from '../../exhaustive.ts';
import { build, type Content } from '../../local/repository.ts';
import { type GitHub, startGitHub } from '../../standin/github.ts';
import { intercepted } from '../intercepted.ts';
import { byHand } from '../odd-answers.ts';
import { clientOf, READS } from '../scenes.ts';

const CONFIG = '.github/rekindle.yml';
const CONFIGS: Readonly<Record<string, Content>> = {
  text: 'stale-after: 3d\n',
  bom: '\ufeffstale-after: 3d\r\n',
  empty: '',
  latin: Buffer.from([0x61, 0xff]),
  binary: Buffer.from([0x61, 0]),
  huge: '#'.repeat(300_000),
  link: { link: 'other.yml' },
  folder: 'x',
  module: { submodule: 'c0ffee'.padEnd(40, '0') },
  none: 'x',
};
const PLACES: Readonly<Record<string, string>> = { folder: `${CONFIG}/x`, none: 'README.md' };

let github: GitHub;
const heads = new Map<string, string>();

beforeAll(async () => {
  github = await startGitHub({
    tokens: {
      actions: { kind: 'actions', permissions: READS },
      app: { kind: 'app', login: 'kindling[bot]', permissions: READS },
      person: { kind: 'user', login: 'octocat' },
      blind: { kind: 'actions', permissions: { issues: 'read' } },
    },
  });
  const seeds = [];
  for (const [name, content] of Object.entries(CONFIGS)) {
    const files = { [PLACES[name] ?? CONFIG]: content };
    const built = await build({ steps: [{ id: 'a', day: 1, files }], refs: { main: 'a' } });
    heads.set(name, built.id('a'));
    seeds.push({ owner: 'harbour', name, from: built.dir });
  }
  const branches = { main: { files: { 'a.txt': 'a' } } };
  const special = [
    { owner: 'harbour', name: 'bare' },
    { owner: 'harbour', name: 'old', archived: true, private: true, hasIssues: false, branches },
    { owner: 'else', name: 'text', forkOf: 'harbour/text' },
    { owner: 'harbour', name: 'tides', branches },
  ];
  await github.seed(...seeds, ...special);
});
afterAll(() => github.close());
intercepted();

async function opened(repo: string, token = 'actions', owner = 'harbour') {
  const before = github.calls.length;
  const ground = await openGround(clientOf(github, token), { owner, repo, trusted: ['renovate[bot]'] });
  return { ground, kinds: github.calls.slice(before).map(({ kind }) => kind) };
}

test('one question', async () => {
  const { ground, kinds } = await opened('text');
  expect(kinds).toEqual(['graphql']);
  const { client: _, ...rest } = ground;
  expect(rest).toEqual({
    owner: 'harbour',
    repo: 'text',
    repositoryId: expect.stringMatching(/./),
    account: 'github-actions[bot]',
    trusted: ['renovate[bot]'],
    reacted: new Map(),
    facts: {
      defaultBranch: { name: 'main', head: heads.get('text') },
      config: { ok: true, text: 'stale-after: 3d\n' },
      archived: false,
      disabled: false,
      fork: false,
      hasIssues: true,
      keeper: null,
      visibility: 'public',
      url: `${github.url}/harbour/text`,
    },
  });
  expect(github.problems).toEqual([]);
});

describe('the config of the default branch', () => {
  test.each(
    share(
      [
        ['bom', { ok: true, text: '\ufeffstale-after: 3d\r\n' }, 0],
        ['empty', { ok: true, text: '' }, 0],
        ['none', { ok: false, why: 'absent' }, 0],
        ['latin', { ok: false, why: 'not-utf8', offset: 1 }, 1],
        ['binary', { ok: false, why: 'binary', offset: 1 }, 1],
        ['huge', { ok: false, why: 'too-large', size: 300_000 }, 0],
        ['link', { ok: false, why: 'link' }, 0],
        ['folder', { ok: false, why: 'directory' }, 0],
        ['module', { ok: false, why: 'submodule' }, 0],
        ['bare', { ok: false, why: 'absent' }, 0],
      ],
      3,
    ),
  )('%s', async (repo, reading, reads) => {
    const { ground, kinds } = await opened(repo);
    expect(ground.facts.config).toMatchObject(reading);
    expect(kinds.filter((kind) => kind === 'read')).toHaveLength(reads);
    expect(github.problems).toEqual([]);
  });
});

describe('what a repository is', () => {
  test('G08 one that nothing was pushed to', async () => {
    expect((await opened('bare')).ground.facts.defaultBranch).toBeNull();
  });

  test('A06 an archived one, a private one, one without issues, a fork', async () => {
    const old = { archived: true, visibility: 'private', hasIssues: false, fork: false };
    expect((await opened('old')).ground.facts).toMatchObject(old);
    expect((await opened('text', 'actions', 'else')).ground.facts).toMatchObject({ fork: true });
  });

  test('A06 W10 one that was renamed is called by its new name', async () => {
    github.acts.rename('harbour/tides', 'ebb');
    const { ground } = await opened('tides');
    expect([ground.owner, ground.repo]).toEqual(['harbour', 'ebb']);
  });

  test('A06 one that is not there', async () => {
    await expect(opened('nowhere')).rejects.toMatchObject({ refused: 'absent' });
  });

  test('A12 one whose files may not be seen', async () => {
    await expect(opened('old', 'blind')).rejects.toMatchObject({
      refused: 'permission',
      needs: 'contents: read',
      message: expect.stringMatching(/ The token needs contents: read\.$/),
    });
  });
});

describe('who we are', () => {
  test.each([
    ['actions', 'github-actions[bot]'],
    ['app', 'kindling[bot]'],
    ['person', 'octocat'],
  ])('%s', async (token, account) => {
    expect((await opened('text', token)).ground.account).toBe(account);
  });

  test.each([
    [{ id: 'BOT_kgDOA', login: 'kindling' }, 'kindling[bot]'],
    [
      { id: Buffer.from('03:Bot41898282').toString('base64'), login: 'github-actions' },
      'github-actions[bot]',
    ],
    [{ id: 'BOT_kgDOA', login: 'kindling[bot]' }, 'kindling[bot]'],
    [{ id: Buffer.from('04:User1').toString('base64'), login: 'mona' }, 'mona'],
    [{ id: 'U_kgDOA', login: 'mona' }, 'mona'],
  ])('X12 %o', async (viewer, account) => {
    const repository = {
      id: 'R_1',
      nameWithOwner: 'Harbour/Tides',
      url: 'x',
      visibility: 'INTERNAL',
      defaultBranchRef: null,
      isArchived: false,
      isDisabled: true,
      isFork: false,
      hasIssuesEnabled: true,
    };
    const { ground: by } = byHand(() => ({ data: { viewer, repository } }));
    const ground = await openGround(by.client, { owner: 'harbour', repo: 'tides', trusted: [] });
    expect(ground).toMatchObject({ account, owner: 'Harbour', repo: 'Tides' });
    expect(ground.facts).toMatchObject({ visibility: 'internal', disabled: true });
  });

  test.each([
    [{ viewer: { id: 'U_1', login: '' }, repository: null }, 'lost'],
    [{ viewer: { id: 'U_1', login: 'mona' }, repository: null }, 'absent'],
    [{ viewer: { id: 'U_1', login: 'mona' }, repository: { id: 'R_1' } }, 'lost'],
  ])('an answer that says too little is none: %o', async (data, refused) => {
    const { ground: by } = byHand(() => ({ data }));
    const outcome = openGround(by.client, { owner: 'harbour', repo: 'tides', trusted: [] });
    await expect(outcome).rejects.toMatchObject({ refused });
  });
});
