// Exhaustive: every call of every scenario fails in every way, and the job is run again: one end.
import { afterAll, expect, test } from 'vitest';
import { tidy } from '../standin/checkout.ts';
import { exhaust, WAYS } from './stage/exhaust.ts';
import { hurry } from './stage/hurry.ts';
import { readied, SCENARIOS } from './stage/scenarios.ts';

hurry();

const told: string[] = [];
const sum = { calls: 0, triples: 0 };

afterAll(() => {
  tidy();
  const ways = `${WAYS.length} ways to fail`;
  const all = `${told.length} scenarios, ${sum.calls} calls, ${ways}, ${sum.triples} triples`;
  process.stdout.write(`${told.join('\n')}\nAll: ${all}.\n`);
});

test.each(SCENARIOS)('M16 R01 A01 $name', { timeout: 900_000 }, async (scenario) => {
  const it = await readied(scenario);
  const { calls, triples, runs, left, wrong } = await exhaust(it);
  await it.github.close();
  sum.calls += calls;
  sum.triples += triples;
  told.push(`${scenario.name}: ${calls} calls, ${triples} triples, ${runs} goes cut, ${left} remains`);
  expect(wrong).toEqual([]);
  expect(triples).toBe(calls * WAYS.length);
});
