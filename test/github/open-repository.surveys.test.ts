// Surveys of the hub: branches by a partial clone or a few by the API, a commit by the API.
import { existsSync, readdirSync } from 'node:fs';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HubOptions } from '../../src/github/open-repository.ts';
import { MOST_BY_API } from '../../src/github/read/scan-branches.ts';
import { UserError } from '../../src/model/errors.ts';
import type { Survey } from '../../src/model/repository-source.ts';
import { atNight } from '../exhaustive.ts';
import { toy } from '../local/asker.ts';
import { folder, state } from '../local/repository.ts';
import type { GitHub } from '../standin/github.ts';
import { costsOn, hubOn, REPO, startHub } from './hub-scene.ts';

let github: GitHub;
let said: string[];
beforeAll(async () => {
  github = await startHub();
});
beforeEach(() => {
  github.reset();
  said = [];
});
afterEach(() => expect(github.problems).toEqual([]));
afterAll(() => github.close());

const hubOf = (over: Partial<HubOptions> = {}, token?: string) => hubOn(github, said, over, token);
const costs = <T>(ask: () => Promise<T>) => costsOn(github, ask);
const tip = (branch: string) => github.tip(REPO, branch);

const told = ({ holdings }: Survey) =>
  holdings.flatMap(({ owner, sites }) =>
    sites.map(({ site, branches }) => `${owner} ${site.path} ${branches.join('+')}`),
  );
/** A commit on a branch, which is made where it is not there; `over`: in the place of what it was. */
async function pushed({ kind, branch, from, of }: Record<'kind' | 'branch' | 'from' | 'of', string>) {
  const stands = (name: string) => github.tip(REPO, name) !== null;
  const inTheWay = ['new', 'new/deeper', 'new/deeper/still'].filter(
    (other) => other !== branch && (branch.startsWith(`${other}/`) || other.startsWith(`${branch}/`)),
  );
  const gone = [...inTheWay, ...(kind === 'commit' ? [] : [branch])].filter(stands);
  for (const name of gone) await github.dropBranch(REPO, name);
  if (kind === 'delete') return;
  const path = `specs/${of}/pipeline-state.md`;
  await github.commit(REPO, branch, [{ files: { [path]: state(of) } }], stands(from) ? from : 'main');
}
/** A clone that stays where it is from one job to the next; `kept` counts how often it was kept. */
const keptAt = (dir: string) => {
  const clone = {
    dir,
    kept: 0,
    take: () => Promise.resolve(),
    keep() {
      clone.kept += 1;
      return Promise.resolve();
    },
  };
  return clone;
};
const ALL = { kind: 'branches', names: 'all' } as const;
const EVERYWHERE = 'main specs/a/pipeline-state.md alike+guarded+kept+main+ruled+signed+work';
const AT_WORK = 'work specs/b/pipeline-state.md work';

