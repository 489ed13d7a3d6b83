// `rekindle detect`: where it looks, that each workflow is told once, its forms and exit statuses.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Detection } from '../../../src/report/detect/detect.ts';
import { misuse, rekindle, standingIn } from '../../cli/world.ts';
import { atNight, share } from '../../exhaustive.ts';
import { build, folder, git, put } from '../../local/repository.ts';
import { sampleRepository, stateText } from '../sample.ts';

let shop = '';
beforeAll(async () => {
  shop = await sampleRepository();
});

async function detected(...args: readonly string[]): Promise<Detection> {
  return JSON.parse((await rekindle(['detect', ...args, '--output', 'json'])).out);
}
const branchesOf = ({ matches }: Detection) => matches.map(({ id, branch }) => `${branch} ${id}`);

describe('what it finds', () => {
  test('a workflow of any branch, by its description', async () => {
    expect(await rekindle(['detect', 'sign in with a password', shop, '--output', 'json'])).toMatchObject({
      status: 0,
      err: '',
    });
    expect(await detected('sign in with a password', shop)).toEqual({
      found: true,
      matches: [
        {
          id: 'humaninloop:005-user-auth',
          feature: '005-user-auth',
          path: 'specs/005-user-auth/.workflow/index.md',
          branch: 'feature/user-auth',
          status: 'waiting',
          status_text: 'clarifying',
          iteration: 2,
          score: 0.99,
          why: 'meets sign, password; 100% of its title (sign, password)',
        },
      ],
      nearest: [],
    });
  });

  atNight('nothing: status 1, and JSON all the same', async () => {
    const { status, out } = await rekindle(['detect', 'a coffee machine', shop, '--output', 'json']);
    const { found, matches, nearest } = JSON.parse(out);
    expect([status, found, matches, nearest.length]).toEqual([1, false, [], 3]);
  });

  atNight('nothing that has ended', async () => {
    expect((await rekindle(['detect', '001-user-profile', shop])).status).toBe(1);
  });

  atNight('what is typed for people to read', async () => {
    const { out } = await rekindle(['detect', 'invoice export', shop]);
    expect(out).toMatch(/^Found interrupted workflow for '003-invoice-export'\.\n\n {2}ai-dev-shop:003-/);
    expect(out).toContain(`next     rekindle brief ai-dev-shop:003-invoice-export -C ${shop}\n`);
  });

  atNight('words of the spec alone: 021-dark-mode is meant by "dark theme"', async () => {
    const { dir } = await build({
      steps: [
        {
          id: 'base',
          day: 1,
          files: {
            'specs/021-dark-mode/.pipeline-state.md': stateText('021-dark-mode', 'IN_PROGRESS'),
            'specs/021-dark-mode/spec.md': '# Feature: Night look\n\nPeople choose a dark theme.\n',
            'specs/023-bulk-import/.pipeline-state.md': stateText('023-bulk-import', 'IN_PROGRESS'),
            'specs/023-bulk-import/spec.md': '# Feature: Bulk import\n\nRead customers from CSV.\n',
          },
        },
      ],
      refs: { main: 'base' },
    });
    expect((await detected('dark theme', dir)).matches.map(({ feature }) => feature)).toEqual([
      '021-dark-mode',
    ]);
    expect((await detected('night look', dir)).matches[0]).toMatchObject({ feature: '021-dark-mode' });
    expect((await detected('csv import', dir)).matches[0]).toMatchObject({ feature: '023-bulk-import' });
    const none = await rekindle(['detect', 'coffee machine', dir]);
    expect(none.status).toBe(1);
    expect(none.out).toMatch(/^None of the 2 interrupted workflows has a title like this\. Nearest, /);
    expect(none.out).toContain('specs/021-dark-mode/.pipeline-state.md');
    expect(none.out).not.toContain('stands in the way');
  });

  atNight('the prompt of seed 001: status, pending, last activity, options', async () => {
    const { out } = await rekindle(['detect', 'sign in with a password', shop]);
    expect(out).toMatch(/^Found interrupted workflow for '005-user-auth'\.\n/);
    expect(out).toMatch(/ status +clarifying, iteration 2 \/ 10\n/);
    expect(out).toMatch(/ pending +\d questions?: C2\.1/);
    expect(out).toMatch(/ activity +\d{4}-\d\d-\d\dT[\d:]+Z \(.* ago\)\n/);
    expect(out).toMatch(/ you may +answer the questions, /);
  });

  atNight('in another folder than one is in, and in the one that one is in', async () => {
    expect((await rekindle(['detect', 'seat map'], { open: standingIn(shop) })).status).toBe(0);
  });
});

