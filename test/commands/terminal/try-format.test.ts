// `rekindle try-format`: a description is tried before it is merged; every other command waits for the merge.
import { describe, expect, test } from 'vitest';
import { misuse, rekindle } from '../../cli/world.ts';
import { atNight } from '../../exhaustive.ts';
import { TWELVE } from '../../formats/custom/described.ts';
import { build, folder, git, put } from '../../local/repository.ts';

const CONFIG = '.github/rekindle.yml';
const PATH = 'work/login/todo.md';
const TODO = '# Login\n\n- [x] T1 Schema\n- [ ] T2 Form\n- [ ] T3 Mail\n';
const BRIEF = '# Login\n\nPeople sign in.\n';
const WORK = { [PATH]: TODO, 'work/login/brief.md': BRIEF };

/** A plain folder with these files. */
async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const dir = await folder();
  for (const [path, text] of Object.entries(files)) await put(dir, path, text);
  return dir;
}

describe('what it prints', () => {
  test('what is read and what is decided, as the page shows it', async () => {
    const dir = await folderWith({ [CONFIG]: TWELVE, ...WORK });
    const { status, out, err } = await rekindle(['try-format', PATH, '-C', dir]);
    expect([status, err]).toEqual([0, '']);
    expect(out.split('\n')).toEqual([
      'workflow  team-work:login',
      'status    active · 1 of 3',
      'at        build, task T2',
      'steps     brief✓ plan✓ build/T1✓ build/T2 build/T3',
      'decision  resume · build · partial-work',
      'that is   Part of the work is done; it goes on with the build step (T2). ' +
        'Go on with this task and tick it.',
      'you may   resume, start-fresh',
      '',
    ]);
  });

  atNight('as JSON, the workflow as a scan publishes it', async () => {
    const dir = await folderWith({ [CONFIG]: TWELVE, ...WORK });
    const { out } = await rekindle(['try-format', `./${PATH}`, '-C', dir, '--output', 'json']);
    expect(JSON.parse(out)).toMatchObject({
      format: 'team-work',
      path: PATH,
      workflow: { id: 'team-work:login', decision: { action: 'resume', reason: 'partial-work' } },
    });
  });

  atNight('words that mean nothing, with what was expected', async () => {
    const dir = await folderWith({ [CONFIG]: TWELVE, ...WORK, [PATH]: TODO.replace('[x]', '[?]') });
    const { out } = await rekindle(['try-format', PATH, '-C', dir]);
    expect(out).toMatch(/^word +the mark of task T1: "\?" on line 3, expected /m);
    expect(out).toMatch(/^decision +ask · – · status-unknown$/m);
  });

  atNight('a file in the right place that is no state of it: status 1', async () => {
    const dir = await folderWith({ [CONFIG]: TWELVE, [PATH]: '# Nothing\n' });
    const { status, out } = await rekindle(['try-format', PATH, '-C', dir]);
    expect([status, out]).toEqual([
      1,
      'not read  found no box that is a task in it: it is no file of team-work.\n',
    ]);
  });
});

describe('wrong use', () => {
  const tried = async (files: Readonly<Record<string, string>>, path = PATH) =>
    rekindle(['try-format', path, '-C', await folderWith(files)]);

  test('no config, none that describes a format, and one with mistakes, each with its line', async () => {
    expect(misuse(/found no custom-formats/)(await tried(WORK))).toEqual([]);
    expect(misuse(/found no custom-formats/)(await tried({ ...WORK, [CONFIG]: 'dashboard: on\n' }))).toEqual(
      [],
    );
    const wrong = TWELVE.replace('check-list', 'chek-list').replace('brief.md]\n', '../x]\n');
    const said = await tried({ ...WORK, [CONFIG]: wrong });
    expect(misuse(/codec: found "chek-list".*Correct line 4\..*beside\[1\].*Correct line 6\./)(said)).toEqual(
      [],
    );
  });

  atNight('a path that no format means, one of a built-in format, and one where nothing is', async () => {
    const files = { ...WORK, [CONFIG]: TWELVE };
    expect(
      misuse(/no path of the custom formats means "x\.md", expected work/)(await tried(files, 'x.md')),
    ).toEqual([]);
    const openspec = 'openspec/changes/x/tasks.md';
    expect(misuse(/built-in format openspec/)(await tried({ ...files, [openspec]: TODO }, openspec))).toEqual(
      [],
    );
    expect(misuse(/found no text at .*absent/)(await tried(files, 'work/none/todo.md'))).toEqual([]);
  });
});

describe('the config of the default branch', () => {
  const repository = (config: Readonly<Record<string, string>>) =>
    build({
      steps: [
        { id: 'base', day: 1, files: { 'a.txt': 'a\n', ...config } },
        { id: 'work', day: 2, parents: ['base'], files: WORK },
      ],
      refs: { main: 'base', 'feature/login': 'work' },
      checkout: 'feature/login',
    });
  const ids = async (...args: readonly string[]): Promise<readonly string[]> => {
    const { out } = await rekindle(['scan', ...args, '--output', 'json']);
    return JSON.parse(out).workflows.map(({ id }: { readonly id: string }) => id);
  };

  atNight('counts for the working tree, for a branch, for all of them, and for every command', async () => {
    const { dir } = await repository({ [CONFIG]: TWELVE });
    const found = ['team-work:login'];
    expect(await ids(dir)).toEqual(found);
    expect(await ids(dir, '--branch', 'feature/login')).toEqual(found);
    expect(await ids(dir, '--all-branches')).toEqual(found);
    expect(await ids(dir, '--only', 'team-work')).toEqual(found);
    expect((await rekindle(['formats', dir])).out).toMatch(
      /^team-work +Team work +work\/\{feature\}\/todo\.md, /m,
    );
    const args = ['team-work:login', '-C', dir];
    expect((await rekindle(['brief', ...args])).out).toContain('Go on with this task and tick it.');
    const { status, err } = await rekindle(['resume', ...args, '--yes']);
    expect([status, err]).toMatchObject([0, expect.stringContaining('todo.md')]);
    expect((await rekindle(['try-format', PATH, '-C', dir])).out).toContain('build, task T2');
    expect(await git(dir, 'diff', '--', PATH)).toContain('-- [ ] T2 Form\n+- [~] T2 Form\n');
  });

  atNight('a description on another branch, or on disk, counts nowhere but in try-format', async () => {
    const { dir } = await repository({});
    await put(dir, CONFIG, TWELVE);
    expect(await ids(dir)).toEqual([]);
    expect((await rekindle(['try-format', PATH, '-C', dir])).status).toBe(0);
  });

  test('with a mistake it describes nothing, and a scan says so and goes on', async () => {
    const { dir } = await repository({ [CONFIG]: TWELVE.replace('check-list', 'list') });
    const { status, err } = await rekindle(['scan', dir]);
    expect([status, err]).toMatchObject([
      0,
      expect.stringContaining('custom-formats.team-work.codec: found'),
    ]);
  });
});
