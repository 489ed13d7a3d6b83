// Exhaustive: every call of scenarios fails in every way, and the job is run again: one end.
import { afterAll, expect, test } from 'vitest';
import { tidy } from '../../standin/checkout.ts';
import { exhaust, WAYS } from './exhaust.ts';
import { hurry } from './hurry.ts';
import { readied, type Scenario } from './scenarios.ts';

/** Declares a test for each of these; their figures are printed behind the last one. */
export function faulted(scenarios: readonly Scenario[]): void {
  hurry();
  const told: string[] = [];
  const sum = { calls: 0, triples: 0 };

  afterAll(() => {
    tidy();
    const all = `${told.length} scenarios, ${sum.calls} calls, ${WAYS.length} faults, ${sum.triples} triples`;
    process.stdout.write(`${told.join('\n')}\nAll: ${all}.\n`);
  });

  test.each(scenarios)('M16 R01 A01 $name', { timeout: 900_000 }, async (scenario) => {
    const it = await readied(scenario);
    const { calls, triples, runs, left, wrong } = await exhaust(it);
    await it.github.close();
    sum.calls += calls;
    sum.triples += triples;
    told.push(`${scenario.name}: ${calls} calls, ${triples} triples, ${runs} goes cut, ${left} remains`);
    expect(wrong).toEqual([]);
    expect(triples).toBe(calls * WAYS.length);
  });
}
