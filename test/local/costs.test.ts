// What a survey costs: counted exactly, and the same number of processes however many branches there are.
import { execFileSync } from 'node:child_process';
import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localEdge } from '../../src/local/repository-source.ts';
import { atNight } from '../exhaustive.ts';
import { toy } from './asker.ts';
import { build, env, folder, found, put, type Step, state } from './repository.ts';

const GIT = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
const P = 'specs/1-a/.pipeline-state.md';
const SPEC = 'specs/1-a/feature.spec.md';

/** A default branch with one workflow, and branches of which every third edits it; the others inherit it. */
async function withBranches(count: number) {
  const branches = Array.from({ length: count }, (_, n): Step => {
    const edits = n % 3 === 0 ? { [P]: state(`by ${n}`) } : {};
    return { id: `b${n}`, day: 2 + n, parents: ['m'], files: { [`src/${n}.ts`]: `${n}`, ...edits } };
  });
  const main: Step = { id: 'm', day: 1, files: { [P]: state('main'), [SPEC]: 'v1\n' } };
  const refs = Object.fromEntries(branches.map(({ id }) => [id, id]));
  return build({ steps: [main, ...branches], refs: { main: 'm', ...refs } });
}

describe('the costs of a survey', () => {
  it.each([3, 60])(
    'G04 are four processes at %i branches, and every distinct thing is read once',
    async (n) => {
      const { dir } = await withBranches(n);
      const edge = await localEdge(dir, { env });
      expect(edge.gitProcesses).toBe(1);
      const survey = await edge.survey({ kind: 'branches', names: 'all' }, toy);
      expect(survey.scanned).toEqual({
        commits: n + 1,
        stateFiles: 1 + n / 3,
        stateSets: 1 + n / 3,
        blobsRead: 2 + n / 3,
        gitProcesses: 4,
      });
      expect(survey.holdings).toHaveLength(1 + n / 3);
      expect(edge.gitProcesses).toBe(4);
    },
  );

  it.each([3, 60])('every commit, tree and blob is asked of git once at %i branches', async (n) => {
    const { dir } = await withBranches(n);
    const bin = await folder();
    const log = join(bin, 'asked');
    // What stands in for git notes which objects are asked for, and asks git.
    const noted = `*cat-file*) tee -a '${log}' | '${GIT}' "$@" ;;`;
    await put(bin, 'git', `#!/bin/sh\ncase "$*" in ${noted} *) exec '${GIT}' "$@" ;; esac\n`);
    await chmod(join(bin, 'git'), 0o755);
    const edge = await localEdge(dir, { env: { ...env, PATH: `${bin}:${env.PATH}` } });
    await edge.survey({ kind: 'branches', names: 'all' }, toy);
    const asked = (await readFile(log, 'utf8')).match(/\b[0-9a-f]{40}\b/g) ?? [];
    const input = `${[...new Set(asked)].join('\n')}\n`;
    const types = execFileSync('git', ['cat-file', '--batch-check=%(objecttype)'], {
      cwd: dir,
      input,
      encoding: 'utf8',
    });
    const count = (type: string) => types.split('\n').filter((line) => line === type).length;
    // Of each branch the root and src/; of each that edits its state the folder of that, and specs/.
    const trees = 3 + 2 * n + 2 * (n / 3);
    const blobs = 2 + n / 3;
    expect([count('commit'), count('tree'), count('blob')]).toEqual([n + 1, trees, blobs]);
    expect(asked).toHaveLength(n + 1 + trees + blobs);
  });

  atNight('a branch at a commit that another one stands at costs nothing', async () => {
    const steps: Step[] = [{ id: 'm', day: 1, files: { [P]: state('main') } }];
    const names = Array.from({ length: 20 }, (_, n) => [`b${n}`, 'm']);
    const { dir } = await build({ steps, refs: { main: 'm', ...Object.fromEntries(names) } });
    const edge = await localEdge(dir, { env });
    const survey = await edge.survey({ kind: 'branches', names: 'all' }, toy);
    expect(survey.scanned).toMatchObject({ commits: 1, stateFiles: 1, stateSets: 1, blobsRead: 1 });
    expect(survey.holdings[0]?.sites[0]?.branches).toHaveLength(21);
  });

  atNight('where nothing is found no history is read', async () => {
    const { dir } = await build({ steps: [{ id: 'm', day: 1, files: { a: 'a' } }], refs: { main: 'm' } });
    const edge = await localEdge(dir, { env });
    const survey = await edge.survey({ kind: 'branches', names: 'all' }, toy);
    expect(survey.scanned).toEqual({
      commits: 1,
      stateFiles: 0,
      stateSets: 0,
      blobsRead: 0,
      gitProcesses: 3,
    });
  });

  atNight('a commit and a working tree are counted as one commit', async () => {
    const steps: Step[] = [{ id: 'm', day: 1, files: { [P]: state('main'), [SPEC]: 'v1\n' } }];
    const { dir } = await build({ steps, refs: { main: 'm' }, checkout: 'main' });
    const costs = { commits: 1, stateFiles: 1, stateSets: 1, blobsRead: 2, gitProcesses: 4 };
    for (const target of [{ kind: 'worktree' }, { kind: 'commit', revision: 'main' }] as const) {
      const edge = await localEdge(dir, { env });
      expect((await edge.survey(target, toy)).scanned).toEqual(costs);
    }
  });

  atNight('a text read before a survey costs no process more', async () => {
    const { dir } = await withBranches(3);
    const alone = await (await localEdge(dir, { env })).survey({ kind: 'branches', names: 'all' }, toy);
    const edge = await localEdge(dir, { env });
    expect(await edge.textOnDefault(SPEC)).toMatchObject({ ok: true, text: 'v1\n' });
    expect(await edge.textOnDefault('specs/none.md')).toEqual({ ok: false, why: 'absent' });
    expect(await edge.textOnDefault('specs')).toEqual({ ok: false, why: 'absent' });
    expect((await edge.survey({ kind: 'branches', names: 'all' }, toy)).scanned).toEqual(alone.scanned);
  });

  atNight('a survey sees what changed after a text was read before it', async () => {
    const { dir } = await withBranches(3);
    const edge = await localEdge(dir, { env });
    await edge.textOnDefault(SPEC);
    await edge.apply([]);
    execFileSync('git', ['branch', 'later', 'b0'], { cwd: dir });
    const survey = await edge.survey({ kind: 'branches', names: 'all' }, toy);
    expect(survey.holdings.flatMap(({ sites }) => sites.flatMap(({ branches }) => branches))).toContain(
      'later',
    );
  });

  atNight('a second survey of the same edge starts over and counts on', async () => {
    const { dir } = await withBranches(3);
    const edge = await localEdge(dir, { env });
    const first = await edge.survey({ kind: 'branches', names: 'all' }, toy);
    const second = await edge.survey({ kind: 'branches', names: 'all' }, toy);
    expect(found(second)).toEqual(found(first));
    expect(second.scanned).toEqual({ ...first.scanned, gitProcesses: 7 });
  });
});
