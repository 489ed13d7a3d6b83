// The guard with `checkpoint: true`: what an agent left is on its branch before the runner goes, once.
import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { localEdge } from '../../src/local/repository-source.ts';
import type { GuardCall } from '../../src/modes/guard/touched-workflows.ts';
import { guard } from '../../src/modes/guard.ts';
import type { SweepInputs } from '../../src/modes/sweep/sweep-state.ts';
import { CHANGES, PLANNING, SDD, SDD_FOLDER } from '../commands/sdd-files.ts';
import { atNight } from '../exhaustive.ts';
import { env, folder, git, put } from '../local/repository.ts';
import { type HubOptions, hubOn, type Stage } from './hub.ts';
import { ago, cardsOn, INPUTS, index, NOW, stageOf, type Texts } from './stages.ts';
import { pushed, told } from './sweeping.ts';
import { fileAt, headOf, git as sync } from './world.ts';

const STATE = `${SDD_FOLDER}/workflow.yaml`;
const yaml = (spec: string, plan: string, impl = 'pending') =>
  (PLANNING[STATE] ?? '')
    .replace('spec_status: approved', `spec_status: ${spec}`)
    .replace('plan_status: in_progress', `plan_status: ${plan}`)
    .replace('impl_status: pending', `impl_status: ${impl}`);
const BUILDING = {
  ...PLANNING,
  [STATE]: yaml('approved', 'approved', 'in_progress')
    .replace('phase: plan', 'phase: implement')
    .replace(/step: .*/, 'step: implementing'),
  [`${CHANGES}/PLAN.md`]: '# Plan\n\nFirst the link.\n',
  [`${CHANGES}/SPEC.md`]: '# Spec\n\nA link.\n',
  'src/a.ts': 'export {};\n',
};

interface Scene {
  readonly stage: Stage;
  readonly dir: string;
  readonly call: GuardCall;
}

async function scene(files: Texts, branch = 'work', main: Texts = {}): Promise<Scene> {
  const seed = { days: 0, files, pull: true };
  const stage = await stageOf(branch === 'main' ? { main: files } : { main, branches: { [branch]: seed } });
  const dir = await folder();
  await git(dir, 'clone', '-q', '--depth=1', `--branch=${branch}`, `file://${stage.dir}`, '.');
  const head = headOf(stage.dir, branch) ?? '';
  return { stage, dir, call: { branch, head, began: head, job: 'failure', checkpoint: true } };
}

async function guarded(
  { stage, dir, call }: Scene,
  more: Partial<GuardCall> = {},
  inputs: Partial<SweepInputs> = {},
  options: Partial<HubOptions> = {},
) {
  const hub = hubOn(stage, { now: NOW, ...options });
  const edge = await localEdge(dir, { env });
  return told(await guard(hub, { ...INPUTS, ...inputs }, { ...call, ...more }, edge), hub);
}

/** Subjects and paths of the commits since the job began, the newest first. */
const made = ({ stage, call }: Scene) =>
  sync(stage.dir, ['log', '--format=> %s', '--name-status', `${call.began}..refs/heads/${call.branch}`])
    .split('\n')
    .filter((line) => line !== '');