describe('surveys', () => {
  atNight('branches by a partial clone: no request of the API', async () => {
    const hub = await hubOf();
    const [survey, spent] = await costs(() => hub.survey(ALL, toy));
    expect(spent).toMatch(/^\d git$/);
    expect(told(survey)).toEqual([EVERYWHERE, AT_WORK]);
    expect(survey).toMatchObject({ repository: 'tides', defaultBranch: 'main', branches: 7 });
    const [{ snapshot } = {}] = survey.holdings;
    expect(snapshot?.text('specs/a/pipeline-state.md')).toMatchObject({ ok: true });
    // What landed meanwhile is seen.
    await github.commit(REPO, 'later', [{ files: { 'specs/c/pipeline-state.md': state('c') } }]);
    expect(told(await hub.survey(ALL, toy))).toContain('later specs/c/pipeline-state.md later');
    expect(said).toEqual([]);
  });

  test('a clone that is kept fetches what is new alone, and says what a new one says', async () => {
    const clone = keptAt(join(await folder(), 'clone'));
    const kept = () => hubOf({ kept: clone });
    const [first, whole] = await costs(async () => (await kept()).survey(ALL, toy));
    const [again, unchanged] = await costs(async () => (await kept()).survey(ALL, toy));
    expect([told(again), again.scanned.blobsRead]).toEqual([told(first), first.scanned.blobsRead]);
    // Its capabilities and its branches: nothing is fetched where none of them moved.
    expect([whole, unchanged]).toEqual(['1 graphql, 5 git', '1 graphql, 2 git']);
    await github.commit(REPO, 'work', [{ files: { 'specs/c/pipeline-state.md': state('c') } }]);
    await github.dropBranch(REPO, 'kept');
    await github.commit(
      REPO,
      'kept/deeper',
      [{ files: { 'specs/d/pipeline-state.md': state('d') } }],
      'main',
    );
    const [changed, more] = await costs(async () => (await kept()).survey(ALL, toy));
    // The same again, then what moved, and its one blob.
    expect(more).toBe('1 graphql, 7 git');
    expect(told(changed)).toEqual(told(await (await hubOf()).survey(ALL, toy)));
    expect(told(changed)).toContain('work specs/c/pipeline-state.md work');
  });

  test.each([
    [
      'packs are gone',
      async (packs: readonly string[], dir: string) => {
        for (const path of packs) await rm(path, { force: true });
        await writeFile(join(dir, 'shallow.lock'), '');
      },
    ],
    [
      'packs are spoiled',
      async (packs: readonly string[]) => {
        for (const path of packs.filter((name) => name.endsWith('.pack'))) {
          await chmod(path, 0o600);
          await writeFile(
            path,
            (await readFile(path)).map((byte, at) => (at < 12 ? byte : 255 - byte)),
          );
        }
      },
    ],
  ] as const)('R05 a kept clone of which %s is made again from nothing', async (_, damage) => {
    const dir = join(await folder(), 'clone');
    const kept = keptAt(dir);
    const before = told(await (await hubOf({ kept })).survey(ALL, toy));
    const packs = join(dir, 'objects', 'pack');
    const files = readdirSync(packs).map((name) => join(packs, name));
    await damage(files, dir);
    expect(told(await (await hubOf({ kept })).survey(ALL, toy))).toEqual(before);
    expect([kept.kept, said]).toEqual([2, []]);
  });

  test('R07 a connection that is lost costs no kept clone', async () => {
    const dir = join(await folder(), 'clone');
    const kept = keptAt(dir);
    await (await hubOf({ kept })).survey(ALL, toy);
    const packs = readdirSync(join(dir, 'objects', 'pack'));
    const cut = await hubOf({ kept });
    github.fault({ on: ({ kind }) => kind === 'git', kind: '503', times: 9 });
    expect(told(await cut.survey(ALL, toy))).toEqual([EVERYWHERE, AT_WORK]);
    expect(said).toEqual([expect.stringMatching(/^Git could not fetch the branches/)]);
    expect(readdirSync(join(dir, 'objects', 'pack'))).toEqual(packs);
    expect(kept.kept).toBe(2);
  });

  test('a survey that fails gives the clone back', async () => {
    const kept = keptAt(join(await folder(), 'clone'));
    const hub = await hubOf({ kept });
    const nowhere = hub.survey({ kind: 'branches', names: ['nowhere'] }, toy);
    await expect(nowhere).rejects.toThrow(UserError);
    expect(kept.kept).toBe(1);
  });

  test('A12 who may not read any more gets nothing out of a kept clone, and it is gone', async () => {
    const kept = keptAt(join(await folder(), 'clone'));
    await (await hubOf({ kept })).survey(ALL, toy);
    const hub = await hubOf({ kept });
    github.fault({ on: ({ kind }) => kind === 'git', kind: '403', times: 9 });
    await expect(hub.survey(ALL, toy)).rejects.toMatchObject({ refused: 'permission' });
    expect(existsSync(kept.dir)).toBe(false);
  });

  test('two looks at once have a clone each', async () => {
    const hub = await hubOf();
    const [one, other] = await Promise.all([hub.survey(ALL, toy), hub.survey(ALL, toy)]);
    expect(told(one)).toEqual(told(other));
    expect(said).toEqual([]);
  });

  atNight('LAW a kept clone says what a new one says, whatever was pushed', async () => {
    const happening = fc.record({
      kind: fc.constantFrom('commit', 'over', 'delete'),
      branch: fc.constantFrom('work', 'alike', 'signed', 'new', 'new/deeper', 'new/deeper/still'),
      from: fc.constantFrom('main', 'work'),
      of: fc.constantFrom('a', 'b', 'c'),
    });
    const clone = keptAt(join(await folder(), 'clone'));
    const law = fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 3 }), async (all) => {
      for (const one of all) await pushed(one);
      const [kept, fresh] = [await hubOf({ kept: clone }), await hubOf()];
      expect(told(await kept.survey(ALL, toy))).toEqual(told(await fresh.survey(ALL, toy)));
    });
    await fc.assert(law, { numRuns: 30 });
  });

  atNight('a commit by the API', async () => {
    const hub = await hubOf();
    const target = { kind: 'commit', revision: tip('work') ?? '' } as const;
    const [survey, spent] = await costs(() => hub.survey(target, toy));
    expect(spent).not.toContain('git');
    expect(told(survey)).toEqual(['null specs/a/pipeline-state.md ', 'null specs/b/pipeline-state.md ']);
  });

  atNight.each([
    ['no git', { env: { PATH: '/nowhere' } }],
    ['too old a git', { openClone: () => Promise.reject(new UserError('git is too old')) }],
    ['a server that does not answer git', { serverUrl: 'http://127.0.0.1:1' }],
  ])('R07 with %s the API serves, and a note says so', async (_, over) => {
    const survey = await (await hubOf(over)).survey(ALL, toy);
    expect(told(survey)).toEqual([EVERYWHERE, AT_WORK]);
    expect(survey.branches).toBe(7);
    expect(said).toEqual([expect.stringMatching(/^Git could not fetch the branches \(.+\): who owns /)]);
    expect(survey.holdings[0]?.sites[0]?.notes).toEqual(said);
  });

  atNight('G04 R07 of many branches the API looks at so many, the default one first', async () => {
    for (let i = 0; i < MOST_BY_API; i += 1)
      await github.commit(REPO, `a${i}`, [{ files: { 'x.md': `${i}` } }], 'main');
    const hub = await hubOf({ env: { PATH: '/nowhere' } });
    const survey = await hub.survey({ ...ALL, except: (name) => name === 'a1' }, toy);
    expect(survey.branches).toBe(MOST_BY_API);
    expect(told(survey)[0]).toMatch(/^main /);
    expect(told(survey)[0]).not.toContain('a1+');
    expect(said).toEqual([expect.stringContaining(`only ${MOST_BY_API} branches were looked at`)]);
  });

  test('R07 branches that are named, by the API', async () => {
    const hub = await hubOf({ env: { PATH: '/nowhere' } });
    const names = (...all: readonly string[]) => hub.survey({ kind: 'branches', names: all }, toy);
    expect(told(await names('work'))).toContain(AT_WORK);
    await expect(names('nowhere')).rejects.toThrow('Found no branch "nowhere"');
  });

  atNight('A12 who may not read gets no second way', async () => {
    const hub = await hubOf();
    github.fault({ on: ({ kind }) => kind === 'git', kind: '403', times: 9 });
    await expect(hub.survey(ALL, toy)).rejects.toMatchObject({
      refused: 'permission',
      needs: 'contents: read',
    });
  });

  test('G08 an empty repository has nothing', async () => {
    const [survey, spent] = await costs(async () => (await hubOf({ repo: 'bare' })).survey(ALL, toy));
    expect([survey.holdings, survey.branches, spent]).toEqual([[], 0, '1 graphql']);
  });

  test('GitHub has no working tree', async () => {
    const hub = await hubOf();
    expect(() => hub.survey({ kind: 'worktree' }, toy)).toThrow('no working tree');
  });
});
