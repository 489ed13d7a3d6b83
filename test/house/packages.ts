// What package.json, the page of dependencies, the README and .ci/run say of each other.
import type { Tree } from './tree.ts';

const PAGE = 'docs/decisions/0001-dependencies.md';

/** The names and versions of one table of package.json. */
function dependencies(text: string): readonly (readonly [string, string])[] {
  const parsed: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = JSON.parse(text);
  return [
    ...Object.entries(parsed['dependencies'] ?? {}),
    ...Object.entries(parsed['devDependencies'] ?? {}),
  ];
}

/** Every dependency has one exact version, and its row with a reason; no row is left over. */
export function dependenciesHaveReasons(tree: Tree): readonly string[] {
  const found = dependencies(tree.get('package.json') ?? '{}');
  const rows = [...(tree.get(PAGE) ?? '').matchAll(/^\| `([^`]+)` \| ([^ ]+) \| .{10,} \|$/gm)];
  const wanted = found.map(([name, version]) => `${name} ${version}`);
  const written = rows.map(([, name, version]) => `${name} ${version}`);
  return [
    ...found
      .filter(([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(([name, version]) => `package.json: ${name} ${version} is no exact version`),
    ...wanted.filter((one) => !written.includes(one)).map((one) => `${PAGE}: no row for ${one}`),
    ...written.filter((one) => !wanted.includes(one)).map((one) => `${PAGE}: ${one} is not in package.json`),
  ];
}

/** The README's test command is the one that .ci/run and the workflow run. */
export function oneTestCommand(tree: Tree): readonly string[] {
  const missing = (file: string, words: RegExp) =>
    words.test(tree.get(file) ?? '') ? [] : [`${file}: expected ${words.source}`];
  return [
    ...missing('README.md', /^npm cit$/m),
    ...missing('.ci/run', /\bnpm cit$/m),
    ...missing('.github/workflows/ci.yml', /run: \.ci\/run$/m),
  ];
}
