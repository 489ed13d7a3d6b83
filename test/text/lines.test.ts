// Lines with their places, edits in place, and conflict markers.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EditError, StateError } from '../../src/model/errors.ts';
import {
  eolOf,
  isConflictMark,
  lineAt,
  linesInConflict,
  linesOf,
  refuseConflicts,
  splice,
} from '../../src/text/lines.ts';
import { lineNumbers } from '../../src/text/plural.ts';
import { runs } from '../exhaustive.ts';
import { markdownText } from './fragments.ts';

describe('linesOf', () => {
  test('S04 S05 S07 the lines, their endings and the byte order mark are the whole text', () => {
    const law = fc.property(markdownText, (text) => {
      const lines = linesOf(text);
      const bom = text.startsWith('\uFEFF') ? '\uFEFF' : '';
      expect(bom + lines.map((line) => line.text + line.eol).join('')).toBe(text);
      for (const [i, line] of lines.entries()) {
        expect(line.number).toBe(i + 1);
        expect(text.slice(line.start, line.end)).toBe(line.text);
        expect(line.eol === '').toBe(i === lines.length - 1 && line.end === text.length);
      }
    });
    fc.assert(law, { numRuns: runs(1000) });
  });

  test('are found once where they are asked for again at once, and never for another text', () => {
    expect(linesOf('a\nb')).toBe(linesOf('a\nb'));
    expect(linesOf('a\nc').map(({ text }) => text)).toEqual(['a', 'c']);
    expect(linesOf('a\nb').map(({ text }) => text)).toEqual(['a', 'b']);
  });

  test('nothing has no line, a byte order mark alone neither', () => {
    expect(linesOf('')).toEqual([]);
    expect(linesOf('\uFEFF')).toEqual([]);
    expect(linesOf('\n')).toHaveLength(1);
  });

  test('a lone CR ends a line, CR LF once', () => {
    expect(linesOf('a\rb\r\n\nc').map(({ text, eol }) => text + JSON.stringify(eol))).toEqual([
      'a"\\r"',
      'b"\\r\\n"',
      '"\\n"',
      'c""',
    ]);
  });
});

test('eolOf is the ending that most lines have', () => {
  expect(eolOf(linesOf('a\nb\r\nc\r\n'))).toBe('\r\n');
  expect(eolOf(linesOf('a\rb\r'))).toBe('\r');
  expect(eolOf(linesOf('a\nb\r\n'))).toBe('\n');
  expect(eolOf(linesOf('a'))).toBe('\n');
});

test('lineAt finds the line of each offset', () => {
  const lines = linesOf('ab\r\n\ncd');
  expect([0, 1, 2, 3, 4, 5, 6, 7, 99].map((offset) => lineAt(lines, offset))).toEqual([
    1, 1, 1, 1, 2, 3, 3, 3, 3,
  ]);
  expect(lineAt([], 0)).toBe(1);
});

describe('splice', () => {
  test('replaces places in any order and leaves the rest', () => {
    const edits = [
      { start: 4, end: 5, text: 'E' },
      { start: 0, end: 1, text: '' },
      { start: 2, end: 2, text: '+' },
    ];
    expect(splice('abcdef', edits)).toBe('b+cdEf');
  });

  test('refuses overlapping edits', () => {
    const edits = [
      { start: 0, end: 2, text: 'x' },
      { start: 1, end: 3, text: 'y' },
    ];
    expect(() => splice('abc', edits)).toThrow(EditError);
  });
});

/** What is refused; `null` where nothing is. */
const fault = (text: string, firstLine?: number) => {
  try {
    refuseConflicts(linesOf(text), firstLine);
    return null;
  } catch (error) {
    return error instanceof StateError ? error.fault : error;
  }
};

describe('S03 conflict markers', () => {
  test.each([
    ['both sides', 'a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\n', [2, 4, 6]],
    ['the ancestor too', '<<<<<<< a\r\n||||||| base\r\n=======\r\n>>>>>>> b\r\n', [1, 2, 3, 4]],
    ['CR alone', 'x\r<<<<<<< a\r=======\r>>>>>>> b\r', [2, 3, 4]],
    ['half of a merge: the start', 'x\n<<<<<<< HEAD\n', [2]],
    ['half of a merge: the end', '=======\nx\n>>>>>>> branch\n', [1, 3]],
  ])('%s', (_, text, lines) => {
    expect(fault(text)).toMatchObject({
      rule: 'state-not-conflicted',
      line: lines[0],
      message: expect.stringContaining(`on ${lineNumbers(lines)}, expected`),
      evidence: { lines },
    });
  });

  test('lines count within the file', () => {
    expect(fault('x\n<<<<<<< a\n')).toMatchObject({
      message: expect.stringContaining('a conflict marker on'),
    });
    expect(fault('<<<<<<< a\n>>>>>>> b\n', 11)).toMatchObject({ line: 11, evidence: { lines: [11, 12] } });
  });

  test('what stands between the marks of both sides', () => {
    const within = (text: string) => [...linesInConflict(linesOf(text))].map(({ number }) => number);
    expect(within('a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\nd\n')).toEqual([2, 3, 4, 5, 6]);
    expect(within('a\n<<<<<<< HEAD\nb\n>>>>>>> other\n')).toEqual([]);
    expect(within('<<<<<<<< a\n<<<<<<< a\n=======\n>>>>>>>> b\n>>>>>>> b\nc\n')).toEqual([2, 3, 4, 5]);
  });

  test('a line with words after the equals signs is no mark', () => {
    const marks = linesOf('<<<<<<< a\n||||||| b\n=======\n======= c\n>>>>>>> d\n<<<<<<<\n');
    expect(marks.filter(isConflictMark).map(({ number }) => number)).toEqual([1, 2, 3, 5, 6]);
  });

  test('what only looks alike is none', () => {
    for (const text of [
      '=======\n',
      'Title\n=======\n',
      '<<<<<<<<\n',
      '> > > > > > >\n',
      ' <<<<<<< a\n',
      '|||||||\n',
    ])
      expect(fault(text)).toBeNull();
  });
});
