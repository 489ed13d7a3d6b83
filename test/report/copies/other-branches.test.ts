// What a brief is told of other branches: those that are further along, and no copies of what it is about.
import { expect, test } from 'vitest';
import type { Recovery } from '../../../src/model/recovery.ts';
import type { OwnedSite, SnapshotWorkflows } from '../../../src/model/repository-source.ts';
import { withElsewhere } from '../../../src/report/copies/other-branches.ts';
import { scanReport } from '../../../src/report/scan/scan.ts';
import type { ScanGroup } from '../../../src/report/scan/scan-group.ts';
import { snapshotOf } from '../../snapshot.ts';
import { stateOf, stepOf } from '../../state.ts';
import { at, PATH } from '../branches.ts';
import { recoveryOf, SETTINGS } from '../seen.ts';

/** A branch that holds this text; `branches`: all that hold it. */
function on(owner: string, text: string, one: Recovery, branches = [owner]): ScanGroup {
  const sites: readonly OwnedSite[] = [{ site: one.site, branches, notes: [] }];
  const commit = { commit: 'a'.repeat(40) };
  const holding: SnapshotWorkflows = { snapshot: snapshotOf({ [one.path]: text }, commit), sites, owner };
  return { holding, recovered: { workflows: [one], unreadable: [] } };
}

/** The notes of the first workflow of a look, told of these branches. */
function told(here: ScanGroup, branches: readonly ScanGroup[]): readonly string[] {
  const { holding, recovered } = here;
  const [recovery] = recovered.workflows;
  const scanned = { commits: 1, stateFiles: 1, stateSets: 1, blobsRead: 1, gitProcesses: 1 };
  const survey = { repository: 'r', defaultBranch: null, holdings: [holding], scanned, shallow: false };
  const [workflow] = scanReport(survey, [here], SETTINGS).workflows;
  if (!recovery || !workflow) throw new Error('there is a workflow');
  return withElsewhere({ scanned: workflow, recovery, holding }, [here], branches).notes;
}

const LAGS = at('spec', [], { notes: ['A note.'] });
const LEADS = at('plan', ['spec']);
const FURTHER =
  'The same workflow is further along on feature/x (step plan). Look there before anything goes on here.';

test('S23 a branch that is further along is noted behind what is known', () => {
  expect(told(on('main', 'old', LAGS), [on('main', 'old', LAGS), on('feature/x', 'new', LEADS)])).toEqual([
    'A note.',
    FURTHER,
  ]);
});

test('S23 the same bytes on another branch are a copy, and so are those that this was made of', () => {
  expect(told(on('here', 'same', LEADS), [on('main', 'same', LEADS)])).toEqual([]);
  expect(told(on('here', 'changed', LEADS), [on('main', 'base', LAGS, ['main', 'here'])])).toEqual([]);
});

test('what is on disk stands for what its branch has committed', () => {
  expect(told(on('main', 'changed', LAGS), [on('main', 'committed', LEADS)])).toEqual(['A note.']);
});

test('another workflow, and another file of this one', () => {
  const other = recoveryOf('logout');
  expect(told(on('main', 'x', LAGS), [on('feature/x', 'y', other)])).toEqual(['A note.']);
  const moved = at('plan', ['spec'], { path: 'old/state.md', site: { ...LEADS.site, path: 'old/state.md' } });
  expect(told(on('main', 'x', LAGS), [on('feature/x', 'x', moved)])[1]).toContain(
    'in old/state.md on feature/x',
  );
});

test('S22 a rival on its own branch gives way to what is furthest of all', () => {
  const rival = stateOf({ feature: 'login', path: 'specs/login/old.md', steps: [stepOf('spec', [])] });
  const site = { ...LAGS.site, files: [PATH, rival.path], rivals: [rival.path] };
  const one = at('spec', [], { beside: [rival], site });
  expect(told(on('main', 'x', one), [])).toEqual([
    'The same workflow is further along in specs/login/old.md (step tdd). ' +
      'Look there before anything goes on here.',
  ]);
  const most = at('code', ['spec', 'plan']);
  expect(told(on('main', 'x', one), [on('feature/x', 'y', most)])).toEqual([
    'The same workflow is further along on feature/x (step code). Look there before anything goes on here.',
  ]);
});
