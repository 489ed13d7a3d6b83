// `rekindle scan` beside workflows: other branches, folders that cannot be read, tools known by name only.
import { chmod, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ScanReport } from '../../../src/report/scan/scan.ts';
import { rekindle } from '../../cli/world.ts';
import { atNight } from '../../exhaustive.ts';
import { build, folder, git, put } from '../../local/repository.ts';
import { unprivileged } from '../../local/unprivileged.ts';
import { AT, stateText } from '../sample.ts';

const STATE = 'specs/001-a/.pipeline-state.md';
const state = (name: string) => ({
  [STATE.replace('001-a', name)]: stateText(name, 'IN_PROGRESS'),
});
const said = (text: string) => text.replaceAll(/\s+/g, ' ');
const scan = (dir: string, ...more: readonly string[]) => rekindle(['scan', dir, ...AT, ...more]);
const reportOf = async (dir: string, ...more: readonly string[]): Promise<ScanReport> =>
  JSON.parse((await scan(dir, ...more, '--output', 'json')).out);

/** Three workflows on two branches; nothing on the one that is checked out. */
const apart = async () =>
  (
    await build({
      steps: [
        { id: 'm', day: 1, files: { 'a.md': 'a' } },
        { id: 'x', parents: ['m'], day: 2, files: { ...state('001-a'), ...state('002-b') } },
        { id: 'y', parents: ['m'], day: 3, files: state('003-c') },
      ],
      refs: { main: 'm', 'feature/x': 'x', 'feature/y': 'y' },
      checkout: 'main',
    })
  ).dir;

