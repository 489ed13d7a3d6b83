// Outermost keys at the margin: of flow maps, of maps that are indented as a whole, and of torn ones.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMap } from '../../../src/text/data/data.ts';
import { readYaml } from '../../../src/text/yaml/document.ts';
import { atMargin } from '../../../src/text/yaml/top-level-text.ts';
import { runs } from '../../exhaustive.ts';

const keys = (text: string) => [...text.matchAll(/^([\w-]+)[ \t]*:/gm)].map(([, key]) => key);

describe('each outermost key stands on a line of its own', () => {
  test.each([
    ['one line', '{a: 1, b: 2}', ['a', 'b']],
    ['several lines', '{\n  a: 1,\r\n  b: 2\n}\n', ['a', 'b']],
    ['quoted keys', `{"a": 1, 'b': 2}`, ['a', 'b']],
    ['nested maps and lists', '{a: {x: 1, y: [1, {z: 2}]}, b: 2}', ['a', 'b']],
    ['commas and braces in quotes', `{a: "x, y: }", b: 'it''s, c: {', d: 1}`, ['a', 'b', 'd']],
    ['an escaped quote', String.raw`{a: "x\", y: 1", b: 2}`, ['a', 'b']],
    ['quotes within words', `{a: it's, b: 5" wide, c: 3}`, ['a', 'b', 'c']],
    ['comments', '# first\n{a: 1, # x, y: 2\n b: 2}', ['a', 'b']],
    ['front matter', '---\n{a: 1, b: 2}\n---\n\nc: 3\n', ['a', 'b']],
    ['a byte order mark and a conflict marker', '\uFEFF<<<<<<< ours\n---\n{a: 1, b: 2}\n', ['a', 'b']],
    ['torn within a value', '{a: 1, b: [2, 3', ['a', 'b']],
    ['torn within quotes', '{a: 1, b: "2, c: 3', ['a', 'b']],
    ['indented as a whole', '---\n  a: 1\n  b:\n    c: 3\n---\n', ['a', 'b']],
    ['as it stands', 'a: 1\nb:\n  c: 3\n', ['a', 'b']],
    ['a list', '- a: 1\n', []],
    ['nothing', '', []],
  ])('%s', (_what, text, expected) => {
    expect(keys(atMargin(text))).toEqual(expected);
  });

  test('a text whose keys stand at the margin comes back as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z][a-z:{}[\], \n"'#-]{0,60}$/), (text) => {
        expect(atMargin(text)).toBe(text);
      }),
      { numRuns: runs(1_000) },
    );
  });

  test('flow maps have the keys that YAML reads in them', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    const value = fc.oneof(word, fc.string(), fc.array(word), fc.dictionary(word, word));
    fc.assert(
      fc.property(fc.dictionary(word, value, { noNullPrototype: true }), fc.boolean(), (data, wide) => {
        const text = JSON.stringify(data, null, wide ? 2 : undefined);
        const read = readYaml(text).data;
        expect(keys(atMargin(text))).toEqual(isMap(read) ? Object.keys(read) : []);
      }),
      { numRuns: runs(1_000) },
    );
  });
});
