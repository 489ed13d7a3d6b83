// The usual YAML: what is read of it in one pass, and what is left to the library.
import { describe, expect, test } from 'vitest';
import { SIZE_CAP } from '../../../src/model/file-content.ts';
import { readYaml } from '../../../src/text/yaml/document.ts';
import { readSubset } from '../../../src/text/yaml/subset.ts';
import { FIXTURES } from './subset-texts.ts';

/** All that is read, as one text. */
const USUAL = `# head
---
id: p5t7wz   # made once
name: "it's \\u263a: fine"
'quoted': 'it''s'
nothing:
tilde: ~
number: 0x1F
url: https://example.org/a#b
list:
- one
-   two: 2
    three: [a, "b", {c: d}]
-

  # deeper
  - - nested
    - -1.5
words: on
  several

  lines
text: |
  first

   deeper
folded: >-  # remark
  a
  b
kept: |+
  c

last: {}
`;

describe('what is read', () => {
  test('is every value with its line and spelling, in the order of the text', () => {
    const read = readSubset(USUAL, 11);
    expect(read?.data).toEqual({
      id: 'p5t7wz',
      name: "it's ☺: fine",
      quoted: "it's",
      nothing: null,
      tilde: null,
      number: 31,
      url: 'https://example.org/a#b',
      list: ['one', { two: 2, three: ['a', 'b', { c: 'd' }] }, [['nested', -1.5]]],
      words: 'on several\nlines',
      text: 'first\n\n deeper\n',
      folded: 'a b',
      kept: 'c\n\n',
      last: {},
    });
    expect(read?.places.get('/id')).toEqual({ line: 13, text: 'p5t7wz' });
    expect(read?.places.get('/number')).toEqual({ line: 18, text: '0x1F' });
    expect(read?.places.get('/list/1/three/2/c')).toEqual({ line: 23, text: 'd' });
    expect(read?.places.get('/list/2')).toEqual({ line: 27, text: null });
    expect(read?.places.get('/last')).toEqual({ line: 43, text: null });
    expect([...(read?.places ?? [])]).toEqual([...readYaml(`${USUAL}\r\n\t`, 11).places]);
  });

  test('is the same with CRLF', () => {
    expect(readSubset(USUAL.replaceAll('\n', '\r\n'), 11)).toEqual(readSubset(USUAL, 11));
  });

  test('has keys that mean nothing but themselves', () => {
    const read = readSubset('__proto__: {constructor: 1}\ntoString: 2\n', 1);
    expect(Object.getPrototypeOf(read?.data)).toBeNull();
    expect(Object.keys(read?.data ?? {})).toEqual(['__proto__', 'toString']);
  });
});

test.each([
  ['a tab', 'a: 1\t\n'],
  ['a lone CR', 'a: 1\rb: 2\n'],
  ['a byte order mark', '\ufeffa: 1\n'],
  ['a line separator', 'a: \u2028\n'],
  ['a character that no screen shows', 'a: \u0001\n'],
  ['an anchor', 'a: &b 1\n'],
  ['an alias', 'a: *b\n'],
  ['a tag', 'a: !!str 1\n'],
  ['a directive', '%YAML 1.2\n---\na: 1\n'],
  ['a merge key', '<<: {a: 1}\n'],
  ['an explicit key', '? a\n: b\n'],
  ['a key twice', 'a: 1\n"a": 2\n'],
  ['a key twice in brackets', 'a: {b: 1, b: 2}\n'],
  ['a second document', 'a: 1\n---\nb: 2\n'],
  ['the end of a document', 'a: 1\n...\n'],
  ['conflict markers', '<<<<<<< ours\na: 1\n=======\na: 2\n>>>>>>> theirs\n'],
  ['nothing', ''],
  ['one word', 'word\n'],
  ['a key without a colon', 'a: 1\nb\n'],
  ['two colons', 'a: b: c\n'],
  ['uneven columns', 'a:\n    b: 1\n  c: 2\n'],
  ['a word below a key', 'a:\n  b\n'],
  ['quotes that end on another line', 'a: "b\n  c"\n'],
  ['brackets that end on another line', 'a: [b,\n  c]\n'],
  ['words after quotes', 'a: "b" c\n'],
  ['a comment without a blank before it', 'a: "b"#c\n'],
  ['a list on the line of its key', 'a: - b\n'],
  ['a column that is given', 'a: |2\n   b\n'],
  ['an empty text', 'a: |\nb: 1\n'],
])('%s is left to the library', (_, text) => {
  expect(readSubset(text, 1)).toBeUndefined();
});

test('X06 what is deep or long is left to the library', () => {
  const deep = (levels: number) =>
    Array.from({ length: levels }, (_, at) => `${' '.repeat(at)}a:\n`).join('');
  expect(readSubset(deep(32), 1)).toBeDefined();
  expect(readSubset(deep(33), 1)).toBeUndefined();
  expect(readSubset(`${'- '.repeat(10_000)}a: 1\n`, 1)).toBeUndefined();
  expect(readSubset(`${'k'.repeat(999)}: 1\n`, 1)).toBeDefined();
  expect(readSubset(`${'k'.repeat(1000)}: 1\n`, 1)).toBeUndefined();
  expect(readSubset(`"${'\\u006b'.repeat(200)}": 1\n`, 1)).toBeUndefined();
  expect(readSubset(`a: ${'b'.repeat(SIZE_CAP)}`, 1)).toBeUndefined();
});

test('every text of the fixtures is read, but for those that are no YAML', () => {
  const left = FIXTURES.filter(([, text]) => readSubset(text, 1) === undefined).map(([file]) => file);
  expect(left).toEqual([
    'bmad/unquoted/docs/sprint-artifacts/sprint-status.yaml',
    'gsd/paused/.planning/STATE.md',
    'gsd/streams/.planning/workstreams/api/STATE.md',
    'sdd/invalid-yaml/sdd/workflows/j6b2hn-shelf-tags/workflow.yaml',
  ]);
  expect(FIXTURES.length).toBeGreaterThan(100);
});
