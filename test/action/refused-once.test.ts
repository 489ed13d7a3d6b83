// A command whose calls are refused, one at a time: run again, the job ends where an undisturbed one ends.
import { afterAll, expect, test } from 'vitest';
import { tidy } from '../standin/checkout.ts';
import { exhaust, WAYS } from './stage/exhaust.ts';
import { hurry } from './stage/hurry.ts';
import { readied, SCENARIOS } from './stage/scenarios.ts';

hurry();
afterAll(tidy);

test('R01 an answer whose last words are refused is brought to its end by the next job', async () => {
  const scenario = SCENARIOS.find(({ name }) => name === '/skip');
  if (!scenario) throw new Error('no scenario of that name');
  const it = await readied(scenario);
  const refused = WAYS.findIndex(({ kind, when }) => kind === '403' && when === 'before');
  const { tried, wrong } = await exhaust(it, (triple) => (triple - 1) % WAYS.length === refused);
  await it.github.close();
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(40);
});
