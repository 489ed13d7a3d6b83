// The hooks for pre-commit: each has what pre-commit asks for, and runs a command line that is one.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { rekindle } from '../cli/world.ts';
import { folder } from '../local/repository.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const hooks: unknown = parse(readFileSync(path.join(ROOT, '.pre-commit-hooks.yaml'), 'utf8'));

test('each hook is of the shape that pre-commit takes, and ends well in an empty folder', async () => {
  const shape = {
    id: expect.stringMatching(/^rekindle-[a-z-]+$/),
    name: expect.any(String),
    description: expect.any(String),
    language: 'node',
    pass_filenames: false,
    always_run: true,
  };
  const entries = ['rekindle scan --worktree --fail-on invalid', 'rekindle migrate --check'];
  expect(hooks).toEqual(entries.map((entry) => ({ ...shape, entry })));
  const dir = await folder();
  const [, ...scan] = entries[0]?.split(' ') ?? [];
  const [, ...migrate] = entries[1]?.split(' ') ?? [];
  expect((await rekindle([...scan, dir])).status).toBe(0);
  expect((await rekindle([...migrate, '-C', dir])).status).toBe(0);
});
