// The laws of plain English are broken by texts and pages alike, not by what is quoted or is a pattern.
import { describe, expect, test } from 'vitest';
import { commentsArePlain, pagesArePlain, textsArePlain } from './plain.ts';
import { treeOf } from './tree.ts';

const inCode = (text: string, file = 'src/report/a.ts') => textsArePlain(treeOf({ [file]: text }));
const inPage = (text: string, file = 'docs/a.md') => pagesArePlain(treeOf({ [file]: text }));

const inComment = (text: string, file = 'src/model/a.ts') => commentsArePlain(treeOf({ [file]: text }));

describe('plain English', () => {
  test.each([
    ['stands behind the name', 'behind'],
    ['Begin the task anew.', 'anew'],
    ['Nobody answered.', 'Nobody'],
    ['a comment is none', 'is none'],
    ['an issue of ours', 'of ours'],
    ['Mend the file.', 'Mend'],
    ['it is told of there', 'told of'],
    ['these orders wait', 'orders'],
    ['with the next order', 'next order'],
    ['write this order again', 'write this order'],
    ['what you ordered', 'you ordered'],
    ['all save for one', 'save for'],
    ['whoever asks', 'whoever'],
    ['So many at most.', 'So many'],
    ['a rule of seed 001', 'seed 001'],
    ['Decision 76', 'Decision 76'],
  ])('%j is said otherwise', (text, found) => {
    const named = (file: string) => [expect.stringContaining(`${file}:1: "${found}"; say: `)];
    expect(inCode(`f('${text}');`)).toEqual(named('src/report/a.ts'));
    expect(inPage(text)).toEqual(named('docs/a.md'));
    expect(inPage(text, 'action.yml')).toEqual(named('action.yml'));
  });

  test.each([
    ['// nobody knows', 1],
    ['const a = 1; // nobody knows', 1],
    ["f('x');\n/** What it\n * is told\n * of. */", 2],
    ['  /**\n   * Written anew.\n   */', 1],
  ])('comments count: %j', (text, line) => {
    expect(inComment(text)).toEqual([expect.stringContaining(`src/model/a.ts:${line}: "`)]);
    expect(inComment(text, 'src/cli/a.ts')).toHaveLength(1);
    expect(inComment(text, 'test/cli/a.ts')).toEqual([]);
  });

  test('code, and what a comment quotes, are no comments', () => {
    expect(
      inComment("const behind = 'nobody';\n/** Added after `behind`. */\n// `nobody` is a word"),
    ).toEqual([]);
    expect(inComment('// told\nconst a = 1;\n// of it')).toEqual([]);
  });

  test.each([
    'left behind by a reset',
    'what a crash leaves of it behind',
    'phase and step lag behind the items',
    'The bot runs behind a proxy.',
    'where there is none',
    'in the order of the names, none of them twice',
    'Ordered by path.',
    'so many characters that it is cut',
  ])('%j is plain', (text) => {
    expect(inCode(`f('${text}');`)).toEqual([]);
    expect(inPage(text)).toEqual([]);
  });

  test('each piece of a template counts, with its line', () => {
    expect(inCode(`f(\`nobody \${1}\n anew \${2} whoever\`);`)).toHaveLength(3);
  });

  test('a pattern for what others write, and a module, are no texts', () => {
    expect(inCode(`import './orders.ts';\nf(String.raw\`nobody\`, String.raw\`anew\${1}nobody\`);`)).toEqual(
      [],
    );
  });

  test("the demonstration's shops take orders", () => {
    expect(inCode("f('exports orders');", 'src/demo/shop.ts')).toEqual([]);
  });

  test('what a page quotes is not its own', () => {
    expect(inPage('one\n```text\nnobody\n```\n`anew` is quoted\n> ````\n> nobody\n> ````\n')).toEqual([]);
    expect(inPage('```text\nnobody\n```\n\nwhoever')).toEqual([expect.stringMatching(/^docs\/a\.md:5: /)]);
    expect(inPage('nobody', 'test/a.md')).toEqual([]);
  });
});
