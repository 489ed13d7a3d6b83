// What is asked and said of a choice: how many files it writes, and no count where a folder is removed.
import { expect, test } from 'vitest';
import { askedWords, doneWords } from '../../../src/cli/write/choice-words.ts';
import type { FileChange } from '../../../src/model/change.ts';
import type { ChangeEffect } from '../../../src/model/effect.ts';

const WRITE: FileChange = { kind: 'write', path: 'a', before: '1', after: '2' };
const effectOf = (...files: readonly FileChange[]): ChangeEffect => ({
  kind: 'change',
  key: 'k',
  workflow: 'toy:login',
  action: 'resume',
  change: { summary: 's', files, notes: [], commit: null },
});

test('files that are written are counted', () => {
  expect(askedWords({ name: 'resume' }, effectOf(WRITE, { ...WRITE, path: 'b' }), null)).toBe(
    'Go on with toy:login (2 files)',
  );
  expect(doneWords({ name: 'resume' }, effectOf(WRITE))).toBe('Recorded that toy:login goes on (1 file).');
});

test('a folder that goes is no file: the list above it counts what is in it', () => {
  const fresh = { name: 'start-fresh', all: false } as const;
  const gone = effectOf({ kind: 'remove', path: 'openspec/changes/add-x' });
  expect(askedWords(fresh, gone, null)).toBe('Archive and remove what toy:login left');
  expect(doneWords(fresh, gone)).toBe('Archived and removed what toy:login left.');
});
