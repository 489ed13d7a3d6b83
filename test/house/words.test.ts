// The laws of words are broken by drawers, files without a first sentence, unfinished business, machines.
import { describe, expect, test } from 'vitest';
import { treeOf } from './tree.ts';
import {
  everyTestRuns,
  filesSayWhatTheyAreFor,
  namesNoMachine,
  noAny,
  noDrawers,
  nothingUnfinished,
} from './words.ts';

const at = (file: string, text: string) => treeOf({ [file]: text });

describe('words', () => {
  test.each(['src/utils/a.ts', 'src/text/helpers.ts', 'test/common/a.ts', 'src/types.ts', 'src/misc.d.ts'])(
    '%s is a drawer',
    (file) => expect(noDrawers(at(file, ''))).toHaveLength(1),
  );

  test.each(['src/text/typescript.ts', 'src/text/commonmark.ts', 'test/a/fixtures/utils/x.md'])(
    '%s is no drawer',
    (file) => expect(noDrawers(at(file, ''))).toEqual([]),
  );

  test.each([
    '',
    'export {};\n',
    '// Sentence without an end\n',
    '/* Another kind of comment. */\n',
    '//\n// Late.\n',
  ])('a file that begins with %j does not say what it is for', (text) =>
    expect(filesSayWhatTheyAreFor(at('src/a.ts', text))).toHaveLength(1),
  );

  test('a sentence may follow #! and may take two lines', () => {
    const text = '#!/usr/bin/env node\n// A sentence that is long,\n// and ends here.\nexport {};\n';
    expect(filesSayWhatTheyAreFor(at('tools/a.mjs', text))).toEqual([]);
    expect(filesSayWhatTheyAreFor(at('test/a/fixtures/a.ts', ''))).toEqual([]);
  });

  test.each(['let a: any;', 'type A = Record<string, any>;', 'f(x as any);', '// @ts-ignore\nf();'])(
    '%j switches types off',
    (text) => expect(noAny(at('src/a.ts', text))).toHaveLength(1),
  );

  test('any in words is no type', () => {
    expect(noAny(at('src/a.ts', '// any file\nconst any = "any";'))).toEqual([]);
  });

  test.each(['it', 'test', 'describe'])('%s that is focused, empty or skipped is named', (name) => {
    for (const how of ['only', 'skip', 'todo'])
      expect(everyTestRuns(at('test/a.test.ts', `${name}.${how}('x', () => {});`))).toHaveLength(1);
    expect(everyTestRuns(at('test/a.test.ts', `${name}.each([1])('x', () => {});`))).toEqual([]);
  });

  test.each(['TO', 'FIX'])('%s… in a comment is unfinished', (head) => {
    const word = head === 'TO' ? `${head}DO` : `${head}ME`;
    expect(nothingUnfinished(at('src/a.ts', `// ${word} later`))).toHaveLength(1);
    expect(nothingUnfinished(at('src/a.ts', '// The mastodon is done for nobody.'))).toEqual([]);
  });

  test.each([
    ['https://registry', '.npmjs.org/x'],
    ['cd /wo', 'rk/main'],
    ['see ..', '/shared/notes.md'],
    ['"/ho', 'me/ana/project"'],
    ['as con', 'tract.md says'],
  ])('%s… names a machine', (head, tail) => {
    expect(namesNoMachine(at('docs/a.md', `one\n${head}${tail}`))).toEqual([`docs/a.md:2: ${head}${tail}`]);
  });

  test('a path of somebody else is what a test may try', () => {
    const line = ['"/ho', 'me/ana/spec.md"'].join('');
    expect(namesNoMachine(at('test/text/markdown/paths.test.ts', line))).toEqual([]);
    expect(namesNoMachine(at('src/text/markdown/path-lists.ts', line))).toHaveLength(1);
  });

  test('what only looks like a machine is not one', () => {
    expect(
      namesNoMachine(at('docs/a.md', 'sdd/work/plan.md src/home/index.ts npm registry ./shared/a')),
    ).toEqual([]);
  });
});
