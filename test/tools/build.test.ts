// dist/ is what src/ builds to, or CI fails: the build's tool and .ci/run in a project of three lines.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { atNight, exhaustive } from '../exhaustive.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const OURS = ['.ci/run', 'tools/build.mjs', 'tools/test-report.mjs', 'tsconfig.json', 'tsconfig.build.json'];
/** What .ci/run asks of npm, in as few words: all is well, and one test passed. */
const NPM = `#!/bin/sh
mkdir -p coverage
echo '{"numPassedTests":1,"numFailedTests":0,"numPendingTests":0,"numTodoTests":0,"testResults":[]}' \\
  > coverage/report.json
`;

let dir = '';
const put = (path: string, text: string, mode = 0o644) => {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text, { mode });
};
/** Runs it there, and gives its status and all that it said. */
function run(command: string, ...args: readonly string[]) {
  const PATH = [join(dir, 'bin'), dirname(process.execPath), process.env['PATH']].join(':');
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: dir,
    env: { PATH, HOME: dir },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

beforeAll(() => {
  if (!exhaustive) return;
  dir = mkdtempSync(join(tmpdir(), 'rekindle-build-'));
  for (const path of OURS) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(dir, path));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
  put('package.json', '{"type": "module"}\n');
  put('bin/npm', NPM, 0o755);
  for (const door of ['cli', 'action', 'app']) put(`src/${door}.ts`, `// A door.\nconsole.log('${door}');\n`);
  for (const tool of readFileSync(join(ROOT, '.ci/run'), 'utf8').matchAll(/tools\/[\w-]+\.ts/g))
    put(tool[0], '');
});
afterAll(() => {
  if (exhaustive) rmSync(dir, { recursive: true });
});

atNight('X11 a bundle that src/ does not build to fails CI, which names every file of it', () => {
  expect(run(process.execPath, 'tools/build.mjs')).toMatchObject({ status: 0 });
  const sound = run('.ci/run');
  expect([sound.status, sound.said]).toEqual([0, expect.stringContaining('all stages passed')]);
  // A bundle that somebody changed by hand, one that is older than its source, one too few and one too many.
  appendFileSync(join(dir, 'dist/cli/index.js'), '\n');
  appendFileSync(join(dir, 'src/action.ts'), "console.log('more');\n");
  rmSync(join(dir, 'dist/app/index.js'));
  put('dist/app/extra.js', '');
  const { status, said } = run('.ci/run');
  expect(status).toBe(1);
  expect(said.split('\n').filter((line) => line.startsWith('dist/'))).toEqual([
    'dist/cli/index.js differs',
    'dist/action/index.js differs',
    'dist/app/extra.js is not built any more',
    'dist/app/index.js is missing',
    expect.stringMatching(/^dist\/ is not what src\/ builds to: run "npm run build"/),
  ]);
  expect(said).toContain('failed stages: dist/ is built from src/;');
});

test('X11 what GitHub runs for a push and a pull request is .ci/run', () => {
  const { on, jobs } = parse(readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8'));
  expect(Object.keys(on)).toEqual(['push', 'pull_request']);
  expect(jobs.ci.steps.at(-1)).toEqual({ run: '.ci/run' });
  expect([jobs.ci['continue-on-error'], jobs.ci.if]).toEqual([undefined, undefined]);
});

test('the built Action reads its inputs before it loads cryptography, programs or the network', () => {
  const listed = 'process.on("exit", () => console.error(process.moduleLoadList.join("\\n")))';
  const asked: readonly string[] = ['--import', `data:text/javascript,${encodeURIComponent(listed)}`];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...asked, join(ROOT, 'dist/action/index.js')],
    { env: { PATH: process.env['PATH'], INPUT_MODE: 'bogus' }, encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: expect.stringContaining('found "bogus"') });
  const loaded = new Set(stderr.split('\n').map((line) => line.replace('NativeModule ', '')));
  expect(loaded).toContain('fs');
  for (const heavy of ['crypto', 'child_process', 'http', 'https', 'tls'])
    expect(loaded).not.toContain(heavy);
});
