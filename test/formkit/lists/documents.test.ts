// Documents before a list: the first that is there counts, and a finished step owes its own.
import { expect, test } from 'vitest';
import { documentAt, documentStep } from '../../../src/formkit/lists/documents.ts';
import { snapshotOf } from '../../snapshot.ts';

const STAGE = { id: 'spec', name: 'the spec', outputs: ['spec.md', 'bug.md'], how: 'Write it.' };

test('how far a document is there, and the step that leaves it', () => {
  const at = (files: Readonly<Record<string, string>>) => ({ home: 'a', snapshot: snapshotOf(files) });
  expect(documentAt(STAGE, at({}))).toBe('none');
  expect(documentAt(STAGE, at({ 'a/bug.md': 'Words.\n' }))).toBe('whole');
  expect(documentAt(STAGE, at({ 'a/spec.md': '[NEEDS CLARIFICATION: x]\n', 'a/bug.md': 'Words.\n' }))).toBe(
    'partial',
  );
  const owed = (finished: boolean, files: Readonly<Record<string, string>>) =>
    documentStep(STAGE, finished, at(files)).artifacts.map(({ path, mustBeComplete }) => [
      path,
      mustBeComplete,
    ]);
  expect(owed(true, { 'a/bug.md': 'Words.\n' })).toEqual([['a/bug.md', true]]);
  expect(owed(true, {})).toEqual([['a/spec.md', true]]);
  expect(owed(false, { 'a/bug.md': 'Words.\n' })).toEqual([]);
});
