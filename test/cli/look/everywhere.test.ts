// One list of what is on disk and on branches: what was changed beside a state file, and what was renamed.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AT, stateText } from '../../commands/sample.ts';
import { CHANGES, PLANNING, SDD, SDD_FOLDER } from '../../commands/sdd-files.ts';
import { SPECIFY, SUMMARY, stateText as specifyText } from '../../commands/specify-files.ts';
import { build, git, put } from '../../local/repository.ts';
import { misuse, rekindle } from '../world.ts';

type Files = Readonly<Record<string, string>>;

async function repository(files: Files): Promise<string> {
  const steps = [{ id: 'work', day: 1, files }];
  return (await build({ steps, refs: { main: 'work' }, checkout: 'main' })).dir;
}

const typed = (dir: string, ...line: readonly string[]) => rekindle([...line, dir, ...AT]);

/** Ids, what they wait for and where, of all rows. */
async function rowsOf(dir: string, ...more: readonly string[]): Promise<readonly string[]> {
  const { out } = await typed(dir, 'list', ...more);
  return out
    .split('\n')
    .slice(1, -1)
    .map((row) => row.split(/ {2,}/).toSpliced(2, 1).join(' · '));
}

async function decisionOnDisk(dir: string) {
  const { workflows } = JSON.parse((await typed(dir, 'scan', '--output', 'json')).out);
  return workflows.map(({ decision }: { decision: { action: string; reason: string } }) => [
    decision.action,
    decision.reason,
  ]);
}

const FOLDER = 'specs/5-export';
const asked = (answer: string) => ({
  [`${FOLDER}/clarification-questions.md`]: `# Export\n\n## Q-001: Which one?\n\n**Your answer**:${answer}\n`,
});
const ASKING: Files = {
  [`${FOLDER}/.specify-state.local.md`]: specifyText(6, 4, 'awaiting_user'),
  [`${FOLDER}/spec.md`]: '# Export\n\nEvery order can be exported.\n',
  [`${FOLDER}/spec-checklist.md`]: '- [x] All of it\n',
  ...asked(''),
};
/** One feature whose plan is being written, and nothing of it is there yet. */
const UNPLANNED: Files = {
  [`${SDD_FOLDER}/workflow.yaml`]: PLANNING[`${SDD_FOLDER}/workflow.yaml`],
  [`${CHANGES}/SPEC.md`]: '# Spec\n\nA link signs in.\n',
};

/** What lies beside a state file that itself is as it was committed. */
const BESIDE: readonly (readonly [string, string, Files, Files, string, readonly [string, string]])[] = [
  ['an answer', SPECIFY, ASKING, asked(' CSV'), 'export', ['resume', 'answers-to-apply']],
  [
    "a step's end",
    SPECIFY,
    {
      [`${FOLDER}/.specify-state.local.md`]: specifyText(6, 2, 'in_progress'),
      [`${FOLDER}/spec.md`]: '# Export\n\nAll.\n',
    },
    { [SUMMARY]: '---\nstage_number: 2\nstatus: failed\nsummary: "it did not work"\n---\n' },
    'export',
    ['ask', 'step-failed'],
  ],
  [
    'an output',
    SDD,
    UNPLANNED,
    { [`${CHANGES}/PLAN.md`]: '# Plan\n\n1. A link\n' },
    'sign in',
    ['resume', 'partial-work'],
  ],
];

test.each(BESIDE)(
  '%s that is not committed counts in list and detect',
  async (_what, id, files, more, words, decided) => {
    const dir = await repository(files);
    const before = await rowsOf(dir);
    expect(before).toEqual([expect.stringMatching(/ · main$/)]);
    expect(await rowsOf(dir, '--worktree')).toEqual(before.map((row) => `${row} (on disk)`));
    for (const [path, text] of Object.entries(more)) await put(dir, path, text);
    expect(await decisionOnDisk(dir)).toEqual([decided]);
    const rows = await rowsOf(dir);
    expect(rows).toEqual(await rowsOf(dir, '--worktree'));
    expect(rows).toEqual([expect.stringMatching(/ \(on disk\)$/)]);
    expect(rows).not.toEqual(before.map((row) => `${row} (on disk)`));
    const { out } = await rekindle(['detect', words, dir]);
    expect(out).toContain('Found interrupted workflow');
    expect(out).toContain('main (on disk)');
    expect(out).toContain('no question waits');
    expect(out).toContain(`rekindle brief ${id}`);
    expect(out).not.toContain('--branch');
  },
);