test('S28 state that git ignores is on one disk alone: elsewhere is nothing to recover from', async () => {
  const dir = await folder();
  await git(dir, 'init', '-q', '-b', 'main');
  await put(dir, '.gitignore', 'specs/\n');
  await git(dir, 'add', '.gitignore');
  await git(dir, 'commit', '-q', '-m', 'begun');
  await put(dir, STATE, stateText('001-a', 'IN_PROGRESS'));
  const clone = await folder();
  await git(clone, 'clone', '-q', `file://${dir}`, '.');
  expect((await reportOf(dir)).workflows).toMatchObject([{ id: 'ai-dev-shop:001-a', commit: null }]);
  const words = /Nothing was committed that one could recover from\..+ have them commit checkpoints\./;
  for (const place of [dir, clone]) {
    const { status, out } = await scan(place, '--all-branches');
    expect([status, said(out)]).toEqual([0, expect.stringMatching(words)]);
  }
  const args = ['checkpoint', '-C', dir, '--yes', ...AT];
  const { status, err } = await rekindle(args);
  expect([status, said(err)]).toEqual([
    0,
    expect.stringMatching(/left out, since git ignores it: "specs\/001-a\/.+ and commit checkpoints\./),
  ]);
});

describe('nothing here, and something on other branches', () => {
  test('how many and where, in every form', async () => {
    const dir = await apart();
    const words = '3 workflows wait on other branches: feature/x (2), feature/y (1). Add --all-branches';
    for (const target of [[], ['--branch', 'main']]) {
      const { status, out } = await scan(dir, ...target);
      expect([status, said(out)]).toEqual([0, expect.stringContaining(words)]);
      expect(out).not.toMatch(/^No workflow found in/);
      expect((await reportOf(dir, ...target)).elsewhere).toEqual({
        interrupted: 3,
        branches: [
          { branch: 'feature/x', interrupted: 2 },
          { branch: 'feature/y', interrupted: 1 },
        ],
      });
    }
    const page = (await scan(dir, '--output', 'markdown')).out;
    expect(page).toContain('3 workflows wait on other branches: `feature/x` (2), `feature/y` (1).');
  });

  atNight('other branches are looked at in that case only, and for the same formats', async () => {
    const dir = await apart();
    expect(await reportOf(dir, '--all-branches')).not.toHaveProperty('elsewhere');
    expect(await reportOf(dir, '--only', 'sdd')).not.toHaveProperty('elsewhere');
    expect(await reportOf(dir, '--branch', 'feature/y')).not.toHaveProperty('elsewhere');
    expect(said((await scan(dir, '--only', 'sdd')).out)).toContain('No workflow found in');
  });
});

describe('what cannot be looked into is never nothing', () => {
  atNight.each([
    ['git tracks files below it', 'work', 'work/a.md'],
    ['state has its place there', 'specs', 'README.md'],
    ['it is a place of one tool', 'sdd', 'README.md'],
  ])('a folder that may not be read: %s', async (_name, closed, tracked) => {
    const { dir } = await build({
      steps: [{ id: 'm', day: 1, files: { [tracked]: 'a' } }],
      refs: { main: 'm' },
      checkout: 'main',
    });
    await put(dir, `${closed}/001-a/x.md`, 'x');
    await chmod(path.join(dir, closed), 0);
    const { status, out } = await unprivileged(dir, () => scan(dir, '--output', 'json'));
    expect(status).toBe(1);
    const report: ScanReport = JSON.parse(out);
    expect(report.summary.invalid).toBe(1);
    expect(report.unreadable).toEqual([
      {
        path: closed,
        rule: 'state-available',
        message: expect.stringMatching(/^found a folder that cannot be read \(EACCES\), expected one/),
        line: null,
        branch: 'main',
        commit: null,
      },
    ]);
    const text = await unprivileged(dir, () => scan(dir));
    expect([text.status, text.out]).toEqual([1, expect.stringContaining('1 file cannot be read')]);
    expect(text.out).not.toContain('No workflow found');
  });

  test('no command ends there as if there was nothing: each names the folder', async () => {
    const dir = await folder();
    await git(dir, 'init', '-q', '-b', 'main');
    await put(dir, 'README.md', '# x\n');
    await git(dir, 'add', '.');
    await git(dir, 'commit', '-q', '-m', 'begun');
    await put(dir, 'specs/1-a/.specify-state.local.md', '---\nschema_version: 5\n---\n');
    await chmod(path.join(dir, 'specs'), 0);
    const words = /specs: found a folder that cannot be read \(EACCES\), expected one that may be listed: /;
    const typed: readonly (readonly string[])[] = [
      ['brief', '1-a', '-C', dir],
      ['start-fresh', '1-a', '-C', dir, '--yes'],
      ['resume', '-C', dir, '--yes'],
      ['migrate', '1-a', '-C', dir, '--yes'],
      ['checkpoint', '1-a', '-C', dir, '--yes'],
    ];
    for (const line of typed) {
      const { status, err } = await unprivileged(dir, () => rekindle([...line, ...AT]));
      expect([line, status, words.test(said(err)), err.includes('none at all')]).toEqual([
        line,
        2,
        true,
        false,
      ]);
    }
    const all = await unprivileged(dir, () => rekindle(['migrate', '--all', '-C', dir, '--yes', ...AT]));
    expect([all.status, said(all.err)]).toEqual([2, expect.stringMatching(/specs: it cannot be migrated/)]);
    for (const where of [[], ['--worktree']]) {
      const { status, out } = await unprivileged(dir, () => rekindle(['detect', 'billing', dir, ...where]));
      expect([status, said(out)]).toEqual([1, expect.stringMatching(words)]);
    }
    const { out } = await unprivileged(dir, () => rekindle(['detect', 'a', dir, '--output', 'json']));
    expect(JSON.parse(out).unreadable).toMatchObject([{ path: 'specs', branch: 'main', commit: null }]);
  });

  test('a branch whose tree git cannot read, beside one that it can', async () => {
    const dir = await apart();
    const tree = await git(dir, 'rev-parse', 'feature/x:specs');
    const commit = await git(dir, 'rev-parse', 'feature/x');
    await rm(path.join(dir, '.git/objects', tree.slice(0, 2), tree.slice(2)));
    const { status, out, err } = await scan(dir, '--all-branches', '--output', 'json');
    expect([status, err]).toEqual([1, expect.stringContaining('Branch "feature/x" is passed over')]);
    expect(JSON.parse(out).unreadable).toEqual([
      {
        path: '.',
        rule: 'state-available',
        message: expect.stringMatching(/^found a branch that cannot be read: .*git fsck/),
        line: null,
        branch: 'feature/x',
        commit,
      },
    ]);
  });
});

describe('tools that are not read are named', () => {
  const files = {
    '.agent-os/product/roadmap.md': 'x',
    'agent-os/specs/2026-01-01-a/spec.md': 'x',
    'backlog/config.yml': 'x',
    'docs/agent-os/specs': 'a file, no folder',
  };

  test.each([[[]], [['--all-branches']]])('%j: text, Markdown and JSON', async (target) => {
    const { dir } = await build({
      steps: [{ id: 'm', day: 1, files }],
      refs: { main: 'm' },
      checkout: 'main',
    });
    const seen = (await reportOf(dir, ...target)).tools;
    expect(seen).toEqual(
      [
        ['backlog', 'Backlog.md', 'backlog/config.yml'],
        ['agent-os', 'Agent OS', '.agent-os/'],
        ['agent-os', 'Agent OS', 'agent-os/specs/'],
      ].map(([id, name, at]) => ({ id, name, path: at, branches: ['main'] })),
    );
    const words = 'Backlog.md (backlog/config.yml); Agent OS (.agent-os/, agent-os/specs/)';
    const { status, out } = await scan(dir, ...target);
    expect([status, said(out)]).toEqual([0, expect.stringContaining(words)]);
    expect(said(out)).toContain('Their state is not read yet');
    const page = (await scan(dir, ...target, '--output', 'markdown')).out;
    expect(page).toContain('Backlog.md (`backlog/config.yml`); Agent OS (`.agent-os/`');
  });

  atNight('where there is none, nothing is said', async () => {
    const dir = await folder();
    await put(dir, 'src/.agent-os/x.md', 'x');
    expect(await reportOf(dir)).not.toHaveProperty('tools');
    expect((await scan(dir)).out).not.toContain('not read yet');
  });
});
