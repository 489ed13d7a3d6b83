// Pass and fail lists of spec-present; a rename is a note.
import { expect, it } from 'vitest';
import { specPresent } from '../../src/rules/spec-present.ts';
import { specOf, stateOf, subjectOf } from '../state.ts';
import { walk } from './cases.ts';

const lastMatch = { commit: 'c'.repeat(40), at: '2026-08-01T00:00:00Z', text: '# Spec' };
const gone = subjectOf({ state: stateOf({ spec: specOf({ present: false, text: null, lastMatch }) }) });
const moved = subjectOf({
  state: stateOf({ spec: specOf({ present: false, renamedTo: ['docs/spec.md'] }) }),
});

const spelled = subjectOf({
  state: stateOf({
    spec: specOf({
      path: 'specs/caf\u00e9/spec.md',
      present: false,
      renamedTo: ['specs/cafe\u0301/spec.md'],
    }),
  }),
});

walk(
  specPresent,
  [
    { name: 'the spec is there', subject: subjectOf({ state: stateOf({ spec: specOf() }) }) },
    { name: 'no spec is recorded', subject: subjectOf() },
  ],
  [
    {
      name: 'H05 the spec is gone, the last commit that had it is named',
      subject: gone,
      says: [['found no spec', 'cccccccccccc']],
    },
    { name: 'H13 another Unicode spelling', subject: spelled, says: [['another Unicode spelling']] },
    { name: 'H05 the spec moved unchanged', subject: moved, says: [['moved', 'docs/spec.md']] },
  ],
);

it('H05 a rename found by blob is a note, a missing spec blocks', () => {
  expect(specPresent.check(moved)[0]).toMatchObject({ consequence: 'note', severity: 'note' });
  expect(specPresent.check(gone)[0]?.consequence).toBeUndefined();
  expect(specPresent.consequence).toBe('block');
});