describe('a checkpoint of the guard', () => {
  test('looks at the last commit once, though it asks for it more than once', async () => {
    const one = await scene({ [STATE]: yaml('in_progress', 'pending') });
    await put(one.dir, `${CHANGES}/SPEC.md`, '# Spec\n');
    const edge = await localEdge(one.dir, { env });
    const asked: string[] = [];
    const survey: typeof edge.survey = (target, asker) => {
      asked.push(target.kind === 'commit' ? target.revision : target.kind);
      return edge.survey(target, asker);
    };
    const hub = hubOn(one.stage, { now: NOW });
    await guard(hub, INPUTS, one.call, { ...edge, survey });
    expect(asked).toEqual(['worktree', 'HEAD']);
    expect(made(one)[0]).toBe('> checkpoint: user-auth-1 spec created');
  });

  test('sdd: is the commit of the trigger table, on the branch, and nothing is called lost', async () => {
    const one = await scene({ [STATE]: yaml('in_progress', 'pending') });
    await put(one.dir, `${CHANGES}/SPEC.md`, '\ufeff# Spec\r\n\r\nSign in by a link.');
    await put(one.dir, 'scratch.txt', 'x\n');
    const { said } = await guarded(one);
    expect(made(one)).toEqual(['> checkpoint: user-auth-1 spec created', `A\t${CHANGES}/SPEC.md`]);
    expect(fileAt(one.stage.dir, 'refs/heads/work', `${CHANGES}/SPEC.md`)).toBe(
      '\ufeff# Spec\r\n\r\nSign in by a link.',
    );
    const head = headOf(one.stage.dir, 'work') ?? '';
    expect(one.stage.world.checkRuns).toMatchObject([{ sha: head, title: '1 workflow unfinished' }]);
    expect(cardsOn(one.stage, 1)[0]).toContain('before it was finished; all of it was pushed.');
    expect(said).toContain(
      `notice ${SDD}: saved as commit ${head.slice(0, 12)}, "checkpoint: user-auth-1 spec created".`,
    );
    const trailers = sync(one.stage.dir, ['log', '-1', '--format=%(trailers)', head]);
    expect(trailers).toContain(`Rekindle-Workflow: ${SDD}`);
    // An agent's work is progress.
    expect(trailers).not.toContain('Rekindle-Action');

    const again = await guarded(one);
    expect(headOf(one.stage.dir, 'work')).toBe(head);
    expect(again.said.join()).not.toContain('No checkpoint');
    expect(one.stage.world.checkRuns).toHaveLength(1);
  });

  atNight(
    'sdd: changed sources are progress of the implementation, with their modes and removals',
    async () => {
      const one = await scene(BUILDING);
      await rm(join(one.dir, 'src/a.ts'));
      await put(one.dir, 'src/go.sh', '#!/bin/sh\n');
      await chmod(join(one.dir, 'src/go.sh'), 0o755);
      await put(one.dir, 'src/logo.png', '\0\x01');
      await git(one.dir, 'add', '.');
      await put(one.dir, 'src/scratch.ts', 'x\n');
      const { said } = await guarded(one);
      expect(made(one)).toEqual([
        '> checkpoint: user-auth-1 implementation progress',
        'D\tsrc/a.ts',
        'A\tsrc/go.sh',
      ]);
      expect(sync(one.stage.dir, ['ls-tree', 'refs/heads/work', 'src/go.sh'])).toMatch(/^100755 /);
      expect(said.join('\n')).toMatch(/left out of the checkpoint, .*"src\/scratch\.ts", "src\/logo\.png"/);
    },
  );

  atNight('humaninloop: has the message of all other formats', async () => {
    const path = 'specs/1-a/.workflow/index.md';
    const one = await scene(index('1-a', 'spec_writing', ago(1)));
    await writeFile(join(one.dir, path), index('1-a', 'validating', ago(0))[path] ?? '');
    await guarded(one);
    expect(made(one)).toEqual(['> checkpoint: 1-a B3 validating', `M\t${path}`]);
  });

  const LIST = 'conductor/tracks.md';
  const MAIL = 'conductor/tracks/mail_20261110';
  const SEARCH = 'conductor/tracks/search_20261112';
  /** A list of tracks with the marks of these. */
  const tracks = (marks: Readonly<Record<string, string>>) =>
    `# Project Tracks\n\n${Object.entries(marks)
      .map(
        ([track, mark]) =>
          `---\n\n- [${mark}] **Track: A**\n*Link: [./${track.slice(10)}/](./${track.slice(10)}/)*\n`,
      )
      .join('\n')}`;
  const trackAt = (track: string) => ({
    [`${track}/spec.md`]: '# Spec\n\nA mail.\n',
    [`${track}/plan.md`]: `# Plan of ${track}\n\n## Phase 1\n\n- [x] Task: Collect\n- [ ] Task: Send\n`,
  });

  test('conductor: the list of tracks alone is a change of the track that it lists', async () => {
    const one = await scene({ [LIST]: tracks({ [MAIL]: ' ' }), ...trackAt(MAIL) });
    await put(one.dir, LIST, tracks({ [MAIL]: '~' }));
    await guarded(one, { checkpoint: false });
    expect(one.stage.world.checkRuns[0]?.title).toContain('state that was not pushed');
    await guarded(one);
    expect(made(one)).toEqual([expect.stringMatching(/^> checkpoint: mail_20261110 /), `M\t${LIST}`]);
    expect(one.stage.world.checkRuns.at(-1)?.title).toBe('1 workflow unfinished');
  });

  test('conductor: whose line of the list differs is not guessed, both are named', async () => {
    const both = { ...trackAt(MAIL), ...trackAt(SEARCH) };
    const one = await scene({ [LIST]: tracks({ [MAIL]: ' ', [SEARCH]: ' ' }), ...both });
    await put(one.dir, LIST, tracks({ [MAIL]: ' ', [SEARCH]: '~' }));
    const { said } = await guarded(one);
    expect(made(one)).toEqual([]);
    const ids = 'conductor:mail_20261110, conductor:search_20261112';
    expect(said.join('\n')).toContain(`the changes may belong to 2 workflows: ${ids}. Commit`);
    expect(one.stage.world.checkRuns[0]?.title).toContain('2 workflows with state that was not pushed');
    // With files of one of them, the list is that one's.
    await put(one.dir, `${SEARCH}/spec.md`, '# Spec\n\nA search.\n');
    await guarded(one);
    expect(made(one)).toEqual([
      expect.stringMatching(/^> checkpoint: search_20261112 /),
      `M\t${LIST}`,
      `M\t${SEARCH}/spec.md`,
    ]);
  });

  test("conductor: the list of tracks counts where the plans are the default branch's", async () => {
    const main = { [LIST]: tracks({ [MAIL]: ' ', [SEARCH]: ' ' }), ...trackAt(MAIL), ...trackAt(SEARCH) };
    const one = await scene({ 'a.txt': 'x\n' }, 'work', main);
    await guarded(one);
    expect(one.stage.world.checkRuns[0]?.title).toBe('All finished and pushed');
    await put(one.dir, LIST, tracks({ [MAIL]: ' ', [SEARCH]: '~' }));
    const { said } = await guarded(one);
    expect(one.stage.world.checkRuns[0]?.title).toContain('2 workflows with state that was not pushed');
    expect(said.join('\n')).toContain('No checkpoint was made: the changes may belong to 2 workflows');
    await git(one.dir, 'commit', '-q', '-a', '-m', 'mark');
    await guarded(one);
    expect(one.stage.world.checkRuns[0]?.title).toContain('2 workflows with state that was not pushed');
    await git(one.dir, 'push', '-q', 'origin', 'work');
    await guarded(one, { began: headOf(one.stage.dir, 'work') ?? '', head: headOf(one.stage.dir, 'work') });
    expect(one.stage.world.checkRuns.at(-1)?.title).toBe('All finished and pushed');
  });

  atNight.each(['before', 'after'] as const)('R01 cut off %s the commit, it is made once', async (when) => {
    const one = await scene({ [STATE]: yaml('in_progress', 'pending') });
    await put(one.dir, `${CHANGES}/SPEC.md`, '# Spec\n\nA link.\n');
    const around: HubOptions['around'] = (phase, { effect }) => {
      if (phase === when && effect?.kind === 'commit') throw new Error('the runner is gone');
    };
    await expect(guarded(one, {}, {}, { around })).rejects.toThrow('the runner is gone');
    await guarded(one);
    expect(made(one)).toHaveLength(2);
    expect(one.stage.world.checkRuns).toMatchObject([{ sha: headOf(one.stage.dir, 'work') }]);
  });

  atNight('is made on top of what somebody pushed after the agent', async () => {
    const one = await scene({ [STATE]: yaml('in_progress', 'pending') });
    await put(one.dir, 'a.txt', 'x\n');
    await git(one.dir, 'add', '.');
    await git(one.dir, 'commit', '-q', '-m', 'agent');
    await git(one.dir, 'push', '-q', 'origin', 'work');
    pushed(one.stage, 'work', { 'b.txt': 'x\n' });
    await put(one.dir, `${CHANGES}/SPEC.md`, '# Spec\n\nA link.\n');
    await guarded(one);
    expect(made(one).filter((line) => line.startsWith('>'))).toEqual([
      '> checkpoint: user-auth-1 spec created',
      '> work',
      '> agent',
    ]);
  });

  atNight('where GitHub has it already, nothing is committed and nothing is called lost', async () => {
    const one = await scene({ [STATE]: yaml('in_progress', 'pending') });
    const text = '# Spec\n\nA link.\n';
    await put(one.dir, `${CHANGES}/SPEC.md`, text);
    pushed(one.stage, 'work', { [`${CHANGES}/SPEC.md`]: text });
    const head = headOf(one.stage.dir, 'work');
    await guarded(one);
    expect(headOf(one.stage.dir, 'work')).toBe(head);
    expect(one.stage.world.checkRuns[0]?.title).toBe('1 workflow unfinished');
  });
});

