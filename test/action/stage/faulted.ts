// Exhaustive: every call of scenarios fails in every way, and the job is run again: one end.
import { afterAll, expect, test } from 'vitest';
import { exhaustive } from '../../exhaustive.ts';
import { tidy } from '../../standin/checkout.ts';
import { exhaust, type Share, WAYS } from './exhaust.ts';
import { hurry } from './hurry.ts';
import { readied, type Scenario } from './scenarios.ts';

/**
 * Every so many-th triple is tried, more of scenarios with few calls: no divisor in common with the number of
 * faults, so that other faults are reached at other calls. EXHAUSTIVE=1 tries all.
 */
const [SHORT, EVERY] = [{ calls: 20, every: 23 }, 199];

/** Declares a test for each of these; their figures are printed behind the last one. */
export function faulted(scenarios: readonly Scenario[]): void {
  hurry();
  const told: string[] = [];
  const sum = { calls: 0, triples: 0, tried: 0 };

  afterAll(() => {
    tidy();
    const of = `${sum.calls} calls × ${WAYS.length} faults = ${sum.triples} triples, ${sum.tried} tried`;
    const rest = sum.tried < sum.triples ? '; EXHAUSTIVE=1 tries all' : '';
    process.stdout.write(`${told.join('\n')}\nAll: ${told.length} scenarios, ${of}${rest}.\n`);
  });

  test.each(scenarios)('M16 R01 A01 $name', async (scenario) => {
    const it = await readied(scenario);
    const every = exhaustive ? 1 : isShort(scenario) ? SHORT.every : EVERY;
    const share: Share = (triple) => triple % every === 0;
    const { calls, triples, tried, runs, left, wrong } = await exhaust(it, share);
    await it.github.close();
    sum.calls += calls;
    sum.triples += triples;
    sum.tried += tried;
    told.push(
      `${scenario.name}: ${calls} calls, ${tried} of ${triples} triples, ${runs} goes cut, ${left} remains`,
    );
    expect(wrong).toEqual([]);
    expect(triples).toBe(calls * WAYS.length);
    expect(tried).toBe(Math.floor(triples / every));
    expect(calls <= SHORT.calls).toBe(isShort(scenario));
  });
}

/** Those with few calls. */
const isShort = ({ mode, name }: Scenario): boolean =>
  mode === 'check' || mode === 'guard' || name === '/help';
