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
  [{ 'pkg/specs/001-a/pipeline-state.md': '' }, true],
  [{ 'pkg/specs/001-a/pipeline-state.md': '# Pipe' }, true],
  [{ 'pkg/specs/001-a/pipeline-state.md': '# Pipeline State\n\n- run_' }, true],
  [{ 'pkg/specs/001-a/pipeline-state.md': '# Pipeline State\r\n\r\n- run_id: x\r\n- feat' }, true],
  [
    {
      'pkg/specs/001-a/pipeline-state.md':
        '<<<<<<< a\n# Pipeline State\n=======\n>>>>>>> b\n- run_id: x\n- f',
    },
    true,
  ],
  [{ 'pkg/specs/001-a/pipeline-state.md': '# Pipeline State\n\nWe deploy on Monday.\nAll of it.\n' }, false],
  [{ 'pkg/specs/001-a/pipeline-state.md': '# Pipes\n' }, false],
  [
    {
      'pkg/specs/001-a/pipeline-state.md':
        '# Pipeline State\n\n| Stage | Owner |\n|---|---|\n| build | Ann |\n',
    },
    false,
  ],
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

test('a file that named a spec in an earlier version counts, and its past is asked for', () => {
  const path = 'pkg/specs/001-a/.pipeline-state.md';
  const snapshot = at({ [path]: 'other words' });
  expect(isShared(FOLDER, snapshot)).toBe(false);
  expect(sharedNeeds(FOLDER, snapshot)).toContainEqual({ path, what: 'history' });
  const version = { commit: 'a'.repeat(40), at: '2026-02-06T10:00:00Z' };
  const past = (text: string) =>
    snapshotOf({ ...own, [path]: 'other words' }, { history: { [path]: [{ ...version, text }] } });
  expect(isShared(FOLDER, past('- spec_hash: 1\n'))).toBe(true);
  expect(sharedNeeds(FOLDER, past('- spec_hash: 1\n'))).not.toContainEqual({ path, what: 'history' });
  expect(isShared(FOLDER, past('# Diary\n'))).toBe(false);
});
