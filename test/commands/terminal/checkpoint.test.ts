// `rekindle checkpoint`: exactly the workflow's change, with its message, and never on the default branch.
import { appendFile, chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { misuse, rekindle } from '../../cli/world.ts';
import { atNight, share } from '../../exhaustive.ts';
import { env, folder, git } from '../../local/repository.ts';
import { changed, type Desk, deskOn, deskWith } from '../desk.ts';
import { AT } from '../sample.ts';
import { CHANGES, PLANNING, SDD, SDD_FOLDER } from '../sdd-files.ts';

const BRANCH = 'feature/invoice-export';
const PATH = 'specs/003-invoice-export/.pipeline-state.md';
const ID = 'ai-dev-shop:003-invoice-export';

async function put({ dir }: Pick<Desk, 'dir'>, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(dir, path)), { recursive: true });
  await writeFile(join(dir, path), text);
}

/** The workflow of the plan, one phase on: its item is being built. */
function building(text: string): string {
  return text
    .replace('phase: plan', 'phase: implement')
    .replace('step: plan_creation', 'step: implementing')
    .replace('plan_status: in_progress', 'plan_status: approved')
    .replace('impl_status: pending', 'impl_status: in_progress');
}

const STATE = `${SDD_FOLDER}/workflow.yaml`;
const BUILT = {
  ...PLANNING,
  [STATE]: building(PLANNING[STATE] ?? ''),
  'src/login.ts': 'export {};\n',
  '.gitignore': '*.log\n',
};

/** A second workflow whose item is being built. */
const OTHER = 'sdd/workflows/z3k9wp-search/workflow.yaml';
const SECOND = {
  [OTHER]: (BUILT[STATE] ?? '').replaceAll('user-auth', 'search').replaceAll('u7y4ja', 'z3k9wp'),
  'changes/2026/02/02/z3k9wp-search/01-search/SPEC.md': '# Spec\n',
  'changes/2026/02/02/z3k9wp-search/01-search/PLAN.md': '# Plan\n',
};

