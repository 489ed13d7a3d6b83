// Migrations that do not come out right, and pull requests that GitHub does not let us open.
import { describe, expect, test } from 'vitest';
import type { Engine } from '../../src/index.ts';
import type { Change } from '../../src/model/change.ts';
import { OurBug } from '../../src/model/errors.ts';
import { migrationOf } from '../../src/modes/migration-pull-requests.ts';
import { openContext } from '../../src/modes/mode-context.ts';
import { lifeOf, see } from '../../src/modes/scan-branches.ts';
import { atNight } from '../exhaustive.ts';
import { hubOn, type Stage } from './hub.ts';
import { ago, INPUTS, NOW, old, ourPulls, stageOf } from './stages.ts';
import { swept } from './sweeping.ts';
import { headOf, moveBranch, refsOf } from './world.ts';

const oneOld = () => stageOf({ branches: { work: { days: 2, files: old('1-a', ago(2)) } } });
const branchesOf = ({ dir }: Stage) => [...refsOf(dir).keys()].filter((ref) => ref.includes('rekindle/'));
/** Brings a branch to where our proposal stands. */
const merge = (stage: Stage) => {
  const [talk] = ourPulls(stage);
  if (!talk?.pull) throw new Error('no pull request of ours');
  const { branch, base } = talk.pull;
  moveBranch(stage.dir, base, headOf(stage.dir, base), headOf(stage.dir, branch) ?? '');
  Object.assign(talk, { open: false });
  Object.assign(talk.pull, { merged: true });
};

describe('what comes out of a migration', () => {
  /** What is due on a stage where the engine makes something else of one workflow. */
  async function dueWith(choose: (given: Change) => Change) {
    const stage = await stageOf({
      branches: {
        a: { days: 2, files: old('1-a', ago(2)) },
        b: { days: 2, files: old('2-b', ago(2)) },
      },
    });
    const desk = openContext(hubOn(stage, { now: NOW }), INPUTS);
    const { found } = await see('all', await lifeOf(desk, true), desk);
    const engine: Engine = {
      ...desk.engine,
      choose(choice, standing) {
        const change = desk.engine.choose(choice, standing);
        return standing.recovery.feature === '1-a' ? choose(change) : change;
      },
    };
    return found.map((one) => migrationOf(one, found, { ...desk, engine }));
  }

  test('M17 and is what was there leads to no pull request', async () => {
    const same = ({ files, ...rest }: Change): Change => ({
      ...rest,
      files: files.map((file) => (file.kind === 'write' ? { ...file, after: file.before ?? '' } : file)),
    });
    expect((await dueWith(same)).map(({ kind }) => kind)).toEqual(['none', 'due']);
    expect((await dueWith((change) => ({ ...change, files: [] }))).map(({ kind }) => kind)).toEqual([
      'none',
      'due',
    ]);
  });

  atNight('M18 and breaks a rule that held before is not proposed; the others are', async () => {
    const broken = (): Change => {
      throw new OurBug('the migrated state breaks no rule');
    };
    const [first, second] = await dueWith(broken);
    expect(first).toEqual({
      kind: 'refused',
      why: 'specify:1-a on a is not migrated: the migrated state breaks no rule',
    });
    expect(second?.kind).toBe('due');
  });

  atNight('G07 and lies among the files that start jobs is not proposed', async () => {
    const moved = ({ files, ...rest }: Change): Change => ({
      ...rest,
      files: files.map((file) => ({ ...file, path: '.github/workflows/state.md' })),
    });
    const [first] = await dueWith(moved);
    expect(first).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('which starts jobs: only a person may write it, on a clone'),
    });
  });

  atNight('M17 once it was merged nothing more is proposed', async () => {
    const stage = await oneOld();
    await swept(stage);
    merge(stage);
    await swept(stage);
    expect(ourPulls(stage)).toHaveLength(1);
    expect((await swept(stage)).landed).toEqual([]);
  });
});

describe('what GitHub refuses', () => {
  atNight(
    'Actions may not open pull requests: the branch is there, and the link is posted once',
    async () => {
      const stage = await stageOf({
        branches: { 'work(1)': { days: 2, files: old('1-a', ago(2)), pull: true } },
      });
      stage.world.actionsMayOpenPulls = false;
      const { page, said } = await swept(stage);
      const [branch = ''] = branchesOf(stage);
      const ours = branch.replace('refs/heads/', '');
      const link = `https://github.com/harbour/tides/compare/work%281%29...${ours}?expand=1`;
      expect(page).toContain(link);
      expect(stage.world.comments.map(({ body }) => body)).toEqual([expect.stringContaining(link)]);
      expect(said.join('\n')).toContain('The pull request was refused');
      expect((await swept(stage)).landed).toEqual([]);
    },
  );

  test('a base that is gone is told, and the others go on', async () => {
    const stage = await stageOf({
      branches: { a: { days: 2, files: old('1-a', ago(2)) } },
      config: 'pull-requests:\n  base: nowhere\n',
    });
    const { said, result } = await swept(stage);
    expect(result.failed).toBe(false);
    expect(said.join('\n')).toContain('The pull request was refused: base is invalid');
  });
});
