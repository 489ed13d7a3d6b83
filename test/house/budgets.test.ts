// The budgets are kept by what fits exactly and broken by one line, one column or one folder more.
import { describe, expect, test } from 'vitest';
import {
  BUDGET,
  filesAreShort,
  foldersAreShallow,
  functionsAreShort,
  linesAreShort,
  theWalkFitsOnAPage,
} from './budgets.ts';
import { treeOf } from './tree.ts';

const lines = (count: number, line = '// x') => `${line}\n`.repeat(count);
const say = (file: string, text: string, departures = {}) =>
  filesAreShort(treeOf({ [file]: text }), departures);

const tree = (count: number, record?: string) =>
  treeOf({
    'src/a.ts': lines(count),
    ...(record === undefined ? {} : { 'docs/decisions/0009-a.md': record }),
  });

describe('budgets', () => {
  test('a file of src/ has 200 lines at most, a test 400', () => {
    expect(say('src/text/a.ts', lines(BUDGET.file))).toEqual([]);
    expect(say('src/text/a.ts', lines(BUDGET.file + 1))).toEqual([
      'src/text/a.ts: 201 lines, expected at most 200',
    ]);
    expect(say('test/a.test.ts', lines(BUDGET.failure))).toEqual([]);
    expect(say('test/a.test.ts', lines(BUDGET.failure + 1))).toHaveLength(1);
    expect(say('test/fixtures/a.ts', lines(1000))).toEqual([]);
  });

  test('a departure needs its record, a real need, and ends at 400', () => {
    const departures = { 'src/a.ts': 'docs/decisions/0009-a.md' };
    expect(filesAreShort(tree(250, 'Why `src/a.ts` is long.'), departures)).toEqual([]);
    expect(filesAreShort(tree(250), departures)).toHaveLength(1);
    expect(filesAreShort(tree(250, 'Something else.'), departures)).toHaveLength(1);
    expect(filesAreShort(tree(200, 'Why `src/a.ts` is long.'), departures)).toEqual([
      'src/a.ts: needs no departure any more',
    ]);
    expect(filesAreShort(tree(401, 'Why `src/a.ts` is long.'), departures)).toEqual([
      'src/a.ts: 401 lines, expected at most 400',
    ]);
  });

  test('handle.ts has 60 lines at most', () => {
    expect(theWalkFitsOnAPage(treeOf({ 'src/handle.ts': lines(60) }))).toEqual([]);
    expect(theWalkFitsOnAPage(treeOf({ 'src/handle.ts': lines(61) }))).toHaveLength(1);
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
