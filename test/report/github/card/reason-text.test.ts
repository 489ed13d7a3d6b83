// Nothing that a decision does not offer is advised on a card.
import { expect, test } from 'vitest';
import { type Option, REASONS } from '../../../../src/model/decision.ts';
import { leadOf } from '../../../../src/report/github/card/reason-text.ts';

test('starting over is named only where it is offered', () => {
  const [offered, refused] = [['start-fresh'] as const, ['manual'] as const].map((options) =>
    REASONS.map((reason) => leadOf({ reason, step: 'plan', options }).todo),
  );
  expect(offered?.filter((todo) => /fresh/.test(todo)).length).toBeGreaterThan(5);
  expect(refused?.filter((todo) => /fresh/.test(todo) || todo === '')).toEqual([]);
  expect(refused).toContain('Guessing would be wrong. Please correct it by hand.');
});

test('of a step that left nothing only the ways are named that are offered', () => {
  const todo = (...options: readonly Option[]) => leadOf({ reason: 'step-failed', step: '3', options }).todo;
  expect(todo('retry', 'skip', 'start-fresh')).toBe('It can be run again, skipped, or started fresh.');
  expect(todo('retry', 'start-fresh')).toBe('It can be run again or started fresh.');
  expect(todo('retry', 'skip')).toBe('It can be run again or skipped.');
  expect(todo('retry')).toBe('It can be run again.');
  expect(todo('manual')).toBe('Please look at it and decide how it goes on.');
});
