// The size of a format counts its code, and what holds words alone does not count.
import { describe, expect, test } from 'vitest';
import { FORMAT_BUDGET, formatsAreSmall, linesBeside } from './format-sizes.ts';
import { treeOf } from './tree.ts';

const count = (text: string) => linesBeside('a.ts', text);
const lines = (howMany: number) => '// x\n'.repeat(howMany);

describe('tables of words', () => {
  test.each([
    ["const A = { a: 'x', b: ['y', 1, null, true] } as const;\n"],
    ["/** Docs. */\nexport const A: Readonly<Record<string, string>> = {\n  a: 'x' +\n    'y',\n};\n"],
    ["const A = new Map([\n  ['a', 'b'],\n]);\n"],
    ["const A = vocabulary({ a: 'x' }, { b: 'y' }, ENDS);\n"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text that is counted
    ['const A = stageTable([{ how: `Go on, ${ASK}` }]);\n'],
  ])('not counted: %j', (table) => {
    expect(count(table)).toBe(0);
    expect(count(`${table}f();\n`)).toBe(1);
    expect(count(`${table}f();`)).toBe(1);
  });

  test.each([
    ['const A = /x/;\n'],
    ['const A = { a: /x/ };\n'],
    ['const A = { a: () => 1 };\n'],
    ['const A = [...B];\n'],
    ["const A = 'x';\n"],
    ['const A = vocabulary(words());\n'],
    ["const A = other({ a: 'x' });\n"],
    ["type A = 'x';\n"],
    ["f({ a: 'x' });\n"],
  ])('counted: %j', (text) => {
    expect(count(text)).toBe(1);
  });
});

describe('formats', () => {
  const { largest, middle } = FORMAT_BUDGET;
  const some = (...sizes: readonly number[]) =>
    treeOf(
      Object.fromEntries(
        ['bmad', 'gsd', 'kiro', 'openspec', 'conductor'].map((tool, i) => [
          `src/formats/${tool}/index.ts`,
          lines(sizes[i] ?? 0),
        ]),
      ),
    );

  test('none is over 700 lines, all its files together', () => {
    expect(formatsAreSmall(some(largest))).toEqual([]);
    const over = treeOf({ 'src/formats/gsd/a.ts': lines(largest), 'src/formats/gsd/b/c.ts': lines(1) });
    expect(formatsAreSmall(over)).toEqual([
      'src/formats/gsd: 701 lines without its tables of words, expected at most 700',
    ]);
    expect(formatsAreSmall(treeOf({ 'src/formats/sdd/a.ts': lines(largest + 1) }))).toEqual([]);
  });

  test('the one in the middle is under 400', () => {
    expect(formatsAreSmall(some(middle, 500, 600, 700, 650))).toEqual([]);
    expect(formatsAreSmall(some(middle + 1, 500, 600, 700, 650))).toEqual([
      'src/formats/bmad: 400 lines without its tables of words, and it stands in the middle, where 399 is ' +
        'the most',
    ]);
  });
});
