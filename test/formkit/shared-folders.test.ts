// A folder of features that several tools use: which files make its workflow another tool's.
import { expect, test } from 'vitest';
import { isShared, sharedNeeds } from '../../src/formkit/shared-folders.ts';
import { onlyAsked, snapshotOf } from '../snapshot.ts';

const FOLDER = { home: 'pkg/specs/001-a', feature: '001-a', project: 'pkg' };
const own = { 'pkg/specs/001-a/spec.md': '# A\n' };
const at = (files: Readonly<Record<string, string>>) => snapshotOf({ ...own, ...files });

test.each([
  [{ 'pkg/specs/001-a/.workflow/index.md': 'x' }, true],
  [{ 'pkg/specs/001-a/.workflow/notes.md': 'x' }, false],
  [{ 'pkg/specs/001-a/.specify-state.local.md': 'x' }, true],
  [{ 'pkg/specs/001-a/pipeline-state.md': 'spec_hash: 1' }, true],
  [{ 'pkg/specs/001-a/pipeline-state.md': 'words' }, false],
  [{ 'framework/reports/pipeline/001-a/.pipeline-state.md': 'spec_id: 1' }, true],
  [{ 'pkg/reports/pipeline/001-b/pipeline-state.md': 'spec_id: 1' }, false],
  [{}, false],
])('%j: %j', (files, shared) => {
  expect(isShared(FOLDER, at(files))).toBe(shared);
});

test('as long as a text of another tool is not fetched it counts, and it is asked for', () => {
  const path = 'pkg/reports/pipeline/001-a/pipeline-state.md';
  const asked = onlyAsked(at({ [path]: 'words' }), []);
  expect([isShared(FOLDER, asked), sharedNeeds(FOLDER, asked)]).toEqual([true, [{ path, what: 'text' }]]);
});
