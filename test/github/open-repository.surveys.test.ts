// Surveys of the hub: branches by a partial clone or a few by the API, a commit by the API.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HubOptions } from '../../src/github/open-repository.ts';
import { MOST_BY_API } from '../../src/github/read/scan-branches.ts';
import { UserError } from '../../src/model/errors.ts';
import type { Survey } from '../../src/model/repository-source.ts';
import { atNight } from '../exhaustive.ts';
import { toy } from '../local/asker.ts';
import { state } from '../local/repository.ts';
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
