// A repository whose config wants programs run wherever git can be made to: no command runs one of them.
import { appendFile, chmod, mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cliCommands } from '../../src/commands/index.ts';
import { atNight } from '../exhaustive.ts';
import { folder, run } from '../local/repository.ts';
import { type Desk, deskWith } from './desk.ts';
import { CHANGES, PLANNING, SDD, SDD_FOLDER } from './sdd-files.ts';

const STATE = `${SDD_FOLDER}/workflow.yaml`;
const REVIEW = (PLANNING[STATE] ?? '').replace('plan_status: in_progress', 'plan_status: ready_for_review');
const HOOKS = [
  'pre-commit',
  'prepare-commit-msg',
  'commit-msg',
  'post-commit',
  'post-index-change',
  'reference-transaction',
  'post-checkout',
  'fsmonitor-watchman',
];

/** Arguments of every command that one types; those that write say yes. */
const TYPED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  scan: [['scan'], ['scan', '--all-branches'], ['scan', '--branch', 'feature/work', '--output', 'json']],
  detect: [['detect', 'sign in by link']],
  brief: [['brief', SDD]],
  checkpoint: [
    ['checkpoint', SDD, '--dry-run'],
    ['checkpoint', SDD, '--yes'],
  ],
  resume: [['resume', SDD, '--yes']],
  answer: [['answer', SDD, 'Q1', 'words', '--yes']],
  retry: [['retry', SDD, '--yes']],
  skip: [['skip', SDD, '--yes']],
  'accept-spec': [['accept-spec', SDD, 'a'.repeat(64), '--yes']],
  migrate: [['migrate', '--all', '--yes']],
  repair: [['repair', SDD, '--yes']],
  regress: [
    ['regress', SDD, '--to', 'spec', '--reason', 'why', '--yes'],
    ['checkpoint', SDD, '--yes'],
  ],
  approve: [
    ['approve', SDD, '--yes'],
    ['checkpoint', SDD, '--yes'],
  ],
  'start-fresh': [['start-fresh', SDD, '--yes']],
  restore: [['restore', 'sdd', '--yes']],
  formats: [['formats']],
  doctor: [['doctor']],
  'try-format': [['try-format', `${CHANGES}/PLAN.md`]],
  rules: [['rules']],
  init: [['init', '--yes']],
  // A tool of it is a command line that stands here; with the clock of this desk it is refused.
  mcp: [['mcp']],
  hook: [
    ['hook', 'session-start'],
    ['hook', 'stop'],
  ],
  demo: [['demo']],
  list: [['list']],
  completion: [['completion', 'bash']],
};

/** A program that leaves a mark, with every setting, hook, filter and include that names it. */
async function plant(desk: Desk, attributes: string): Promise<() => Promise<readonly string[]>> {
  const marks = await folder();
  const program = join(await folder(), 'planted');
  await writeFile(program, `#!/bin/sh\ntouch ${marks}/"$(basename "$0")"-$$\ncat\n`);
  await chmod(program, 0o755);
  for (const hook of HOOKS) {
    await writeFile(join(desk.dir, '.git/hooks', hook), `#!/bin/sh\ntouch ${marks}/${hook}\n`);
    await chmod(join(desk.dir, '.git/hooks', hook), 0o755);
  }
  await writeFile(join(desk.dir, '.git/included'), driver('in=side', program));
  await writeFile(join(desk.dir, '.git/info/attributes'), attributes);
  const settings = [
    ['core.fsmonitor', program],
    ['core.pager', program],
    ['pager.status', program],
    ['core.editor', program],
    ['sequence.editor', program],
    ['core.askPass', program],
    ['core.sshCommand', program],
    ['core.gitProxy', program],
    ['core.alternateRefsCommand', program],
    ['credential.helper', program],
    ['diff.external', program],
    ['commit.gpgSign', 'true'],
    ['tag.gpgSign', 'true'],
    ['log.showSignature', 'true'],
    ['gpg.program', program],
    ['gpg.format', 'ssh'],
    ['gpg.ssh.program', program],
    ['gpg.ssh.defaultKeyCommand', program],
    ['commit.verbose', 'true'],
    ['status.submoduleSummary', 'true'],
    ['submodule.recurse', 'true'],
    ['alias.status', `!${program}`],
    ['alias.commit', `!${program}`],
    ['alias.rev-parse', `!${program}`],
    ['include.path', 'included'],
    ['includeIf.gitdir:**.path', 'included'],
  ] as const;
  for (const [name, value] of settings) await run('git', ['-C', desk.dir, 'config', name, value]);
  await appendFile(join(desk.dir, '.git/config'), driver('x', program));
  return () => readdir(marks);
}

