// `rekindle scan`: each target and each form, wrong use of each, and that the repository is only read.
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { STORIES, TORN } from '../../../src/demo/stories.ts';
import { localEdge } from '../../../src/local/repository-source.ts';
import type { ScanReport } from '../../../src/report/scan/scan.ts';
import { scanSchema } from '../../../src/report/scan/schema.ts';
import { misuse, rekindle, standingIn } from '../../cli/world.ts';
import { atNight } from '../../exhaustive.ts';
import { build, env, folder, git, put } from '../../local/repository.ts';
import { expectInertPage, textOf } from '../../report/html/reading.ts';
import { AT, sampleRepository, stateText } from '../sample.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

let shop = '';
beforeAll(async () => {
  shop = await sampleRepository();
});

async function scanned(...args: readonly string[]): Promise<ScanReport> {
  const { out, err } = await rekindle(['scan', ...args, '--output', 'json']);
  expect(err).toBe('');
  return JSON.parse(out);
}
const idsOf = ({ workflows }: ScanReport) => workflows.map(({ id }) => id);

describe('targets', () => {
  test('without one: what is on disk, git-ignored and untracked files included', async () => {
    const dir = await folder();
    await git(dir, 'init', '-q', '-b', 'main');
    await put(dir, '.gitignore', 'specs/\n');
    await put(dir, 'specs/001-a/.pipeline-state.md', stateText('001-a', 'IN_PROGRESS'));
    const report = await scanned(dir, ...AT);
    expect(report.workflows).toMatchObject([{ id: 'ai-dev-shop:001-a', commit: null, owner: 'main' }]);
    expect(await scanned(dir, '--worktree', ...AT)).toEqual(report);
  });

  atNight('G08 a folder that is no repository can be scanned', async () => {
    const dir = await folder();
    await put(dir, 'specs/001-a/.pipeline-state.md', stateText('001-a', 'IN_PROGRESS'));
    expect((await scanned(dir, ...AT)).workflows).toMatchObject([{ id: 'ai-dev-shop:001-a', owner: null }]);
    expect(
      misuse(/no repository|not a git repository|git/i)(await rekindle(['scan', dir, '--all-branches'])),
    ).toEqual([]);
  });

  atNight('--all-branches: every workflow once, under its owner', async () => {
    const report = await scanned(shop, '--all-branches', ...AT);
    expect(report.workflows.map(({ path: at, owner }) => `${owner} ${at}`).toSorted()).toEqual(
      STORIES.map((story) => `${story.branch} ${story.path}`).toSorted(),
    );
    expect(report.scanned.commits).toBe(new Set([...STORIES, TORN].map(({ branch }) => branch)).size);
  });

  atNight('--branch NAME, once and again', async () => {
    expect(idsOf(await scanned(shop, '--branch', 'feature/seat-map', ...AT))).toContain(
      'ai-dev-shop:004-seat-map',
    );
    const two = idsOf(
      await scanned(shop, '--branch', 'feature/seat-map', '--branch', 'feature/user-auth', ...AT),
    );
    expect(two).toEqual(expect.arrayContaining(['ai-dev-shop:004-seat-map', 'humaninloop:005-user-auth']));
  });

  atNight('a folder inside of the repository means the repository', async () => {
    expect(idsOf(await scanned(path.join(shop, 'specs'), ...AT))).toEqual(['ai-dev-shop:001-user-profile']);
  });

  atNight.each([
    [['--worktree', '--all-branches'], '--worktree or --all-branches: found several, expected one of them.'],
    [
      ['--branch', 'main', '--all-branches'],
      '--branch or --all-branches: found several, expected one of them.',
    ],
    [['--branch', 'feature/seat-mpa'], /^There is no branch "feature\/seat-mpa".+"feature\/seat-map"/],
    [['--branch'], 'option \'--branch NAME\' argument missing. "rekindle --help" says what there is.'],
  ])('wrong: %j', async (args, line) => {
    expect(misuse(line)(await rekindle(['scan', ...(args.length > 1 ? [shop] : []), ...args]))).toEqual([]);
  });

  test.each([
    ['that is not there', async () => '/no/such/folder', /^There is no folder "\/no\/such\/folder"/],
    ['that is a file', async () => path.join(shop, 'README.md'), /is a file; expected a folder/],
    ['with a line break', async () => 'a\nb', /^There is no folder "a\\nb"/],
  ])('wrong: a folder %s', async (_, dirOf, line) => {
    expect(misuse(line)(await rekindle(['scan', await dirOf()]))).toEqual([]);
  });

  atNight('a bare repository has no working tree, and says what to do', async () => {
    const { dir } = await build({ steps: [{ id: 'a', day: 1 }], refs: { main: 'a' } });
    expect(misuse(/has no working tree.+--branch/)(await rekindle(['scan', dir]))).toEqual([]);
    expect((await rekindle(['scan', dir, '--all-branches'])).status).toBe(0);
  });
});

