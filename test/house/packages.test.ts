// The laws of packages are broken by a range, a missing or stale row, and a second test command.
import { describe, expect, test } from 'vitest';
import { dependenciesHaveReasons, oneTestCommand } from './packages.ts';
import { treeOf } from './tree.ts';

const PAGE = 'docs/decisions/0001-dependencies.md';
const ROWS = '| `a` | 1.2.3 | does what we would not do |\n| `@b/c` | npm:d@2.0.0 | is what it is for us |\n';
const say = (dependencies: object, page = ROWS) =>
  dependenciesHaveReasons(
    treeOf({
      'package.json': JSON.stringify({ dependencies, devDependencies: { '@b/c': 'npm:d@2.0.0' } }),
      [PAGE]: page,
    }),
  );

describe('packages', () => {
  test('exact versions with a row each hold', () => {
    expect(say({ a: '1.2.3' })).toEqual([]);
  });

  test.each(['^1.2.3', '~1.2.3-beta.0', '1.2', 'latest', '*', '>=1.2.3', 'github:x/y'])(
    '%s is no exact version',
    (range) => {
      expect(say({ a: range }, ROWS.replace('1.2.3', range))).toContain(
        `package.json: a ${range} is no exact version`,
      );
    },
  );

  test('a version before the first release is exact as well', () => {
    expect(say({ a: '1.0.0-beta.0' }, ROWS.replace('1.2.3', '1.0.0-beta.0'))).toEqual([]);
  });

  test('a missing, stale, or empty row is named', () => {
    expect(say({ a: '1.2.3', e: '1.0.0' })).toEqual([`${PAGE}: no row for e 1.0.0`]);
    expect(say({})).toEqual([`${PAGE}: a 1.2.3 is not in package.json`]);
    expect(say({ a: '1.2.4' })).toHaveLength(2);
    expect(say({ a: '1.2.3' }, ROWS.replace('does what we would not do', ''))).toHaveLength(1);
  });

  test('a second test command is named', () => {
    const files = {
      'README.md': '```\nnpm cit\n```\n',
      '.ci/run': "stage 'install and tests' npm cit\n",
      '.github/workflows/ci.yml': '      - run: .ci/run\n',
    };
    expect(oneTestCommand(treeOf(files))).toEqual([]);
    for (const file of Object.keys(files))
      expect(oneTestCommand(treeOf({ ...files, [file]: 'npm test\n' }))).toHaveLength(1);
  });
});