test('a file that has nothing to do with it leaves a row to its branch', async () => {
  const dir = await repository(ASKING);
  await put(dir, 'src/other.ts', 'export {};\n');
  expect(await rowsOf(dir)).toEqual([expect.stringMatching(/ · main$/)]);
});

test('on a branch that inherited it both states are listed, and each line leads to its own', async () => {
  const dir = await repository(ASKING);
  await git(dir, 'checkout', '-q', '-b', 'work');
  expect(await rowsOf(dir)).toEqual([expect.stringMatching(/1 answer · main$/)]);
  await put(dir, 'src/other.ts', 'export {};\n');
  expect(await rowsOf(dir)).toEqual([expect.stringMatching(/1 answer · main$/)]);
  for (const [path, text] of Object.entries(asked(' CSV'))) await put(dir, path, text);
  expect(await rowsOf(dir)).toEqual([
    expect.stringMatching(/1 answer · main$/),
    expect.stringMatching(/an agent.* · work \(on disk\)$/),
  ]);
  const { out } = await rekindle(['detect', 'export', dir]);
  expect(out.match(/rekindle brief .*/g)).toEqual([
    `rekindle brief ${SPECIFY} --branch main -C ${dir}`,
    `rekindle brief ${SPECIFY} -C ${dir}`,
  ]);
});

const RUN = 'specs/7-kelp/.pipeline-state.md';
const MOVED: readonly (readonly [string, string, Files, string, string])[] = [
  [
    "upstream's new name",
    'ai-dev-shop:7-kelp',
    { [RUN]: stateText('7-kelp', 'IN_PROGRESS'), 'specs/7-kelp/spec.md': '# Kelp\n\nA kelp.\n' },
    RUN,
    'specs/7-kelp/pipeline-state.md',
  ],
  ["upstream's new folder", SDD, PLANNING, SDD_FOLDER, SDD_FOLDER.replace('sdd/', '.sdd/')],
];

test.each(MOVED)('a state under %s on disk is listed there alone', async (_what, id, files, from, to) => {
  const dir = await repository(files);
  await mkdir(join(dir, to, '..'), { recursive: true });
  await rename(join(dir, from), join(dir, to));
  const rows = await rowsOf(dir);
  expect(rows).toEqual([expect.stringMatching(/ · main \(on disk\)$/)]);
  expect(rows[0]).toContain(id);
  const words = id.replace(/^.*?[:-]/, '').replaceAll('-', ' ');
  const { out } = await rekindle(['detect', words, dir]);
  expect(out.match(/rekindle brief .*/g)).toEqual([`rekindle brief ${id} -C ${dir}`]);
  expect(out).toContain(to);
  expect((await rekindle(['brief', id, '-C', dir, ...AT])).status).toBe(0);
  const refused = misuse(/^ID: what is on disk of \S+ is not at \S+ any more, or cannot be read there/);
  expect(refused(await rekindle(['brief', id, '--branch', 'main', '-C', dir, ...AT]))).toEqual([]);
});

test("where another's own file stands in the place of the state it is listed once", async () => {
  const dir = await repository({ [RUN]: stateText('7-kelp', 'IN_PROGRESS') });
  await rm(join(dir, RUN));
  await put(dir, RUN.replace('.pipeline', 'pipeline'), stateText('7-kelp', 'COMPLETE'));
  expect(await rowsOf(dir)).toEqual(['ai-dev-shop:7-kelp · nothing: completed · main (on disk)']);
});

