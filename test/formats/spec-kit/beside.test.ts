// Spec Kit beside the other formats of the list: each workflow of a shared `specs/` is found once.
import { describe, expect, test } from 'vitest';
import { engine } from '../../../src/index.ts';
import type { Need } from '../../../src/model/snapshot.ts';
import { onlyAsked, snapshotOf } from '../../snapshot.ts';
import { NOW } from '../../state.ts';
import { pipeline } from '../ai-dev-shop/pipeline.ts';
import { fixturesOf } from '../fixtures.ts';
import { INDEX, makeIndex } from '../humaninloop/make-index.ts';
import { workflow } from '../specify/make-state.ts';
import { at, fixture, PLAN, SPEC, TASKS } from './look.ts';

type Texts = Readonly<Record<string, string>>;
const SETTINGS = { now: NOW, staleAfter: 1e12, abandonedAfter: 2e12 };

/** All that every format of the list finds. */
function foundIn(files: Texts) {
  const full = snapshotOf(files, { history: {}, commit: 'c'.repeat(40) });
  const memo = engine.memo();
  const asker = engine.asker(memo);
  const sites = asker.sites(Object.keys(files).filter((path) => asker.matches(path)));
  const asked: Need[] = [];
  for (let round = 0; round < 3; round++)
    asked.push(...sites.flatMap((site) => asker.needs(site, onlyAsked(full, asked))));
  return engine.recover(onlyAsked(full, asked), sites, SETTINGS, memo);
}

/** Their ids, where all can be read. */
function idsIn(files: Texts): readonly string[] {
  const { workflows, unreadable } = foundIn(files);
  expect(unreadable).toEqual([]);
  return workflows.map(({ id }) => id).sort();
}

const unreadIn = (files: Texts) => foundIn(files).unreadable.map(({ path }) => path);

/** What other tools may have in a numbered folder, with the same names as Spec Kit's documents. */
const documents = (home: string): Texts => at({ 'spec.md': SPEC, 'plan.md': PLAN, 'tasks.md': TASKS }, home);

test('four tools in one specs/, each workflow once and by its own tool', () => {
  const files = {
    ...fixture('begun'),
    ...documents('specs/012-offline-notes'),
    [INDEX]: makeIndex({ status: 'spec_writing' }),
    ...documents('specs/001-login'),
    ...Object.fromEntries(
      Object.entries(pipeline()).flatMap(([path, text]) => (text === null ? [] : [[path, text]])),
    ),
    ...documents('specs/7-export'),
    ...workflow(),
  };
  expect(idsIn(files)).toEqual([
    'ai-dev-shop:001-login',
    'humaninloop:012-offline-notes',
    'spec-kit:001-order-export',
    'specify:7-export',
  ]);
});

test('a feature and a run of one project are two workflows', () => {
  const run = fixturesOf('spec-kit-run').find(([name]) => name === 'gate')?.[1] ?? {};
  expect(idsIn({ ...fixture('begun'), ...run })).toEqual([
    'spec-kit-run:4f1c9a2e',
    'spec-kit:001-order-export',
  ]);
});

describe('an empty tasks.md', () => {
  test('beside the state of another tool is that tool’s', () => {
    const pipelines = Object.fromEntries(
      Object.entries(pipeline()).flatMap(([path, text]) => (text === null ? [] : [[path, text]])),
    );
    expect(idsIn({ ...pipelines, 'specs/001-login/tasks.md': '' })).toEqual(['ai-dev-shop:001-login']);
    expect(idsIn({ ...pipelines, 'specs/001-login/tasks.md': '\n' })).toEqual(['ai-dev-shop:001-login']);
    const home = INDEX.slice(0, INDEX.indexOf('/.workflow/'));
    const loop = { [INDEX]: makeIndex({ status: 'spec_writing' }), [`${home}/tasks.md`]: '' };
    expect(idsIn(loop)).toEqual(['humaninloop:012-offline-notes']);
  });

  test('where nothing shows a tool is no state', () => {
    expect(idsIn({ 'specs/615-e/tasks.md': '' })).toEqual([]);
    expect(idsIn({ 'specs/615-e/tasks.md': '', 'specs/615-e/spec.md': '# Notes\n' })).toEqual([]);
  });

  test('of a feature is reported as before', () => {
    const files = at({ 'spec.md': SPEC, 'plan.md': PLAN, 'tasks.md': '' }, 'specs/615-e');
    expect(unreadIn(files)).toEqual(['specs/615-e/tasks.md']);
    expect(unreadIn({ 'specs/615-e/tasks.md': '', '.specify/x.md': '# X\n' })).toEqual([
      'specs/615-e/tasks.md',
    ]);
  });
});
