// How the tests run: in Node 24 only, in this process's own runtime, mirrored folders under test/.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Rooms whose code keeps nothing between two calls: their files may share a process, which loads them once. */
const PURE =
  'commands|config|engine|evaluator|formats|github|house|model|modes|report|rules|standin|text|tools|web';
/** In those rooms, but with a repository or a stand-in that goes with the file, a clock, or raw connections. */
const ALONE = [
  'test/formats/humaninloop/ownership.test.ts',
  'test/github/refs.test.ts',
  'test/modes/@(cards|command|edits|ticks)*.test.ts',
  'test/text/linear.test.ts',
  'test/web/edges.test.ts',
];
/** In the other rooms, but with nothing to start and nothing to keep. */
const PLAIN = [
  'test/action/@(contract|event|inputs|mode|proxy).test.ts',
  'test/app/@(ends|health|log|page|schedule|tidings).test.ts',
  'test/cli/@(values|demo/paper).test.ts',
  'test/local/@(order|versions).test.ts',
  'test/store/gather.test.ts',
];
/** Milliseconds. */
const PATIENCE = 1_800_000;
const NO_TESTS = '**/fixtures/**';

export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    // Only what hangs ends here: no test fails because a machine is slow.
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
    // Half of the tests wait, for git and for the pace of GitHub: one worker more than cores keeps all at work.
    maxWorkers: availableParallelism() + 1,
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
          name: 'pure',
          globalSetup: ['test/temporary.ts'],
          include: [`test/@(${PURE})/**/*.test.ts`, ...PLAIN],
          exclude: [NO_TESTS, ...ALONE],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          globalSetup: ['test/temporary.ts', 'test/postgres/setup.ts'],
          include: ['test/*.test.ts', `test/!(${PURE})/**/*.test.ts`, ...ALONE],
          exclude: [NO_TESTS, ...PLAIN],
        },
      },
    ],
  },
});