const PAPERS: Files = {
  'specs/007-kelp/spec.md': '# Feature Specification: Kelp\n\n**Status**: Draft\n\nKelp is sorted.\n',
  'specs/007-kelp/plan.md': '# Implementation Plan: Kelp\n\nOne table.\n',
  'specs/007-kelp/tasks.md': '# Tasks: Kelp\n\n- [ ] T001 Write it in src/kelp.ts\n',
};

test.each([
  ['ignored', '.pipeline-state.md\n'],
  ['not added yet', 'dist\n'],
])('a state that is %s owns the folder of its committed papers', async (_what, gitignore) => {
  const dir = await repository({ ...PAPERS, '.gitignore': gitignore });
  const before = await rowsOf(dir);
  expect(before).toEqual([expect.stringMatching(/^spec-kit:007-kelp /)]);
  await put(dir, 'specs/007-kelp/.pipeline-state.md', stateText('007-kelp', 'IN_PROGRESS'));
  expect(await rowsOf(dir)).toEqual([expect.stringMatching(/^ai-dev-shop:007-kelp .* main \(on disk\)$/)]);
  const { out } = await rekindle(['detect', 'kelp', dir]);
  expect(out.match(/rekindle brief .*/g)).toEqual([`rekindle brief ai-dev-shop:007-kelp -C ${dir}`]);
  const refused = misuse(/^ID: found no workflow "spec-kit:007-kelp"\.(?!.*There are: spec-kit)/);
  expect(refused(await rekindle(['brief', 'spec-kit:007-kelp', '-C', dir, ...AT]))).toEqual([]);
});

test('a state that is gone from beside its papers is told to be removed', async () => {
  const path = 'specs/007-kelp/.pipeline-state.md';
  const dir = await repository({ ...PAPERS, [path]: stateText('007-kelp', 'IN_PROGRESS') });
  await rm(join(dir, path));
  const { out } = await typed(dir, 'list');
  expect(out).toMatch(/ai-dev-shop:007-kelp +the commit of its removal .*\(removed on disk\)/);
  const words = misuse(/^ID: ai-dev-shop:007-kelp was removed on disk here, and that is not committed yet/);
  expect(words(await rekindle(['brief', 'ai-dev-shop:007-kelp', '-C', dir, ...AT]))).toEqual([]);
});

test('a second state file on disk alone makes one row of a workflow, and no second offer', async () => {
  const dir = await repository({ [RUN]: stateText('7-kelp', 'IN_PROGRESS') });
  await put(dir, RUN.replace('.pipeline', 'pipeline'), stateText('7-kelp', 'COMPLETE'));
  expect(await decisionOnDisk(dir)).toEqual([['ask', 'state-ambiguous']]);
  expect(await rowsOf(dir)).toHaveLength(1);
  const { out } = await rekindle(['detect', 'kelp', dir]);
  expect(out.match(/rekindle brief .*/g)).toEqual([`rekindle brief ai-dev-shop:7-kelp -C ${dir}`]);
});

test.each([
  ['* text eol=crlf\n', []],
  ['', ['-c', 'core.autocrlf=true']],
])('line ends that git writes are no change: .gitattributes %j', async (attributes, settings) => {
  const made = await repository({ [RUN]: stateText('7-kelp', 'IN_PROGRESS'), '.gitattributes': attributes });
  const dir = join(made, 'clone');
  await git(made, ...settings, 'clone', '-q', ...settings, made, dir);
  expect(await readFile(join(dir, RUN), 'utf8')).toContain('\r\n');
  const clean = [expect.stringMatching(/^ai-dev-shop:7-kelp .* main$/)];
  expect(await rowsOf(dir)).toEqual(clean);
  await git(dir, 'checkout', '-q', '-b', 'work');
  expect(await rowsOf(dir)).toEqual(clean);
  expect((await rekindle(['detect', 'kelp', dir])).out.match(/rekindle brief .*/g)).toHaveLength(1);
  const text = await readFile(join(dir, RUN), 'utf8');
  await writeFile(join(dir, RUN), text.replace('IN_PROGRESS', 'WAITING_FOR_HUMAN'));
  expect((await rowsOf(dir)).filter((row) => row.includes('(on disk)'))).toHaveLength(1);
});
