// One commit by the API: what it costs, and that it says of odd files and names what git says.
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ApiTarget, surveyByApi } from '../../../src/github/snapshot/api-snapshot.ts';
import { localEdge } from '../../../src/local/repository-source.ts';
import type { FactRequirements } from '../../../src/model/repository-source.ts';
import { atNight } from '../../exhaustive.ts';
import { toy } from '../../local/asker.ts';
import { type Built, build, type Content, env, found, type Step, state } from '../../local/repository.ts';
import { needing, type Stand, standOn, surveyOn, TWO } from '../scenes.ts';

const LIB = 'c0ffee'.padEnd(40, '0');
const many = (count: number, write: (index: number) => readonly [string, Content]) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => write(index)));

const ODD: Readonly<Record<string, Content>> = {
  'specs/bom/pipeline-state.md': `\ufeff${state('bom')}`,
  'specs/crlf/pipeline-state.md': state('crlf').replaceAll('\n', '\r\n'),
  'specs/empty/pipeline-state.md': '',
  'specs/latin/pipeline-state.md': Buffer.from(state('caf\u00e9'), 'latin1'),
  'specs/utf16/pipeline-state.md': Buffer.from(`\ufeff${state('wide')}`, 'utf16le'),
  'specs/huge/pipeline-state.md': state('x'.repeat(300_000)),
  'specs/lfs/pipeline-state.md': 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n',
  'specs/link/pipeline-state.md': { link: '../crlf/pipeline-state.md' },
  'specs/folder/pipeline-state.md/inside.md': 'x',
  'specs/012-module': { submodule: LIB },
  'vendor/lib': { submodule: LIB },
  'node_modules/a/specs/x/pipeline-state.md': state('skipped'),
  'a"b\n\u{1f30a}/\uff3a.workflow/pipeline-state.md': state('odd name'),
};

const STEPS: readonly Step[] = [
  { id: 'none', day: 1, files: { 'README.md': 'x', 'src/a.ts': 'x' } },
  ...TWO,
  { id: 'odd', day: 3, files: ODD },
  { id: 'crowd', day: 3, files: many(230, (i) => [`specs/f${i}/pipeline-state.md`, state(`${i}`)]) },
  {
    id: 'wrong',
    day: 3,
    files: many(60, (i) => [`specs/f${i}/pipeline-state.md`, Buffer.from([i + 33, 0xff, 0x0a])]),
  },
];

let built: Built;
let stand: Stand;
beforeAll(async () => {
  const refs = Object.fromEntries(['none', 'one', 'two', 'odd', 'crowd', 'wrong'].map((id) => [id, id]));
  built = await build({ steps: STEPS, refs: { main: 'two', ...refs } });
  stand = await standOn({ from: built.dir });
});
afterAll(() => stand.github.close());
beforeEach(() => {
  stand.github.clearFaults();
  stand.spent();
});

const surveyed = (step: string, asker: FactRequirements = toy, more: Partial<ApiTarget> = {}) =>
  surveyOn(stand, built.id(step), asker, more);

const byGit = async (step: string, asker: FactRequirements = toy) => {
  const edge = await localEdge(built.dir, { env });
  return edge.survey({ kind: 'commit', revision: built.id(step) }, asker);
};

describe('costs', () => {
  test('nothing that looks like state: one request', async () => {
    const { survey } = await surveyed('none');
    expect(stand.spent()).toBe('1 read');
    expect(survey).toEqual({
      repository: 'tides',
      defaultBranch: 'main',
      holdings: [],
      scanned: { commits: 1, stateFiles: 0, stateSets: 0, blobsRead: 0, gitProcesses: 0 },
      shallow: false,
    });
  });

  atNight.each([
    ['state alone', 'two', needing(), '1 read, 1 graphql'],
    [
      'state and texts',
      'two',
      needing({ path: 'specs/a/feature.spec.md', what: 'text' }),
      '1 read, 2 graphql',
    ],
    ['state and changes', 'two', needing({ path: 'specs/a', what: 'changes' }), '1 read, 2 graphql'],
    ['one version of a spec', 'one', toy, '1 read, 3 graphql'],
    ['an older version of it', 'two', toy, '1 read, 4 graphql'],
    ['230 state files', 'crowd', needing(), '1 read, 3 graphql'],
    ['commits', 'two', needing({ path: '2026-01-01T00:00:00Z', what: 'commits' }), '1 read, 5 graphql'],
  ])('%s', async (_, step, asker, cost) => {
    const { warnings } = await surveyed(step, asker);
    expect(stand.spent()).toBe(cost);
    expect(warnings).toEqual([]);
  });

  test('a branch owns what its head holds', async () => {
    const { survey } = await surveyed('two', toy, { branch: 'feature/a' });
    expect(found(survey)).toEqual([
      'feature/a: specs/a/pipeline-state.md [feature/a]',
      'feature/a: specs/b/pipeline-state.md [feature/a]',
    ]);
    expect(survey.scanned).toMatchObject({ stateFiles: 2, stateSets: 1, blobsRead: 5 });
  });
});

