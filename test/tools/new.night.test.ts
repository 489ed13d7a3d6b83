// `npm run new` in a copy of the whole project: the skeleton of a format passes all that runs over the list.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { main } from '../../tools/new.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What is no source, or is made from it. */
const LEFT_OUT: ReadonlySet<string> = new Set(['.git', 'node_modules', 'dist', 'coverage']);

let copy = '';
function run(...args: readonly string[]): { readonly status: number | null; readonly said: string } {
  // What everybody runs is enough: the same again in full takes minutes, and finds nothing else.
  const env = { ...process.env, EXHAUSTIVE: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env });
  return { status, said: stdout + stderr };
}

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'rekindle-skeletons-'));
  const isSource = (file: string) => !LEFT_OUT.has(path.relative(ROOT, file));
  cpSync(ROOT, copy, { recursive: true, filter: isSource });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  expect(main(['format', 'night-owl'], copy, () => undefined)).toBe(0);
});

test('the tests of all formats, without a word in any of their lists', () => {
  const rooms = ['contract', 'unrelated', 'offered', 'ended', 'cut', 'night-owl'];
  const { status, said } = run(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...rooms.map((one) => `test/formats/${one}`),
  );
  expect(said).toContain('night-owl');
  expect(status, said).toBe(0);
});

test('the tables of the docs are made from its page', () => {
  const { status, said } = run('tools/docs-tables.ts');
  expect(status, said).toBe(0);
});
