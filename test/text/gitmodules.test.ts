// Paths of submodules as their list writes them.
import { expect, test } from 'vitest';
import { submodulePaths } from '../../src/text/gitmodules.ts';

test.each<[string, readonly string[]]>([
  ['[submodule "a"]\n\tpath = libs/a\n\turl = ../a\n', ['libs/a']],
  ['\tpath=libs/a\r\n  Path =  "with blanks" \r\n', ['libs/a', 'with blanks']],
  ['path = a = b', ['a = b']],
  ['path = ./libs//a/\npath = libs/a', ['libs/a']],
  ['pathology = a\nupdate = path\npath\n= a\n# path = a\n', []],
  ['path = ~x\npath = a\\b\npath = ..a', ['~x', 'a\\b', '..a']],
])('S27 %j', (text, paths) => {
  expect(submodulePaths(text)).toEqual(paths);
});

test.each(['', '"', '""', '.', './', '/', '/abs/x', '"/abs"', '..', '../lib', 'a/../../b', 'a/..'])(
  'S27 %j is nobody’s submodule',
  (path) => {
    expect(submodulePaths(`path = ${path}\n`)).toEqual([]);
  },
);
