// Which paths may be a state, which of them make one workflow, and what the workflow is called.
import { describe, expect, it } from 'vitest';
import { humaninloop } from '../../../src/formats/humaninloop/index.ts';
import { decided, fixture, look, lookAll } from './looking.ts';
import { makeIndex } from './make-index.ts';

const matches = (path: string) => humaninloop.matches(path);
const siteOf = (...paths: readonly string[]) => humaninloop.sites(paths);

describe('paths', () => {
  it.each([
    'specs/001-a/.workflow/index.md',
    'specs/001-a/.workflow/anything.txt',
    'specs/001-a/.workflow/deep/er.md',
    'specs/001-a/.workflow',
    'packages/app/specs/1234-b/.workflow/raw-input.md',
    '.workflow/index.md',
    '.workflow/context.md',
    '.workflow/dags/implement-strategy.json',
    'packages/app/.workflow/plan-context.md',
    'specs/1-short/.workflow/index.md',
  ])('%s may be a state', (path) => {
    expect(matches(path)).toBe(true);
  });

  it.each([
    'index.md',
    'specs/001-a/index.md',
    'specs/001-a/workflow/index.md',
    '.workflow',
    '.workflow/project-tech.json',
    '.workflow/active/WFS-1/plan.json',
    'packages/app/.workflow/notes.md',
    'specs/1-short/.workflow/raw-input.md',
    'specs/001/.workflow/raw-input.md',
    '.workflow/deep/index.md',
    '.workflow/dags/deep/er.json',
    'a.workflow/index.md',
  ])('%s is none', (path) => {
    expect(matches(path)).toBe(false);
  });

  it('each name that it gives is one that it matches', () => {
    for (const name of humaninloop.names)
      expect(matches(`.workflow/${name}`) || matches(`.workflow/dags/${name}`)).toBe(true);
    expect(humaninloop.folders).toEqual(['.workflow']);
  });
});

describe('sites', () => {
  it('one .workflow/ is one workflow; index.md alone is its state', () => {
    expect(
      siteOf(
        'specs/001-a/.workflow/context.md',
        'specs/001-a/.workflow/index.md',
        'specs/002-b/.workflow/notes.md',
      ),
    ).toEqual([
      {
        format: 'humaninloop',
        path: 'specs/001-a/.workflow/index.md',
        files: ['specs/001-a/.workflow/index.md', 'specs/001-a/.workflow/context.md'],
        rivals: [],
        alternatives: ['specs/001-a/.workflow/context.md'],
        spare: ['specs/001-a/.workflow/context.md'],
        feature: '001-a',
      },
      {
        format: 'humaninloop',
        path: 'specs/002-b/.workflow/index.md',
        files: ['specs/002-b/.workflow/notes.md'],
        rivals: [],
        feature: '002-b',
      },
    ]);
  });

  it('context files and graphs: the latest phase first, all of them state', () => {
    const folder = 'specs/001-a/.workflow';
    const [site] = siteOf(
      `${folder}/context.md`,
      `${folder}/dags/specify-strategy.json`,
      `${folder}/tasks-context.md`,
      `${folder}/analyst-report.md`,
    );
    expect(site?.path).toBe(`${folder}/tasks-context.md`);
    expect(site?.files).toEqual([
      `${folder}/tasks-context.md`,
      `${folder}/dags/specify-strategy.json`,
      `${folder}/context.md`,
    ]);
  });

  it('the order of the paths does not matter', () => {
    const paths = ['context.md', 'dags/x.json', 'dags/y.json', 'plan-context.md'].map(
      (name) => `.workflow/${name}`,
    );
    const [one] = siteOf(...paths);
    expect(one?.files).toEqual(
      ['plan-context.md', 'context.md', 'dags/y.json', 'dags/x.json'].map((name) => `.workflow/${name}`),
    );
    expect(siteOf(...paths.toReversed())).toEqual([one]);
  });

  it('an empty folder of a working tree', () => {
    const found = look({ 'specs/001-a/spec.md': '# Spec\n' }, { folders: ['specs/001-a/.workflow'] });
    expect([decided(found), found.path, found.feature]).toEqual([
      'rerun A1 not-started',
      'specs/001-a/.workflow/index.md',
      '001-a',
    ]);
  });

  it('elsewhere a folder alone shows nothing', () => {
    expect(siteOf('packages/app/.workflow', '.workflow')).toEqual([]);
  });

  it('H11 a file in the folder’s place blocks', () => {
    expect(decided(look({ 'specs/001-a/.workflow': 'a file\n' }))).toBe('block - state-unreadable');
  });
});