describe('what is committed', () => {
  test('feature, step and status; other changes stay as they are, staged ones too', async () => {
    const desk = await deskOn(BRANCH);
    await appendFile(join(desk.dir, PATH), '- a note\n');
    await put(desk, 'staged.md', 'x\n');
    await desk.git('add', 'staged.md');
    await put(desk, 'README.md', 'changed\n');

    const { status, err } = await desk.type('checkpoint', '--yes');
    expect(status).toBe(0);
    expect(err).toContain(`commit  ${PATH}\n`);
    expect(changed(err)).toEqual(['+- a note']);
    expect(await desk.git('log', '-1', '--format=%s')).toBe(
      'checkpoint: 003-invoice-export programmer IN_PROGRESS',
    );
    expect(await desk.git('show', '--name-only', '--format=')).toBe(PATH);
    expect(await desk.git('status', '--porcelain')).toBe('M README.md\nA  staged.md');
  });

  atNight('an implementation: what git knows of it, and never what nobody added or git ignores', async () => {
    const desk = await deskWith(BUILT);
    await appendFile(join(desk.dir, 'src/login.ts'), '// more\n');
    await put(desk, 'src/new.ts', 'new\n');
    await desk.git('add', 'src/new.ts');
    await put(desk, '.env', 'KEY=1\n');
    await put(desk, 'build.log', 'log\n');
    await put(desk, `${SDD_FOLDER}/notes.md`, 'a note\n');

    const { status, err } = await desk.type('checkpoint', SDD, '--yes');
    expect(status).toBe(0);
    expect(err).toContain('left out, since they were not added to git: ".env".');
    expect(await desk.git('log', '-1', '--format=%s')).toBe(
      'checkpoint: user-auth-1 implementation progress',
    );
    expect((await desk.git('show', '--name-only', '--format=')).split('\n')).toEqual([
      `${SDD_FOLDER}/notes.md`,
      'src/login.ts',
      'src/new.ts',
    ]);
    expect(await desk.git('status', '--porcelain')).toBe('?? .env');
    const again = await desk.type('checkpoint', SDD, '--yes');
    expect(again.status).toBe(0);
    expect(again.err).toContain(
      `${SDD}: nothing of it differs from the last commit; nothing is to be saved.`,
    );
    expect(await desk.git('rev-list', '--count', 'HEAD')).toBe('3');
  });

  atNight('two checkpoints of one event and the same paths are two commits', async () => {
    const desk = await deskWith(BUILT);
    for (const line of ['// one\n', '// two\n']) {
      await appendFile(join(desk.dir, 'src/login.ts'), line);
      expect((await desk.type('checkpoint', '--yes')).status).toBe(0);
      expect(await desk.git('status', '--porcelain')).toBe('');
    }
    expect(await desk.git('rev-list', '--count', 'HEAD')).toBe('4');
  });

  atNight.each([
    ['git rm', ['rm', '-q', 'src/login.ts'], ['src/login.ts']],
    ['git mv', ['mv', 'src/login.ts', 'src/in.ts'], ['src/in.ts', 'src/login.ts']],
    ['git rm --cached, and the file is gone too', ['rm', '-q', '--cached', 'src/login.ts'], ['src/login.ts']],
    ['git add -A', ['add', '-A'], ['src/login.ts']],
  ])('what is staged as removed is taken: %s', async (_, staged, expected) => {
    const desk = await deskWith(BUILT);
    if (staged[0] === 'add') await rm(join(desk.dir, 'src/login.ts'));
    await desk.git(...staged);
    if (staged[2] === '--cached') await rm(join(desk.dir, 'src/login.ts'));
    const { status, err } = await desk.type('checkpoint', '--yes');
    expect([status, err]).toEqual([0, expect.stringContaining('commit  src/login.ts (removed)\n')]);
    const shown = await desk.git('show', '--no-renames', '--name-only', '--format=%s');
    expect(shown.split('\n')).toEqual(['checkpoint: user-auth-1 implementation progress', '', ...expected]);
    expect(await desk.git('status', '--porcelain')).toBe('');
  });

  atNight('what is staged and taken back on disk differs in nothing', async () => {
    const desk = await deskWith(BUILT);
    await put(desk, 'src/login.ts', 'other\n');
    await desk.git('add', 'src/login.ts');
    await put(desk, 'src/login.ts', 'export {};\n');
    const { err } = await desk.type('checkpoint', SDD, '--yes');
    expect(err).toContain('nothing differs from the last commit; nothing is to be saved.');
    await desk.git('rm', '-q', '-f', '--cached', 'src/login.ts');
    expect((await desk.type('checkpoint', SDD, '--yes')).err).toContain('nothing is to be saved.');
    expect(await desk.git('rev-list', '--count', 'HEAD')).toBe('2');
  });

  atNight('the first commit of a repository', async () => {
    const dir = await folder();
    await git(dir, 'init', '-q', '-b', 'feature/first');
    for (const [path, text] of Object.entries(PLANNING)) await put({ dir }, path, text);
    const who = { ...env, GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'user.name', GIT_CONFIG_VALUE_0: 'Ada' };
    const { status, err } = await rekindle(['checkpoint', '--yes', '-C', dir, ...AT], { env: who });
    expect([status, err]).toEqual([0, expect.stringContaining('+id: u7y4ja')]);
    expect(await git(dir, 'log', '--format=%s')).toBe('checkpoint: workflow u7y4ja (user-auth) created');
  });
});