describe('forms', () => {
  test('text by default', async () => {
    const { out, err, status } = await rekindle(['scan', shop, '--all-branches', ...AT]);
    expect([status, err]).toEqual([1, '']);
    expect(out).toMatch(
      /^17 workflows in .+: 1 needs a decision, 5 wait for a person, 10 can go on, 1 ended/,
    );
    expect(out).toContain(
      `    next     rekindle brief ai-dev-shop:004-seat-map --branch feature/seat-map -C ${shop}\n`,
    );
    expect(await rekindle(['scan', shop, '--all-branches', '--output', 'text', ...AT])).toEqual({
      out,
      err,
      status,
    });
  });

  atNight('json is the published shape, and nothing else is on stdout', async () => {
    const report = await scanned(shop, '--all-branches', ...AT);
    expect(scanSchema.safeParse(report).success).toBe(true);
    const published = JSON.parse(await readFile(path.join(ROOT, 'schema/scan-v1.schema.json'), 'utf8'));
    expect(new Ajv2020({ strict: true, allowUnionTypes: true }).validate(published, report)).toBe(true);
    expect(report.now).toBe('2026-11-27T00:00:00Z');
  });

  atNight('markdown', async () => {
    const { out } = await rekindle(['scan', shop, '--all-branches', '--output', 'markdown', ...AT]);
    expect(out).toMatch(/^## Rekindle\n\n17 workflows: /);
    expect(out.match(/^### \p{Extended_Pictographic} /gmu)).toHaveLength(16);
  });

  atNight('html is one page: each workflow with its time line, and how a spec changed', async () => {
    const { out, err } = await rekindle(['scan', shop, '--all-branches', '--output', 'html', ...AT]);
    expect(err).toBe('');
    expectInertPage(out);
    expect(out.match(/<article /g)).toHaveLength(17);
    expect(out.match(/<svg class="line" /g)).toHaveLength(17);
    expect(out).not.toContain('commits are missing');
    expect(textOf(out)).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d UTC: commit [0-9a-f]{12}, /);
    expect(textOf(out)).toContain('UTC: checkpoint ');
    expect(out).toMatch(/<span class="gone">-.*10 minutes\.<\/span>/);
    expect(out).toMatch(/<span class="came">\+.*30 minutes\.<\/span>/);
  });

  atNight('sarif names every rule of the engine', async () => {
    const { out } = await rekindle(['scan', shop, '--all-branches', '--output', 'sarif', ...AT]);
    const { runs, version } = JSON.parse(out);
    expect(version).toBe('2.1.0');
    expect(runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId)).toContain('spec-hash-matches');
  });

  test.each([
    ['jsn', '--output: found "jsn", expected text, json, markdown, html or sarif. Did you mean json?'],
    ['xml', '--output: found "xml", expected text, json, markdown, html or sarif. Did you mean html?'],
    ['', '--output: found "", expected text, json, markdown, html or sarif.'],
    ['\u202etxet', '--output: found "\\u202etxet", expected text, json, markdown, html or sarif.'],
  ])('wrong: %j', async (form, line) => {
    expect(misuse(line)(await rekindle(['scan', '--output', form]))).toEqual([]);
  });

  atNight('the lines to type have no -C for the folder that one is in', async () => {
    const { out } = await rekindle(['scan', ...AT], { open: standingIn(shop) });
    expect(out).not.toContain(' -C ');
  });
});

describe('the repository', () => {
  test('is only read: not a byte of it changes', async () => {
    const dir = await sampleRepository();
    const before = [await git(dir, 'for-each-ref'), await readFile(path.join(dir, '.git/index'), 'base64')];
    await rekindle(['scan', dir, '--all-branches']);
    await rekindle(['scan', dir]);
    expect([await git(dir, 'for-each-ref'), await readFile(path.join(dir, '.git/index'), 'base64')]).toEqual(
      before,
    );
  });

  atNight('O05 O08 hostile content does nothing in any form', async () => {
    const dir = await folder();
    const evil = '\u001b[2J\u202e ::error::x ``` </details><img src=x> @org';
    await put(dir, 'specs/001-a/.pipeline-state.md', stateText('001-a', evil));
    for (const form of ['text', 'markdown', 'html', 'sarif', 'json']) {
      const { out } = await rekindle(['scan', dir, '--output', form, '--fail-on', 'none', ...AT]);
      expect(out).toContain(form === 'json' || form === 'sarif' ? '001-a' : '\\u001b[2J');
      expect(out).not.toContain('\u001b');
      if (form === 'html') expectInertPage(out);
      expect(out).not.toMatch(/^::error/m);
      if (form !== 'json') expect(out).not.toContain('\u202e');
    }
  });

  atNight('what is passed over is said on stderr, in one line each', async () => {
    const dir = await folder();
    await mkdir(path.join(dir, 'specs'), { recursive: true });
    await symlink('.', path.join(dir, 'specs/loop'));
    await writeFile(path.join(dir, 'a'), '');
    const { status, out } = await rekindle(['scan', dir, '--output', 'json']);
    expect([status, JSON.parse(out).workflows]).toEqual([0, []]);
    const told = await rekindle(['scan', dir, '--output', 'json'], {
      open: async (where, warn) => {
        warn('passed over "x\u001b"\nand more');
        return localEdge(where, { env, warn });
      },
    });
    expect(told.err).toBe('rekindle: passed over "x\\u001b" and more\n');
  });
});
