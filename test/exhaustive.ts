// Whether everything is tried, for an hour, or the share that everybody runs: `npm run test:all`.

/** Every fault at every call, every end of every command, every round: `EXHAUSTIVE=1`. */
export const exhaustive = process.env['EXHAUSTIVE'] === '1';

/** How often a law is tried with made-up inputs: all of it at night, an eighth whenever somebody runs the tests. */
export const runs = (all: number): number => (exhaustive ? all : Math.ceil(all / 8));

/** Every so many of a list of combinations, all of them at night; a prime step reaches every value of each factor. */
export const share = <T>(all: readonly T[], step: number): readonly T[] =>
  exhaustive ? all : all.filter((_, at) => at % step === 0);
