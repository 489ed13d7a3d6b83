// What a person may choose follows from the decision and from what is proposed.
import { describe, expect, test } from 'vitest';
import { fitting } from '../../src/model/decision.ts';
import { decisionOf } from '../report/sample.ts';

describe('what a person may choose as things stand', () => {
  const proposal = (kind: 'migrate' | 'repair') => ({ kind, summary: '', files: [] });
  const of = (over: Parameters<typeof decisionOf>[0], kinds: readonly ('migrate' | 'repair')[]) =>
    fitting({ decision: decisionOf(over), proposals: kinds.map(proposal) });

  test.each<readonly [string, Parameters<typeof of>, readonly string[]]>([
    [
      'a repair that nobody proposes is not offered',
      [{ options: ['repair', 'fresh', 'manual'] }, []],
      ['fresh', 'manual'],
    ],
    ['one that is proposed is', [{ options: ['repair', 'fresh'] }, ['repair']], ['repair', 'fresh']],
    [
      'one that is proposed beside something else comes behind that',
      [{ options: ['approve'] }, ['repair']],
      ['approve', 'repair'],
    ],
    [
      'an old file is migrated before anything is written',
      [{ options: ['answer'] }, ['migrate']],
      ['migrate', 'answer'],
    ],
    ['no step, nothing about a step', [{ step: null, options: ['retry', 'skip', 'fresh'] }, []], ['fresh']],
    ['what has ended needs nothing', [{ action: 'none', options: [] }, ['migrate', 'repair']], []],
    ['what failed starts fresh', [{ action: 'fresh', options: ['fresh'] }, ['migrate']], ['fresh']],
  ])('%s', (_name, args, options) => {
    expect(of(...args)).toEqual(options);
  });
});
