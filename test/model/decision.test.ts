// What a person may choose follows from the decision and from what is proposed.
import { describe, expect, test } from 'vitest';
import { fitting, type Option, possible } from '../../src/model/decision.ts';
import { decisionOf } from '../report/sample.ts';

describe('what a person may choose as things stand', () => {
  const proposal = (kind: 'migrate' | 'repair') => ({ kind, summary: '', files: [] });
  const of = (over: Parameters<typeof decisionOf>[0], kinds: readonly ('migrate' | 'repair')[]) =>
    fitting({ decision: decisionOf(over), liveness: 'recent', proposals: kinds.map(proposal) });

  test.each<readonly [string, Parameters<typeof of>, readonly string[]]>([
    [
      'one that is proposed is',
      [{ options: ['repair', 'start-fresh'] }, ['repair']],
      ['repair', 'start-fresh'],
    ],
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
    [
      'what failed starts fresh',
      [{ action: 'start-fresh', options: ['start-fresh'] }, ['migrate']],
      ['start-fresh'],
    ],
  ])('%s', (_name, args, options) => {
    expect(of(...args)).toEqual(options);
  });
});

describe('what of a decision can be taken now', () => {
  const of = (
    over: Parameters<typeof decisionOf>[0],
    { liveness = 'recent', kinds = [] as readonly ('migrate' | 'repair')[] },
    refused: readonly Option[] = [],
  ) =>
    possible({ decision: decisionOf(over), liveness, proposals: kinds.map((kind) => ({ kind })) }, refused);

  test.each<readonly [string, Parameters<typeof of>, readonly string[]]>([
    [
      'no repair that nobody proposes',
      [{ options: ['repair', 'start-fresh', 'manual'] }, {}],
      ['start-fresh', 'manual'],
    ],
    [
      'one that is proposed',
      [{ options: ['repair', 'start-fresh'] }, { kinds: ['repair'] }],
      ['repair', 'start-fresh'],
    ],
    [
      'without a step nothing about one',
      [{ step: null, options: ['retry', 'skip', 'start-fresh'] }, {}],
      ['start-fresh'],
    ],
    ['beside somebody at work nothing', [{ options: ['resume', 'start-fresh'] }, { liveness: 'live' }], []],
    [
      'what the format refuses',
      [{ options: ['retry', 'skip', 'start-fresh'] }, {}, ['skip']],
      ['retry', 'start-fresh'],
    ],
    [
      'with nothing left the correction',
      [{ options: ['approve', 'start-fresh'] }, {}, ['approve']],
      ['manual', 'start-fresh'],
    ],
  ])('%s', (_name, args, options) => {
    expect(of(...args)).toEqual(options);
  });
});