describe('each workflow once', () => {
  test('what is on disk as its branch has it is told as that branch’s', async () => {
    const dir = await sampleRepository();
    await git(dir, 'checkout', '-q', 'feature/seat-map');
    expect(branchesOf(await detected('seat map', dir))).toEqual([
      'feature/seat-map ai-dev-shop:004-seat-map',
    ]);
  });

  atNight('what was changed on disk stands for the branch that is checked out', async () => {
    const dir = await sampleRepository();
    await git(dir, 'checkout', '-q', 'feature/user-auth');
    const file = path.join(dir, 'specs/005-user-auth/.workflow/index.md');
    await writeFile(file, (await readFile(file, 'utf8')).replace('2 / 10', '3 / 10'));
    expect((await detected('user auth', dir)).matches).toMatchObject([
      { branch: 'feature/user-auth', iteration: 3 },
    ]);
  });

  atNight('what only the disk has is found too', async () => {
    const dir = await sampleRepository();
    await put(dir, 'specs/020-coffee/.pipeline-state.md', stateText('020-coffee', 'IN_PROGRESS'));
    expect(branchesOf(await detected('coffee', dir))).toEqual(['main ai-dev-shop:020-coffee']);
  });

  atNight('S23 two branches with states of their own are two', async () => {
    const file = 'specs/020-coffee/.pipeline-state.md';
    const { dir } = await build({
      steps: [
        { id: 'base', day: 1, files: { a: '' } },
        { id: 'one', day: 2, parents: ['base'], files: { [file]: stateText('020-coffee', 'IN_PROGRESS') } },
        { id: 'two', day: 3, parents: ['base'], files: { [file]: stateText('020-coffee', 'ABORTED') } },
      ],
      refs: { main: 'base', one: 'one', two: 'two' },
    });
    expect(branchesOf(await detected('coffee', dir))).toEqual([
      'one ai-dev-shop:020-coffee',
      'two ai-dev-shop:020-coffee',
    ]);
  });
});

describe('targets', () => {
  test('--worktree, --branch and --all-branches look there only', async () => {
    expect((await detected('seat map', shop, '--worktree')).found).toBe(false);
    expect((await detected('seat map', shop, '--branch', 'feature/user-auth')).found).toBe(false);
    expect((await detected('seat map', shop, '--branch', 'feature/seat-map')).found).toBe(true);
    expect((await detected('seat map', shop, '--all-branches')).found).toBe(true);
  });

  atNight('a folder without a repository is looked at as it is', async () => {
    const dir = await folder();
    await put(dir, 'specs/020-coffee/.pipeline-state.md', stateText('020-coffee', 'IN_PROGRESS'));
    expect(branchesOf(await detected('coffee', dir))).toEqual(['null ai-dev-shop:020-coffee']);
  });

  atNight('--only', async () => {
    expect((await detected('seat map', shop, '--only', 'humaninloop')).found).toBe(false);
  });
});

test.each(
  share(
    [
      [[], /^detect: found no WORDS/],
      [['!?'], 'WORDS: found "!?", expected words that say what the feature is about.'],
      [[''], 'WORDS: found "", expected words that say what the feature is about.'],
      [['a', 'b', 'c'], /^too many arguments for 'detect'\. Expected 2 arguments but got 3\./],
      [['a', '/no/such'], /^There is no folder "\/no\/such"/],
      [['a', '--output', 'markdown'], '--output: found "markdown", expected text or json.'],
      [['a', '--only', 'x'], /^--only: found "x", expected /],
      [['a', '--branch', 'x', '--worktree'], '--worktree or --branch: found several, expected one of them.'],
    ],
    5,
  ),
)('wrong: %j', async (args, line) => {
  expect(misuse(line)(await rekindle(['detect', ...args]))).toEqual([]);
});
