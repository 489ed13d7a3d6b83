// A person's words of several lines on one line, and read back.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromOneLine, inOneLine, wordLines } from '../../../src/text/markdown/one-line.ts';
import { runs } from '../../exhaustive.ts';

test.each([
  [' ten\nof them ', 'ten<br>of them', 'ten\nof them'],
  ['a\r\n\r\n  b  \rc', 'a<br><br>  b<br>c', 'a\n\n  b\nc'],
  ['a <br> b', 'a \\<br> b', 'a <br> b'],
  ['\\<BR/>', '\\\\\\<BR/>', '\\<BR/>'],
  ['<!-- x -->', '\\<!-- x -->', '<!-- x -->'],
  ['a\u0000b\u2028c', 'a b<br>c', 'a b\nc'],
])('%j', (words, line, back) => {
  expect(inOneLine(words)).toBe(line);
  expect(fromOneLine(line)).toBe(back);
});

test('what is written so is read back whole', () => {
  const piece = fc.constantFrom(
    'a',
    ' ',
    '\n',
    '\r\n',
    '\\',
    '<br>',
    '<br />',
    '<',
    '>',
    '<!--',
    '-->',
    '|',
    '\t',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const words = pieces.join('');
      expect(inOneLine(words)).not.toMatch(/[\r\n]/);
      expect(fromOneLine(inOneLine(words))).toBe(wordLines(words).join('\n'));
    }),
    { numRuns: runs(20000) },
  );
});