describe('branches that a state records', () => {
  const PATH = 'specs/a/pipeline-state.md';
  const records = (...names: readonly string[]): FactRequirements => ({
    ...needing(),
    branches: () => names,
  });

  test('are looked into where they are there: two requests each', async () => {
    const names = ['one', 'odd', 'missing', 'two', '../none', 'main'];
    const { survey } = await surveyed('two', records(...names), { headOf: 'two' });
    const held = (survey.trees ?? []).map(({ branches: [name], snapshot }) => [name, snapshot.entry(PATH)]);
    const own = survey.holdings[0]?.snapshot.entry(PATH)?.blob;
    expect(held).toEqual([
      ['one', { path: PATH, mode: '100644', blob: expect.stringMatching(/^[0-9a-f]{40}$/) }],
      ['odd', null],
    ]);
    expect(held[0]?.[1]).toMatchObject({ blob: own });
    expect(survey.headOf).toBe('two');
    expect(stand.spent()).toBe('6 read, 1 graphql');
  });

  test('are not on the default branch, nor where no branch is known', async () => {
    for (const headOf of ['main', null]) {
      const { survey } = await surveyed('two', records('one'), { headOf });
      expect(survey.trees ?? []).toEqual([]);
      expect(stand.spent()).toBe('1 read, 1 graphql');
    }
  });
});

describe('what a commit holds', () => {
  test('S04 S05 S06 S24 S26 S27 H10 H11 odd files say what git says', async () => {
    const { survey, snapshot, warnings } = await surveyed('odd');
    const theirs = await byGit('odd');
    expect(found(survey)).toEqual(found(theirs));
    const paths = [
      ...Object.keys(ODD),
      ...survey.holdings.flatMap((one) => one.sites.map((it) => it.site.path)),
    ];
    const around = [
      '',
      'specs',
      'specs/',
      'specs/link/x',
      'specs/012-module/x',
      'specs/bom/none',
      'a//b',
      '..',
    ];
    expect(paths.length).toBeGreaterThan(20);
    const other = theirs.holdings[0]?.snapshot;
    for (const path of [...paths, ...around]) {
      expect([path, snapshot?.text(path)]).toEqual([path, other?.text(path)]);
      if (path !== '') expect([path, snapshot?.entry(path)]).toEqual([path, other?.entry(path)]);
      expect([path, snapshot?.list(path)]).toEqual([path, other?.list(path)]);
      const blob = other?.entry(path)?.blob ?? '';
      expect([path, snapshot?.pathsOf(blob)]).toEqual([path, other?.pathsOf(blob)]);
    }
    expect(warnings).toEqual([]);
    // The tree, and by themselves what is no UTF-8; texts and the past in one question each.
    expect(stand.spent()).toBe('3 read, 2 graphql');
    expect(stand.github.problems).toEqual([]);
  });

  test('files that must be fetched one by one are bounded', async () => {
    const { survey, warnings, snapshot } = await surveyed('wrong', needing());
    expect(stand.spent()).toBe('51 read, 1 graphql');
    expect(warnings).toEqual(['More than 50 files had to be fetched one by one; the others were not read.']);
    const whys = survey.holdings.flatMap(({ sites }) =>
      sites.map(({ site }) => {
        const reading = snapshot?.text(site.path);
        return reading?.ok === false ? reading.why : 'read';
      }),
    );
    expect(whys.filter((why) => why === 'not-utf8')).toHaveLength(50);
    expect(whys.filter((why) => why === 'not-fetched')).toHaveLength(10);
  });

  const NAMES =
    'pipeline-state.md|.pipeline-state.md|.workflow|index.md|templates|node_modules|007-x|specs|a|' +
    '\u{1f30a}|\uff3a|Z|-| ';
  const name = fc.constantFrom(...NAMES.split('|'));
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
  const content = fc.constantFrom<Content>(state('x'), 'y', { link: 'a' }, { submodule: LIB });
  const files = fc.array(fc.tuple(path, content), { maxLength: 12 }).map((entries) => {
    const fits = entries.filter(([one], i) =>
      entries.every(([other], k) => i === k || !`${other}/`.startsWith(`${one}/`)),
    );
    return Object.fromEntries(fits);
  });

  atNight('of any names the same are taken for state, and commits changed the same', async () => {
    // The last two differ in a mode alone.
    const turned: readonly Record<string, Content>[] = [{ 'a/x': 'a' }, { 'a/x': { link: 'a' } }];
    const trees = [...fc.sample(files, { numRuns: 28, seed: 7 }), ...turned];
    const steps = trees.map((tree, i): Step => {
      const gone = Object.fromEntries(Object.keys(trees[i - 1] ?? {}).map((one) => [one, null]));
      const parents = i === 0 ? {} : { parents: [`t${i - 1}`] };
      return {
        id: `t${i}`,
        ...parents,
        day: i,
        files: { ...gone, ...tree, 'pipeline-state.md': state('x') },
      };
    });
    const other = await build({ steps, refs: { main: 't29' } });
    const theirs = await localEdge(other.dir, { env });
    const since = needing({ path: '2026-01-01T00:00:00Z', what: 'commits' });
    const own = await standOn({ from: other.dir });
    try {
      for (const [i] of trees.entries()) {
        const target = { commit: other.id(`t${i}`), branch: null, defaultBranch: 'main' };
        const asker = i === 29 ? since : needing();
        const a = await surveyByApi(own.ground, target, asker);
        const b = await theirs.survey({ kind: 'commit', revision: target.commit }, asker);
        expect(found(a)).toEqual(found(b));
        const [mine, git] = [a, b].map(({ holdings }) => holdings[0]?.snapshot.commits());
        expect(mine).toEqual(git);
        if (i === 29) expect(mine).toHaveLength(30);
      }
    } finally {
      await own.github.close();
    }
  });
});
