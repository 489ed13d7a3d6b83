// How the tests run: in Node 24 only, in this process's own runtime, mirrored folders under test/.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * Files that need a process of their own: they read the whole tree, change where all requests of a process
 * go, measure or compute a great deal, or hold a whole bot to the clock. All others share a few
 * processes, which load the code once.
 */
const ALONE = [
  'test/*.test.ts',
  'test/action/open-repository.proxy.test.ts',
  'test/app/events/page-command.test.ts',
  'test/house/regexes.test.ts',
  'test/text/linear.test.ts',
];
/** Milliseconds. */
const PATIENCE = 1_800_000;
const NO_TESTS = '**/fixtures/**';
/** "npm run test:all". */
const exhaustive = process.env['EXHAUSTIVE'] === '1';
/** Whole stories of processes that are ended, started and told of: only that runs them. */
const NIGHT = exhaustive ? [] : ['**/*.night.test.ts'];

export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    // Only what hangs ends here: no test fails because a machine is slow.
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
    // Small machines count each core twice, and two workers on one core take a quarter more processor time in
    // all: by day that counts, and at night when it is over.
    maxWorkers: exhaustive ? availableParallelism() : Math.ceil(availableParallelism() / 2),
    // The same inputs for every law in every run.
    alias: [{ find: /^fast-check$/, replacement: fileURLToPath(new URL('test/laws.ts', import.meta.url)) }],
    // What a package gives is what Node gives for it, without a proxy around each name.
    deps: { interopDefault: false },
    reporters: process.env['CI']
      ? ['default', ['json', { outputFile: 'coverage/report.json' }]]
      : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          setupFiles: ['test/setup.ts', 'test/compile-once.ts'],
          globalSetup: ['test/temporary.ts', 'test/postgres/setup.ts'],
          include: ['test/**/*.test.ts'],
          exclude: [NO_TESTS, ...NIGHT, ...ALONE],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          globalSetup: ['test/temporary.ts', 'test/postgres/setup.ts'],
          include: ALONE,
          exclude: [NO_TESTS, ...NIGHT],
        },
      },
    ],
  },
});
