// What is read out of YAML, what is refused, and what is written in place.
import { describe, expect, test } from 'vitest';
import { EditError, StateError } from '../../../src/model/errors.ts';
import { type Data, isMap } from '../../../src/text/data/data.ts';
import { printYaml, readYaml } from '../../../src/text/yaml/document.ts';
import { leastTime } from '../../clock.ts';

function fault(text: string): unknown {
  try {
    return readYaml(text).data;
  } catch (error) {
    return error instanceof StateError ? error.fault : error;
  }
}

/** `text` with one top-level key set. */
function set(text: string, key: string, value: Data): string {
  const { data } = readYaml(text);
  if (!isMap(data)) throw new Error('no map');
  return printYaml(text, { ...data, [key]: value });
}

describe('readYaml', () => {
  test('data as YAML 1.2 core has it, whatever an older reader would say', () => {
    const text =
      'a: yes\nb: 0123456\nc: 2026-01-01\nd: 12e4567\ne: 0o17\nf: ~\ng:\nh: [1, "2", true]\ni: {x: null}\n';
    expect(readYaml(text).data).toEqual({
      a: 'yes',
      b: 123456,
      c: '2026-01-01',
      d: Number.POSITIVE_INFINITY,
      e: 15,
      f: null,
      g: null,
      h: [1, '2', true],
      i: { x: null },
    });
  });

  test('what was read before is not mixed up with what is read now', () => {
    const lines = (firstLine: number) => readYaml('a: 1\nb: x\n', firstLine).places.get('/b')?.line;
    expect([lines(1), lines(5), lines(5), lines(1)]).toEqual([2, 6, 6, 2]);
    const once = set('a: 1\nb: x\n', 'a', 2);
    expect([once, set(once, 'a', 3), set('a: 1\nb: x\n', 'a', 4)]).toEqual([
      'a: 2\nb: x\n',
      'a: 3\nb: x\n',
      'a: 4\nb: x\n',
    ]);
    expect(readYaml('a: 1\nb: x\n').data).toEqual({ a: 1, b: 'x' });
  });

  test('S17 places tell the line, and the spelling where a number would lose it', () => {
    const { places } = readYaml(
      '# c\nid: 0123456\nbig: 9007199254740993\nq: "a\\"b" # c\nl:\n  - x\n  - k: 1e309\nb: |\n  t\n',
    );
    expect([...places].map(([pointer, { line, text }]) => [pointer, line, text])).toEqual([
      ['', 1, null],
      ['/id', 2, '0123456'],
      ['/big', 3, '9007199254740993'],
      ['/q', 4, 'a"b'],
      ['/l', 5, null],
      ['/l/0', 6, 'x'],
      ['/l/1', 7, null],
      ['/l/1/k', 7, '1e309'],
      ['/b', 8, 't\n'],
    ]);
  });

  test('a text within a file counts from its own first line', () => {
    expect(readYaml('a: 1\nb: 2\n', 11).places.get('/b')?.line).toBe(12);
    expect(() => readYaml('a: 1\na: 2\n', 11)).toThrow('lines 11 and 12');
  });

  test('S04 S05 a byte order mark, CR LF and CR alone', () => {
    for (const eol of ['\n', '\r\n', '\r'])
      expect(readYaml(`\uFEFFa: 1${eol}b:${eol}  c: x${eol}`).data).toEqual({ a: 1, b: { c: 'x' } });
  });

  test('S01 S18 nothing is null; a list and a scalar are what they are', () => {
    expect(readYaml('').data).toBeNull();
    expect(readYaml('# only this\n').data).toBeNull();
    expect(readYaml('- 1\n').data).toEqual([1]);
    expect(readYaml('word').data).toBe('word');
  });

  test('X03 no key reaches a prototype', () => {
    const { data } = readYaml(
      '__proto__: {polluted: 1}\nconstructor: {prototype: {polluted: 1}}\n<<: {y: 2}\n',
    );
    expect(isMap(data) && Object.getPrototypeOf(data)).toBeNull();
    expect(isMap(data) && Object.keys(data)).toEqual(['__proto__', 'constructor', '<<']);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(isMap(data) && data['y']).toBeUndefined();
  });
});

function nested(depth: number, key = 'a'): string {
  return Array.from({ length: depth }, (_, i) => `${' '.repeat(i)}${key}:`).join('\n');
}

