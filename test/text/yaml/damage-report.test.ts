// Damage is told so that a person reads it: what all lines have alike is said once.
import { expect, test } from 'vitest';
import { told } from '../../../src/text/yaml/damage-report.ts';
import { recoverYaml } from '../../../src/text/yaml/recover.ts';

const damageOf = (text: string) => told(recoverYaml(text)?.damage ?? []);

test('a file that is indented with tabs is one warning, at the first of them', () => {
  const text = `a:\n${Array.from({ length: 40 }, (_, at) => `\tk${at}: ${at}\n`).join('')}`;
  expect(damageOf(text)).toEqual([
    {
      line: 2,
      message:
        'found a tab for indentation on line 2, expected blanks. It was taken for one; use blanks. ' +
        'The same holds for 39 more lines, the last of them line 41.',
    },
  ]);
  expect(damageOf('a:\n\tb: 1\n\tc: 2\n')[0]?.message).toContain('for 1 more line, the last of them line 3.');
});

test('a column behind a tab is not told of besides; columns among blanks are, once', () => {
  expect(damageOf('a:\n\t\t- b: 1\n\t\t\tc: 2\n').map(({ line }) => line)).toEqual([2]);
  const columns = damageOf('a:\n  b:\n      c: 1\n    d: 2\n      e: 3\n    f: 4\n');
  expect(columns.length).toBeLessThanOrEqual(1);
});

test('one tab alone stands as it is found, between what else is damaged', () => {
  const found = recoverYaml('x: a: b\na:\n\tb: 1\ny: c: d\n')?.damage ?? [];
  expect(told(found)).toEqual(found);
  expect(found.map(({ line }) => line)).toEqual([1, 3, 4]);
});

test('of lines that have nothing alike twenty are told, then their number', () => {
  const found = Array.from({ length: 25 }, (_, at) => ({ message: `found ${at}`, line: at + 1 }));
  expect(told(found)).toEqual([
    ...found.slice(0, 20),
    { message: 'found 5 more lines that had to be guessed or left out. Restore it from history.', line: 21 },
  ]);
});