describe('which workflow is meant', () => {
  test('without an id the one that an implementation’s changes belong to', async () => {
    const desk = await deskWith(BUILT);
    await appendFile(join(desk.dir, 'src/login.ts'), '// more\n');
    const { status } = await desk.type('checkpoint', '--yes');
    expect(status).toBe(0);
    expect(await desk.git('show', '--name-only', '--format=%s')).toBe(
      'checkpoint: user-auth-1 implementation progress\n\nsrc/login.ts',
    );
  });

  atNight('where they may belong to two, both are named', async () => {
    const desk = await deskWith({ ...BUILT, ...SECOND });
    await appendFile(join(desk.dir, 'src/login.ts'), '// more\n');
    const ended = await desk.type('checkpoint', '--yes');
    const both = `${SDD} or sdd:z3k9wp-search`;
    const line = `found changes that may belong to 2 workflows, expected one. Name it: ${both}.`;
    expect(misuse(line)(ended)).toEqual([]);
    await appendFile(join(desk.dir, OTHER), '# a remark\n');
    const { status } = await desk.type('checkpoint', '--yes');
    expect(status).toBe(0);
    expect(await desk.git('log', '-1', '--format=%s')).toBe('checkpoint: search-1 implementation progress');
  });

  atNight('one that cannot be read stands in nobody’s way', async () => {
    const desk = await deskWith({ ...BUILT, ...SECOND, [OTHER]: `${SECOND[OTHER]}id: twice\n` });
    await appendFile(join(desk.dir, 'src/login.ts'), '// more\n');
    expect((await desk.type('checkpoint', '--yes')).status).toBe(0);
    expect(await desk.git('log', '-1', '--format=%s')).toBe(
      'checkpoint: user-auth-1 implementation progress',
    );
  });
});

describe('what is shown', () => {
  test('--dry-run prints the whole difference on stdout, and nothing is changed', async () => {
    const desk = await deskWith({ ...BUILT, 'src/gone.ts': 'g\n', 'run.sh': 'x\n', 'logo.png': 'a\0b' });
    await appendFile(join(desk.dir, 'src/login.ts'), '// token = ghp_0123456789abcdefghijklmnopqrstuvwxyz\n');
    await rm(join(desk.dir, 'src/gone.ts'));
    await chmod(join(desk.dir, 'run.sh'), 0o755);
    await writeFile(join(desk.dir, 'logo.png'), 'c\0d');
    await put(desk, `${CHANGES}/notes.md`, 'a note\n');
    await symlink('login.ts', join(desk.dir, 'src/link.ts'));
    await desk.git('add', 'src/link.ts');
    const head = await desk.git('rev-parse', 'HEAD');
    const { status, out, err } = await desk.type('checkpoint', '--dry-run');
    expect([status, err]).toEqual([0, '']);
    const lines = out.split('\n');
    expect(lines.slice(0, 7)).toEqual([
      '# checkpoint: user-auth-1 implementation progress',
      `commit  ${CHANGES}/notes.md`,
      'commit  logo.png (binary)',
      'commit  run.sh (the text stays, its mode changes)',
      'commit  src/gone.ts (removed)',
      'commit  src/link.ts (link)',
      'commit  src/login.ts',
    ]);
    expect(lines).toContain('--- /dev/null');
    expect(changed(out)).toEqual(['+a note', expect.stringMatching(/^\+\/\/ token = (?!ghp_)/)]);
    expect(await desk.git('rev-parse', 'HEAD')).toBe(head);
  });

  atNight('what changed after it was shown is not committed', async () => {
    const desk = await deskOn(BRANCH);
    await appendFile(join(desk.dir, PATH), '- a note\n');
    const head = await desk.git('rev-parse', 'HEAD');
    const ask = async () => {
      await appendFile(join(desk.dir, PATH), '- and another\n');
      return true;
    };
    const { status, err } = await rekindle(['checkpoint', '-C', desk.dir, ...AT], { ask });
    expect(status).toBe(2);
    expect(err).toContain(`rekindle: "${PATH}" changed since this was shown. Nothing was committed`);
    expect(await desk.git('rev-parse', 'HEAD')).toBe(head);
  });
});

