// The door as a process: statuses, streams that close early, output of any size, and nothing heavy for help.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { AT, sampleRepository } from '../commands/sample.ts';
import { atNight, share } from '../exhaustive.ts';
import { env, folder, put } from '../local/repository.ts';
import { rekindle, standingIn } from './world.ts';

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

const HERE = ['scan', ...AT];
const EVERYWHERE = ['scan', '--all-branches', ...AT];
const ended = new Map<readonly string[], ReturnType<typeof start>>();
/** One process for all that is asked of the same call. */
function once(args: readonly string[]): ReturnType<typeof start> {
  const found = ended.get(args) ?? start(args);
  ended.set(args, found);
  return found;
}

atNight.each([
  [0, HERE],
  [1, EVERYWHERE],
  [1, ['detect', 'coffee machine']],
  [2, ['scan', '--oops']],
  [2, ['scan', '/no/such/folder']],
])('status %i: %j', (status, args) => {
  const found = once(args);
  expect(found.status).toBe(status);
  if (status === 2)
    expect(found).toMatchObject({ stdout: '', stderr: expect.stringMatching(/^rekindle: [^\n]+\n$/) });
  else expect(found.stderr).toBe('');
});

test('the folder that one is in is the one that is looked at', () => {
  expect(once(HERE).stdout).toContain('ai-dev-shop:001-user-profile');
});

atNight('a folder that is gone while one is in it is said in one line', async () => {
  const dir = path.join(await folder(), 'gone');
  const line = `mkdir "${dir}" && cd "${dir}" && rmdir "${dir}" && "${process.execPath}" "${CLI}" scan`;
  const { status, stderr } = spawnSync('sh', ['-c', line], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^rekindle: There is no folder "\."[^\n]+\n$/)]);
});

atNight('colours: none in a pipe, some where they are forced, none where they are refused', async () => {
  const plain = once(EVERYWHERE).stdout;
  expect(plain).not.toContain('\u001b');
  expect(start(EVERYWHERE, { env: { FORCE_COLOR: '1' } }).stdout).toContain('\u001b[1m');
  // The door hands its variables on as they are: what is made of them is the same in this process.
  const typed = async (args: readonly string[], more: Record<string, string> = {}) =>
    (await rekindle(args, { env: { ...env, FORCE_COLOR: '1', ...more }, open: standingIn(shop) })).out;
  const here = once(HERE).stdout;
  expect(await typed(HERE)).toContain('\u001b[1m');
  expect(await typed(HERE, { NO_COLOR: '1' })).toBe(here);
  expect(await typed([...HERE, '--no-color'])).toBe(here);
  expect(await typed(['--no-color', ...HERE])).toBe(here);
});

atNight('a reader that goes away early is no crash: the status stands', async () => {
  for (const form of share(['json', 'text', 'sarif'], 3)) {
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

atNight('a page comes whole out of the built command line, as it is made in this process', async () => {
  const args = [...EVERYWHERE, '--output', 'html'];
  const { status, stdout, stderr } = start(args);
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout).toBe((await rekindle(args, { open: standingIn(shop) })).out);
});

atNight('everything is written before it ends, however much it is', async () => {
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

atNight('a disk that is full is said, and is no success', () => {
  const line = `"${process.execPath}" "${CLI}" scan "${shop}" --fail-on none > /dev/full`;
  const { status, stderr } = spawnSync('sh', ['-c', line], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/^rekindle: cannot write the output: [^\n]+\n$/),
  ]);
});

/** Calls in the order in which they are made; none of them may load what a later one needs alone. */
const CALLS: readonly (readonly string[])[] = [
  ['--version'],
  ['--help'],
  ['scan', '--help'],
  ['scna'],
  ['brief', '--help'],
  ['demo', '--help'],
  ['scan', 'SHOP'],
  ['scan', 'SHOP', '--output', 'sarif'],
  ['scan', 'SHOP', '--output', 'html'],
  ['scan', 'SHOP', '--output', 'json'],
];

/**
 * Files that each call reads, those of the calls before it included, as Node's own trace of the loader names
 * them: all are made in one process, by the door itself, which is loaded for each.
 */
function loadedBy(): ReadonlyMap<string, string> {
  const script = `import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) {
      process.stderr.write(url + '\\n');
      return next(url, context);
    } });
    const [door, ...calls] = JSON.parse(process.env.CALLS);
    const next = () => {
      const args = calls.shift();
      if (!args) return;
      process.argv = [process.execPath, door, ...args];
      process.once('beforeExit', () => {
        process.stderr.write('ENDED ' + args.join(' ') + '\\n');
        next();
      });
      setImmediate(() => import(door + '?' + calls.length));
    };
    next();`;
  const calls = JSON.stringify([SOURCE, ...CALLS]).replaceAll('"SHOP"', JSON.stringify(shop));
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...env, CALLS: calls },
    encoding: 'utf8',
  });
  const parts = stderr.split(/^ENDED (.*)$/m);
  return new Map(
    CALLS.map((args, at) => {
      expect(parts[2 * at + 1]).toBe(args.join(' ').replace('SHOP', shop));
      return [args.join(' '), parts.slice(0, 2 * at + 1).join('')];
    }),
  );
}

describe('what is loaded', () => {
  const HEAVY =
    /\/node_modules\/(?:zod|yaml|gray-matter|diff)\/|\/src\/(?:engine|formats|local\/repository-source)/;
  let loaded: ReadonlyMap<string, string>;
  const by = (call: string) => loaded.get(call) ?? `no call ${call}`;
  beforeAll(() => {
    loaded = loadedBy();
  });

  test('the version needs no command', () => {
    expect(by('--version')).toContain('/src/cli/version.ts');
    expect(by('--version')).not.toContain('/src/cli/main.ts');
  });

  test.each(['--help', 'scan --help', 'scna'])('%s needs nothing heavy', (call) => {
    expect(by(call)).toContain('/src/cli/main.ts');
    expect(by(call)).not.toMatch(HEAVY);
  });

  test('what works on GitHub is not loaded to look at a clone', () => {
    expect(by('scan SHOP --output json')).not.toContain('/node_modules/@modelcontextprotocol/');
    for (const call of ['brief --help', 'demo --help', 'scan SHOP']) {
      expect(by(call)).toContain('/src/cli/main.ts');
      expect(by(call)).not.toContain('/src/modes/');
    }
    expect(by('scan SHOP')).toContain('/src/local/repository-source.ts');
  });

  test('no output of a scan needs the schema', () => {
    expect(by('scan SHOP --output sarif')).toContain('/src/report/check/sarif');
    for (const output of ['sarif', 'html', 'json'])
      expect(by(`scan SHOP --output ${output}`)).not.toContain('/node_modules/zod/');
  });

  test('the page is loaded for HTML alone', () => {
    expect(by('scan SHOP --output sarif')).not.toContain('/src/report/html/');
    expect(by('scan SHOP --output html')).toContain('/src/report/html/page.ts');
  });
});
