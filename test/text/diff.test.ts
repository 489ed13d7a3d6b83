// The diff that people are shown.
import { applyPatch } from 'diff';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstLines, unifiedDiff } from '../../src/text/diff.ts';
import { leastTime } from '../clock.ts';
import { runs } from '../exhaustive.ts';

const numbered = (word: string): string => Array.from({ length: 1500 }, (_, i) => `${word}${i}\n`).join('');

describe('unifiedDiff', () => {
  test('names the file and shows three lines around a change', () => {
    const before = 'a\nb\nc\nd\ne\nf\ng\nh\n';
    expect(unifiedDiff('specs/1/x.md', before, before.replace('e', 'E'))).toBe(
      '--- a/specs/1/x.md\n+++ b/specs/1/x.md\n@@ -2,7 +2,7 @@\n b\n c\n d\n-e\n+E\n f\n g\n h\n',
    );
  });

  test('nothing differs, nothing is shown', () => {
    expect(unifiedDiff('x', 'a\n', 'a\n')).toBe('');
  });

  test('S05 S07 a changed line ending or last newline is a change', () => {
    expect(unifiedDiff('x', 'a\r\nb\n', 'a\nb\n')).toContain('-a\r\n+a\n');
    expect(unifiedDiff('x', 'a\n', 'a')).toContain('\\ No newline at end of file');
  });

  test('G01 a name with line breaks or quotes cannot forge a line', () => {
    const diff = unifiedDiff('x\n+++ b/y"\u001b', 'a\n', 'b\n');
    expect(diff.split('\n')).toEqual([
      '--- "a/x\\n+++ b/y\\"\\033"',
      '+++ "b/x\\n+++ b/y\\"\\033"',
      '@@ -1,1 +1,1 @@',
      '-a',
      '+b',
      '',
    ]);
  });

  const text = fc
    .array(fc.constantFrom('a\n', 'b\n', 'c\r\n', '\n', 'd\r', '-x\n', '+y\n'), { maxLength: 12 })
    .chain((lines) => fc.constantFrom(lines.join(''), `${lines.join('')}end`));

  test('applying it gives the new text', () => {
    const law = fc.property(text, text, (before, after) => {
      const diff = unifiedDiff('f', before, after);
      expect(diff === '' ? before : applyPatch(before, diff, { autoConvertLineEndings: false })).toBe(after);
    });
    fc.assert(law, { numRuns: runs(1000) });
  });

  test('too many changes are shown whole, between the lines that both share', () => {
    const same = 'one\ntwo\nthree\nfour\n';
    const [before, after] = [same + numbered('old') + same, `${same}${numbered('new')}${same}more`];
    const diff = unifiedDiff('f', before, after);
    expect(diff).toContain('@@ -2,1507 +2,1508 @@\n two\n three\n four\n-old0\n');
    expect(applyPatch(before, diff, { autoConvertLineEndings: false })).toBe(after);
    const tail = unifiedDiff('f', before, `${same}${numbered('new')}${same}`);
    expect(tail.endsWith('+new1499\n one\n two\n three\n')).toBe(true);
    const added = unifiedDiff('f', '', numbered('new') + numbered('more'));
    expect(applyPatch('', added)).toBe(numbered('new') + numbered('more'));
  });

  test('X06 two files of 100 kB without a line in common take less than a second', () => {
    const file = (word: string): string => numbered(word).repeat(9);
    let diff = '';
    const act = () => {
      diff = unifiedDiff('f', file('old'), file('new'));
    };
    expect(leastTime(1000, act)).toBeLessThan(1000);
    expect(applyPatch(file('old'), diff)).toBe(file('new'));
  });
});

test('firstLines keeps endings, and is the text where it is shorter', () => {
  expect(firstLines('a\r\nb\nc', 2)).toBe('a\r\nb\n');
  expect(firstLines('a\nb', 2)).toBe('a\nb');
  expect(firstLines('a\nb', 9)).toBe('a\nb');
  expect(firstLines('a\nb', 0)).toBe('');
  expect(firstLines('', 3)).toBe('');
});
