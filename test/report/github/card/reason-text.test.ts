// Nothing that a decision does not offer is advised on a card.
import { expect, test } from 'vitest';
import { REASONS } from '../../../../src/model/decision.ts';
import { leadOf } from '../../../../src/report/github/card/reason-text.ts';

test('starting over is named only where it is offered', () => {
  const [offered, refused] = [['start-fresh'] as const, ['manual'] as const].map((options) =>
    REASONS.map((reason) => leadOf({ reason, step: 'plan', options }).todo),
  );
  expect(offered?.filter((todo) => /fresh/.test(todo)).length).toBeGreaterThan(5);
  expect(refused?.filter((todo) => /fresh/.test(todo) || todo === '')).toEqual([]);
  expect(refused).toContain('It can be run again or skipped.');
  expect(refused).toContain('Guessing would be wrong. Please correct it by hand.');
});
