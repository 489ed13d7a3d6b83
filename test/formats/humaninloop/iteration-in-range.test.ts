// Rule iteration-in-range: numbers that pass, and those that fail.
import { describe, expect, it } from 'vitest';
import { broken, look } from './looking.ts';
import { featureWith, makeIndex, type Shape } from './make-index.ts';

const found = (shape: Shape) => look(featureWith(makeIndex(shape)));

describe('pass', () => {
  it.each(['0 / 10', '1 / 10', '10 / 10', '7', '3/10', '3 of 10', '2 / 10 (second round)', '007 / 10'])(
    'iteration %s',
    (iteration) => {
      expect(broken(found({ iteration }))).toEqual([]);
    },
  );

  it.each(['0 / 3', '3 / 3', '2', '1 / 5', '-', 'N/A', null])('stale count %s', (stale) => {
    expect(broken(found({ stale }))).toEqual([]);
  });

  it.each(['not_started', 'scaffolding', 'spec_writing', 'completed', 'terminated'])(
    'no iteration while %s',
    (status) => {
      for (const iteration of [null, '-']) expect(broken(found({ status, iteration }))).toEqual([]);
    },
  );

  it('iterations of plan and tasks are not the loop’s', () => {
    const index = makeIndex({ status: 'completed', plan: 'in_progress' }).replace('2 / 3', '9 / 3');
    expect(broken(look(featureWith(index)))).toEqual([]);
  });
});

describe('fail', () => {
  it.each([
    ['11 / 10', 'a whole number from 0 to 10'],
    ['-1 / 10', 'a whole number from 0 to 10'],
    ['−1 / 10', 'a whole number from 0 to 10'],
    ['12 / 20', 'a whole number from 0 to 10'],
    ['6 / 5', 'a whole number from 0 to 5'],
    ['11 / 0', 'a whole number from 0 to 10'],
    ['11 / 100000', 'a whole number from 0 to 10'],
    ['1.5 / 10', 'a whole number from 0 to 10'],
    ['1e309', 'a whole number from 0 to 10'],
    ['Infinity', 'a whole number from 0 to 10'],
    ['NaN', 'a whole number from 0 to 10'],
    ['0x0a', 'a whole number from 0 to 10'],
    ['two', 'a whole number from 0 to 10'],
    ['"2"', 'a whole number from 0 to 10'],
    ['{{iteration_count}} / 10', 'a whole number from 0 to 10'],
    ['99999999999999999999 / 10', 'a whole number from 0 to 10'],
  ])('S17 iteration %s', (iteration, expected) => {
    const { findings, decision } = found({ iteration });
    expect(findings).toMatchObject([
      {
        rule: 'iteration-in-range',
        severity: 'error',
        consequence: 'ask',
        evidence: { field: 'Current Iteration', found: iteration, expected },
      },
    ]);
    expect(findings[0]?.line).toBeGreaterThan(1);
    expect(decision).toMatchObject({
      action: 'ask',
      step: null,
      reason: 'state-inconsistent',
      options: ['start-fresh', 'manual'],
    });
  });

  it.each(['4 / 3', '-1 / 3', 'NaN', '6 / 5'])('S17 stale count %s', (stale) => {
    expect(found({ stale }).findings).toMatchObject([
      { rule: 'iteration-in-range', evidence: { field: 'Stale Count', found: stale } },
    ]);
  });

  it('both at once are two findings', () => {
    expect(found({ iteration: '11 / 10', stale: '4 / 3' }).findings).toHaveLength(2);
  });

  it.each(['validating', 'clarifying'])('no iteration while %s', (status) => {
    const questions = status === 'clarifying' ? { questions: [{ id: 'C1.1' }], gaps: [{ id: 'G-001' }] } : {};
    for (const iteration of [null, '-']) {
      const { findings } = found({ status, iteration, ...questions });
      expect(findings).toMatchObject([{ rule: 'iteration-in-range', evidence: { found: null } }]);
    }
  });
});
