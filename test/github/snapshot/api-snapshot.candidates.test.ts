// Which paths of a commit that GitHub lists may hold state, submodules included.
import { expect, test } from 'vitest';
import { candidatesIn } from '../../../src/github/snapshot/api-snapshot.ts';
import type { ListedEntry } from '../../../src/github/snapshot/tree.ts';
import { engine } from '../../../src/index.ts';

test.each(['100644', '120000'] as const)('H10 H11 in the place of a folder of state: %s', (mode) => {
  const path = 'specs/001-a/.workflow';
  const listed = [{ path, mode, id: 'ab'.repeat(20), size: 5 }];
  expect(candidatesIn(listed, engine.asker(engine.memo()))).toEqual([path]);
});

const submodule = (path: string): ListedEntry => ({ path, mode: '160000', id: 'ab'.repeat(20), size: null });

test.each([
  ['specs/001-a', ['specs/001-a/pipeline-state.md']],
  ['sdd', ['sdd/workflows/*/workflow.yaml']],
  ['.project-state', ['.project-state/*/project_state.json']],
  ['ADS-memory', ['ADS-memory/reports/pipeline/*/pipeline-state.md']],
  ['vendor/sdd', []],
  ['specs', []],
])('S27 a submodule at %s: %j', (path, found) => {
  expect(candidatesIn([submodule(path)], engine.asker(engine.memo()))).toEqual(found);
});
