// Front matter: its data, its body, and what is refused.
import * as fc from 'fast-check';
import matter from 'gray-matter';
import { describe, expect, test } from 'vitest';
import { EditError, StateError } from '../../../src/model/errors.ts';
import { readYaml } from '../../../src/text/yaml/document.ts';
import { frontMatter, hasFrontMatter } from '../../../src/text/yaml/front-matter.ts';
import { atLeast, runs } from '../../exhaustive.ts';
import { frontMatterText } from '../data-fragments.ts';
import { RUNS } from '../laws.ts';

function fault(text: string): unknown {
  try {
    return frontMatter.parse(text);
  } catch (error) {
    return error instanceof StateError ? error.fault : error;
  }
}

describe('parse', () => {
  test('data, lines and body', () => {
    const doc = frontMatter.parse('---\n# first\nid: 0123\n\nlist:\n  - a\n---\n# Title\n');
    expect(doc).toMatchObject({ data: { id: 123, list: ['a'] }, body: '# Title\n', bodyLine: 8 });
    expect([...doc.lines]).toEqual([
      ['id', 3],
      ['list', 5],
    ]);
    expect(doc.places.get('/id')).toEqual({ line: 3, text: '0123' });
    expect(doc.places.get('/list/0')?.line).toBe(6);
  });

  test.each(['\n', '\r\n', '\r'])('S04 S05 a byte order mark and the ending %j', (eol) => {
    const text = `\uFEFF---${eol}a: "x"${eol}---${eol}b${eol}`;
    expect(frontMatter.parse(text)).toMatchObject({ data: { a: 'x' }, body: `b${eol}` });
  });

  test('S10 a second block belongs to the body', () => {
    const doc = frontMatter.parse('---\na: 1\n---\ntext\n---\na: 2\n---\n');
    expect(doc).toMatchObject({ data: { a: 1 }, body: 'text\n---\na: 2\n---\n' });
  });

  test('empty front matter has no keys, and may end the file', () => {
    expect(frontMatter.parse('---\n---')).toMatchObject({ data: {}, body: '' });
    expect(frontMatter.parse('---\n# nothing\n---\nx')).toMatchObject({ data: {}, body: 'x' });
  });

  test('X03 keys mean themselves', () => {
    const { data } = frontMatter.parse('---\n__proto__: {a: 1}\nconstructor: 2\n---\n');
    expect(Object.keys(data)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(data)).toBeNull();
  });
});

describe('what is refused', () => {
  test.each([
    ['X05 JavaScript', '---js\nmodule.exports = {}\n---\n', 'state-safe', 1, '"---js"'],
    ['X05 CoffeeScript', '--- coffee\nx\n---\n', 'state-safe', 1, '"--- coffee"'],
    ['X05 TOML', '---toml\nx = 1\n---\n', 'state-safe', 1, '"---toml"'],
    ['X05 JSON', '---json\n{}\n---\n', 'state-safe', 1, '"---json"'],
    ['X05 even YAML by name', '---yaml\na: 1\n---\n', 'state-safe', 1, '"---yaml"'],
    ['X05 a comment', '--- # x\na: 1\n---\n', 'state-safe', 1, 'Remove the rest'],
    ['S09 no end', '---\na: 1\n\n# Title\n', 'state-readable', 1, 'never closes'],
    ['S09 nothing but a start', '---', 'state-readable', 1, 'never closes'],
    ['S09 an indented end', '---\na: 1\n ---\n', 'state-readable', 1, 'never closes'],
    ['none', '# Title\n', 'state-readable', 1, 'found no front matter'],
    ['S01 nothing', '', 'state-readable', 1, 'found no front matter'],
    ['four dashes', '----\na: 1\n----\n', 'state-readable', 1, 'found no front matter'],
    ['an end that goes on', '---\na: 1\n---x: 2\n---\n', 'state-readable', 3, 'begins with "---"'],
    ['S18 a list', '---\n- a\n---\n', 'state-readable', 2, 'found a list'],
    ['S18 a scalar', '---\nword\n---\n', 'state-readable', 2, 'found one value'],
    ['S08 a key twice', '---\na: 1\nb: 2\na: 3\n---\n', 'state-readable', 4, 'lines 2 and 4'],
    [
      'S03 conflict markers in the body',
      '---\na: 1\n---\n<<<<<<< x\n',
      'state-not-conflicted',
      4,
      'on line 4',
    ],
    ['X01 an alias', '---\na: &x 1\nb: *x\n---\n', 'state-safe', 3, 'the alias'],
  ])('%s', (_, text, rule, line, message) => {
    expect(fault(text)).toMatchObject({ rule, line, message: expect.stringContaining(message) });
  });

  test('X05 nothing runs', () => {
    const text = '---js\nglobalThis.ran = true\n---\n';
    for (let i = 0; i < 2; i++) expect(fault(text)).toMatchObject({ rule: 'state-safe' });
    expect(Object.hasOwn(globalThis, 'ran')).toBe(false);
  });
});

