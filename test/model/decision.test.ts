// What a person may choose follows from the decision and from what is proposed.
import { describe, expect, test } from 'vitest';
import { fitting, type Option, possible } from '../../src/model/decision.ts';
import { decisionOf } from '../report/sample.ts';

describe('what a person may choose as things stand', () => {
  const proposal = (kind: 'migrate' | 'repair') => ({ kind, summary: '', files: [] });
  const of = (over: Parameters<typeof decisionOf>[0], kinds: readonly ('migrate' | 'repair')[]) =>
    fitting({ decision: decisionOf(over), liveness: 'fresh', proposals: kinds.map(proposal) });

  test.each<readonly [string, Parameters<typeof of>, readonly string[]]>([
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
    ['what has ended needs nothing', [{ action: 'none', options: [] }, ['migrate', 'repair']], []],
    ['what failed starts fresh', [{ action: 'fresh', options: ['fresh'] }, ['migrate']], ['fresh']],
  ])('%s', (_name, args, options) => {
    expect(of(...args)).toEqual(options);
  });
});

describe('what of a decision can be taken now', () => {
  const of = (
    over: Parameters<typeof decisionOf>[0],
    { liveness = 'fresh', kinds = [] as readonly ('migrate' | 'repair')[] },
    refused: readonly Option[] = [],
  ) =>
    possible({ decision: decisionOf(over), liveness, proposals: kinds.map((kind) => ({ kind })) }, refused);

  test.each<readonly [string, Parameters<typeof of>, readonly string[]]>([
    ['no repair that nobody proposes', [{ options: ['repair', 'fresh', 'manual'] }, {}], ['fresh', 'manual']],
    ['one that is proposed', [{ options: ['repair', 'fresh'] }, { kinds: ['repair'] }], ['repair', 'fresh']],
    [
      'without a step nothing about one',
      [{ step: null, options: ['retry', 'skip', 'fresh'] }, {}],
      ['fresh'],
    ],
    ['beside somebody at work nothing', [{ options: ['resume', 'fresh'] }, { liveness: 'live' }], []],
    ['what the format refuses', [{ options: ['retry', 'skip', 'fresh'] }, {}, ['skip']], ['retry', 'fresh']],
    [
      'with nothing left the correction',
      [{ options: ['approve', 'fresh'] }, {}, ['approve']],
      ['manual', 'fresh'],
    ],
  ])('%s', (_name, args, options) => {
    expect(of(...args)).toEqual(options);
  });
});
