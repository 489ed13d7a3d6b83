// What is read out of JSON, what is refused, and what is written in place.
import { describe, expect, test } from 'vitest';
import { EditError, StateError } from '../../../src/model/errors.ts';
import { isMap } from '../../../src/text/data/data.ts';
import { json, readJson } from '../../../src/text/json/document.ts';

function fault(text: string): unknown {
  try {
    return readJson(text).data;
  } catch (error) {
    return error instanceof StateError ? error.fault : error;
  }
}

test('S04 S05 data and places', () => {
  const { data, places } = readJson('\uFEFF{\r\n "a": [1, -0, "x\\u263a"],\r\n "b~/": {"c": 1e309}\r\n}\r\n');
  expect(data).toEqual({ a: [1, -0, 'x☺'], 'b~/': { c: Number.POSITIVE_INFINITY } });
  expect([...places].map(([pointer, { line, text }]) => [pointer, line, text])).toEqual([
    ['', 1, null],
    ['/a', 2, null],
    ['/a/0', 2, '1'],
    ['/a/1', 2, '-0'],
    ['/a/2', 2, 'x☺'],
    ['/b~0~1', 3, null],
    ['/b~0~1/c', 3, '1e309'],
  ]);
});

test('S18 roots of every kind', () => {
  expect(['[]', '{}', '"x"', '1', 'null', 'true', ' false '].map(fault)).toEqual([
    [],
    {},
    'x',
    1,
    null,
    true,
    false,
  ]);
});

test('X03 no key reaches a prototype', () => {
  const { data } = readJson('{"__proto__": {"polluted": 1}, "constructor": 1, "toString": 2}');
  expect(isMap(data) && Object.keys(data)).toEqual(['__proto__', 'constructor', 'toString']);
  expect(isMap(data) && Object.getPrototypeOf(data)).toBeNull();
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

describe('what is refused', () => {
  test.each([
    [
      'S01 nothing',
      '',
      'state-readable',
      1,
      'the end of the file (it is cut off) on line 1 at offset 0, expected a value',
    ],
    ['S02 a torn map', '{"a": 1,\n', 'state-readable', 1, 'at offset 9, expected a key'],
    ['S02 a torn string', '{"a":\n"x', 'state-readable', 2, "on line 2 at offset 8, expected '\"'"],
    ['S02 a torn word', '[tru', 'state-readable', 1, 'found "t" on line 1 at offset 1, expected a value'],
    ['S02 a torn number', '[1.', 'state-readable', 1, 'found "." on line 1 at offset 2'],
    ['more behind the end', '{} x', 'state-readable', 1, 'expected the end of the file'],
    ['S08 a key twice', '{"a": 1,\n"b": {},\n"\\u0061": 2}', 'state-readable', 3, 'lines 1 and 3'],
    ['S08 twice on one line', '{"a": 1, "a": 2}', 'state-readable', 1, 'found the key "a" twice on line 1,'],
    [
      'a comma too many',
      '[1,]',
      'state-readable',
      1,
      'found a trailing comma on line 1 at offset 2, before "]"',
    ],
    [
      'a comma too many in a map',
      '{"a":1,\n}',
      'state-readable',
      1,
      'found a trailing comma on line 1 at offset 6, before "}", expected none after the last entry.',
    ],
    ['S02 torn after a comma', '[1,', 'state-readable', 1, 'the end of the file (it is cut off)'],
    ['no comma', '[1 2]', 'state-readable', 1, 'expected "," or "]"'],
    ['no colon', '{"a" 1}', 'state-readable', 1, 'expected ":"'],
    ['a comment', '// x\n{}', 'state-readable', 1, 'expected a value'],
    ['S17 NaN', '[NaN]', 'state-readable', 1, 'expected a value'],
    ['a number with a zero before it', '[01]', 'state-readable', 1, 'expected "," or "]"'],
    ['single quotes', "{'a': 1}", 'state-readable', 1, 'expected a key'],
    ['a line break in a string', '["a\nb"]', 'state-readable', 1, 'expected'],
    ['a wrong escape', '["a\\x"]', 'state-readable', 1, 'a string with valid escapes'],
    ['S03 conflict markers', '{\n<<<<<<< HEAD\n"a": 1', 'state-not-conflicted', 2, 'on line 2'],
    ['X02 5,000 lists', '['.repeat(5000), 'state-safe', 1, 'nested deeper'],
    ['X02 5,000 maps', '{"a":'.repeat(5000), 'state-safe', 1, 'nested deeper'],
    ['a path of keys without end', `{"${'k'.repeat(2000)}": [1]}`, 'state-safe', 1, 'more than 1024'],
  ])('%s', (_, text, rule, line, message) => {
    expect(fault(text)).toMatchObject({ rule, line, message: expect.stringContaining(message) });
  });

  test('S02 the offset is given as evidence', () => {
    expect(fault('{"a": ')).toMatchObject({ evidence: { offset: 6 } });
  });

  test('64 levels are read', () => {
    expect(fault(`${'['.repeat(64)}${']'.repeat(64)}`)).toBeInstanceOf(Array);
  });
});

describe('print', () => {
  const text = '{\t"a" : 1,\r\n  "b":["x", null]\r\n}';

  test('scalars change in place, of any kind', () => {
    const { places } = json.parse(text);
    expect(json.print(text, { data: { a: -0, b: ['"\u2028\n', true] }, places })).toBe(
      '{\t"a" : -0,\r\n  "b":["\\"\u2028\\n", true]\r\n}',
    );
  });

  test.each([
    ['a missing key', { b: ['x', null] }],
    ['another order of keys', { b: ['x', null], a: 1 }],
    ['a missing item', { a: 1, b: ['x'] }],
    ['a list for a scalar', { a: [1], b: ['x', null] }],
    ['a scalar for a list', { a: 1, b: 'x' }],
    ['a map for a list', { a: 1, b: { 0: 'x', 1: null } }],
    ['a number that JSON lacks', { a: Number.NaN, b: ['x', null] }],
  ])('%s cannot be changed in place', (_, data) => {
    expect(() => json.print(text, { ...json.parse(text), data })).toThrow(EditError);
  });
});
