// Whether everything is tried, for an hour, or the share that everybody runs: `npm run test:all`.
import { type TestAPI, type TestFunction, test } from 'vitest';

/** Every fault at every call, every end of every command, every round: `EXHAUSTIVE=1`. */
export const exhaustive = process.env['EXHAUSTIVE'] === '1';

/** How often a law is tried with inputs: all of it at night, a fortieth in the tests that everybody runs. */
export const runs = (all: number): number => (exhaustive ? all : Math.ceil(all / 40));

/**
 * Every so many of a list, all of it at night: the first alone where the step is as long as the list. A step
 * without a divisor in common with what the list is made of reaches each value of that.
 */
export const share = <const T>(all: readonly T[], step: number): readonly T[] =>
  exhaustive ? all : all.filter((_, at) => at % step === 0);

/** The fewest of so many tries that a share of at least `part` comes to, by any chance worth speaking of. */
export const atLeast = (part: number, tries: number): number =>
  Math.floor(tries * part - 5 * Math.sqrt(tries * part * (1 - part)));

const notNow: TestAPI['each'] = () => () => {};

/**
 * A test that is run at night alone: a further case of what a test of every run has one of. Each `describe`
 * keeps one that everybody runs.
 */
export const atNight = Object.assign(
  (name: string, run: TestFunction): void => {
    if (exhaustive) test(name, run);
  },
  { each: exhaustive ? test.each.bind(test) : notNow },
);
