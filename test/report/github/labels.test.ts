// Labels repeat what is the case: which should be there, and which should not.
import { describe, expect, test } from 'vitest';
import { LABELS, labelsFor } from '../../../src/report/github/labels.ts';
import { decisionOf, workflowOf } from '../sample.ts';

const of = (
  action: 'block' | 'ask' | 'wait' | 'resume' | 'none' | 'start-fresh',
  liveness: 'recent' | 'stale' | 'abandoned' | 'ended',
  frozen = false,
) => ({
  scanned: workflowOf({ decision: decisionOf({ action }), liveness }),
  frozen,
});

describe('labels', () => {
  test.each([
    ['blocked and recent', of('block', 'recent'), ['needs decision', 'blocked']],
    ['blocked and stale', of('block', 'stale'), ['needs decision', 'stale', 'blocked']],
    ['asked', of('ask', 'recent'), ['needs decision']],
    ['waiting, not for long', of('wait', 'recent'), []],
    ['waiting for long', of('wait', 'abandoned'), ['needs decision', 'stale']],
    ['stale', of('resume', 'stale'), ['stale']],
    ['at work', of('resume', 'recent'), []],
    ['finished', of('none', 'ended'), []],
    ['T11 frozen, whatever it is besides', of('block', 'abandoned', true), ['frozen']],
  ])('of one that is %s', (_, one, names) => {
    const { add, remove } = labelsFor([one]);
    expect(add).toEqual(names.map((name) => `rekindle: ${name}`));
    expect([...add, ...remove].toSorted()).toEqual(LABELS.toSorted());
  });

  test('of several are those of each; of none all are taken off', () => {
    expect(labelsFor([of('block', 'recent'), of('resume', 'stale', true)]).add).toEqual([
      'rekindle: needs decision',
      'rekindle: blocked',
      'rekindle: frozen',
    ]);
    expect(labelsFor([])).toEqual({ add: [], remove: LABELS });
  });
});
