// The pull request that proposes a config: what it says, however hostile the names of what was found are.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { onboardingWords } from '../../../../src/report/github/proposal/onboarding.ts';
import { hostileText, viewSaying } from '../hostile.ts';
import { acting, expectInert } from '../rendered.ts';

test('O01 O02 O03 O04 O07 whatever workflows and branches are called, nothing acts', () => {
  fc.assert(
    fc.property(hostileText, (said) => {
      const { scanned } = viewSaying(said);
      const { title, body } = onboardingWords('0123456789abcdef', [scanned, { ...scanned, owner: said }]);
      expectInert(body, '0123456789abcdef');
      expect(acting(title)).toBeNull();
    }),
    { numRuns: 60 },
  );
});

test('of many the first are shown, and how many there are is said', () => {
  const { scanned } = viewSaying('plain');
  const { body } = onboardingWords(
    '0123456789abcdef',
    Array.from({ length: 300 }, () => scanned),
  );
  expect(body).toContain('300 workflows. The first 20:');
  expect(body.match(/^\| `/gm)).toHaveLength(20);
});
