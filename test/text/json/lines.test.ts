// What is read line by line, what a torn end costs, and how one line is edited.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EditError, StateError } from '../../../src/model/errors.ts';
import { type Data, isMap } from '../../../src/text/data/data.ts';
import { setIn } from '../../../src/text/data/edits.ts';
import { type NdjsonDocument, ndjson } from '../../../src/text/json/lines.ts';
import { atLeast } from '../../exhaustive.ts';
import { dataChange, editData } from '../data-edits.ts';
import { jsonText } from '../data-fragments.ts';
import { type Edited, printsBack, RUNS, readsBack } from '../laws.ts';

const fault = (text: string): unknown => {
  try {
    return ndjson.parse(text).torn;
  } catch (error) {
    return error instanceof StateError ? error.fault : error;
  }
};

describe('what is read', () => {
  test('S04 S05 one value a line, blank lines passed over, places of the whole text', () => {
    const { lines, torn } = ndjson.parse('\uFEFF{"a": 1}\r\n\r\n  {"a": [2]}\r\n');
    expect(lines.map(({ line, data }) => [line, data])).toEqual([
      [1, { a: 1 }],
      [3, { a: [2] }],
    ]);
    expect(lines[1]?.places.get('/a/0')).toEqual({ line: 3, text: '2' });
    expect(torn).toBeNull();
  });

  test('S25 a bad last line: the good ones are kept, and it is told', () => {
    for (const end of ['', '\n', '\n\n  \n']) {
      const { lines, torn } = ndjson.parse(`{"a": 1}\n{"a": 2}\n{"a": ${end}`);
      expect(lines).toHaveLength(2);
      expect(torn).toMatchObject({ line: 3, message: expect.stringContaining('on line 3 at offset') });
    }
  });

  test.each([
    ['S25 a bad line in the middle', '{"a": 1}\n{"a": \n{"a": 3}\n', 2, 'on line 2 at offset 15'],
    ['S25 a bad first line', '{"a"\n{"a": 3}\n', 1, 'on line 1'],
    ['S02 nothing but a torn line', '{"a": 1', 1, 'cut off'],
    ['S08 a key twice', '{"a": 1}\n{"a": 1, "a": 2}\n{}\n', 2, 'twice on line 2,'],
  ])('%s', (_, text, line, message) => {
    expect(fault(text)).toMatchObject({
      rule: 'state-readable',
      line,
      message: expect.stringContaining(message),
    });
  });

  test('S03 conflict markers', () => {
    expect(fault('{"a": 1}\n=======\n>>>>>>> x\n')).toMatchObject({ rule: 'state-not-conflicted', line: 2 });
  });

  test('X02 a last line that is nested too deep is no torn line', () => {
    expect(fault(`{}\n${'['.repeat(5000)}`)).toMatchObject({ rule: 'state-safe', line: 2 });
  });
});

describe('print', () => {
  const text = '{"a": "x",  "b": ["y"]}\r\n\r\n {"a":"x"} \r\n{"a"';
  const set = (which: number, key: string, value: Data): NdjsonDocument => {
    const doc = ndjson.parse(text);
    return {
      ...doc,
      lines: doc.lines.map((line, i) =>
        i === which ? { ...line, data: setIn(line.data, [key], value) } : line,
      ),
    };
  };

  test('one value on one line; the torn line stays', () => {
    expect(ndjson.print(text, set(1, 'a', 'z\n'))).toBe(text.replace('{"a":"x"}', '{"a":"z\\n"}'));
  });

  test('items of a list come and go', () => {
    expect(ndjson.print(text, set(0, 'b', ['y', 'z']))).toBe(text.replace('["y"]', '["y", "z"]'));
  });

  test('lines stay as many', () => {
    const doc = ndjson.parse(text);
    expect(() => ndjson.print(text, { ...doc, lines: doc.lines.slice(1) })).toThrow(EditError);
  });
});

describe('the laws of NDJSON', () => {
  const lines = fc
    .tuple(fc.array(jsonText, { minLength: 1, maxLength: 4 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
    .map(([values, eol, open]) => {
      const flat = values.map((one) => JSON.stringify(JSON.parse(one.replace('\uFEFF', ''))));
      return flat.join(eol) + (open ? '' : eol);
    });

  test('S07 print∘parse is identity on bytes', () => {
    expect(printsBack(ndjson, lines)).toBe(RUNS.numRuns);
  });

  test('parse∘print gives the document back and changes only the lines of changed scalars', () => {
    const edit = (doc: NdjsonDocument, change: Parameters<typeof editData>[2]): Edited<NdjsonDocument> => {
      const all = doc.lines.map((line) => ({ line, edited: editData(line.data, () => line.line, change) }));
      const touched = all.flatMap(({ edited }) => edited?.lines ?? []);
      if (touched.length === 0) return null;
      const next = all.map(({ line, edited }) => (edited ? { ...line, data: edited.doc } : line));
      return { doc: { ...doc, lines: next }, lines: touched };
    };
    const meaning = (doc: NdjsonDocument) => doc.lines.map(({ data }) => data);
    const { written, refused } = readsBack(ndjson, fc.tuple(lines, dataChange), edit, meaning);
    expect(written).toBeGreaterThan(atLeast(0.6, RUNS.numRuns));
    expect(refused).toBe(0);
  });

  test('X03 no key reaches a prototype', () => {
    const [line] = ndjson.parse('{"__proto__": {"polluted": 1}}\n').lines;
    expect(isMap(line?.data) && Object.keys(line.data)).toEqual(['__proto__']);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});
