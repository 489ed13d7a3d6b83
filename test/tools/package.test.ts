// What npm packs: everything that it needs is in it, nothing is fetched beside it, and it is small.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Bytes. */
const MOST = 5_000_000;
const { bin, files, ...rest } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

const scripts = readdirSync(join(ROOT, 'dist'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
  .map((entry) => join(entry.parentPath, entry.name));

/** What a script of a bundle loads by name: by `import`, by `require`, or as the bundler writes it. */
function loadedBy(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const written = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  const bundled = [...text.matchAll(/createRequire\)?\([\w$.]+\)\(\s*["'`]([^"'`]+)["'`]\)/g)];
  return [...written, ...bundled.map(([, name = '']) => name)];
}

test('nothing is to be fetched: dist/ loads what Node has, and its own parts', () => {
  expect(Object.keys(rest).filter((key) => /^(?:peer|optional|bundle.*)?dependencies$/i.test(key))).toEqual(
    [],
  );
  expect(scripts.length).toBeGreaterThan(10);
  const known = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]).concat('node:sqlite'));
  const names = new Map(scripts.map((file) => [file, loadedBy(file).filter((name) => !known.has(name))]));
  const all = scripts.flatMap((file) => loadedBy(file));
  expect(all).toContain('node:fs');
  const strange = [...names].flatMap(([file, found]) =>
    found
      // The bundler's own loader puts the name of a part after the `./`.
      .filter((name) => name !== './' && !scripts.includes(join(dirname(file), name)))
      .map((name) => `${relative(ROOT, file)}: ${name}`),
  );
  expect(strange).toEqual([]);
});

test('engines say what the command line needs', () => {
  expect(rest.engines).toEqual({ node: '>=20' });
});

atNight('the package has what is listed, its bin among it, and at most 5 MB', () => {
  const said = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: ROOT });
  const [packed] = JSON.parse(said.toString());
  const paths: readonly string[] = packed.files.map(({ path }: { path: string }) => path);
  const listed = [...files, 'package.json', 'README.md', 'LICENSE'];
  expect(paths.filter((path) => !listed.some((one) => path === one || path.startsWith(`${one}/`)))).toEqual(
    [],
  );
  expect(paths).toEqual(expect.arrayContaining(Object.values(bin)));
  expect(packed.size).toBeLessThanOrEqual(MOST);
});