/** Other tools read the same files through gray-matter, which gets nothing here to run or to keep. */
describe('law: what is read is split where gray-matter splits it', () => {
  const engine = () => ({});
  const split = (text: string) => matter(text, { language: 'yaml', engines: { yaml: engine } });

  /** Whether the text is read at all. */
  function isSame(text: string): boolean {
    const faults = fault(text);
    if (!(faults instanceof Object && 'body' in faults)) return false;
    const read = frontMatter.parse(text);
    const other = split(text);
    // Blanks after the closing dashes are the body's for gray-matter, and nothing for us.
    expect(other.content.replace(/^[ \t]+(?:\r?\n|$)/, '')).toBe(read.body);
    expect(readYaml(other.matter).data ?? {}).toEqual(read.data);
    return true;
  }

  test('of texts that have it', () => {
    let read = 0;
    const law = fc.property(frontMatterText, (text) => {
      // A CR alone ends a line for us and for YAML, and for gray-matter never.
      if (!/\r(?!\n)/.test(text) && isSame(text)) read++;
    });
    fc.assert(law, RUNS);
    expect(read).toBeGreaterThan(atLeast(0.2, RUNS.numRuns));
  });

  test('of texts with dashes everywhere', () => {
    const line = fc.constantFrom(
      '---',
      '--- ',
      '----',
      '---a: 2',
      ' ---',
      'a: 1',
      'b: --- c',
      '- x',
      '',
      '# ---',
    );
    const law = fc.property(fc.array(line, { maxLength: 8 }), fc.constantFrom('\n', '\r\n'), (lines, eol) => {
      isSame(['---', ...lines].join(eol));
    });
    fc.assert(law, { numRuns: runs(10_000) });
  });
});

test('hasFrontMatter looks at the first line only', () => {
  expect(['---\n', '\uFEFF---\r\na', '---js\n', '--- \n', '---'].map(hasFrontMatter)).toEqual(
    Array(5).fill(true),
  );
  expect(['', ' ---\n', '----\n', '--\n', 'a\n---\n'].map(hasFrontMatter)).toEqual(Array(5).fill(false));
});

describe('print', () => {
  const text = '---\r\nstatus: "old" # c\r\n---\r\nbody\r\n';
  const doc = frontMatter.parse(text);

  test('S13 a value changes and keeps its quotes, comment and ending', () => {
    const printed = frontMatter.print(text, { ...doc, data: { status: 'in-progress' } });
    expect(printed).toBe('---\r\nstatus: "in-progress" # c\r\n---\r\nbody\r\n');
  });

  test('a body behind an end without a line ending begins on its own line', () => {
    const bare = '---\r\na: 1\r\n---';
    expect(frontMatter.print(bare, { ...frontMatter.parse(bare), body: 'x' })).toBe(
      '---\r\na: 1\r\n---\r\nx',
    );
    expect(frontMatter.print(bare, frontMatter.parse(bare))).toBe(bare);
  });

  test('S05 new keys come in the endings of the file, between its dashes', () => {
    const wanted = { status: 'old', more: ['x'] };
    expect(frontMatter.print(text, { ...doc, data: wanted })).toBe(
      '---\r\nstatus: "old" # c\r\nmore:\r\n  - x\r\n---\r\nbody\r\n',
    );
    const bare = '---\r\n---\r\nbody\r\n';
    expect(frontMatter.print(bare, { ...frontMatter.parse(bare), data: wanted })).toBe(
      '---\r\nstatus: old\r\nmore:\r\n  - x\r\n---\r\nbody\r\n',
    );
  });

  test('keys that are gone and a body with conflict markers are refused', () => {
    expect(() => frontMatter.print(text, { ...doc, data: {} })).toThrow(EditError);
    expect(() => frontMatter.print(text, { ...doc, body: '<<<<<<< x\n' })).toThrow(EditError);
  });
});
