// Spec Kit beside the other formats of the list: each workflow of a shared `specs/` is found once.
import { expect, test } from 'vitest';
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

/** Ids of all that every format of the list finds. */
function idsIn(files: Texts): readonly string[] {
  const full = snapshotOf(files, { history: {}, commit: 'c'.repeat(40) });
  const memo = engine.memo();
  const asker = engine.asker(memo);
  const sites = asker.sites(Object.keys(files).filter((path) => asker.matches(path)));
  const asked: Need[] = [];
  for (let round = 0; round < 3; round++)
    asked.push(...sites.flatMap((site) => asker.needs(site, onlyAsked(full, asked))));
  const { workflows, unreadable } = engine.recover(onlyAsked(full, asked), sites, SETTINGS, memo);
  expect(unreadable).toEqual([]);
  return workflows.map(({ id }) => id).sort();
}

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