it.each([
  ['S27 a submodule', '160000', 'state-available'],
  ['H10 a link', '120000', 'state-safe'],
] as const)('%s in the folder’s place is named', (_, mode, rule) => {
  const { workflows, unreadable } = lookAll({ 'specs/001-a/.workflow': { mode, content: '../elsewhere' } });
  expect(workflows).toEqual([]);
  expect(unreadable).toMatchObject([{ rule }]);
});

describe('features', () => {
  const index = makeIndex({ status: 'spec_writing' });

  it('the feature’s folder names it; an index that names another is noted', () => {
    const found = look({ 'app/specs/044-other/.workflow/index.md': index });
    expect(found.id).toBe('humaninloop:044-other');
    expect(found.notes.join()).toContain('another feature than its folder');
    expect(found.state?.folders).toEqual(['app/specs/044-other']);
  });

  it('at the root and in a package the file names it', () => {
    const root = look({ '.workflow/index.md': index });
    expect(root.feature).toBe('012-offline-notes');
    expect(root.state?.folders).toEqual(['.workflow', 'spec.md', 'plan.md', 'tasks.md']);
    const context = look({
      'packages/app/.workflow/context.md': fixture('context/context-awaiting-user.md'),
    });
    expect(context.feature).toBe('021-shared-lists');
    expect(context.state?.folders[1]).toBe('packages/app/spec.md');
  });

  it.each(['../../etc', 'a b', '-', '', 'x'.repeat(200), '<img>'])(
    'an id of %j falls back to the place',
    (id) => {
      const text = index.replace('| 012-offline-notes |', `| ${id} |`);
      expect(look({ '.workflow/index.md': text }).feature).toBe('.workflow');
      expect(look({ 'packages/app/.workflow/index.md': text }).feature).toBe('app');
    },
  );

  it('S23 one feature in two folders is two workflows', () => {
    const { workflows } = lookAll({ 'a/.workflow/index.md': index, 'b/.workflow/index.md': index });
    expect(workflows.map(({ id }) => id)).toEqual([
      'humaninloop:012-offline-notes@a/.workflow',
      'humaninloop:012-offline-notes@b/.workflow',
    ]);
  });

  it('the spec of a root workflow lies at the root', () => {
    const text = makeIndex({ status: 'scaffolding' });
    expect(decided(look({ '.workflow/index.md': text, 'spec.md': '# Spec\n' }))).toBe(
      'advance A2 artifacts-complete',
    );
    expect(decided(look({ '.workflow/index.md': text, 'specs/012-offline-notes/spec.md': '# Spec\n' }))).toBe(
      'rerun A1 step-interrupted',
    );
  });

  it.each([
    ['H10 a link', { mode: '120000', content: 'x' } as const],
    ['H11 a folder', undefined],
  ])('%s is no spec file', (_, content) => {
    const path = 'specs/001-a/spec.md';
    const files = content ? { [path]: content } : { [`${path}/part.md`]: 'x\n' };
    const found = look({ 'specs/001-a/.workflow/index.md': makeIndex({ status: 'scaffolding' }), ...files });
    expect(decided(found)).toBe('rerun A1 step-interrupted');
  });

  it('a spec that the index says is present and is not is noted, and nothing else', () => {
    const text = fixture('index/t1-clarifying.md');
    const found = look({ 'specs/017-reading-queue/.workflow/index.md': text });
    expect(decided(found)).toBe('wait B1 awaiting-answer');
    expect(found.notes.join()).toContain('no file is at specs/017-reading-queue/spec.md');
  });
});
