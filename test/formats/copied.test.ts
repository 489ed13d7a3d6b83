// A state that was copied: it records another feature or branch than the place where it stands.
import { describe, expect, test } from 'vitest';
import { engine } from '../../src/index.ts';
import type { Need } from '../../src/model/snapshot.ts';
import { type Content, onlyAsked, snapshotOf } from '../snapshot.ts';
import { NOW } from '../state.ts';
import { pipeline } from './ai-dev-shop/pipeline.ts';
import { makeIndex } from './humaninloop/make-index.ts';
import { STATE as SDD, single } from './sdd/make-workflow.ts';

const SETTINGS = { now: NOW, staleAfter: 1e12, abandonedAfter: 2e12 };

function notesIn(files: Readonly<Record<string, Content>>): readonly string[] {
  const full = snapshotOf(files, { history: {} });
  const memo = engine.memo();
  const asker = engine.asker(memo);
  const sites = asker.sites(Object.keys(files).filter((path) => asker.matches(path)));
  const asked: Need[] = [];
  for (let round = 0; round < 3; round++)
    asked.push(...sites.flatMap((site) => asker.needs(site, onlyAsked(full, asked))));
  const { workflows } = engine.recover(onlyAsked(full, asked), sites, SETTINGS, memo);
  expect(workflows).toHaveLength(1);
  return workflows[0]?.notes ?? [];
}

const COPY = 'the state may be a copy';
const copies = (files: Readonly<Record<string, Content>>) =>
  notesIn(files).filter((note) => note.includes(COPY));

describe('humaninloop: the branch is called as the folder', () => {
  const index = (branch: string) =>
    makeIndex({ status: 'spec_writing' }).replace(/(\*\*Branch\*\* \|).*/, `$1 ${branch} |`);
  const at = (branch: string, folder = 'specs/012-offline-notes') =>
    copies({ [`${folder}/.workflow/index.md`]: index(branch) });

  test('another feature’s branch is noted with its line', () => {
    expect(at('`003-billing`')).toEqual([
      expect.stringMatching(/^\*?\*?Branch.* \(line \d+\) records another feature's branch than the folder/),
    ]);
  });

  test.each(['`012-offline-notes`', 'feature/012-offline-notes', 'main', 'work', '-', 'N/A', '{{branch}}'])(
    '%s says nothing of a copy',
    (branch) => expect(at(branch)).toEqual([]),
  );

  test('where the folder is not the feature’s own, nothing can be told', () => {
    expect(at('`003-billing`', 'app')).toEqual([]);
  });

  const context = (id: string, branch?: string) =>
    `---\ntype: plan-request\nstatus: awaiting-architect\nfeature_id: ${id}\n` +
    `${branch === undefined ? '' : `branch: ${branch}\n`}---\n\n# Plan\n`;
  const CONTEXT = 'specs/012-offline-notes/.workflow/plan-context.md';

  test('a context file names its feature and may name its branch', () => {
    expect(copies({ [CONTEXT]: context('012-offline-notes', '012-offline-notes') })).toEqual([]);
    expect(copies({ [CONTEXT]: context('003-billing') })).toEqual([
      'feature_id names another feature than the folder: the state may be a copy. The folder counts.',
    ]);
    expect(copies({ [CONTEXT]: context('012-offline-notes', '003-billing') })).toEqual([
      "branch (line 5) records another feature's branch than the folder is called: " +
        'the state may be a copy. The folder counts; correct the field, or remove the copy.',
    ]);
  });
});

describe('ai-dev-shop: feature', () => {
  const at = (feature: string) => copies(pipeline({ head: { feature } }));

  test.each(['002-billing', '001-billing', '002-login', 'FEAT-002', '002'])(
    '%s is another one',
    (feature) => {
      expect(at(feature)).toEqual([
        expect.stringMatching(/^feature \(line \d+\) names another feature than the folder: /),
      ]);
    },
  );

  test.each([
    '001-login',
    '`001-login`',
    '001-login-form',
    '1-login',
    'FEAT-001',
    'FEAT-001-login',
    '001',
    'login',
    'Login with a second factor',
    'N/A',
  ])('%s is this one, or tells nothing', (feature) => expect(at(feature)).toEqual([]));
});

describe('sdd: id', () => {
  const text = single('in_progress pending pending pending')[SDD] ?? '';
  const at = (folder: string, id = 'k7m2p4') =>
    copies({ [`sdd/workflows/${folder}/workflow.yaml`]: text.replace(/^id: .*/m, `id: ${id}`) });

  test('a folder of another id was copied or named by hand', () => {
    expect(at('zz9abc-user-auth')).toEqual([
      'id (line 1) names another workflow than the folder: the state may be a copy. ' +
        'The id counts; correct it, or remove the copy.',
    ]);
  });

  test('its own id with any name, or none, is no copy', () => {
    expect(at('k7m2p4-user-auth')).toEqual([]);
    expect(at('k7m2p4-another-name')).toEqual([]);
    expect(at('k7m2p4')).toEqual([]);
  });
});