describe('what is refused', () => {
  test.each([
    ['X04 a function', 'a: !!js/function "x"', 'state-safe', 1, 'the tag !!js/function'],
    ['X04 an own tag', 'b: 1\na: !Thing {x: 1}', 'state-safe', 2, 'the tag !Thing'],
    ['X04 a named tag', 'a: !<tag:yaml.org,2002:js/regexp> x', 'state-safe', 1, 'the tag'],
    ['X04 a tag directive', '%TAG ! tag:x,2000:\n---\na: 1', 'state-safe', 1, 'the directive %TAG'],
    ['X04 another version of YAML', '%YAML 1.1\n---\na: yes', 'state-safe', 1, 'the directive %YAML 1.1'],
    ['X01 an alias', 'a: &x 1\nb: *x', 'state-safe', 2, 'the alias *x'],
    ['X03 an alias to merge', 'a: &x {y: 1}\nb:\n  <<: *x', 'state-safe', 3, 'the alias *x'],
    ['S08 a key twice', 'a: 1\nb: 2\n"a": 3', 'state-readable', 3, 'lines 1 and 3'],
    [
      'S08 a key twice, deep, spelled otherwise',
      'x:\n  - 1: a\n    "1": b',
      'state-readable',
      3,
      'lines 2 and 3',
    ],
    ['S02 a torn flow list', 'a: [1, 2', 'state-readable', 1, 'found invalid YAML on line 1'],
    ['S02 a torn quote', 'a: 1\nb: "x', 'state-readable', 2, 'found invalid YAML'],
    ['an unquoted colon', 'title: one: two', 'state-readable', 1, 'needs quotes'],
    ['a brace that opens a value', 'x: 1\nlocation: {root}/x', 'state-readable', 2, 'found invalid YAML'],
    ['a tab for indentation', 'a:\n\tb: 1', 'state-readable', 2, 'found invalid YAML'],
    ['a second document', 'a: 1\n---\nb: 2', 'state-readable', 2, 'a second document'],
    ['a list as a key', '? [a]\n: b', 'state-readable', 1, 'a list or map as a key'],
    ['S24 too much', `a: ${'x'.repeat(262_144)}`, 'state-readable', 1, '256 KiB'],
    ['S03 conflict markers', 'a: 1\n<<<<<<< HEAD\nb: 1\n', 'state-not-conflicted', 2, 'on line 2'],
    ['X02 5,000 flow lists', '['.repeat(5000), 'state-safe', 1, 'nested deeper'],
    ['X02 100 kB of lists that never end', '[a,'.repeat(33_000), 'state-safe', 1, 'nested deeper'],
    ['X02 the same, a line each', `a: ${'[a,\n'.repeat(25_000)}`, 'state-safe', 65, 'nested deeper'],
    ['X02 5,000 block lists', `a:\n${'- '.repeat(5000)}x`, 'state-safe', 2, 'nested deeper'],
    ['X02 maps by indentation', nested(300), 'state-safe', 65, 'nested deeper'],
    [
      'a path of keys without end',
      nested(40, 'k'.repeat(100)),
      'state-safe',
      11,
      'more than 1024 characters',
    ],
  ])('%s', (_, text, rule, line, message) => {
    expect(fault(text)).toMatchObject({ rule, line, message: expect.stringContaining(message) });
  });

  test('64 levels are read', () => {
    expect(fault(`${'['.repeat(64)}${']'.repeat(64)}`)).toBeInstanceOf(Array);
    expect(fault(nested(64))).toMatchObject({ a: {} });
  });

  test('X01 a bomb of aliases falls within 100 ms', () => {
    const levels = Array.from('abcdefghi').map((name, i, all) => {
      const item = i === 0 ? '"lol"' : `*${all[i - 1]}`;
      return `${name}: &${name} [${Array.from({ length: 4 }, () => item).join(',')}]`;
    });
    const bomb = levels.join('\n');
    expect(bomb.length).toBeLessThan(300);
    readYaml('warm: up');
    expect(fault(bomb)).toMatchObject({ rule: 'state-safe', line: 2 });
    // What was read last is kept: each try reads a bomb of its own.
    let tries = 0;
    expect(leastTime(100, () => fault(`${bomb} # ${tries++}`))).toBeLessThan(100);
  });
});

describe('printYaml', () => {
  test.each([
    ['plain stays plain', 'a: old # why\r\nb: 1\r\n', 'new word', 'a: new word # why\r\nb: 1\r\n'],
    ['double quotes stay', 'a: "old"\n', 'x: y', 'a: "x: y"\n'],
    ['single quotes stay', "a: 'old'\n", "it's # x", "a: 'it''s # x'\n"],
    ['quotes come where they are needed', 'a: old\n', 'x # y', 'a: "x # y"\n'],
    ['a string that looks like a number', 'a: old\n', '5', 'a: "5"\n'],
    ['a string that YAML 1.1 would misread', 'a: old\n', 'no', 'a: "no"\n'],
    ['a date', 'a: 2026-01-01\n', '2026-11-27T00:00:00Z', 'a: 2026-11-27T00:00:00Z\n'],
    ['a number', 'a: "5"\n', 6, 'a: 6\n'],
    ['null', 'a: x\n', null, 'a: null\n'],
    ['S17 the numbers that JSON lacks', 'a: x\n', Number.NEGATIVE_INFINITY, 'a: -.inf\n'],
    ['a line break', 'a: x\n', 'b\nc', 'a: "b\\nc"\n'],
    ['S04 the byte order mark', '\uFEFFa: x', 'z', '\uFEFFa: z'],
    ['an empty value', 'a:\nb: 1\n', 'x', 'a: x\nb: 1\n'],
    ['an empty value before a comment', 'a:  # c\n', 'x', 'a:  x # c\n'],
    ['an empty value in braces', '{a: , b: 1}', 'x', '{a: x, b: 1}'],
    ['in braces', '{a: o, b: 1}', 'x, y', '{a: "x, y", b: 1}'],
  ])('%s', (_, text, value, printed) => {
    expect(set(text, 'a', value)).toBe(printed);
  });

  test.each<[string, string, Data]>([
    ['a block', 'a: |\n  x\n', 'y'],
    ['a value on two lines', 'a: x\n  y\n', 'z'],
    ['a tag that says otherwise', 'a: !!str 5\n', 6],
    ['another shape', 'a: 1\n', [1]],
    ['a list with fewer items', 'a: [1, 2]\n', [1]],
    ['a list for a map', 'a: {b: 1}\n', [1]],
    ['null for a list', 'a: [1]\n', null],
  ])('%s cannot be changed in place', (_, text, value) => {
    expect(() => set(text, 'a', value)).toThrow(EditError);
  });
});
