// The laws of reach let the doors do what they must, and name everybody else who does it.
import { describe, expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';
import { modulesInTheirRooms, valuesInTheirRooms } from './reach.ts';
import { treeOf } from './tree.ts';

const modules = (file: string, text: string) => modulesInTheirRooms(treeOf({ [file]: text }));
const values = (file: string, text: string) => valuesInTheirRooms(treeOf({ [file]: text }));

describe('reach', () => {
  atNight.each([
    ['src/engine/a.ts', '@octokit/rest'],
    ['src/commands/a.ts', '@actions/core'],
    ['src/web/a.ts', 'probot'],
    ['src/text/a.ts', 'node:fs'],
    ['src/formats/sdd/a.ts', 'node:fs/promises'],
    ['src/model/a.ts', 'fs'],
    ['src/evaluator/a.ts', 'node:child_process'],
    ['src/local/a.ts', 'node:https'],
    ['src/local/a.ts', 'undici'],
    ['src/local/a.ts', 'node:process'],
    ['src/cli/a.ts', 'node:sqlite'],
    ['src/scan-repository.ts', 'commander'],
    ['src/config/a.ts', 'node:perf_hooks'],
    ['src/action/a.ts', 'node:zlib'],
  ])('%s may not import %s', (file, name) => {
    expect(modules(file, `import type { X } from '${name}';`)).toHaveLength(1);
    expect(modules(file, `const x = await import('${name}');`)).toHaveLength(1);
    expect(modules(file, `export * from '${name}';`)).toHaveLength(1);
  });

  test.each([
    ['src/github/a.ts', '@octokit/rest'],
    ['src/action.ts', '@actions/core'],
    ['src/action/log.ts', '@actions/core'],
    ['src/app.ts', 'probot'],
    ['src/local/a.ts', 'node:fs'],
    ['src/store/a.ts', 'node:sqlite'],
    ['src/cli/a.ts', 'node:child_process'],
    ['src/evaluator/a.ts', 'node:https'],
    ['src/text/a.ts', 'node:crypto'],
    ['src/text/a.ts', 'yaml'],
  ])('%s may import %s', (file, name) => {
    expect(modules(file, `import { x } from '${name}';`)).toEqual([]);
  });

  atNight.each([
    'Date.now()',
    'const now = Date.now;',
    'new Date()',
    'new Date',
    'Date()',
    'new globalThis.Date()',
    'performance.now()',
    'globalThis.performance.now()',
    'process.hrtime.bigint()',
    'Math.random()',
    'const { random } = Math;',
    "import { randomUUID } from 'node:crypto';",
    'crypto.randomUUID()',
    'crypto.getRandomValues(new Uint8Array(4))',
    'process.env',
    "process['env']",
    'globalThis.process.env',
    'const { env } = process;',
    'const { env: mine } = process;',
    'process.argv',
    'fetch("x")',
    'const get = fetch;',
    'const edge = { fetch };',
    'globalThis.fetch("x")',
    'function more(fetch: () => void) { fetch(); } globalThis.fetch("x");',
    'eval("1")',
    'new Function("1")',
    'console.log(1)',
  ])('below the doors nobody may say %s', (text) => {
    for (const file of ['src/engine/a.ts', 'src/local/a.ts', 'src/formats/sdd/a.ts'])
      expect(values(file, `// A.\n${text}`).join(), file).toMatch(/:2: /);
  });

  test.each([
    'new Date(0).getTime()',
    'Date.parse("2026-01-01")',
    'Date.UTC(2026, 0)',
    'interface Settings { now: number; env: string; fetch(): void }',
    'const look = (edge: Edge) => edge.fetch("a");',
    'type F = typeof fetch;',
    'function more(fetch: () => void) { fetch(); }',
    'const { fetch } = view; fetch();',
    '// Date.now() and process.env are the doors’.\nconst text = "Date.now() Math.random() fetch()";',
    'import { createHash } from "node:crypto";',
    'process.platform',
  ])('everybody may say %s', (text) => {
    expect(values('src/formats/sdd/a.ts', text)).toEqual([]);
  });

  atNight('doors have the clock and the environment, and no network of their own', () => {
    expect(values('src/cli.ts', 'Date.now(); process.env; console.log(Math.random());')).toEqual([]);
    expect(values('src/action/a.ts', 'await fetch("x")')).toHaveLength(1);
    expect(values('src/evaluator/ask.ts', 'await fetch("x")')).toEqual([]);
  });
});