/** A filter, a text conversion and a diff of one name. */
const driver = (name: string, program: string) =>
  [
    `[filter "${name}"]`,
    ...['clean', 'smudge', 'process'].map((key) => `  ${key} = ${program}`),
    '  required = true',
    `[diff "${name}"]`,
    `  textconv = ${program}`,
    `  command = ${program}`,
    '',
  ].join('\n');

/** Every file looks changed to git, so that it would read them all again. */
async function touchAll(dir: string, at = dir): Promise<void> {
  for (const entry of await readdir(at, { withFileTypes: true })) {
    const path = join(at, entry.name);
    if (entry.name === '.git') continue;
    if (entry.isDirectory()) await touchAll(dir, path);
    else await utimes(path, new Date(), new Date());
  }
}

async function put(dir: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(dir, path)), { recursive: true });
  await writeFile(join(dir, path), text);
}

const FILES = {
  ...PLANNING,
  'src/login.ts': 'export {};\n',
  'art/logo.bin': 'logo\n',
  'art/name.raw': 'x\n',
};
const EVERY = '* filter=x diff=x\n*.raw filter=in=side diff=in=side\n';
const SOME = '*.bin filter=x diff=x\n*.raw filter=in=side diff=in=side\n';

describe('a repository that plants programs wherever git can be made to run one', () => {
  test('every command of the command line has its line here', () => {
    expect(Object.keys(TYPED).sort()).toEqual(cliCommands.map(({ name }) => name).sort());
  });

  atNight.each([
    ['of every file', EVERY],
    ['of some files', SOME],
  ])('the filter %s: nothing runs, by any command', async (_, attributes) => {
    const desk = await deskWith(FILES);
    const marks = await plant(desk, attributes);
    await touchAll(desk.dir);
    await run('git', ['-C', desk.dir, 'status']).catch(() => {});
    expect(await marks(), 'git by itself runs what was planted').not.toEqual([]);

    const clean = await deskWith(FILES);
    const none = await plant(clean, attributes);
    for (const [name, calls] of Object.entries(TYPED)) {
      if (name === 'approve') await put(clean.dir, STATE, REVIEW);
      await put(clean.dir, 'art/logo.bin', `by ${name}\n`);
      await put(clean.dir, `${CHANGES}/PLAN.md`, `# Plan\n\nby ${name}\n`);
      for (const call of calls) {
        await touchAll(clean.dir);
        expect((await clean.type(...call)).status, call.join(' ')).toBeLessThan(3);
        expect(await none(), call.join(' ')).toEqual([]);
      }
    }
  });

  test('what a filter keeps is named and left to a person, and all else is committed as it is', async () => {
    const desk = await deskWith(FILES);
    const marks = await plant(desk, SOME.replace('*.bin', `${CHANGES}/PLAN.md`));
    await put(desk.dir, `${CHANGES}/PLAN.md`, '# Another plan\n');
    await appendFile(join(desk.dir, STATE), '# a remark\n');
    const { status, err } = await desk.type('checkpoint', SDD, '--yes');
    expect(status).toBe(0);
    expect(err).toContain(
      'left out, since git keeps it through the filter "x", a program of its config, ' +
        `and Rekindle runs none: "${CHANGES}/PLAN.md". Commit that yourself.`,
    );
    expect(await marks()).toEqual([]);
    await run('git', ['-C', desk.dir, 'config', '--remove-section', 'filter.x']);
    await run('git', ['-C', desk.dir, 'config', 'core.fsmonitor', 'false']);
    expect(await desk.git('--no-pager', 'diff', '--no-ext-diff', '--name-only', 'HEAD~1', 'HEAD')).toBe(
      STATE,
    );
  });
});
