// What is recovered of YAML that is invalid, and what is reported.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { StateError } from '../../../src/model/errors.ts';
import { isList } from '../../../src/text/data/data.ts';
import { readYaml } from '../../../src/text/yaml/document.ts';
import { recoverYaml } from '../../../src/text/yaml/recover.ts';
import { yamlLikeText } from '../data-fragments.ts';
import { markdownText } from '../fragments.ts';
import { RUNS } from '../laws.ts';
import { grownYaml } from '../yaml-texts.ts';

describe('recoverYaml', () => {
  test('a title with ": " and no quotes costs nothing but the quotes', () => {
    const text =
      'id: q5n8bc\nitems:\n  - id: 01-print-labels\n    title: Print labels: one sheet, many sizes # c\n' +
      '    depends_on: []\n    impl_status: in_progress\ncreated: 2026-06-03\n';
    expect(() => readYaml(text)).toThrow(StateError);
    const recovered = recoverYaml(text, 11);
    const title = 'Print labels: one sheet, many sizes';
    expect(recovered?.data).toEqual({
      id: 'q5n8bc',
      items: [{ id: '01-print-labels', title, depends_on: [], impl_status: 'in_progress' }],
      created: '2026-06-03',
    });
    expect(recovered?.places.get('/items/0/title')).toEqual({ line: 14, text: title });
    expect(recovered?.places.get('/items/0')).toEqual({ line: 13, text: null });
    expect(recovered?.damage).toEqual([
      {
        line: 14,
        message:
          `found ": " within the value "${title}" on line 14, expected quotes around it. ` +
          'Its text was taken as it stands; correct it.',
      },
    ]);
  });

  test.each<[string, string, unknown, readonly (readonly [line: number, found: string])[]]>([
    [
      'a brace that opens a value',
      'a: 1\nlocation: {project-root}/x\nb: {c: 2}\n',
      { a: 1, location: '{project-root}/x', b: { c: 2 } },
      [[2, 'beginning with {']],
    ],
    [
      'text behind quotes, and quotes and brackets that never end',
      "a: \"x\" y\nb: \"x\nc: [1, 2\nd: 'it''s' # c\n",
      { a: '"x" y', b: '"x', c: '[1, 2', d: "it's" },
      [
        [1, 'beginning with "'],
        [2, 'beginning with " that never ends'],
        [3, 'beginning with [ that never ends'],
      ],
    ],
    [
      'marks that YAML keeps for itself',
      'a: @x\nb: *x\nc: &x y\nd: !x y\ne: %x\nf: - x\n@g/h: 1\n',
      { a: '@x', b: '*x', c: '&x y', d: '!x y', e: '%x', f: '- x', '@g/h': 1 },
      [1, 2, 3, 4, 5, 6, 7].map((line) => [line, 'found the']),
    ],
    [
      'types as in YAML 1.2 core',
      'a: yes\nb: 0123456\nc: ~\nd:\ne: -.INF\nf: True\ng: 0x1F\nh: 1e3\nbad: x: y\n',
      { a: 'yes', b: 123456, c: null, d: null, e: -Infinity, f: true, g: 31, h: 1000, bad: 'x: y' },
      [[9, 'within the value']],
    ],
    [
      'S08 a key twice: the first stays, and what belongs to it',
      'a:\n  b: 1\na:\n  b: 2\n  c: 3\nd: 4\n',
      { a: { b: 1 }, d: 4 },
      [[3, 'found the key "a" of line 1 again']],
    ],
    [
      'lines that are indented otherwise than their neighbours',
      'a:\n    b: 1\n  c: 2\n     d: 3\ne: 4\n',
      { a: { b: 1, c: 2, d: 3 }, e: 4 },
      [
        [3, 'found "c" at column 3'],
        [4, 'found "d" at column 6'],
      ],
    ],
    [
      'an item among keys and a key among items, with all that is in them',
      'a: 1\n- x: 2\n  y: 3\nb:\n  - z\n  w:\n    v: 1\n  - u\n',
      { a: 1, b: ['z', 'u'] },
      [
        [2, 'found "- x: 2" at column 1, where none can be'],
        [6, 'found "w" at column 3, where none can be'],
      ],
    ],
    [
      'S03 words between keys',
      'a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x\n',
      { a: 1, b: 2 },
      [
        [2, 'no key, no item and no value'],
        [4, 'no key, no item and no value'],
        [5, 'found the key "b" of line 3 again'],
        [6, 'no key, no item and no value'],
      ],
    ],
    ['tabs', 'a:\n\tb: 1\n', { a: { b: 1 } }, [[2, 'found a tab']]],
    ['a second document', 'a: 1\n---\nb: 2\nc: 3\n', { a: 1 }, [[2, 'found a second document']]],
    [
      'S02 a torn end',
      'a:\n  - id: x\n    list: [1,\n      2',
      { a: [{ id: 'x', list: '[1, 2' }] },
      [[3, 'never ends']],
    ],
    [
      'X03 keys mean themselves',
      '__proto__: {x: 1}\nb: c: d\n',
      JSON.parse('{"__proto__": {"x": 1}, "b": "c: d"}'),
      [[2, 'within']],
    ],
    [
      'uneven lines of a text',
      'a: |\n    x\n   y\nb: 1\n',
      { a: 'x\n   y', b: 1 },
      [[1, 'indented unevenly']],
    ],
  ])('%s', (_, text, data, damage) => {
    const recovered = recoverYaml(text);
    expect(recovered?.data).toEqual(data);
    expect(recovered?.damage.map(({ line }) => line)).toEqual(damage.map(([line]) => line));
    for (const [i, [, found]] of damage.entries()) expect(recovered?.damage[i]?.message).toContain(found);
  });

  test.each(['', '# only this\n', 'words\n', '- a: 1\n', '{', '\0'])('S18 nothing to recover: %j', (text) => {
    expect(recoverYaml(text)).toBeNull();
  });

  test('S24 nothing of what is too much', () => {
    expect(recoverYaml(`a: ${'x'.repeat(262_144)}`)).toBeNull();
  });

  test.each([
    ['X02 items', `a:\n${'- '.repeat(5000)}x`],
    ['X02 brackets', `a: ${'['.repeat(5000)}`],
    ['X02 maps', Array.from({ length: 300 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
    ['long keys', Array.from({ length: 20 }, (_, i) => `${' '.repeat(i)}${'k'.repeat(100)}:`).join('\n')],
  ])('%s without end are refused', (_, text) => {
    expect(() => recoverYaml(text)).toThrow(
      expect.objectContaining({ fault: expect.objectContaining({ rule: 'state-safe' }) }),
    );
  });
});

describe('the laws of recovery', () => {
  test('of valid YAML it reads what the reader does, places too', () => {
    const law = fc.property(grownYaml, (text) => {
      const { data, places } = readYaml(text);
      fc.pre(!isList(data));
      const recovered = recoverYaml(text);
      expect(recovered?.damage).toEqual([]);
      expect(recovered?.data).toEqual(data);
      expect(new Map(recovered?.places)).toEqual(new Map(places));
    });
    fc.assert(law, RUNS);
  });

  test('one broken value costs its own type and nothing else', () => {
    const broken = fc.constantFrom('x: y: z', '{project-root}/x', '"x" y', '[a, b', '@x', '%', '*x', 'a:');
    const law = fc.property(grownYaml, broken, fc.nat(), (text, wrong, n) => {
      const rows = text.split(/(?<=[\r\n])/);
      const simple = rows.flatMap((row, i) => (/^ *(?:- +)?\w+: plain words\b/.test(row) ? [i] : []));
      const at = simple[n % (simple.length || 1)];
      fc.pre(at !== undefined && !isList(readYaml(text).data));
      const marked = (word: string) =>
        rows.map((row, i) => (i === at ? row.replace('plain words', () => word) : row)).join('');
      const [recovered, reference] = [recoverYaml(marked(wrong)), readYaml(marked('marked'))];
      const [pointer] = [...reference.places].find(([, place]) => place.text === 'marked') ?? [''];
      expect(recovered?.damage.map(({ line }) => line)).toEqual([reference.places.get(pointer)?.line]);
      expect(recovered?.places.get(pointer)?.text).toBe(wrong);
      expect(JSON.stringify(recovered?.data)).toBe(
        JSON.stringify(reference.data).replace('"marked"', () => JSON.stringify(wrong)),
      );
    });
    fc.assert(law, RUNS);
  });

  test('X06 whatever the text, it is recovered or not, and nothing but depth is thrown', () => {
    const anything = fc.oneof(yamlLikeText, markdownText, fc.string({ unit: 'binary' }));
    const law = fc.property(anything, (text) => {
      const recovered = recoverYaml(text);
      for (const { line } of recovered?.damage ?? []) expect(line).toBeGreaterThan(0);
    });
    fc.assert(law, RUNS);
  });
});
