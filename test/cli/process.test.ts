// The door as a process: statuses, streams that close early, output of any size, and nothing heavy for help.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { AT, sampleRepository } from '../commands/sample.ts';
import { env, folder, put } from '../local/repository.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What people run; the source, where it is about which of its files are read. */
const CLI = path.join(ROOT, 'dist/cli/index.js');
const SOURCE = path.join(ROOT, 'src/cli.ts');

let shop = '';
beforeAll(async () => {
  shop = await sampleRepository();
});

function start(args: readonly string[], over: { cwd?: string; env?: Record<string, string> } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    encoding: 'utf8',
    cwd: over.cwd ?? shop,
    env: { ...env, ...over.env },
    maxBuffer: 1e9,
  });
  return { status, stdout, stderr };
}

test.each([
  [0, ['scan', ...AT]],
  [1, ['scan', '--all-branches', ...AT]],
  [1, ['detect', 'coffee machine']],
  [2, ['scan', '--oops']],
  [2, ['scan', '/no/such/folder']],
])('status %i: %j', (status, args) => {
  const ended = start(args);
  expect(ended.status).toBe(status);
  if (status === 2)
    expect(ended).toMatchObject({ stdout: '', stderr: expect.stringMatching(/^rekindle: [^\n]+\n$/) });
  else expect(ended.stderr).toBe('');
});

test('the folder that one is in is the one that is looked at', () => {
  expect(start(['scan', ...AT]).stdout).toContain('ai-dev-shop:001-user-profile');
});

test('a folder that is gone while one is in it is said in one line', async () => {
  const dir = path.join(await folder(), 'gone');
  const line = `mkdir "${dir}" && cd "${dir}" && rmdir "${dir}" && "${process.execPath}" "${CLI}" scan`;
  const { status, stderr } = spawnSync('sh', ['-c', line], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^rekindle: There is no folder "\."[^\n]+\n$/)]);
});

test('colours: none in a pipe, some where they are forced, none where they are refused', () => {
  const args = ['scan', '--all-branches', ...AT];
  const plain = start(args).stdout;
  expect(plain).not.toContain('\u001b');
  expect(start(args, { env: { FORCE_COLOR: '1' } }).stdout).toContain('\u001b[1m');
  expect(start(args, { env: { FORCE_COLOR: '1', NO_COLOR: '1' } }).stdout).toBe(plain);
  expect(start([...args, '--no-color'], { env: { FORCE_COLOR: '1' } }).stdout).toBe(plain);
  expect(start(['--no-color', ...args], { env: { FORCE_COLOR: '1' } }).stdout).toBe(plain);
});

test('a reader that goes away early is no crash: the status stands', async () => {
  for (const form of ['text', 'json', 'sarif']) {
    const child = spawn(process.execPath, [CLI, 'scan', shop, '--all-branches', '--output', form], { env });
    child.stdout.destroy();
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect([form, status, said]).toEqual([form, 1, '']);
  }
});

test('everything is written before it ends, however much it is', async () => {
  const dir = await folder();
  const note = `- ${'so it goes '.repeat(900)}\n`;
  const files = Array.from({ length: 60 }, (_, index) => `specs/${index}-a/.pipeline-state.md`);
  const head = '- run_id: 1\n- spec_hash: N/A\n- current_stage: odd\n- status: ODD\n';
  await Promise.all(
    files.map((file) => put(dir, file, `# Pipeline State\n\n- feature: ${note.slice(2)}${head}`)),
  );
  const { stdout, status } = start(['scan', dir, '--output', 'json']);
  expect(stdout.length).toBeGreaterThan(500_000);
  expect([JSON.parse(stdout).workflows.length, status]).toEqual([60, 1]);
});

test('a disk that is full is said, and is no success', () => {
  const line = `"${process.execPath}" "${CLI}" scan "${shop}" --fail-on none > /dev/full`;
  const { status, stderr } = spawnSync('sh', ['-c', line], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/^rekindle: cannot write the output: [^\n]+\n$/),
  ]);
});

/** Files that a call reads, as Node's own trace of the loader names them. */
function loadedBy(...args: readonly string[]): string {
  const trace = `import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) { 
      process.stderr.write(url + '\\n');
      return next(url, context);
    } });`;
  const hook = `data:text/javascript,${encodeURIComponent(trace)}`;
  const { stderr } = spawnSync(process.execPath, ['--import', hook, SOURCE, ...args], {
    env,
    encoding: 'utf8',
  });
  return stderr;
}

describe('what is loaded', () => {
  const HEAVY = /\/node_modules\/(?:zod|yaml|gray-matter|diff)\/|\/src\/(?:engine|formats|local\/edge)/;

  test.each([[['--version']], [['--help']], [['scan', '--help']], [['scna']]])(
    '%j needs nothing heavy',
    (args) => {
      const loaded = loadedBy(...args);
      expect(loaded).toContain('/src/cli/main.ts');
      expect(loaded).not.toMatch(HEAVY);
    },
  );

  test('what works on GitHub is not loaded to look at a clone', () => {
    for (const args of [
      ['scan', shop],
      ['brief', '--help'],
      ['demo', '--help'],
    ])
      expect(loadedBy(...args)).not.toContain('/src/modes/');
  });

  test('zod is loaded for JSON alone', () => {
    expect(loadedBy('scan', shop)).not.toContain('/node_modules/zod/');
    expect(loadedBy('scan', shop, '--output', 'sarif')).not.toContain('/node_modules/zod/');
    expect(loadedBy('scan', shop, '--output', 'json')).toContain('/node_modules/zod/');
  });
});