describe('nothing to save', () => {
  test.each(
    share(
      [
        ['nothing differs', null, [], /: nothing differs from the last commit; nothing is to be saved\.$/],
        ['nothing differs of anything', null, [ID], /: nothing differs from the last commit; nothing is/],
        [
          'no workflow is among it',
          'README.md',
          [],
          /: no workflow is among what differs from the last commit; n/,
        ],
        [
          'it is not among it',
          'README.md',
          [ID],
          /: ai-dev-shop:003-invoice-export: nothing of it differs from/,
        ],
      ],
      3,
    ),
  )('where %s: said, and the status is 0', async (_why, path, id, line) => {
    const desk = await deskOn(BRANCH);
    if (path !== null) await appendFile(join(desk.dir, path), '\n');
    const head = await desk.git('rev-parse', 'HEAD');
    const { status, out, err } = await desk.type('checkpoint', ...id, '--yes');
    expect([status, out]).toEqual([0, '']);
    expect(err.trimEnd()).toMatch(line);
    expect(await desk.git('rev-parse', 'HEAD')).toBe(head);
  });

  atNight('a second one in a row does nothing', async () => {
    const desk = await deskOn(BRANCH);
    await appendFile(join(desk.dir, PATH), '- a note\n');
    expect((await desk.type('checkpoint', '--yes')).status).toBe(0);
    const head = await desk.git('rev-parse', 'HEAD');
    expect((await desk.type('checkpoint', '--yes')).status).toBe(0);
    expect(await desk.git('rev-parse', 'HEAD')).toBe(head);
  });
});

test.each([
  ['it is the default branch', 'main', 'specs/001-user-profile/.pipeline-state.md', [], /default branch/],
  ['the id is none', BRANCH, null, ['ai-dev-shop:nobody'], /found no workflow "ai-dev-shop:nobody"/],
])('refused where %s', async (_why, branch, path, id, message) => {
  const desk = await deskOn(branch);
  if (path !== null) await appendFile(join(desk.dir, path), '\n');
  const head = await desk.git('rev-parse', 'HEAD');
  const ended = await desk.type('checkpoint', ...id, '--yes');
  expect(ended.status).toBe(2);
  expect(ended.err).toMatch(message);
  expect(misuse(/./)({ ...ended, err: `${ended.err.split('\n').at(-2)}\n` })).toEqual([]);
  expect(await desk.git('rev-parse', 'HEAD')).toBe(head);
});

test.each([
  ['emptied', ''],
  ['cut in two', '# Pipe'],
])('S01 refused where the state was %s', async (_why, text) => {
  const desk = await deskOn(BRANCH);
  await put(desk, PATH, text);
  const head = await desk.git('rev-parse', 'HEAD');
  for (const how of ['--yes', '--dry-run'])
    expect(misuse(/found a state that cannot be used/)(await desk.type('checkpoint', ID, how))).toEqual([]);
  expect(await desk.git('rev-parse', 'HEAD')).toBe(head);
});

test('what nothing is left in is left out, and named; all else is committed', async () => {
  const [tasks, design] = ['.kiro/specs/a/tasks.md', '.kiro/specs/a/design.md'];
  const desk = await deskWith({ [tasks]: '# Implementation Plan\n\n- [ ] 1. One\n', [design]: '# Design\n' });
  await put(desk, design, '');
  const none = await desk.type('checkpoint', '--yes');
  expect([none.status, none.err]).toEqual([
    0,
    expect.stringContaining(`nothing is left in them: "${design}"`),
  ]);
  await put(desk, tasks, '# Implementation Plan\n\n- [x] 1. One\n');
  expect((await desk.type('checkpoint', '--yes')).status).toBe(0);
  expect(await desk.git('show', '--name-only', '--format=')).toBe(tasks);
  expect(await desk.git('status', '--porcelain')).toBe(`M ${design}`);
});

test('G08 what would be refused is refused by a dry run too, before anything is shown', async () => {
  const desk = await deskWith({ ...BUILT });
  await desk.git('checkout', '-q', '-B', 'main');
  await appendFile(join(desk.dir, STATE), '# a note\n');
  const never = misuse(/"main" is the default branch, which is never committed on/);
  for (const how of ['--dry-run', '--yes']) expect(never(await desk.type('checkpoint', how))).toEqual([]);
});

test('G08 without main and remotes the branch that is checked out is not the default one', async () => {
  const desk = await deskWith({ ...BUILT });
  await desk.git('branch', '-q', '-D', 'main');
  await appendFile(join(desk.dir, STATE), '# a note\n');
  expect((await desk.type('checkpoint', '--yes')).status).toBe(0);
  expect(await desk.git('log', '-1', '--format=%s')).toContain('checkpoint: ');
});
