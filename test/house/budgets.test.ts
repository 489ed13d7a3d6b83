// The budgets are kept by what fits exactly and broken by one line, one column or one folder more.
import { describe, expect, test } from 'vitest';
import {
  BUDGET,
  filesAreShort,
  foldersAreShallow,
  foldersAreSmall,
  functionsAreShort,
  linesAreShort,
  theScanFitsOnAPage,
} from './budgets.ts';
import { treeOf } from './tree.ts';

const lines = (count: number, line = '// x') => `${line}\n`.repeat(count);
const say = (file: string, text: string) => filesAreShort(treeOf({ [file]: text }));

describe('budgets', () => {
  test.each(['src/text/a.ts', 'tools/a.ts', 'test/a.test.ts'])('%s has 400 lines at most', (file) => {
    expect(say(file, lines(BUDGET.file))).toEqual([]);
    expect(say(file, lines(BUDGET.file + 1))).toEqual([`${file}: 401 lines, expected at most 400`]);
    expect(say('test/fixtures/a.ts', lines(1000))).toEqual([]);
  });

  test('a folder of src/ holds 25 files at most, those in its wings not counted', () => {
    const files = (count: number, room = 'src/text') =>
      Array.from({ length: count }, (_, at) => [`${room}/f${at}.ts`, '// x']);
    const wing = [['src/text/wing/a.ts', '// x']];
    expect(foldersAreSmall(treeOf(Object.fromEntries([...files(25), ...wing])))).toEqual([]);
    expect(foldersAreSmall(treeOf(Object.fromEntries(files(26))))).toEqual([
      'src/text: 26 files, expected at most 25; put what belongs together in a folder below',
    ]);
    for (const list of ['src/rules', 'src/commands'])
      expect(foldersAreSmall(treeOf(Object.fromEntries(files(26, list))))).toHaveLength(1);
  });

  test('scan-repository.ts has 60 lines at most', () => {
    expect(theScanFitsOnAPage(treeOf({ 'src/scan-repository.ts': lines(60) }))).toEqual([]);
    expect(theScanFitsOnAPage(treeOf({ 'src/scan-repository.ts': lines(61) }))).toHaveLength(1);
  });

  test.each([
    ['function', (body: string) => `function f() {\n${body}}`],
    ['arrow', (body: string) => `const f = () => {\n${body}};`],
    ['method', (body: string) => `const o = {\n  /** Docs do not count. */\n  m() {\n${body}}\n};`],
    ['constructor', (body: string) => `class A {\nconstructor() {\n${body}}\n}`],
  ])('a %s has 60 lines at most', (_, around) => {
    expect(functionsAreShort(treeOf({ 'src/a.ts': around(lines(58)) }))).toEqual([]);
    expect(functionsAreShort(treeOf({ 'src/a.ts': around(lines(59)) }))).toHaveLength(1);
    expect(functionsAreShort(treeOf({ 'test/a.ts': around(lines(59)) }))).toEqual([]);
  });

  test('a line has 110 columns at most, counted as people count', () => {
    expect(linesAreShort(treeOf({ 'src/a.ts': `// ${'é'.repeat(107)}` }))).toEqual([]);
    expect(linesAreShort(treeOf({ 'src/a.ts': `// ${'😀'.repeat(107)}` }))).toEqual([]);
    expect(linesAreShort(treeOf({ 'src/a.ts': `\n// ${'x'.repeat(108)}` }))).toEqual([
      'src/a.ts:2: 111 columns, expected at most 110',
    ]);
  });

  test('a folder of src/ is four below the root at most', () => {
    expect(foldersAreShallow(treeOf({ 'src/formats/sdd/migrations/a.ts': '' }))).toEqual([]);
    expect(foldersAreShallow(treeOf({ 'src/formats/sdd/migrations/old/a.ts': '' }))).toHaveLength(1);
  });
});