describe('none is made, and why is said', () => {
  const SPEC = { [STATE]: yaml('in_progress', 'pending') };
  const left = async (branch = 'work') => {
    const one = await scene(SPEC, branch);
    await put(one.dir, `${CHANGES}/SPEC.md`, '# Spec\n\nA link.\n');
    return one;
  };

  atNight('without the input: the very same job writes nothing to the branch', async () => {
    const one = await left();
    await guarded(one, { checkpoint: false }, {}, { lacks: ['contents: write'] });
    expect(made(one)).toEqual([]);
    expect(one.stage.world.checkRuns[0]?.title).toContain('state that was not pushed');
  });

  test('on the default branch', async () => {
    const one = await left('main');
    expect((await guarded(one)).said.join()).toContain('found the default branch "main"');
    expect(made(one)).toEqual([]);
  });

  atNight.each<readonly [string, Partial<GuardCall>, string]>([
    ['on no branch', { branch: null }, 'no branch of this repository'],
    ['on a branch that GitHub does not have', { branch: 'elsewhere' }, 'push it once'],
  ])('%s', async (_, more, why) => {
    const one = await left();
    expect((await guarded(one, more)).said.join()).toContain(why);
    expect(made(one)).toEqual([]);
  });

  atNight('on one that takes changes by pull request alone', async () => {
    const one = await left();
    one.stage.world.guarded.push('work');
    expect((await guarded(one)).said.join()).toContain('by pull request alone');
    expect(made(one)).toEqual([]);
  });

  atNight('where commits of the job were not pushed', async () => {
    const one = await left();
    await put(one.dir, 'b.txt', 'x\n');
    await git(one.dir, 'add', 'b.txt');
    await git(one.dir, 'commit', '-q', '-m', 'wip');
    expect((await guarded(one)).said.join()).toContain('push them first');
    expect(made(one)).toEqual([]);
  });

  atNight('where somebody else wrote the same file on GitHub meanwhile', async () => {
    const one = await left();
    pushed(one.stage, 'work', { [`${CHANGES}/SPEC.md`]: '# Spec\n\nOf somebody else.\n' });
    const head = headOf(one.stage.dir, 'work');
    expect((await guarded(one)).said.join()).toMatch(/SPEC\.md" changed on GitHub meanwhile/);
    expect(headOf(one.stage.dir, 'work')).toBe(head);
  });

  test('A12 without contents: write, which is named, and the rest is done', async () => {
    const one = await left();
    const { said, result } = await guarded(one, {}, {}, { lacks: ['contents: write'] });
    expect(said.join('\n')).toContain('contents: write');
    expect(result.failed).toBe(false);
    expect(one.stage.world.checkRuns).toHaveLength(1);
  });

  atNight('in a dry run, which says what it would be', async () => {
    const one = await left();
    const { said } = await guarded(one, {}, { dryRun: true });
    expect(said.join('\n')).toContain('checkpoint: user-auth-1 spec created');
    expect(made(one)).toEqual([]);
  });
});
